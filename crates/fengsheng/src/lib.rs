//! 风声 — several editions of the game of spies, as a [`kernel::Position`].
//!
//! Players of two hidden factions, and bystanders with secret missions, send intelligence from hand
//! to hand. Any use of a card can be answered, and the answer answered in turn. Cards, characters
//! and editions are files of their own; the flow knows none of them.
//!
//! | file | what it knows |
//! |---|---|
//! | `flow`, `frame`, `window`, `hear` | what is under way, who is asked, which skills answer |
//! | `script`, `dealer` | what cards and skills are carried out with: steps and verbs |
//! | `transit`, `gain`, `victory` | how intelligence travels, what it does to a player, who wins |
//! | `cards/`, `roles/`, `mission` | one file per function and per character |
//! | `editions/`, `deck`, `face` | what an edition is made of: data |
//! | `view`, `event`, `fold`, `imagine` | what may be seen, what is told, what could be so |
//!
//! The rules are told, case by case, under `rulebook/fengsheng/`; a ruling with an F and a number is
//! the page of that number plus one hundred under `rulebook/rulings/`.

mod action;
mod agreement;
mod ask;
mod cards;
mod cast;
mod colour;
mod concerns;
mod dealer;
mod deck;
mod edition;
mod editions;
mod event;
mod face;
mod faces;
mod flow;
mod fold;
mod frame;
mod gain;
mod hear;
mod imagine;
mod legal;
mod limits;
mod mission;
mod notation;
mod occasions;
mod outline;
mod piles;
mod position;
mod reason;
mod role;
mod roles;
mod rotate;
mod rules;
pub mod scene;
mod script;
mod setup;
mod stages;
mod steps;
mod table;
mod times;
mod transit;
mod turn;
mod under_way;
mod usable;
mod victory;
mod view;
mod window;

pub use action::Action;
pub use agreement::{Setup, SetupError};
pub use ask::{Ask, Cards, Who, Whose, Window};
pub use cast::Cast;
pub use colour::{Colour, Colours};
pub(crate) use dealer::Dealer;
pub use edition::{Edition, Split};
pub use event::{Event, Reaction, Sight, Told};
pub use face::{Bet, Face, Faction, Function, Order, Way};
pub use faces::Faces;
pub use frame::TurnFlag;
pub(crate) use mission::{Mission, Moment};
pub(crate) use occasions::Occasions;
pub use outline::Often;
pub use reason::{Reason, Timing};
pub use role::{Gender, Offer, Role};
pub use rules::{Mode, Rules, SplitChoice};
pub use script::{How, Occasion, Play, Rule, Script, Whom};
pub use stages::{Hop, Phase};
pub(crate) use table::Stage;
pub use table::{MAX_PLAYERS, Table};
pub use under_way::UnderWay;
pub use view::{DeclaredView, SeatView, TransitView, View};
