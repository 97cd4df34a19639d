//! 所说的话的编码 — statements, what is told and what somebody says to have been told, as the bits of a number.

use kernel::{MAX_SEATS, Seat, Seats};

use super::{
    NIGHTS, SEAT_BITS, number, read_character, read_seat, read_side, read_team, seat, side, team,
};
use crate::action::Learned;
use crate::info::SeatMask;
use crate::{Character, Info, Mark, Statement};

const CHARACTER_BITS: u32 = 8;
const MARK_BITS: u32 = 4;
const STATEMENT_BITS: u32 = 12;
/// The kind of what the storyteller replied to a statement.
pub(super) const REPLY: u32 = 21;

/// Twelve bits: a kind in the lowest two, a seat, a team. What names a character does not fit and is never one of two.
pub(super) fn pack_statement(statement: Statement) -> u32 {
    match statement {
        Statement::Spoken | Statement::Is { .. } => 0,
        Statement::Evil { seat: whom } => 1 | seat(whom) << 2,
        Statement::Team {
            seat: whom,
            team: of,
        } => 2 | seat(whom) << 2 | team(of) << (2 + SEAT_BITS),
    }
}

pub(super) fn read_statement(packed: u32) -> Option<Statement> {
    let whom = read_seat(packed >> 2 & 31);
    Some(match packed & 3 {
        0 => Statement::Spoken,
        1 => Statement::Evil { seat: whom? },
        2 => Statement::Team {
            seat: whom?,
            team: read_team(packed >> (2 + SEAT_BITS))?,
        },
        _ => return None,
    })
}

pub(super) fn pack_two_statements(a: Statement, b: Statement) -> u32 {
    pack_statement(a) | pack_statement(b) << STATEMENT_BITS
}

pub(super) fn read_two_statements(packed: u32) -> Option<Info> {
    Some(Info::Statements {
        a: read_statement(packed & 0xfff)?,
        b: read_statement(packed >> STATEMENT_BITS)?,
    })
}

pub(super) fn pack_info(info: Info) -> (u32, u32) {
    let two = |a: Seat, b: Seat| seat(a) | seat(b) << SEAT_BITS;
    let with = |whom: Seat, character: Character| seat(whom) | number(character) << SEAT_BITS;
    match info {
        Info::Nothing => (0, 0),
        Info::Spoken => (1, 0),
        Info::Number { number } => (2, u32::from(number)),
        Info::Answer { yes } => (3, u32::from(yes)),
        Info::NoneOf { team: of } => (4, team(of)),
        Info::OneOf { a, b, character } => (5, two(a, b) | number(character) << (2 * SEAT_BITS)),
        Info::Token { seat, character } => (6, with(seat, character)),
        Info::Knows { seat, character } => (7, with(seat, character)),
        Info::Either {
            seat: whom,
            good,
            evil,
        } => (
            8,
            seat(whom) | number(good) << SEAT_BITS | number(evil) << (SEAT_BITS + CHARACTER_BITS),
        ),
        Info::Pair { a, b } => (9, two(a, b)),
        Info::Minions { seats } => (
            10,
            seats
                .0
                .into_iter()
                .fold(0, |bits, one| bits | 1 << one.number()),
        ),
        Info::Demon { seat: whom } => (11, seat(whom)),
        Info::Absent { character } => (12, number(character)),
        Info::Became { character } => (13, number(character)),
        Info::Turned { side: to } => (14, side(to)),
        Info::Statements { a, b } => (15, pack_two_statements(a, b)),
        Info::Reply { statement, yes } => (REPLY, u32::from(yes) | pack_statement(statement) << 1),
        Info::Grimoire { a, b } => (16, two(a, b)),
        Info::InPlay { character } => (17, number(character)),
        Info::Mad { character } => (18, number(character)),
        Info::Believes { seat, character } => (19, with(seat, character)),
        Info::Marked {
            seat,
            character,
            mark,
        } => (
            20,
            with(seat, character) | pack_mark(mark) << (SEAT_BITS + CHARACTER_BITS),
        ),
    }
}

pub(super) fn read_info(kind: u32, rest: u32) -> Option<Info> {
    let a = read_seat(rest & 31);
    let b = read_seat(rest >> SEAT_BITS & 31);
    Some(match kind {
        0 => Info::Nothing,
        1 => Info::Spoken,
        2 => Info::Number {
            number: u8::try_from(rest).ok()?,
        },
        3 => Info::Answer { yes: rest == 1 },
        4 => Info::NoneOf {
            team: read_team(rest)?,
        },
        5 => Info::OneOf {
            a: a?,
            b: b?,
            character: read_character(rest >> (2 * SEAT_BITS))?,
        },
        6 => Info::Token {
            seat: a?,
            character: read_character(rest >> SEAT_BITS)?,
        },
        7 => Info::Knows {
            seat: a?,
            character: read_character(rest >> SEAT_BITS)?,
        },
        8 => Info::Either {
            seat: a?,
            good: read_character(rest >> SEAT_BITS & 0xff)?,
            evil: read_character(rest >> (SEAT_BITS + CHARACTER_BITS))?,
        },
        9 => Info::Pair { a: a?, b: b? },
        10 => Info::Minions {
            seats: SeatMask(
                (0..MAX_SEATS as u8)
                    .filter(|&one| rest >> one & 1 == 1)
                    .map(Seat::new)
                    .collect::<Seats>(),
            ),
        },
        11 => Info::Demon { seat: a? },
        12 => Info::Absent {
            character: read_character(rest)?,
        },
        13 => Info::Became {
            character: read_character(rest)?,
        },
        14 => Info::Turned {
            side: read_side(rest)?,
        },
        15 => read_two_statements(rest)?,
        16 => Info::Grimoire { a: a?, b: b? },
        17 => Info::InPlay {
            character: read_character(rest)?,
        },
        18 => Info::Mad {
            character: read_character(rest)?,
        },
        19 => Info::Believes {
            seat: a?,
            character: read_character(rest >> SEAT_BITS)?,
        },
        20 => Info::Marked {
            seat: a?,
            character: read_character(rest >> SEAT_BITS & 0xff)?,
            mark: read_mark(rest >> (SEAT_BITS + CHARACTER_BITS))?,
        },
        REPLY => Info::Reply {
            statement: read_statement(rest >> 1)?,
            yes: rest & 1 == 1,
        },
        _ => return None,
    })
}

/// What names its players itself is packed as it is; a number or an answer comes with the two players it is about.
pub(super) fn pack_learned(learned: Learned) -> (u32, u32) {
    let about = learned
        .about
        .map_or(NO_PAIR, |[a, b]| seat(a) | seat(b) << SEAT_BITS);
    let with = |rest: u32| about | rest << (2 * SEAT_BITS);
    let (kind, rest) = pack_info(learned.info);
    match LEARNED_KINDS.iter().position(|&learned| learned == kind) {
        Some(form @ (NUMBER | ANSWER)) => (form as u32, with(rest)),
        Some(form) => (form as u32, rest),
        None => (NUMBER as u32, u32::MAX >> 8),
    }
}

pub(super) fn read_learned(kind: u32, rest: u32) -> Option<Learned> {
    let (form, night) = ((kind / NIGHTS) as usize, (kind % NIGHTS) as u8);
    let info_kind = *LEARNED_KINDS.get(form)?;
    let has_pair = matches!(form, NUMBER | ANSWER);
    let pair = rest & NO_PAIR;
    let about = if has_pair && pair != NO_PAIR {
        Some([read_seat(pair & 31)?, read_seat(pair >> SEAT_BITS)?])
    } else {
        None
    };
    let info = read_info(
        info_kind,
        if has_pair {
            rest >> (2 * SEAT_BITS)
        } else {
            rest
        },
    )?;
    Some(Learned { night, about, info })
}

/// The kinds of information that are reported, in the order of their forms.
const LEARNED_KINDS: [u32; 8] = [5, 6, 2, 3, 8, 4, 9, 7];
const NUMBER: usize = 2;
const ANSWER: usize = 3;
/// Two seats that do not exist.
const NO_PAIR: u32 = 0x3ff;

/// Eleven bits: a kind in the lowest four, its number or character above.
fn pack_mark(mark: Mark) -> u32 {
    let own = Mark::PLAIN.len() as u32;
    match mark {
        Mark::Own(which) => own | u32::from(which) << MARK_BITS,
        Mark::Reminder(which) => (own + 1) | u32::from(which) << MARK_BITS,
        Mark::Mad(character) => (own + 2) | number(character) << MARK_BITS,
        plain => place(plain),
    }
}

fn place(plain: Mark) -> u32 {
    let place = Mark::PLAIN.iter().position(|&(mark, _)| mark == plain);
    place.unwrap_or_default() as u32
}

fn read_mark(packed: u32) -> Option<Mark> {
    let own = Mark::PLAIN.len();
    let (kind, rest) = ((packed & 15) as usize, packed >> MARK_BITS);
    if let Some(&(mark, _)) = Mark::PLAIN.get(kind) {
        return Some(mark);
    }
    match kind - own {
        0 => Some(Mark::Own(u8::try_from(rest).ok()?)),
        1 => Some(Mark::Reminder(u8::try_from(rest).ok()?)),
        2 => Some(Mark::Mad(read_character(rest)?)),
        _ => None,
    }
}
