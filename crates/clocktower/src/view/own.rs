//! 自己 — what a player takes himself for: the token seen, the side told, what was chosen and used up.

use kernel::{Seat, Seats};

use crate::ability::{Ability, Which};
use crate::town::Town;
use crate::{Character, Side, roles};

/// What a player takes himself for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Own {
    /// The character.
    pub character: Character,
    /// The side.
    pub side: Side,
    /// Whom the player has chosen, where that binds what the player may do.
    pub chosen: Seats,
    /// Whether the player, dead, was told that the ability is back until dusk (集骨者).
    pub again: bool,
    /// Of whom the player has got the ability besides the own one (哲学家); nobody if of nobody.
    pub gained: Character,
    /// Whether the one use of the own ability, and of the one gained, is gone by the player's own doing.
    pub used: [bool; 2],
}

impl Town {
    pub(crate) fn own(&self, seat: Seat) -> Own {
        let row = self.grimoire.row(seat);
        Own {
            character: row.believes,
            side: row.told_side,
            chosen: self.chosen(seat),
            again: self.grimoire.was_given_it_back(seat),
            gained: row.abilities[Which::Gained.index()].character,
            used: row.abilities.map(has_used),
        }
    }

    fn chosen(&self, seat: Seat) -> Seats {
        let character = self.grimoire.row(seat).abilities[0].character;
        roles::of(character).remembers.map_or(Seats::NONE, |mark| {
            self.grimoire.marked_by(seat, character, mark)
        })
    }
}

/// Whether the player knows that the one use is gone. What saves from death, or kills whoever nominates, may be used up
/// without a sign.
fn has_used(ability: Ability) -> bool {
    let role = roles::of(ability.character);
    ability.spent && role.ward.is_none() && role.turns_on_the_nominator.is_none()
}
