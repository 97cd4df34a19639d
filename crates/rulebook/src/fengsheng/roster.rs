//! The characters and their skills by name: the tables that pages are read with.

mod later;

use fengsheng::{Edition, Role};

/// What a skill is to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Declared in a window; its number.
    Skill(u8),
    /// Answers what happened; its number.
    Trigger(u8),
    /// Holds by itself, or is part of another rule: nobody declares it.
    Passive,
}

use Kind::{Passive, Skill, Trigger};

/// A skill and its names.
pub(super) type Named = (Kind, &'static [&'static str]);

/// The characters' skills, in some editions.
pub(super) type Skills = &'static [(Role, &'static [Named])];

/// The tables of all editions; 黑名单 and 千智 have one in common.
pub(super) const ALL: [Skills; 2] = [STANDARD_2010, later::SKILLS];

/// The skills of a character in an edition. 千智 lacks some that 黑名单 has: those the engine has no number for.
pub(super) fn skills(edition: Edition, role: Role) -> impl Iterator<Item = &'static Named> {
    let table = match edition {
        Edition::Standard2010 => STANDARD_2010,
        Edition::Blacklist | Edition::Qianzhi => later::SKILLS,
    };
    let all = table
        .iter()
        .find(|(it, _)| *it == role)
        .map_or(&[][..], |&(_, skills)| skills);
    all.iter().filter(move |(kind, _)| match *kind {
        Skill(number) => number < role.skills(edition),
        Trigger(number) => number < role.triggers(edition),
        Passive => true,
    })
}

/// The characters and their names.
pub(super) const ROLES: [(Role, &[&str]); 31] = [
    (Role::Nobody, &["无角色", "没有角色"]),
    (Role::OldGhost, &["老鬼"]),
    (Role::CodeClerk, &["译电员"]),
    (Role::OldGun, &["老枪"]),
    (Role::Shining, &["闪灵"]),
    (Role::BlackRose, &["黑玫瑰"]),
    (Role::EmeiWind, &["峨嵋风", "峨眉峰"]),
    (Role::OldJin, &["老金"]),
    (Role::IntelligenceChief, &["情报处长"]),
    (Role::ProfessionalKiller, &["职业杀手"]),
    (Role::MaskedMan, &["礼服蒙面人"]),
    (Role::SevenHundred, &["柒佰"]),
    (Role::Blade, &["刀锋"]),
    (Role::GreatBeauty, &["大美女"]),
    (Role::SisterSix, &["六姐"]),
    (Role::BrotherMark, &["小马哥"]),
    (Role::PhantomThief, &["怪盗阿十"]),
    (Role::Beret, &["贝雷帽"]),
    (Role::RookieWhite, &["小白"]),
    (Role::Siskin, &["黄雀"]),
    (Role::ThousandFaces, &["千面女郎"]),
    (Role::BlackHand, &["黑手"]),
    (Role::Viper, &["蝮蛇"]),
    (Role::Tide, &["潮汐"]),
    (Role::Duckweed, &["浮萍"]),
    (Role::MrYi, &["易先生"]),
    (Role::SteelAgent, &["钢铁特工"]),
    (Role::DaiLi, &["戴笠"]),
    (Role::NinetyNine, &["怪盗九九"]),
    (Role::Holmes, &["福尔摩斯"]),
    (Role::DeadlyPerfume, &["致命香水"]),
];

const STANDARD_2010: Skills = &[
    (
        Role::OldGhost,
        &[
            (Trigger(0), &["就计", "turn-the-trick"]),
            (Passive, &["城府", "shrewdness"]),
            (Trigger(1), &["遗志", "last-will"]),
        ],
    ),
    (
        Role::CodeClerk,
        &[
            (Skill(0), &["速译", "quick-translation"]),
            (Trigger(0), &["洞悉", "insight"]),
        ],
    ),
    (
        Role::OldGun,
        &[
            (Trigger(0), &["就计", "turn-the-trick"]),
            (Skill(0), &["合谋", "collusion"]),
        ],
    ),
    (Role::Shining, &[(Skill(0), &["狙击", "snipe"])]),
    (
        Role::BlackRose,
        &[(Skill(0), &["血染玫瑰", "blood-stained-rose"])],
    ),
    (
        Role::EmeiWind,
        &[
            (Skill(0), &["截上截", "intercept-the-intercept"]),
            (Trigger(0), &["计中计", "trick-within-a-trick"]),
        ],
    ),
    (
        Role::OldJin,
        &[
            (Trigger(0), &["弃卒保帅", "give-up-the-pawn"]),
            (Trigger(1), &["釜底抽薪", "take-the-firewood-away"]),
        ],
    ),
    (
        Role::IntelligenceChief,
        &[(Trigger(0), &["隔墙有耳", "walls-have-ears"])],
    ),
    (
        Role::ProfessionalKiller,
        &[
            (Trigger(0), &["连击", "double-blow"]),
            (Passive, &["预谋", "premeditation"]),
        ],
    ),
    (
        Role::MaskedMan,
        &[
            (Trigger(0), &["英雄", "hero"]),
            (Trigger(1), &["救美", "rescue-the-lady"]),
        ],
    ),
    (
        Role::SevenHundred,
        &[
            (Passive, &["敏锐", "keen"]),
            (Trigger(0), &["联动", "linkage"]),
            (Passive, &["风度", "good-manners"]),
        ],
    ),
    (
        Role::Blade,
        &[
            (Passive, &["亮剑", "bared-sword"]),
            (Trigger(0), &["嗜血", "bloodthirst"]),
        ],
    ),
    (
        Role::GreatBeauty,
        &[
            (Passive, &["精明", "astute"]),
            (Skill(0), &["爱情", "love"]),
        ],
    ),
    (
        Role::SisterSix,
        &[
            (Trigger(0), &["拷问", "interrogation"]),
            (Trigger(1), &["搜取", "search"]),
        ],
    ),
    (
        Role::BrotherMark,
        &[(Trigger(0), &["英雄本色", "true-hero"])],
    ),
    (
        Role::PhantomThief,
        &[
            (Trigger(0), &["阴谋", "hidden-plot"]),
            (Trigger(1), &["阳谋", "open-plot"]),
        ],
    ),
    (
        Role::Beret,
        &[
            (Passive, &["换日", "swap-the-sun"]),
            (Trigger(0), &["偷天", "steal-the-sky"]),
        ],
    ),
    (
        Role::RookieWhite,
        &[
            (Passive, &["乔装", "in-disguise"]),
            (Skill(0), &["收买", "bribe"]),
            (Passive, &["败露", "exposed"]),
        ],
    ),
    (
        Role::Siskin,
        &[
            (Skill(0), &["潜藏伏击", "ambush"]),
            (Trigger(0), &["黄雀在后", "the-siskin-behind"]),
        ],
    ),
    (
        Role::ThousandFaces,
        &[
            (Passive, &["城府", "shrewdness"]),
            (Passive, &["逢缘", "chance-encounter"]),
            (Trigger(0), &["笙歌", "song-and-dance"]),
        ],
    ),
    (
        Role::BlackHand,
        &[
            (Passive, &["残忍", "cruelty"]),
            (Trigger(0), &["冷血", "cold-blood"]),
            (Passive, &["滥杀", "wanton-killing"]),
        ],
    ),
    (
        Role::Viper,
        &[
            (Skill(0), &["声东击西", "feint"]),
            (Skill(1), &["弹药无限", "endless-ammunition"]),
        ],
    ),
    (
        Role::Tide,
        &[
            (Passive, &["城府", "shrewdness"]),
            (Trigger(0), &["时差", "time-lag"]),
        ],
    ),
    (
        Role::Duckweed,
        &[
            (Skill(0), &["先机", "first-move"]),
            (Trigger(0), &["后着", "afterthought"]),
        ],
    ),
    (
        Role::MrYi,
        &[
            (Passive, &["贪婪", "greed"]),
            (Passive, &["洞察", "discernment"]),
            (Passive, &["情仇", "love-and-hate"]),
        ],
    ),
];
