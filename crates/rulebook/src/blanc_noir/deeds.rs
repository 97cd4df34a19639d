//! `play` lines, and the actions that other lines speak of.

use blanc_noir::Action;
use kernel::Seat;

use super::names;
use super::words::{self, Word};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// What one player does.
pub(crate) struct Deed {
    pub(super) seat: Seat,
    pub(super) action: Action,
}

impl Deed {
    pub(super) fn read(mut line: Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        let seat = line.seat(seats)?;
        let action = action(&mut line, seats)?;
        line.end()?;
        Ok(Self { seat, action })
    }
}

/// One action: a verb and what it names.
pub(super) fn action(line: &mut Cursor<'_>, seats: &Names) -> Result<Action, Misread> {
    Ok(if line.skip(words::PLAY) {
        Action::Play(line.face()?)
    } else if line.skip(words::DRAW) {
        Action::Draw
    } else if line.skip(words::TAKE) {
        Action::Take
    } else if line.skip(words::TRADE) {
        Action::Trade(line.face()?)
    } else if line.skip(words::USE) {
        Action::Use(line.scroll()?)
    } else if line.skip(words::PICK) {
        Action::Pick(line.face()?)
    } else if line.skip(words::STOP) {
        Action::Stop
    } else if line.skip(words::NAME) {
        Action::Name(line.colour()?)
    } else if line.skip(words::TARGET) {
        Action::Target(line.seat(seats)?)
    } else if line.skip(words::SLOT) {
        Action::Slot(line.seat(seats)?, place(line)?)
    } else if line.skip(words::TAKE_OPEN) {
        Action::Open(line.seat(seats)?, line.scroll()?)
    } else if line.skip(words::DECK) {
        Action::Deck
    } else if line.skip(words::DECLARE) {
        Action::Declare
    } else if line.skip(words::SILENT) {
        Action::Silent
    } else {
        return Err(line.misread(
            "what the player does: 出, 抽牌, 承受, 换, 翻开, 选, 停, 指定颜色, 指定, 取, 收, 牌堆, 宣告 or 不宣告",
        ));
    })
}

/// Positions count from 1 on pages, from 0 in actions.
fn place(line: &mut Cursor<'_>) -> Result<u8, Misread> {
    let before = line.clone();
    let place: u8 = line.number()?;
    place
        .checked_sub(1)
        .ok_or_else(|| before.misread("a position, counted from 1"))
}

/// An action in the words of a page.
pub(super) fn written(action: Action, seats: &Names) -> String {
    let verb = |word: Word| word[0];
    match action {
        Action::Play(face) => format!("{} {}", verb(words::PLAY), names::of_face(face)),
        Action::Draw => verb(words::DRAW).to_owned(),
        Action::Take => verb(words::TAKE).to_owned(),
        Action::Trade(face) => format!("{} {}", verb(words::TRADE), names::of_face(face)),
        Action::Use(scroll) => format!("{} {}", verb(words::USE), names::of_scroll(scroll)),
        Action::Pick(face) => format!("{} {}", verb(words::PICK), names::of_face(face)),
        Action::Name(colour) => format!("{} {}", verb(words::NAME), names::of_colour(colour)),
        Action::Target(seat) => format!("{} {}", verb(words::TARGET), seats.of(seat)),
        Action::Slot(seat, place) => {
            format!("{} {} {}", verb(words::SLOT), seats.of(seat), place + 1)
        }
        Action::Open(seat, scroll) => {
            format!(
                "{} {} {}",
                verb(words::TAKE_OPEN),
                seats.of(seat),
                names::of_scroll(scroll)
            )
        }
        Action::Deck => verb(words::DECK).to_owned(),
        Action::Declare => verb(words::DECLARE).to_owned(),
        Action::Silent => verb(words::SILENT).to_owned(),
        Action::Stop => verb(words::STOP).to_owned(),
    }
}
