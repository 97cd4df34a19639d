//! 触发 — whether to let a skill answer what has happened.

use fengsheng::{Colours, Face, Role, Script};
use kernel::Seat;

use super::belief::WHOLE;
use super::choices;
use super::hand::CARD;
use super::later;
use super::situation::Situation;
use super::skills::laying;
use super::unseen::Unseen;

/// What it costs to show one's identity.
const SHOWN: i32 = 40;

/// Whether to use it.
pub(super) fn wanted(situation: &Situation<'_>, by: Script) -> bool {
    let last = situation.memory.gained;
    let gainer = last.map(|gained| gained.seat);
    match by {
        Script::Trigger(role, number) if !situation.is_first_edition() => {
            later::wanted(situation, role, number)
        }
        Script::Trigger(role, number) => match (role, number) {
            (Role::OldGhost, 1) => best_heir(situation).is_some_and(|(_, worth)| worth > 0),
            (Role::EmeiWind, _) => females_or_me(situation)
                .flat_map(|seat| choices::blacks_before(situation, seat))
                .any(|(seat, face)| situation.removal(seat, face) > 0),
            (Role::OldJin, 1) => firewood(situation) > 0,
            (Role::ProfessionalKiller, _) => {
                gainer.is_some_and(|seat| laying(situation, seat, 1) > 0)
            }
            (Role::MaskedMan, 1) => rescue(situation) > SHOWN,
            (Role::SisterSix, 0) => situation
                .view
                .resolving
                .and_then(|probe| probe.target)
                .is_none_or(|target| situation.friend(target) < 800),
            (Role::SisterSix, _) => unseen_gain(situation) > 0,
            (Role::PhantomThief, _) => {
                let victim = last.and_then(|gained| {
                    if gained.seat == situation.me {
                        gained.by
                    } else {
                        Some(gained.seat)
                    }
                });
                victim.is_none_or(|seat| situation.friend(seat) < 800)
            }
            (Role::Beret, _) => gainer.is_some_and(|seat| {
                choices::before(situation, seat)
                    .filter(|&(_, face)| !face.is(fengsheng::Colour::Black))
                    .any(|(seat, face)| situation.removal(seat, face) + CARD > 0)
            }),
            (Role::BlackHand, _) => choices::best_move(situation) > 0,
            (Role::Tide, _) => situation
                .others()
                .into_iter()
                .flat_map(|seat| choices::before(situation, seat))
                .any(|(seat, face)| situation.removal(seat, face) + CARD > 0),
            (Role::Siskin, _) => situation
                .others()
                .into_iter()
                .any(|seat| laying(situation, seat, situation.held.black.min(2)) > SHOWN),
            // Cards for nothing, or a look.
            _ => true,
        },
        // 就计, 弃卒保帅: cards for nothing.
        _ => true,
    }
}

fn females_or_me<'a>(situation: &'a Situation<'_>) -> impl Iterator<Item = Seat> + 'a {
    situation
        .view
        .living
        .into_iter()
        .filter(|&seat| seat == situation.me || situation.is_female(seat))
}

/// 救美 — she lives on with what is left before her.
fn rescue(situation: &Situation<'_>) -> i32 {
    let dying = situation
        .view
        .living
        .into_iter()
        .find(|&seat| situation.blacks(seat) >= 3);
    let Some(lady) = dying else { return 0 };
    let counts = situation.counts(lady);
    let mut saved = counts;
    saved.black -= 2;
    saved.cards -= 2;
    let by = situation.memory.gained.and_then(|gained| gained.by);
    situation.potential(lady, saved, None) - situation.death(lady, by)
}

/// 搜取 — a card nobody has seen comes to lie before oneself.
fn unseen_gain(situation: &Situation<'_>) -> i32 {
    let chances = Unseen::of(situation).any();
    Colours::ALL
        .into_iter()
        .zip(chances)
        .map(|(colours, chance)| chance * situation.gain(situation.me, colours, None) / WHOLE)
        .sum()
}

/// 釜底抽薪 — a black card before oneself, and then one before whomever one likes.
pub(super) fn firewood(situation: &Situation<'_>) -> i32 {
    let cost = situation.gain(situation.me, Colours::BLACK, Some(situation.me));
    if situation.blacks(situation.me) >= 2 {
        return cost;
    }
    let best = |seat: Seat| {
        situation
            .hand
            .cards()
            .map(|face| situation.gain_face(seat, face, Some(situation.me)))
            .max()
            .unwrap_or(0)
            .max(0)
    };
    let cards = usize::from(situation.held.cards.saturating_sub(1));
    let mut gains: Vec<i32> = situation.view.living.into_iter().map(best).collect();
    gains.sort_unstable_by(|one, other| other.cmp(one));
    cost + gains.into_iter().take(cards).sum::<i32>()
}

/// 遗志 — to whom one's hand is best left, of which three come to lie before that player.
pub(super) fn best_heir(situation: &Situation<'_>) -> Option<(Seat, i32)> {
    let held = i32::from(situation.held.cards).max(1);
    let left = held.min(3);
    let each = |seat: Seat| -> i32 {
        let gain = |face: Face| situation.gain_face(seat, face, Some(situation.me));
        situation.hand.cards().map(gain).sum::<i32>() * left / held
    };
    situation
        .others()
        .into_iter()
        .map(|seat| (seat, each(seat)))
        .max_by_key(|&(_, worth)| worth)
}
