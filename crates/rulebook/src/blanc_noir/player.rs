//! One player's line of a `table` block: hand, scrolls, total, declaration.

use blanc_noir::{Face, Scroll};

use super::taken::Taken;
use super::words;
use crate::cursor::Cursor;
use crate::game::Misread;

/// What a page says about one player.
#[derive(Clone, Default)]
pub(crate) struct Player {
    pub(super) hand: HandWords,
    pub(super) down: Vec<Scroll>,
    pub(super) up: Vec<Scroll>,
    pub(super) total: u16,
    pub(super) declared: bool,
}

#[derive(Clone)]
pub(crate) enum HandWords {
    /// These cards and so many others that the page names nowhere.
    Cards(Vec<Face>, u8),
    /// Every card that the page names nowhere.
    Rest,
}

/// What a player holds of whom the page says nothing.
const USUAL_HAND: u8 = 7;

/// More than any game can come to.
const HIGHEST_TOTAL: u16 = 9999;

impl Default for HandWords {
    fn default() -> Self {
        Self::Cards(Vec::new(), USUAL_HAND)
    }
}

pub(super) fn player(line: &mut Cursor<'_>, taken: &mut Taken) -> Result<Player, Misread> {
    let mut player = Player {
        hand: hand(line, taken)?,
        ..Player::default()
    };
    while line.skip_mark('|') {
        if line.skip(words::SCROLLS) {
            line.mark(':')?;
            player.down = line.list(|it| taken.scroll(it))?;
        } else if line.skip(words::UP) {
            line.mark(':')?;
            player.up = line.list(|it| taken.scroll(it))?;
        } else if line.skip(words::TOTAL) {
            line.mark(':')?;
            player.total = line.number_up_to(HIGHEST_TOTAL)?;
        } else if line.skip(words::DECLARED) {
            player.declared = true;
        } else {
            return Err(line.misread("卷轴:, 翻开:, 总分: or 已宣告"));
        }
    }
    Ok(player)
}

fn hand(line: &mut Cursor<'_>, taken: &mut Taken) -> Result<HandWords, Misread> {
    if line.skip(words::REST) {
        return Ok(HandWords::Rest);
    }
    let mut others = 0;
    let cards = line.list(|it| match it.count_of_cards() {
        Some(count) => {
            others = count.saturating_add(others);
            Ok(None)
        }
        None => taken.face(it).map(Some),
    })?;
    Ok(HandWords::Cards(
        cards.into_iter().flatten().collect(),
        others,
    ))
}
