//! The files, made from the almanac and from inventions, always the same. `HEARSAY_BLESS=1` writes them anew.

use clocktower::{Character, Script, Team};

use crate::dice::Dice;
use crate::homebrew::INVENTED;
use crate::odd;
use crate::written::{described, invented, list, meta, misspelt, ordered};

/// A file: its name without folder, and its text.
pub(crate) type File = (String, String);

/// All files that can be read.
pub(crate) fn readable() -> Vec<File> {
    let mut dice = Dice(1);
    let mut files: Vec<File> = Script::NAMED
        .into_iter()
        .map(|name| {
            let script = Script::named(name).expect("the base scripts have these names");
            (name.to_owned(), script.write())
        })
        .collect();
    let mut add = |kind: &str, count: usize, make: &mut dyn FnMut(&mut Dice, usize) -> String| {
        for number in 1..=count {
            files.push((format!("{kind}-{number:02}"), make(&mut dice, number)));
        }
    };
    add("mixed", 38, &mut |dice, number| {
        let counts = MIXED[number % MIXED.len()];
        let ids = ids(&drawn(dice, counts));
        list(number, &meta(dice), &quoted(&ids))
    });
    add("teensyville", 15, &mut |dice, number| {
        let ids = ids(&drawn(dice, [6, 2, 2, 2]));
        list(number, &meta(dice), &quoted(&ids))
    });
    add("spelling", 18, &mut |dice, number| {
        let characters = drawn(dice, [13, 4, 4, 4]);
        let spelt: Vec<String> = characters
            .iter()
            .map(|&character| misspelt(character, dice.roll(7), number))
            .collect();
        list(number, &meta(dice), &quoted(&spelt))
    });
    add("id-objects", 8, &mut |dice, number| {
        let ids = quoted(&ids(&drawn(dice, [13, 4, 4, 4])));
        let items: Vec<String> = ids
            .iter()
            .map(|id| match number % 3 {
                0 if dice.roll(2) == 0 => id.clone(),
                _ => format!("{{ \"id\": {id} }}"),
            })
            .collect();
        list(number, &meta(dice), &items)
    });
    add("described", 5, &mut |dice, number| {
        let items: Vec<String> = drawn(dice, [13, 4, 4, 2])
            .into_iter()
            .map(described)
            .collect();
        list(number, &meta(dice), &items)
    });
    add("homebrew", 20, &mut |dice, number| {
        let mut items = quoted(&ids(&drawn(dice, [9, 3, 3, 2])));
        let own = dice.some(&indices(), 4 + number % 7);
        for index in own {
            items.push(invented(&INVENTED[index], dice, number % 4));
        }
        let items = dice.some(&items, items.len());
        list(number, &meta(dice), &items)
    });
    add("night-order", 10, &mut |dice, number| {
        let characters = drawn(dice, [13, 4, 4, 4]);
        let mut items = quoted(&ids(&characters));
        let own = (number % 3 == 0).then(|| &INVENTED[dice.roll(INVENTED.len())]);
        items.extend(own.map(|own| invented(own, dice, 2)));
        let meta = ordered(dice, &characters, own, number);
        list(number, &meta, &items)
    });
    add("extras", 10, &mut |dice, number| {
        let mut characters = drawn(dice, [13, 4, 4, 4]);
        characters.extend(dice.some(&all(Team::Traveller), 5));
        characters.extend(dice.some(&all(Team::Fabled), number % 4));
        characters.extend(dice.some(&all(Team::Loric), 1 + number % 3));
        list(number, &meta(dice), &quoted(&ids(&characters)))
    });
    files.extend(large(&mut dice));
    files.extend(odd::odd());
    files
}

/// How many Townsfolk, Outsiders, Minions and Demons mixed scripts have.
const MIXED: [[usize; 4]; 6] = [
    [13, 4, 4, 4],
    [12, 4, 4, 3],
    [13, 4, 4, 2],
    [14, 3, 4, 1],
    [12, 4, 4, 4],
    [11, 4, 3, 2],
];

fn large(dice: &mut Dice) -> Vec<File> {
    let everyone: Vec<Character> = Character::official().collect();
    let sorted = quoted(&ids(&everyone));
    let shuffled = dice.some(&sorted, sorted.len());
    let villagers: Vec<String> = (1..=56)
        .map(|number| {
            format!(
                "{{ \"id\": \"villager{number}\", \"name\": \"Villager {number}\", \"team\": \"{}\", \"ability\": \"You are number {number}.\", \"otherNight\": {}.5 }}",
                if number % 14 == 0 { "demon" } else { "townsfolk" },
                57 - number
            )
        })
        .collect();
    let mut full = sorted.clone();
    full.extend(villagers.iter().take(19).cloned());
    let inventions: Vec<String> = INVENTED.iter().map(|own| invented(own, dice, 3)).collect();
    [
        ("large-everyone", sorted),
        ("large-shuffled", shuffled),
        ("large-201-items", full),
        ("large-56-villagers", villagers),
        ("large-inventions", inventions),
    ]
    .into_iter()
    .map(|(name, items)| (name.to_owned(), list(1, &meta(dice), &items)))
    .collect()
}

/// All characters of a team.
fn all(team: Team) -> Vec<Character> {
    Character::official()
        .filter(|character| character.entry().is_some_and(|entry| entry.team == team))
        .collect()
}

/// Townsfolk, Outsiders, Minions and Demons, drawn.
fn drawn(dice: &mut Dice, counts: [usize; 4]) -> Vec<Character> {
    Team::DEALT
        .into_iter()
        .zip(counts)
        .flat_map(|(team, count)| dice.some(&all(team), count))
        .collect()
}

fn indices() -> Vec<usize> {
    (0..INVENTED.len()).collect()
}

fn ids(characters: &[Character]) -> Vec<String> {
    characters.iter().map(ToString::to_string).collect()
}

fn quoted(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| format!("{text:?}")).collect()
}
