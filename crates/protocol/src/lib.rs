//! What a client and a sitting say to each other: versioned JSON messages.
//!
//! The terminal, the page's worker and (later) sockets all speak these. TypeScript types are made
//! from the Rust ones (feature `ts`). Nothing here can carry the truth: messages hold views, lines
//! and choices of one eye only.

pub mod blanc_noir;
pub mod clocktower;
mod counsel;
pub mod fengsheng;
mod line;
mod message;
pub mod patience;

pub use ::clocktower::Tag;
pub use counsel::Counsel;
pub use line::{Arg, Level, Line};
pub use message::{
    Choice, FromSitting, GameInfo, Moment, PROTOCOL_VERSION, Pause, Prompt, Refusal, SeatPlan,
    Spot, Stop, ToSitting, View,
};
