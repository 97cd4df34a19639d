//! 行动 — one answer to one question, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;

use crate::{Colour, Face, Function, MAX_PLAYERS, Role};

/// One answer to one question (see [`crate::Ask`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// 过 — does nothing, or no more.
    Pass,
    /// 选角 — keeps this character.
    Choose(Role),
    /// 使用 — uses a card as what it is, or as what a skill makes of it.
    Use(Face, Function),
    /// 对…使用 — the same, aimed at a player.
    UseAt(Face, Function, Seat),
    /// 传递 — sends a card as intelligence towards this player.
    Send(Face, Seat),
    /// 技能 — declares the character's skill with this number.
    Skill(u8),
    /// 对…发动技能 — the same, aimed at a player.
    SkillAt(u8, Seat),
    /// 发动 — lets a skill answer an occasion.
    Trigger,
    /// 接收 — takes the intelligence.
    Take,
    /// 不接收 — lets it go on.
    Refuse,
    /// 抽牌 — what a probe orders, or what the prober named.
    Draw,
    /// 弃牌 — the other order of a probe.
    Discard,
    /// 宣称 — says what a probe makes those say whom it does not mean.
    Say,
    /// 选 — chooses a card of one's own hand, or among shown ones.
    Pick(Face),
    /// 选情报 — chooses an intelligence before a player.
    PickFrom(Seat, Face),
    /// 指定 — chooses a player.
    Target(Seat),
    /// 宣示 — names a colour.
    Name(Colour),
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => out.write_str("pass"),
            Self::Choose(role) => write!(out, "choose {role}"),
            Self::Use(face, function) if face.function() == *function => write!(out, "use {face}"),
            Self::Use(face, function) => write!(out, "use {face} as {}", function.name()),
            Self::UseAt(face, function, seat) if face.function() == *function => {
                write!(out, "use {face} on {seat}")
            }
            Self::UseAt(face, function, seat) => {
                write!(out, "use {face} as {} on {seat}", function.name())
            }
            Self::Send(face, seat) => write!(out, "send {face} to {seat}"),
            Self::Skill(number) => write!(out, "skill {number}"),
            Self::SkillAt(number, seat) => write!(out, "skill {number} on {seat}"),
            Self::Trigger => out.write_str("trigger"),
            Self::Take => out.write_str("take"),
            Self::Refuse => out.write_str("refuse"),
            Self::Draw => out.write_str("draw"),
            Self::Discard => out.write_str("discard"),
            Self::Say => out.write_str("say"),
            Self::Pick(face) => write!(out, "pick {face}"),
            Self::PickFrom(seat, face) => write!(out, "pick {seat} {face}"),
            Self::Target(seat) => write!(out, "target {seat}"),
            Self::Name(colour) => write!(out, "name {}", colour.name()),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let seat = |word: &str| match word.parse::<Seat>() {
            Ok(seat) if seat.index() < MAX_PLAYERS => Ok(seat),
            _ => Err(format!("\"{word}\" is no player; players sit at A to I")),
        };
        let function = |word: &str| {
            Function::ALL
                .into_iter()
                .find(|function| function.name() == word)
                .ok_or_else(|| format!("\"{word}\" is no function of a card"))
        };
        let skill = |word: &str| match word.parse() {
            Ok(number @ 0..=7) => Ok(number),
            _ => Err(format!(
                "\"{word}\" is no number of a skill; they count from 0 to 7"
            )),
        };
        Ok(match words.as_slice() {
            ["pass"] => Self::Pass,
            ["choose", role] => Self::Choose(role.parse()?),
            ["use", card] => {
                let face: Face = card.parse()?;
                Self::Use(face, face.function())
            }
            ["use", card, "as", what] => Self::Use(card.parse()?, function(what)?),
            ["use", card, "on", whom] => {
                let face: Face = card.parse()?;
                Self::UseAt(face, face.function(), seat(whom)?)
            }
            ["use", card, "as", what, "on", whom] => {
                Self::UseAt(card.parse()?, function(what)?, seat(whom)?)
            }
            ["send", card, "to", whom] => Self::Send(card.parse()?, seat(whom)?),
            ["skill", number] => Self::Skill(skill(number)?),
            ["skill", number, "on", whom] => Self::SkillAt(skill(number)?, seat(whom)?),
            ["trigger"] => Self::Trigger,
            ["take"] => Self::Take,
            ["refuse"] => Self::Refuse,
            ["draw"] => Self::Draw,
            ["discard"] => Self::Discard,
            ["say"] => Self::Say,
            ["pick", card] => Self::Pick(card.parse()?),
            ["pick", whose, card] => Self::PickFrom(seat(whose)?, card.parse()?),
            ["target", whom] => Self::Target(seat(whom)?),
            ["name", colour] => Self::Name(colour.parse()?),
            _ => {
                return Err(format!(
                    "\"{text}\" is no action of this game; actions are written like \"use lock-red on B\", \"send burn-blue to C\" or \"pass\""
                ));
            }
        })
    }
}

impl Action {
    /// The action as a small number: its kind in the low byte, what it names above.
    pub fn pack(self) -> u32 {
        let (kind, bytes) = match self {
            Self::Pass => (0, [0; 3]),
            Self::Choose(role) => (1, [role as u8, 0, 0]),
            Self::Use(face, function) => (2, [face.index() as u8, function as u8, 0]),
            Self::UseAt(face, function, seat) => {
                (3, [face.index() as u8, function as u8, seat.number()])
            }
            Self::Send(face, seat) => (4, [face.index() as u8, seat.number(), 0]),
            Self::Skill(number) => (5, [number, 0, 0]),
            Self::Trigger => (6, [0; 3]),
            Self::Take => (7, [0; 3]),
            Self::Refuse => (8, [0; 3]),
            Self::Draw => (9, [0; 3]),
            Self::Discard => (10, [0; 3]),
            Self::Say => (11, [0; 3]),
            Self::Pick(face) => (12, [face.index() as u8, 0, 0]),
            Self::PickFrom(seat, face) => (13, [seat.number(), face.index() as u8, 0]),
            Self::Target(seat) => (14, [seat.number(), 0, 0]),
            Self::SkillAt(number, seat) => (15, [number, seat.number(), 0]),
            Self::Name(colour) => (16, [colour as u8, 0, 0]),
        };
        u32::from_le_bytes([kind, bytes[0], bytes[1], bytes[2]])
    }

    /// Reads what [`Action::pack`] made.
    pub fn unpack(number: u32) -> Option<Self> {
        let [kind, first, second, third] = number.to_le_bytes();
        let seat = |number: u8| (usize::from(number) < MAX_PLAYERS).then(|| Seat::new(number));
        let function = |index: u8| Function::ALL.get(usize::from(index)).copied();
        let action = match kind {
            0 => Self::Pass,
            1 => Self::Choose(*Role::ALL.get(usize::from(first))?),
            2 => Self::Use(Face::from_index(first)?, function(second)?),
            3 => Self::UseAt(Face::from_index(first)?, function(second)?, seat(third)?),
            4 => Self::Send(Face::from_index(first)?, seat(second)?),
            5 if first < 8 => Self::Skill(first),
            6 => Self::Trigger,
            7 => Self::Take,
            8 => Self::Refuse,
            9 => Self::Draw,
            10 => Self::Discard,
            11 => Self::Say,
            12 => Self::Pick(Face::from_index(first)?),
            13 => Self::PickFrom(seat(first)?, Face::from_index(second)?),
            14 => Self::Target(seat(first)?),
            16 => Self::Name(*Colour::ALL.get(usize::from(first))?),
            15 if first < 8 => Self::SkillAt(first, seat(second)?),
            _ => return None,
        };
        (action.pack() == number).then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_survives_text_and_number() {
        let seat = Seat::new(8);
        let mut actions = vec![
            Action::Pass,
            Action::Trigger,
            Action::Take,
            Action::Refuse,
            Action::Draw,
            Action::Discard,
            Action::Say,
            Action::Skill(0),
            Action::Skill(7),
            Action::SkillAt(1, seat),
            Action::Target(seat),
            Action::Name(Colour::Black),
        ];
        actions.extend(Role::ALL.map(Action::Choose));
        for face in Face::all() {
            actions.extend([
                Action::Send(face, seat),
                Action::Pick(face),
                Action::PickFrom(seat, face),
            ]);
            for function in Function::ALL {
                actions.extend([
                    Action::Use(face, function),
                    Action::UseAt(face, function, seat),
                ]);
            }
        }
        assert!("target J".parse::<Action>().is_err());
        for action in actions {
            assert_eq!(action.to_string().parse(), Ok(action));
            assert_eq!(Action::unpack(action.pack()), Some(action));
        }
    }
}
