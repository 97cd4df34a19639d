//! 所说的话 — statements, and what somebody is told or says to have been told.

use kernel::Seat;

use super::words::Words;
use crate::action::Learned;
use crate::info::SeatMask;
use crate::{Info, Mark, Statement};

pub(super) fn read_learned(words: &mut Words<'_>) -> Result<Learned, String> {
    let night = words.number()?;
    let about = if words.left.clone().next() == Some("about") {
        words.next()?;
        Some([words.seat()?, words.seat()?])
    } else {
        None
    };
    Ok(Learned {
        night,
        about,
        info: read_info(words)?,
    })
}

pub(super) fn write_statement(statement: Statement) -> String {
    match statement {
        Statement::Evil { seat } => format!("evil {seat}"),
        Statement::Team { seat, team } => format!("team {seat} {}", team.name()),
        Statement::Is { seat, character } => format!("is {seat} {character}"),
        Statement::Spoken => "spoken".to_owned(),
    }
}

pub(super) fn read_statement(words: &mut Words<'_>) -> Result<Statement, String> {
    Ok(match words.next()? {
        "evil" => Statement::Evil {
            seat: words.seat()?,
        },
        "team" => Statement::Team {
            seat: words.seat()?,
            team: words.team()?,
        },
        "is" => Statement::Is {
            seat: words.seat()?,
            character: words.character()?,
        },
        "spoken" => Statement::Spoken,
        other => return Err(format!("\"{other}\" is no statement")),
    })
}

pub(super) fn write_info(info: Info) -> String {
    match info {
        Info::Nothing => "nothing".to_owned(),
        Info::Spoken => "spoken".to_owned(),
        Info::Number { number } => format!("number {number}"),
        Info::Answer { yes } => format!("answer {}", yes_or_no(yes)),
        Info::NoneOf { team } => format!("none-of {}", team.name()),
        Info::OneOf { a, b, character } => format!("one-of {a} {b} {character}"),
        Info::Token { seat, character } => format!("token {seat} {character}"),
        Info::Knows { seat, character } => format!("knows {seat} {character}"),
        Info::Either { seat, good, evil } => format!("either {seat} {good} {evil}"),
        Info::Pair { a, b } => format!("pair {a} {b}"),
        Info::Minions { seats } => format!("minions {:?}.", seats.0),
        Info::Demon { seat } => format!("demon {seat}"),
        Info::Absent { character } => format!("absent {character}"),
        Info::InPlay { character } => format!("in-play {character}"),
        Info::Became { character } => format!("became {character}"),
        Info::Turned { side } => format!("turned {}", side.name()),
        Info::Statements { a, b } => {
            format!("statements {} {}", write_statement(a), write_statement(b))
        }
        Info::Reply { statement, yes } => {
            format!("reply {} {}", yes_or_no(yes), write_statement(statement))
        }
        Info::Grimoire { a, b } => format!("grimoire {a} {b}"),
        Info::Mad { character } => format!("mad {character}"),
        Info::Believes { seat, character } => format!("believes {seat} {character}"),
        Info::Marked {
            seat,
            character,
            mark,
        } => format!("marked {seat} {character} {}", write_mark(mark)),
    }
}

pub(super) fn read_info(words: &mut Words<'_>) -> Result<Info, String> {
    Ok(match words.next()? {
        "nothing" => Info::Nothing,
        "spoken" => Info::Spoken,
        "number" => Info::Number {
            number: words.number()?,
        },
        "answer" => Info::Answer {
            yes: read_yes_or_no(words)?,
        },
        "reply" => {
            let yes = read_yes_or_no(words)?;
            let statement = read_statement(words)?;
            Info::Reply { statement, yes }
        }
        "none-of" => Info::NoneOf {
            team: words.team()?,
        },
        "one-of" => Info::OneOf {
            a: words.seat()?,
            b: words.seat()?,
            character: words.character()?,
        },
        "token" => Info::Token {
            seat: words.seat()?,
            character: words.character()?,
        },
        "knows" => Info::Knows {
            seat: words.seat()?,
            character: words.character()?,
        },
        "either" => Info::Either {
            seat: words.seat()?,
            good: words.character()?,
            evil: words.character()?,
        },
        "pair" => Info::Pair {
            a: words.seat()?,
            b: words.seat()?,
        },
        "minions" => Info::Minions {
            seats: read_seats(words.next()?)?,
        },
        "demon" => Info::Demon {
            seat: words.seat()?,
        },
        "absent" => Info::Absent {
            character: words.character()?,
        },
        "in-play" => Info::InPlay {
            character: words.character()?,
        },
        "became" => Info::Became {
            character: words.character()?,
        },
        "mad" => Info::Mad {
            character: words.character()?,
        },
        "turned" => Info::Turned {
            side: words.side()?,
        },
        "statements" => Info::Statements {
            a: read_statement(words)?,
            b: read_statement(words)?,
        },
        "grimoire" => Info::Grimoire {
            a: words.seat()?,
            b: words.seat()?,
        },
        "believes" => Info::Believes {
            seat: words.seat()?,
            character: words.character()?,
        },
        "marked" => Info::Marked {
            seat: words.seat()?,
            character: words.character()?,
            mark: read_mark(words)?,
        },
        other => return Err(format!("\"{other}\" is nothing that is told")),
    })
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn read_yes_or_no(words: &mut Words<'_>) -> Result<bool, String> {
    match words.next()? {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(format!("\"{other}\" is neither yes nor no")),
    }
}

fn write_mark(mark: Mark) -> String {
    match mark {
        Mark::Own(which) => format!("own {which}"),
        Mark::Reminder(which) => format!("reminder {which}"),
        Mark::Mad(character) => format!("mad {character}"),
        plain => {
            let named = Mark::PLAIN.iter().find(|&&(mark, _)| mark == plain);
            named.map_or_else(String::new, |&(_, name)| name.to_owned())
        }
    }
}

fn read_mark(words: &mut Words<'_>) -> Result<Mark, String> {
    Ok(match words.next()? {
        "own" => Mark::Own(words.number()?),
        "reminder" => Mark::Reminder(words.number()?),
        "mad" => Mark::Mad(words.character()?),
        word => {
            let named = Mark::PLAIN.iter().find(|&&(_, name)| name == word);
            named.ok_or_else(|| format!("\"{word}\" is no token"))?.0
        }
    })
}

/// Seats are written one after the other, with a dot at the end, so that none at all can be written too.
fn read_seats(word: &str) -> Result<SeatMask, String> {
    word.trim_end_matches('.')
        .chars()
        .map(|letter| {
            letter
                .to_string()
                .parse::<Seat>()
                .map_err(|why| why.to_string())
        })
        .collect::<Result<_, _>>()
        .map(SeatMask)
}
