//! 耳朵 — hears what the engine tells, and says what it should tell.

use std::cell::Cell;

use kernel::{Eye, Seat, Seats};

use crate::event::{Event, Victory};
use crate::frame::Frame;
use crate::solve::model;
use crate::solve::node::Node;
use crate::solve::record::{Record, Round};
use crate::solve::search::truthful;
use crate::town::{Dealer, Phase};
use crate::{Character, Info, Side};

/// Hears what the engine tells, and knows what it should tell.
pub(crate) struct Ear<'a> {
    record: &'a Record,
    round: &'a Round,
    truthful: Seats,
    may_die_unseen: Seats,
    is_night: bool,
    heard: Cell<u128>,
    due: Cell<Seats>,
    execution_due: Cell<Option<Seat>>,
    /// Whether something happened that did not.
    refuted: Cell<bool>,
}

impl<'a> Ear<'a> {
    pub(crate) fn of(record: &'a Record, round: &'a Round, node: &Node) -> Self {
        Self {
            record,
            round,
            truthful: truthful(&node.town.grimoire),
            may_die_unseen: model::may_die_unseen(&node.town.grimoire),
            is_night: node.town.is_night(),
            heard: Cell::new(node.heard),
            due: Cell::new(node.due),
            execution_due: Cell::new(node.execution_due),
            refuted: Cell::new(false),
        }
    }

    /// What has been heard and has happened is written down; whether all of it is on record.
    pub(crate) fn leave(self, node: &mut Node) -> bool {
        node.heard = self.heard.get();
        node.due = self.due.get();
        node.execution_due = self.execution_due.get();
        !self.refuted.get()
    }

    #[expect(
        clippy::large_types_passed_by_value,
        reason = "it listens as the engine tells"
    )]
    pub(crate) fn hear(&self, event: Event) {
        match event {
            Event::Told {
                seat,
                character,
                info,
            } if self.truthful.has(seat) => {
                if let Some(info) = info.open(Eye::All) {
                    self.hear_what_was_told(seat, character, info);
                }
            }
            Event::AtNight {
                seat, died: true, ..
            } => self.refute_unless(self.round.died.or(self.may_die_unseen).has(seat)),
            Event::Dawned { died, revived } => {
                self.refute_unless(died == self.round.died && revived == self.round.revived);
            }
            Event::Died { seat } => {
                self.refute_unless(self.due.get().has(seat));
                self.due.set(self.due.get().without(seat));
            }
            Event::Executed { seat } => {
                self.refute_unless(self.execution_due.get() == Some(seat));
                self.execution_due.set(None);
            }
            Event::Revived { .. } => self.refuted.set(true),
            Event::Told { .. }
            | Event::AtNight { .. }
            | Event::Called { .. }
            | Event::NightFell { .. }
            | Event::DayEnded
            | Event::Revealed { .. }
            | Event::ClaimedToBe { .. }
            | Event::ClaimedToKnow { .. }
            | Event::Suspected { .. }
            | Event::Trusted { .. }
            | Event::Whispered { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Picked { .. }
            | Event::Named { .. }
            | Event::Stated { .. }
            | Event::Replied { .. }
            | Event::Visited { .. }
            | Event::Used { .. }
            | Event::Passed { .. }
            | Event::Waited
            | Event::Nominated { .. }
            | Event::ExileCalled { .. }
            | Event::Voted { .. }
            | Event::Counted { .. }
            | Event::VoteEnded
            | Event::Exiled { .. }
            | Event::Survived { .. }
            | Event::TokenSpent { .. }
            | Event::Board { .. }
            | Event::Own { .. }
            | Event::Written { .. }
            | Event::Marked { .. }
            | Event::UnderWay { .. }
            | Event::Noted { .. }
            | Event::ByHand { .. }
            | Event::Joined { .. }
            | Event::Left { .. }
            | Event::Won { .. } => {}
        }
    }

    fn refute_unless(&self, it_is_so: bool) {
        if !it_is_so {
            self.refuted.set(true);
        }
    }

    fn hear_what_was_told(&self, seat: Seat, character: Character, info: Info) {
        let next = self
            .round
            .next(seat, character, self.is_night, self.heard.get());
        match next.and_then(|(place, entry)| Some((place, entry.told?))) {
            Some((place, told)) => {
                self.refute_unless(told == info);
                self.heard.set(self.heard.get() | 1 << place);
            }
            None => self.refute_unless(!self.record.complete || info == Info::Nothing),
        }
    }

    /// What is told is what the player says to have heard, if that can be told.
    pub(crate) fn inform(&self, dealer: &mut Dealer<'_>, my: &Frame) {
        let tells = self.truthful.has(my.me);
        let said = if tells {
            self.round
                .next(my.me, my.character, self.is_night, self.heard.get())
                .and_then(|(_, entry)| entry.told)
        } else {
            None
        };
        match said {
            None if tells && self.record.complete => {
                if dealer.town.can_be_told(my, Info::Nothing) {
                    dealer.told(my, Info::Nothing);
                } else {
                    self.refuted.set(true);
                }
            }
            Some(info) if dealer.town.can_be_told(my, info) => dealer.told(my, info),
            Some(_) => {
                self.refuted.set(true);
                dealer.town.frames.clear();
                dealer.town.phase = Phase::Over {
                    side: Side::Good,
                    why: Victory::Storyteller,
                };
            }
            None if self.record.counts_errors => {
                dealer.ask(dealer.town.storyteller(), crate::Question::Say);
            }
            None => dealer.told(my, Info::Nothing),
        }
    }
}
