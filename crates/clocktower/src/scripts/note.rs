//! 剧本的提示 — what somebody who plays a script may want to know before: nothing here is an error.

use std::fmt;

use super::Script;
use crate::character::{Character, Team};

/// Something about a script that is unusual.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Nobody can be the Demon.
    NoDemon,
    /// A team has more or fewer characters than usual.
    Unusual {
        /// Which one.
        team: Team,
        /// How many it has.
        count: usize,
        /// How many are usual at least.
        least: usize,
        /// How many are usual at most.
        most: usize,
        /// Whether it looks like a script for five or six players.
        teensyville: bool,
    },
    /// It has more characters to deal than fit on a sheet.
    Many(usize),
    /// It has fewer items than other programs accept.
    Few(usize),
    /// The Choirboy needs a King.
    ChoirboyWithoutKing,
    /// The Huntsman needs a Damsel.
    HuntsmanWithoutDamsel,
    /// A text is longer than the format allows.
    LongText {
        /// The character's id, or `_meta`.
        of: String,
        /// The field.
        field: &'static str,
        /// How long it is.
        letters: usize,
        /// How long it may be.
        most: usize,
    },
    /// A list is longer than the format allows.
    LongList {
        /// The character's id, or `_meta`.
        of: String,
        /// The field.
        field: &'static str,
        /// How long it is.
        count: usize,
        /// How long it may be.
        most: usize,
    },
}

/// How many characters a team usually has: team, least, most.
const STANDARD: [(Team, usize, usize); 4] = [
    (Team::Townsfolk, 12, 14),
    (Team::Outsider, 3, 5),
    (Team::Minion, 3, 5),
    (Team::Demon, 1, 5),
];
/// The same in a script for five or six players, which has six, two, two and two.
const TEENSYVILLE: [(Team, usize, usize); 4] = [
    (Team::Townsfolk, 5, 7),
    (Team::Outsider, 2, 3),
    (Team::Minion, 2, 3),
    (Team::Demon, 1, 3),
];
/// A script with this many characters to deal, or fewer, is for five or six players.
const SMALL: usize = 16;
/// So many characters to deal fit on a sheet.
const SHEET: usize = 25;
/// The fewest items that the format allows.
const LEAST_ITEMS: usize = 5;

impl Script {
    /// What is unusual about it.
    pub fn notes(&self) -> Vec<Note> {
        let mut notes = self.counts();
        let cast = self.cast();
        let without = |one, other| cast.has(one) && !cast.has(other);
        if without(Character::CHOIRBOY, Character::KING) {
            notes.push(Note::ChoirboyWithoutKing);
        }
        if without(Character::HUNTSMAN, Character::DAMSEL) {
            notes.push(Note::HuntsmanWithoutDamsel);
        }
        let items = self.characters.len() + 1;
        if items < LEAST_ITEMS {
            notes.push(Note::Few(items));
        }
        self.long(&mut notes);
        notes
    }

    /// What is unusual about how many there are.
    fn counts(&self) -> Vec<Note> {
        let counts = Team::DEALT.map(|team| self.of(team).count());
        let dealt: usize = counts.iter().sum();
        let teensyville = dealt <= SMALL;
        let usual = if teensyville { TEENSYVILLE } else { STANDARD };
        let mut notes = Vec::new();
        for ((team, least, most), count) in usual.into_iter().zip(counts) {
            if team == Team::Demon && count == 0 {
                notes.push(Note::NoDemon);
            } else if !(least..=most).contains(&count) {
                notes.push(Note::Unusual {
                    team,
                    count,
                    least,
                    most,
                    teensyville,
                });
            }
        }
        if dealt > SHEET {
            notes.push(Note::Many(dealt));
        }
        notes
    }

    /// What is longer than the format allows.
    fn long(&self, notes: &mut Vec<Note>) {
        let mut of = Long {
            of: "_meta",
            notes: &mut *notes,
        };
        of.text("name", Some(&self.name), 50);
        of.text("author", self.author.as_ref(), 50);
        of.text("logo", self.logo.as_ref(), 250);
        of.text("background", self.background.as_ref(), 250);
        of.text("almanac", self.almanac.as_ref(), 250);
        of.list("bootlegger", self.bootlegger.len(), 10);
        for (field, night) in [
            ("firstNight", &self.first_night),
            ("otherNight", &self.other_night),
        ] {
            of.list(field, night.as_ref().map_or(0, Vec::len), 200);
        }
        for own in &self.own {
            let mut of = Long {
                of: &own.id,
                notes: &mut *notes,
            };
            of.text("id", Some(&own.id), 50);
            of.text("name", Some(&own.name), 30);
            of.text("ability", Some(&own.ability), 250);
            of.list("image", own.image.len(), 3);
            of.text("edition", own.edition.as_ref(), 50);
            of.text("flavor", own.flavor.as_ref(), 500);
            of.text("firstNightReminder", own.first_night_reminder.as_ref(), 500);
            of.text("otherNightReminder", own.other_night_reminder.as_ref(), 500);
            of.list("reminders", own.reminders.len(), 20);
            of.texts("reminders", &own.reminders, 30);
            of.list("remindersGlobal", own.reminders_global.len(), 20);
            of.texts("remindersGlobal", &own.reminders_global, 25);
            for jinx in &own.jinxes {
                of.text("jinxes", Some(&jinx.reason), 500);
            }
        }
    }
}

/// Collects what is too long.
struct Long<'a> {
    of: &'a str,
    notes: &'a mut Vec<Note>,
}

impl Long<'_> {
    fn text(&mut self, field: &'static str, text: Option<&String>, most: usize) {
        let letters = text.map_or(0, |text| text.chars().count());
        if letters > most {
            self.notes.push(Note::LongText {
                of: self.of.to_owned(),
                field,
                letters,
                most,
            });
        }
    }

    fn texts(&mut self, field: &'static str, texts: &[String], most: usize) {
        for text in texts {
            self.text(field, Some(text), most);
        }
    }

    fn list(&mut self, field: &'static str, count: usize, most: usize) {
        if count > most {
            self.notes.push(Note::LongList {
                of: self.of.to_owned(),
                field,
                count,
                most,
            });
        }
    }
}

/// A team's name as it stands before a number.
fn plural(team: Team) -> &'static str {
    match team {
        Team::Townsfolk => "Townsfolk",
        Team::Outsider => "Outsiders",
        Team::Minion => "Minions",
        Team::Demon => "Demons",
        Team::Traveller => "Travellers",
        Team::Fabled => "Fabled",
        Team::Loric => "Loric",
    }
}

impl fmt::Display for Note {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDemon => write!(out, "there is no Demon among the characters"),
            Self::Unusual {
                team,
                count,
                least,
                most,
                teensyville,
            } => {
                let team = plural(*team);
                let small = if *teensyville {
                    " in a script for five or six players"
                } else {
                    ""
                };
                write!(
                    out,
                    "the number of {team} is {count}; {least} to {most} are usual{small}"
                )
            }
            Self::Many(count) => write!(
                out,
                "there are {count} characters to deal; more than {SHEET} hardly fit on a sheet, and nobody can keep them in mind"
            ),
            Self::Few(items) => write!(
                out,
                "other programs want {LEAST_ITEMS} items at least, counting the name; the number here is {items}"
            ),
            Self::ChoirboyWithoutKing => {
                write!(out, "there is a Choirboy, who needs the King, and no King")
            }
            Self::HuntsmanWithoutDamsel => {
                write!(
                    out,
                    "there is a Huntsman, who needs the Damsel, and no Damsel"
                )
            }
            Self::LongText {
                of,
                field,
                letters,
                most,
            } => write!(
                out,
                "a text in \"{field}\" of \"{of}\" has {letters} letters; other programs accept {most} at most"
            ),
            Self::LongList {
                of,
                field,
                count,
                most,
            } => write!(
                out,
                "\"{field}\" of \"{of}\" has {count} entries; other programs accept {most} at most"
            ),
        }
    }
}
