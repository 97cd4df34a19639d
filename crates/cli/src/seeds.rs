//! From one number on the command line to as many independent seeds as a run needs.

use kernel::Seed;

/// What a seed is for.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// The deal and the chance of a game.
    Cards = 1,
    /// The decisions of the player at a seat.
    Player = 2,
    /// The choice of seats and house rules.
    Setup = 3,
    /// What is shown of a game.
    Showing = 4,
}

/// The seed for this purpose in game number `game`; `of` tells players apart.
pub(crate) fn seed(number: u64, purpose: Purpose, game: u64, of: u8) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes[8..16].copy_from_slice(&game.to_le_bytes());
    bytes[16] = purpose as u8;
    bytes[17] = of;
    Seed(bytes)
}
