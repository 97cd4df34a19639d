//! 角色年鉴 — what is known of every official character: facts, no rules.

mod jinxes;
pub mod sheets;
mod slot;
mod table;

use crate::character::{Cast, Character, Team};

pub use jinxes::{JINX_VERSION, JINXES};
pub use slot::{NoSlot, Slot};
pub use table::TABLE;

/// One official character. The fields are those of `data/roles.toml`.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its id in scripts: lower-case letters only.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Its name in simplified Chinese; empty where it has none yet.
    pub zh_hans: &'static str,
    /// Its name in traditional Chinese; empty where it has none yet.
    pub zh_hant: &'static str,
    /// What kind of character it is.
    pub team: Team,
    /// Where it first appeared.
    pub edition: Edition,
    /// Its place in the order of the first night; 0 if it does not wake then.
    pub first_night: u8,
    /// Its place in the order of the other nights; 0 if it does not wake then.
    pub other_night: u8,
    /// Whether it changes the bag.
    pub setup: bool,
    /// How far a program can carry it out.
    pub auto: Auto,
    /// The labels of its reminder tokens.
    pub reminders: &'static [&'static str],
}

/// Where a character first appeared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// 暗流涌动, Trouble Brewing.
    Tb,
    /// 黯月初升, Bad Moon Rising.
    Bmr,
    /// 梦殒春宵, Sects & Violets.
    Snv,
    /// 实验角色: outside the three base editions.
    Carousel,
    /// 传奇角色.
    Fabled,
    /// 奇遇角色.
    Loric,
}

/// How far a program can carry a character out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Auto {
    /// Wholly.
    Full,
    /// With choices of the storyteller that can be listed.
    St,
    /// Only with somebody's judgement of what was said.
    Judge,
}

/// 相克规则: two characters that change each other's rules when both are in a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jinx {
    /// One of the two.
    pub a: Character,
    /// The other.
    pub b: Character,
    /// What changes, in short.
    pub gist: &'static str,
    /// Whether the two are never in play together.
    pub exclusive: bool,
}

impl Character {
    /// Whether this character and that one are never in play together, by their jinx.
    pub fn excludes(self, other: Self) -> bool {
        JINXES
            .iter()
            .filter(|jinx| jinx.exclusive)
            .any(|jinx| (jinx.a, jinx.b) == (self, other) || (jinx.b, jinx.a) == (self, other))
    }
}

/// The jinxes between characters of this cast.
pub fn jinxes_in(cast: Cast) -> impl Iterator<Item = &'static Jinx> + Clone {
    JINXES
        .iter()
        .filter(move |jinx| cast.has(jinx.a) && cast.has(jinx.b))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[track_caller]
    fn all_differ<T: Ord>(what: impl IntoIterator<Item = T>) {
        let all: Vec<T> = what.into_iter().collect();
        let count = all.len();
        assert_eq!(all.into_iter().collect::<BTreeSet<_>>().len(), count);
    }

    #[test]
    fn no_two_characters_share_an_id_or_a_name() {
        all_differ(TABLE.iter().map(|entry| entry.id));
        all_differ(TABLE.iter().map(|entry| entry.name));
        let said = |name: &&str| !name.is_empty();
        all_differ(TABLE.iter().map(|entry| entry.zh_hans).filter(said));
        all_differ(TABLE.iter().map(|entry| entry.zh_hant).filter(said));
        assert!(TABLE.len() <= usize::from(Character::FIRST_OWN));
        assert!(
            TABLE
                .iter()
                .all(|entry| entry.id.bytes().all(|letter| letter.is_ascii_lowercase()))
        );
    }

    #[test]
    fn a_constant_is_the_character_of_its_name() {
        assert_eq!(Character::CHEF.to_string(), "chef");
        assert_eq!(Character::AL_HADIKHIA.to_string(), "alhadikhia");
        assert_eq!(Character::ZENOMANCER.to_string(), "zenomancer");
        assert_eq!(usize::from(Character::ZENOMANCER.number()), TABLE.len() - 1);
    }

    #[test]
    fn places_in_the_night_are_those_of_the_sheets() {
        for character in Character::official() {
            let entry = character.entry().unwrap();
            let slot = Slot::Character(character);
            let place = |sheet: &[Slot]| {
                let at = sheet.iter().position(|&it| it == slot);
                at.map_or(0, |at| at + 1)
            };
            assert_eq!(
                usize::from(entry.first_night),
                place(&sheets::FIRST),
                "{slot}"
            );
            assert_eq!(
                usize::from(entry.other_night),
                place(&sheets::OTHER),
                "{slot}"
            );
        }
    }

    #[test]
    fn the_sheet_of_a_base_edition_is_the_common_one_without_the_others() {
        let of = |edition, common: &[Slot]| -> Vec<Slot> {
            let keeps = |slot: &&Slot| match slot {
                Slot::Character(character) => character.entry().unwrap().edition == edition,
                Slot::Dusk | Slot::MinionInfo | Slot::DemonInfo | Slot::Dawn => true,
            };
            common.iter().filter(keeps).copied().collect()
        };
        let bases: [(Edition, &[Slot], &[Slot]); 3] = [
            (Edition::Tb, &sheets::TB_FIRST, &sheets::TB_OTHER),
            (Edition::Bmr, &sheets::BMR_FIRST, &sheets::BMR_OTHER),
            (Edition::Snv, &sheets::SNV_FIRST, &sheets::SNV_OTHER),
        ];
        for (edition, first, other) in bases {
            assert_eq!(of(edition, &sheets::FIRST), first);
            assert_eq!(of(edition, &sheets::OTHER), other);
        }
        all_differ(sheets::FIRST);
        all_differ(sheets::OTHER);
    }

    #[test]
    fn counts_add_up_to_the_seats() {
        for (seats, counts) in (5..).zip(sheets::COUNTS) {
            assert_eq!(counts.iter().sum::<u8>(), seats);
        }
    }

    #[test]
    fn two_characters_have_one_jinx_at_most() {
        all_differ(JINXES.iter().map(|jinx| {
            assert_ne!(jinx.a, jinx.b);
            (jinx.a.min(jinx.b), jinx.a.max(jinx.b))
        }));
    }

    #[test]
    fn jinxes_are_those_of_two_characters_that_are_there() {
        let spy_and_ogre = Cast::NONE.with(Character::SPY).with(Character::OGRE);
        let found: Vec<_> = jinxes_in(spy_and_ogre).collect();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].a, found[0].b), (Character::SPY, Character::OGRE));
        assert_eq!(jinxes_in(spy_and_ogre.without(Character::OGRE)).count(), 0);
        assert_eq!(jinxes_in(Character::official().collect()).count(), 131);
    }
}
