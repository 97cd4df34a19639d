//! 言语 — what the table says.
//!
//! A game's rules say nothing: they tell events and ask questions. Here these become [`protocol::Line`]s, a message key
//! with arguments, in one module per game. Everything starts from a sight or a view, so no sentence can know more than
//! the eye it is made for.
//!
//! With the feature `render` (the terminal and the command line use it, the page has its own), [`Words`] turns a line
//! into text in one of three languages:
//!
//! ```
//! # #[cfg(feature = "render")] {
//! use kernel::Seat;
//! use words::{Locale, Words, blanc_noir};
//!
//! let sight = ::blanc_noir::Sight::ChainTaken { seat: Seat::new(1), pending: 6 };
//! let line = blanc_noir::lines(&sight).unwrap();
//! let names = ["Ann".to_owned(), "Ben".to_owned()];
//! assert_eq!(Words::load(Locale::En).line(&line, &names), "Ben took the chain of 6 cards.");
//! assert_eq!(Words::load(Locale::ZhHans).line(&line, &names), "Ben承受了 6 张的连锁。");
//! # }
//! ```

pub mod blanc_noir;
pub mod clocktower;
pub mod fengsheng;
#[cfg(feature = "render")]
mod locale;
#[cfg(feature = "render")]
mod render;
#[cfg(feature = "render")]
mod texts;

#[cfg(feature = "render")]
pub use locale::Locale;
#[cfg(feature = "render")]
pub use render::{Piece, Value, Words};
