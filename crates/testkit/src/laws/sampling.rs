//! 设想 — an imagined truth is a legal one that looks the same, and can be played on.
//!
//! At the examined moments a truth is imagined from every eye's view: every card must be in exactly
//! one zone, the view must be the same again, and whoever is asked must have an answer. (That nothing
//! else tells the two apart is the law of blindness.) Once in a while the imagined game is played to
//! its end, and must lose no card on the way. At least one sample of the walk must differ from the
//! truth: an `imagine` that had no choice at all would prove nothing.

use kernel::{Conserve, Eye, Imagine, Position, Rng, Turn};

use crate::differ::difference;
use crate::walk::legal;
use crate::{Game, Walk};

/// About one examined moment in so many is played to its end.
const TO_THE_END: u32 = 100;

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let mut others = 0_u32;
    loop {
        let mut dice = walk.dice();
        if walk.decision() == 0 || walk.is_due(&mut dice) {
            for eye in walk.eyes() {
                let view = walk.position.view(eye);
                let imagined = G::Position::imagine(&view, &mut dice);
                imagined.census().map_err(|why| {
                    format!("What is imagined from the view of {eye:?} cannot be: {why}. The view:\n{view:#?}")
                })?;
                let seen = imagined.view(eye);
                if seen != view {
                    return Err(format!(
                        "What is imagined from the view of {eye:?} (-) looks otherwise (+):\n{}",
                        difference(&view, &seen)
                    ));
                }
                answerable(&imagined).map_err(|why| {
                    format!("What is imagined from the view of {eye:?} cannot be: {why} The view:\n{view:#?}")
                })?;
                others += u32::from(imagined.view(Eye::All) != walk.position.view(Eye::All));
                if walk.decision() == 0 || dice.below(TO_THE_END) == 0 {
                    play_to_the_end(imagined, walk.game.longest(), &mut dice).map_err(|why| {
                        format!("What is imagined from the view of {eye:?} cannot be played to its end: {why} The view:\n{view:#?}")
                    })?;
                }
                walk.checked += 1;
            }
        }
        if walk.step().is_none() {
            break;
        }
    }
    if others == 0 {
        return Err("Every imagined truth of this walk was the truth itself.".to_owned());
    }
    Ok(())
}

/// Whoever is asked must have an answer.
fn answerable<P: Position>(position: &P) -> Result<(), String> {
    let Turn::Act(asked) = position.turn() else {
        return Ok(());
    };
    match asked
        .into_iter()
        .find(|&seat| legal(position, seat).is_empty())
    {
        Some(seat) => Err(format!("{seat} is asked, but has no answer.")),
        None => Ok(()),
    }
}

fn play_to_the_end<P: Position + Conserve>(
    mut position: P,
    longest: usize,
    dice: &mut Rng,
) -> Result<(), String> {
    for decision in 1..=longest {
        let Turn::Act(asked) = position.turn() else {
            return Ok(());
        };
        let answers: Vec<_> = asked
            .into_iter()
            .flat_map(|seat| {
                legal(&position, seat)
                    .into_iter()
                    .map(move |action| (seat, action))
            })
            .filter(|&(seat, action)| position.is_legal(seat, action))
            .collect();
        let Some(&(seat, action)) = dice.pick(&answers) else {
            return Err(format!(
                "after {decision} decisions nobody can do anything."
            ));
        };
        position.play_unchecked(seat, action, &mut |_| ());
        position
            .census()
            .map_err(|why| format!("after {decision} decisions ({action:?} of {seat}), {why}."))?;
    }
    match position.turn() {
        Turn::Over(_) => Ok(()),
        Turn::Act(_) => Err(format!("it is not over after {longest} decisions.")),
    }
}
