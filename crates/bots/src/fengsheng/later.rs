//! 后来的版本 — what the skills of 黑名单 and 千智 are worth. What the 2010 edition has too is weighed the
//! same way.

mod answers;
mod triggers;

pub(super) use answers::answer;
pub(super) use triggers::wanted;

use fengsheng::{Colour, Colours, Face, Function, Role, Script, Way};
use kernel::Seat;

use super::belief::WHOLE;
use super::chain::Deed;
use super::choices::{self, blacks_before};
use super::situation::Situation;
use super::skills::{self, laying};
use super::unseen::{self, Unseen};
use super::windows::{self, Weigh};

/// What a skill that can be used once must bring, at least.
const ONCE: i32 = 60;
/// What it costs to show one's identity.
const SHOWN: i32 = 50;
/// What kills an enemy, at least.
const DECIDES: i32 = 150;
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
        (Role::CodeClerk, 0, _) => situation.drawing(1) + weigh.informed(),
        (Role::CodeClerk, _, _) => encrypting(weigh),
        (Role::BlackRose, 0, Some(target)) => {
            laying(situation, target, situation.held.black.min(1)) - ONCE
        }
        (Role::RookieWhite, 0, Some(target)) => skills::bribing(situation, target),
        (Role::Duckweed, 0, Some(target)) => skills::first_move(situation, target),
        (Role::GreatBeauty, 0, _) => burning(situation) - SHOWN,
        (Role::GreatBeauty, _, Some(target)) => hating(situation, target) - ONCE,
        (Role::Holmes, 0, _) => exposing(weigh),
        (Role::IntelligenceChief, 0, _) => weigh.replaced(Unseen::of(situation).any()),
        (Role::IntelligenceChief, _, _) => best_of_five(weigh) - ONCE,
        (Role::NinetyNine, 0, _) => taking_back(situation) - ONCE,
        (Role::OldGhost, 0, _) => sacrificing(situation),
        (Role::OldGun, _, Some(target)) => laying_open(situation, target) - ONCE,
        (Role::OldJin, 0, _) => seamless(situation),
        (Role::RookieWhite, _, Some(target)) => selling_out(situation, target) - ONCE,
        (Role::SevenHundred, 0, Some(target)) => {
            locking(weigh, target) + weigh.linkage() - cheapest(situation, Some(Way::Direct)) - TURN
        }
        (Role::ProfessionalKiller, 0, Some(target)) => {
            locking(weigh, target) - cheapest(situation, None) - TURN
        }
        (Role::ProfessionalKiller, 0, None) => cold_blood(weigh) - TURN,
        (Role::Siskin, _, Some(target)) => locking(weigh, target) - ONCE,
        (Role::Viper, _, _) => surviving(weigh) - ONCE,
        _ => 0,
    }
}

/// What it is worth to lock this player now; later is early enough if it does not come there next.
fn locking(weigh: &Weigh<'_>, target: Seat) -> i32 {
    let next = weigh.situation.transit().map(|transit| transit.to);
    if next == Some(target) {
        weigh.deed(Deed::Lock(target))
    } else {
        0
    }
}

/// What the card of one's hand is worth that is missed least, of those that travel this way.
fn cheapest(situation: &Situation<'_>, way: Option<Way>) -> i32 {
    let cards = situation.hand.cards();
    cards
        .filter(|&face| way.is_none_or(|way| Way::of(situation.view.edition, face) == way))
        .map(|face| situation.keep(face))
        .min()
        .unwrap_or(WHOLE)
}

/// 冷血 — every card is a lock then; not for whom a lock is at hand already.
fn cold_blood(weigh: &Weigh<'_>) -> i32 {
    let situation = weigh.situation;
    let Some(transit) = situation.transit() else {
        return 0;
    };
    let has_lock = windows::tools(situation, None).lock.is_some();
    if has_lock || situation.held.cards == 0 {
        return 0;
    }
    locking(weigh, transit.to) - cheapest(situation, None)
}

/// 揭露 — a card for a look that everybody gets, and two more if it is black.
fn exposing(weigh: &Weigh<'_>) -> i32 {
    let situation = weigh.situation;
    let Some(chances) = weigh.chances() else {
        return 0;
    };
    let cards = situation.drawing(2) * unseen::black(chances) / WHOLE;
    cards + weigh.informed() - cheapest(situation, None)
}

/// 加密 — against whoever is about to lay hands on it.
fn encrypting(weigh: &Weigh<'_>) -> i32 {
    let touches = |script: Script| {
        matches!(
            script,
            Script::Card(
                Function::Intercept | Function::Swap | Function::Transfer | Function::Decode
            )
        )
    };
    let chain = &weigh.situation.view.chain;
    if chain.iter().any(|it| !it.void && touches(it.script)) {
        weigh.left_alone() - ONCE
    } else {
        0
    }
}

/// 借光 — the best of the five on top in exchange for what lies there.
fn best_of_five(weigh: &Weigh<'_>) -> i32 {
    let chances = Unseen::of(weigh.situation).any();
    let mut best = 0;
    for (at, chance) in chances.into_iter().enumerate() {
        let mut certain = [0; Colours::ALL.len()];
        certain[at] = WHOLE;
        let likely = (chance * 4).min(WHOLE * 9 / 10);
        best = best.max(weigh.replaced(certain) * likely / WHOLE);
    }
    best
}

/// 憎恨 — the whole hand for a black one that moves before a male.
fn hating(situation: &Situation<'_>, target: Seat) -> i32 {
    let me = situation.me;
    let price: i32 = situation
        .hand
        .cards()
        .map(|face| situation.keep(face))
        .sum();
    let best = blacks_before(situation, me)
        .map(|(_, face)| situation.removal(me, face) + situation.gain_face(target, face, Some(me)))
        .max();
    best.unwrap_or(0) - price
}

/// 诡计 — one of one's own goes back into the hand.
fn taking_back(situation: &Situation<'_>) -> i32 {
    choices::before(situation, situation.me)
        .filter(|(_, face)| face.is(Colour::Red) || face.is(Colour::Blue))
        .map(|(seat, face)| situation.removal(seat, face) + situation.keep(face))
        .max()
        .unwrap_or(0)
}

/// 牺牲 — a black card before oneself, and a card for it.
fn sacrificing(situation: &Situation<'_>) -> i32 {
    let me = situation.me;
    situation
        .hand
        .cards()
        .filter(|face| face.is(Colour::Black))
        .map(|face| situation.gain_face(me, face, Some(me)) - situation.keep(face))
        .max()
        .map_or(0, |worth| worth + situation.drawing(1) - TURN)
}

/// 摊牌 — everybody knows both then.
fn laying_open(situation: &Situation<'_>, target: Seat) -> i32 {
    let view = situation.view;
    if situation.is_bystander() || view.seats[target.index()].shown {
        return 0;
    }
    let odds = situation.memory.belief.odds(target);
    let doubt = WHOLE - odds.into_iter().max().unwrap_or(WHOLE);
    let shown = if view.seats[situation.me.index()].shown {
        0
    } else {
        SHOWN
    };
    doubt * 120 / WHOLE - shown
}

/// 天衣无缝 — for a turn in which a lock decides something.
fn seamless(situation: &Situation<'_>) -> i32 {
    let lock = situation
        .hand
        .cards()
        .any(|face| face.function() == Function::Lock);
    if lock && best_aim(situation, |_| true).is_some_and(|(_, worth)| worth > DECIDES) {
        ONCE
    } else {
        0
    }
}

/// 败露 — two of one's own for one of another player's.
fn selling_out(situation: &Situation<'_>, target: Seat) -> i32 {
    let me = situation.me;
    let mut faces = situation.view.seats[me.index()].intelligence;
    let mut counts = situation.counts(me);
    let before = situation.potential(me, counts, None);
    for _ in 0..2 {
        let true_ones = faces
            .iter()
            .filter(|face| face.is(Colour::Red) || face.is(Colour::Blue));
        let after = |face: &Face| situation.potential(me, counts.without(*face), None);
        let Some(face) = true_ones.max_by_key(after) else {
            return 0;
        };
        counts = counts.without(face);
        faces.remove(face);
    }
    let gain = |(seat, face): (Seat, Face)| {
        situation.removal(seat, face) + situation.potential(me, counts.with(face), Some(me))
    };
    let best = choices::before(situation, target).map(gain).max();
    best.map_or(0, |best| best - before)
}

/// 合金装备 — when the third black one is all but certain to come.
fn surviving(weigh: &Weigh<'_>) -> i32 {
    let situation = weigh.situation;
    let me = situation.me;
    let comes = situation.transit().is_some_and(|transit| transit.to == me);
    if situation.blacks(me) < 2 || !comes || !situation.view.must_take() {
        return 0;
    }
    let black = weigh.chances().map_or(0, unseen::black);
    -situation.doom[me.index()] * black / WHOLE
}

/// Before whom one of one's cards does most, if whoever it goes to has to take it; and how much.
fn best_aim(situation: &Situation<'_>, which: impl Fn(Face) -> bool) -> Option<(Seat, i32)> {
    let me = situation.me;
    let edition = situation.view.edition;
    let beside = [false, true].map(|leftwards| situation.neighbour(me, leftwards));
    let worth = |seat: Seat| {
        let goes = |face: Face| beside.contains(&seat) || Way::of(edition, face) == Way::Direct;
        let cards = situation.hand.cards();
        cards
            .filter(|&face| which(face) && goes(face))
            .map(|face| situation.gain_face(seat, face, Some(me)))
            .max()
    };
    situation
        .others()
        .into_iter()
        .filter_map(|seat| Some((seat, worth(seat)?)))
        .max_by_key(|&(_, worth)| worth)
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
