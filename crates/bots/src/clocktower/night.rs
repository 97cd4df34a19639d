//! 夜晚 — whom a player chooses by night, or by day for an ability.

use clocktower::{Character, Pending, Team};
use kernel::{Rng, Seat, Seats};

use super::situation::{Situation, most};
use super::worth::worth;

/// So much more than by what it is worth, the Demon chooses whom to kill by how little the town suspects it.
const LEAVES_SUSPECTS: f32 = 5.0;
/// The Demon gives itself up for a Minion when the town is that sure of it.
const LOST: f32 = 0.6;

/// The player chosen; none if nobody is.
pub(super) fn pick(
    situation: &Situation<'_>,
    pending: &Pending,
    from: Seats,
    may_decline: bool,
    luck: &mut Rng,
) -> Option<Seat> {
    let picked = pending.picks.as_slice();
    let left: Seats = from
        .into_iter()
        .filter(|seat| !picked.contains(seat))
        .collect();
    let left = if left.is_empty() { from } else { left };
    if may_decline && waits(situation, pending.character) {
        return None;
    }
    let chosen = by_character(situation, pending, left, luck);
    chosen.or_else(|| random(left, luck))
}

/// What can be done once only is kept until something is known.
fn waits(situation: &Situation<'_>, character: Character) -> bool {
    let night = situation.view.board.night;
    match character {
        Character::ASSASSIN | Character::PROFESSOR | Character::SEAMSTRESS => night < 3,
        Character::PO => night == 2,
        _ => false,
    }
}

fn by_character(
    situation: &Situation<'_>,
    pending: &Pending,
    from: Seats,
    luck: &mut Rng,
) -> Option<Seat> {
    let me = situation.me;
    let living = from.and(situation.view.board.living);
    let others = living.without(me);
    let suspected = |of: Seats| most(of, |seat| situation.demon(seat));
    let trusted = |of: Seats| most(of, |seat| -situation.evil(seat));
    match pending.character {
        Character::FORTUNE_TELLER => foretell(situation, pending, others, luck),
        Character::MONK | Character::INNKEEPER | Character::TEA_LADY => {
            most(others, |seat| worth(situation, seat) + jitter(luck))
        }
        Character::BUTLER | Character::SAILOR | Character::KLUTZ | Character::GRANDMOTHER => {
            trusted(others)
        }
        Character::GAMBLER => {
            let claimed: Seats = others
                .into_iter()
                .filter(|&seat| situation.claim(seat).is_some())
                .collect();
            Some(trusted(claimed).unwrap_or(me))
        }
        Character::PROFESSOR => most(from, |seat| worth(situation, seat)),
        Character::DEVILS_ADVOCATE => Some(situation.demons().first()?)
            .filter(|&seat| from.has(seat))
            .or_else(|| trusted(others)),
        Character::POISONER | Character::WITCH | Character::CERENOVUS | Character::PIT_HAG => {
            let good = others.minus(situation.friends());
            let target = most(good, |seat| worth(situation, seat) + jitter(luck));
            if pending.character == Character::PIT_HAG && target.is_none() {
                return trusted(from);
            }
            target
        }
        character if situation.view.team(character) == Team::Demon => kill(situation, from, luck),
        character if situation.view.team(character) == Team::Minion => {
            let good = others.minus(situation.friends());
            most(good, |seat| worth(situation, seat) + jitter(luck))
        }
        _ if !situation.is_good() => random(others.minus(situation.friends()), luck),
        _ => suspected(others).filter(|_| situation.view.board.night > 1),
    }
}

/// Whoever is worth most to the town; itself, if it is lost and a Minion can go on.
fn kill(situation: &Situation<'_>, from: Seats, luck: &mut Rng) -> Option<Seat> {
    let me = situation.me;
    let living = situation.residents();
    let heirs = situation.memory.minions.and(living).without(me);
    let can_pass = situation.own.character == Character::IMP && from.has(me);
    if can_pass && !heirs.is_empty() && situation.demon(me) >= LOST && living.len() > 3 {
        return Some(me);
    }
    let others = from.and(situation.view.board.living).without(me);
    let strangers = others.minus(situation.friends());
    // Where nobody else is left, or nobody has died for long, friends have to go.
    let victims = if strangers.is_empty() || situation.drags_on() {
        others
    } else {
        strangers
    };
    most(victims, |seat| {
        let suspicion = situation.demon(seat);
        // The suspected are left to the town, and whoever did not die of it once may never do.
        let outlived = if situation.memory.outlived.has(seat) {
            2.0
        } else {
            0.0
        };
        worth(situation, seat) - LEAVES_SUSPECTS * suspicion - outlived + 0.4 * jitter(luck)
    })
}

/// The likeliest, and somebody with whom the answer is worth most.
fn foretell(
    situation: &Situation<'_>,
    pending: &Pending,
    others: Seats,
    luck: &mut Rng,
) -> Option<Seat> {
    match pending.picks.as_slice() {
        [] => most(others, |seat| situation.demon(seat) + 0.3 * jitter(luck)),
        [first, ..] => most(others, |seat| {
            let both = situation.demon(*first) + situation.demon(seat);
            0.1 * jitter(luck) - (both - 0.5).abs()
        }),
    }
}

fn jitter(luck: &mut Rng) -> f32 {
    luck.below(1000) as f32 / 2500.0
}

fn random(from: Seats, luck: &mut Rng) -> Option<Seat> {
    let all: Vec<Seat> = from.into_iter().collect();
    luck.pick(&all).copied()
}
