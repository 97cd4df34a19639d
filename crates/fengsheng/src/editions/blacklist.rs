//! 風聲黑名單 — deck, turn, house rules and identities (source: seed 000; the composition of the deck and the
//! splits are documented elsewhere, see `rulebook/fengsheng/blacklist.md`).

use super::{PROBES, faces};
use crate::cards::{self, CardDef};
use crate::deck::{Composition, Deck, Kind};
use crate::edition::{Loses, Lured, Manner, Refill, by_role};
use crate::frame::TurnStage;
use crate::role::RoleDef;
use crate::turn::Stages;
use crate::{Cast, Function, Mode, Role, Rules, Split, SplitChoice, Way, roles};

const KINDS: &[Kind] = &[
    Kind {
        function: Function::Lock,
        def: &cards::lock::BLACKLIST,
        way: Way::Secret,
        faces: &faces(Function::Lock, [6, 6, 0, 3, 3]),
    },
    Kind {
        function: Function::Lure,
        def: &cards::lure::BLACKLIST,
        way: Way::Secret,
        faces: &faces(Function::Lure, [4, 4, 2, 2, 2]),
    },
    Kind {
        function: Function::Decode,
        def: &cards::decode::BLACKLIST,
        way: Way::Secret,
        faces: &faces(Function::Decode, [2, 2, 2, 1, 1]),
    },
    Kind {
        function: Function::Reinforce,
        def: &cards::reinforce::BLACKLIST,
        way: Way::Secret,
        faces: &faces(Function::Reinforce, [1, 1, 2, 0, 0]),
    },
    Kind {
        function: Function::Intercept,
        def: &cards::intercept::BLACKLIST,
        way: Way::Direct,
        faces: &faces(Function::Intercept, [2, 2, 5, 1, 1]),
    },
    Kind {
        function: Function::Counter,
        def: &cards::counter::BLACKLIST,
        way: Way::Direct,
        faces: &faces(Function::Counter, [2, 2, 5, 1, 1]),
    },
    Kind {
        function: Function::Burn,
        def: &cards::burn::STANDARD_2010,
        way: Way::Direct,
        faces: &faces(Function::Burn, [2, 2, 3, 0, 0]),
    },
    Kind {
        function: Function::Transfer,
        def: &cards::transfer::BLACKLIST,
        way: Way::Direct,
        faces: &faces(Function::Transfer, [2, 2, 1, 0, 0]),
    },
    Kind {
        function: Function::Gamble,
        def: &cards::gamble::BLACKLIST,
        way: Way::Direct,
        faces: &faces(Function::Gamble, [0, 0, 2, 0, 0]),
    },
    Kind {
        function: Function::Weigh,
        def: &cards::weigh::BLACKLIST,
        way: Way::Direct,
        faces: &faces(Function::Weigh, [0, 0, 2, 0, 0]),
    },
    Kind {
        function: Function::Swap,
        def: &cards::swap::BLACKLIST,
        way: Way::Open,
        faces: &faces(Function::Swap, [2, 2, 2, 1, 1]),
    },
    Kind {
        function: Function::Confound,
        def: &cards::confound::STANDARD_2010,
        way: Way::Open,
        faces: &faces(Function::Confound, [1, 1, 0, 0, 0]),
    },
    Kind {
        function: Function::PublicText,
        def: &cards::public_text::BLACKLIST,
        way: Way::Open,
        faces: &faces(Function::PublicText, [1, 1, 1, 0, 0]),
    },
    Kind {
        function: Function::Probe,
        def: &cards::probe::STANDARD_2010,
        way: Way::Secret,
        faces: &PROBES,
    },
];

/// Conflict C1: a box is reported to hold six cards more; which, is a labelled guess.
const MORE: &[Kind] = &[Kind {
    function: Function::PublicText,
    def: &cards::public_text::BLACKLIST,
    way: Way::Open,
    faces: &faces(Function::PublicText, [2, 2, 2, 0, 0]),
}];

pub(crate) const COMPOSITION: Composition = Composition {
    kinds: KINDS,
    without: &[],
    more: MORE,
};

/// The 113 cards, and six more.
pub(crate) static DECK: Deck = Deck::build(&COMPOSITION);

/// What each function does.
pub(crate) static CARDS: [&CardDef; Function::ALL.len()] = COMPOSITION.defs();

/// The two play phases stand around the transmission.
pub(crate) static TURN: Stages = Stages::of(&[
    TurnStage::Begin,
    TurnStage::Draw,
    TurnStage::ReturnOne,
    TurnStage::FirstSteps,
    TurnStage::Sending,
    TurnStage::Transmit,
    TurnStage::SecondSteps,
    TurnStage::End,
    TurnStage::Over,
]);

/// The short turn for beginners: draw, play, send.
pub(crate) static SHORT_TURN: Stages = Stages::of(&[
    TurnStage::Draw,
    TurnStage::ReturnOne,
    TurnStage::FirstSteps,
    TurnStage::Sending,
    TurnStage::Transmit,
    TurnStage::Over,
]);

pub(crate) const MANNER: Manner = Manner {
    loses: Loses::AtOnce,
    lured: Lured::Refuses,
    refill: Refill::OnDemand,
};

pub(crate) const RULES: Rules = Rules {
    split: SplitChoice::Main,
    mode: Mode::Standard,
    lure_self: false,
    last_side_wins: true,
    probe_draws: 1,
    victory_first: false,
    lock_answers: true,
    counter_any: false,
    interceptor_may_refuse: true,
    swapped_to_hand: false,
    transfer_again: false,
    reinforce_without_black: false,
    gamble_refills: false,
    laps: true,
    short_turn: false,
    second_play_phase: false,
    limited_skills: true,
    large_deck: false,
    offered: 2,
    roles: Cast::ALL,
};

/// The house rules that mean something here.
pub(crate) const SWITCHES: &[&str] = &[
    "split",
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
    "gamble_refills",
    "laps",
    "short_turn",
    "limited_skills",
    "large_deck",
    "offered",
    "roles",
];

/// How identities are split among 3 to 9 players; the second split is the printed alternative.
pub(crate) const SPLITS: &[(Split, Option<Split>)] = &[
    (Split([1, 1, 1]), None),
    (Split([2, 2, 0]), Some(Split([1, 1, 2]))),
    (Split([2, 2, 1]), None),
    (Split([2, 2, 2]), None),
    (Split([3, 3, 1]), None),
    (Split([3, 3, 2]), None),
    (Split([3, 3, 3]), None),
];

/// The 25 characters.
pub(crate) const ROSTER: &[(Role, &RoleDef)] = &[
    (Role::OldGhost, &roles::old_ghost::BLACKLIST),
    (Role::OldGun, &roles::old_gun::BLACKLIST),
    (Role::OldJin, &roles::old_jin::BLACKLIST),
    (Role::Viper, &roles::viper::BLACKLIST),
    (Role::SteelAgent, &roles::steel_agent::BLACKLIST),
    (Role::DaiLi, &roles::dai_li::BLACKLIST),
    (Role::NinetyNine, &roles::ninety_nine::BLACKLIST),
    (Role::BrotherMark, &roles::brother_mark::BLACKLIST),
    (
        Role::ProfessionalKiller,
        &roles::professional_killer::BLACKLIST,
    ),
    (Role::Beret, &roles::beret::BLACKLIST),
    (Role::Siskin, &roles::siskin::BLACKLIST),
    (Role::EmeiWind, &roles::emei_wind::BLACKLIST),
    (Role::SevenHundred, &roles::seven_hundred::BLACKLIST),
    (Role::Shining, &roles::shining::BLACKLIST),
    (Role::CodeClerk, &roles::code_clerk::BLACKLIST),
    (Role::Holmes, &roles::holmes::BLACKLIST),
    (Role::MaskedMan, &roles::masked_man::BLACKLIST),
    (Role::Blade, &roles::blade::BLACKLIST),
    (
        Role::IntelligenceChief,
        &roles::intelligence_chief::BLACKLIST,
    ),
    (Role::BlackRose, &roles::black_rose::BLACKLIST),
    (Role::DeadlyPerfume, &roles::deadly_perfume::BLACKLIST),
    (Role::RookieWhite, &roles::rookie_white::BLACKLIST),
    (Role::Duckweed, &roles::duckweed::BLACKLIST),
    (Role::SisterSix, &roles::sister_six::BLACKLIST),
    (Role::GreatBeauty, &roles::great_beauty::BLACKLIST),
];

/// What each character can do.
pub(crate) static ROLES: [&RoleDef; Role::COUNT] = by_role(ROSTER);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    /// The documented core: 31 red, 31 blue, 33 black, 9 red and black, 9 blue and black; 62 密電, 38 直達, 13 文本.
    #[test]
    fn the_deck_is_the_documented_one() {
        assert_eq!((DECK.size(false), DECK.size(true)), (113, 119));
        let core = DECK.all(false);
        let count = |cards: kernel::CardSet| cards.and(core).len();
        assert_eq!(
            Colour::ALL.map(|colour| count(DECK.of_colour(colour))),
            [31 + 9, 31 + 9, 33 + 18]
        );
        assert_eq!(
            [Way::Secret, Way::Direct, Way::Open].map(|way| count(DECK.of_way(way))),
            [62, 38, 13]
        );
    }
}
