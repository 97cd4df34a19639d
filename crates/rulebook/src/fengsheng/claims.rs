//! `expect` lines: what a page claims.

use fengsheng::Face;
use kernel::Seat;

use super::cards::Card;
use super::deeds::{Act, act, optional_seat};
use super::place::card;
use super::questions::{Question, Sake};
use super::setting::yes_or_no;
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
    Asked(Vec<Seat>, Question, Option<Sake>),
    Turn(Seat),
    Sent(bool),
    Over(Vec<Seat>),
    Deck(u8),
    Discard(u32),
    Removed(u8),
    DiscardHas(Vec<Card>),
    DiscardLacks(Vec<Card>),
    OnItsWay(Option<Seat>),
    Arrived(Option<Seat>),
    Chain(usize),
    /// Whose play step it is.
    Step(Option<Seat>),
    /// Whether the intelligence on its way was swapped or turned up.
    FaceUp(bool),
    Locked(Vec<Seat>),
    Lured(Vec<Seat>),
}

/// About one player.
pub(crate) enum PlayerClaim {
    Holds(Vec<Card>),
    Counts(u8),
    Intelligence(Vec<Card>),
    Dead,
    Lost,
    Alive,
    RoleUp(bool),
    Shown(bool),
    May(Act),
    /// With the reason's name, if the page gives one.
    MayNot(Act, Option<String>),
    MayOnly(Vec<Act>),
    NeverLearns(Face),
    HasSeen(Face),
    /// Whether this player knows something of another.
    Knows {
        of: Seat,
        what: Secret,
        known: bool,
    },
}

/// What one may know of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Secret {
    Identity,
    Role,
}

impl Claim {
    pub(super) fn read(mut line: Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        let claim = match optional_seat(&mut line, seats) {
            Some(seat) => Self::Player(seat, player_claim(&mut line, seats)?),
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
        TableClaim::DiscardHas(line.list(card)?)
    } else if line.skip(words::DISCARD_LACKS) {
        TableClaim::DiscardLacks(line.list(card)?)
    } else if topic(line, words::ASKED)? {
        asked(line, seats)?
    } else if topic(line, words::TURN)? {
        TableClaim::Turn(line.seat(seats)?)
    } else if topic(line, words::SENT)? {
        TableClaim::Sent(yes_or_no(line)?)
    } else if topic(line, words::OVER)? {
        let nobody = line.skip(words::NOBODY);
        TableClaim::Over(if nobody {
            Vec::new()
        } else {
            line.list(|it| it.seat(seats))?
        })
    } else if topic(line, words::DECK)? {
        TableClaim::Deck(line.number()?)
    } else if topic(line, words::DISCARD)? {
        TableClaim::Discard(line.number()?)
    } else if topic(line, words::REMOVED)? {
        TableClaim::Removed(line.number()?)
    } else if topic(line, words::ARRIVED)? {
        TableClaim::Arrived(seat_or_none(line, seats)?)
    } else if topic(line, words::ON_ITS_WAY)? {
        TableClaim::OnItsWay(seat_or_none(line, seats)?)
    } else if topic(line, words::STEP)? {
        TableClaim::Step(seat_or_none(line, seats)?)
    } else if topic(line, words::FACE_UP)? {
        TableClaim::FaceUp(yes_or_no(line)?)
    } else if topic(line, words::CHAIN)? {
        TableClaim::Chain(line.number()?)
    } else if topic(line, words::LOCKED)? {
        TableClaim::Locked(line.list(|it| it.seat(seats))?)
    } else if topic(line, words::LURED)? {
        TableClaim::Lured(line.list(|it| it.seat(seats))?)
    } else {
        return Err(line.misread(
            "a player, or one of 被问:, 轮到:, 已传:, 终局:, 牌堆:, 弃牌:, 弃牌有, 弃牌没有, 移出:, 情报在:, 情报到达:, 情报亮着:, 出牌步:, 连环:, 锁定中:, 调离中:",
        ));
    })
}

fn asked(line: &mut Cursor<'_>, seats: &Names) -> Result<TableClaim, Misread> {
    let mut who = vec![line.seat(seats)?];
    while let Some(seat) = optional_seat(line, seats) {
        who.push(seat);
    }
    let question = Question::read(line)?;
    let sake = if line.is_at_end() {
        None
    } else {
        Some(line.read("the end of the line, or a skill or function", Sake::named)?)
    };
    Ok(TableClaim::Asked(who, question, sake))
}

fn seat_or_none(line: &mut Cursor<'_>, seats: &Names) -> Result<Option<Seat>, Misread> {
    if line.skip(words::NONE) {
        Ok(None)
    } else {
        line.seat(seats).map(Some)
    }
}

fn player_claim(line: &mut Cursor<'_>, seats: &Names) -> Result<PlayerClaim, Misread> {
    Ok(if topic(line, words::HOLDS)? {
        PlayerClaim::Holds(line.list(card)?)
    } else if topic(line, words::COUNTS)? {
        PlayerClaim::Counts(line.number()?)
    } else if topic(line, words::INTELLIGENCE)? {
        PlayerClaim::Intelligence(line.list(card)?)
    } else if line.skip(words::DEAD) {
        PlayerClaim::Dead
    } else if line.skip(words::LOST) {
        PlayerClaim::Lost
    } else if line.skip(words::ALIVE) {
        PlayerClaim::Alive
    } else if line.skip(words::ROLE_DOWN) {
        PlayerClaim::RoleUp(false)
    } else if line.skip(words::ROLE_UP) {
        PlayerClaim::RoleUp(true)
    } else if line.skip(words::SHOWN) {
        PlayerClaim::Shown(true)
    } else if line.skip(words::NOT_SHOWN) {
        PlayerClaim::Shown(false)
    } else if topic(line, words::MAY_ONLY)? {
        PlayerClaim::MayOnly(acts(line, seats)?)
    } else if line.skip(words::MAY_NOT) {
        may_not(line, seats)?
    } else if line.skip(words::MAY) {
        PlayerClaim::May(act(line, seats)?)
    } else if line.skip(words::NEVER_LEARNS) {
        PlayerClaim::NeverLearns(face(line)?)
    } else if line.skip(words::HAS_SEEN) {
        PlayerClaim::HasSeen(face(line)?)
    } else if line.skip(words::KNOWS_NOT) {
        knows(line, seats, false)?
    } else if line.skip(words::KNOWS) {
        knows(line, seats, true)?
    } else {
        return Err(line.misread(
            "手牌:, 张数:, 情报:, 死亡, 出局, 活着, 角色盖着, 角色翻开, 身份已亮, 身份未亮, 可, 不可, 只可:, 不知, 看过, 知道 or 不知道",
        ));
    })
}

fn may_not(line: &mut Cursor<'_>, seats: &Names) -> Result<PlayerClaim, Misread> {
    let act = act(line, seats)?;
    line.skip_mark(':');
    let reason = if line.skip(words::BECAUSE) {
        line.skip_mark(':');
        Some(line.word("the name of a reason, such as not-now")?)
    } else {
        None
    };
    Ok(PlayerClaim::MayNot(act, reason))
}

fn acts(line: &mut Cursor<'_>, seats: &Names) -> Result<Vec<Act>, Misread> {
    if line.skip(words::NONE) {
        return Ok(Vec::new());
    }
    let mut acts = vec![act(line, seats)?];
    while line.skip_mark('/') {
        acts.push(act(line, seats)?);
    }
    Ok(acts)
}

fn knows(line: &mut Cursor<'_>, seats: &Names, known: bool) -> Result<PlayerClaim, Misread> {
    let of = line.seat(seats)?;
    line.skip(words::OF);
    let what = if line.skip(words::IDENTITY) {
        Secret::Identity
    } else if line.skip(words::ROLE) {
        Secret::Role
    } else {
        return Err(line.misread("身份 or 角色"));
    };
    Ok(PlayerClaim::Knows { of, what, known })
}

/// One card by its whole name.
fn face(line: &mut Cursor<'_>) -> Result<Face, Misread> {
    line.read(
        "one card by its whole name, such as 红锁定 or 黑试探(潜伏抽)",
        |word| Card::named(word).and_then(Card::face),
    )
}
