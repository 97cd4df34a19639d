//! 优先权转换 — play steps: in a play phase first the player on turn may act as often as wanted, then
//! everybody else in turn, once round the table (§4.2). In the short turn for beginners there are no steps
//! but those of the player on turn.
//!
//! Whose step it is alone is asked; after anything was done everybody else is asked too before it goes
//! on, so that what may be done at any time can be done between two actions (rulings F13, F14).

use kernel::Seat;

use crate::ask::Window;
use crate::flow::{ask, become_frame};
use crate::frame::{Frame, OpenWindow};
use crate::{Ask, Dealer, Event, Table};

/// More passes than there are players: nobody but the owner of the step is asked.
pub(crate) const ONLY_THE_OWNER: u8 = u8::MAX;

pub(crate) fn ask_next(dealer: &mut Dealer<'_>, mut open: OpenWindow) -> bool {
    if !dealer.table.living.has(open.owner) {
        next_step(dealer, open);
        return false;
    }
    let question = Ask::Window {
        window: Window::Step,
    };
    // Most steps end as they begin.
    let others = || dealer.table.living.len() as u8 - 1;
    if open.quiet == ONLY_THE_OWNER || open.quiet >= others() {
        return ask(dealer, open.owner, question);
    }
    open.next = dealer.table.other_than(open.owner, open.next);
    become_frame(dealer, Frame::Window(open));
    ask(dealer, open.next, question)
}

/// A pass of the owner ends the step; others' passes are counted. Gives how the window goes on, if it does.
pub(crate) fn pass(
    dealer: &mut Dealer<'_>,
    seat: Seat,
    mut open: OpenWindow,
) -> Option<OpenWindow> {
    dealer.say(Event::Passed { seat });
    if seat == open.owner {
        return next_step(dealer, open);
    }
    open.quiet += 1;
    open.next = dealer.table.right_of(seat);
    become_frame(dealer, Frame::Window(open));
    Some(open)
}

/// The next player's step, until all have had one. Should the player on turn be gone, it is over anyway.
fn next_step(dealer: &mut Dealer<'_>, mut open: OpenWindow) -> Option<OpenWindow> {
    let next = dealer.table.right_of(open.owner);
    let rules = &dealer.table.rules;
    if next == dealer.table.turn || !rules.laps || rules.short_turn {
        dealer.table.frames.pop();
        return None;
    }
    open.owner = next;
    open.quiet = ONLY_THE_OWNER;
    become_frame(dealer, Frame::Window(open));
    Some(open)
}

impl Table {
    /// Whose play step it is.
    pub(crate) fn step_owner(&self) -> Option<Seat> {
        self.open_window()
            .filter(|open| open.kind == Window::Step)
            .map(|open| open.owner)
    }

    /// Whether a play step has just begun: nothing was done in it yet.
    pub(crate) fn step_begins(&self) -> bool {
        matches!(self.frames.last(), Some(Frame::Window(open)) if open.quiet == ONLY_THE_OWNER)
    }

    /// Whether it is this player's play step.
    pub(crate) fn is_step_of(&self, seat: Seat) -> bool {
        self.step_owner() == Some(seat)
    }

    /// `seat`, or the next living player to the right, but not `owner`.
    fn other_than(&self, owner: Seat, seat: Seat) -> Seat {
        let next = if self.living.has(seat) {
            seat
        } else {
            self.right_of(seat)
        };
        if next == owner {
            self.right_of(next)
        } else {
            next
        }
    }
}
