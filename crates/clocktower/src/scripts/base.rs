//! 基础剧本 — the three scripts of the base editions, with the order of nights that is printed on their sheets.

use super::Script;
use crate::almanac::{Edition, Slot, sheets};
use crate::character::{Character, Team};

impl Script {
    /// What the base scripts are called where a name has to be typed.
    pub const NAMED: [&'static str; 3] =
        ["trouble-brewing", "bad-moon-rising", "sects-and-violets"];

    /// 暗流涌动.
    pub fn trouble_brewing() -> Self {
        base(
            "Trouble Brewing",
            Edition::Tb,
            &sheets::TB_FIRST,
            &sheets::TB_OTHER,
        )
    }

    /// 黯月初升.
    pub fn bad_moon_rising() -> Self {
        base(
            "Bad Moon Rising",
            Edition::Bmr,
            &sheets::BMR_FIRST,
            &sheets::BMR_OTHER,
        )
    }

    /// 梦殒春宵.
    pub fn sects_and_violets() -> Self {
        base(
            "Sects & Violets",
            Edition::Snv,
            &sheets::SNV_FIRST,
            &sheets::SNV_OTHER,
        )
    }

    /// The fifteen Travellers of the base scripts.
    pub fn base_travellers() -> Vec<Character> {
        [
            Self::trouble_brewing(),
            Self::bad_moon_rising(),
            Self::sects_and_violets(),
        ]
        .iter()
        .flat_map(|script| script.of(Team::Traveller).collect::<Vec<_>>())
        .collect()
    }

    /// The base script with one of the names in [`Script::NAMED`].
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "trouble-brewing" => Some(Self::trouble_brewing()),
            "bad-moon-rising" => Some(Self::bad_moon_rising()),
            "sects-and-violets" => Some(Self::sects_and_violets()),
            _ => None,
        }
    }
}

/// A base edition's script: all its characters, Travellers last.
fn base(name: &str, edition: Edition, first: &[Slot], other: &[Slot]) -> Script {
    let mut characters: Vec<Character> = Character::official()
        .filter(|character| {
            let entry = character.entry();
            entry.is_some_and(|entry| entry.edition == edition)
        })
        .collect();
    characters.sort_by_key(|character| character.entry().map(|entry| entry.team));
    Script {
        name: name.to_owned(),
        characters,
        first_night: Some(first.to_vec()),
        other_night: Some(other.to_vec()),
        ..Script::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_base_script_has_its_name_its_teams_and_five_travellers() {
        for name in Script::NAMED {
            let script = Script::named(name).unwrap();
            let demons = script.of(Team::Demon).count();
            let counts = [
                Team::Townsfolk,
                Team::Outsider,
                Team::Minion,
                Team::Traveller,
            ]
            .map(|team| script.of(team).count());
            assert_eq!(counts, [13, 4, 4, 5], "{name}");
            assert_eq!(
                demons,
                if name == "trouble-brewing" { 1 } else { 4 },
                "{name}"
            );
            assert_eq!(script.notes(), [], "{name}");
        }
        assert!(Script::named("whist").is_none());
    }

    #[test]
    fn a_night_of_a_base_script_is_its_sheet() {
        let script = Script::trouble_brewing();
        assert_eq!(script.night(true), sheets::TB_FIRST);
        assert_eq!(script.night(false), sheets::TB_OTHER);
    }
}
