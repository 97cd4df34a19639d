//! 价值 — what a player is worth to the town, by what it says to be: whom the Demon kills, and whom 僧侣 protects.

use clocktower::Character;
use kernel::Seat;

use super::situation::Situation;

/// What a player is worth to the town, alive, as far as this player can tell.
pub(super) fn worth(situation: &Situation<'_>, seat: Seat) -> f32 {
    let by_claim = match situation.claim(seat) {
        None => 0.5,
        Some(character) => of_character(situation, character),
    };
    by_claim * (1.0 - 0.7 * situation.evil(seat))
}

fn of_character(situation: &Situation<'_>, character: Character) -> f32 {
    use clocktower::Team;
    match character {
        Character::FORTUNE_TELLER => 1.0,
        Character::UNDERTAKER | Character::EMPATH => 0.9,
        Character::MONK | Character::EXORCIST | Character::INNKEEPER => 0.75,
        Character::SLAYER | Character::DREAMER | Character::ORACLE => 0.7,
        Character::VIRGIN | Character::MAYOR => 0.45,
        // These do not die of it, or bring something to light by dying.
        Character::SOLDIER | Character::SAGE => 0.05,
        Character::RAVENKEEPER => 0.15,
        _ if situation.view.team(character) == Team::Outsider => 0.25,
        _ => 0.55,
    }
}
