//! `expect` blocks: what they say, word by word.

use clocktower::{Character, Side, Team};
use kernel::Seat;

use super::deeds::{self, Act, Choice};
use super::questions::Kind;
use super::told::{self, Said};
use super::{names, words};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// One line of an `expect` block.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    Town(TownClaim),
    Player(Seat, PlayerClaim),
}

#[derive(Clone, Debug)]
pub(crate) enum TownClaim {
    /// Who is asked what, perhaps for one character's ability; none: the storyteller.
    Asked(Vec<Option<Seat>>, Kind, Option<Character>),
    Living(Vec<Seat>),
    Dead(Vec<Seat>),
    Doomed(Option<Seat>),
    ToBeat(u8),
    Needed(u8),
    Night(u8),
    Day(u8),
    /// Who won, and perhaps why; none: the game goes on.
    Over(Option<(Side, Option<Why>)>),
    Died(Vec<Seat>),
    Back(Vec<Seat>),
    Choices(Extent, Vec<Choice>, Option<String>),
    Sayable(Extent, Vec<Said>),
    /// So many characters of these teams are in play.
    Characters(Vec<(Team, u8)>),
    /// What the storyteller may do of his own accord now.
    May(Act),
    /// What he may not, and perhaps why.
    MayNot(Act, Option<String>),
}

/// Whether a list is all there is, part of it, or none of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Exactly,
    Among,
    NoneOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    NoDemon,
    TwoLeft,
    Storyteller,
    By(Character),
}

#[derive(Clone, Debug)]
pub(crate) enum PlayerClaim {
    Told(Vec<Said>),
    OnlyTold(Vec<Said>),
    NotTold(Vec<Said>),
    Woken(bool),
    Token(bool),
    Alive(bool),
    Is(Character, bool),
    Believes(Character),
    Side(Side),
    Drunk,
    Poisoned,
    Sober,
    Able(bool),
    Spent(bool),
    /// A token of this character's ability, working or not.
    Marked(Character, bool),
    /// Mad about being this character, or about nothing.
    Mad(Option<Character>),
    Gained(Character),
    May(Act),
    MayNot(Act, Option<String>),
    Knows(Seat, Character, bool),
}

impl Claim {
    pub(super) fn read(mut line: Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        let claim = match told::perhaps_seat(&mut line, seats) {
            Some(seat) => Self::Player(seat, player(&mut line, seats)?),
            None => Self::Town(town(&mut line, seats)?),
        };
        line.end()?;
        Ok(claim)
    }
}

type Listing = fn(Vec<Seat>) -> TownClaim;
type Counting = fn(u8) -> TownClaim;
type Telling = fn(Vec<Said>) -> PlayerClaim;

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

const TELLINGS: [(words::Word, Telling); 3] = [
    (words::NOT_TOLD, PlayerClaim::NotTold),
    (words::ONLY_TOLD, PlayerClaim::OnlyTold),
    (words::TOLD, PlayerClaim::Told),
];

fn town(line: &mut Cursor<'_>, seats: &Names) -> Result<TownClaim, Misread> {
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

/// `: 因为 …` at the end of a line.
fn reason(line: &mut Cursor<'_>) -> Result<Option<String>, Misread> {
    if !line.skip_mark(':') {
        return Ok(None);
    }
    if !line.skip(words::BECAUSE) {
        return Err(line.misread("因为"));
    }
    line.read("a reason, such as not-among", |word| {
        super::reasons::is_known(word).then(|| word.to_owned())
    })
    .map(Some)
}

fn player(line: &mut Cursor<'_>, seats: &Names) -> Result<PlayerClaim, Misread> {
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
