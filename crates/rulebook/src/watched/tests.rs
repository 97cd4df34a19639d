//! The smallest game with a secret, played rightly and with a bug planted.

use kernel::{Conserve, Eye, Imagine, Position, Rng, Sealed, Seat, Seats, Seed, Turn};

use super::Watched;
use crate::game::Miss;

/// Two players draw numbered cards from one pile.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Pile {
    left: Vec<u8>,
    hands: [Vec<u8>; 2],
    bug: Bug,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Bug {
    None,
    /// The drawn card stays in the pile as well.
    Doubles,
    /// Nobody is told of the draw.
    Silent,
    /// Who imagines the pile leaves a card out.
    Forgets,
    /// Who imagines the pile lays its cards the other way round.
    Guesses,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct View {
    mine: Vec<u8>,
    left: usize,
    bug: Bug,
}

/// A draw: who, and the card if the eye may know it.
type Drew<C> = (Seat, C);

impl Position for Pile {
    type Setup = Bug;
    type Action = u8;
    type Event = Drew<Sealed<u8>>;
    type Sight = Drew<Option<u8>>;
    type View = (Option<Seat>, View);
    type Reason = &'static str;
    type SetupError = String;

    const GAME: &'static str = "pile";
    const RULES_VERSION: u32 = 1;

    fn deal(bug: &Bug, _: Seed) -> Result<Self, String> {
        Ok(Self {
            left: vec![1, 2, 3, 4],
            hands: [Vec::new(), Vec::new()],
            bug: *bug,
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        Turn::Act(Seats::all(2))
    }

    fn legal_actions(&self, _: Seat, out: &mut Vec<u8>) {
        out.extend(self.left.last());
    }

    fn why_not(&self, _: Seat, action: u8) -> Option<&'static str> {
        (self.left.last() != Some(&action)).then_some("not-on-top")
    }

    fn play_unchecked(&mut self, seat: Seat, card: u8, tell: &mut dyn FnMut(Self::Event)) {
        if self.bug != Bug::Doubles {
            self.left.pop();
        }
        self.hands[seat.index()].push(card);
        if self.bug != Bug::Silent {
            tell((seat, Sealed::new(card, Seats::only(seat))));
        }
    }

    fn view(&self, eye: Eye) -> Self::View {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Public | Eye::All => None,
        };
        let mine = seat
            .map(|seat| self.hands[seat.index()].clone())
            .unwrap_or_default();
        (
            seat,
            View {
                mine,
                left: self.left.len(),
                bug: self.bug,
            },
        )
    }

    fn sight(&(seat, card): &Self::Event, eye: Eye) -> Option<Self::Sight> {
        Some((seat, card.open(eye)))
    }

    fn fold((me, view): &mut Self::View, &(seat, card): &Self::Sight) {
        view.left -= 1;
        if *me == Some(seat) {
            view.mine.extend(card);
        }
    }
}

impl Conserve for Pile {
    fn census(&self) -> Result<(), String> {
        match self.left.len() + self.hands.iter().map(Vec::len).sum::<usize>() {
            4 => Ok(()),
            other => Err(format!("there are {other} cards, not 4")),
        }
    }
}

impl Imagine for Pile {
    /// The cards come off the pile from the highest down, so whoever sees none has seen enough.
    fn imagine((me, view): &Self::View, _: &mut Rng) -> Self {
        let mut left: Vec<u8> = (1..=4).filter(|card| !view.mine.contains(card)).collect();
        let theirs = left.split_off(view.left);
        match view.bug {
            Bug::Forgets => left.truncate(2),
            Bug::Guesses => left.reverse(),
            Bug::None | Bug::Doubles | Bug::Silent => {}
        }
        let hands = if *me == Some(Seat::new(0)) {
            [view.mine.clone(), theirs]
        } else {
            [theirs, view.mine.clone()]
        };
        let bug = view.bug;
        Self { left, hands, bug }
    }
}

fn draw(bug: Bug, card: u8) -> Result<Vec<Vec<Drew<Option<u8>>>>, Miss> {
    let pile = Pile::deal(&bug, Seed::from_number(0)).expect("a pile needs nothing");
    Watched::new(pile).play(Seat::new(0), card, |reason| (*reason).to_owned())
}

#[test]
fn each_seat_is_told_what_it_may_know() {
    let me = Seat::new(0);
    assert_eq!(
        draw(Bug::None, 4),
        Ok(vec![vec![(me, Some(4))], vec![(me, None)]])
    );
}

#[test]
fn what_the_rules_forbid_is_a_miss() {
    assert_eq!(
        draw(Bug::None, 1),
        Err(Miss::new("it is refused: not-on-top", "a legal action"))
    );
}

#[test]
fn a_doubled_card_is_a_miss() {
    assert_eq!(
        draw(Bug::Doubles, 4),
        Err(Miss::new(
            "there are 5 cards, not 4",
            "every card in exactly one place"
        ))
    );
}

#[test]
fn a_view_that_nobody_was_told_of_is_a_miss() {
    let miss = draw(Bug::Silent, 4).expect_err("the draw was not told");
    assert!(miss.found.starts_with("seat A sees"), "{miss:?}");
    assert!(
        miss.expected
            .starts_with("what follows from what it was told"),
        "{miss:?}"
    );
}

#[test]
fn what_a_seat_imagines_must_be_whole_and_leave_it_the_same_choices() {
    let miss = draw(Bug::Forgets, 4).expect_err("a card is missing");
    assert_eq!(
        miss.found,
        "seat A imagines what cannot be: there are 3 cards, not 4"
    );
    let miss = draw(Bug::Guesses, 4).expect_err("another card lies on top");
    assert_eq!(miss.found, "seat A may do [3]");
}
