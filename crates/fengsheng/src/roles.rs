//! 角色 — one file per character: sex, mission, skills. What holds for several is here.

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

// --- occasions ------------------------------------------------------------------------------

fn is_my_death(me: Seat, occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Died { seat, .. } if seat == me)
}

fn someone_elses_death(me: Seat, occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Died { seat, .. } if seat != me)
}

fn i_gained_black(me: Seat, occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Gained { seat, black: true, .. } if seat == me)
}

/// Who gained black intelligence that this player sent.
fn gained_black_from(sender: Seat, occasion: Occasion) -> Option<Seat> {
    match occasion {
        Occasion::Gained {
            seat,
            by,
            how: How::Sent,
            black: true,
            ..
        } if by.seat() == Some(sender) => Some(seat),
        _ => None,
    }
}

/// Which other player sent the black intelligence that this player gained.
fn black_sent_to_me(me: Seat, occasion: Occasion) -> Option<Seat> {
    match occasion {
        Occasion::Gained {
            seat,
            by,
            how: How::Sent,
            black: true,
            ..
        } if seat == me => by.seat().filter(|&by| by != me),
        _ => None,
    }
}

// --- conditions -----------------------------------------------------------------------------

fn holds_black(table: &Table, seat: Seat) -> bool {
    !table.hands[seat]
        .and(table.deck_of().of_colour(Colour::Black))
        .is_empty()
}

fn another_with_intelligence(table: &Table, seat: Seat, target: Seat) -> bool {
    seat != target && !table.intelligence[target].is_empty()
}

// --- steps that several characters share ----------------------------------------------------

fn draw_two(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 2);
    Flow::Done
}

fn choose_whom_to_give(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.hands[my.by].is_empty() || dealer.table.living.len() < 2 {
        return Flow::Done;
    }
    which_player(my, Who::Other, false)
}

fn choose_what_to_give(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    which_card(my, Cards::Any, false)
}

fn give_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.give(my.by, my.target(), face);
    }
    Flow::Done
}

// Laying down up to `note` black cards before one player: whom, then card by card.

/// The step of such a script that chooses a card; whom comes before it.
const CHOOSE_A_CARD: u8 = 2;

fn remember_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    Flow::Next
}

fn choose_a_card(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == my.note || dealer.table.hands[my.by].is_empty() {
        return arrive_together(dealer, my);
    }
    which_card(my, Cards::Black, true)
}

fn lay_it_down(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.heard() else {
        return arrive_together(dealer, my);
    };
    dealer.lay_down(my.by, face, my.target());
    my.count += 1;
    Flow::Step(CHOOSE_A_CARD)
}

/// What was laid down before one player arrives there together.
fn arrive_together(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count > 0 {
        dealer.arrive(my.target(), my.by);
    }
    Flow::Done
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
