//! 触发 — whether a skill of 黑名单 or 千智 answers what has happened.

use fengsheng::{Colour, Face, Faction, Occasion, Role};
use kernel::Seat;

use super::{DECIDES, ONCE, SHOWN, best_aim};
use crate::fengsheng::belief::WHOLE;
use crate::fengsheng::choices;
use crate::fengsheng::hand::CARD;
use crate::fengsheng::situation::Situation;
use crate::fengsheng::skills::laying;
use crate::fengsheng::triggers::firewood;
use crate::fengsheng::windows;

/// Whether to let this skill answer what has happened.
pub(in crate::fengsheng) fn wanted(situation: &Situation<'_>, role: Role, number: u8) -> bool {
    let concerned = concerned(situation);
    let lay = |most: u8| {
        let black = situation.held.black.min(most);
        concerned.is_some_and(|seat| laying(situation, seat, black) > 0)
    };
    let no_friend = concerned.is_none_or(|seat| situation.friend(seat) < 800);
    match (role, number) {
        (Role::OldGhost, 1) => bequest(situation).is_some(),
        (Role::OldJin, 1) => situation.held.cards >= 2 && firewood(situation) > 0,
        (Role::Blade, 0) => whom_to_lock(situation).is_some(),
        (Role::Blade, 2) => killing(situation, |seat| situation.view.locked.has(seat)),
        (Role::BlackRose, _) => killing(situation, |_| true),
        (Role::DeadlyPerfume, 1) => concerned.is_some_and(|seat| changing_sides(situation, seat)),
        (Role::Holmes, 1) => best_for_oneself(situation) > ONCE,
        (Role::EmeiWind, 1) => from_the_discard(situation) > 0,
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

pub(super) fn moving_here(situation: &Situation<'_>, from: Seat, face: Face) -> i32 {
    let me = situation.me;
    situation.removal(from, face) + situation.gain_face(me, face, Some(me))
}

/// 遗志 — to whom what of the hand is left, and what it is worth.
pub(super) fn bequest(situation: &Situation<'_>) -> Option<(Seat, i32)> {
    let me = situation.me;
    let best = |seat: Seat| {
        let cards = situation.hand.cards();
        cards
            .map(|face| situation.gain_face(seat, face, Some(me)))
            .max()
    };
    situation
        .others()
        .into_iter()
        .filter_map(|seat| Some((seat, best(seat)?)))
        .filter(|&(_, worth)| worth > 0)
        .max_by_key(|&(_, worth)| worth)
}

/// 亮剑 — who has to take what one is going to send; nobody if one is locked already.
pub(super) fn whom_to_lock(situation: &Situation<'_>) -> Option<Seat> {
    let (seat, worth) = best_aim(situation, |_| true)?;
    (worth > ONCE && situation.view.locked.without(situation.me).is_empty()).then_some(seat)
}

/// 杀意, 黑色之吻 — whether a black card sent directly decides something before one of these, or before whom a lock
/// is at hand.
fn killing(situation: &Situation<'_>, bound: impl Fn(Seat) -> bool) -> bool {
    let me = situation.me;
    let lock = windows::tools(situation, None).lock.is_some();
    situation.others().into_iter().any(|seat| {
        let mut blacks = situation.hand.cards().filter(|it| it.is(Colour::Black));
        (lock || bound(seat))
            && blacks.any(|face| situation.gain_face(seat, face, Some(me)) > DECIDES)
    })
}

/// 临危受命 — whoever plays for nobody takes any side.
fn changing_sides(situation: &Situation<'_>, dead: Seat) -> bool {
    situation.is_bystander() && situation.odds(dead, Faction::Bystander) < WHOLE / 2
}

/// 细节 — the card of the hand that is best laid before oneself.
fn best_for_oneself(situation: &Situation<'_>) -> i32 {
    let me = situation.me;
    let cards = situation.hand.cards();
    cards
        .map(|face| situation.gain_face(me, face, Some(me)) - situation.keep(face) / 2)
        .max()
        .unwrap_or(0)
}

/// 局中局 — what of the discard is best gained: a true one for a black one, and the other way round.
fn from_the_discard(situation: &Situation<'_>) -> i32 {
    let Some(Occasion::Gained { black, truth, .. }) = situation.view.occasion() else {
        return 0;
    };
    if black == truth {
        return 0;
    }
    let me = situation.me;
    let faces = situation.view.discard.iter();
    faces
        .filter(|face| face.is(Colour::Black) != black)
        .map(|face| situation.gain_face(me, face, Some(me)))
        .max()
        .unwrap_or(0)
}
