//! `play` lines, and the actions that other lines speak of.

use fengsheng::{Action, Colour, Edition, Face, Function, Role};
use kernel::Seat;

use super::cards::{self, Card};
use super::place::{card, role};
use super::questions::Question;
use super::roles::SkillName;
use super::words;
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// What a `play` line says.
pub(crate) enum Deed {
    /// One player does something.
    One(Seat, Act),
    /// Everybody passes until this window is closed.
    AllPass,
    /// Everybody passes until it has come to this.
    AllPassUntil(Until),
}

/// What everybody passes for.
#[derive(Clone, Copy)]
pub(crate) enum Until {
    /// This is asked, of this player if one is named.
    Asked(Option<Seat>, Question),
    /// It is this player's turn.
    Turn(Seat),
}

/// What a player does, in the words of a page: cards may be described in part, skills by name.
#[derive(Clone)]
pub(crate) enum Act {
    Pass,
    Keep(Role),
    Use {
        card: Card,
        function: Option<Function>,
        target: Option<Seat>,
    },
    Send(Card, Seat),
    Invoke(SkillName, Option<Seat>),
    /// Does what a card or skill lets one do now.
    Do,
    Name(Colour),
    Take,
    Refuse,
    Draw,
    Discard,
    Say,
    Pick(Card),
    PickFrom(Seat, Card),
    Target(Seat),
}

impl Deed {
    pub(super) fn read(mut line: Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        let deed = if line.skip(words::ALL_PASS_UNTIL) {
            Self::AllPassUntil(until(&mut line, seats)?)
        } else if line.skip(words::ALL_PASS) {
            Self::AllPass
        } else {
            let seat = line.seat(seats)?;
            Self::One(seat, act(&mut line, seats)?)
        };
        line.end()?;
        Ok(deed)
    }
}

fn until(line: &mut Cursor<'_>, seats: &Names) -> Result<Until, Misread> {
    if line.skip(words::TURN) {
        return Ok(Until::Turn(line.seat(seats)?));
    }
    let seat = optional_seat(line, seats);
    Ok(Until::Asked(seat, Question::read(line)?))
}

pub(super) fn optional_seat(line: &mut Cursor<'_>, seats: &Names) -> Option<Seat> {
    let seat = line.peek().and_then(|word| seats.find(word))?;
    line.seat(seats).ok();
    Some(seat)
}

/// One action: a verb and what it names.
pub(super) fn act(line: &mut Cursor<'_>, seats: &Names) -> Result<Act, Misread> {
    Ok(if line.skip(words::PASS) {
        Act::Pass
    } else if line.skip(words::USE) {
        use_of(line, seats)?
    } else if line.skip(words::SEND) {
        let card = card(line)?;
        if !line.skip(words::TO) {
            return Err(line.misread("给 and a player: to whom it goes first"));
        }
        Act::Send(card, line.seat(seats)?)
    } else if line.skip(words::INVOKE) {
        if line.is_at_end() || matches!(line.peek(), Some("/" | ":")) {
            Act::Do
        } else {
            Act::Invoke(skill(line)?, target(line, seats)?)
        }
    } else if line.skip(words::NAME) {
        Act::Name(line.read("a colour: 红, 蓝 or 黑", cards::colour)?)
    } else if line.skip(words::TAKE) {
        Act::Take
    } else if line.skip(words::REFUSE) {
        Act::Refuse
    } else if line.skip(words::DRAW) {
        Act::Draw
    } else if line.skip(words::THROW) {
        Act::Discard
    } else if line.skip(words::SAY) {
        Act::Say
    } else if line.skip(words::PICK) {
        match optional_seat(line, seats) {
            Some(seat) => {
                line.skip(words::OF);
                Act::PickFrom(seat, card(line)?)
            }
            None => Act::Pick(card(line)?),
        }
    } else if line.skip(words::TARGET) {
        Act::Target(line.seat(seats)?)
    } else if line.skip(words::KEEP) {
        Act::Keep(role(line)?)
    } else {
        return Err(line.misread(
            "what the player does: 过, 用, 传, 发动, 接收, 不接, 抽牌, 弃牌, 说, 选, 指定, 宣示 or 保留",
        ));
    })
}

fn use_of(line: &mut Cursor<'_>, seats: &Names) -> Result<Act, Misread> {
    let card = card(line)?;
    let function = if line.skip(words::AS) {
        Some(line.read("a function such as 锁定", cards::function)?)
    } else {
        None
    };
    let target = target(line, seats)?;
    Ok(Act::Use {
        card,
        function,
        target,
    })
}

fn target(line: &mut Cursor<'_>, seats: &Names) -> Result<Option<Seat>, Misread> {
    if line.skip(words::AT) {
        line.seat(seats).map(Some)
    } else {
        Ok(None)
    }
}

fn skill(line: &mut Cursor<'_>) -> Result<SkillName, Misread> {
    let before = line.clone();
    let skill = line.read(
        "a skill such as 速译 or quick-translation",
        SkillName::named,
    )?;
    if skill.can_be_invoked() {
        return Ok(skill);
    }
    Err(before.misread(
        "a skill that is declared or answers; this one holds by itself, or lets one use a card 当 another",
    ))
}

/// An action of a player with this character in the words of a page.
pub(super) fn written(action: Action, (edition, role): (Edition, Role), seats: &Names) -> String {
    use super::roles::{Kind, of_role, of_skill};
    let verb = |word: words::Word| word[0];
    let on = |target: Seat| format!(" {} {}", verb(words::AT), seats.of(target));
    let with = |face: Face, function: Function| {
        let card = format!("{} {}", verb(words::USE), cards::of_face(face));
        if face.function() == function {
            card
        } else {
            format!(
                "{card} {} {}",
                verb(words::AS),
                cards::of_function(function)
            )
        }
    };
    let invoke = |number| {
        format!(
            "{} {}",
            verb(words::INVOKE),
            of_skill(edition, role, Kind::Skill(number))
        )
    };
    match action {
        Action::Pass => verb(words::PASS).to_owned(),
        Action::Choose(role) => format!("{} {}", verb(words::KEEP), of_role(role)),
        Action::Use(face, function) => with(face, function),
        Action::UseAt(face, function, target) => with(face, function) + &on(target),
        Action::Send(face, to) => format!(
            "{} {} {} {}",
            verb(words::SEND),
            cards::of_face(face),
            verb(words::TO),
            seats.of(to)
        ),
        Action::Skill(number) => invoke(number),
        Action::SkillAt(number, target) => invoke(number) + &on(target),
        Action::Trigger => verb(words::INVOKE).to_owned(),
        Action::Take => verb(words::TAKE).to_owned(),
        Action::Refuse => verb(words::REFUSE).to_owned(),
        Action::Draw => verb(words::DRAW).to_owned(),
        Action::Discard => verb(words::THROW).to_owned(),
        Action::Say => verb(words::SAY).to_owned(),
        Action::Pick(face) => format!("{} {}", verb(words::PICK), cards::of_face(face)),
        Action::PickFrom(seat, face) => format!(
            "{} {} {} {}",
            verb(words::PICK),
            seats.of(seat),
            verb(words::OF),
            cards::of_face(face)
        ),
        Action::Target(seat) => format!("{} {}", verb(words::TARGET), seats.of(seat)),
        Action::Name(colour) => format!("{} {}", verb(words::NAME), cards::of_colour(colour)),
    }
}
