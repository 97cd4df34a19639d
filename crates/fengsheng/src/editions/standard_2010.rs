//! 2010 标准版 — deck, roster and identities (source: seed 001).

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
        def: &cards::lock::STANDARD_2010,
        way: Way::Direct,
        faces: &faces(Function::Lock, [3, 3, 6, 0, 0]),
    },
    Kind {
        function: Function::Lure,
        def: &cards::lure::STANDARD_2010,
        way: Way::Open,
        faces: &faces(Function::Lure, [2, 2, 2, 0, 0]),
    },
    Kind {
        function: Function::Intercept,
        def: &cards::intercept::STANDARD_2010,
        way: Way::Secret,
        faces: &faces(Function::Intercept, [1, 1, 6, 0, 0]),
    },
    Kind {
        function: Function::Return,
        def: &cards::return_::STANDARD_2010,
        way: Way::Open,
        faces: &faces(Function::Return, [3, 3, 2, 0, 0]),
    },
    Kind {
        function: Function::Decode,
        def: &cards::decode::STANDARD_2010,
        way: Way::Secret,
        faces: &faces(Function::Decode, [2, 2, 2, 0, 0]),
    },
    Kind {
        function: Function::Burn,
        def: &cards::burn::STANDARD_2010,
        way: Way::Direct,
        faces: &faces(Function::Burn, [2, 2, 2, 0, 0]),
    },
    Kind {
        function: Function::Counter,
        def: &cards::counter::STANDARD_2010,
        way: Way::Direct,
        faces: &faces(Function::Counter, [5, 5, 4, 0, 0]),
    },
    Kind {
        function: Function::Confound,
        def: &cards::confound::STANDARD_2010,
        way: Way::Open,
        faces: &faces(Function::Confound, [1, 1, 1, 0, 0]),
    },
    Kind {
        function: Function::Probe,
        def: &cards::probe::STANDARD_2010,
        way: Way::Secret,
        faces: &PROBES,
    },
];

const COMPOSITION: Composition = Composition {
    kinds: KINDS,
    without: &[],
    more: &[],
};

/// The 81 cards.
pub(crate) static DECK: Deck = Deck::build(&COMPOSITION);

/// What each function does.
pub(crate) static CARDS: [&CardDef; Function::ALL.len()] = COMPOSITION.defs();

/// A turn: everything is done in one play phase, the transmission too.
pub(crate) static TURN: Stages = Stages::of(&[
    TurnStage::Draw,
    TurnStage::ReturnOne,
    TurnStage::Play,
    TurnStage::AfterPlay,
    TurnStage::End,
    TurnStage::Over,
]);

pub(crate) const MANNER: Manner = Manner {
    loses: Loses::AtOnce,
    lured: Lured::Skipped,
    refill: Refill::AtOnce,
};

pub(crate) const RULES: Rules = Rules {
    split: SplitChoice::Main,
    mode: Mode::Standard,
    lure_self: true,
    last_side_wins: true,
    probe_draws: 2,
    victory_first: false,
    lock_answers: true,
    counter_any: false,
    interceptor_may_refuse: false,
    swapped_to_hand: false,
    transfer_again: false,
    reinforce_without_black: false,
    gamble_refills: false,
    laps: false,
    short_turn: false,
    second_play_phase: false,
    limited_skills: false,
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
    "offered",
    "roles",
];

/// How identities are split among 3 to 9 players; the second split is the printed alternative.
pub(crate) const SPLITS: &[(Split, Option<Split>)] = &[
    (Split([1, 1, 1]), None),
    (Split([1, 1, 2]), Some(Split([2, 2, 0]))),
    (Split([2, 2, 1]), None),
    (Split([2, 2, 2]), Some(Split([3, 3, 0]))),
    (Split([3, 3, 1]), Some(Split([2, 2, 3]))),
    (Split([3, 3, 2]), None),
    (Split([3, 3, 3]), None),
];

/// The 18 characters of the box and the 7 of its supplement.
pub(crate) const ROSTER: &[(Role, &RoleDef)] = &[
    (Role::OldGhost, &roles::old_ghost::STANDARD_2010),
    (Role::CodeClerk, &roles::code_clerk::STANDARD_2010),
    (Role::OldGun, &roles::old_gun::STANDARD_2010),
    (Role::Shining, &roles::shining::STANDARD_2010),
    (Role::BlackRose, &roles::black_rose::STANDARD_2010),
    (Role::EmeiWind, &roles::emei_wind::STANDARD_2010),
    (Role::OldJin, &roles::old_jin::STANDARD_2010),
    (
        Role::IntelligenceChief,
        &roles::intelligence_chief::STANDARD_2010,
    ),
    (
        Role::ProfessionalKiller,
        &roles::professional_killer::STANDARD_2010,
    ),
    (Role::MaskedMan, &roles::masked_man::STANDARD_2010),
    (Role::SevenHundred, &roles::seven_hundred::STANDARD_2010),
    (Role::Blade, &roles::blade::STANDARD_2010),
    (Role::GreatBeauty, &roles::great_beauty::STANDARD_2010),
    (Role::SisterSix, &roles::sister_six::STANDARD_2010),
    (Role::BrotherMark, &roles::brother_mark::STANDARD_2010),
    (Role::PhantomThief, &roles::phantom_thief::STANDARD_2010),
    (Role::Beret, &roles::beret::STANDARD_2010),
    (Role::RookieWhite, &roles::rookie_white::STANDARD_2010),
    (Role::Siskin, &roles::siskin::STANDARD_2010),
    (Role::ThousandFaces, &roles::thousand_faces::STANDARD_2010),
    (Role::BlackHand, &roles::black_hand::STANDARD_2010),
    (Role::Viper, &roles::viper::STANDARD_2010),
    (Role::Tide, &roles::tide::STANDARD_2010),
    (Role::Duckweed, &roles::duckweed::STANDARD_2010),
    (Role::MrYi, &roles::mr_yi::STANDARD_2010),
];

/// What each character can do.
pub(crate) static ROLES: [&RoleDef; Role::COUNT] = by_role(ROSTER);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Colour, Face, Faction, Order};

    /// Seed 001: nine functions, 25 red, 25 blue and 31 black cards; 32 密电, 32 直达, 17 文本.
    #[test]
    fn the_deck_is_the_one_of_the_seed() {
        assert_eq!(DECK.size(false), 81);
        let count = |cards: kernel::CardSet| cards.len();
        assert_eq!(
            Colour::ALL.map(|colour| count(DECK.of_colour(colour))),
            [25, 25, 31]
        );
        assert_eq!(
            [Way::Secret, Way::Direct, Way::Open].map(|way| count(DECK.of_way(way))),
            [32, 32, 17]
        );
        let sums = Function::ALL.map(|function| count(DECK.of_function(function)));
        assert_eq!(sums, [12, 6, 8, 8, 6, 6, 14, 3, 18, 0, 0, 0, 0, 0, 0]);
        for faction in Faction::ALL {
            for order in [Order::Draw, Order::Discard] {
                let probes = Colour::ALL
                    .map(|colour| count(DECK.cards(Face::probe(faction, order, colour))));
                assert_eq!(probes, [1, 1, 1]);
            }
        }
    }

    #[test]
    fn every_split_seats_everybody() {
        for (seats, (main, other)) in (3..).zip(SPLITS) {
            assert_eq!(main.seats(), seats);
            assert!(other.is_none_or(|other| other.seats() == seats));
        }
    }
}
