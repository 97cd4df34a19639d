//! Passes that pages leave out: everybody who stands between a window and the player a line names.

use fengsheng::{Action, Ask, Table, Window};
use kernel::{Eye, Position, Seat, Seats};

use super::deeds::Until;
use super::questions::{self, Question};
use crate::game::Miss;
use crate::seats::Names;

/// What makes one window the same as a moment ago: its kind, whose play step it is, the chain's length,
/// where the intelligence on its way is, whose turn it is.
#[derive(PartialEq, Eq)]
struct Moment {
    window: Window,
    step: Option<Seat>,
    chain: usize,
    transit: Option<(Seat, bool)>,
    turn: Seat,
}

impl Moment {
    /// `None` if no window is open.
    fn of(table: &Table) -> Option<Self> {
        let (_, ask) = questions::now(table)?;
        let Ask::Window { window } = ask else {
            return None;
        };
        let view = table.view(Eye::Public);
        Some(Self {
            window,
            step: view.step_of(),
            chain: view.chain.len(),
            transit: view.transit.map(|it| (it.to, it.arrived)),
            turn: view.turn,
        })
    }
}

/// Nobody passes more often than this in one line of a page.
const MOST_PASSES: usize = 400;

/// Who passes, in this order, before `seat` is asked. Nobody if another question is put than a
/// window's: that is answered by name.
pub(super) fn until_asked(table: &Table, seats: &Names, seat: Seat) -> Result<Vec<Seat>, Miss> {
    let start = Moment::of(table);
    let mut table = table.clone();
    let mut passed = Vec::new();
    while !asked(&table).has(seat) {
        if start.is_none() {
            return Err(Miss::new(
                format!("asked: {}", questions::written(&table, seats)),
                format!("a question to {}", seats.of(seat)),
            ));
        }
        pass(&mut table, &mut passed);
        if Moment::of(&table) != start {
            return Err(Miss::new(
                format!(
                    "everybody passed and the window was closed; asked now: {}",
                    questions::written(&table, seats)
                ),
                format!("a window in which {} is still asked", seats.of(seat)),
            ));
        }
    }
    Ok(passed)
}

/// The table when `seat` is asked in the window that is open; as it lies, if it will not be asked.
pub(super) fn when_asked(table: &Table, seats: &Names, seat: Seat) -> Table {
    let mut table = table.clone();
    for seat in until_asked(&table, seats, seat).unwrap_or_default() {
        table.play_unchecked(seat, Action::Pass, &mut |_| {});
    }
    table
}

/// Who passes until the window that is open now is closed and what it held is carried out.
pub(super) fn until_closed(table: &Table, seats: &Names) -> Result<Vec<Seat>, Miss> {
    let start = Moment::of(table).ok_or_else(|| no_window(table, seats))?;
    let mut table = table.clone();
    let mut passed = Vec::new();
    while Moment::of(&table).as_ref() == Some(&start) {
        pass(&mut table, &mut passed);
    }
    Ok(passed)
}

/// Who passes until it has come to this.
pub(super) fn until(table: &Table, seats: &Names, until: Until) -> Result<Vec<Seat>, Miss> {
    let mut table = table.clone();
    let mut passed = Vec::new();
    while passed.len() < MOST_PASSES && !has_come(&table, until) {
        if Moment::of(&table).is_none() {
            break;
        }
        pass(&mut table, &mut passed);
    }
    if has_come(&table, until) {
        return Ok(passed);
    }
    let expected = match until {
        Until::Asked(Some(seat), question) => format!("{} {}", seats.of(seat), question.name()),
        Until::Asked(None, question) => question.name().to_owned(),
        Until::Turn(seat) => format!("the turn of {}", seats.of(seat)),
    };
    Err(Miss::new(
        format!(
            "everybody passed and it did not come to that; asked now: {}",
            questions::written(&table, seats)
        ),
        expected,
    ))
}

fn has_come(table: &Table, until: Until) -> bool {
    match until {
        Until::Asked(seat, question) => questions::now(table).is_some_and(|(asked, ask)| {
            Question::of(ask) == question && seat.is_none_or(|it| asked.has(it))
        }),
        Until::Turn(seat) => table.view(Eye::Public).turn == seat,
    }
}

fn no_window(table: &Table, seats: &Names) -> Miss {
    Miss::new(
        format!("asked: {}", questions::written(table, seats)),
        "a window in which everybody can pass",
    )
}

fn asked(table: &Table) -> Seats {
    questions::now(table).map_or(Seats::NONE, |(asked, _)| asked)
}

fn pass(table: &mut Table, passed: &mut Vec<Seat>) {
    if let Some(seat) = asked(table).first() {
        table.play_unchecked(seat, Action::Pass, &mut |_| {});
        passed.push(seat);
    }
}
