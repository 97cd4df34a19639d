//! 恶魔信息 — the Demon is shown the Minions and three good characters that are not in play.
//!
//! Whoever only believes to be the Demon (疯子) is shown the same, made up by the storyteller.

use kernel::Seats;

use crate::ask::Question;
use crate::frame::{Flow, Frame, Step};
use crate::info::SeatMask;
use crate::town::Dealer;
use crate::{Cast, Character, Info, Team};

pub(crate) const STEPS: &[Step] = &[
    show_the_minions,
    show_the_next_made_up_minion,
    show_what_is_made_up,
    choose_what_is_not_in_play,
    show_it,
    choose_what_is_not_in_play,
    show_it,
    choose_what_is_not_in_play,
    show_it,
];

/// How many characters are shown.
const BLUFFS: usize = 3;

fn is_the_demon(dealer: &Dealer<'_>, my: &Frame) -> bool {
    let grimoire = dealer.grimoire();
    grimoire.team(my.me) == Team::Demon
}

fn minions(dealer: &Dealer<'_>) -> Seats {
    let grimoire = dealer.grimoire();
    grimoire.those(|seat| grimoire.team(seat) == Team::Minion)
}

fn show_the_minions(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if is_the_demon(dealer, my) {
        let seats = SeatMask(minions(dealer));
        dealer.tell_player(my.me, Character::NONE, Info::Minions { seats });
        my.step += 2;
    }
    Flow::Next
}

/// As many as there are Minions.
fn show_the_next_made_up_minion(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let shown: Seats = my.picks.as_slice().iter().copied().collect();
    if shown.len() >= minions(dealer).len().min(BLUFFS) {
        return Flow::Next;
    }
    my.step -= 1;
    let others = dealer
        .grimoire()
        .present
        .without(my.me)
        .minus(shown)
        .minus(dealer.grimoire().travellers());
    Flow::Ask(dealer.town.storyteller(), Question::one_of(others))
}

fn show_what_is_made_up(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let seats = SeatMask(my.picks.as_slice().iter().copied().collect());
    dealer.tell_player(my.me, Character::NONE, Info::Minions { seats });
    Flow::Next
}

/// Good characters that no player has; for the real Demon also none that a player was shown.
fn choose_what_is_not_in_play(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let good = grimoire
        .script_of(Team::Townsfolk)
        .or(grimoire.script_of(Team::Outsider));
    let taken: Cast = grimoire
        .seats()
        .flat_map(|seat| [grimoire.row(seat).character, grimoire.row(seat).believes])
        .collect();
    let mut from = if is_the_demon(dealer, my) {
        good.minus(taken)
    } else {
        good
    };
    for shown in my.shown.as_slice() {
        from = from.without(*shown);
    }
    if from.is_empty() {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::name(from))
}

fn show_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(character) = my.named {
        if is_the_demon(dealer, my) {
            dealer.town.grimoire.notes.bluffs[my.shown.len()] = character;
        }
        my.shown.push(character);
        dealer.tell_player(my.me, Character::NONE, Info::Absent { character });
    }
    Flow::Next
}
