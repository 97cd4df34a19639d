//! The skills of 黑名单; 千智 has fewer of them, and 解码.

use fengsheng::Role;

use super::Kind::{Passive, Skill, Trigger};
use super::Skills;

pub(super) const SKILLS: Skills = &[
    (
        Role::OldGhost,
        &[
            (Skill(0), &["牺牲", "sacrifice"]),
            (Trigger(0), &["就计", "turn-the-trick"]),
            (Passive, &["城府", "shrewdness"]),
            (Trigger(1), &["遗志", "last-will"]),
        ],
    ),
    (
        Role::OldGun,
        &[
            (Trigger(0), &["就计", "turn-the-trick"]),
            (Skill(0), &["合谋", "collusion"]),
            (Skill(1), &["摊牌", "cards-on-the-table"]),
        ],
    ),
    (
        Role::OldJin,
        &[
            (Trigger(0), &["弃卒保帅", "give-up-the-pawn"]),
            (Trigger(1), &["釜底抽薪", "take-the-firewood-away"]),
            (Skill(0), &["天衣无缝", "seamless"]),
        ],
    ),
    (
        Role::Viper,
        &[
            (Skill(0), &["声东击西", "feint"]),
            (Skill(1), &["弹药无限", "endless-ammunition"]),
            (Skill(2), &["合金装备", "alloy-gear"]),
        ],
    ),
    (
        Role::SteelAgent,
        &[
            (Skill(0), &["警觉", "alertness"]),
            (Trigger(0), &["掩护", "cover"]),
            (Trigger(1), &["反击", "strike-back"]),
        ],
    ),
    (
        Role::DaiLi,
        &[
            (Trigger(0), &["笑里藏刀", "dagger-behind-the-smile"]),
            (Trigger(1), &["运筹帷幄", "planning-in-the-tent"]),
            (Trigger(2), &["咄咄逼人", "overbearing"]),
        ],
    ),
    (
        Role::NinetyNine,
        &[
            (Trigger(0), &["阴谋", "hidden-plot"]),
            (Trigger(1), &["阳谋", "open-plot"]),
            (Skill(0), &["诡计", "ruse"]),
        ],
    ),
    (
        Role::BrotherMark,
        &[
            (Trigger(0), &["英雄本色", "true-hero"]),
            (Trigger(1), &["杀身成仁", "die-for-the-cause"]),
        ],
    ),
    (
        Role::ProfessionalKiller,
        &[
            (Trigger(0), &["连击", "double-blow"]),
            (Passive, &["预谋", "premeditation"]),
            (Skill(0), &["冷血", "cold-blood"]),
        ],
    ),
    (
        Role::Beret,
        &[
            (Passive, &["换日", "swap-the-sun"]),
            (Trigger(0), &["偷天", "steal-the-sky"]),
            (Trigger(1), &["逆转", "reversal"]),
        ],
    ),
    (
        Role::Siskin,
        &[
            (Skill(0), &["潜藏伏击", "ambush"]),
            (Trigger(0), &["黄雀在后", "the-siskin-behind"]),
            (Skill(1), &["诱螳捕蝉", "bait-the-mantis"]),
        ],
    ),
    (
        Role::EmeiWind,
        &[
            (Skill(0), &["截上截", "intercept-the-intercept"]),
            (Trigger(0), &["计中计", "trick-within-a-trick"]),
            (Trigger(1), &["谋里谋", "plan-within-a-plan"]),
        ],
    ),
    (
        Role::SevenHundred,
        &[
            (Passive, &["敏锐", "keen"]),
            (Trigger(0), &["联动", "linkage"]),
            (Passive, &["风度", "good-manners"]),
            (Skill(0), &["变装", "disguise"]),
        ],
    ),
    (
        Role::Shining,
        &[
            (Skill(0), &["狙击", "snipe"]),
            (Skill(1), &["点射", "single-shot"]),
        ],
    ),
    (
        Role::CodeClerk,
        &[
            (Skill(0), &["速译", "quick-translation"]),
            (Trigger(0), &["洞悉", "insight"]),
            (Skill(1), &["加密", "encryption"]),
            (Passive, &["解码", "decoding"]),
        ],
    ),
    (
        Role::Holmes,
        &[
            (Skill(0), &["揭露", "exposure"]),
            (Trigger(0), &["真相", "the-truth"]),
            (Trigger(1), &["细节", "detail"]),
        ],
    ),
    (
        Role::MaskedMan,
        &[
            (Trigger(0), &["英雄", "hero"]),
            (Trigger(1), &["救美", "rescue-the-lady"]),
            (Trigger(2), &["情敌", "rival-in-love"]),
        ],
    ),
    (
        Role::Blade,
        &[
            (Trigger(0), &["亮剑", "bared-sword"]),
            (Trigger(1), &["嗜血", "bloodthirst"]),
            (Trigger(2), &["杀意", "intent-to-kill"]),
        ],
    ),
    (
        Role::IntelligenceChief,
        &[
            (Trigger(0), &["隔墙有耳", "walls-have-ears"]),
            (Skill(0), &["偷龙转凤", "swap-dragon-for-phoenix"]),
            (Skill(1), &["凿壁偷光", "borrowed-light"]),
        ],
    ),
    (
        Role::BlackRose,
        &[
            (Skill(0), &["血染玫瑰", "blood-stained-rose"]),
            (Trigger(0), &["黑色之吻", "black-kiss"]),
        ],
    ),
    (
        Role::DeadlyPerfume,
        &[
            (Skill(0), &["急中生智", "quick-wit"]),
            (Trigger(0), &["攻守兼备", "attack-and-defence"]),
            (Trigger(1), &["临危受命", "called-at-the-critical-hour"]),
        ],
    ),
    (
        Role::RookieWhite,
        &[
            (Passive, &["乔装", "in-disguise"]),
            (Skill(0), &["收买", "bribe"]),
            (Skill(1), &["出卖", "sell-out"]),
        ],
    ),
    (
        Role::Duckweed,
        &[
            (Skill(0), &["先机", "first-move"]),
            (Trigger(0), &["部署", "deployment"]),
            (Trigger(1), &["后着", "afterthought"]),
        ],
    ),
    (
        Role::SisterSix,
        &[
            (Trigger(0), &["拷问", "interrogation"]),
            (Trigger(1), &["搜取", "search"]),
            (Trigger(2), &["严刑", "torture"]),
        ],
    ),
    (
        Role::GreatBeauty,
        &[
            (Passive, &["精明", "astute"]),
            (Skill(0), &["爱情", "love"]),
            (Skill(1), &["仇恨", "hatred"]),
        ],
    ),
];
