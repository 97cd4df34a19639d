//! 保命 — what keeps somebody from dying: marks that protect, and abilities that save.

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::frame::Cause;
use crate::grimoire::Grimoire;
use crate::role::{Dying, Round, Ward};
use crate::town::{Dealer, Town};
use crate::{Mark, roles};

impl Dealer<'_> {
    /// What abilities do about a death, in one round; an ability that would save but does not work is noted.
    pub(super) fn ward(&mut self, dying: Dying) -> Option<(Seat, Which, Ward)> {
        let mut failed = Seats::NONE;
        let mut found = None;
        let grimoire = self.grimoire();
        for me in grimoire.seats() {
            for which in Which::BOTH {
                let ability = grimoire.row(me).abilities[which.index()];
                let Some(ward) = roles::of(ability.character).ward else {
                    continue;
                };
                if ability.only_believed || found.is_some() {
                    continue;
                }
                let does = ward(self.town, me, which, dying);
                if does == Ward::Nothing {
                    continue;
                }
                if grimoire.able(me, which) {
                    found = Some((me, which, does));
                } else if grimoire.really_lives(me) {
                    failed = failed.with(me);
                }
            }
        }
        // What the storyteller may do has not gone wrong if it cannot be done.
        if found.is_none() && dying.round != Round::Optional {
            failed.into_iter().for_each(|seat| self.went_wrong(seat));
        }
        found
    }
}

impl Town {
    /// Whether something simply keeps this player from dying so.
    pub(crate) fn is_safe(&self, seat: Seat, cause: Cause) -> bool {
        let dying = Dying {
            seat,
            cause,
            by: None,
            round: Round::Standing,
        };
        is_marked_safe(&self.grimoire, seat, cause)
            || self.grimoire.seats().any(|me| {
                Which::BOTH.into_iter().any(|which| {
                    let character = self.grimoire.row(me).abilities[which.index()].character;
                    self.grimoire.able(me, which)
                        && roles::of(character)
                            .ward
                            .is_some_and(|ward| ward(self, me, which, dying) != Ward::Nothing)
                })
            })
    }
}

pub(super) fn is_marked_safe(grimoire: &Grimoire, seat: Seat, cause: Cause) -> bool {
    grimoire.has_mark(seat, Mark::CannotDie)
        || cause == Cause::Demon && grimoire.has_mark(seat, Mark::SafeFromDemon)
        || cause == Cause::Execution && grimoire.has_mark(seat, Mark::SurvivesExecution)
}
