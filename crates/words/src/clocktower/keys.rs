//! 名称的键 — under which keys names are written.

use clocktower::{Character, FrameScript, Side, Slot, Team};

/// What stands before a character's id.
pub(super) const ROLE: &str = "ct-role-";
/// Whoever runs the game.
pub const STORYTELLER: &str = "ct-storyteller";

/// A character's name; for nobody's the storyteller's.
pub fn role(character: Character) -> String {
    if character == Character::default() {
        STORYTELLER.to_owned()
    } else {
        format!("{ROLE}{character}")
    }
}

/// A side's name.
pub fn side(side: Side) -> String {
    format!("ct-side-{}", side.name())
}

/// A team's name.
pub fn team(team: Team) -> String {
    format!("ct-team-{}", team.name())
}

/// What a call of the night is called.
pub fn slot(slot: Slot) -> String {
    match slot {
        Slot::Dusk => "ct-phase-dusk".to_owned(),
        Slot::MinionInfo => "ct-phase-minion-info".to_owned(),
        Slot::DemonInfo => "ct-phase-demon-info".to_owned(),
        Slot::Dawn => "ct-phase-dawn".to_owned(),
        Slot::Character(character) => role(character),
    }
}

/// What the town's own business is called.
pub fn business(script: FrameScript) -> &'static str {
    match script {
        FrameScript::Setup => "ct-business-setup",
        FrameScript::First | FrameScript::Other => "ct-business-night",
        FrameScript::Day => "ct-business-day",
        FrameScript::Then => "ct-business-then",
        FrameScript::Death => "ct-business-death",
        FrameScript::Nomination => "ct-business-nomination",
        FrameScript::Execution => "ct-business-execution",
        FrameScript::DemonInfo => "ct-phase-demon-info",
        FrameScript::Manual => "ct-business-manual",
        FrameScript::Visit => "ct-business-visit",
        FrameScript::Arrival => "ct-business-arrival",
    }
}
