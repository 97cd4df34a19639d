//! 刚发生的 — what the question is about: what just happened and who did it, in one sentence.

use fengsheng::{Ask, Edition, How, Occasion, Rule, Script, TransitView, View, Window};
use kernel::Seat;
use protocol::Line;

use super::keys::{script, way};
use super::sight::{declared, died};
use super::{asked, countered, keys, say};

/// What happened that is now asked about; none where nothing did.
pub fn happened(view: &View, ask: Ask) -> Option<Line> {
    match ask {
        Ask::Role => None,
        Ask::Window { window } => match window {
            Window::Play => Some(play_phase(view)),
            Window::Step => Some(play_step(view)),
            Window::Answer => on_top(view),
            Window::InTransit => view.transit.map(on_its_way),
            Window::Arrived => view.transit.map(arrived),
        },
        Ask::Send if view.edition == Edition::Standard2010 => Some(play_phase(view)),
        Ask::Send => Some(say("fs-now-transmission").seat("seat", view.turn)),
        Ask::Receive => view.transit.map(arrived),
        Ask::React => {
            let Some(probe) = view.resolving else {
                return effect(view, view.under_way()?.script);
            };
            let (by, target) = (probe.by, probe.target);
            Some(declared(view.edition, by, probe.script, probe.face, target))
        }
        Ask::Trigger { .. } => Some(occasion(view, view.occasion()?)),
        Ask::Card { by, .. }
        | Ask::Shown { by, .. }
        | Ask::Intelligence { by, .. }
        | Ask::Discarded { by, .. }
        | Ask::Top { by, .. }
        | Ask::Colour { by }
        | Ask::Whether { by }
        | Ask::Player { by, .. } => effect(view, by),
    }
}

fn play_phase(view: &View) -> Line {
    let key = if view.sent {
        "fs-now-turn-sent"
    } else {
        "fs-now-turn"
    };
    say(key).seat("seat", view.turn)
}

/// In somebody's turn it is somebody's play step: whose turn it is, and whose step if not theirs.
fn play_step(view: &View) -> Line {
    match view.step_of().filter(|&owner| owner != view.turn) {
        Some(owner) => say("fs-now-step")
            .seat("seat", view.turn)
            .seat("other", owner),
        None => play_phase(view),
    }
}

/// The newest declaration; of a counter also what it counters.
fn on_top(view: &View) -> Option<Line> {
    if let Some((top, below)) = countered(view)
        && let Some(face) = top.face
    {
        return Some(
            say("fs-now-counter")
                .seat("seat", top.by)
                .card("card", face)
                .seat("other", below.by)
                .term("what", script(view.edition, below.script)),
        );
    }
    let top = view.chain.last()?;
    let (by, target) = (top.by, top.target);
    Some(declared(view.edition, by, top.script, top.face, target))
}

fn on_its_way(transit: TransitView) -> Line {
    let (plain, known) = if transit.to == transit.sender {
        ("fs-now-returning", "fs-now-returning-which")
    } else {
        ("fs-now-transit", "fs-now-transit-which")
    };
    intelligence(transit, plain, known)
}

fn arrived(transit: TransitView) -> Line {
    let (plain, known) = if transit.to == transit.sender {
        ("fs-now-returned", "fs-now-returned-which")
    } else {
        ("fs-now-arrived", "fs-now-arrived-which")
    };
    intelligence(transit, plain, known)
}

fn intelligence(transit: TransitView, plain: &str, known: &str) -> Line {
    let line = match transit.face {
        Some(face) => say(known).card("card", face),
        None => say(plain),
    };
    let line = line
        .seat("seat", transit.sender)
        .term("way", way(transit.way));
    if transit.to == transit.sender {
        line
    } else {
        line.seat("other", transit.to)
    }
}

pub(super) fn occasion(view: &View, occasion: Occasion) -> Line {
    match occasion {
        Occasion::Probed { by, target } => {
            say("fs-now-probed").seat("seat", by).seat("other", target)
        }
        Occasion::ProbeDone { target, .. } => say("fs-now-probe-done").seat("seat", target),
        Occasion::About { by, function, .. } => say("fs-now-about")
            .seat("seat", by)
            .term("function", keys::function(function)),
        Occasion::Sending => say("fs-now-sending").seat("seat", view.turn),
        Occasion::Locked { by, target } => {
            say("fs-now-locked").seat("seat", by).seat("other", target)
        }
        Occasion::LockDone { by } => say("fs-now-lock-done").seat("seat", by),
        Occasion::Countered { owner } => say("fs-now-countered").seat("seat", owner),
        Occasion::Decoded { by } => say("fs-now-decoded").seat("seat", by),
        Occasion::Confounded { by } => say("fs-now-confounded").seat("seat", by),
        Occasion::Gained {
            seat,
            by,
            how,
            black,
            ..
        } => gained(seat, by.seat(), how, black),
        Occasion::Dying { seat } => say("fs-now-dying").seat("seat", seat),
        Occasion::Died { seat, killer } => died(seat, killer.seat()),
        Occasion::TurnBegan => say("fs-now-turn-began").seat("seat", view.turn),
        Occasion::TurnEnded => say("fs-now-turn-ended").seat("seat", view.turn),
    }
}

fn gained(seat: Seat, by: Option<Seat>, how: How, black: bool) -> Line {
    let other = by.filter(|&by| by != seat);
    let line = match (how, other) {
        _ if !black => say("fs-now-gained"),
        (How::Sent, Some(sender)) => say("fs-now-gained-black-sent").seat("other", sender),
        (How::Confound | How::Placed, Some(by)) => say("fs-now-gained-black-by").seat("other", by),
        (How::Sent | How::Confound | How::Placed, None) => say("fs-now-gained-black"),
    };
    line.seat("seat", seat)
}

/// A card, skill or rule that asks in the middle of what it does.
fn effect(view: &View, by: Script) -> Option<Line> {
    let (seat, target) = match view.under_way() {
        Some(it) => (it.by, it.target.filter(|&target| target != it.by)),
        None => (asked(view)?, None),
    };
    let line = match target {
        // A rule of the game is aimed at nobody.
        Some(other) if by != Script::Rule(Rule::GoodManners) => {
            say("fs-now-effect-at").seat("other", other)
        }
        _ => say("fs-now-effect"),
    };
    let what = script(view.edition, by);
    Some(line.seat("seat", seat).term("what", what))
}
