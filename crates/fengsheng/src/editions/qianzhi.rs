//! 千智风声 — deck, turn, house rules, modes and identities (source: seed 004). The list of the 108 cards is
//! cut off in the seed: the composition is ruling F18.

use super::blacklist;
use crate::cards::CardDef;
use crate::deck::{Composition, Deck};
use crate::edition::{Loses, Manner, by_role};
use crate::frame::TurnStage;
use crate::role::RoleDef;
use crate::turn::Stages;
use crate::{Function, Mode, Role, Rules, Split, roles};

/// Ruling F18: the 113 cards of 黑名单 without 博弈 and 公开文本.
const COMPOSITION: Composition = Composition {
    without: &[Function::Gamble, Function::PublicText],
    more: &[],
    ..blacklist::COMPOSITION
};

/// The 108 cards.
pub(crate) static DECK: Deck = Deck::build(&COMPOSITION);

/// What each function does.
pub(crate) static CARDS: [&CardDef; Function::ALL.len()] = COMPOSITION.defs();

/// One play step before the transmission; who could not send loses when the turn ends.
pub(crate) static TURN: Stages = Stages::of(&[
    TurnStage::Begin,
    TurnStage::Draw,
    TurnStage::ReturnOne,
    TurnStage::FirstSteps,
    TurnStage::Sending,
    TurnStage::Transmit,
    TurnStage::End,
    TurnStage::LoseUnsent,
    TurnStage::Over,
]);

/// Ruling F19: a second play phase, as a house rule.
pub(crate) static LONG_TURN: Stages = Stages::of(&[
    TurnStage::Begin,
    TurnStage::Draw,
    TurnStage::ReturnOne,
    TurnStage::FirstSteps,
    TurnStage::Sending,
    TurnStage::Transmit,
    TurnStage::SecondSteps,
    TurnStage::End,
    TurnStage::LoseUnsent,
    TurnStage::Over,
]);

pub(crate) const MANNER: Manner = Manner {
    loses: Loses::AtTurnEnd,
    ..blacklist::MANNER
};

/// As in 黑名单, but for what the seed or a ruling says (F19, F20).
pub(crate) const RULES: Rules = Rules {
    interceptor_may_refuse: false,
    laps: false,
    ..blacklist::RULES
};

/// The house rules that mean something here.
pub(crate) const SWITCHES: &[&str] = &[
    "mode",
    "lure_self",
    "last_side_wins",
    "probe_draws",
    "victory_first",
    "lock_answers",
    "counter_any",
    "interceptor_may_refuse",
    "swapped_to_hand",
    "transfer_again",
    "reinforce_without_black",
    "laps",
    "second_play_phase",
    "limited_skills",
    "offered",
    "roles",
];

/// How identities are split, by mode.
pub(crate) fn split(rules: &Rules, seats: u8) -> Option<Split> {
    let free = || FREE_SPLITS.get(usize::from(seats.checked_sub(2)?)).copied();
    match (rules.mode, seats) {
        (Mode::Standard, 5 | 6) | (Mode::Free, _) => free(),
        (Mode::Novice, 4) => Some(Split([2, 2, 0])),
        (Mode::Teams, 6) => Some(Split([3, 3, 0])),
        (Mode::Bystanders, 6) => Some(Split([2, 2, 2])),
        _ => None,
    }
}

/// 自由场 — the splits for 2 to 8 players (ruling F24).
const FREE_SPLITS: &[Split] = &[
    Split([1, 1, 0]),
    Split([1, 1, 1]),
    Split([2, 2, 0]),
    Split([2, 2, 1]),
    Split([2, 2, 2]),
    Split([3, 3, 1]),
    Split([3, 3, 2]),
];

/// The 25 characters.
pub(crate) const ROSTER: &[(Role, &RoleDef)] = &[
    (Role::OldGhost, &roles::old_ghost::BLACKLIST),
    (Role::OldGun, &roles::old_gun::BLACKLIST),
    (Role::OldJin, &roles::old_jin::QIANZHI),
    (Role::Viper, &roles::viper::QIANZHI),
    (Role::SteelAgent, &roles::steel_agent::BLACKLIST),
    (Role::DaiLi, &roles::dai_li::BLACKLIST),
    (Role::NinetyNine, &roles::ninety_nine::QIANZHI),
    (Role::BrotherMark, &roles::brother_mark::QIANZHI),
    (
        Role::ProfessionalKiller,
        &roles::professional_killer::QIANZHI,
    ),
    (Role::Beret, &roles::beret::QIANZHI),
    (Role::Siskin, &roles::siskin::BLACKLIST),
    (Role::EmeiWind, &roles::emei_wind::QIANZHI),
    (Role::SevenHundred, &roles::seven_hundred::QIANZHI),
    (Role::Shining, &roles::shining::QIANZHI),
    (Role::CodeClerk, &roles::code_clerk::QIANZHI),
    (Role::Holmes, &roles::holmes::BLACKLIST),
    (Role::MaskedMan, &roles::masked_man::QIANZHI),
    (Role::Blade, &roles::blade::BLACKLIST),
    (Role::IntelligenceChief, &roles::intelligence_chief::QIANZHI),
    (Role::BlackRose, &roles::black_rose::QIANZHI),
    (Role::DeadlyPerfume, &roles::deadly_perfume::QIANZHI),
    (Role::RookieWhite, &roles::rookie_white::BLACKLIST),
    (Role::Duckweed, &roles::duckweed::BLACKLIST),
    (Role::SisterSix, &roles::sister_six::BLACKLIST),
    (Role::GreatBeauty, &roles::great_beauty::QIANZHI),
];

/// What each character can do.
pub(crate) static ROLES: [&RoleDef; Role::COUNT] = by_role(ROSTER);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    /// Ruling F18: 30 red, 30 blue, 30 black, 9 red and black, 9 blue and black.
    #[test]
    fn the_deck_is_the_one_of_the_ruling() {
        assert_eq!(DECK.size(false), 108);
        assert_eq!(
            Colour::ALL.map(|colour| DECK.of_colour(colour).len()),
            [30 + 9, 30 + 9, 30 + 18]
        );
    }
}
