//! The terminal without a terminal: its screens, and whole evenings at its keyboard.

mod evening;
mod screens;
mod stage;
