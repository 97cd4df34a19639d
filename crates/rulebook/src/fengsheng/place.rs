//! One player's line of a `table` block: hand, intelligence, character, identity.

use fengsheng::{Faction, Role};

use super::cards::{self, Card};
use super::{roles, words};
use crate::cursor::Cursor;
use crate::game::Misread;

/// What a page says about one player. What it leaves open is `None` or empty.
#[derive(Clone, Default)]
pub(super) struct PlaceWords {
    /// Cards of the hand, and how many others that the page names nowhere.
    pub(super) hand: Option<(Vec<Card>, u8)>,
    pub(super) intelligence: Vec<Card>,
    pub(super) role: Option<Role>,
    pub(super) face_up: Option<bool>,
    pub(super) identity: Option<Faction>,
    pub(super) shown: bool,
    pub(super) dead: bool,
    pub(super) lost: bool,
}

pub(super) fn place(line: &mut Cursor<'_>) -> Result<PlaceWords, Misread> {
    let mut place = PlaceWords::default();
    let begins_with_hand = !part(line, &mut place)?;
    if begins_with_hand && !line.is_at_end() && line.peek() != Some("|") {
        place.hand = Some(hand(line)?);
    }
    while line.skip_mark('|') {
        if !part(line, &mut place)? {
            return Err(line.misread("情报:, 角色:, 身份:, 盖着, 翻开, 身份已亮, 死亡 or 出局"));
        }
    }
    Ok(place)
}

/// What stands between two vertical lines; `false` if it is none of those.
fn part(line: &mut Cursor<'_>, place: &mut PlaceWords) -> Result<bool, Misread> {
    if line.skip(words::SHOWN) {
        place.shown = true;
    } else if line.skip(words::DEAD) {
        place.dead = true;
    } else if line.skip(words::LOST) {
        place.lost = true;
    } else if line.skip(words::INTELLIGENCE) {
        line.mark(':')?;
        place.intelligence = line.list(card)?;
    } else if line.skip(words::ROLE) {
        line.mark(':')?;
        place.role = Some(role(line)?);
        place.face_up = side(line);
    } else if line.skip(words::IDENTITY) {
        line.mark(':')?;
        place.identity = Some(identity(line)?);
    } else {
        let side = side(line);
        place.face_up = side.or(place.face_up);
        return Ok(side.is_some());
    }
    Ok(true)
}

/// 盖着 or 翻开, if that comes next.
fn side(line: &mut Cursor<'_>) -> Option<bool> {
    if line.skip(words::DOWN) {
        Some(false)
    } else {
        line.skip(words::UP).then_some(true)
    }
}

fn hand(line: &mut Cursor<'_>) -> Result<(Vec<Card>, u8), Misread> {
    let mut others: u8 = 0;
    let cards = line.list(|it| match it.count_of_cards() {
        Some(count) => {
            others = others.saturating_add(count);
            Ok(None)
        }
        None => card(it).map(Some),
    })?;
    Ok((cards.into_iter().flatten().collect(), others))
}

pub(super) fn card(line: &mut Cursor<'_>) -> Result<Card, Misread> {
    line.read(
        "a card such as 红锁定, 黑试探(潜伏抽), 红, 识破 or lock-red",
        Card::named,
    )
}

pub(super) fn role(line: &mut Cursor<'_>) -> Result<Role, Misread> {
    line.read("a character such as 老鬼 or old-ghost", roles::role)
}

pub(super) fn identity(line: &mut Cursor<'_>) -> Result<Faction, Misread> {
    line.read("an identity: 潜伏, 军情 or 酱油", cards::faction)
}
