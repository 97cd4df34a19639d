//! Blanc Noir 黑與白 — the whole game, as a [`kernel::Position`].
//!
//! A shedding game with 125 number cards and 20 scrolls for two to six players. The rules are in
//! the rulebook (`rulebook/blanc-noir/`); each card and scroll has its own file here.
//!
//! ```
//! use blanc_noir::{Setup, Table};
//! use kernel::{Position, Seed, Turn};
//!
//! let mut table = Table::deal(&Setup::new(3), Seed::from_number(1)).unwrap();
//! let Turn::Act(asked) = table.turn() else { panic!("the game has just begun") };
//! let seat = asked.first().unwrap();
//! let mut actions = Vec::new();
//! table.legal_actions(seat, &mut actions);
//! table.play(seat, actions[0], &mut |_| ()).unwrap();
//! ```

mod action;
mod ask;
mod cards;
mod colour;
mod dealer;
mod event;
mod face;
mod faces;
mod flow;
mod fold;
mod imagine;
mod legal;
mod naming;
mod notation;
mod piles;
mod position;
mod reason;
mod rotate;
mod round;
mod rules;
pub mod scene;
mod scroll;
mod scrolls;
mod table;
mod trade;
mod view;

pub use action::Action;
pub use ask::{Ask, Doing, Phase, Play, Script};
pub use colour::Colour;
pub(crate) use dealer::Dealer;
pub use event::{Cause, Event, Sight, Source, Told};
pub use face::{DECK, Face, Kind};
pub use faces::Faces;
pub use notation::SWITCHES;
pub use reason::Reason;
pub use rules::{
    CompanionEffect, DeclareMode, DiscardMemory, EndTie, FirstCard, FirstStarter, GargoyleAudience,
    Rules, Setup, SetupError, ShockwaveScope, TwoPlayerReverse, ValkyrieZone,
};
pub use scroll::{SCROLLS, Scroll};
pub use table::{Direction, Lead, MAX_PLAYERS, Table};
pub use view::{LeadView, SeatView, SheetRow, SheetView, View};
