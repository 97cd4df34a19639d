//! The words of Fengsheng: what they set up, what they claim, and what is said of wrong ones.

mod claims;
mod editions;
mod play;
mod support;
mod tables;
