//! 手牌 — what a card of the hand is worth as long as it stays there.

use fengsheng::{Colour, Face, Faces, Faction, Function};

use super::goal::Goal;
use super::situation::{Counts, Situation};

/// A card that one does not know.
pub(super) const CARD: i32 = 30;

/// When hardly more than so many cards are left to draw, one draws what one has just used.
const COMES_ROUND: i32 = 6;

/// A card as they come, once one holds it.
const ANY_CARD: i32 = 42;

/// The cards of one's hand, each face once, so that nobody has to leaf through all faces there are.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    faces: [(Face, u8); Face::COUNT],
    different: usize,
    /// How many there are of each function.
    kinds: [u8; Function::ALL.len()],
}

impl Hand {
    pub(super) fn of(cards: Faces) -> Self {
        let mut hand = Self {
            faces: [(Face::default(), 0); Face::COUNT],
            different: 0,
            kinds: [0; Function::ALL.len()],
        };
        for face in Face::all() {
            let copies = cards.count(face);
            if copies > 0 {
                hand.faces[hand.different] = (face, copies);
                hand.different += 1;
                hand.kinds[face.function() as usize] += copies;
            }
        }
        hand
    }

    /// Each face, and how many cards bear it.
    pub(super) fn faces(&self) -> &[(Face, u8)] {
        &self.faces[..self.different]
    }

    /// Each card.
    pub(super) fn cards(&self) -> impl Iterator<Item = Face> + '_ {
        let copies = |&(face, copies): &(Face, u8)| (0..copies).map(move |_| face);
        self.faces().iter().flat_map(copies)
    }

    pub(super) fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for &(face, copies) in self.faces() {
            counts.add(face, copies);
        }
        counts
    }
}

impl Situation<'_> {
    /// What is lost when this card leaves the hand for nothing.
    pub(super) fn keep(&self, face: Face) -> i32 {
        self.function_worth(face) + self.colour_worth(face) + self.hoard_worth(face)
    }

    /// What is lost when it is sent: its colour is not.
    pub(super) fn keep_from_sending(&self, face: Face) -> i32 {
        self.function_worth(face) + self.hoard_worth(face)
    }

    /// What it may do.
    pub(super) fn function_worth(&self, face: Face) -> i32 {
        let worth = match face.function() {
            Function::Lock => 55,
            Function::Lure => 45,
            Function::Intercept => 75,
            Function::Return | Function::Probe => 14,
            Function::Decode => 10,
            Function::Swap => 40,
            Function::Transfer => 60,
            Function::Gamble => 12,
            Function::Weigh => 6,
            Function::Reinforce => 25,
            Function::PublicText => 0,
            Function::Burn => 70,
            Function::Counter => 65,
            Function::Confound => 8,
        };
        // Of many of a kind the last one is used last.
        if self.hand.kinds[face.function() as usize] > 2 {
            worth * 2 / 3
        } else {
            worth
        }
    }

    /// What it is worth to have something of this colour to send.
    fn colour_worth(&self, face: Face) -> i32 {
        let black = face.is(Colour::Black);
        let own = match self.side.colour() {
            Some(colour) => face.is(colour),
            None => match self.goal {
                Goal::Red3 => face.is(Colour::Red),
                Goal::Blue3 => face.is(Colour::Blue),
                Goal::True5 | Goal::Six => !black,
                _ => false,
            },
        };
        match (own && !black, black) {
            (true, _) => 20,
            (_, true) => 8,
            _ => 0,
        }
    }

    /// What it is worth to a bystander who wins by what it holds.
    fn hoard_worth(&self, face: Face) -> i32 {
        if self.side != Faction::Bystander {
            return 0;
        }
        let wanted = |colour: Colour, held: u8, need: u8, worth: i32| {
            if face.is(colour) && held <= need {
                worth
            } else {
                0
            }
        };
        match self.goal {
            Goal::HandTen => 40 + 6 * i32::from(self.held.cards),
            Goal::HandThreeAndThree => {
                wanted(Colour::Red, self.held.red, 3, 110)
                    + wanted(Colour::Blue, self.held.blue, 3, 110)
            }
            Goal::HandFourCounters if face.function() == Function::Counter => 120,
            Goal::DieWithThreeRed => wanted(Colour::Red, self.held.red, 3, 90),
            _ => 0,
        }
    }

    /// 权衡 — what it is worth to have other cards instead of the others one holds.
    pub(super) fn fresh_hand(&self) -> i32 {
        let held: i32 = self.hand.cards().map(|face| self.keep(face)).sum();
        let weigh = self
            .hand
            .cards()
            .find(|face| face.function() == Function::Weigh);
        let others = i32::from(self.held.cards) - 1;
        if others > self.to_draw() {
            return 0;
        }
        others * ANY_CARD - (held - weigh.map_or(0, |face| self.keep(face)))
    }

    /// How many cards there are to draw that do not just come round again.
    fn to_draw(&self) -> i32 {
        let left = i32::from(self.view.deck) + i32::from(self.view.discard.len() as u8);
        (left - COMES_ROUND).max(0)
    }

    /// What it is worth to draw so many.
    pub(super) fn drawing(&self, cards: i32) -> i32 {
        let hoards = matches!(self.goal, Goal::HandTen | Goal::HandThreeAndThree);
        let each = if self.is_bystander() && hoards {
            CARD + 40
        } else {
            CARD
        };
        cards.min(self.to_draw()) * each
    }
}
