//! 关于一名玩家的断言 — what an `expect` block says of a player.

use clocktower::Side;

use super::super::deeds;
use super::super::told::Said;
use super::super::{names, words};
use super::{PlayerClaim, reason};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

type Telling = fn(Vec<Said>) -> PlayerClaim;

const TELLINGS: [(words::Word, Telling); 3] = [
    (words::NOT_TOLD, PlayerClaim::NotTold),
    (words::ONLY_TOLD, PlayerClaim::OnlyTold),
    (words::TOLD, PlayerClaim::Told),
];

pub(super) fn player(line: &mut Cursor<'_>, seats: &Names) -> Result<PlayerClaim, Misread> {
    if line.skip(words::TOLD_NOTHING) {
        return Ok(PlayerClaim::OnlyTold(Vec::new()));
    }
    for (word, make) in TELLINGS {
        if line.skip(word) {
            line.skip_mark(':');
            return Said::list(line, seats).map(make);
        }
    }
    let plain = [
        (words::NOT_WOKEN, PlayerClaim::Woken(false)),
        (words::WOKEN, PlayerClaim::Woken(true)),
        (words::UNABLE, PlayerClaim::Able(false)),
        (words::ABLE, PlayerClaim::Able(true)),
        (words::NO_TOKEN, PlayerClaim::Token(false)),
        (words::TOKEN, PlayerClaim::Token(true)),
        (words::DEAD, PlayerClaim::Alive(false)),
        (words::ALIVE, PlayerClaim::Alive(true)),
        (words::DRUNK, PlayerClaim::Drunk),
        (words::POISONED, PlayerClaim::Poisoned),
        (words::SOBER, PlayerClaim::Sober),
        (words::SPENT, PlayerClaim::Spent(true)),
        (words::UNSPENT, PlayerClaim::Spent(false)),
        (words::GOOD, PlayerClaim::Side(Side::Good)),
        (words::EVIL, PlayerClaim::Side(Side::Evil)),
    ];
    for (word, claim) in plain {
        if line.skip(word) {
            return Ok(claim);
        }
    }
    if line.skip(words::TURN) {
        line.skip_mark(':');
        return names::side(line).map(PlayerClaim::Side);
    }
    if line.skip(words::IS_NOT) {
        return Ok(PlayerClaim::Is(names::character(line)?, false));
    }
    if line.skip(words::IS) {
        return Ok(PlayerClaim::Is(names::character(line)?, true));
    }
    if line.skip(words::BELIEVES) {
        return names::character(line).map(PlayerClaim::Believes);
    }
    for (word, marked) in [(words::NOT_MARKED, false), (words::MARKED, true)] {
        if line.skip(word) {
            line.skip_mark(':');
            return Ok(PlayerClaim::Marked(names::character(line)?, marked));
        }
    }
    if line.skip(words::NOT_MAD) {
        return Ok(PlayerClaim::Mad(None));
    }
    if line.skip(words::MAD) {
        line.skip_mark(':');
        return Ok(PlayerClaim::Mad(Some(names::character(line)?)));
    }
    if line.skip(words::GAINED) {
        line.skip_mark(':');
        return names::character(line).map(PlayerClaim::Gained);
    }
    if line.skip(words::MAY_NOT) {
        let act = deeds::players_act(line, seats)?;
        return Ok(PlayerClaim::MayNot(act, reason(line)?));
    }
    if line.skip(words::MAY) {
        return deeds::players_act(line, seats).map(PlayerClaim::May);
    }
    for (word, known) in [(words::NEVER_LEARNS, false), (words::KNOWS, true)] {
        if line.skip(word) {
            let seat = line.seat(seats)?;
            return Ok(PlayerClaim::Knows(seat, names::character(line)?, known));
        }
    }
    Err(line.misread(
        "得知, 只得知, 没有得知, 什么也没得知, 被叫醒, 没有被叫醒, 有票, 没有票, 死亡, 活着, 是, 不是, 以为, 阵营, 醉酒, 中毒, 清醒, 有能力, 没有能力, 已用, 未用, 有标记, 没有标记, 疯狂, 没有疯狂, 得到能力, 可, 不可, 知道 or 不知",
    ))
}
