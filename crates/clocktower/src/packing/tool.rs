//! 手动的编码 — what the storyteller does by hand, as the bits of a number.

use super::{SEAT_BITS, number, read_character, read_seat, read_side, seat, side};
use crate::action::Tool;

pub(super) fn pack_tool(tool: Tool) -> (u32, u32) {
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

pub(super) fn read_tool(kind: u32, rest: u32) -> Option<Tool> {
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
