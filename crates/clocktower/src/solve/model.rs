//! 可查 — which characters' words can be checked, and what their words mean.

use kernel::Seats;

use crate::grimoire::Grimoire;
use crate::{Character, Team};

/// What a player of a character says of one night or day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// A number.
    Number,
    /// A nod or a shake of the head.
    Answer,
    /// Two players and a character of a team, or that there is none.
    OneOf(Team),
    /// Two players chosen, and a number.
    PicksAndNumber,
    /// Two players chosen, and an answer.
    PicksAndAnswer,
    /// A player and the character.
    Token,
    /// A player chosen, and the character.
    PickAndToken,
    /// A player chosen, and two characters.
    PickAndEither,
    /// Players chosen.
    Picks,
    /// A statement that was asked about, and the answer.
    Asked,
    /// A shot before all.
    Shot,
    /// A number; by day, guesses before all.
    Guesses,
}

/// What a player of this character says; none if what is said could not be checked.
pub(crate) const fn shape(character: Character) -> Option<Shape> {
    Some(match character {
        Character::CHEF
        | Character::EMPATH
        | Character::CLOCKMAKER
        | Character::ORACLE
        | Character::MATHEMATICIAN => Shape::Number,
        Character::FLOWERGIRL | Character::TOWN_CRIER => Shape::Answer,
        Character::WASHERWOMAN => Shape::OneOf(Team::Townsfolk),
        Character::LIBRARIAN => Shape::OneOf(Team::Outsider),
        Character::INVESTIGATOR => Shape::OneOf(Team::Minion),
        Character::CHAMBERMAID => Shape::PicksAndNumber,
        Character::FORTUNE_TELLER | Character::SEAMSTRESS => Shape::PicksAndAnswer,
        Character::UNDERTAKER => Shape::Token,
        Character::RAVENKEEPER => Shape::PickAndToken,
        Character::DREAMER => Shape::PickAndEither,
        Character::MONK | Character::BUTLER | Character::SNAKE_CHARMER | Character::EXORCIST => {
            Shape::Picks
        }
        Character::ARTIST => Shape::Asked,
        Character::SLAYER => Shape::Shot,
        Character::JUGGLER => Shape::Guesses,
        _ => return None,
    })
}

/// Whether whom the player chooses, and what the storyteller decides for it, bears on nothing but what the player hears.
/// Where nothing is said of that, one answer stands for all.
pub(crate) fn only_asks(character: Character) -> bool {
    const THEY: [Character; 8] = [
        Character::FORTUNE_TELLER,
        Character::RAVENKEEPER,
        Character::CHAMBERMAID,
        Character::SEAMSTRESS,
        Character::DREAMER,
        Character::BUTLER,
        Character::ARTIST,
        Character::SAVANT,
    ];
    THEY.contains(&character)
}

/// Whether an attack on a dead player does nothing, and whom it is aimed at bears on nothing but that player's death, so
/// that one dead player stands for all. 沙巴洛斯 may bring back whom it chose.
pub(crate) fn only_kills(character: Character) -> bool {
    const THEY: [Character; 9] = [
        Character::IMP,
        Character::ZOMBUUL,
        Character::PO,
        Character::FANG_GU,
        Character::NO_DASHII,
        Character::VORTOX,
        Character::VIGORMORTIS,
        Character::ASSASSIN,
        Character::GODFATHER,
    ];
    THEY.contains(&character)
}

/// Whether the storyteller is asked again and again who dies of it, and for nothing else: in whatever order, it comes to
/// much the same.
pub(crate) fn is_asked_again(character: Character) -> bool {
    character == Character::PIT_HAG
}

/// Whether a good player of this character says anything but the truth.
pub(crate) fn hides(character: Character) -> bool {
    character == Character::MUTANT
}

/// Who may die at night without being found dead: whoever was dead at dusk and lives again, and whoever can live again in
/// the night of the own death. That is whom 沙巴洛斯 chose the night before; 教授 chooses among those who were dead at dusk.
pub(crate) fn may_die_unseen(grimoire: &Grimoire) -> Seats {
    let dead_at_dusk = grimoire.present.minus(grimoire.notes.lived_at_dusk);
    let chosen = grimoire
        .effects
        .as_slice()
        .iter()
        .filter(|effect| effect.character == Character::SHABALOTH)
        .map(|effect| effect.on);
    dead_at_dusk.or(chosen.collect())
}
