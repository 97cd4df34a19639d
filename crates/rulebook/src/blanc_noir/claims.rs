//! `expect` lines: what a page claims.

use blanc_noir::{Action, Direction, Face, Faces, Scroll};
use kernel::Seat;

use super::deeds::action;
use super::names;
use super::setting::{LeadState, LeadWords, direction};
use super::words::{self, Word};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// Something that must be true.
pub(crate) enum Claim {
    Table(TableClaim),
    Player(Seat, PlayerClaim),
}

/// About what lies in the middle, or about the game.
pub(crate) enum TableClaim {
    Lead(LeadWords),
    Pending(u8),
    Turn(Seat),
    Direction(Direction),
    Round(u16),
    Starter(Seat),
    Deck(usize),
    ScrollDeck(usize),
    Discard(usize),
    DiscardHas(Faces),
    DiscardLacks(Faces),
    DiscardsShown(Faces),
    Asked(Seat, String),
    Over(Vec<Seat>),
}

/// About one player.
pub(crate) enum PlayerClaim {
    Holds(Faces),
    Counts(usize),
    Down(Vec<Scroll>),
    DownCount(usize),
    Up(Vec<Scroll>),
    Total(u16),
    Declared(bool),
    May(Action),
    /// With the reason's name, if the page gives one.
    MayNot(Action, Option<String>),
    MayOnly(Vec<Action>),
    NeverLearns(Thing),
    HasSeen(Thing),
    /// Whether this player knows a card in the hand of another.
    Knows {
        of: Seat,
        face: Face,
        known: bool,
    },
}

/// A card or a scroll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Thing {
    Card(Face),
    Scroll(Scroll),
}

impl Claim {
    pub(super) fn read(mut line: Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        let claim = match line.peek().and_then(|word| seats.find(word)) {
            Some(seat) => {
                line.seat(seats)?;
                Self::Player(seat, player_claim(&mut line, seats)?)
            }
            None => Self::Table(table_claim(&mut line, seats)?),
        };
        line.end()?;
        Ok(claim)
    }
}

/// Steps over `word` and the colon after it.
fn topic(line: &mut Cursor<'_>, word: Word) -> Result<bool, Misread> {
    if line.skip(word) {
        line.mark(':')?;
        return Ok(true);
    }
    Ok(false)
}

fn table_claim(line: &mut Cursor<'_>, seats: &Names) -> Result<TableClaim, Misread> {
    Ok(if line.skip(words::DISCARD_HAS) {
        TableClaim::DiscardHas(faces(line)?)
    } else if line.skip(words::DISCARD_LACKS) {
        TableClaim::DiscardLacks(faces(line)?)
    } else if topic(line, words::DISCARDS_SHOWN)? {
        TableClaim::DiscardsShown(faces(line)?)
    } else if topic(line, words::LEAD)? {
        TableClaim::Lead(lead(line)?)
    } else if topic(line, words::PENDING)? {
        TableClaim::Pending(line.number()?)
    } else if topic(line, words::TURN)? {
        TableClaim::Turn(line.seat(seats)?)
    } else if topic(line, words::DIRECTION)? {
        TableClaim::Direction(direction(line)?)
    } else if topic(line, words::ROUND)? {
        TableClaim::Round(line.number()?)
    } else if topic(line, words::STARTER)? {
        TableClaim::Starter(line.seat(seats)?)
    } else if topic(line, words::SCROLL_DECK)? {
        TableClaim::ScrollDeck(line.number()?)
    } else if topic(line, words::DECK)? {
        TableClaim::Deck(line.number()?)
    } else if topic(line, words::DISCARD)? {
        TableClaim::Discard(line.number()?)
    } else if topic(line, words::ASKED)? {
        TableClaim::Asked(
            line.seat(seats)?,
            line.word("the name of a question, such as colour")?,
        )
    } else if topic(line, words::OVER)? {
        TableClaim::Over(line.list(|it| it.seat(seats))?)
    } else {
        return Err(line.misread(
            "a player, or one of 引牌, 连锁, 轮到, 方向, 轮数, 首家, 牌堆, 卷轴堆, 弃牌, 弃牌有, 弃牌没有, 弃牌记录, 被问, 终局",
        ));
    })
}

/// 首张 says how a lead came to lie there; only a table can say it.
fn lead(line: &mut Cursor<'_>) -> Result<LeadWords, Misread> {
    let face = line.face()?;
    let after_card = line.clone();
    let lead = LeadWords::read(face, line)?;
    if lead.state == LeadState::First {
        return Err(after_card.misread("the end of the line; 首张 belongs in a `table` block"));
    }
    Ok(lead)
}

fn player_claim(line: &mut Cursor<'_>, seats: &Names) -> Result<PlayerClaim, Misread> {
    Ok(if topic(line, words::HOLDS)? {
        PlayerClaim::Holds(faces(line)?)
    } else if topic(line, words::COUNTS)? {
        PlayerClaim::Counts(line.number()?)
    } else if topic(line, words::SCROLLS)? {
        PlayerClaim::Down(line.list(Cursor::scroll)?)
    } else if topic(line, words::DOWN)? {
        PlayerClaim::DownCount(line.number()?)
    } else if topic(line, words::UP)? {
        PlayerClaim::Up(line.list(Cursor::scroll)?)
    } else if topic(line, words::TOTAL)? {
        PlayerClaim::Total(line.number()?)
    } else if line.skip(words::DECLARED) {
        PlayerClaim::Declared(true)
    } else if line.skip(words::UNDECLARED) {
        PlayerClaim::Declared(false)
    } else if topic(line, words::MAY_ONLY)? {
        PlayerClaim::MayOnly(actions(line, seats)?)
    } else if line.skip(words::MAY_NOT) {
        may_not(line, seats)?
    } else if line.skip(words::MAY) {
        PlayerClaim::May(action(line, seats)?)
    } else if line.skip(words::NEVER_LEARNS) {
        PlayerClaim::NeverLearns(thing(line)?)
    } else if line.skip(words::HAS_SEEN) {
        PlayerClaim::HasSeen(thing(line)?)
    } else if line.skip(words::KNOWS_NOT) {
        knows(line, seats, false)?
    } else if line.skip(words::KNOWS) {
        knows(line, seats, true)?
    } else {
        return Err(line.misread(
            "手牌:, 张数:, 卷轴:, 卷轴数:, 翻开:, 总分:, 已宣告, 未宣告, 可, 不可, 只可:, 不知, 看过, 得知 or 不得知",
        ));
    })
}

fn may_not(line: &mut Cursor<'_>, seats: &Names) -> Result<PlayerClaim, Misread> {
    let action = action(line, seats)?;
    line.skip_mark(':');
    let reason = if line.skip(words::BECAUSE) {
        line.skip_mark(':');
        Some(line.word("the name of a reason, such as must-follow")?)
    } else {
        None
    };
    Ok(PlayerClaim::MayNot(action, reason))
}

fn actions(line: &mut Cursor<'_>, seats: &Names) -> Result<Vec<Action>, Misread> {
    if line.skip(words::NONE) {
        return Ok(Vec::new());
    }
    let mut actions = vec![action(line, seats)?];
    while line.skip_mark('/') {
        actions.push(action(line, seats)?);
    }
    Ok(actions)
}

fn knows(line: &mut Cursor<'_>, seats: &Names, known: bool) -> Result<PlayerClaim, Misread> {
    Ok(PlayerClaim::Knows {
        of: line.seat(seats)?,
        face: line.face()?,
        known,
    })
}

fn thing(line: &mut Cursor<'_>) -> Result<Thing, Misread> {
    match line.peek().and_then(names::scroll) {
        Some(_) => line.scroll().map(Thing::Scroll),
        None => line.face().map(Thing::Card),
    }
}

/// Cards in any order. More copies of a card than the deck holds are refused.
fn faces(line: &mut Cursor<'_>) -> Result<Faces, Misread> {
    let mut faces = Faces::default();
    line.list(|it| {
        let before = it.clone();
        let face = it.face()?;
        if faces.count(face) == u32::from(face.copies()) {
            return Err(before.misread(format!("at most {} of this card", face.copies())));
        }
        faces.insert(face);
        Ok(())
    })?;
    Ok(faces)
}
