//! The characters and their skills by name: the table that pages are read with.

use fengsheng::Role;

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

/// A character: its names, and its skills with theirs.
pub(super) type Names = (
    Role,
    &'static [&'static str],
    &'static [(Kind, &'static [&'static str])],
);

pub(super) const ROLES: [Names; 26] = [
    (Role::Nobody, &["无角色", "没有角色"], &[]),
    (
        Role::OldGhost,
        &["老鬼"],
        &[
            (Trigger(0), &["就计", "turn-the-trick"]),
            (Passive, &["城府", "shrewdness"]),
            (Trigger(1), &["遗志", "last-will"]),
        ],
    ),
    (
        Role::CodeClerk,
        &["译电员"],
        &[
            (Skill(0), &["速译", "quick-translation"]),
            (Trigger(0), &["洞悉", "insight"]),
        ],
    ),
    (
        Role::OldGun,
        &["老枪"],
        &[
            (Trigger(0), &["就计", "turn-the-trick"]),
            (Skill(0), &["合谋", "collusion"]),
        ],
    ),
    (Role::Shining, &["闪灵"], &[(Skill(0), &["狙击", "snipe"])]),
    (
        Role::BlackRose,
        &["黑玫瑰"],
        &[(Skill(0), &["血染玫瑰", "blood-stained-rose"])],
    ),
    (
        Role::EmeiWind,
        &["峨嵋风", "峨眉峰"],
        &[
            (Skill(0), &["截上截", "intercept-the-intercept"]),
            (Trigger(0), &["计中计", "trick-within-a-trick"]),
        ],
    ),
    (
        Role::OldJin,
        &["老金"],
        &[
            (Trigger(0), &["弃卒保帅", "give-up-the-pawn"]),
            (Trigger(1), &["釜底抽薪", "take-the-firewood-away"]),
        ],
    ),
    (
        Role::IntelligenceChief,
        &["情报处长"],
        &[(Trigger(0), &["隔墙有耳", "walls-have-ears"])],
    ),
    (
        Role::ProfessionalKiller,
        &["职业杀手"],
        &[
            (Trigger(0), &["连击", "double-blow"]),
            (Passive, &["预谋", "premeditation"]),
        ],
    ),
    (
        Role::MaskedMan,
        &["礼服蒙面人"],
        &[
            (Trigger(0), &["英雄", "hero"]),
            (Trigger(1), &["救美", "rescue-the-lady"]),
        ],
    ),
    (
        Role::SevenHundred,
        &["柒佰"],
        &[
            (Passive, &["敏锐", "keen"]),
            (Trigger(0), &["联动", "linkage"]),
            (Passive, &["风度", "good-manners"]),
        ],
    ),
    (
        Role::Blade,
        &["刀锋"],
        &[
            (Passive, &["亮剑", "bared-sword"]),
            (Trigger(0), &["嗜血", "bloodthirst"]),
        ],
    ),
    (
        Role::GreatBeauty,
        &["大美女"],
        &[
            (Passive, &["精明", "astute"]),
            (Skill(0), &["爱情", "love"]),
        ],
    ),
    (
        Role::SisterSix,
        &["六姐"],
        &[
            (Trigger(0), &["拷问", "interrogation"]),
            (Trigger(1), &["搜取", "search"]),
        ],
    ),
    (
        Role::BrotherMark,
        &["小马哥"],
        &[(Trigger(0), &["英雄本色", "true-hero"])],
    ),
    (
        Role::PhantomThief,
        &["怪盗阿十"],
        &[
            (Trigger(0), &["阴谋", "hidden-plot"]),
            (Trigger(1), &["阳谋", "open-plot"]),
        ],
    ),
    (
        Role::Beret,
        &["贝雷帽"],
        &[
            (Passive, &["换日", "swap-the-sun"]),
            (Trigger(0), &["偷天", "steal-the-sky"]),
        ],
    ),
    (
        Role::RookieWhite,
        &["小白"],
        &[
            (Passive, &["乔装", "in-disguise"]),
            (Skill(0), &["收买", "bribe"]),
            (Passive, &["败露", "exposed"]),
        ],
    ),
    (
        Role::Siskin,
        &["黄雀"],
        &[
            (Skill(0), &["潜藏伏击", "ambush"]),
            (Trigger(0), &["黄雀在后", "the-siskin-behind"]),
        ],
    ),
    (
        Role::ThousandFaces,
        &["千面女郎"],
        &[
            (Passive, &["城府", "shrewdness"]),
            (Passive, &["逢缘", "chance-encounter"]),
            (Trigger(0), &["笙歌", "song-and-dance"]),
        ],
    ),
    (
        Role::BlackHand,
        &["黑手"],
        &[
            (Passive, &["残忍", "cruelty"]),
            (Trigger(0), &["冷血", "cold-blood"]),
            (Passive, &["滥杀", "wanton-killing"]),
        ],
    ),
    (
        Role::Viper,
        &["蝮蛇"],
        &[
            (Skill(0), &["声东击西", "feint"]),
            (Skill(1), &["弹药无限", "endless-ammunition"]),
        ],
    ),
    (
        Role::Tide,
        &["潮汐"],
        &[
            (Passive, &["城府", "shrewdness"]),
            (Trigger(0), &["时差", "time-lag"]),
        ],
    ),
    (
        Role::Duckweed,
        &["浮萍"],
        &[
            (Skill(0), &["先机", "first-move"]),
            (Trigger(0), &["后着", "afterthought"]),
        ],
    ),
    (
        Role::MrYi,
        &["易先生"],
        &[
            (Passive, &["贪婪", "greed"]),
            (Passive, &["洞察", "discernment"]),
            (Passive, &["情仇", "love-and-hate"]),
        ],
    ),
];
