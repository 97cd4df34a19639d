//! 角色标识 — ids as people write them: capitals, spaces, hyphens, underscores and apostrophes do not matter, nor does the language.

use crate::almanac::{Slot, TABLE};
use crate::character::{Character, Team};

/// An id reduced to what matters.
pub(super) fn plain(id: &str) -> String {
    id.chars()
        .filter(|letter| letter.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// The official character that is meant: by its id, or by its name in one of three languages.
pub(super) fn official(id: &str) -> Option<Character> {
    let wanted = plain(id);
    if wanted.is_empty() {
        return None;
    }
    let by_id = wanted.parse().ok().filter(|it: &Character| !it.is_own());
    by_id.or_else(|| {
        Character::official().find(|character| {
            character.entry().is_some_and(|entry| {
                [entry.name, entry.zh_hans, entry.zh_hant]
                    .iter()
                    .any(|name| plain(name) == wanted)
            })
        })
    })
}

/// The step of a night that is meant, if it is not a character.
pub(super) fn moment(id: &str) -> Option<Slot> {
    let wanted = plain(id);
    [Slot::Dusk, Slot::MinionInfo, Slot::DemonInfo, Slot::Dawn]
        .into_iter()
        .find(|slot| slot.to_string() == wanted)
}

/// The team that is meant: also in the plural, and as Americans spell it.
pub(super) fn team(name: &str) -> Option<Team> {
    let wanted = plain(name);
    let one = wanted.strip_suffix('s').unwrap_or(&wanted);
    match one {
        "traveler" => Some(Team::Traveller),
        _ => TEAMS.into_iter().find(|team| team.name() == one),
    }
}

/// All teams.
pub(super) const TEAMS: [Team; 7] = [
    Team::Townsfolk,
    Team::Outsider,
    Team::Minion,
    Team::Demon,
    Team::Traveller,
    Team::Fabled,
    Team::Loric,
];

/// The known id that is nearest to one that is unknown, if it is near at all.
pub(super) fn nearest<'a>(id: &str, own: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let official = TABLE.iter().map(|entry| entry.id);
    near(id, official.chain(own))
}

/// The nearest team.
pub(super) fn nearest_team(name: &str) -> Option<&'static str> {
    near(name, TEAMS.iter().map(|team| team.name()))
}

fn near<'a>(text: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    /// Nobody types an id longer than this, and comparing takes time.
    const LONGEST: usize = 60;
    let wanted: Vec<char> = plain(text).chars().take(LONGEST).collect();
    let most = (wanted.len() / 3).min(4);
    known
        .map(|id| {
            let letters: Vec<char> = plain(id).chars().take(LONGEST).collect();
            (distance(&wanted, &letters), id)
        })
        .filter(|&(far, _)| far <= most)
        .min_by_key(|&(far, _)| far)
        .map(|(_, id)| id)
}

/// How many letters have to be added, taken out, changed or swapped with their neighbour.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut fewest = changed.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                fewest = fewest.min(before[j - 2] + 1);
            }
            row.push(fewest);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_known_however_it_is_spelt() {
        for (id, character) in [
            ("fortune_teller", Character::FORTUNE_TELLER),
            ("Fang-Gu", Character::FANG_GU),
            ("Lil' Monsta", Character::LIL_MONSTA),
            ("devil’s advocate", Character::DEVILS_ADVOCATE),
            ("AL-HADIKHIA", Character::AL_HADIKHIA),
            ("洗衣妇", Character::WASHERWOMAN),
            ("諾-達鯴", Character::NO_DASHII),
        ] {
            assert_eq!(official(id), Some(character), "{id}");
        }
        assert_eq!(official(""), None);
        assert_eq!(official("?"), None);
    }

    #[test]
    fn every_character_is_found_by_every_name() {
        for character in Character::official() {
            let entry = character.entry().unwrap();
            for name in [entry.id, entry.name, entry.zh_hans, entry.zh_hant] {
                if !name.is_empty() {
                    assert_eq!(official(name), Some(character), "{name}");
                }
            }
        }
    }

    #[test]
    fn the_nearest_id_is_offered_if_it_is_near() {
        assert_eq!(nearest("washerwomann", []), Some("washerwoman"));
        assert_eq!(nearest("Fortun Teler", []), Some("fortuneteller"));
        assert_eq!(nearest("ipm", []), Some("imp"));
        assert_eq!(nearest("lampligter", ["lamplighter"]), Some("lamplighter"));
        assert_eq!(nearest("quartermaster", []), None);
        assert_eq!(nearest("", []), None);
        assert_eq!(nearest_team("townfolk"), Some("townsfolk"));
    }

    #[test]
    fn teams_are_known_by_old_spellings_and_in_the_plural() {
        assert_eq!(team("Traveler"), Some(Team::Traveller));
        assert_eq!(team("travelers"), Some(Team::Traveller));
        assert_eq!(team("minions"), Some(Team::Minion));
        assert_eq!(team("TOWNSFOLK"), Some(Team::Townsfolk));
        assert_eq!(team("villager"), None);
    }
}
