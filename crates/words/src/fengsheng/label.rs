//! 按钮 — each answer as a verb.

use fengsheng::{Action, Ask, Function, Rule, Script, View, Way, Who, Whose, Window};
use protocol::Line;

use super::errand::{Errand, errand};
use super::keys::{colour, function, role, script, way};
use super::{asked, say};

/// The text of the button that gives this answer to the question of the view.
pub fn label(view: &View, action: Action) -> Line {
    match action {
        Action::Pass => say(pass(view)),
        Action::Choose(kept) => say("fs-do-choose").term("role", role(kept)),
        Action::Use(face, as_what) if face.function() == as_what => {
            say("fs-do-use").card("card", face)
        }
        Action::Use(face, as_what) => say("fs-do-use-as")
            .card("card", face)
            .term("function", function(as_what)),
        Action::UseAt(face, as_what, seat) => {
            let own = asked(view) == Some(seat);
            let line = match (face.function() == as_what, own) {
                (false, true) => say("fs-do-use-as-own").term("function", function(as_what)),
                (false, false) => say("fs-do-use-as-at").term("function", function(as_what)),
                (true, true) => say("fs-do-use-own"),
                (true, false) if as_what == Function::Probe => say("fs-do-probe"),
                (true, false) => say("fs-do-use-at"),
            };
            let line = line.card("card", face);
            if own { line } else { line.seat("seat", seat) }
        }
        Action::Send(face, seat) => say("fs-do-send")
            .card("card", face)
            .seat("seat", seat)
            .term("way", way(Way::of(view.edition, face))),
        Action::Skill(number) => skill(view, number, "fs-do-skill", "fs-do-skill-number"),
        Action::SkillAt(number, seat) if asked(view) == Some(seat) => {
            skill(view, number, "fs-do-skill-own", "fs-do-skill-number-own")
        }
        Action::SkillAt(number, seat) => {
            skill(view, number, "fs-do-skill-at", "fs-do-skill-number-at").seat("seat", seat)
        }
        Action::Trigger => trigger(view),
        Action::Take => say("fs-do-take"),
        Action::Refuse => say("fs-do-refuse"),
        Action::Draw => say("fs-do-draw").number("n", drawn(view)),
        Action::Discard => say("fs-do-discard"),
        Action::Say => say("fs-do-say"),
        Action::Pick(face) => say(pick(view)).card("card", face),
        Action::PickFrom(seat, face) => match pick_from(view) {
            "fs-do-burn" if asked(view) == Some(seat) => say("fs-do-burn-own").card("card", face),
            key => say(key).seat("seat", seat).card("card", face),
        },
        Action::Target(seat) => say(target(view)).seat("seat", seat),
        Action::Name(named) => say("fs-do-name").term("colour", colour(named)),
    }
}

/// Lets a skill answer, or does what a card or skill lets one do.
fn trigger(view: &View) -> Line {
    match view.ask {
        Ask::Trigger {
            by: Script::Rule(Rule::TurnUp),
        } => say("fs-do-turn-up"),
        Ask::Trigger { by } => say("fs-do-skill").term("skill", script(view.edition, by)),
        Ask::Whether { by } => match errand(view, by) {
            Errand::Decode => say("fs-do-turn-it-up"),
            Errand::Search => say("fs-do-as-intelligence"),
            _ => say("fs-do-trigger"),
        },
        _ => say("fs-do-trigger"),
    }
}

/// How many cards one draws who answers with drawing: what the house rules say of probes, or one for
/// a public text.
pub(super) fn drawn(view: &View) -> u8 {
    let text = view
        .under_way()
        .is_some_and(|it| it.script == Script::Card(Function::PublicText));
    if text { 1 } else { view.rules.probe_draws }
}

/// What a card or skill is meant for, where it may be meant for several things: using it, using it as
/// something else, sending it.
pub fn verb(view: &View, action: Action) -> Option<Line> {
    let line = match action {
        Action::Use(face, as_what) | Action::UseAt(face, as_what, _) => {
            if view.uses_intelligence(face, as_what).is_some() {
                // Several cards are used by one skill: which, has to be said.
                label(view, Action::Use(face, as_what))
            } else if face.function() == as_what {
                say("fs-verb-use").term("function", function(as_what))
            } else {
                say("fs-verb-as").term("function", function(as_what))
            }
        }
        Action::Send(face, _) => say("fs-verb-send").term("way", way(Way::of(view.edition, face))),
        Action::Skill(number) | Action::SkillAt(number, _) => {
            skill(view, number, "fs-do-skill", "fs-do-skill-number")
        }
        Action::Pass
        | Action::Choose(_)
        | Action::Trigger
        | Action::Take
        | Action::Refuse
        | Action::Draw
        | Action::Discard
        | Action::Say
        | Action::Pick(_)
        | Action::PickFrom(..)
        | Action::Target(_)
        | Action::Name(_) => return None,
    };
    Some(line)
}

/// A skill of the player's own character goes by its name.
fn skill(view: &View, number: u8, named: &str, numbered: &str) -> Line {
    let edition = view.edition;
    let role = asked(view).and_then(|me| view.seats.get(me.index())?.role);
    match role.filter(|role| number < role.skills(edition)) {
        Some(role) => say(named).term("skill", script(edition, Script::Skill(role, number))),
        None => say(numbered).number("n", i32::from(number) + 1),
    }
}

fn pass(view: &View) -> &'static str {
    let by = match view.ask {
        Ask::Trigger {
            by: Script::Rule(Rule::TurnUp),
        } => return "fs-do-stay-down",
        Ask::Trigger { .. } => return "fs-do-not-trigger",
        Ask::Card { by, .. }
        | Ask::Intelligence { by, .. }
        | Ask::Discarded { by, .. }
        | Ask::Top { by, .. }
        | Ask::Whether { by }
        | Ask::Player { by, .. } => by,
        Ask::Window {
            window: Window::Step,
        } if asked(view).is_some() && asked(view) == view.step_of() => return "fs-do-end-step",
        Ask::Role
        | Ask::Window { .. }
        | Ask::Send
        | Ask::Receive
        | Ask::React
        | Ask::Colour { .. }
        | Ask::Shown { .. } => return "fs-do-pass",
    };
    let moved = view.under_way().map_or(0, |it| it.moved);
    match errand(view, by) {
        Errand::LayBlack | Errand::LayAny if moved > 0 => "fs-do-lay-no-more",
        Errand::LayBlack | Errand::LayAny | Errand::TurnDown => "fs-do-lay-none",
        Errand::LayAround => "fs-do-lay-no-more",
        Errand::DiscardOrBurn => "fs-do-not-burn",
        Errand::Burn => "fs-do-burn-no-more",
        Errand::Lock => "fs-do-lock-no-more",
        Errand::Decode => "fs-do-leave-it-down",
        Errand::Search => "fs-do-into-my-hand",
        Errand::PutBack => "fs-do-not-put-back",
        _ => "fs-do-choose-none",
    }
}

/// What the card or skill that asks wants it for.
fn asking(view: &View) -> Errand {
    match view.ask {
        Ask::Card { by, .. }
        | Ask::Shown { by, .. }
        | Ask::Intelligence { by, .. }
        | Ask::Discarded { by, .. }
        | Ask::Top { by, .. }
        | Ask::Player { by, .. } => errand(view, by),
        Ask::Role
        | Ask::Window { .. }
        | Ask::Send
        | Ask::Receive
        | Ask::React
        | Ask::Colour { .. }
        | Ask::Whether { .. }
        | Ask::Trigger { .. } => Errand::Nothing,
    }
}

fn pick(view: &View) -> &'static str {
    match asking(view) {
        Errand::PutBack => "fs-do-put-back",
        Errand::Discard | Errand::DiscardOrBurn => "fs-do-discard-card",
        Errand::LayBlack
        | Errand::LayAny
        | Errand::LayMine
        | Errand::LayAround
        | Errand::LayTheirs
        | Errand::TurnDown => "fs-do-lay",
        Errand::Give | Errand::Bribe => "fs-do-give",
        Errand::LockWith => "fs-do-lock-with",
        Errand::FromDiscard => "fs-do-gain",
        Errand::Exchange => "fs-do-exchange",
        _ => "fs-do-pick",
    }
}

fn pick_from(view: &View) -> &'static str {
    let mine = match view.ask {
        Ask::Intelligence {
            whose: Whose::Only(seat),
            ..
        } => asked(view) == Some(seat),
        _ => false,
    };
    match asking(view) {
        Errand::Burn | Errand::DiscardOrBurn => "fs-do-burn",
        Errand::Sell if mine => "fs-do-burn",
        Errand::OntoDeck => "fs-do-onto-deck",
        Errand::Bribe
        | Errand::Sell
        | Errand::IntoAnyHand
        | Errand::IntoMyHand
        | Errand::MoveHere => "fs-do-take-card",
        Errand::Move | Errand::MoveThere => "fs-do-move",
        _ => "fs-do-pick-from",
    }
}

fn target(view: &View) -> &'static str {
    let looks = matches!(
        view.ask,
        Ask::Player {
            who: Who::OtherWithHand,
            ..
        }
    );
    match asking(view) {
        Errand::LayTheirs if looks => "fs-do-look",
        Errand::Look => "fs-do-look",
        Errand::LayBlack
        | Errand::LayAny
        | Errand::LayAround
        | Errand::LayTheirs
        | Errand::Move => "fs-do-lay-before",
        Errand::Bequeath | Errand::Give => "fs-do-give-to",
        Errand::IntoAnyHand => "fs-do-into-hand",
        Errand::TakeCard => "fs-do-take-from-hand",
        Errand::Lock => "fs-do-lock",
        Errand::WinAlong => "fs-do-win-with",
        _ => "fs-do-target",
    }
}
