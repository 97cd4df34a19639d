//! 白天 — what a player does by day when everything is said: public deeds, visits, nominations.

use clocktower::{Action, Character};
use kernel::{Rng, Seat, Seats};

use super::situation::{Situation, most};
use super::vote::wants_executed;

/// 猎手 shoots at whoever is that likely the Demon.
const WORTH_THE_SHOT: f32 = 0.4;
/// Somebody is named to the others as suspect from here on.
const SUSPECT: f32 = 0.3;
/// Evil players nominate only who looks bad enough.
const BAD_ENOUGH: f32 = 0.1;

/// What a player does by day when everything is said.
pub(super) fn act(situation: &Situation<'_>, legal: &[Action], luck: &mut Rng) -> Action {
    public_deed(situation, legal, luck)
        .or_else(|| visit(situation, legal))
        .or_else(|| suspect(situation, legal))
        .or_else(|| nominate(situation, legal, luck))
        .filter(|action| legal.contains(action))
        .unwrap_or(Action::Pass)
}

/// Whether something is done today that needs a belief: whoever waits for others to speak only passes.
pub(super) fn has_to_wait(
    view: &clocktower::View,
    me: Seat,
    memory: &super::memory::Memory,
) -> bool {
    let day = &view.board.day;
    if day.votes > 0 {
        return false;
    }
    let living = view.board.living.minus(view.board.travellers);
    let later = living
        .into_iter()
        .filter(|seat| seat.number() > me.number());
    view.rules.talk
        && memory.claimed[me.index()] != Character::SLAYER
        && later
            .into_iter()
            .any(|seat| view.board.talk.said[seat] == 0 && !day.passed.has(seat))
}

fn public_deed(situation: &Situation<'_>, legal: &[Action], luck: &mut Rng) -> Option<Action> {
    let is_a_traveller = situation.view.board.travellers.has(situation.me);
    let character = if situation.is_good() || is_a_traveller {
        situation.own.character
    } else {
        situation.bluff.character
    };
    let deed = Action::Use(character);
    if !legal.contains(&deed) {
        return None;
    }
    let wants = match character {
        Character::SLAYER => !has_used_it(situation) && is_worth_a_shot(situation),
        // A good one guesses on the first day only; nobody listens later.
        Character::JUGGLER => situation.view.board.night == 1,
        Character::GUNSLINGER | Character::JUDGE => situation.is_the_last_chance(),
        _ => luck.below(2) == 0,
    };
    wants.then_some(deed)
}

fn has_used_it(situation: &Situation<'_>) -> bool {
    situation
        .memory
        .deeds
        .iter()
        .any(|deed| matches!(*deed, super::facts::Deed::Used { by, .. } if by == situation.me))
}

fn is_worth_a_shot(situation: &Situation<'_>) -> bool {
    if !situation.is_good() {
        return situation.view.board.night >= 2;
    }
    let others = situation.residents().without(situation.me);
    let likeliest = others
        .into_iter()
        .map(|seat| situation.demon(seat))
        .fold(0.0, f32::max);
    likeliest >= WORTH_THE_SHOT || situation.residents().len() <= 4
}

/// Whoever has something to ask for in private goes and asks.
fn visit(situation: &Situation<'_>, legal: &[Action]) -> Option<Action> {
    let night = situation.view.board.night;
    let goes = match situation.own.character {
        Character::SAVANT => true,
        Character::ARTIST => night == 2,
        _ => false,
    };
    (goes && legal.contains(&Action::Visit)).then_some(Action::Visit)
}

/// Whom one suspects, the others hear once a day.
fn suspect(situation: &Situation<'_>, legal: &[Action]) -> Option<Action> {
    let has_spoken = situation
        .memory
        .suspected
        .iter()
        .any(|&(by, _)| by == situation.me);
    if has_spoken {
        return None;
    }
    let whom = if situation.is_good() {
        let others = situation.residents().without(situation.me);
        most(others, |seat| situation.demon(seat))
            .filter(|&seat| situation.demon(seat) >= SUSPECT)?
    } else {
        *situation.bluff.framed.first()?
    };
    let words = Action::Suspect(whom);
    legal.contains(&words).then_some(words)
}

fn nominate(situation: &Situation<'_>, legal: &[Action], luck: &mut Rng) -> Option<Action> {
    let can: Seats = legal
        .iter()
        .filter_map(|action| match action {
            Action::Nominate(seat) => Some(*seat),
            _ => None,
        })
        .collect();
    let can = can.and(situation.accusable()).without(situation.me);
    if situation.is_good() {
        let likeliest = most(can, |seat| situation.case_against(seat))?;
        return wants_executed(situation, likeliest).then_some(Action::Nominate(likeliest));
    }
    let doomed = situation.view.board.day.doomed;
    let friends = situation.friends();
    if doomed.is_some_and(|doomed| !friends.has(doomed) || situation.is_among_friends()) {
        return None;
    }
    if situation.is_among_friends() {
        return can.minus(situation.demons()).first().map(Action::Nominate);
    }
    let strangers = can.minus(friends).and(situation.view.board.living);
    let worst = most(strangers, |seat| situation.demon(seat))?;
    let looks_fair = situation.demon(worst) >= BAD_ENOUGH && luck.below(2) == 0;
    let has_to = doomed.is_some() || situation.is_the_last_chance();
    (looks_fair || has_to).then_some(Action::Nominate(worst))
}
