//! 轮座 — where people sit changes nothing but their names.
//!
//! After the deal everybody is moved some seats on ([`kernel::Rotate`]), and the two tables are
//! played in step, every action renamed. The same seats must be asked, the same actions be legal,
//! and after each decision the one table must be the other one, moved: chance included. At examined
//! moments the numbers of continuations and of different views are compared too, because those
//! look where the walk does not go.

use kernel::{Eye, Position, Rotate, Seat, Seats, Turn, infosets, perft};

use crate::walk::legal;
use crate::{Game, Walk};

/// About one examined moment in so many has its continuations counted.
const COUNTED: u32 = 8;
/// Positions with more answers than this are not counted two decisions deep.
const WIDE: usize = 40;

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let seats = walk.position.seats();
    let circle = walk.position.rotations();
    let by = 1 + walk.dice().below(u32::from(circle) - 1) as u8;
    let mut moved = walk.position.rotate(by);
    if moved.rotate(circle - by) != walk.position {
        return Err(format!(
            "Moved {by} seats on and {} more, the table of {seats} is another.",
            circle - by
        ));
    }
    loop {
        compare(&walk.position, &moved, by)?;
        let mut dice = walk.dice();
        if walk.is_due(&mut dice) && dice.below(COUNTED) == 0 {
            count(&walk.position, &moved, by)?;
        }
        walk.checked += 1;
        let Some((seat, action, _)) = walk.step() else {
            return Ok(());
        };
        let renamed = G::Position::rotate_action(action, by, seats);
        moved.play_unchecked(
            G::Position::rotate_seat(seat, by, seats),
            renamed,
            &mut |_| (),
        );
        if moved != walk.position.rotate(by) {
            let eye = Eye::All;
            return Err(format!(
                "{action:?} of {seat}, with everybody {by} seats further on, leads elsewhere. Seen by {eye:?}:\n{}",
                crate::differ::difference(&walk.position.rotate(by).view(eye), &moved.view(eye))
            ));
        }
    }
}

fn compare<P: Rotate>(position: &P, moved: &P, by: u8) -> Result<(), String> {
    let seats = position.seats();
    let renamed = |of: Seats| -> Seats {
        of.into_iter()
            .map(|seat| P::rotate_seat(seat, by, seats))
            .collect()
    };
    let turn = match position.turn() {
        Turn::Act(asked) => Turn::Act(renamed(asked)),
        Turn::Over(mut outcome) => {
            outcome.winners = renamed(outcome.winners);
            Turn::Over(outcome)
        }
    };
    if turn != moved.turn() {
        return Err(format!(
            "With everybody {by} seats further on it should be {turn:?}, but it is {:?}.",
            moved.turn()
        ));
    }
    for seat in Seat::all(seats) {
        let mut expected: Vec<_> = legal(position, seat)
            .into_iter()
            .map(|action| P::rotate_action(action, by, seats))
            .collect();
        expected.sort_unstable();
        let found = legal(moved, P::rotate_seat(seat, by, seats));
        if expected != found {
            return Err(format!(
                "{seat}, {by} seats further on, should have {expected:?}, but has {found:?}."
            ));
        }
    }
    Ok(())
}

fn count<P: Rotate>(position: &P, moved: &P, by: u8) -> Result<(), String> {
    let seats = position.seats();
    let answers: usize = Seat::all(seats)
        .map(|seat| legal(position, seat).len())
        .sum();
    let depth = if answers > WIDE { 1 } else { 2 };
    let (here, there) = (perft(position, depth), perft(moved, depth));
    if here != there {
        return Err(format!(
            "There are {here} continuations of {depth} decisions; with everybody {by} seats further on, {there}."
        ));
    }
    for seat in Seat::all(seats) {
        let here = infosets(position, Eye::Seat(seat), 1);
        let there = infosets(moved, Eye::Seat(P::rotate_seat(seat, by, seats)), 1);
        if here != there {
            return Err(format!(
                "{seat} may get {here} different views; {by} seats further on, {there}."
            ));
        }
    }
    Ok(())
}
