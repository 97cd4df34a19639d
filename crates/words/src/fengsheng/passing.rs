//! 过 — what it means to decline: the heart of the response panel.
//!
//! In a window the sentence says what comes next if the others pass as well, or, for the last to be
//! asked, what comes next.

use fengsheng::{Ask, Edition, Occasion, Role, Rule, Script, View, Window};
use kernel::Seat;
use protocol::Line;

use super::errand::{Errand, errand};
use super::keys::script;
use super::{asked, countered, say};

/// What declining means now; none where something has to be chosen.
pub fn passing(view: &View, ask: Ask) -> Option<Line> {
    match ask {
        Ask::Role
        | Ask::Send
        | Ask::React
        | Ask::Shown { .. }
        | Ask::Top { .. }
        | Ask::Colour { .. } => None,
        Ask::Window { window } => in_window(view, window),
        Ask::Receive => refusing(view),
        Ask::Trigger { by } => not_triggering(view, by),
        Ask::Card { by, may_pass, .. }
        | Ask::Intelligence { by, may_pass, .. }
        | Ask::Player { by, may_pass, .. } => {
            may_pass.then(|| not_choosing(view, errand(view, by)))
        }
        Ask::Discarded { by, cards } => {
            let some = view
                .discard
                .iter()
                .any(|face| cards.allows(view.edition, face));
            (!some).then(|| not_choosing(view, errand(view, by)))
        }
        Ask::Whether { by } => Some(not_choosing(view, errand(view, by))),
    }
}

/// The key as it is for the last to be asked, and for the others.
fn closing(view: &View, last: &'static str, earlier: &'static str) -> Line {
    say(if view.last_to_pass() { last } else { earlier })
}

fn in_window(view: &View, window: Window) -> Option<Line> {
    match window {
        Window::Play => Some(end_of_play(view, view.last_to_pass())),
        Window::Step => in_a_step(view),
        Window::Answer => answering(view),
        Window::InTransit => {
            let transit = view.transit?;
            let skipped = view.edition == Edition::Standard2010
                && view.lured.has(transit.to)
                && !view.must_take();
            let line = if skipped {
                closing(view, "fs-pass-skip-last", "fs-pass-skip")
            } else {
                closing(view, "fs-pass-arrive-last", "fs-pass-arrive")
            };
            Some(line.seat("seat", transit.to))
        }
        Window::Arrived => {
            let transit = view.transit?;
            let line = if view.must_take() {
                closing(view, "fs-pass-must-last", "fs-pass-must")
            } else if view.lured.has(transit.to) {
                closing(view, "fs-pass-lured-last", "fs-pass-lured")
            } else {
                closing(view, "fs-pass-decide-last", "fs-pass-decide")
            };
            Some(line.seat("seat", transit.to))
        }
    }
}

/// The play phase cannot end before the transmission; who has nothing to send loses, in 千智 when the
/// turn ends.
fn end_of_play(view: &View, last: bool) -> Line {
    let empty = view
        .seats
        .get(view.turn.index())
        .is_some_and(|place| place.hand_size == 0);
    let [closes, goes_on] = match (view.sent, empty) {
        (true, _) => ["fs-pass-end-last", "fs-pass-end"],
        (false, false) => ["fs-pass-send-last", "fs-pass-send"],
        (false, true) if view.edition == Edition::Qianzhi => {
            // Only the player on turn is asked last there.
            ["fs-pass-lose-later"; 2]
        }
        (false, true) => ["fs-pass-lose-last", "fs-pass-lose"],
    };
    say(if last { closes } else { goes_on }).seat("seat", view.turn)
}

/// Whoever's play step it is ends it: the next one's begins, or the phase is over. For others it goes
/// on.
fn in_a_step(view: &View) -> Option<Line> {
    let owner = view.step_of()?;
    if asked(view) != Some(owner) {
        return Some(say("fs-pass-step-of").seat("seat", owner));
    }
    let next = next_step(view, owner);
    Some(match next {
        Some(next) => say("fs-pass-step").seat("seat", next),
        None => end_of_play(view, true),
    })
}

/// Whose play step comes after this one's in the same phase.
fn next_step(view: &View, owner: Seat) -> Option<Seat> {
    let seats = view.seats.len() as u8;
    let rest = (1..seats)
        .map(|step| owner.moved(step, seats))
        .take_while(|&seat| seat != view.turn);
    let mut living = rest.filter(|&seat| view.living.has(seat));
    living.next().filter(|_| view.rules.laps)
}

/// The chain is carried out from the top.
fn answering(view: &View) -> Option<Line> {
    if let Some((top, below)) = countered(view) {
        return Some(
            closing(view, "fs-pass-counter-last", "fs-pass-counter")
                .seat("seat", top.by)
                .seat("other", below.by)
                .term("what", script(view.edition, below.script)),
        );
    }
    let top = view.chain.last()?;
    let line = match top.target.filter(|&target| target != top.by) {
        Some(target) => {
            closing(view, "fs-pass-answer-at-last", "fs-pass-answer-at").seat("other", target)
        }
        None => closing(view, "fs-pass-answer-last", "fs-pass-answer"),
    };
    let what = script(view.edition, top.script);
    Some(line.seat("seat", top.by).term("what", what))
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
    let first = view.edition == Edition::Standard2010;
    if by == Script::Rule(Rule::TurnUp) {
        // Who is probed as 老鬼 has to turn up (就计), in the 2010 edition.
        let role = asked(view).and_then(|me| view.seats.get(me.index())?.role);
        let forced = first
            && role == Some(Role::OldGhost)
            && matches!(occasion, Some(Occasion::Probed { .. }));
        return (!forced).then(|| say("fs-pass-turn-up"));
    }
    // 救美 alone saves who is dying.
    Some(match (occasion, by) {
        (Some(Occasion::Dying { seat }), Script::Trigger(Role::MaskedMan, 1)) => {
            say("fs-pass-rescue").seat("seat", seat)
        }
        _ => say("fs-pass-trigger").term("skill", script(view.edition, by)),
    })
}

fn not_choosing(view: &View, errand: Errand) -> Line {
    let moved = view.under_way().map_or(0, |it| it.moved);
    match errand {
        Errand::LayBlack | Errand::LayAny if moved > 0 => say("fs-pass-lay").number("n", moved),
        Errand::LayBlack | Errand::LayAny => say("fs-pass-lay-none"),
        Errand::LayAround => say("fs-pass-lay-around"),
        Errand::TurnDown => say("fs-pass-leave-up"),
        Errand::DiscardOrBurn => say("fs-pass-burn"),
        Errand::Burn => say("fs-pass-burn-no-more"),
        Errand::Lock => say("fs-pass-lock"),
        Errand::Decode => say("fs-pass-leave-it-down"),
        Errand::Search => say("fs-pass-into-my-hand"),
        Errand::PutBack => say("fs-pass-not-put-back"),
        _ => say("fs-pass-choose"),
    }
}
