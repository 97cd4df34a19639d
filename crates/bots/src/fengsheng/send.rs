//! 传递 — which card to send, and towards whom.

use fengsheng::{Action, Face, TurnFlag, Way};
use kernel::Seat;

use super::course::{Course, Outlook};
use super::flight::{Flight, certain};
use super::situation::Situation;
use super::windows::tools;

/// The best way to send one of these.
pub(super) fn choose(situation: &Situation<'_>, legal: &[Action]) -> Action {
    let mut best = (i32::MIN, legal[0]);
    let mut prepared: Option<(Face, Outlook<'_>)> = None;
    for &action in legal {
        let Action::Send(face, to) = action else {
            continue;
        };
        let outlook = match &prepared {
            Some((before, outlook)) if *before == face => outlook,
            _ => &prepared.insert((face, prepare(situation, face))).1,
        };
        let worth = sending(outlook, face, to);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

fn prepare<'a>(situation: &'a Situation<'a>, face: Face) -> Outlook<'a> {
    let flight = Flight {
        sender: situation.me,
        way: way(situation, face),
        chances: certain(face),
    };
    Outlook::of(situation, Some(flight), tools(situation, Some(face)))
}

/// How it would travel: some skills let black cards go directly.
fn way(situation: &Situation<'_>, face: Face) -> Way {
    if situation.holds(TurnFlag::SendsDirect) || situation.holds(TurnFlag::Kiss) {
        Way::Direct
    } else {
        Way::of(situation.view.edition, face)
    }
}

fn sending(outlook: &Outlook<'_>, face: Face, to: Seat) -> i32 {
    let situation = outlook.situation;
    let direct = way(situation, face) == Way::Direct;
    let mut locked = outlook.now().locked;
    if situation.holds(TurnFlag::Kiss) {
        locked = locked.with(to);
    }
    let course = Course {
        to,
        leftwards: !direct && to != situation.neighbour(situation.me, false),
        arrived: false,
        bound: false,
        lured: kernel::Seats::NONE,
        locked,
        ..outlook.now()
    };
    outlook.sent(&course) - situation.keep_from_sending(face)
}
