//! 角色 — one file per character: sex, mission, skills. What holds for several is here.

mod beret;
mod black_hand;
mod black_rose;
mod blade;
mod brother_mark;
mod code_clerk;
mod duckweed;
mod emei_wind;
mod great_beauty;
mod intelligence_chief;
mod masked_man;
mod mr_yi;
mod nobody;
mod old_ghost;
mod old_gun;
mod old_jin;
mod phantom_thief;
mod professional_killer;
mod rookie_white;
mod seven_hundred;
mod shining;
mod siskin;
mod sister_six;
mod thousand_faces;
mod tide;
mod viper;

use kernel::Seat;

use crate::ask::{Ask, Cards, Who, Whose, Window};
use crate::cards::Aim;
use crate::mission::Mission;
use crate::role::{
    ACTIVE, Active, Flip, Gender, Heard, PASSIVE, PLAIN, Passive, RoleDef, Side, TRIGGER, Trigger,
};
use crate::script::{Flow, How, Occasion, Play, Script};
use crate::{Action, Colour, Dealer, Event, Face, Function, Role, Table, Way};

/// What a character is.
pub(crate) const fn def(role: Role) -> &'static RoleDef {
    match role {
        Role::OldGhost => &old_ghost::DEF,
        Role::CodeClerk => &code_clerk::DEF,
        Role::OldGun => &old_gun::DEF,
        Role::Shining => &shining::DEF,
        Role::BlackRose => &black_rose::DEF,
        Role::EmeiWind => &emei_wind::DEF,
        Role::OldJin => &old_jin::DEF,
        Role::IntelligenceChief => &intelligence_chief::DEF,
        Role::ProfessionalKiller => &professional_killer::DEF,
        Role::MaskedMan => &masked_man::DEF,
        Role::SevenHundred => &seven_hundred::DEF,
        Role::Blade => &blade::DEF,
        Role::GreatBeauty => &great_beauty::DEF,
        Role::SisterSix => &sister_six::DEF,
        Role::BrotherMark => &brother_mark::DEF,
        Role::PhantomThief => &phantom_thief::DEF,
        Role::Beret => &beret::DEF,
        Role::RookieWhite => &rookie_white::DEF,
        Role::Siskin => &siskin::DEF,
        Role::ThousandFaces => &thousand_faces::DEF,
        Role::BlackHand => &black_hand::DEF,
        Role::Viper => &viper::DEF,
        Role::Tide => &tide::DEF,
        Role::Duckweed => &duckweed::DEF,
        Role::MrYi => &mr_yi::DEF,
        Role::Nobody => &nobody::DEF,
    }
}

impl Role {
    /// How many of its skills are declared; they are numbered from 0.
    pub const fn skills(self) -> u8 {
        def(self).active.len() as u8
    }

    /// How many of its skills answer what happens; they are numbered from 0.
    pub const fn triggers(self) -> u8 {
        def(self).triggers.len() as u8
    }
}

impl Role {
    /// Male or female, while it lies face up.
    pub const fn gender(self) -> Gender {
        def(self).gender
    }

    /// Whether it starts face down (潜伏角色).
    pub const fn starts_hidden(self) -> bool {
        def(self).hidden
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
    Flow::Ask(
        my.by,
        Ask::Player {
            by: my.script,
            who: Who::Other,
            may_pass: false,
        },
    )
}

fn choose_what_to_give(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    Flow::Ask(
        my.by,
        Ask::Card {
            by: my.script,
            cards: Cards::Any,
            may_pass: false,
        },
    )
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
    Flow::Ask(
        my.by,
        Ask::Card {
            by: my.script,
            cards: Cards::Black,
            may_pass: true,
        },
    )
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

pub(crate) use duckweed::chosen_from_hand;
