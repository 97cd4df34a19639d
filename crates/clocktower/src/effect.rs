//! 效果 — what an ability does to a player for a while: a token in the grimoire that knows where it comes from.

use kernel::Seat;

use crate::Character;

/// What an effect does to the player it lies on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "mark", content = "of")]
pub enum Mark {
    /// 醉酒: has no ability.
    #[default]
    Drunk,
    /// 中毒: has no ability.
    Poisoned,
    /// 清醒且健康: drunkenness and poison do nothing.
    Sober,
    /// The Demon cannot harm this player.
    SafeFromDemon,
    /// This player cannot die.
    CannotDie,
    /// This player cannot die by execution.
    SurvivesExecution,
    /// Is not woken to do what the Demon does.
    Sleeps,
    /// 行动两次: what is done at night, or in private by day, is done twice.
    ActsTwice,
    /// Has the ability although dead.
    HasAbility,
    /// A mark of the character whose ability put it there; what it means stands in that file.
    Own(u8),
    /// A reminder token of a character that the storyteller plays by hand: which of its tokens.
    Reminder(u8),
    /// 疯狂: has to make the town believe to be that character.
    Mad(Character),
}

impl Mark {
    /// The marks that say all by themselves, and their names.
    pub const PLAIN: [(Self, &'static str); 9] = [
        (Self::Drunk, "drunk"),
        (Self::Poisoned, "poisoned"),
        (Self::Sober, "sober"),
        (Self::SafeFromDemon, "safe-from-demon"),
        (Self::CannotDie, "cannot-die"),
        (Self::SurvivesExecution, "survives-execution"),
        (Self::Sleeps, "sleeps"),
        (Self::ActsTwice, "acts-twice"),
        (Self::HasAbility, "has-ability"),
    ];
}

/// When an effect ends by itself. All end, for as long as it lasts, when the ability they come from is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "until", content = "day")]
pub enum Until {
    /// Not by itself.
    #[default]
    Forever,
    /// At the next dawn.
    Dawn,
    /// At the next dusk.
    Dusk,
    /// At the dusk that ends this day.
    DuskOf(u8),
}

/// One effect on one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Effect {
    /// What it does.
    pub mark: Mark,
    /// The player it lies on.
    pub on: Seat,
    /// The player whose ability put it there.
    pub by: Seat,
    /// The character of that ability.
    pub character: Character,
    /// Which of all abilities there have been put it there: once its owner has lost it, the effect is gone.
    pub ability: u8,
    /// When it ends.
    pub until: Until,
    /// Whether it goes on without the ability it comes from (心上人's drunkenness after death).
    pub outlives: bool,
    /// Whether it is only remembered: put there by an ability that did not work then (醉酒 or 中毒 while it was used).
    pub idle: bool,
}
