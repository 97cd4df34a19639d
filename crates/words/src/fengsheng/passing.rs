//! 过 — what it means to decline: the heart of the response panel.
//!
//! In a window the sentence says what comes next if the others pass as well, or, for the last to be
//! asked, what comes next.

use fengsheng::{Ask, Occasion, Role, Rule, Script, View, Window};
use protocol::Line;

use super::errand::{Errand, errand};
use super::{asked, countered, say, script};

/// What declining means now; none where something has to be chosen.
pub fn passing(view: &View, ask: Ask) -> Option<Line> {
    match ask {
        Ask::Role | Ask::Send | Ask::React | Ask::Shown { .. } => None,
        Ask::Window { window } => in_window(view, window),
        Ask::Receive => refusing(view),
        Ask::Trigger { by } => not_triggering(view, by),
        Ask::Card { by, may_pass, .. } => may_pass.then(|| not_choosing(view, errand(by))),
        Ask::Intelligence { by, may_pass, .. } => may_pass.then(|| not_choosing(view, errand(by))),
        Ask::Player { by, may_pass, .. } => may_pass.then(|| not_choosing(view, errand(by))),
    }
}

/// The key as it is for the last to be asked, and for the others.
fn closing(view: &View, last: &'static str, earlier: &'static str) -> Line {
    say(if view.last_to_pass() { last } else { earlier })
}

fn in_window(view: &View, window: Window) -> Option<Line> {
    match window {
        Window::Play => Some(end_of_play(view)),
        Window::Answer => answering(view),
        Window::InTransit => {
            let transit = view.transit?;
            let must_take = view.locked.has(transit.to) || transit.to == transit.sender;
            let line = if view.lured.has(transit.to) && !must_take {
                closing(view, "fs-pass-skip-last", "fs-pass-skip")
            } else {
                closing(view, "fs-pass-arrive-last", "fs-pass-arrive")
            };
            Some(line.seat("seat", transit.to))
        }
        Window::Arrived => {
            let transit = view.transit?;
            let must_take = view.locked.has(transit.to) || transit.to == transit.sender;
            let line = if must_take {
                closing(view, "fs-pass-must-last", "fs-pass-must")
            } else {
                closing(view, "fs-pass-decide-last", "fs-pass-decide")
            };
            Some(line.seat("seat", transit.to))
        }
    }
}

/// The play phase cannot end before the transmission; who has nothing to send loses.
fn end_of_play(view: &View) -> Line {
    let empty = view
        .seats
        .get(view.turn.index())
        .is_some_and(|place| place.hand_size == 0);
    let line = if view.sent {
        closing(view, "fs-pass-end-last", "fs-pass-end")
    } else if empty {
        closing(view, "fs-pass-lose-last", "fs-pass-lose")
    } else {
        closing(view, "fs-pass-send-last", "fs-pass-send")
    };
    line.seat("seat", view.turn)
}

/// The chain is carried out from the top.
fn answering(view: &View) -> Option<Line> {
    if let Some((top, below)) = countered(view) {
        return Some(
            closing(view, "fs-pass-counter-last", "fs-pass-counter")
                .seat("seat", top.by)
                .seat("other", below.by)
                .term("what", script(below.script)),
        );
    }
    let top = view.chain.last()?;
    let line = match top.target.filter(|&target| target != top.by) {
        Some(target) => {
            closing(view, "fs-pass-answer-at-last", "fs-pass-answer-at").seat("other", target)
        }
        None => closing(view, "fs-pass-answer-last", "fs-pass-answer"),
    };
    Some(line.seat("seat", top.by).term("what", script(top.script)))
}

/// It goes on to whoever takes part next; at its sender, or where a lock waits, it must be taken.
fn refusing(view: &View) -> Option<Line> {
    let transit = view.transit?;
    let Some(&next) = view.path().get(1) else {
        return Some(say("fs-pass-refuse-lost"));
    };
    let must_take = next == transit.sender || view.locked.has(next);
    let key = if must_take {
        "fs-pass-refuse-must"
    } else {
        "fs-pass-refuse"
    };
    Some(say(key).seat("seat", next))
}

fn not_triggering(view: &View, by: Script) -> Option<Line> {
    let occasion = view.occasion();
    if by == Script::Rule(Rule::TurnUp) {
        // Who is probed as 老鬼 has to turn up (就计).
        let role = asked(view).and_then(|me| view.seats.get(me.index())?.role);
        let forced =
            role == Some(Role::OldGhost) && matches!(occasion, Some(Occasion::Probed { .. }));
        return (!forced).then(|| say("fs-pass-turn-up"));
    }
    Some(match occasion {
        Some(Occasion::Dying { seat }) => say("fs-pass-rescue").seat("seat", seat),
        Some(
            Occasion::Probed { .. }
            | Occasion::ProbeDone { .. }
            | Occasion::Locked { .. }
            | Occasion::LockDone { .. }
            | Occasion::Countered { .. }
            | Occasion::Decoded { .. }
            | Occasion::Confounded { .. }
            | Occasion::Gained { .. }
            | Occasion::Died { .. }
            | Occasion::TurnEnded,
        )
        | None => say("fs-pass-trigger").term("skill", script(by)),
    })
}

fn not_choosing(view: &View, errand: Errand) -> Line {
    let moved = view.under_way().map_or(0, |it| it.moved);
    match errand {
        Errand::LayBlack if moved > 0 => say("fs-pass-lay").number("n", moved),
        Errand::LayBlack => say("fs-pass-lay-none"),
        Errand::LayAround => say("fs-pass-lay-around"),
        Errand::DiscardOrBurn => say("fs-pass-burn"),
        Errand::Nothing
        | Errand::Burn
        | Errand::Discard
        | Errand::PutBack
        | Errand::LayTheirs
        | Errand::Bequeath
        | Errand::Give
        | Errand::Bribe
        | Errand::OntoDeck
        | Errand::IntoAnyHand
        | Errand::IntoMyHand
        | Errand::Move
        | Errand::WinAlong => say("fs-pass-choose"),
    }
}
