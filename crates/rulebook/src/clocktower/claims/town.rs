//! 关于全镇的断言 — what an `expect` block says of the town.

use clocktower::{Side, Team};
use kernel::Seat;

use super::super::questions::Kind;
use super::super::told::Said;
use super::super::{deeds, told};
use super::super::{names, words};
use super::{Extent, TownClaim, Why, reason};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

type Listing = fn(Vec<Seat>) -> TownClaim;

type Counting = fn(u8) -> TownClaim;

const LISTS: [(words::Word, Listing); 4] = [
    (words::LIVING, TownClaim::Living),
    (words::DEAD, TownClaim::Dead),
    (words::DIED, TownClaim::Died),
    (words::BACK, TownClaim::Back),
];

const COUNTS: [(words::Word, Counting); 4] = [
    (words::TO_BEAT, TownClaim::ToBeat),
    (words::NEEDED, TownClaim::Needed),
    (words::NIGHT, TownClaim::Night),
    (words::DAY, TownClaim::Day),
];

pub(super) fn town(line: &mut Cursor<'_>, seats: &Names) -> Result<TownClaim, Misread> {
    let extents = [
        (words::CHOICES_HAVE, Extent::Among),
        (words::CHOICES_LACK, Extent::NoneOf),
        (words::CHOICES, Extent::Exactly),
    ];
    for (word, extent) in extents {
        if line.skip(word) {
            line.mark(':')?;
            line.skip(words::NONE);
            let chosen = deeds::choices(line, seats)?;
            return Ok(TownClaim::Choices(extent, chosen, reason(line)?));
        }
    }
    let extents = [
        (words::SAYABLE_HAS, Extent::Among),
        (words::SAYABLE_LACKS, Extent::NoneOf),
        (words::SAYABLE, Extent::Exactly),
    ];
    for (word, extent) in extents {
        if line.skip(word) {
            line.mark(':')?;
            return Ok(TownClaim::Sayable(extent, Said::list(line, seats)?));
        }
    }
    for (word, make) in LISTS {
        if line.skip(word) {
            line.mark(':')?;
            return line.list(|it| it.seat(seats)).map(make);
        }
    }
    for (word, make) in COUNTS {
        if line.skip(word) {
            line.mark(':')?;
            return line.number().map(make);
        }
    }
    if line.skip(words::DOOMED) {
        line.mark(':')?;
        return Ok(TownClaim::Doomed(if line.skip(words::NONE) {
            None
        } else {
            Some(line.seat(seats)?)
        }));
    }
    if line.skip(words::CHARACTERS) {
        line.mark(':')?;
        return characters(line).map(TownClaim::Characters);
    }
    if line.skip(words::OVER) {
        line.mark(':')?;
        return over(line).map(TownClaim::Over);
    }
    if line.skip(words::ASKED) {
        line.mark(':')?;
        return asked(line, seats);
    }
    if line.skip(words::STORYTELLER) {
        return storyteller(line, seats);
    }
    Err(line.misread(
        "a player, or one of 说书人, 被问, 存活, 死亡, 将被处决, 要超过, 要达到, 角色数, 夜, 天, 终局, 天亮死亡, 天亮复活, 可选, 可选有, 不可选, 可告诉, 可告诉有, 不可告诉",
    ))
}

fn storyteller(line: &mut Cursor<'_>, seats: &Names) -> Result<TownClaim, Misread> {
    if line.skip(words::MAY_NOT) {
        let act = deeds::storytellers_act(line, seats)?;
        return Ok(TownClaim::MayNot(act, reason(line)?));
    }
    if line.skip(words::MAY) {
        return deeds::storytellers_act(line, seats).map(TownClaim::May);
    }
    Err(line.misread("可 or 不可"))
}

fn asked(line: &mut Cursor<'_>, seats: &Names) -> Result<TownClaim, Misread> {
    let mut who = Vec::new();
    loop {
        if let Some(seat) = told::perhaps_seat(line, seats) {
            who.push(Some(seat));
        } else if line.skip(words::STORYTELLER) {
            who.push(None);
        } else if who.is_empty() {
            return Err(line.misread(format!("{} or 说书人", seats.joined())));
        } else {
            break;
        }
    }
    let kind = Kind::read(line)?;
    let sake = if line.skip(words::FOR) {
        Some(names::character(line)?)
    } else {
        None
    };
    Ok(TownClaim::Asked(who, kind, sake))
}

fn characters(line: &mut Cursor<'_>) -> Result<Vec<(Team, u8)>, Misread> {
    let mut counts = Vec::new();
    while !line.is_at_end() {
        let team = names::perhaps_team(line)
            .ok_or_else(|| line.misread("镇民, 外来者, 爪牙, 恶魔 or 旅行者, and how many"))?;
        counts.push((team, line.number()?));
        line.skip_mark(',');
    }
    Ok(counts)
}

fn over(line: &mut Cursor<'_>) -> Result<Option<(Side, Option<Why>)>, Misread> {
    if line.skip(words::NONE) {
        return Ok(None);
    }
    let side = names::side(line)?;
    line.skip_mark(':');
    if !line.skip(words::BECAUSE) {
        return Ok(Some((side, None)));
    }
    let why = if line.skip(words::NO_DEMON) {
        Why::NoDemon
    } else if line.skip(words::TWO_LEFT) {
        Why::TwoLeft
    } else if line.skip(words::STORYTELLER) {
        Why::Storyteller
    } else {
        Why::By(line.read(
            "恶魔死光, 只剩两人, 说书人 or a character",
            names::character_named,
        )?)
    };
    Ok(Some((side, Some(why))))
}
