//! 钟楼谜团 (Clocktower) — a town, its storyteller and a hidden Demon, as a [`kernel::Position`].
//!
//! Players are good or evil; by night abilities are used, by day the town talks, nominates and
//! executes. The storyteller is a seat of its own: the last one. Whatever the rules leave to the
//! storyteller is an action of that seat, and whatever a player hears goes through one place, which
//! knows who is drunk or poisoned. A role's file says only what is true.
//!
//! | file | what it knows |
//! |---|---|
//! | `flow`, `frame` | what is under way, step by step, and who is asked |
//! | `night`, `day`, `nomination`, `vote`, `execution`, `death` | the course of a game |
//! | `grimoire`, `ability`, `effect`, `registration` | who is who, what lies on whom, who is drunk or poisoned, as what one counts |
//! | `info`, `statement`, `say`, `tri` | what is told, and what of it is true |
//! | `role`, `roles/` | what a role's file can say; one file per role |
//! | `scene` | what pages and tests may set up and ask |
//! | `arrival` | Travellers come and go in mid-game |
//! | `manual` | characters that no file carries out |
//! | `almanac`, `scripts`, `setup` | who there can be, and who draws what |
//! | `solve` | which worlds fit what people say |
//! | `view`, `event`, `fold`, `imagine` | what may be seen, what is told, what could be so |
//! | `console` | what the storyteller's view says, put so that it can be laid out |
//! | `supposed` | whether what people say could be true |
//! | `tags` | what an answer of the storyteller's amounts to |
//!
//! The rules are told, case by case, under `rulebook/clocktower/`.

mod ability;
mod action;
mod almanac;
mod arrival;
mod ask;
mod changes;
mod character;
mod console;
mod day;
mod death;
mod demon_info;
mod effect;
mod event;
mod execution;
mod flow;
mod fold;
mod frame;
mod grimoire;
mod grounds;
mod guess;
mod imagine;
mod info;
mod legal;
mod manual;
mod night;
mod nomination;
mod notation;
mod packing;
mod position;
mod registration;
mod role;
mod roles;
mod rotate;
mod say;
pub mod scene;
pub mod scripts;
mod setup;
pub mod solve;
mod statement;
mod supposed;
mod tags;
mod talk;
mod town;
mod tri;
mod view;
mod visit;
mod vote;

pub use ability::{Ability, Which};
pub use action::{Action, Learned, Tool};
pub use almanac::{Auto, Edition, Entry, TABLE as ALMANAC};
pub use almanac::{JINX_VERSION, JINXES, Jinx, NoSlot, Slot, jinxes_in, sheets};
pub use ask::Question;
pub use character::{Cast, Character, Side, Team, UnknownCharacter};
pub use console::{Call, CallState, GrimoirePage, Token, UnderWay};
pub use day::{Counted, Day};
pub use effect::{Effect, Mark, Until};
pub use event::{Event, Sight, Victory};
pub use frame::{Cause, Frame, Script as FrameScript};
pub use grimoire::{Circle, Grimoire, Life, MOST_PLAYERS, Notes, Row};
pub use grounds::{Grounds, Why};
pub use info::{Info, SeatMask};
pub use legal::Reason;
pub use scripts::Script;
pub use setup::{FEWEST_PLAYERS, MOST_RESIDENTS, Rules, Seated, Setup, SetupError};
pub use statement::Statement;
pub use supposed::{Page, Supposed};
pub use tags::Tag;
pub use talk::Talk;
pub use town::{Phase, Town};
pub use tri::{Count, Tri};
pub use view::{Board, Own, Pages, Pending, View};
pub use vote::Vote;
