//! 座次 — who sits where, as a `start` message plans it and as a record's notes keep it.
//!
//! The note `A` is the name of seat A, the note `A-bot` the bot that plays there; a seat without one
//! is the person's. A record is text with one item a line and comments after `#`, so those
//! characters are written as `%` and their code.

use kernel::{Notation, Record, Seat};
use protocol::{Line, SeatPlan};

use super::sorry;

/// The most characters of a name.
const LONGEST_NAME: usize = 24;

/// Who sits where: one person, and bots. A host, who has the storyteller's seat, may answer for several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) me: Seat,
    pub(super) names: Vec<String>,
    pub(super) bots: Vec<Option<String>>,
    /// Whether the client runs the game and answers for every seat that no bot has.
    pub(super) is_host: bool,
}

impl Plan {
    /// Reads the plan of a `start` message for a table of so many seats, with these bots.
    pub(super) fn from_message(
        plan: &[SeatPlan],
        seats: u8,
        hosts: Option<Seat>,
        known: &[&str],
    ) -> Result<Self, Line> {
        if plan.len() != usize::from(seats) {
            return Err(sorry::line("sorry-plan-seats")
                .text("planned", plan.len().to_string())
                .text("seats", seats.to_string()));
        }
        let (names, bots) = Seat::all(seats)
            .zip(plan)
            .map(|(seat, plan)| match plan {
                SeatPlan::You { name } => (clean(name, seat), None),
                SeatPlan::Bot { bot, name } => (clean(name, seat), Some(bot.clone())),
            })
            .unzip();
        Self::checked(names, bots, hosts, known, "sorry-plan-you")
    }

    /// Reads the plan that a record's notes keep.
    pub(super) fn from_record<P: Notation>(
        record: &Record<P>,
        seats: u8,
        hosts: Option<Seat>,
        known: &[&str],
    ) -> Result<Self, Line> {
        let note = |key: &str| record.note(key).map(unescaped);
        let (names, bots) = Seat::all(seats)
            .map(|seat| {
                let name = clean(&note(&seat.to_string()).unwrap_or_default(), seat);
                (name, note(&format!("{seat}-bot")))
            })
            .unzip();
        Self::checked(names, bots, hosts, known, "sorry-record-you")
    }

    fn checked(
        names: Vec<String>,
        bots: Vec<Option<String>>,
        hosts: Option<Seat>,
        known: &[&str],
        not_one: &str,
    ) -> Result<Self, Line> {
        if let Some(bot) = bots
            .iter()
            .flatten()
            .find(|bot| !known.contains(&bot.as_str()))
        {
            return Err(sorry::line("sorry-unknown-bot")
                .text("bot", bot)
                .text("bots", known.join(", ")));
        }
        let is_person = |seat: Seat| bots.get(seat.index()).is_some_and(Option::is_none);
        if let Some(me) = hosts.filter(|&seat| is_person(seat)) {
            return Ok(Self {
                me,
                names,
                bots,
                is_host: true,
            });
        }
        let mut persons = (0..).zip(&bots).filter(|(_, bot)| bot.is_none());
        match (persons.next(), persons.next()) {
            (Some((me, _)), None) => Ok(Self {
                me: Seat::new(me),
                names,
                bots,
                is_host: false,
            }),
            _ => Err(sorry::line(not_one)),
        }
    }

    /// Whether the client answers for this seat.
    pub(super) fn answers_for(&self, seat: Seat) -> bool {
        seat == self.me || self.is_host && self.bots.get(seat.index()).is_some_and(Option::is_none)
    }

    /// The notes that keep it.
    pub(super) fn notes(&self) -> Vec<(String, String)> {
        let mut notes = Vec::new();
        for ((seat, name), bot) in (0..).map(Seat::new).zip(&self.names).zip(&self.bots) {
            notes.push((seat.to_string(), escaped(name)));
            if let Some(bot) = bot {
                notes.push((format!("{seat}-bot"), escaped(bot)));
            }
        }
        notes
    }
}

/// A name as the table shows it: no control or direction marks, not too long, and never empty.
fn clean(name: &str, seat: Seat) -> String {
    let is_mark = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let name: String = name
        .chars()
        .filter(|&letter| !is_mark(letter))
        .take(LONGEST_NAME)
        .collect();
    match name.trim() {
        "" => seat.to_string(),
        name => name.to_owned(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('%', "%25").replace('#', "%23")
}

fn unescaped(text: &str) -> String {
    text.replace("%23", "#").replace("%25", "%")
}

#[cfg(test)]
mod tests {
    use blanc_noir::{Setup, Table};
    use kernel::Seed;

    use super::*;

    #[test]
    fn a_record_keeps_the_plan_whatever_the_names() {
        let plan = [
            SeatPlan::Bot {
                bot: "random".to_owned(),
                name: "C# 100%23".to_owned(),
            },
            SeatPlan::You {
                name: " 小\n王\u{202e} ".to_owned(),
            },
            SeatPlan::Bot {
                bot: "random".to_owned(),
                name: String::new(),
            },
        ];
        let plan = Plan::from_message(&plan, 3, None, &["random"]).unwrap();
        assert_eq!(plan.names, ["C# 100%23", "小王", "C"]);
        assert_eq!(plan.me, Seat::new(1));

        let mut record = Record::<Table>::new(Setup::new(3), Seed::from_number(1));
        record.notes = plan.notes();
        let record = Record::<Table>::from_text(&record.to_text()).unwrap();
        assert_eq!(Plan::from_record(&record, 3, None, &["random"]), Ok(plan));
    }

    #[test]
    fn a_table_of_bots_only_is_not_for_a_person() {
        let bot = SeatPlan::Bot {
            bot: "random".to_owned(),
            name: String::new(),
        };
        let no_one = Plan::from_message(&[bot.clone(), bot.clone()], 2, None, &["random"]);
        assert_eq!(no_one.unwrap_err().key, "sorry-plan-you");
        let unknown = Plan::from_message(&[bot.clone(), bot], 2, None, &["heuristic"]);
        assert_eq!(unknown.unwrap_err().key, "sorry-unknown-bot");
    }
}
