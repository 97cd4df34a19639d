//! 记忆 — a view brought up to date by what its eye was told.

use crate::event::Sight;
use crate::view::View;

pub(crate) fn fold(view: &mut View, sight: &Sight) {
    match *sight {
        Sight::Board { board } => view.board = board,
        Sight::Own { own, .. } => {
            if view.own.is_some() {
                view.own = Some(own);
            }
        }
        Sight::Asked { pending } => view.pending = Some(pending),
        Sight::Answered { .. } | Sight::Won { .. } => view.pending = None,
        Sight::Written { seat, row } => {
            if let Some(pages) = &mut view.grimoire {
                pages.rows[seat.index()] = row;
            }
        }
        Sight::Marked { place, effect } => {
            if let Some(pages) = &mut view.grimoire {
                put(&mut pages.effects, place, effect);
            }
        }
        Sight::UnderWay { place, frame } => {
            if let Some(pages) = &mut view.grimoire {
                put(&mut pages.frames, place, frame);
            }
        }
        Sight::Noted { notes } => {
            if let Some(pages) = &mut view.grimoire {
                pages.notes = notes;
            }
        }
        Sight::Revealed {
            character, side, ..
        } => view.revealed.push((character, side)),
        Sight::Called { .. }
        | Sight::NightFell { .. }
        | Sight::Dawned { .. }
        | Sight::DayEnded
        | Sight::Told { .. }
        | Sight::Picked { .. }
        | Sight::Named { .. }
        | Sight::Stated { .. }
        | Sight::Replied { .. }
        | Sight::Visited { .. }
        | Sight::Used { .. }
        | Sight::ClaimedToBe { .. }
        | Sight::ClaimedToKnow { .. }
        | Sight::Suspected { .. }
        | Sight::Trusted { .. }
        | Sight::Whispered { .. }
        | Sight::Passed { .. }
        | Sight::Waited
        | Sight::Nominated { .. }
        | Sight::ExileCalled { .. }
        | Sight::Voted { .. }
        | Sight::Counted { .. }
        | Sight::VoteEnded
        | Sight::Executed { .. }
        | Sight::Exiled { .. }
        | Sight::Died { .. }
        | Sight::Survived { .. }
        | Sight::Revived { .. }
        | Sight::TokenSpent { .. }
        | Sight::ByHand { .. }
        | Sight::AtNight { .. }
        | Sight::Joined { .. }
        | Sight::Left { .. } => {}
    }
}

/// Writes what lies at a place of a list; nothing takes the rest of the list away.
fn put<T>(list: &mut Vec<T>, place: u8, what: Option<T>) {
    let place = usize::from(place);
    match what {
        Some(what) if place < list.len() => list[place] = what,
        Some(what) => list.push(what),
        None => list.truncate(place),
    }
}
