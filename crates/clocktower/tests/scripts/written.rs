//! 写法 — script files and what is in them, as one program or another writes them.

use clocktower::{Character, Edition};

use crate::dice::Dice;
use crate::homebrew::Invented;

/// A list as one program or another writes it.
pub(crate) fn list(number: usize, meta: &str, items: &[String]) -> String {
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
pub(crate) fn meta(dice: &mut Dice) -> String {
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
pub(crate) fn misspelt(character: Character, way: usize, number: usize) -> String {
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
pub(crate) fn described(character: Character) -> String {
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
pub(crate) fn invented(own: &Invented, dice: &mut Dice, detail: usize) -> String {
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
pub(crate) fn ordered(
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
