//! 合法即可行 — exactly the listed actions can be played.
//!
//! At the examined moments, for every seat: the list is sorted and has nothing twice; a seat that
//! is not asked has none; every action of the list is accepted and has no reason against it; every
//! other action of the game's whole universe, and some made from random numbers, has a reason, is
//! refused with it, tells nothing and leaves the position as it was. A seat that is not asked tries a
//! share of the universe, another one each time: there the reason is always the same. Every listed
//! action must be in the universe, so that the universe stays whole. One seat that does not exist is
//! tried as well.

use kernel::{MAX_SEATS, Notation, Position, Rng, Seat, Turn};

use crate::walk::legal;
use crate::{ActionOf, Game, Walk};

/// How many actions are made from random numbers at each examined moment.
const RANDOM: usize = 16;
/// Who is not asked tries one in so many actions.
const SHARE: usize = 8;

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let mut universe = walk.game.universe(&walk.record.setup);
    universe.sort_unstable();
    universe.dedup();
    loop {
        let mut dice = walk.dice();
        let over = matches!(walk.position.turn(), Turn::Over(_));
        if over || walk.is_due(&mut dice) {
            let seats = walk.position.seats();
            let strangers = (usize::from(seats) < MAX_SEATS).then(|| Seat::new(seats));
            for seat in Seat::all(seats).chain(strangers) {
                judge_seat(walk, seat, &universe, &mut dice)?;
                walk.checked += 1;
            }
        }
        if walk.step().is_none() {
            return Ok(());
        }
    }
}

fn judge_seat<G: Game>(
    walk: &Walk<'_, G>,
    seat: Seat,
    universe: &[ActionOf<G>],
    dice: &mut Rng,
) -> Result<(), String> {
    let position = &walk.position;
    let listed = legal(position, seat);
    if !listed.is_sorted_by(|first, second| first < second) {
        return Err(format!(
            "The actions of {seat} are not in ascending order, each once: {listed:?}."
        ));
    }
    let asked = matches!(position.turn(), Turn::Act(asked) if asked.has(seat));
    if !asked && !listed.is_empty() {
        return Err(format!("{seat} is not asked, and yet may do {listed:?}."));
    }
    for &action in &listed {
        if universe.binary_search(&action).is_err() {
            return Err(format!("{action:?} is legal, but not in the universe."));
        }
        let refused = position.why_not(seat, action);
        let played = position.clone().play(seat, action, &mut |_| ());
        if refused.is_some() || played.is_err() {
            return Err(format!(
                "{action:?} of {seat} is listed, but refused: {refused:?}, {played:?}."
            ));
        }
    }
    let (first, step) = if asked {
        (0, 1)
    } else {
        (dice.below(SHARE as u32) as usize, SHARE)
    };
    let made = (0..RANDOM).filter_map(|_| G::Position::unpack_action(dice.below(1 << 24)));
    let unlisted = universe
        .iter()
        .copied()
        .skip(first)
        .step_by(step)
        .chain(made)
        .filter(|action| listed.binary_search(action).is_err());
    let mut tried = position.clone();
    for action in unlisted {
        let Some(reason) = position.why_not(seat, action) else {
            return Err(format!(
                "{action:?} of {seat} is not listed, but there is no reason against it."
            ));
        };
        let mut told = 0;
        let refused = tried.play(seat, action, &mut |_| told += 1);
        if refused != Err(reason.clone()) || told > 0 {
            return Err(format!(
                "{action:?} of {seat} should be refused for {reason:?}, but gave {refused:?} and told {told} events."
            ));
        }
    }
    if tried != *position {
        return Err(format!(
            "Refused actions of {seat} changed the position all the same."
        ));
    }
    Ok(())
}
