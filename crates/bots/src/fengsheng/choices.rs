//! 选择 — the questions a card or skill asks while it is carried out.

use fengsheng::{Action, Ask, Cards, Colour, Face, Role, Rule, Script};
use kernel::Seat;

use super::later;
use super::situation::Situation;
use super::skills::laying;
use super::triggers;

/// What lies before a player, each face once.
pub(super) fn before<'a>(
    situation: &'a Situation<'_>,
    seat: Seat,
) -> impl Iterator<Item = (Seat, Face)> + 'a {
    let faces = &situation.view.seats[seat.index()].intelligence;
    Face::all()
        .filter(|&face| faces.count(face) > 0)
        .map(move |face| (seat, face))
}

/// The black ones of it.
pub(super) fn blacks_before<'a>(
    situation: &'a Situation<'_>,
    seat: Seat,
) -> impl Iterator<Item = (Seat, Face)> + 'a {
    before(situation, seat).filter(|(_, face)| face.is(Colour::Black))
}

/// 冷血 — what it is worth to move an intelligence, the best way there is.
pub(super) fn best_move(situation: &Situation<'_>) -> i32 {
    let all = situation
        .view
        .living
        .into_iter()
        .flat_map(|from| before(situation, from));
    all.map(|(from, face)| moving(situation, from, face))
        .max()
        .unwrap_or(0)
}

/// What it is worth to move this one.
fn moving(situation: &Situation<'_>, from: Seat, face: Face) -> i32 {
    let gain = best_place(situation, face, |to| to != from).map_or(0, |(_, worth)| worth);
    situation.removal(from, face) + gain
}

/// Before whom a card of this face is best laid, and what that is worth.
fn best_place(
    situation: &Situation<'_>,
    face: Face,
    may: impl Fn(Seat) -> bool,
) -> Option<(Seat, i32)> {
    situation
        .view
        .living
        .into_iter()
        .filter(|&seat| may(seat))
        .map(|seat| (seat, situation.gain_face(seat, face, Some(situation.me))))
        .max_by_key(|&(_, worth)| worth)
}

/// The best answer to a question that is not about what to do, but about what with.
pub(super) fn choose(situation: &Situation<'_>, legal: &[Action]) -> Action {
    let ask = situation.view.ask;
    let worth = |action: Action| match (ask, action) {
        (Ask::Card { by, cards, .. }, Action::Pick(face)) => card(situation, by, cards, face),
        (Ask::Shown { .. }, Action::Pick(face)) => {
            best_place(situation, face, |_| true).map_or(0, |(_, worth)| worth)
        }
        (Ask::Intelligence { by, .. }, Action::PickFrom(seat, face)) => {
            intelligence(situation, by, seat, face)
        }
        (Ask::Player { by, .. }, Action::Target(seat)) => player(situation, by, seat),
        _ => 0,
    };
    let mut best = (i32::MIN, legal[0]);
    for &action in legal {
        let worth = later::answer(situation, action).unwrap_or_else(|| worth(action));
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

/// What choosing this card of the hand is worth.
fn card(situation: &Situation<'_>, by: Script, cards: Cards, face: Face) -> i32 {
    let aim = situation.memory.aim;
    match (by, aim) {
        (
            Script::Skill(Role::BlackRose, _)
            | Script::Trigger(Role::Siskin | Role::BrotherMark, _),
            Some(aim),
        ) => {
            if situation.blacks(aim) >= 3 {
                return -1;
            }
            laying(situation, aim, situation.held.black.min(3)) * 10 - situation.keep(face)
        }
        (Script::Trigger(Role::OldJin, 1), Some(aim)) if cards == Cards::Any => {
            situation.gain_face(aim, face, Some(situation.me)) - situation.keep(face) / 4
        }
        _ => -situation.keep(face),
    }
}

/// What choosing this intelligence is worth.
fn intelligence(situation: &Situation<'_>, by: Script, seat: Seat, face: Face) -> i32 {
    let removal = situation.removal(seat, face);
    match by {
        // Instead of discarding a card of the hand.
        Script::Trigger(Role::IntelligenceChief, _) => removal - 1,
        Script::Skill(Role::RookieWhite, _) => {
            removal + situation.gain_face(situation.me, face, Some(situation.me))
        }
        Script::Trigger(Role::Tide | Role::Beret, _) => removal + situation.keep(face),
        Script::Trigger(Role::BlackHand, _) => moving(situation, seat, face),
        _ => removal,
    }
}

/// What choosing this player is worth.
fn player(situation: &Situation<'_>, by: Script, seat: Seat) -> i32 {
    let black = situation.held.black;
    match by {
        Script::Trigger(Role::OldGhost, _) => {
            i32::from(triggers::best_heir(situation).is_some_and(|(heir, _)| heir == seat))
        }
        Script::Skill(Role::BlackRose, _) => {
            let top = situation.memory.top;
            let most = if top.is_some_and(|top| top.is(Colour::Black)) {
                3
            } else {
                1
            };
            laying(situation, seat, black.min(most))
        }
        Script::Trigger(Role::Siskin, _) => laying(situation, seat, black.min(2)),
        Script::Trigger(Role::BrotherMark, _) => laying(situation, seat, black.min(1)),
        Script::Trigger(Role::Blade | Role::Beret, _) if seat == situation.me => i32::MAX,
        Script::Trigger(Role::OldJin, _) => situation
            .hand
            .cards()
            .map(|face| situation.gain_face(seat, face, Some(situation.me)))
            .max()
            .unwrap_or(0),
        Script::Trigger(Role::BlackHand | Role::Duckweed, _) => match situation.memory.picked {
            Some(face) => situation.gain_face(seat, face, Some(situation.me)),
            // Whose hand to look at.
            None => situation.hand_size(seat),
        },
        Script::Rule(Rule::GoodManners) => situation.friend(seat),
        _ => situation.regard(seat),
    }
}
