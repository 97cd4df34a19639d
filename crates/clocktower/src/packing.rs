//! 编码 — actions as numbers of 32 bits, the same for ever: the kind in the lowest byte, what belongs to it above.

mod told;
mod tool;

use kernel::{MAX_SEATS, Seat};

use crate::action::{Action, Learned};
use crate::{Character, Info, Side, Statement, Team};
use told::{
    REPLY, pack_info, pack_learned, pack_statement, pack_two_statements, read_info, read_learned,
    read_statement, read_two_statements,
};
use tool::{pack_tool, read_tool};

/// Kinds of action from here on are things told; the kind of thing is added.
const SAY: u32 = 32;
/// Kinds from here on are what somebody says to have been replied to a statement: one for each day.
const REPLIED: u32 = 80;
/// Kinds from here on are done by hand.
const HAND: u32 = 96;
/// Kinds from here on are the two statements that somebody says to have heard: one for each day.
const HEARD: u32 = 112;
/// Kinds from here on are what somebody says to have been told: for each form, sixteen nights.
const LEARNED: u32 = 128;
const NIGHTS: u32 = 16;
/// Every seat has a bit of the 24 that are left.
const SEAT_BITS: u32 = 5;

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
        Action::Welcome(chair) => of(18, seat(chair)),
        Action::SeeOff(whom) => of(19, seat(whom)),
        Action::ClaimToKnow(Learned {
            night,
            info: Info::Statements { a, b },
            ..
        }) => of(HEARD + u32::from(night), pack_two_statements(a, b)),
        Action::ClaimToKnow(Learned {
            night,
            info: info @ Info::Reply { .. },
            ..
        }) => of(REPLIED + u32::from(night), pack_info(info).1),
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
        18 => Action::Welcome(read_seat(rest)?),
        19 => Action::SeeOff(read_seat(rest)?),
        SAY..REPLIED => Action::Say(read_info(kind - SAY, rest)?),
        REPLIED..HAND => Action::ClaimToKnow(Learned {
            night: (kind - REPLIED) as u8,
            about: None,
            info: read_info(REPLY, rest)?,
        }),
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
