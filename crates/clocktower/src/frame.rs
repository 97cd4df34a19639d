//! 进行中 — an ability that is being carried out, as plain data: it can be copied and saved at any question.

use kernel::{Seat, Stack};

use crate::ability::Which;
use crate::grimoire::NOBODY;
use crate::info::Query;
use crate::town::Dealer;
use crate::{Character, Info, Side, Statement};

/// One step of an ability: a small function, found again through the role and the step's number.
pub(crate) type Step = fn(&mut Dealer<'_>, &mut Frame) -> Flow;

/// What comes after a step.
pub(crate) enum Flow {
    /// The next step.
    Next,
    /// Nothing more of this ability.
    Done,
    /// A question; the next step hears the answer.
    Ask(Seat, crate::ask::Question),
    /// The frame's player is told something: what can be said is worked out, and chosen by the storyteller if it is more than one thing.
    Tell,
}

/// Which of a role's scripts is carried out, or which of the town's own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Script {
    /// What the storyteller decides before the first night.
    #[default]
    Setup,
    /// The player's own first night with the ability.
    First,
    /// Every other night.
    Other,
    /// What is done by day, publicly or in private.
    Day,
    /// What follows from something that happened.
    Then,
    /// The town's own: somebody is about to die.
    Death,
    /// The town's own: somebody was nominated.
    Nomination,
    /// The town's own: somebody is executed.
    Execution,
    /// The town's own: the Demon learns the Minions and three characters not in play.
    DemonInfo,
    /// The town's own: a character that is played by hand.
    Manual,
    /// The town's own: somebody came to the storyteller.
    Visit,
    /// The town's own: a Traveller comes in mid-game.
    Arrival,
}

/// Why somebody dies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// An ability that is no Demon's.
    #[default]
    Ability,
    /// The Demon's ability.
    Demon,
    /// An execution.
    Execution,
    /// An exile.
    Exile,
    /// An ability that nothing stops (刺客).
    Unstoppable,
    /// The storyteller's word.
    Storyteller,
}

/// An ability under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// Whose ability it is.
    pub(crate) me: Seat,
    /// The character whose file is read.
    pub(crate) character: Character,
    pub(crate) which: Which,
    pub(crate) script: Script,
    pub(crate) step: u8,
    /// Whether the ability worked when it began.
    pub(crate) sober: bool,
    /// The players chosen so far.
    pub(crate) picks: Stack<Seat, 3>,
    /// The player chosen last; none if the player declined.
    pub(crate) picked: Option<Seat>,
    /// The character named.
    pub(crate) named: Option<Character>,
    /// The characters shown so far.
    pub(crate) shown: Stack<Character, 3>,
    /// What was stated or asked.
    pub(crate) statement: Statement,
    /// The answer to a yes-or-no question.
    pub(crate) yes: bool,
    /// What was told last.
    pub(crate) told: Info,
    /// Whom it is about: who died, was nominated, is executed.
    pub(crate) about: Seat,
    /// Why, if somebody dies.
    pub(crate) cause: Cause,
    /// Who or what did it, if somebody dies: the player whose ability it was.
    pub(crate) by: Option<Seat>,
    /// While it is under way, the game does not end: a Demon's heir is still to be found.
    pub(crate) holds_the_end: bool,
    /// A side, where one was chosen.
    pub(crate) side: Side,
    /// Whether all of it is done once more when it is done.
    pub(crate) twice: bool,
    /// Whether the one use of the ability is gone when it is done, whatever is done: it is the second time.
    pub(crate) used_up: bool,
}

impl Default for Frame {
    /// About nobody, and nobody's.
    fn default() -> Self {
        Self {
            me: NOBODY,
            character: Character::NONE,
            which: Which::Own,
            script: Script::Setup,
            step: 0,
            sober: false,
            picks: Stack::default(),
            picked: None,
            named: None,
            shown: Stack::default(),
            statement: Statement::Spoken,
            yes: false,
            told: Info::Nothing,
            about: NOBODY,
            cause: Cause::Ability,
            by: None,
            holds_the_end: false,
            side: Side::Good,
            twice: false,
            used_up: false,
        }
    }
}

impl Frame {
    pub(crate) fn query(&self) -> Query {
        let pick = |at: usize| self.picks.as_slice().get(at).copied().unwrap_or(self.me);
        Query {
            me: self.me,
            picks: [pick(0), pick(1)],
            statement: self.statement,
            told: self.told,
            falsified: false,
            night: 0,
        }
    }
}
