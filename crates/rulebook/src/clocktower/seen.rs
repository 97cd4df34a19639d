//! What each player has been shown: everything in any view or sight so far that says who is who.

use std::collections::BTreeSet;

use clocktower::{Character, Info, Sight, View};
use kernel::{Eye, Seat};

/// What one player has been shown.
#[derive(Clone, Default)]
pub(super) struct Seen {
    /// Players and characters that were named together.
    facts: BTreeSet<(Seat, Character)>,
    /// What the player was told since the last `expect` block.
    pub(super) told: Vec<Info>,
    /// Whether the player was asked or told anything at night since then.
    pub(super) woken: bool,
}

impl Seen {
    pub(super) fn has(&self, seat: Seat, character: Character) -> bool {
        self.facts.contains(&(seat, character))
    }

    /// A new block begins.
    pub(super) fn begin(&mut self) {
        self.told.clear();
        self.woken = false;
    }

    pub(super) fn look(&mut self, view: &View) {
        for seat in view.board.travellers {
            self.facts.insert((seat, view.board.open[seat]));
        }
        if let (Eye::Seat(seat), Some(own)) = (view.eye, view.own) {
            self.facts.insert((seat, own.character));
        }
    }

    pub(super) fn notice(&mut self, me: Seat, sight: &Sight, is_night: bool) {
        match *sight {
            Sight::Told { seat, info, .. } if seat == me => {
                self.told.push(info);
                self.woken |= is_night;
                self.learn(info);
            }
            Sight::Revealed {
                seat, character, ..
            } => {
                self.facts.insert((seat, character));
            }
            Sight::Asked { pending } if pending.to == me => self.woken |= is_night,
            Sight::Told { .. }
            | Sight::Asked { .. }
            | Sight::Called { .. }
            | Sight::NightFell { .. }
            | Sight::Dawned { .. }
            | Sight::DayEnded
            | Sight::Answered { .. }
            | Sight::Picked { .. }
            | Sight::Named { .. }
            | Sight::Stated { .. }
            | Sight::Replied { .. }
            | Sight::Visited { .. }
            | Sight::ClaimedToBe { .. }
            | Sight::ClaimedToKnow { .. }
            | Sight::Suspected { .. }
            | Sight::Trusted { .. }
            | Sight::Whispered { .. }
            | Sight::Used { .. }
            | Sight::Passed { .. }
            | Sight::Waited
            | Sight::Joined { .. }
            | Sight::Left { .. }
            | Sight::Nominated { .. }
            | Sight::ExileCalled { .. }
            | Sight::Voted { .. }
            | Sight::Counted { .. }
            | Sight::VoteEnded
            | Sight::Executed { .. }
            | Sight::Exiled { .. }
            | Sight::Died { .. }
            | Sight::Survived { .. }
            | Sight::Revived { .. }
            | Sight::TokenSpent { .. }
            | Sight::Board { .. }
            | Sight::Own { .. }
            | Sight::Written { .. }
            | Sight::Marked { .. }
            | Sight::UnderWay { .. }
            | Sight::Noted { .. }
            | Sight::ByHand { .. }
            | Sight::AtNight { .. }
            | Sight::Won { .. } => {}
        }
    }

    fn learn(&mut self, info: Info) {
        match info {
            Info::OneOf { a, b, character } => {
                self.facts.extend([(a, character), (b, character)]);
            }
            Info::Token { seat, character }
            | Info::Knows { seat, character }
            | Info::Believes { seat, character } => {
                self.facts.insert((seat, character));
            }
            Info::Either { seat, good, evil } => self.facts.extend([(seat, good), (seat, evil)]),
            Info::Nothing
            | Info::Number { .. }
            | Info::Answer { .. }
            | Info::NoneOf { .. }
            | Info::Pair { .. }
            | Info::Minions { .. }
            | Info::Demon { .. }
            | Info::Absent { .. }
            | Info::InPlay { .. }
            | Info::Became { .. }
            | Info::Turned { .. }
            | Info::Mad { .. }
            | Info::Statements { .. }
            | Info::Reply { .. }
            | Info::Grimoire { .. }
            | Info::Marked { .. }
            | Info::Spoken => {}
        }
    }
}
