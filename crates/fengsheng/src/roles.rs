//! 角色 — one file per character: sex, mission, skills. What holds for several is in `shared`.

pub(crate) mod beret;
pub(crate) mod black_hand;
pub(crate) mod black_rose;
pub(crate) mod blade;
pub(crate) mod brother_mark;
pub(crate) mod code_clerk;
pub(crate) mod dai_li;
pub(crate) mod deadly_perfume;
pub(crate) mod duckweed;
pub(crate) mod emei_wind;
pub(crate) mod great_beauty;
pub(crate) mod holmes;
pub(crate) mod intelligence_chief;
pub(crate) mod masked_man;
pub(crate) mod mr_yi;
pub(crate) mod ninety_nine;
pub(crate) mod nobody;
pub(crate) mod old_ghost;
pub(crate) mod old_gun;
pub(crate) mod old_jin;
pub(crate) mod phantom_thief;
pub(crate) mod professional_killer;
pub(crate) mod rookie_white;
pub(crate) mod seven_hundred;
mod shared;
pub(crate) mod shining;
pub(crate) mod siskin;
pub(crate) mod sister_six;
pub(crate) mod steel_agent;
pub(crate) mod thousand_faces;
pub(crate) mod tide;
pub(crate) mod viper;

use kernel::{Card, Seat, Stack};

use crate::ask::{Ask, Cards, Who, Whose, Window};
use crate::cards::Aim;
use crate::mission::Mission;
use crate::role::{
    ACTIVE, Active, Conversion, Flip, Gender, Heard, Limit, PASSIVE, PLAIN, Passive, RoleDef, Side,
    TRIGGER, Trigger,
};
use crate::script::{COST, Flow, How, Occasion, Play, Script};
use crate::times::Times;
use crate::{
    Action, Colour, Colours, Dealer, Edition, Event, Face, Function, Occasions, Role, Table,
    TurnFlag, Way,
};
use shared::*;

impl Role {
    /// How many of its skills are declared; they are numbered from 0.
    pub fn skills(self, edition: Edition) -> u8 {
        edition.role(self).active.len() as u8
    }

    /// How many of its skills answer what happens; they are numbered from 0.
    pub fn triggers(self, edition: Edition) -> u8 {
        edition.role(self).triggers.len() as u8
    }
}

impl Role {
    /// Male or female, while it lies face up.
    pub fn gender(self, edition: Edition) -> Gender {
        edition.role(self).gender
    }

    /// Whether it starts face down (潜伏角色).
    pub fn starts_hidden(self, edition: Edition) -> bool {
        edition.role(self).hidden
    }
}

// --- players who have been served -----------------------------------------------------------

/// Marks a player as served, in the script's two bytes.
fn serve(my: &mut Play, seat: Seat) {
    let served = u16::from_le_bytes([my.count, my.note]) | 1 << seat.number();
    [my.count, my.note] = served.to_le_bytes();
}

/// Whether this script has served the player.
pub(crate) fn is_served(my: &Play, seat: Seat) -> bool {
    u16::from_le_bytes([my.count, my.note]) >> seat.number() & 1 == 1
}

/// How many cards on top of the deck a script lets one look at.
pub(crate) const fn looks_at(by: Script) -> usize {
    match by {
        Script::Trigger(Role::MaskedMan, _) => 3,
        _ => 5,
    }
}
