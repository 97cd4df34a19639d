//! 谁能提名 — who may nominate whom; with a living 主教, the storyteller instead of the players.

use kernel::Seat;

use super::reason::Reason;
use crate::ability::Which;
use crate::roles;
use crate::town::Town;

impl Town {
    /// Why a player may not nominate another; none if he may.
    pub(super) fn may_not_nominate(&self, by: Seat, whom: Seat) -> Option<Reason> {
        if !self.grimoire.is_alive(by) {
            Some(Reason::TheDeadDoNotNominate)
        } else if self.bishop().is_some() {
            Some(Reason::TheStorytellerNominates)
        } else if self.day.nominators.has(by) {
            Some(Reason::HasNominated)
        } else {
            self.may_not_be_nominated(whom)
        }
    }

    fn may_not_be_nominated(&self, whom: Seat) -> Option<Reason> {
        if self.grimoire.travellers().has(whom) {
            Some(Reason::IsATraveller)
        } else if self.day.nominated.has(whom) {
            Some(Reason::WasNominated)
        } else {
            None
        }
    }

    pub(super) fn storyteller_may_not_nominate(&self, whom: Seat) -> Option<Reason> {
        match self.bishop() {
            None => Some(Reason::NotTheQuestion),
            Some(_) => self.may_not_be_nominated(whom),
        }
    }

    /// The living player whose ability leaves nominations to the storyteller.
    fn bishop(&self) -> Option<Seat> {
        self.grimoire.seats().find(|&seat| {
            roles::of(self.grimoire.row(seat).character).storyteller_nominates
                && self.grimoire.is_alive(seat)
        })
    }

    /// Whether the storyteller still has to nominate somebody today: one at least who counts as of the side that is not
    /// the 主教's, if there is one.
    pub(super) fn owes_a_nomination(&self) -> bool {
        let Some(bishop) = self.bishop() else {
            return false;
        };
        let grimoire = &self.grimoire;
        let other = grimoire.row(bishop).side.other();
        let opposes = |seat: Seat| grimoire.is_of(seat, other).possible();
        grimoire.able(bishop, Which::Own)
            && !self.day.nominated.into_iter().any(opposes)
            && grimoire
                .seats()
                .any(|seat| opposes(seat) && self.may_not_be_nominated(seat).is_none())
    }
}
