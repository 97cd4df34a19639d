//! 后来的版本 — what the skills of 黑名单 and 千智 are worth. What the 2010 edition has too is weighed the
//! same way; what could cost more than it brings is left alone.

use fengsheng::{Action, Ask, Cards, Colour, Colours, Face, Occasion, Role, Script};
use kernel::Seat;

use super::belief::WHOLE;
use super::chain::Deed;
use super::choices::{self, blacks_before};
use super::hand::CARD;
use super::situation::Situation;
use super::skills::{self, laying};
use super::windows::Weigh;

/// What a skill that can be used once must bring, at least.
const ONCE: i32 = 60;
/// What it costs to show one's identity.
const SHOWN: i32 = 50;
/// What a turn-up costs that could be used for something better later.
const TURN: i32 = 12;

/// What declaring the skill with this number is worth.
pub(super) fn skill(weigh: &Weigh<'_>, role: Role, number: u8, target: Option<Seat>) -> i32 {
    let situation = weigh.situation;
    match (role, number, target) {
        (Role::OldGun, 0, Some(target)) => skills::colluding(situation, target),
        (Role::Viper, 0, Some(target)) => skills::luring(weigh, target),
        (Role::Viper, 1, _) => situation.drawing(2),
        (Role::SteelAgent, _, _) => weigh.deed(Deed::Counter) - TURN,
        (Role::Shining, 0, Some(target)) => skills::sniping(situation, target) - ONCE,
        (Role::Shining, _, Some(target)) | (Role::Siskin, 0, Some(target)) => {
            skills::best_removal(situation, target) - ONCE
        }
        (Role::EmeiWind, _, _) => weigh.deed(Deed::Intercept) - 100,
        (Role::CodeClerk, 0, _) => situation.drawing(1),
        (Role::BlackRose, 0, Some(target)) => {
            laying(situation, target, situation.held.black.min(1)) - ONCE
        }
        (Role::RookieWhite, 0, Some(target)) => skills::bribing(situation, target),
        (Role::Duckweed, 0, Some(target)) => skills::first_move(situation, target),
        (Role::GreatBeauty, 0, _) => burning(situation) - SHOWN,
        _ => 0,
    }
}

/// The black intelligence anywhere that is best burnt.
fn burning(situation: &Situation<'_>) -> i32 {
    let living = situation.view.living.into_iter();
    living
        .flat_map(|seat| blacks_before(situation, seat))
        .map(|(seat, face)| situation.removal(seat, face))
        .max()
        .unwrap_or(0)
}

/// Whether to let this skill answer what has happened.
pub(super) fn wanted(situation: &Situation<'_>, role: Role, number: u8) -> bool {
    let concerned = concerned(situation);
    let lay = |most: u8| {
        let black = situation.held.black.min(most);
        concerned.is_some_and(|seat| laying(situation, seat, black) > 0)
    };
    let no_friend = concerned.is_none_or(|seat| situation.friend(seat) < 800);
    match (role, number) {
        // What is laid before oneself, or before whom, costs more than it brings, as far as one can see.
        (Role::OldGhost, 1)
        | (Role::OldJin, 1)
        | (Role::Blade, 0 | 2)
        | (Role::BlackRose, _)
        | (Role::DeadlyPerfume, 1)
        | (Role::Holmes, 1)
        | (Role::EmeiWind, 1) => false,
        (Role::DaiLi, 0) => lay(1),
        (Role::DaiLi, 2) => lay(2),
        (Role::SisterSix, 0 | 2) => no_friend,
        (Role::Siskin, _) => {
            let black = situation.held.black.min(2);
            let others = situation.others().into_iter();
            others
                .map(|seat| laying(situation, seat, black))
                .any(|worth| worth > 0)
        }
        (Role::Beret, 0) => concerned.is_some_and(|seat| {
            choices::before(situation, seat)
                .any(|(seat, face)| situation.removal(seat, face) + CARD > 0)
        }),
        (Role::Beret, _) => concerned.is_some_and(|seat| {
            choices::before(situation, seat)
                .any(|(seat, face)| moving_here(situation, seat, face) > ONCE)
        }),
        (Role::MaskedMan, 1) => rescuing(situation) > SHOWN,
        // Cards for nothing, or a look.
        _ => true,
    }
}

/// Whom the occasion that is heard is about, besides oneself.
fn concerned(situation: &Situation<'_>) -> Option<Seat> {
    match situation.view.occasion()? {
        Occasion::Probed { target, .. } | Occasion::ProbeDone { target, .. } => Some(target),
        Occasion::Gained { seat, .. } | Occasion::Dying { seat } | Occasion::Died { seat, .. } => {
            Some(seat)
        }
        _ => None,
    }
}

/// 救美 — she lives on with no black intelligence.
fn rescuing(situation: &Situation<'_>) -> i32 {
    let Some(lady) = concerned(situation) else {
        return 0;
    };
    let mut saved = situation.counts(lady);
    saved.cards -= saved.black;
    saved.black = 0;
    let by = situation.memory.gained.and_then(|gained| gained.by);
    situation.potential(lady, saved, None) - situation.death(lady, by)
}

fn moving_here(situation: &Situation<'_>, from: Seat, face: Face) -> i32 {
    let me = situation.me;
    situation.removal(from, face) + situation.gain_face(me, face, Some(me))
}

/// What an answer to a question of these editions is worth; none if the 2010 edition asks it the same.
pub(super) fn answer(situation: &Situation<'_>, action: Action) -> Option<i32> {
    let view = situation.view;
    let me = situation.me;
    let by_skill = |by: Script| {
        !situation.is_first_edition() && matches!(by, Script::Skill(..) | Script::Trigger(..))
    };
    Some(match (view.ask, action) {
        (Ask::Discarded { .. } | Ask::Top { .. }, Action::Pick(face)) => {
            situation.gain_face(me, face, None)
        }
        (Ask::Colour { .. }, Action::Name(colour)) => likely(situation, colour),
        (
            Ask::Whether {
                by: Script::Card(_),
            },
            Action::Trigger,
        ) => CARD,
        // A card of a hand that is searched: as intelligence, or into one's own hand.
        (Ask::Whether { .. }, Action::Trigger) => situation
            .memory
            .picked
            .map_or(0, |face| situation.gain_face(me, face, Some(me)) - CARD),
        (
            Ask::Card {
                by,
                cards: Cards::Black,
                may_pass: true,
            },
            Action::Pick(face),
        ) if by_skill(by) => {
            let before = view
                .under_way()
                .and_then(|it| it.target)
                .filter(|&seat| seat != me);
            let worth = before.map_or(-1, |seat| laying(situation, seat, 1));
            worth * 10 - situation.keep(face)
        }
        (Ask::Intelligence { by, .. }, Action::PickFrom(seat, face)) if by_skill(by) => match by {
            Script::Skill(Role::RookieWhite, _) | Script::Trigger(Role::Beret, 1) if seat != me => {
                moving_here(situation, seat, face)
            }
            Script::Skill(Role::NinetyNine, _) | Script::Trigger(Role::Beret, 0) => {
                situation.removal(seat, face) + situation.keep(face)
            }
            _ => situation.removal(seat, face),
        },
        // A card of another hand is taken: rather from those one does not mean well.
        (
            Ask::Player {
                by: Script::Trigger(Role::NinetyNine, _),
                ..
            },
            Action::Target(seat),
        ) => situation.hand_size(seat) - situation.regard(seat),
        _ => return None,
    })
}

/// How likely what lies there is of this colour.
fn likely(situation: &Situation<'_>, colour: Colour) -> i32 {
    let Some(transit) = situation.transit() else {
        return 0;
    };
    match transit.face {
        Some(face) => i32::from(face.is(colour)) * WHOLE,
        None => {
            let aimed = situation.memory.aimed().unwrap_or(transit.to);
            let unseen = super::unseen::Unseen::of(situation);
            let chances = unseen.sent(situation, transit.sender, transit.way, aimed);
            let kinds = Colours::ALL.into_iter().zip(chances);
            kinds
                .filter(|(colours, _)| colours.has(colour))
                .map(|(_, chance)| chance)
                .sum()
        }
    }
}
