//! The files, made from the almanac and from inventions, always the same. `HEARSAY_BLESS=1` writes them anew.

use clocktower::{Character, Edition, Script, Team};

use crate::homebrew::{INVENTED, Invented};
use crate::odd;

/// A file: its name without folder, and its text.
pub(crate) type File = (String, String);

/// Numbers that look drawn and are always the same.
pub(crate) struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len())]
    }

    /// So many of them, in a drawn order.
    fn some<T: Clone>(&mut self, from: &[T], count: usize) -> Vec<T> {
        let mut left = from.to_vec();
        (0..count.min(left.len()))
            .map(|_| left.swap_remove(self.roll(left.len())))
            .collect()
    }
}

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

/// A list as one program or another writes it.
fn list(number: usize, meta: &str, items: &[String]) -> String {
    let mut items = items.to_vec();
    // `_meta` is first in most files, last in some, and in the middle of few.
    let at = match number % 5 {
        3 => items.len(),
        4 => items.len() / 2,
        _ => 0,
    };
    items.insert(at, meta.to_owned());
    match number % 4 {
        0 => format!("[{}]", items.join(",")),
        1 => format!("[\n  {}\n]\n", items.join(",\n  ")),
        2 => format!("[{}]\n", items.join(", ")),
        _ => format!("[\r\n\t{}\r\n]\r\n", items.join(",\r\n\t")),
    }
}

/// What describes a script.
fn meta(dice: &mut Dice) -> String {
    let name = name(dice);
    let author = dice.pick(&[
        "Nobody",
        "N. N.",
        "Anyone at All",
        "佚名",
        "A Table of Seven",
    ]);
    match dice.roll(4) {
        0 => format!("{{\"id\":\"_meta\",\"name\":\"{name}\"}}"),
        1 => format!(
            "{{ \"id\": \"_meta\", \"author\": \"{author}\", \"name\": \"{name}\", \"bootlegger\": [\"Ask before you nominate.\"] }}"
        ),
        2 => format!(
            "{{ \"name\": \"{name}\", \"id\": \"_meta\", \"logo\": \"https://example.org/logo.png\", \"hideTitle\": true, \"almanac\": \"https://example.org/almanac\" }}"
        ),
        _ => format!("{{ \"id\": \"_meta\", \"name\": \"{name}\", \"author\": \"{author}\" }}"),
    }
}

fn name(dice: &mut Dice) -> String {
    let first = dice.pick(&["Quiet", "Long", "Borrowed", "Seventh", "Crooked", "Foggy"]);
    let second = dice.pick(&["Market", "Harvest", "Staircase", "Ferry", "Winter", "Choir"]);
    format!("The {first} {second}")
}

/// An id as somebody or other would spell it.
fn misspelt(character: Character, way: usize, number: usize) -> String {
    let entry = character.entry().expect("only official ones are drawn");
    let lower = entry.name.to_lowercase();
    match way {
        0 => lower.replace(' ', "_"),
        1 => lower.replace(' ', "-"),
        2 => entry.name.to_owned(),
        3 => entry.name.to_uppercase(),
        4 => lower.replace('\'', "’"),
        5 if number.is_multiple_of(3) && !entry.zh_hans.is_empty() => entry.zh_hans.to_owned(),
        _ => format!(" {} ", entry.id),
    }
}

/// An official character as old programs wrote them: described whole.
fn described(character: Character) -> String {
    let entry = character.entry().expect("only official ones are drawn");
    let edition = match entry.edition {
        Edition::Tb => "tb",
        Edition::Bmr => "bmr",
        Edition::Snv => "snv",
        Edition::Carousel => "",
        Edition::Fabled => "fabled",
        Edition::Loric => "loric",
    };
    format!(
        "{{ \"id\": \"{}\", \"name\": {:?}, \"edition\": \"{edition}\", \"team\": \"{}\", \"firstNight\": {}, \"otherNight\": {}, \"reminders\": {:?}, \"setup\": {}, \"ability\": \"As printed.\" }}",
        entry.id,
        entry.name,
        entry.team.name(),
        entry.first_night,
        entry.other_night,
        entry.reminders,
        entry.setup
    )
}

/// An invented character: the more detail, the more fields.
fn invented(own: &Invented, dice: &mut Dice, detail: usize) -> String {
    let Invented(id, name, team, ability, first, other, reminders) = own;
    let mut fields = vec![
        format!("\"id\": \"{id}\""),
        format!("\"name\": \"{name}\""),
        format!("\"team\": \"{team}\""),
        format!("\"ability\": \"{ability}\""),
    ];
    if detail > 0 {
        fields.push(format!("\"firstNight\": {first}"));
        fields.push(format!("\"otherNight\": {other}"));
        fields.push(format!("\"reminders\": {reminders:?}"));
    }
    if detail > 1 {
        let setup = ability.contains('[');
        fields.push(format!("\"setup\": {setup}"));
        fields.push(format!(
            "\"image\": {}",
            dice.pick(&[
                "\"https://example.org/one.png\"",
                "[\"https://example.org/one.png\"]",
                "[\"https://example.org/good.png\", \"https://example.org/evil.png\"]",
            ])
        ));
        fields.push(
            "\"firstNightReminder\": \"Wake them. :reminder: Show *THIS IS YOU*.\"".to_owned(),
        );
        fields.push("\"otherNightReminder\": \"\"".to_owned());
        fields.push("\"edition\": \"nowhere\"".to_owned());
    }
    if detail > 2 {
        fields.push(
            "\"flavor\": \"\\\"Who's there?\\\" \\u2014 nobody answered.\\nNot yet.\"".to_owned(),
        );
        fields.push("\"remindersGlobal\": [\"Everywhere\"]".to_owned());
        fields.push("\"jinxes\": [{ \"id\": \"spy\", \"reason\": \"The Spy does not see it.\" }, { \"id\": \"maw\", \"reason\": \"They know each other.\" }]".to_owned());
        fields.push("\"special\": [{ \"type\": \"selection\", \"name\": \"bag-duplicate\" }, { \"type\": \"vote\", \"name\": \"multiplier\", \"value\": 2.50 }, { \"type\": \"signal\", \"name\": \"card\", \"value\": \"A card\", \"time\": \"night\", \"global\": \"minion\" }]".to_owned());
    }
    let fields = dice.some(&fields, fields.len());
    format!("{{ {} }}", fields.join(", "))
}

/// `_meta` with an order of its own for the nights.
fn ordered(
    dice: &mut Dice,
    characters: &[Character],
    own: Option<&Invented>,
    number: usize,
) -> String {
    let waking = |place: fn(&clocktower::Entry) -> u8| -> Vec<String> {
        let wakes = |character: &&Character| character.entry().is_some_and(|it| place(it) > 0);
        let mut ids: Vec<String> = characters
            .iter()
            .filter(wakes)
            .map(ToString::to_string)
            .collect();
        ids.extend(own.map(|own| own.0.to_owned()));
        ids
    };
    let first = waking(|entry| entry.first_night);
    let other = waking(|entry| entry.other_night);
    // Some forget a few.
    let keep = |ids: &[String]| ids.len() - usize::from(number.is_multiple_of(2)) * ids.len() / 3;
    let mut first = dice.some(&first, keep(&first));
    let mut other = dice.some(&other, keep(&other));
    if !number.is_multiple_of(5) {
        first.insert(0, "dusk".to_owned());
        first.insert(2, "minioninfo".to_owned());
        first.insert(3, "DEMON_INFO".to_owned());
        first.push("dawn".to_owned());
        other.insert(0, "dusk".to_owned());
        other.push("dawn".to_owned());
    }
    let name = name(dice);
    format!(
        "{{ \"id\": \"_meta\", \"name\": \"{name}\", \"firstNight\": {first:?}, \"otherNight\": {other:?} }}"
    )
}
