//! 按钮 — each answer as a verb.

use fengsheng::{Action, Ask, Function, Rule, Script, View, Way, Who};
use protocol::Line;

use super::errand::{Errand, errand};
use super::{asked, function, role, say, script, way};

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
            let line = if face.function() != as_what {
                say("fs-do-use-as-at").term("function", function(as_what))
            } else if as_what == Function::Probe {
                say("fs-do-probe")
            } else {
                say("fs-do-use-at")
            };
            line.card("card", face).seat("seat", seat)
        }
        Action::Send(face, seat) => say("fs-do-send")
            .card("card", face)
            .seat("seat", seat)
            .term("way", way(Way::of(view.edition, face))),
        Action::Skill(number) => skill(view, number, "fs-do-skill", "fs-do-skill-number"),
        Action::SkillAt(number, seat) => {
            skill(view, number, "fs-do-skill-at", "fs-do-skill-number-at").seat("seat", seat)
        }
        Action::Trigger => match view.ask {
            Ask::Trigger {
                by: Script::Rule(Rule::TurnUp),
            } => say("fs-do-turn-up"),
            Ask::Trigger { by } => say("fs-do-skill").term("skill", script(by)),
            Ask::Role
            | Ask::Window { .. }
            | Ask::Send
            | Ask::Receive
            | Ask::React
            | Ask::Card { .. }
            | Ask::Shown { .. }
            | Ask::Intelligence { .. }
            | Ask::Player { .. } => say("fs-do-trigger"),
        },
        Action::Take => say("fs-do-take"),
        Action::Refuse => say("fs-do-refuse"),
        Action::Draw => say("fs-do-draw"),
        Action::Discard => say("fs-do-discard"),
        Action::Say => say("fs-do-say"),
        Action::Pick(face) => say(pick(view.ask)).card("card", face),
        Action::PickFrom(seat, face) => say(pick_from(view.ask))
            .seat("seat", seat)
            .card("card", face),
        Action::Target(seat) => say(target(view.ask)).seat("seat", seat),
    }
}

/// What a card or skill is meant for, where it may be meant for several things: using it, using it as
/// something else, sending it.
pub fn verb(view: &View, action: Action) -> Option<Line> {
    let line = match action {
        Action::Use(face, as_what) | Action::UseAt(face, as_what, _) => {
            if face.function() == as_what {
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
        | Action::Target(_) => return None,
    };
    Some(line)
}

/// A skill of the player's own character goes by its name.
fn skill(view: &View, number: u8, named: &str, numbered: &str) -> Line {
    let role = asked(view).and_then(|me| view.seats.get(me.index())?.role);
    match role.filter(|role| number < role.skills()) {
        Some(role) => say(named).term("skill", script(Script::Skill(role, number))),
        None => say(numbered).number("n", i32::from(number) + 1),
    }
}

fn pass(view: &View) -> &'static str {
    let by = match view.ask {
        Ask::Trigger {
            by: Script::Rule(Rule::TurnUp),
        } => return "fs-do-stay-down",
        Ask::Trigger { .. } => return "fs-do-not-trigger",
        Ask::Card { by, .. } | Ask::Intelligence { by, .. } | Ask::Player { by, .. } => by,
        Ask::Role
        | Ask::Window { .. }
        | Ask::Send
        | Ask::Receive
        | Ask::React
        | Ask::Shown { .. } => return "fs-do-pass",
    };
    match errand(by) {
        Errand::LayBlack if view.under_way().is_some_and(|it| it.moved > 0) => "fs-do-lay-no-more",
        Errand::LayBlack => "fs-do-lay-none",
        Errand::LayAround => "fs-do-lay-no-more",
        Errand::DiscardOrBurn => "fs-do-not-burn",
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
        | Errand::WinAlong => "fs-do-choose-none",
    }
}

/// The card or skill that asks.
fn asking(ask: Ask) -> Errand {
    match ask {
        Ask::Card { by, .. }
        | Ask::Shown { by, .. }
        | Ask::Intelligence { by, .. }
        | Ask::Player { by, .. } => errand(by),
        Ask::Role
        | Ask::Window { .. }
        | Ask::Send
        | Ask::Receive
        | Ask::React
        | Ask::Trigger { .. } => Errand::Nothing,
    }
}

fn pick(ask: Ask) -> &'static str {
    match asking(ask) {
        Errand::PutBack => "fs-do-put-back",
        Errand::Discard | Errand::DiscardOrBurn => "fs-do-discard-card",
        Errand::LayBlack | Errand::LayAround | Errand::LayTheirs => "fs-do-lay",
        Errand::Give | Errand::Bribe => "fs-do-give",
        Errand::Nothing
        | Errand::Burn
        | Errand::Bequeath
        | Errand::OntoDeck
        | Errand::IntoAnyHand
        | Errand::IntoMyHand
        | Errand::Move
        | Errand::WinAlong => "fs-do-pick",
    }
}

fn pick_from(ask: Ask) -> &'static str {
    match asking(ask) {
        Errand::Burn | Errand::DiscardOrBurn => "fs-do-burn",
        Errand::OntoDeck => "fs-do-onto-deck",
        Errand::Bribe | Errand::IntoAnyHand | Errand::IntoMyHand => "fs-do-take-card",
        Errand::Move => "fs-do-move",
        Errand::Nothing
        | Errand::Discard
        | Errand::PutBack
        | Errand::LayBlack
        | Errand::LayAround
        | Errand::LayTheirs
        | Errand::Bequeath
        | Errand::Give
        | Errand::WinAlong => "fs-do-pick-from",
    }
}

fn target(ask: Ask) -> &'static str {
    let looks = matches!(
        ask,
        Ask::Player {
            who: Who::OtherWithHand,
            ..
        }
    );
    match asking(ask) {
        Errand::LayTheirs if looks => "fs-do-look",
        Errand::LayBlack | Errand::LayAround | Errand::LayTheirs | Errand::Move => {
            "fs-do-lay-before"
        }
        Errand::Bequeath | Errand::Give => "fs-do-give-to",
        Errand::IntoAnyHand => "fs-do-into-hand",
        Errand::WinAlong => "fs-do-win-with",
        Errand::Nothing
        | Errand::Burn
        | Errand::Discard
        | Errand::DiscardOrBurn
        | Errand::PutBack
        | Errand::Bribe
        | Errand::OntoDeck
        | Errand::IntoMyHand => "fs-do-target",
    }
}
