//! 编码 — actions as numbers of 32 bits, the same for ever: the kind in the lowest byte, what belongs to it above.

use kernel::{MAX_SEATS, Seat, Seats};

use crate::action::{Action, Learned, Tool};
use crate::info::SeatMask;
use crate::{Character, Info, Side, Statement, Team};

/// Kinds of action from here on are things told; the kind of thing is added.
const SAY: u32 = 32;
/// Kinds from here on are done by hand.
const HAND: u32 = 96;
/// Kinds from here on are the two statements that somebody says to have heard: one for each day.
const HEARD: u32 = 112;
/// Kinds from here on are what somebody says to have been told: for each form, sixteen nights.
const LEARNED: u32 = 128;
const NIGHTS: u32 = 16;
/// Every seat has a bit of the 24 that are left.
const SEAT_BITS: u32 = 5;
const CHARACTER_BITS: u32 = 8;
const STATEMENT_BITS: u32 = 12;

pub(crate) fn pack(action: Action) -> u32 {
    let of = |kind: u32, rest: u32| kind | rest << 8;
    match action {
        Action::Next => of(0, 0),
        Action::Wait => of(1, 0),
        Action::Pass => of(2, 0),
        Action::Yes => of(3, 0),
        Action::No => of(4, 0),
        Action::Decline => of(5, 0),
        Action::Visit => of(6, 0),
        Action::Pick(whom) => of(7, seat(whom)),
        Action::Name(character) => of(8, number(character)),
        Action::Nominate(whom) => of(9, seat(whom)),
        Action::Exile(whom) => of(10, seat(whom)),
        Action::Use(character) => of(11, number(character)),
        Action::ClaimToBe(character) => of(14, number(character)),
        Action::Suspect(whom) => of(15, seat(whom)),
        Action::Trust(whom) => of(16, seat(whom)),
        Action::Whisper(whom) => of(17, seat(whom)),
        Action::ClaimToKnow(Learned {
            night,
            info: Info::Statements { a, b },
            ..
        }) => of(HEARD + u32::from(night), pack_two_statements(a, b)),
        Action::ClaimToKnow(learned) => {
            let (form, rest) = pack_learned(learned);
            of(LEARNED + form * NIGHTS + u32::from(learned.night), rest)
        }
        Action::State(statement) => match statement {
            Statement::Is {
                seat: whom,
                character,
            } => of(13, seat(whom) | number(character) << SEAT_BITS),
            _ => of(12, pack_statement(statement)),
        },
        Action::Say(info) => {
            let (kind, rest) = pack_info(info);
            of(SAY + kind, rest)
        }
        Action::Hand(tool) => {
            let (kind, rest) = pack_tool(tool);
            of(HAND + kind, rest)
        }
    }
}

pub(crate) fn unpack(packed: u32) -> Option<Action> {
    let (kind, rest) = (packed & 0xff, packed >> 8);
    let action = match kind {
        0 => Action::Next,
        1 => Action::Wait,
        2 => Action::Pass,
        3 => Action::Yes,
        4 => Action::No,
        5 => Action::Decline,
        6 => Action::Visit,
        7 => Action::Pick(read_seat(rest)?),
        8 => Action::Name(read_character(rest)?),
        9 => Action::Nominate(read_seat(rest)?),
        10 => Action::Exile(read_seat(rest)?),
        11 => Action::Use(read_character(rest)?),
        12 => Action::State(read_statement(rest)?),
        13 => Action::State(Statement::Is {
            seat: read_seat(rest & 31)?,
            character: read_character(rest >> SEAT_BITS)?,
        }),
        14 => Action::ClaimToBe(read_character(rest)?),
        15 => Action::Suspect(read_seat(rest)?),
        16 => Action::Trust(read_seat(rest)?),
        17 => Action::Whisper(read_seat(rest)?),
        SAY..HAND => Action::Say(read_info(kind - SAY, rest)?),
        HAND..HEARD => Action::Hand(read_tool(kind - HAND, rest)?),
        HEARD..LEARNED => Action::ClaimToKnow(Learned {
            night: (kind - HEARD) as u8,
            about: None,
            info: read_two_statements(rest)?,
        }),
        LEARNED.. => Action::ClaimToKnow(read_learned(kind - LEARNED, rest)?),
        _ => return None,
    };
    // One action, one number.
    (pack(action) == packed).then_some(action)
}

const fn seat(seat: Seat) -> u32 {
    seat.number() as u32
}

const fn number(character: Character) -> u32 {
    character.number() as u32
}

fn read_seat(number: u32) -> Option<Seat> {
    ((number as usize) < MAX_SEATS).then(|| Seat::new(number as u8))
}

fn read_character(number: u32) -> Option<Character> {
    u8::try_from(number).ok().and_then(Character::from_number)
}

const fn side(side: Side) -> u32 {
    match side {
        Side::Good => 0,
        Side::Evil => 1,
    }
}

const fn read_side(number: u32) -> Option<Side> {
    match number {
        0 => Some(Side::Good),
        1 => Some(Side::Evil),
        _ => None,
    }
}

fn team(team: Team) -> u32 {
    Team::ALL
        .iter()
        .position(|&other| other == team)
        .map_or(0, |place| place as u32)
}

fn read_team(number: u32) -> Option<Team> {
    Team::ALL.get(number as usize).copied()
}

/// Twelve bits: a kind in the lowest two, a seat, a team. What names a character does not fit and is never one of two.
fn pack_statement(statement: Statement) -> u32 {
    match statement {
        Statement::Spoken | Statement::Is { .. } => 0,
        Statement::Evil { seat: whom } => 1 | seat(whom) << 2,
        Statement::Team {
            seat: whom,
            team: of,
        } => 2 | seat(whom) << 2 | team(of) << (2 + SEAT_BITS),
    }
}

fn read_statement(packed: u32) -> Option<Statement> {
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

fn pack_two_statements(a: Statement, b: Statement) -> u32 {
    pack_statement(a) | pack_statement(b) << STATEMENT_BITS
}

fn read_two_statements(packed: u32) -> Option<Info> {
    Some(Info::Statements {
        a: read_statement(packed & 0xfff)?,
        b: read_statement(packed >> STATEMENT_BITS)?,
    })
}

fn pack_info(info: Info) -> (u32, u32) {
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
        Info::Grimoire { a, b } => (16, two(a, b)),
        Info::InPlay { character } => (17, number(character)),
        Info::Mad { character } => (18, number(character)),
    }
}

fn read_info(kind: u32, rest: u32) -> Option<Info> {
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
        _ => return None,
    })
}

fn pack_tool(tool: Tool) -> (u32, u32) {
    match tool {
        Tool::Kill(whom) => (0, seat(whom)),
        Tool::Revive(whom) => (1, seat(whom)),
        Tool::Become(whom, character) => (2, seat(whom) | number(character) << SEAT_BITS),
        Tool::Turn(whom, to) => (3, seat(whom) | side(to) << SEAT_BITS),
        Tool::Drunk(whom) => (4, seat(whom)),
        Tool::Poison(whom) => (5, seat(whom)),
        Tool::Remind(whom, which) => (6, seat(whom) | u32::from(which) << SEAT_BITS),
        Tool::Clear(whom) => (7, seat(whom)),
        Tool::Tell(whom) => (8, seat(whom)),
        Tool::Win(to) => (9, side(to)),
    }
}

fn read_tool(kind: u32, rest: u32) -> Option<Tool> {
    let whom = read_seat(rest & 31);
    let more = rest >> SEAT_BITS;
    Some(match kind {
        0 => Tool::Kill(whom?),
        1 => Tool::Revive(whom?),
        2 => Tool::Become(whom?, read_character(more)?),
        3 => Tool::Turn(whom?, read_side(more)?),
        4 => Tool::Drunk(whom?),
        5 => Tool::Poison(whom?),
        6 => Tool::Remind(whom?, u8::try_from(more).ok()?),
        7 => Tool::Clear(whom?),
        8 => Tool::Tell(whom?),
        9 => Tool::Win(read_side(rest)?),
        _ => return None,
    })
}

/// What names its players itself is packed as it is; a number or an answer comes with the two players it is about.
fn pack_learned(learned: Learned) -> (u32, u32) {
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

fn read_learned(kind: u32, rest: u32) -> Option<Learned> {
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
