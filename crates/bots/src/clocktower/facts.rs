//! 见闻 — what a player remembers: who was told what, who says so, who died and how, what was done before all.

use clocktower::{Character, Learned};
use kernel::{Seat, Seats};

/// What the player was told, and as whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Told {
    pub(super) character: Character,
    pub(super) learned: Learned,
}

/// What somebody says to have been told, and as whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Report {
    pub(super) by: Seat,
    pub(super) character: Character,
    pub(super) learned: Learned,
}

/// How somebody died.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// In a night.
    Night,
    /// Executed by the town.
    Execution,
    /// Otherwise by day.
    Day,
}

/// A death that everybody knows of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Death {
    pub(super) seat: Seat,
    /// The night, or the day after it.
    pub(super) night: u8,
    pub(super) end: End,
    /// How many lived just before.
    pub(super) lived: u8,
}

/// Something that somebody did before all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Did this character's deed on a player, who died of it or did not.
    Used {
        by: Seat,
        character: Character,
        on: Option<Seat>,
        killed: bool,
    },
    /// Nominated; and whether the nominator was executed for it.
    Nominated { by: Seat, seat: Seat, struck: bool },
}

/// What the town did on a day, and what the night before it left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Day {
    /// How many had died in the night before.
    pub(super) killed: u8,
    /// Who nominated.
    pub(super) nominators: Seats,
    /// Whose hands were counted in votes on executions.
    pub(super) hands: Seats,
    /// Whether somebody was executed, dead of it or not.
    pub(super) executed: bool,
    /// Whether it has ended.
    pub(super) is_over: bool,
}
