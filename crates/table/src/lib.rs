//! One table with people and bots around it, without a clock, a thread or a socket of its own.
//!
//! A [`Sitting`] owns the truth of one game and hands out, to each pair of eyes, a [`Place`]: the
//! view and the news of that eye and nothing else. The [`door`] turns messages into calls on a
//! sitting and places into messages; it is what the terminal and the page's worker speak to.
//!
//! ```text
//! message ──▶ door ──▶ Sitting (position, record, bots)
//! message ◀── door ◀── Place (view, news, question of one seat)
//! ```
//!
//! The arrow back passes through [`Place`] only, so a message cannot hold more than its seat may
//! see: there is no way from a place to the position.
//!
//! ```compile_fail
//! use blanc_noir::{Setup, Table};
//! use kernel::{Record, Seat, Seed};
//! use table::{Chair, Sitting};
//!
//! let record = Record::<Table>::new(Setup::new(2), Seed::from_number(1));
//! let mut sitting = Sitting::new(record, |_| Chair::Person).unwrap();
//! let truth = sitting.position.clone(); // nobody outside gets at the truth
//! ```
//!
//! ```
//! use blanc_noir::{Setup, Table};
//! use kernel::{Record, Seat, Seed};
//! use table::{Chair, Sitting};
//!
//! let record = Record::<Table>::new(Setup::new(2), Seed::from_number(1));
//! let mut sitting = Sitting::new(record, |_| Chair::Person).unwrap();
//! let a = sitting.place(Seat::new(0)).view();
//! assert!(a.seats[0].hand.is_some() && a.seats[1].hand.is_none());
//! ```

mod chair;
mod desk;
pub mod door;
mod place;
mod playable;
mod refused;
mod sitting;
mod window;

pub use chair::{Chair, bot_seed};
pub use desk::{Desk, Step};
pub use place::{News, Place, Question};
pub use playable::{Manner, Playable};
pub use refused::{Halt, Halted, NothingToTakeBack, Refused};
pub use sitting::{Hearing, Sitting};
