//! What players are told, as pages write it.

use clocktower::{Character, Info, Mark, SeatMask, Statement};
use kernel::{Seat, Seats};

use super::{names, words};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// A piece of information as a page writes it. Some writings mean several: `A 小恶魔` is a token or a page of the grimoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said(Vec<Info>);

impl Said {
    pub(super) fn means(&self, info: Info) -> bool {
        self.0.contains(&info)
    }

    pub(super) fn written(&self, seats: &Names) -> String {
        self.0
            .first()
            .map_or_else(String::new, |&info| written(info, seats))
    }

    pub(super) fn read(line: &mut Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        if let Some(first) = perhaps_seat(line, seats) {
            return about(first, line, seats);
        }
        let info = if line.skip(words::NOTHING) {
            Info::Nothing
        } else if line.skip(words::SPOKEN) {
            Info::Spoken
        } else if line.skip(words::YES) {
            Info::Answer { yes: true }
        } else if line.skip(words::NO) {
            Info::Answer { yes: false }
        } else if line.skip(words::THERE_IS_NO) {
            let team = names::perhaps_team(line)
                .ok_or_else(|| line.misread("镇民, 外来者, 爪牙 or 恶魔"))?;
            Info::NoneOf { team }
        } else if line.skip(words::MINIONS) {
            let mut minions = Seats::NONE;
            while let Some(seat) = perhaps_seat(line, seats) {
                minions = minions.with(seat);
            }
            if minions.is_empty() && !line.skip(words::NONE) {
                return Err(line.misread("the Minions, or 无"));
            }
            Info::Minions {
                seats: SeatMask(minions),
            }
        } else if line.skip(words::DEMON) {
            Info::Demon {
                seat: line.seat(seats)?,
            }
        } else if line.skip(words::ABSENT) {
            Info::Absent {
                character: names::character(line)?,
            }
        } else if line.skip(words::IN_PLAY) {
            Info::InPlay {
                character: names::character(line)?,
            }
        } else if line.skip(words::BECOME) {
            Info::Became {
                character: names::character(line)?,
            }
        } else if line.skip(words::MAD) {
            Info::Mad {
                character: names::character(line)?,
            }
        } else if line.skip(words::TURN) {
            Info::Turned {
                side: names::side(line)?,
            }
        } else if line.skip(words::GRIMOIRE) {
            return grimoire(line, seats);
        } else if line.skip(words::STATE) {
            let a = statement(line, seats)?;
            line.skip_mark(',');
            line.skip(words::STATE);
            let b = statement(line, seats)?;
            Info::Statements { a, b }
        } else {
            Info::Number {
                number: line.number().map_err(|_| {
                    line.misread("what is told, such as 2, 是, A B 调查员, A 小恶魔 or 无事")
                })?,
            }
        };
        Ok(Self(vec![info]))
    }

    /// Several, with `/` or a comma between them.
    pub(super) fn list(line: &mut Cursor<'_>, seats: &Names) -> Result<Vec<Self>, Misread> {
        let mut all = Vec::new();
        if line.skip(words::NONE) {
            return Ok(all);
        }
        while !line.is_at_end() {
            all.push(Self::read(line, seats)?);
            if !line.skip_mark('/') {
                line.skip_mark(',');
            }
        }
        Ok(all)
    }
}

/// What begins with a player: two players, a player and a token, two players and a character, a player and two characters.
fn about(first: Seat, line: &mut Cursor<'_>, seats: &Names) -> Result<Said, Misread> {
    if let Some(second) = perhaps_seat(line, seats) {
        let (a, b) = (first.min(second), first.max(second));
        return Ok(Said(match names::perhaps_character(line) {
            Some(character) => vec![Info::OneOf { a, b, character }],
            None => vec![Info::Pair { a, b }],
        }));
    }
    let seat = first;
    if line.skip(words::BELIEVES) {
        let character = names::character(line)?;
        return Ok(Said(vec![Info::Believes { seat, character }]));
    }
    if line.skip(words::REMIND) {
        return Ok(Said(tokens(seat, names::character(line)?)));
    }
    let character = names::character(line)?;
    Ok(Said(match names::perhaps_character(line) {
        Some(other) => vec![
            Info::Either {
                seat,
                good: character,
                evil: other,
            },
            Info::Either {
                seat,
                good: other,
                evil: character,
            },
        ],
        None => vec![
            Info::Token { seat, character },
            Info::Knows { seat, character },
        ],
    }))
}

/// Every token of this character that can lie on a player in the grimoire.
fn tokens(seat: Seat, character: Character) -> Vec<Info> {
    let marked = |mark| Info::Marked {
        seat,
        character,
        mark,
    };
    let plain = Mark::PLAIN.iter().map(|&(mark, _)| marked(mark));
    let numbered = (0..=u8::MAX).flat_map(|which| [Mark::Own(which), Mark::Reminder(which)]);
    plain.chain(numbered.map(marked)).collect()
}

/// The true grimoire, or one in which two tokens are exchanged. Which seat stands for "none exchanged" is the engine's affair.
fn grimoire(line: &mut Cursor<'_>, seats: &Names) -> Result<Said, Misread> {
    Ok(Said(match perhaps_seat(line, seats) {
        None => seats
            .all()
            .map(|seat| Info::Grimoire { a: seat, b: seat })
            .collect(),
        Some(one) => {
            let other = line.seat(seats)?;
            let (a, b) = (one.min(other), one.max(other));
            vec![Info::Grimoire { a, b }]
        }
    }))
}

/// `A 邪恶`, `A 恶魔`, `A 小恶魔`, `口头`.
pub(super) fn statement(line: &mut Cursor<'_>, seats: &Names) -> Result<Statement, Misread> {
    if line.skip(words::SPOKEN) {
        return Ok(Statement::Spoken);
    }
    let seat = line.seat(seats)?;
    if line.skip(words::EVIL) {
        Ok(Statement::Evil { seat })
    } else if let Some(team) = names::perhaps_team(line) {
        Ok(Statement::Team { seat, team })
    } else {
        let character = names::character(line)?;
        Ok(Statement::Is { seat, character })
    }
}

pub(super) fn perhaps_seat(line: &mut Cursor<'_>, seats: &Names) -> Option<Seat> {
    let found = line.peek().and_then(|word| seats.find(word))?;
    line.seat(seats).ok().map(|_| found)
}

pub(super) fn written(info: Info, seats: &Names) -> String {
    let of = |seat: Seat| seats.of(seat);
    match info {
        Info::Nothing => "无事".to_owned(),
        Info::Spoken => "口头".to_owned(),
        Info::Number { number } => number.to_string(),
        Info::Answer { yes } => if yes { "是" } else { "否" }.to_owned(),
        Info::NoneOf { team } => format!("没有 {}", names::of_team(team)),
        Info::OneOf { a, b, character } => {
            format!("{} {} {}", of(a), of(b), names::of(character))
        }
        Info::Token { seat, character } | Info::Knows { seat, character } => {
            format!("{} {}", of(seat), names::of(character))
        }
        Info::Either { seat, good, evil } => {
            format!("{} {} {}", of(seat), names::of(good), names::of(evil))
        }
        Info::Believes { seat, character } => {
            format!("{} 以为 {}", of(seat), names::of(character))
        }
        Info::Marked {
            seat, character, ..
        } => format!("{} 标记 {}", of(seat), names::of(character)),
        Info::Pair { a, b } => format!("{} {}", of(a), of(b)),
        Info::Minions { seats: minions } => format!("爪牙 {}", list(minions.0, seats)),
        Info::Demon { seat } => format!("恶魔 {}", of(seat)),
        Info::Absent { character } => format!("不在场 {}", names::of(character)),
        Info::InPlay { character } => format!("在场 {}", names::of(character)),
        Info::Became { character } => format!("变成 {}", names::of(character)),
        Info::Mad { character } => format!("疯狂 {}", names::of(character)),
        Info::Turned { side } => format!("阵营 {}", names::of_side(side)),
        Info::Statements { a, b } => format!(
            "陈述 {}, {}",
            written_statement(a, seats),
            written_statement(b, seats)
        ),
        Info::Reply { statement, yes } => format!(
            "{} {}",
            if yes { "是" } else { "否" },
            written_statement(statement, seats)
        ),
        Info::Grimoire { a, b } if a == b => "魔典".to_owned(),
        Info::Grimoire { a, b } => format!("魔典 {} {}", of(a), of(b)),
    }
}

pub(super) fn written_statement(statement: Statement, seats: &Names) -> String {
    match statement {
        Statement::Evil { seat } => format!("{} 邪恶", seats.of(seat)),
        Statement::Team { seat, team } => format!("{} {}", seats.of(seat), names::of_team(team)),
        Statement::Is { seat, character } => {
            format!("{} {}", seats.of(seat), names::of(character))
        }
        Statement::Spoken => "口头".to_owned(),
    }
}

/// Players in the order they sit; 无 for nobody.
pub(super) fn list(these: Seats, seats: &Names) -> String {
    if these.is_empty() {
        return "无".to_owned();
    }
    let names: Vec<&str> = these.into_iter().map(|seat| seats.of(seat)).collect();
    names.join(" ")
}
