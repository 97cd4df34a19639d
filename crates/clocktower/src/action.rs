//! 行动 — one answer of a player or of the storyteller.

use kernel::Seat;

use crate::{Character, Info, Side, Statement};

/// One answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The storyteller goes on: the next call of the night, or the end of the day.
    Next,
    /// The storyteller lets the town talk on.
    Wait,
    /// Nothing more to do today; or nothing to say.
    Pass,
    /// Yes; a raised hand.
    Yes,
    /// No; no hand.
    No,
    /// This player.
    Pick(Seat),
    /// Nobody, or no character.
    Decline,
    /// This character.
    Name(Character),
    /// Nominates this player for execution.
    Nominate(Seat),
    /// Calls for the exile of this Traveller.
    Exile(Seat),
    /// Does publicly what this character does by day, or claims to.
    Use(Character),
    /// Goes to the storyteller.
    Visit,
    /// Says before all to be this character.
    ClaimToBe(Character),
    /// Says before all what the claimed character was told on a night.
    ClaimToKnow(Learned),
    /// Says before all to suspect this player.
    Suspect(Seat),
    /// Says before all to trust this player.
    Trust(Seat),
    /// Talks with this player alone; everybody sees that they do.
    Whisper(Seat),
    /// States this.
    State(Statement),
    /// The storyteller tells this.
    Say(Info),
    /// The storyteller does this by hand.
    Hand(Tool),
    /// The storyteller welcomes a newcomer, a Traveller, at this empty chair.
    Welcome(Seat),
    /// The storyteller sees this Traveller off, who leaves the game.
    SeeOff(Seat),
}

/// What a player says to have been told: on which night, about whom, and what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Learned {
    /// The night.
    pub night: u8,
    /// The two players it is about, where somebody chose two and the information itself does not name them.
    pub about: Option<[Seat; 2]>,
    /// What was told.
    pub info: Info,
}

/// What the storyteller can do by hand, for a character that no file carries out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tool {
    /// This player dies.
    Kill(Seat),
    /// This player lives again.
    Revive(Seat),
    /// This player becomes this character.
    Become(Seat, Character),
    /// This player is of this side now.
    Turn(Seat, Side),
    /// This player is drunk, for good.
    Drunk(Seat),
    /// This player is poisoned until dusk.
    Poison(Seat),
    /// This player gets a reminder token: which of the character's.
    Remind(Seat, u8),
    /// Takes from this player what was put there by hand.
    Clear(Seat),
    /// Tells this player something by word of mouth.
    Tell(Seat),
    /// This side wins.
    Win(Side),
}
