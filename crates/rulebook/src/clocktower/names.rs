//! Names of characters, teams, sides and scripts, as pages write them.

use clocktower::{Character, Script, Side, Team};

use super::words;
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::han;

/// A character by its name in either Chinese script, its English name with hyphens, or its id.
pub(super) fn character_named(word: &str) -> Option<Character> {
    let plain = word.to_lowercase().replace(['-', '_', '\''], "");
    Character::official().find(|character| {
        character.entry().is_some_and(|entry| {
            let chinese = [entry.zh_hans, entry.zh_hant];
            entry.id == plain
                || chinese.into_iter().any(|name| {
                    let name = han::fold(name);
                    !name.is_empty() && (name == word || name.replace('-', "") == plain)
                })
        })
    })
}

/// The name that pictures and reports use.
pub(super) fn of(character: Character) -> String {
    character
        .entry()
        .map(|entry| entry.zh_hans)
        .filter(|name| !name.is_empty())
        .map_or_else(|| character.to_string(), str::to_owned)
}

pub(super) fn character(line: &mut Cursor<'_>) -> Result<Character, Misread> {
    line.read("a character, such as 小恶魔 or imp", character_named)
}

pub(super) fn perhaps_character(line: &mut Cursor<'_>) -> Option<Character> {
    let found = line.peek().and_then(character_named)?;
    character(line).ok().map(|_| found)
}

const TEAMS: [(Team, &[&str]); 5] = [
    (Team::Townsfolk, &["镇民", "townsfolk"]),
    (Team::Outsider, &["外来者", "outsider"]),
    (Team::Minion, &["爪牙", "minion"]),
    (Team::Demon, &["恶魔", "demon"]),
    (Team::Traveller, &["旅行者", "traveller"]),
];

pub(super) fn perhaps_team(line: &mut Cursor<'_>) -> Option<Team> {
    TEAMS
        .into_iter()
        .find(|&(_, names)| line.skip(names))
        .map(|(team, _)| team)
}

pub(super) fn of_team(team: Team) -> &'static str {
    TEAMS
        .into_iter()
        .find(|it| it.0 == team)
        .map_or("?", |(_, names)| names[0])
}

pub(super) fn perhaps_side(line: &mut Cursor<'_>) -> Option<Side> {
    if line.skip(words::GOOD) {
        Some(Side::Good)
    } else if line.skip(words::EVIL) {
        Some(Side::Evil)
    } else {
        None
    }
}

pub(super) fn side(line: &mut Cursor<'_>) -> Result<Side, Misread> {
    perhaps_side(line).ok_or_else(|| line.misread("善良 or 邪恶"))
}

pub(super) const fn of_side(side: Side) -> &'static str {
    match side {
        Side::Good => "善良",
        Side::Evil => "邪恶",
    }
}

const SCRIPTS: [(&str, &[&str]); 3] = [
    (
        "trouble-brewing",
        &["暗流涌动", "暗流湧動", "trouble-brewing"],
    ),
    ("bad-moon-rising", &["黯月初升", "bad-moon-rising"]),
    (
        "sects-and-violets",
        &["梦殒春宵", "夢殞春宵", "sects-and-violets"],
    ),
];

/// Scripts and characters, one after the other, make a script.
pub(super) fn script(line: &mut Cursor<'_>) -> Result<Script, Misread> {
    let mut characters: Vec<Character> = Vec::new();
    let mut base = None;
    let mut parts = 0;
    while !line.is_at_end() {
        parts += 1;
        if line.skip(words::ALL_CHARACTERS) {
            characters.extend(Character::official().filter(|character| {
                character.entry().is_some_and(|entry| {
                    Team::DEALT.contains(&entry.team) || entry.team == Team::Traveller
                })
            }));
        } else if let Some(script) = perhaps_base(line) {
            characters.extend(script.cast().iter());
            base = Some(script);
        } else {
            let expected = "暗流涌动, 黯月初升, 梦殒春宵, 全部角色 or a character";
            characters.push(line.read(expected, character_named)?);
        }
        line.skip_mark(',');
    }
    match base {
        Some(base) if parts == 1 => Ok(base),
        Some(_) | None => {
            let mut once: Vec<Character> = Vec::new();
            for character in characters {
                if !once.contains(&character) {
                    once.push(character);
                }
            }
            Ok(Script::made_of(once))
        }
    }
}

fn perhaps_base(line: &mut Cursor<'_>) -> Option<Script> {
    let id = SCRIPTS
        .into_iter()
        .find(|&(_, names)| line.skip(names))
        .map(|(id, _)| id)?;
    Script::named(id)
}

/// `第二夜`, `第3天`, `第一个白天`: which, and whether it is a night.
pub(super) fn time(line: &mut Cursor<'_>) -> Option<(u8, bool)> {
    if let Some(found) = line.peek().and_then(time_named) {
        line.word("a time").ok();
        return Some(found);
    }
    for (word, is_night) in [(words::NIGHT, true), (words::DAY, false)] {
        let mut ahead = line.clone();
        if ahead.skip(word)
            && let Ok(number) = ahead.number()
        {
            *line = ahead;
            return Some((number, is_night));
        }
    }
    None
}

fn time_named(word: &str) -> Option<(u8, bool)> {
    if matches!(word, "首夜") {
        return Some((1, true));
    }
    let rest = word.strip_prefix('第')?;
    let units = [
        ("个白天", false),
        ("个夜晚", true),
        ("天", false),
        ("夜", true),
        ("晚", true),
    ];
    units.into_iter().find_map(|(unit, is_night)| {
        let number = rest.strip_suffix(unit)?;
        let spelt = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
        let found = spelt
            .iter()
            .position(|it| *it == number)
            .map(|place| place as u8 + 1)
            .or_else(|| number.parse().ok())?;
        Some((found, is_night))
    })
}
