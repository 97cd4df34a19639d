//! 黯月初升: what its characters do to one another, played out with an agreed seating.

mod demons;
mod minions;
mod outsiders;
mod table;
mod townsfolk;
