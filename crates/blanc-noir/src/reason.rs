//! 理由 — why an action is not legal, and the test that finds it.

use kernel::Seat;
use serde::Serialize;

use crate::cards::fairy;
use crate::face::mask;
use crate::scrolls::herald;
use crate::{Action, Ask, Colour, Face, Kind, Script, Scroll, Table, trade};

/// Why an action is not legal. Each has a text in three languages under its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn,
    /// The action answers another question than the one asked.
    WrongQuestion,
    /// Scrolls and trades belong to the scroll phase; something else is being asked.
    ScrollNotNow,
    /// The card is not in the hand.
    NotInHand,
    /// The card follows neither colour nor number.
    MustFollow {
        /// The colour to follow, if there is one.
        colour: Option<Colour>,
        /// The number to follow.
        number: u8,
    },
    /// A chain is pending: only a 25 answers it.
    #[serde(rename = "chain-only-25")]
    ChainOnly25 {
        /// What is pending.
        pending: u8,
    },
    /// A Princess is a 20: she cannot answer a chain, even with a 25 beside her.
    PrincessCannotAnswer,
    /// A Princess goes only with another special card.
    PrincessNeedsSpecial,
    /// Only the card just drawn may be played now.
    OnlyTheDrawnCard,
    /// A chain is pending: there is no drawing.
    ChainPending {
        /// What is pending.
        pending: u8,
    },
    /// Drawing is only for those who cannot play (switch `voluntary_draw`).
    DrawOnlyWithoutPlay,
    /// No chain is pending.
    NoChain,
    /// Whoever holds a 25 must answer with it (switch `chain_must_answer`).
    MustAnswerChain,
    /// A trade takes three cards of one number.
    TradeNeedsThree {
        /// The number.
        number: u8,
    },
    /// A trade must leave a card in hand.
    TradeWouldEmpty,
    /// The scroll deck is empty: there is nothing to trade for.
    TradeNoScrolls,
    /// The scroll does not lie face down before the player.
    ScrollNotYours,
    /// The Herald needs a card of its colour.
    HeraldNeedsCard {
        /// The Herald's colour.
        colour: Colour,
    },
    /// The Herald must leave two cards in hand.
    HeraldLeavesTwo,
    /// Relief needs more than five cards.
    ReliefNeedsSix,
    /// Threat needs a Golem, a Gargoyle or a Dragon.
    ThreatNeedsMonster,
    /// There is no other scroll for the Shockwave.
    ShockwaveNoTarget,
    /// The scroll deck is empty.
    RevelationEmpty,
    /// Another number is being traded.
    NotThatNumber {
        /// The number being traded.
        number: u8,
    },
    /// Another colour is asked for.
    NotThatColour {
        /// The colour asked for.
        colour: Colour,
    },
    /// A special card is asked for.
    NotSpecial,
    /// A basic card is asked for.
    NotBasic,
    /// Only a Golem, a Gargoyle or a Dragon can be given.
    NotAMonster,
    /// One of this kind was given already.
    AlreadyGiven,
    /// At least one card must stay.
    OneMustStay,
    /// Something has to be chosen first.
    CannotStopYet,
    /// It takes another player.
    NotAnotherPlayer,
    /// That player is not in this round.
    NotPlaying,
    /// No such scroll lies there.
    NoSuchScroll,
    /// The scroll deck is empty and no source.
    SourceClosed,
    /// That position was chosen already.
    AlreadySwapped,
    /// The card is not among those that were searched.
    NotInPile,
}

impl Reason {
    /// Its id: the same in JSON, in rulebook pages and in the texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::WrongQuestion => "wrong-question",
            Self::ScrollNotNow => "scroll-not-now",
            Self::NotInHand => "not-in-hand",
            Self::MustFollow { .. } => "must-follow",
            Self::ChainOnly25 { .. } => "chain-only-25",
            Self::PrincessCannotAnswer => "princess-cannot-answer",
            Self::PrincessNeedsSpecial => "princess-needs-special",
            Self::OnlyTheDrawnCard => "only-the-drawn-card",
            Self::ChainPending { .. } => "chain-pending",
            Self::DrawOnlyWithoutPlay => "draw-only-without-play",
            Self::NoChain => "no-chain",
            Self::MustAnswerChain => "must-answer-chain",
            Self::TradeNeedsThree { .. } => "trade-needs-three",
            Self::TradeWouldEmpty => "trade-would-empty",
            Self::TradeNoScrolls => "trade-no-scrolls",
            Self::ScrollNotYours => "scroll-not-yours",
            Self::HeraldNeedsCard { .. } => "herald-needs-card",
            Self::HeraldLeavesTwo => "herald-leaves-two",
            Self::ReliefNeedsSix => "relief-needs-six",
            Self::ThreatNeedsMonster => "threat-needs-monster",
            Self::ShockwaveNoTarget => "shockwave-no-target",
            Self::RevelationEmpty => "revelation-empty",
            Self::NotThatNumber { .. } => "not-that-number",
            Self::NotThatColour { .. } => "not-that-colour",
            Self::NotSpecial => "not-special",
            Self::NotBasic => "not-basic",
            Self::NotAMonster => "not-a-monster",
            Self::AlreadyGiven => "already-given",
            Self::OneMustStay => "one-must-stay",
            Self::CannotStopYet => "cannot-stop-yet",
            Self::NotAnotherPlayer => "not-another-player",
            Self::NotPlaying => "not-playing",
            Self::NoSuchScroll => "no-such-scroll",
            Self::SourceClosed => "source-closed",
            Self::AlreadySwapped => "already-swapped",
            Self::NotInPile => "not-in-pile",
        }
    }
}

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
