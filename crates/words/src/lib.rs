//! 言语 — what the table says.
//!
//! A game's rules say nothing: they tell events and ask questions. Here these become [`protocol::Line`]s, a message key
//! with arguments, in one module per game. Everything starts from a sight or a view, so no sentence can know more than
//! the eye it is made for.

pub mod blanc_noir;
