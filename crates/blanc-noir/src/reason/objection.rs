//! 驳回 — the test that finds why an action is not legal.

use kernel::Seat;

use super::Reason;
use crate::cards::fairy;
use crate::face::mask;
use crate::scrolls::herald;
use crate::{Action, Ask, Face, Kind, Script, Scroll, Table, trade};

impl Table {
    /// Why `seat` may not do `action`; `None` if it may. Looks at nothing `seat` may not know.
    pub(crate) fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        if self.winners.is_some() {
            return Some(Reason::GameOver);
        }
        if seat != self.turn {
            return Some(Reason::NotYourTurn);
        }
        match (self.asked, action) {
            (ask, Action::Trade(_) | Action::Use(_)) if ask != Ask::Turn => {
                Some(Reason::ScrollNotNow)
            }
            (Ask::Turn, Action::Play(face)) => self.play_objection(face),
            (Ask::AfterDraw, Action::Play(face)) => {
                let drawn = self.drawn.is_some_and(|card| Face::of(card) == face);
                if drawn {
                    self.play_objection(face)
                } else {
                    Some(Reason::OnlyTheDrawnCard)
                }
            }
            (Ask::Turn, Action::Draw) => self.draw_objection(),
            (Ask::Turn, Action::Take) if self.may_take() => None,
            (Ask::Turn, Action::Take) if self.pending == 0 => Some(Reason::NoChain),
            (Ask::Turn, Action::Take) => Some(Reason::MustAnswerChain),
            (Ask::Turn, Action::Trade(face)) => self.trade_objection(face),
            (Ask::Turn, Action::Use(scroll)) => self.use_objection(scroll),
            (Ask::Colour, Action::Name(_)) | (Ask::Declare, Action::Declare | Action::Silent) => {
                None
            }
            (Ask::Target { by }, Action::Target(seat)) => self.target_objection(by, seat),
            (
                Ask::FairyOwn { .. } | Ask::FairySource | Ask::Shockwave,
                Action::Slot(owner, place),
            ) => self.slot_objection(owner, place),
            (Ask::Shockwave, Action::Open(owner, scroll)) => {
                let lies = owner.number() < self.seats
                    && crate::scrolls::shockwave::is_open_target(self, owner, scroll);
                (!lies).then_some(Reason::NoSuchScroll)
            }
            (Ask::FairySource, Action::Deck) => {
                self.scroll_deck.is_empty().then_some(Reason::SourceClosed)
            }
            (
                Ask::Turn
                | Ask::Colour
                | Ask::Target { .. }
                | Ask::FairySource
                | Ask::Shockwave
                | Ask::Declare,
                _,
            )
            | (Ask::AfterDraw | Ask::FairyOwn { .. }, Action::Pick(_)) => {
                Some(Reason::WrongQuestion)
            }
            (ask, Action::Stop) => (!ask.may_stop()).then_some(Reason::CannotStopYet),
            (ask, Action::Pick(face)) => self.pick_objection(ask, face),
            _ => Some(Reason::WrongQuestion),
        }
    }

    fn holds(&self, face: Face) -> bool {
        Self::copy_in(self.my_hand(), face).is_some()
    }

    fn play_objection(&self, face: Face) -> Option<Reason> {
        if !self.holds(face) {
            return Some(Reason::NotInHand);
        }
        if self.pending > 0 {
            return match face.kind() {
                _ if face.number() == 25 => None,
                Kind::Princess => Some(Reason::PrincessCannotAnswer),
                _ => Some(Reason::ChainOnly25 {
                    pending: self.pending,
                }),
            };
        }
        if mask::kind_of(face).and(self.following()).is_empty() {
            return Some(Reason::MustFollow {
                colour: self.lead.colour,
                number: self.lead.number,
            });
        }
        let alone = !self.my_hand().and(mask::SPECIAL).is_several();
        (face.kind() == Kind::Princess && alone).then_some(Reason::PrincessNeedsSpecial)
    }

    fn draw_objection(&self) -> Option<Reason> {
        match self.pending {
            _ if self.may_draw() => None,
            0 => Some(Reason::DrawOnlyWithoutPlay),
            pending => Some(Reason::ChainPending { pending }),
        }
    }

    fn trade_objection(&self, face: Face) -> Option<Reason> {
        let hand = self.my_hand();
        if !self.holds(face) {
            Some(Reason::NotInHand)
        } else if Self::copy_in(trade::tradeable(hand), face).is_none() {
            Some(Reason::TradeNeedsThree {
                number: face.number(),
            })
        } else if self.scroll_deck.is_empty() {
            Some(Reason::TradeNoScrolls)
        } else {
            (!self.has_enough_for_trade()).then_some(Reason::TradeWouldEmpty)
        }
    }

    fn use_objection(&self, scroll: Scroll) -> Option<Reason> {
        if !self.down[self.turn].as_slice().contains(&scroll) {
            return Some(Reason::ScrollNotYours);
        }
        if self.would_act(scroll) {
            return None;
        }
        Some(match scroll {
            Scroll::Relief => Reason::ReliefNeedsSix,
            Scroll::Threat => Reason::ThreatNeedsMonster,
            Scroll::Shockwave => Reason::ShockwaveNoTarget,
            Scroll::Revelation => Reason::RevelationEmpty,
            _ if self.my_hand().len() < 3 => Reason::HeraldLeavesTwo,
            _ => Reason::HeraldNeedsCard {
                colour: herald::colour_of(scroll),
            },
        })
    }

    fn target_objection(&self, by: Script, seat: Seat) -> Option<Reason> {
        if self.may_target(by, seat) {
            None
        } else if !self.playing.has(seat) {
            Some(Reason::NotPlaying)
        } else if by == Script::Scroll(Scroll::Shockwave) {
            Some(Reason::NoSuchScroll)
        } else {
            Some(Reason::NotAnotherPlayer)
        }
    }

    fn slot_objection(&self, owner: Seat, place: u8) -> Option<Reason> {
        if owner.number() >= self.seats || usize::from(place) >= self.down[owner].len() {
            return Some(Reason::NoSuchScroll);
        }
        if self.may_take_slot(owner, place) {
            return None;
        }
        let fairy = self.under_way();
        match self.asked {
            Ask::FairyOwn { .. } if owner != self.turn => Some(Reason::ScrollNotYours),
            Ask::FairySource if owner == self.turn => Some(Reason::NotAnotherPlayer),
            Ask::FairyOwn { .. } | Ask::FairySource => {
                debug_assert!(
                    !fairy::is_unchosen(&fairy, place) || !fairy::is_free(&fairy, owner, place)
                );
                Some(Reason::AlreadySwapped)
            }
            _ => Some(Reason::WrongQuestion),
        }
    }

    fn pick_objection(&self, ask: Ask, face: Face) -> Option<Reason> {
        if Self::copy_in(self.pickable(ask), face).is_some() {
            return None;
        }
        if ask == Ask::Valkyrie {
            return Some(Reason::NotInPile);
        }
        if !self.holds(face) {
            return Some(Reason::NotInHand);
        }
        Some(match ask {
            Ask::TradeMore { number, .. } => Reason::NotThatNumber { number },
            Ask::Companion => Reason::NotSpecial,
            Ask::LordCompanion { .. } if face.kind() != Kind::Number => Reason::NotBasic,
            Ask::LordCompanion { colour, .. } | Ask::Herald { colour, .. } => {
                Reason::NotThatColour { colour }
            }
            Ask::Cut => Reason::OneMustStay,
            Ask::Threat { .. } if face.kind().is_monster() => Reason::AlreadyGiven,
            Ask::Threat { .. } => Reason::NotAMonster,
            _ => Reason::WrongQuestion,
        })
    }
}
