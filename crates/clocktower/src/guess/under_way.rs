//! 进行中 — what everybody sees to be under way is set going again, and what this eye is asked.

use kernel::Seat;

use crate::ability::Which;
use crate::event::Event;
use crate::frame::{Cause, Frame, Script};
use crate::imagine::player_of;
use crate::town::{Dealer, Town};
use crate::view::{First, Own, Pending, View};
use crate::{Character, roles};

/// Whether a question is the own ability's or that of the one gained.
fn which_asks(view: &View, pending: Pending) -> Which {
    let is_gained = |own: Own| {
        Some(pending.to) == player_of(view)
            && own.gained == pending.character
            && own.gained != Character::NONE
            && own.character != pending.character
    };
    if view.own.is_some_and(is_gained) {
        Which::Gained
    } else {
        Which::Own
    }
}

/// Sets going again what everybody sees to be under way, and what this eye is asked.
pub(super) fn set_going(town: &mut Town, view: &View) {
    let mut under_way: Vec<Frame> = view
        .board
        .business
        .into_iter()
        .chain(view.board.first.as_slice().iter().map(First::frame))
        .collect();
    town.frames.clear();
    if let Some(pending) = view.pending {
        let known = under_way
            .pop_if(|top| top.script == pending.script && top.character == pending.character);
        // What a visitor is asked is the visit itself.
        under_way.retain(|frame| frame.script != Script::Visit);
        for frame in under_way {
            town.frames.push(frame);
        }
        town.frames.push(Frame {
            me: pending.to,
            character: pending.character,
            which: which_asks(view, pending),
            script: pending.script,
            step: pending.step,
            sober: true,
            about: pending.about,
            picks: pending.picks,
            ..known.unwrap_or(Frame {
                // Whom the player chose last in this is known to the player.
                picked: pending.picks.as_slice().last().copied(),
                ..Frame::default()
            })
        });
        town.pending = Some(pending);
        return;
    }
    let Some(business) = under_way.pop() else {
        return;
    };
    for frame in under_way {
        town.frames.push(frame);
    }
    if business.script == Script::Setup {
        let later: Vec<Seat> = view
            .board
            .travellers
            .into_iter()
            .filter(|&seat| {
                seat > business.me && !roles::of(view.board.open[seat]).setup.is_empty()
            })
            .collect();
        for seat in later.into_iter().rev() {
            town.frames.push(Frame {
                me: seat,
                character: view.board.open[seat],
                script: Script::Setup,
                ..Frame::default()
            });
        }
    }
    town.frames.push(Frame {
        step: business.step.saturating_sub(1),
        yes: is_the_nominator_executed(&business),
        ..business
    });
    carry_on(town);
}

/// What is under way goes on until somebody has to answer.
fn carry_on(town: &mut Town) {
    let mut silence = |_: Event| ();
    let mut dealer = Dealer {
        town,
        tell: &mut silence,
    };
    dealer.run();
}

/// Whether everybody sees that the storyteller has said yes: whoever nominated is executed for it.
fn is_the_nominator_executed(business: &Frame) -> bool {
    business.script == Script::Nomination && business.cause == Cause::Execution
}
