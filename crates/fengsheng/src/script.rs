//! 结算 — the scripts of cards and skills: steps, declarations, and what skills answer.

use kernel::{Card, Eye, Seat};
use serde::{Serialize, Serializer};

use crate::ask::Ask;
use crate::{Colours, Dealer, Edition, Face, Function, Role, Table};

/// What is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Script {
    /// A card's function.
    Card(Function),
    /// A skill that was declared.
    Skill(Role, u8),
    /// A skill that answers an occasion.
    Trigger(Role, u8),
    /// A rule of the game.
    Rule(Rule),
}

/// A rule of the game that asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// 精明 — a card goes back on the deck after the draw.
    ReturnOne,
    /// 风度 — a female wins along.
    GoodManners,
    /// A face-down character may be one that turns up now.
    TurnUp,
}

impl Default for Script {
    /// What fills unused places of a stack; it means nothing.
    fn default() -> Self {
        Self::Rule(Rule::TurnUp)
    }
}

impl Script {
    pub(crate) fn steps(self, edition: Edition) -> &'static [Step] {
        match self {
            Self::Card(function) => edition.card(function).steps,
            Self::Skill(role, number) => edition.role(role).active[usize::from(number)].steps,
            Self::Trigger(role, number) => edition.role(role).triggers[usize::from(number)].steps,
            Self::Rule(_) => &[],
        }
    }

    /// What is done when it is declared, before anybody answers: its steps count from [`COST`].
    fn cost(self, edition: Edition) -> &'static [Step] {
        match self {
            Self::Skill(role, number) => edition.role(role).active[usize::from(number)].cost,
            Self::Card(_) | Self::Trigger(..) | Self::Rule(_) => &[],
        }
    }

    /// The step with this number, of what it does or of what it costs.
    pub(crate) fn step(self, edition: Edition, number: u8) -> Option<Step> {
        let done = self.steps(edition).get(usize::from(number));
        let step = done.or_else(|| {
            let paid = number.checked_sub(COST)?;
            self.cost(edition).get(usize::from(paid))
        });
        step.copied()
    }

    /// Whether it is a yellow skill that is carried out at once, without lying on the chain.
    pub fn is_at_once(self, edition: Edition) -> bool {
        match self {
            Self::Skill(role, number) => edition.role(role).active[usize::from(number)].at_once,
            Self::Card(_) | Self::Trigger(..) | Self::Rule(_) => false,
        }
    }

    /// Whether it keeps a set of seats in its two bytes, from its third step on.
    pub(crate) fn keeps_seats(self, edition: Edition) -> bool {
        match self {
            Self::Card(function) => function == Function::Confound,
            Self::Trigger(role, number) => {
                edition.role(role).triggers[usize::from(number)].keeps_seats
            }
            Self::Skill(..) | Self::Rule(_) => false,
        }
    }

    /// As which function it counts.
    pub(crate) fn counts_as(self, edition: Edition) -> Option<Function> {
        match self {
            Self::Card(function) => Some(function),
            Self::Skill(role, number) => edition.role(role).active[usize::from(number)].counts_as,
            Self::Trigger(..) | Self::Rule(_) => None,
        }
    }
}

/// The number of the first step of a skill's cost; a skill has fewer steps that are answered.
pub(crate) const COST: u8 = 0x40;

impl Serialize for Script {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Card(function) => to.serialize_str(function.name()),
            Self::Skill(role, number) => to.collect_str(&format_args!("{role}-skill-{number}")),
            Self::Trigger(role, number) => to.collect_str(&format_args!("{role}-trigger-{number}")),
            Self::Rule(Rule::ReturnOne) => to.serialize_str("return-one"),
            Self::Rule(Rule::GoodManners) => to.serialize_str("good-manners"),
            Self::Rule(Rule::TurnUp) => to.serialize_str("turn-up"),
        }
    }
}

/// A predicate that says when something may be used: of public facts and one's own cards.
pub(crate) type When = fn(&Table, Seat) -> bool;

/// One step of a script: a sentence of the rule.
pub(crate) type Step = fn(&mut Dealer<'_>, &mut Play) -> Flow;

/// What follows a step.
pub(crate) enum Flow {
    /// The next step.
    Next,
    /// The step with this number, counted from 0.
    Step(u8),
    /// Nothing: the script is done.
    Done,
    /// A question; the next step hears the answer.
    Ask(Seat, Ask),
    /// First everybody whose skill answers this occasion is heard; then the next step.
    Hear(Occasion),
}

/// A seat, or none: in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whom(u8);

impl Default for Whom {
    fn default() -> Self {
        Self::NOBODY
    }
}

impl Whom {
    pub(crate) const NOBODY: Self = Self(u8::MAX);

    /// Who, if anybody.
    pub const fn seat(self) -> Option<Seat> {
        if self.0 == u8::MAX {
            None
        } else {
            Some(Seat::new(self.0))
        }
    }
}

impl From<Seat> for Whom {
    fn from(seat: Seat) -> Self {
        Self(seat.number())
    }
}

/// A declaration, or a script being carried out. Plain numbers, so that a position can be copied in
/// the middle of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Play {
    pub(crate) script: Script,
    /// The step that comes next.
    pub(crate) step: u8,
    pub(crate) by: Seat,
    pub(crate) target: Whom,
    /// The card that is used, as its number plus one; 0 for a skill.
    pub(crate) card: u8,
    /// Whether it will have its effect.
    pub(crate) standing: Standing,
    /// How often the script has done what it counts.
    pub(crate) count: u8,
    /// What else the script remembers between its steps.
    pub(crate) note: u8,
}

/// In a note: the rest is the place of a face that was chosen unseen, or no face's if the eye may not know.
const UNSEEN: u8 = 0x80;
const _: () = assert!(
    Face::COUNT < UNSEEN as usize,
    "no face is taken for an unknown one"
);

/// Whether a declaration will have its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Standing {
    /// It will.
    #[default]
    Stands,
    /// A 识破 made it void.
    Countered,
    /// Something else did.
    Outranked,
}

impl Play {
    pub(crate) const fn is_void(&self) -> bool {
        !matches!(self.standing, Standing::Stands)
    }

    pub(crate) fn of(script: Script, by: Seat) -> Self {
        Self {
            script,
            by,
            ..Self::default()
        }
    }

    pub(crate) const fn card(self) -> Option<Card> {
        if self.card == 0 {
            None
        } else {
            Some(Card(self.card - 1))
        }
    }

    /// Remembers which card of the target's hand was chosen: until it leaves that hand nobody else knows.
    pub(crate) const fn choose_unseen(&mut self, face: Face) {
        self.note = UNSEEN | face.index() as u8;
    }

    /// Whether a card of the target's hand was chosen, which has not left it yet.
    pub(crate) const fn has_chosen_unseen(self) -> bool {
        self.note & UNSEEN != 0
    }

    /// Which, if one was chosen and may be known.
    pub(crate) const fn chosen_unseen(self) -> Option<Face> {
        if self.has_chosen_unseen() {
            Face::from_index(self.note & !UNSEEN)
        } else {
            None
        }
    }

    /// What an eye may know of it: not which card it is, but that there is one, and a card that was chosen
    /// unseen only if it is the eye that chose.
    pub(crate) fn seen_by(mut self, eye: Eye) -> Self {
        self.card = u8::from(self.card > 0);
        if self.has_chosen_unseen() && eye != Eye::Seat(self.by) && eye != Eye::All {
            self.note = u8::MAX;
        }
        self
    }

    /// The player it is aimed at.
    ///
    /// # Panics
    /// If it is aimed at nobody: only scripts with an aim ask.
    pub(crate) fn target(self) -> Seat {
        self.target
            .seat()
            .expect("this script is aimed at a player")
    }
}

/// How intelligence came to lie before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How {
    /// It was sent.
    Sent,
    /// 真伪莫辨.
    Confound,
    /// A skill placed it.
    Placed,
}

/// Something that skills may answer at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occasion {
    /// A probe that nobody countered is about to take effect.
    Probed { by: Seat, target: Seat },
    /// A card that nobody countered is about to take effect: a lure at its target, a counter of its
    /// target's card, an interception or a swap of what travels to its target.
    About {
        by: Seat,
        function: Function,
        target: Whom,
    },
    /// A probe took effect; whether its target drew or discarded.
    ProbeDone { by: Seat, target: Seat, acted: bool },
    /// The player on turn is about to choose what to send.
    Sending,
    /// A lock that nobody countered is about to take effect.
    Locked { by: Seat, target: Seat },
    /// A lock took effect.
    LockDone { by: Seat },
    /// A card was countered.
    Countered { owner: Seat },
    /// Intelligence was deciphered.
    Decoded { by: Seat },
    /// 真伪莫辨 takes effect.
    Confounded { by: Seat },
    /// Intelligence came to lie before a player.
    Gained {
        seat: Seat,
        by: Whom,
        how: How,
        black: bool,
        /// Whether there is red or blue among it.
        truth: bool,
        /// Its colours, if it was called aside to this player by an interception; else none.
        aside: Colours,
    },
    /// A player has three black intelligence and may yet be saved.
    Dying { seat: Seat },
    /// A player dies.
    Died { seat: Seat, killer: Whom },
    /// A turn begins.
    TurnBegan,
    /// The turn ends; whether its player killed somebody in it.
    TurnEnded,
}
