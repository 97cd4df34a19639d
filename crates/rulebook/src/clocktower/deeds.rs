//! `play` blocks: what they say, word by word.

use clocktower::{Character, Statement, Tool};
use kernel::Seat;

use super::told::{self, Said};
use super::{names, words};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// One line of a `play` block.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// The town goes on until then.
    GoTo(Moment),
    /// These hands are up, and the vote is counted.
    Votes(Vec<Seat>),
    /// The storyteller does something, perhaps for one character's ability.
    Storyteller(Option<Character>, Act),
    /// A player does something.
    Player(Seat, Act),
}

/// When to stop going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Dawn,
    Nightfall,
    Night(u8),
    Day(u8),
    Vote,
    Call(Character),
    Asked(Seat),
    StorytellerAsked,
}

/// What somebody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// One after the other: players, characters, nobody.
    Choose(Vec<Choice>),
    Yes,
    No,
    State(Statement),
    Tell(Option<Seat>, Said),
    Next,
    Wait,
    Pass,
    Raise(bool),
    Nominate(Seat),
    Exile(Seat),
    /// Publicly, with the choices that belong to it.
    Use(Character, Vec<Choice>),
    Visit,
    Strike(Seat),
    ByHand(Tool),
    Welcome(Seat),
    SeeOff(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Seat(Seat),
    Character(Character),
    Nobody,
}

impl Deed {
    pub(super) fn read(mut line: Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        let deed = Self::read_words(&mut line, seats)?;
        line.end()?;
        Ok(deed)
    }

    fn read_words(line: &mut Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        if line.skip(words::NIGHTFALL) {
            return Ok(Self::GoTo(Moment::Nightfall));
        }
        if line.skip(words::GO_TO) {
            return moment(line, seats).map(Self::GoTo);
        }
        if line.skip(words::VOTE) {
            line.mark(':')?;
            return line.list(|it| it.seat(seats)).map(Self::Votes);
        }
        if line.skip(words::STORYTELLER) {
            let sake = if line.skip(words::FOR) {
                Some(names::character(line)?)
            } else {
                None
            };
            return Ok(Self::Storyteller(sake, storytellers_act(line, seats)?));
        }
        let expected = format!("{}, 说书人, 到, 入夜 or 投票", seats.joined());
        let who = line.read(&expected, |word| seats.find(word))?;
        Ok(Self::Player(who, players_act(line, seats)?))
    }
}

fn moment(line: &mut Cursor<'_>, seats: &Names) -> Result<Moment, Misread> {
    if line.skip(words::DAWN) {
        Ok(Moment::Dawn)
    } else if line.skip(words::NIGHTFALL) {
        Ok(Moment::Nightfall)
    } else if line.skip(words::VOTE) {
        Ok(Moment::Vote)
    } else if line.skip(words::STORYTELLER) {
        Ok(Moment::StorytellerAsked)
    } else if let Some((number, is_night)) = names::time(line) {
        Ok(if is_night {
            Moment::Night(number)
        } else {
            Moment::Day(number)
        })
    } else if let Some(seat) = told::perhaps_seat(line, seats) {
        Ok(Moment::Asked(seat))
    } else if let Some(character) = names::perhaps_character(line) {
        Ok(Moment::Call(character))
    } else {
        Err(line.misread("天亮, 入夜, 第二夜, 第二天, 投票, 说书人, a player or a character"))
    }
}

pub(super) fn storytellers_act(line: &mut Cursor<'_>, seats: &Names) -> Result<Act, Misread> {
    if line.skip(words::NEXT) {
        return Ok(Act::Next);
    }
    if line.skip(words::NOMINATE) {
        return Ok(Act::Nominate(line.seat(seats)?));
    }
    if line.skip(words::WAIT) {
        return Ok(Act::Wait);
    }
    if line.skip(words::TELL) {
        let mut ahead = line.clone();
        let mut whom = told::perhaps_seat(&mut ahead, seats);
        if whom.is_some() && ahead.skip_mark(':') {
            *line = ahead;
        } else {
            whom = None;
            line.skip_mark(':');
        }
        return Ok(Act::Tell(whom, Said::read(line, seats)?));
    }
    if line.skip(words::EXECUTE) {
        return Ok(Act::Strike(line.seat(seats)?));
    }
    if line.skip(words::WELCOME) {
        return Ok(Act::Welcome(line.seat(seats)?));
    }
    if line.skip(words::SEE_OFF) {
        return Ok(Act::SeeOff(line.seat(seats)?));
    }
    if line.skip(words::BY_HAND) {
        line.skip_mark(':');
        return tool(line, seats).map(Act::ByHand);
    }
    answer(line, seats)?.ok_or_else(|| {
        line.misread(
            "继续, 等待, 提名, 选, 指名, 不选, 是, 否, 告诉, 陈述, 处决, 迎来, 送走, 动手 or 过",
        )
    })
}

pub(super) fn players_act(line: &mut Cursor<'_>, seats: &Names) -> Result<Act, Misread> {
    if line.skip(words::NOMINATE) {
        return Ok(Act::Nominate(line.seat(seats)?));
    }
    if line.skip(words::EXILE) {
        return Ok(Act::Exile(line.seat(seats)?));
    }
    if line.skip(words::RAISE) {
        return Ok(Act::Raise(true));
    }
    if line.skip(words::NOT_RAISE) {
        return Ok(Act::Raise(false));
    }
    if line.skip(words::USE) {
        let character = names::character(line)?;
        line.skip(words::PICK);
        return Ok(Act::Use(character, choices(line, seats)?));
    }
    if line.skip(words::VISIT) {
        return Ok(Act::Visit);
    }
    answer(line, seats)?.ok_or_else(|| {
        line.misread("选, 指名, 不选, 是, 否, 陈述, 过, 提名, 举手, 不举手, 流放, 发动 or 拜访")
    })
}

/// What both players and the storyteller may answer.
fn answer(line: &mut Cursor<'_>, seats: &Names) -> Result<Option<Act>, Misread> {
    Ok(Some(if line.skip(words::PICK) || line.skip(words::NAME) {
        let chosen = choices(line, seats)?;
        if chosen.is_empty() {
            return Err(line.misread("a player or a character"));
        }
        Act::Choose(chosen)
    } else if line.skip(words::DECLINE) {
        Act::Choose(vec![Choice::Nobody])
    } else if line.skip(words::YES) {
        Act::Yes
    } else if line.skip(words::NO) {
        Act::No
    } else if line.skip(words::STATE) {
        Act::State(told::statement(line, seats)?)
    } else if line.skip(words::PASS) {
        Act::Pass
    } else {
        return Ok(None);
    }))
}

pub(super) fn choices(line: &mut Cursor<'_>, seats: &Names) -> Result<Vec<Choice>, Misread> {
    let mut all = Vec::new();
    while !line.is_at_end() && line.peek() != Some(":") && line.peek() != Some("/") {
        if let Some(seat) = told::perhaps_seat(line, seats) {
            all.push(Choice::Seat(seat));
        } else if line.skip(words::DECLINE) {
            all.push(Choice::Nobody);
        } else {
            let expected = "a player, a character or 不选";
            all.push(Choice::Character(
                line.read(expected, names::character_named)?,
            ));
        }
        line.skip_mark(',');
    }
    Ok(all)
}

type ToPlayer = fn(Seat) -> Tool;

/// What is done by hand to a player, without anything more to say.
const ON_A_PLAYER: [(words::Word, ToPlayer); 6] = [
    (words::KILL, Tool::Kill),
    (words::REVIVE, Tool::Revive),
    (words::DRUNK, Tool::Drunk),
    (words::POISONED, Tool::Poison),
    (words::CLEAR, Tool::Clear),
    (words::SPOKEN, Tool::Tell),
];

fn tool(line: &mut Cursor<'_>, seats: &Names) -> Result<Tool, Misread> {
    if line.skip(words::WIN) {
        return Ok(Tool::Win(names::side(line)?));
    }
    for (word, make) in ON_A_PLAYER {
        if line.skip(word) {
            return Ok(make(line.seat(seats)?));
        }
    }
    if line.skip(words::BECOME) {
        let seat = line.seat(seats)?;
        return Ok(Tool::Become(seat, names::character(line)?));
    }
    if line.skip(words::TURN) {
        let seat = line.seat(seats)?;
        return Ok(Tool::Turn(seat, names::side(line)?));
    }
    if line.skip(words::REMIND) {
        let seat = line.seat(seats)?;
        let which = if line.is_at_end() { 0 } else { line.number()? };
        return Ok(Tool::Remind(seat, which));
    }
    Err(line.misread("杀, 复活, 变成, 阵营, 醉酒, 中毒, 标记, 清除, 口头 or 获胜"))
}
