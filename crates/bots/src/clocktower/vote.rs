//! 投票 — when a player raises a hand.
//!
//! Good players want whoever is likely the Demon, and nobody else; an execution fewer costs nothing as long as the number
//! of the living is even. Evil ones want anybody else, as long as it does not look like that.

use clocktower::{Action, Character};
use kernel::Seat;

use super::situation::Situation;

/// How likely the Demon somebody has to be on a day that may be skipped, and on others; in a large town, so many times
/// likelier than anybody.
const SURE: f32 = 0.45;
const SURELY: f32 = 3.2;
const LIKELY: f32 = 0.22;
const LIKELIER: f32 = 1.15;
/// The dead have one vote for the rest of the game.
const SURE_IN_DEATH: f32 = 0.6;
/// Whoever says to be 圣徒 and is, loses the game for the town.
const SURE_OF_A_SAINT: f32 = 0.6;
/// As strong a case as that against anybody.
const ABOUT_AS_STRONG: f32 = 0.8;
/// Whoever is doomed already stays so, unless the case against somebody else is so much stronger: as many votes for both
/// would save both.
const CLEARLY: f32 = 1.2;
/// With so few alive every hand counts.
const FEW: usize = 4;
/// Somebody whom the town believes to be good.
const TRUSTED: f32 = 0.3;

/// Whether the hand goes up.
pub(super) fn raise(situation: &Situation<'_>, legal: &[Action]) -> Action {
    let vote = &situation.view.board.day.vote;
    let wants = if vote.is_exile {
        wants_exiled(situation, vote.of)
    } else if situation.is_good() {
        wants_executed(situation, vote.of) && is_worth_a_token(situation, vote.of)
    } else {
        helps_evil(situation, vote.of) || looks_good(situation, vote.of)
    };
    if wants && legal.contains(&Action::Yes) {
        Action::Yes
    } else {
        Action::No
    }
}

/// Whether a good player would have this one executed today.
pub(super) fn wants_executed(situation: &Situation<'_>, seat: Seat) -> bool {
    if seat == situation.me || !situation.accusable().has(seat) || situation.must_not_execute() {
        return false;
    }
    let likely = situation.guilt(seat);
    let case = situation.case_against(seat);
    let is_strongest = case >= ABOUT_AS_STRONG * strongest_case(situation);
    let doomed = situation.view.board.day.doomed;
    if doomed.is_some_and(|doomed| CLEARLY * situation.case_against(doomed) >= case) {
        return false;
    }
    if situation.claim(seat) == Some(Character::SAINT) && likely < SURE_OF_A_SAINT {
        return false;
    }
    if situation.is_the_last_chance() || situation.drags_on() || situation.has_to_execute() {
        return (doomed.is_some() || !a_mayor_is_trusted(situation)) && is_strongest;
    }
    let anybody = 1.0 / situation.residents().len().max(1) as f32;
    let enough = if situation.may_be_skipped() {
        SURE.min(SURELY * anybody)
    } else {
        LIKELY.min(LIKELIER * anybody)
    };
    likely >= enough && is_strongest
}

fn strongest_case(situation: &Situation<'_>) -> f32 {
    situation
        .accusable()
        .without(situation.me)
        .into_iter()
        .map(|seat| situation.case_against(seat))
        .fold(0.0, f32::max)
}

/// With three alive, a living Mayor wins by an execution that does not happen.
fn a_mayor_is_trusted(situation: &Situation<'_>) -> bool {
    let is_mayor = |seat: Seat| {
        if seat == situation.me {
            situation.own.character == Character::MAYOR
        } else {
            situation.claim(seat) == Some(Character::MAYOR) && situation.evil(seat) < TRUSTED
        }
    };
    situation.residents().len() == 3 && situation.residents().into_iter().any(is_mayor)
}

fn is_worth_a_token(situation: &Situation<'_>, seat: Seat) -> bool {
    situation.lives(situation.me)
        || situation.is_the_last_chance()
        || situation.drags_on()
        || situation.evil_may_block()
        || situation.demon(seat) >= SURE_IN_DEATH
}

/// Whether it helps evil to have this one executed. While there is time the town is left to vote by itself: hands for the
/// execution of good players are remembered.
fn helps_evil(situation: &Situation<'_>, seat: Seat) -> bool {
    let friends = situation.friends();
    if situation.demons().has(seat) {
        return false;
    }
    let residents = situation.residents();
    let doomed = situation.view.board.day.doomed;
    let a_stranger_is_doomed = doomed.is_some_and(|doomed| !friends.has(doomed));
    if situation.is_among_friends() {
        return seat != situation.me && doomed.is_none_or(|doomed| doomed == situation.me);
    }
    if friends.has(seat) {
        // A Minion who is lost anyway buys trust, as long as there is time.
        let is_lost = situation.demon(seat) >= SURE;
        return is_lost && residents.len() > FEW && seat != situation.me;
    }
    let saves = doomed.is_some_and(|doomed| friends.has(doomed));
    // As many votes again would only save whoever is doomed.
    let is_over_soon = residents.len() <= FEW && !a_stranger_is_doomed;
    let lives = situation.lives(situation.me);
    is_over_soon || lives && saves
}

/// Whether an evil player can be seen to vote for a friend's execution, as the vote has failed or succeeded already.
fn looks_good(situation: &Situation<'_>, seat: Seat) -> bool {
    let view = situation.view;
    let vote = &view.board.day.vote;
    if seat == situation.me
        || !situation.friends().has(seat)
        || !situation.lives(situation.me)
        || situation.residents().len() <= FEW
    {
        return false;
    }
    let has_a_vote = |&other: &Seat| view.board.living.has(other) || view.board.tokens.has(other);
    // The count begins after the nominee and ends with the nominee.
    let counted = view.board.clockwise(vote.of).chain([vote.of]);
    let after_me = counted.skip_while(|&other| other != situation.me).skip(1);
    let to_come = after_me.filter(has_a_vote).count();
    let hands = vote.hands.len();
    let wanted = usize::from(view.board.needed.max(vote.to_beat_before));
    let fails = hands + to_come + 1 < wanted;
    let succeeds = hands > wanted;
    fails || succeeds
}

/// Travellers go if they are more likely evil than not; evil ones do not mind the good ones going.
fn wants_exiled(situation: &Situation<'_>, seat: Seat) -> bool {
    if seat == situation.me {
        return false;
    }
    let accusers = situation
        .memory
        .suspected
        .iter()
        .filter(|(_, whom)| *whom == seat)
        .count();
    situation.is_good() && 2 * accusers >= situation.residents().len()
}
