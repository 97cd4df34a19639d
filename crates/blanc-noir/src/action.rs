//! 行动 — one answer to one question, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;

use crate::{Colour, Face, MAX_PLAYERS, SCROLLS, Scroll};

/// One answer to one question (see [`crate::Ask`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// 出 — plays a card as the lead; the scroll phase is over.
    Play(Face),
    /// 抽牌 — draws one card; the scroll phase is over.
    Draw,
    /// 承受 — takes the whole chain; the scroll phase is over.
    Take,
    /// 换 — begins a trade of three cards of one number with this one.
    Trade(Face),
    /// 翻开 — turns up a scroll of one's own and carries it out.
    Use(Scroll),
    /// 选 — chooses a card.
    Pick(Face),
    /// 指定颜色 — names the colour of a wild card.
    Name(Colour),
    /// 指定 — chooses a player.
    Target(Seat),
    /// 取 — chooses a face-down scroll by its position, counted from 0 here and from 1 in notation.
    Slot(Seat, u8),
    /// 收 — chooses a face-up scroll.
    Open(Seat, Scroll),
    /// 牌堆 — chooses the scroll deck.
    Deck,
    /// 宣告 — says "Blanc Noir".
    Declare,
    /// 不宣告 — says nothing.
    Silent,
    /// 停 — enough; no more; not at all.
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(face) => write!(out, "play {face}"),
            Self::Draw => out.write_str("draw"),
            Self::Take => out.write_str("take"),
            Self::Trade(face) => write!(out, "trade {face}"),
            Self::Use(scroll) => write!(out, "use {scroll}"),
            Self::Pick(face) => write!(out, "pick {face}"),
            Self::Name(colour) => write!(out, "name {colour}"),
            Self::Target(seat) => write!(out, "target {seat}"),
            Self::Slot(seat, place) => write!(out, "slot {seat} {}", place + 1),
            Self::Open(seat, scroll) => write!(out, "open {seat} {scroll}"),
            Self::Deck => out.write_str("deck"),
            Self::Declare => out.write_str("declare"),
            Self::Silent => out.write_str("silent"),
            Self::Stop => out.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let seat = |word: &str| match word.parse::<Seat>() {
            Ok(seat) if seat.index() < MAX_PLAYERS => Ok(seat),
            _ => Err(format!("\"{word}\" is no player; players sit at A to F")),
        };
        Ok(match words.as_slice() {
            ["play", card] => Self::Play(card.parse()?),
            ["draw"] => Self::Draw,
            ["take"] => Self::Take,
            ["trade", card] => Self::Trade(card.parse()?),
            ["use", scroll] => Self::Use(scroll.parse()?),
            ["pick", card] => Self::Pick(card.parse()?),
            ["name", colour] => Self::Name(colour.parse()?),
            ["target", who] => Self::Target(seat(who)?),
            ["slot", who, place] => match place.parse::<u8>() {
                Ok(place) if (1..=SCROLLS).contains(&usize::from(place)) => {
                    Self::Slot(seat(who)?, place - 1)
                }
                _ => {
                    return Err(format!(
                        "\"{place}\" is no position of a scroll; positions count from 1 to 20"
                    ));
                }
            },
            ["open", who, scroll] => Self::Open(seat(who)?, scroll.parse()?),
            ["deck"] => Self::Deck,
            ["declare"] => Self::Declare,
            ["silent"] => Self::Silent,
            ["stop"] => Self::Stop,
            _ => {
                return Err(format!(
                    "\"{text}\" is no action of Blanc Noir; actions are written like \"play R5\", \"draw\" or \"use mirage\""
                ));
            }
        })
    }
}

impl Action {
    /// The action as a small number: its kind in the low byte, what it names above.
    pub fn pack(self) -> u32 {
        let (kind, first, second) = match self {
            Self::Play(face) => (0, face.index(), 0),
            Self::Draw => (1, 0, 0),
            Self::Take => (2, 0, 0),
            Self::Trade(face) => (3, face.index(), 0),
            Self::Use(scroll) => (4, scroll as usize, 0),
            Self::Pick(face) => (5, face.index(), 0),
            Self::Name(colour) => (6, colour as usize, 0),
            Self::Target(seat) => (7, seat.index(), 0),
            Self::Slot(seat, place) => (8, seat.index(), usize::from(place)),
            Self::Open(seat, scroll) => (9, seat.index(), scroll as usize),
            Self::Deck => (10, 0, 0),
            Self::Declare => (11, 0, 0),
            Self::Silent => (12, 0, 0),
            Self::Stop => (13, 0, 0),
        };
        kind | ((first as u32) << 8) | ((second as u32) << 16)
    }

    /// Reads what [`Action::pack`] made.
    pub fn unpack(number: u32) -> Option<Self> {
        let [kind, first, second, rest] = number.to_le_bytes();
        let face = || Face::from_index(first);
        let seat = || (usize::from(first) < MAX_PLAYERS).then(|| Seat::new(first));
        let scroll = |index: u8| Scroll::ALL.get(usize::from(index)).copied();
        let action = match kind {
            0 => Self::Play(face()?),
            1 => Self::Draw,
            2 => Self::Take,
            3 => Self::Trade(face()?),
            4 => Self::Use(scroll(first)?),
            5 => Self::Pick(face()?),
            6 => Self::Name(*Colour::ALL.get(usize::from(first))?),
            7 => Self::Target(seat()?),
            8 if usize::from(second) < SCROLLS => Self::Slot(seat()?, second),
            9 => Self::Open(seat()?, scroll(second)?),
            10 => Self::Deck,
            11 => Self::Declare,
            12 => Self::Silent,
            13 => Self::Stop,
            _ => return None,
        };
        (rest == 0 && action.pack() == number).then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_survives_text_and_number() {
        let seat = Seat::new(3);
        let mut actions = vec![
            Action::Draw,
            Action::Take,
            Action::Deck,
            Action::Declare,
            Action::Silent,
            Action::Stop,
        ];
        for face in Face::all() {
            actions.extend([Action::Play(face), Action::Trade(face), Action::Pick(face)]);
        }
        for scroll in Scroll::ALL {
            actions.extend([Action::Use(scroll), Action::Open(seat, scroll)]);
        }
        actions.extend(Colour::ALL.map(Action::Name));
        actions.extend([
            Action::Target(seat),
            Action::Slot(seat, 0),
            Action::Slot(seat, 19),
        ]);
        for action in actions {
            assert_eq!(action.to_string().parse(), Ok(action));
            assert_eq!(Action::unpack(action.pack()), Some(action));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_with_a_sentence() {
        for wrong in [
            "",
            "play",
            "play R0",
            "slot A 0",
            "slot Z 1",
            "slot A 21",
            "target G",
            "name black",
            "draw 2",
            "open A nothing",
        ] {
            assert!(wrong.parse::<Action>().unwrap_err().len() > 10, "{wrong}");
        }
        for wrong in [
            14,
            0xff,
            (20 << 16) | 8,
            70 << 8,
            (6 << 8) | 7,
            (1 << 8) | 1,
            1 << 24,
        ] {
            assert_eq!(Action::unpack(wrong), None);
        }
    }
}
