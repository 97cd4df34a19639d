//! What the characters of 梦殒春宵 do.

mod demons;
mod game;
mod imagined;
mod minions;
mod outsiders;
mod townsfolk;
