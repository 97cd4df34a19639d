//! 技能 — what a skill is worth that may be declared.

use fengsheng::{Colours, DeclaredView, Face, Faction, Role, Script};
use kernel::Seat;

use super::belief::WHOLE;
use super::chain::Deed;
use super::hand::CARD;
use super::later;
use super::situation::Situation;
use super::unseen::{self, Unseen};
use super::windows::{Weigh, is_own_play};

/// What a skill that can be used once must bring, at least.
const ONCE: i32 = 60;
/// What an intercept without a card is worth that can wait.
const INTERCEPT: i32 = 100;
/// What it costs to show one's identity.
const SHOWN: i32 = 50;
/// What a turn-up costs that could be used for something better later.
const TURN: i32 = 12;

/// What declaring the skill with this number is worth.
pub(super) fn worth(weigh: &Weigh<'_>, number: u8, target: Option<Seat>) -> i32 {
    let situation = weigh.situation;
    let Some(role) = situation.role(situation.me) else {
        return 0;
    };
    let declared =
        |it: &DeclaredView| it.by == situation.me && it.script == Script::Skill(role, number);
    if situation.view.chain.iter().any(declared) {
        return 0;
    }
    if !situation.is_first_edition() {
        return later::skill(weigh, role, number, target);
    }
    match (role, number, target) {
        (Role::CodeClerk, 0, _) => situation.drawing(1) + weigh.decoding(),
        (Role::OldGun, 0, Some(target)) => colluding(situation, target),
        (Role::Shining, 0, Some(target)) => sniping(situation, target) - ONCE,
        (Role::BlackRose, 0, _) => rose(situation) - ONCE,
        (Role::EmeiWind, 0, _) => weigh.deed(Deed::Intercept) - INTERCEPT,
        (Role::GreatBeauty, 0, Some(target)) => weigh.deed(Deed::Burn(target)) - SHOWN,
        (Role::RookieWhite, 0, Some(target)) => bribing(situation, target),
        (Role::Siskin, 0, Some(target)) => best_removal(situation, target) - ONCE,
        (Role::Viper, 0, Some(target)) => luring(weigh, target),
        (Role::Viper, _, _) => situation.drawing(1),
        (Role::Duckweed, 0, Some(target)) => first_move(situation, target),
        _ => 0,
    }
}

/// 声东击西 — for whom it comes to next.
pub(super) fn luring(weigh: &Weigh<'_>, target: Seat) -> i32 {
    let next = weigh.situation.transit().map(|transit| transit.to);
    if next == Some(target) {
        weigh.deed(Deed::Lure(target)) - TURN
    } else {
        0
    }
}

/// 合谋 — both know each other then; one's own card comes up again when somebody probes or locks.
pub(super) fn colluding(situation: &Situation<'_>, target: Seat) -> i32 {
    if !is_own_play(situation) {
        return 0;
    }
    let odds = situation.memory.belief.odds(target);
    let doubt = WHOLE - odds.into_iter().max().unwrap_or(WHOLE);
    let to_know = if situation.is_bystander() { 20 } else { 90 };
    doubt * to_know / WHOLE
        + if situation.regard(target) < 0 {
            10
        } else {
            -10
        }
}

/// 狙击 — the three that hurt most to lose, for one's enemies.
pub(super) fn sniping(situation: &Situation<'_>, target: Seat) -> i32 {
    let mut faces = situation.view.seats[target.index()].intelligence;
    let mut counts = situation.counts(target);
    let before = situation.potential(target, counts, None);
    for _ in 0..3 {
        let worth = |face: Face| situation.potential(target, counts.without(face), None);
        let Some(face) = faces.iter().max_by_key(|&face| worth(face)) else {
            break;
        };
        counts = counts.without(face);
        faces.remove(face);
    }
    situation.potential(target, counts, None) - before
}

/// The best that can be taken away from before a player.
pub(super) fn best_removal(situation: &Situation<'_>, target: Seat) -> i32 {
    let faces = situation.view.seats[target.index()].intelligence;
    faces
        .iter()
        .map(|face| situation.removal(target, face))
        .max()
        .unwrap_or(0)
}

/// 血染玫瑰 — one black card, or up to three if the deck says so.
fn rose(situation: &Situation<'_>) -> i32 {
    let held = situation.held.black;
    if held == 0 {
        return 0;
    }
    let black = unseen::black(Unseen::of(situation).any());
    let mut best = 0;
    for seat in situation.others() {
        let one = laying(situation, seat, 1.min(held));
        let three = laying(situation, seat, 3.min(held)).max(one);
        best = best.max((black * three + (WHOLE - black) * one) / WHOLE);
    }
    best
}

/// What it is worth to lay so many black cards before a player.
pub(super) fn laying(situation: &Situation<'_>, seat: Seat, cards: u8) -> i32 {
    let before = situation.counts(seat);
    let mut counts = before;
    let mut best = 0;
    let start = situation.potential(seat, before, None);
    for _ in 0..cards {
        counts = counts.plus(Colours::BLACK);
        best = best.max(situation.potential(seat, counts, Some(situation.me)) - start - 10);
        if counts.black >= 3 {
            break;
        }
    }
    best
}

/// 收买 — four cards for one intelligence.
pub(super) fn bribing(situation: &Situation<'_>, target: Seat) -> i32 {
    let faces = situation.view.seats[target.index()].intelligence;
    let gain = |face: Face| {
        situation.removal(target, face)
            + situation.gain_face(situation.me, face, Some(situation.me))
    };
    let best = faces.iter().map(gain).max().unwrap_or(0);
    let price = 4 * CARD + 4 * CARD * (-situation.regard(target)).max(0) / WHOLE;
    best - price
}

/// 先机 — two cards of another hand; that player draws two anew.
pub(super) fn first_move(situation: &Situation<'_>, target: Seat) -> i32 {
    let cards = situation.hand_size(target).min(2);
    if cards < 2 {
        return 0;
    }
    situation.drawing(2) - situation.odds(target, Faction::Bystander) / 100
        + situation.hand_size(target)
        - situation.friend(target) / 50
}
