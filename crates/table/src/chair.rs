//! 座席 — who sits where, and the luck each bot brings along.

use bots::Bot;
use kernel::{Position, Rng, Seat, Seed};

/// Who answers for a seat.
pub enum Chair<G: Position> {
    /// Somebody outside the sitting: it waits for their answer.
    Person,
    /// A bot, which answers at once.
    Bot(Box<dyn Bot<G>>),
}

/// Told apart from every chance event of the game, which use the game's seed as it is.
const LABEL: &[u8; 32] = b"hearsay: the bots at this table.";

/// The seed of the bot at a seat.
///
/// It follows from the game's, so that a resumed game goes on as it would have gone on; nobody can work the
/// game's out from it, since it is the output of a cipher under that key.
pub fn bot_seed(game: Seed, seat: Seat) -> Seed {
    let mut key = game.0;
    for (byte, label) in key.iter_mut().zip(LABEL) {
        *byte ^= label;
    }
    let mut rng = Rng::new(Seed(key));
    let mut seed = rng.seed();
    for _ in 0..seat.number() {
        seed = rng.seed();
    }
    seed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_of_every_game_has_its_own_luck() {
        let mut seeds = Vec::new();
        for game in 0..20 {
            for seat in Seat::all(6) {
                seeds.push(bot_seed(Seed::from_number(game), seat).to_hex());
            }
        }
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 120);
    }
}
