//! Rulebook pages: Markdown that people read and machines run.
//!
//! A page tells a rule and shows it at work. Its fenced blocks set a table up, play, and say what
//! must be true then; one harness runs them for every game.
//!
//! ```
//! let faults = rulebook::parse("knight.md", "骑士打出后，连锁加二。").unwrap_err();
//! assert_eq!(
//!     faults[0].to_string(),
//!     "knight.md:1: found no title; expected a page that opens with `# 中文名 · English`",
//! );
//! ```
//!
//! * [`parse`] takes a page apart, or says everything that is wrong with it.
//! * [`check_paths`] runs pages; [`render`] tells a person what came of it.
//! * [`show()`] lays a page out for reading; [`index`] finds it by name.
//! * A game joins by implementing [`Stage`] and standing in [`GAMES`].

mod blanc_noir;
mod clocktower;
mod cursor;
mod fengsheng;
pub mod game;
pub mod han;
pub mod index;
pub mod layout;
pub mod page;
mod parse;
mod report;
mod run;
mod seats;
mod show;
mod watched;
mod word;

pub use game::{Game, Misread, Miss, Stage};
pub use page::{Fault, Page};
pub use parse::parse;
pub use report::render;
pub use run::{Failure, MissedLine, Report, Verdict, check_paths, check_text};
pub use show::{Ink, Look, show};

/// Every game whose pages can be run.
pub const GAMES: &[Game] = &[
    Game::new::<blanc_noir::BlancNoir>("blanc-noir"),
    Game::new::<fengsheng::Fengsheng>("fengsheng"),
    Game::new::<clocktower::Clocktower>("clocktower"),
];
