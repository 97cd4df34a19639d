//! The terminal without a terminal: its screens, and whole evenings at its keyboard.

mod evening;
mod screens;
mod spies;
mod spies_editions;
mod spies_evening;
mod stage;
mod town;
