//! 夜晚顺序 — in which order the characters of a script are called.

use super::{Number, Script};
use crate::almanac::{Slot, sheets};
use crate::character::Cast;

impl Script {
    /// The steps of its first night, or of its other nights: from dusk until dawn.
    ///
    /// Where the script gives an order of its own, that one, and whoever it forgets comes after the one that is usually called
    /// before. Else the official ones come in their common order and the script's own at their numbers, behind the official one
    /// at the same number. What evil learns of each other belongs to the first night only.
    ///
    /// Leviathan and Vizier are announced after dawn. Dawn ends a night all the same, so that they come right before it.
    pub fn night(&self, first: bool) -> Vec<Slot> {
        let usual = self.usual_night(first);
        let listed = if first {
            &self.first_night
        } else {
            &self.other_night
        };
        let inside = match listed {
            Some(listed) => merged(listed, &usual, self.cast(), first),
            None => usual,
        };
        [&[Slot::Dusk], inside.as_slice(), &[Slot::Dawn]].concat()
    }

    /// The usual order between dusk and dawn.
    fn usual_night(&self, first: bool) -> Vec<Slot> {
        let cast = self.cast();
        let sheet: &[Slot] = if first {
            &sheets::FIRST
        } else {
            &sheets::OTHER
        };
        let mut slots: Vec<(Number, Slot)> = (1..)
            .map(Number::whole)
            .zip(sheet.iter().copied())
            .filter(|&(_, slot)| belongs(slot, cast, first))
            .collect();
        for (character, own) in self.own_characters() {
            let place = if first {
                own.first_night
            } else {
                own.other_night
            };
            if place > Number::ZERO && cast.has(character) {
                slots.push((place, Slot::Character(character)));
            }
        }
        // Stable, and own characters were put behind the official ones.
        slots.sort_by_key(|&(place, _)| place);
        slots.into_iter().map(|(_, slot)| slot).collect()
    }
}

/// Whether a step is one of this script's, between dusk and dawn.
fn belongs(slot: Slot, cast: Cast, first: bool) -> bool {
    match slot {
        Slot::MinionInfo | Slot::DemonInfo => first,
        Slot::Character(character) => cast.has(character),
        Slot::Dusk | Slot::Dawn => false,
    }
}

/// The listed order, and each one that it forgets behind the nearest that usually comes before.
fn merged(listed: &[Slot], usual: &[Slot], cast: Cast, first: bool) -> Vec<Slot> {
    let mut order: Vec<Slot> = Vec::new();
    for &slot in listed {
        if belongs(slot, cast, first) && !order.contains(&slot) {
            order.push(slot);
        }
    }
    for (at, slot) in usual.iter().enumerate() {
        if order.contains(slot) {
            continue;
        }
        let mut before = usual[..at].iter().rev();
        let behind = before.find_map(|before| order.iter().position(|it| it == before));
        order.insert(behind.map_or(0, |behind| behind + 1), *slot);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::character::{Character, Team};
    use crate::scripts::OwnCharacter;

    fn night(script: &Script, first: bool) -> String {
        let ids: Vec<String> = script
            .night(first)
            .into_iter()
            .map(|slot| script.slot_id(slot))
            .collect();
        ids.join(" ")
    }

    fn script(characters: &[Character]) -> Script {
        Script {
            characters: characters.to_vec(),
            ..Script::default()
        }
    }

    #[test]
    fn official_characters_come_in_the_common_order() {
        let script = script(&[
            Character::IMP,
            Character::VIZIER,
            Character::SPY,
            Character::POISONER,
            Character::SOLDIER,
            Character::LEVIATHAN,
        ]);
        assert_eq!(
            night(&script, true),
            "dusk minioninfo demoninfo poisoner spy leviathan vizier dawn"
        );
        assert_eq!(
            night(&script, false),
            "dusk poisoner imp spy leviathan dawn"
        );
    }

    #[test]
    fn own_characters_come_at_their_numbers() {
        let mut script = script(&[
            Character::POISONER,
            Character::SPY,
            Character::from_number(192).unwrap(),
            Character::from_number(193).unwrap(),
            Character::from_number(194).unwrap(),
        ]);
        let own = |id: &str, place: &str| OwnCharacter {
            id: id.to_owned(),
            team: Team::Townsfolk,
            first_night: Number::read(place).unwrap(),
            ..OwnCharacter::default()
        };
        // The Poisoner is at 33, dawn at 77.
        script.own = vec![own("late", "99"), own("behind", "33"), own("early", "0.5")];
        assert_eq!(
            night(&script, true),
            "dusk early minioninfo demoninfo poisoner behind spy late dawn"
        );
        assert_eq!(night(&script, false), "dusk poisoner spy dawn");
    }

    #[test]
    fn whom_a_scripts_own_order_forgets_comes_behind_the_usual_one_before() {
        let mut script = script(&[
            Character::POISONER,
            Character::SPY,
            Character::INVESTIGATOR,
            Character::CHEF,
            Character::SAINT,
        ]);
        script.first_night = Some(vec![
            Slot::Dusk,
            Slot::Character(Character::SPY),
            Slot::Character(Character::POISONER),
            Slot::Character(Character::SAINT),
            Slot::Character(Character::IMP),
            Slot::Character(Character::SPY),
            Slot::Dawn,
            Slot::Character(Character::INVESTIGATOR),
        ]);
        assert_eq!(
            night(&script, true),
            "dusk minioninfo demoninfo spy poisoner saint investigator chef dawn"
        );
        script.other_night = Some(vec![Slot::MinionInfo]);
        assert_eq!(night(&script, false), "dusk poisoner spy dawn");
    }
}
