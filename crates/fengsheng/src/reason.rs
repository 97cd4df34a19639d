//! 理由 — why an action is not legal, and the test that finds it.

use kernel::Seat;
use serde::Serialize;

use crate::cards::Aim;
use crate::{Action, Ask, Face, Function, Script, Table};

/// Why an action is not legal. Each has a text in three languages under its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotAsked,
    /// The action answers another question than the one asked.
    WrongQuestion,
    /// The card is not in the hand.
    NotInHand,
    /// The character was not offered.
    NotOffered,
    /// The chain is as long as it may get.
    ChainFull,
    /// No skill makes this card that function.
    NotThatFunction,
    /// This function's time has not come.
    NotNow(Timing),
    /// It has to be aimed at somebody.
    NeedsTarget,
    /// It is aimed at nobody.
    TakesNoTarget,
    /// It cannot be aimed at this player.
    NotThatPlayer,
    /// Intelligence was sent in this turn already, or it is not one's turn to send.
    MayNotSend,
    /// Intelligence cannot be sent that way.
    NotThatWay,
    /// The character has no such skill.
    NoSuchSkill,
    /// The skill cannot be used now.
    SkillNotNow,
    /// The identity would have to be somebody else's.
    NotHonest,
    /// The skill must be used.
    MustAnswer,
    /// The skill needs a card one does not hold.
    SkillNeedsCard,
    /// The card has not the colour that is asked for.
    NotThatColour,
    /// No such intelligence lies there.
    NoSuchIntelligence,
    /// Something has to be chosen.
    MustChoose,
}

/// When a function may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// In one's own turn, until intelligence has arrived.
    OwnTurn,
    /// In one's own play phase, with nothing waiting.
    OwnPlayPhase,
    /// While intelligence is on its way.
    InTransit,
    /// While another player's intelligence is on its way.
    OthersInTransit,
    /// When intelligence has arrived before one.
    Arrived,
    /// When intelligence has arrived before one that lies face down.
    ArrivedHidden,
    /// When intelligence has arrived before one that one is not bound to take.
    ArrivedFree,
    /// When somebody else has just used a card.
    CardUsed,
    /// Whenever a window is open.
    AnyTime,
    /// In one's own play step, with nothing waiting.
    OwnStep,
    /// Never: it can only be sent as intelligence.
    OnlySent,
    /// Never, in this edition.
    Never,
}

impl Reason {
    /// Its name in messages, texts and rulebook pages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotAsked => "not-asked",
            Self::WrongQuestion => "wrong-question",
            Self::NotInHand => "not-in-hand",
            Self::NotOffered => "not-offered",
            Self::ChainFull => "chain-full",
            Self::NotThatFunction => "not-that-function",
            Self::NotNow(_) => "not-now",
            Self::NeedsTarget => "needs-target",
            Self::TakesNoTarget => "takes-no-target",
            Self::NotThatPlayer => "not-that-player",
            Self::MayNotSend => "may-not-send",
            Self::NotThatWay => "not-that-way",
            Self::NoSuchSkill => "no-such-skill",
            Self::SkillNotNow => "skill-not-now",
            Self::NotHonest => "not-honest",
            Self::MustAnswer => "must-answer",
            Self::SkillNeedsCard => "skill-needs-card",
            Self::NotThatColour => "not-that-colour",
            Self::NoSuchIntelligence => "no-such-intelligence",
            Self::MustChoose => "must-choose",
        }
    }
}

impl Table {
    /// Why `seat` may not do `action`; `None` if it may. Looks at nothing `seat` may not know.
    pub(crate) fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        if self.winners.is_some() {
            return Some(Reason::GameOver);
        }
        if !self.asked.has(seat) {
            return Some(Reason::NotAsked);
        }
        match (self.ask, action) {
            (Ask::Role, Action::Choose(role)) => {
                (!self.offered[seat].has(role)).then_some(Reason::NotOffered)
            }
            (Ask::Window { .. }, Action::Pass) | (Ask::Receive, Action::Take | Action::Refuse) => {
                None
            }
            (Ask::Window { .. }, Action::Use(face, function)) => {
                self.use_objection(seat, face, function, None)
            }
            (Ask::Window { .. }, Action::UseAt(face, function, target)) => {
                self.use_objection(seat, face, function, Some(target))
            }
            (Ask::Window { .. }, Action::Send(..)) if !self.may_send(seat) => {
                Some(Reason::MayNotSend)
            }
            (Ask::Window { .. } | Ask::Send, Action::Send(face, _)) if !self.holds(seat, face) => {
                Some(Reason::NotInHand)
            }
            (Ask::Window { .. }, Action::Skill(number)) => self.skill_objection(seat, number, None),
            (Ask::Window { .. }, Action::SkillAt(number, target)) => {
                self.skill_objection(seat, number, Some(target))
            }
            (ask, action) => self.listed(seat, ask, action),
        }
    }

    pub(crate) fn holds(&self, seat: Seat, face: Face) -> bool {
        !self.hands[seat].and(self.deck_of().cards(face)).is_empty()
    }

    fn use_objection(
        &self,
        seat: Seat,
        face: Face,
        function: Function,
        target: Option<Seat>,
    ) -> Option<Reason> {
        let converted = self.is_up(seat) && self.converted(seat, face) == Some(function);
        let lying = self.quick_wit(seat, face, function).is_some();
        if !self.holds(seat, face) && !lying {
            Some(Reason::NotInHand)
        } else if !self.may_declare() {
            Some(Reason::ChainFull)
        } else if face.function() != function && !converted && !lying {
            Some(Reason::NotThatFunction)
        } else if !self.is_time_for(seat, function) {
            Some(Reason::NotNow(self.card_def(function).timing))
        } else {
            self.aim_objection(seat, self.card_def(function).aim, target)
        }
    }

    fn aim_objection(&self, seat: Seat, aim: Aim, target: Option<Seat>) -> Option<Reason> {
        match (aim.at(), target) {
            (_, None) => (!aim.may_be_nobody(self, seat)).then_some(Reason::NeedsTarget),
            (None, Some(_)) => Some(Reason::TakesNoTarget),
            (Some(may_target), Some(target)) => {
                let living = self.living;
                let may = living.has(target) && may_target(self, seat, target);
                // What need not be aimed at anybody, and now cannot be, takes no target.
                let none = aim.may_be_nobody(self, seat)
                    && !living.into_iter().any(|it| may_target(self, seat, it));
                let reason = if none {
                    Reason::TakesNoTarget
                } else {
                    Reason::NotThatPlayer
                };
                (!may).then_some(reason)
            }
        }
    }

    fn skill_objection(&self, seat: Seat, number: u8, target: Option<Seat>) -> Option<Reason> {
        let Some(skill) = self.def(seat).active.get(usize::from(number)) else {
            return Some(Reason::NoSuchSkill);
        };
        if !self.may_declare() {
            Some(Reason::ChainFull)
        } else if self.may_use_skill(seat, skill) {
            self.aim_objection(seat, skill.aim, target)
        } else {
            Some(Reason::SkillNotNow)
        }
    }

    /// The other questions have short lists of answers: what is not in them is explained.
    fn listed(&self, seat: Seat, ask: Ask, action: Action) -> Option<Reason> {
        let mut answers = Vec::new();
        self.answers(seat, &mut answers);
        if answers.contains(&action) {
            return None;
        }
        Some(match (ask, action) {
            (Ask::React, Action::Draw | Action::Discard | Action::Say) => Reason::NotHonest,
            (Ask::Trigger { .. }, Action::Pass) => Reason::MustAnswer,
            (
                Ask::Trigger {
                    by: Script::Trigger(..),
                },
                Action::Trigger,
            ) => Reason::SkillNeedsCard,
            (Ask::Trigger { .. }, Action::Trigger) => Reason::SkillNotNow,
            (Ask::Window { .. } | Ask::Send, Action::Send(..)) => Reason::NotThatWay,
            (Ask::Card { .. }, Action::Pick(face)) if !self.holds(seat, face) => Reason::NotInHand,
            (Ask::Whether { .. }, Action::Trigger) | (Ask::Card { .. }, Action::Pick(_)) => {
                Reason::NotThatColour
            }
            (Ask::Shown { .. } | Ask::Top { .. } | Ask::Discarded { .. }, Action::Pick(_)) => {
                Reason::NotInHand
            }
            (Ask::Intelligence { .. }, Action::PickFrom(..)) => Reason::NoSuchIntelligence,
            (Ask::Player { .. }, Action::Target(_)) => Reason::NotThatPlayer,
            (
                Ask::Card { .. }
                | Ask::Shown { .. }
                | Ask::Intelligence { .. }
                | Ask::Discarded { .. }
                | Ask::Top { .. }
                | Ask::Colour { .. }
                | Ask::Player { .. }
                | Ask::Send,
                Action::Pass,
            ) => Reason::MustChoose,
            _ => Reason::WrongQuestion,
        })
    }
}
