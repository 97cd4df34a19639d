//! 答句 — the text of a button, and what a player on the table can be chosen for.

use clocktower::{Action, Phase, Question, Tool, View};
use protocol::Line;

use super::keys::{role, slot};
use super::{phrase, say};

/// An answer as a button's text; `view` is what whoever is asked sees.
pub fn label(view: &View, action: Action) -> Line {
    match action {
        Action::Next => next(view),
        Action::Wait => say("ct-do-wait"),
        Action::Pass if view.pending.is_some() => say("ct-do-go-on"),
        Action::Pass => say("ct-do-pass"),
        Action::Yes if is_a_vote(view) => say("ct-do-raise"),
        Action::No if is_a_vote(view) => say("ct-do-not-raise"),
        Action::Yes => say("ct-do-yes"),
        Action::No => say("ct-do-no"),
        Action::Pick(seat) if view.pending.is_none() => say("ct-do-strike").seat("seat", seat),
        Action::Pick(seat) => say("ct-do-pick").seat("seat", seat),
        Action::Decline => decline(view),
        Action::Name(character) => say("ct-do-name").term("role", role(character)),
        Action::Nominate(seat) => say("ct-do-nominate").seat("seat", seat),
        Action::Exile(seat) => say("ct-do-exile").seat("seat", seat),
        Action::Use(character) => say("ct-do-use").term("role", role(character)),
        Action::Visit => say("ct-do-visit"),
        Action::ClaimToBe(character) => say("ct-do-claim").term("role", role(character)),
        Action::ClaimToKnow(learned) => match learned.about {
            Some([a, b]) => say("ct-do-claim-about").seat("a", a).seat("b", b),
            None if learned.info.is_heard_by_day() => say("ct-do-claim-by-day"),
            None => say("ct-do-claim-to-know"),
        }
        .number("n", learned.night)
        .line("what", phrase::info(learned.info, false)),
        Action::Suspect(seat) => say("ct-do-suspect").seat("seat", seat),
        Action::Trust(seat) => say("ct-do-trust").seat("seat", seat),
        Action::Whisper(seat) => say("ct-do-whisper").seat("seat", seat),
        Action::State(statement) => say("ct-do-say").line("what", phrase::statement(statement)),
        Action::Say(info) => {
            say("ct-do-say").line("what", phrase::info(info, view.grimoire.is_some()))
        }
        Action::Welcome(seat) => say("ct-do-welcome").seat("seat", seat),
        Action::SeeOff(seat) => say("ct-do-see-off").seat("seat", seat),
        Action::Hand(tool) => say("ct-do-hand").line("what", phrase::tool(tool)),
    }
}

/// Where what is chosen can mean several things: which of them.
pub fn verb(view: &View, action: Action) -> Option<Line> {
    Some(say(match action {
        Action::Nominate(_) => "ct-verb-nominate",
        Action::Exile(_) => "ct-verb-exile",
        Action::Suspect(_) => "ct-verb-suspect",
        Action::Trust(_) => "ct-verb-trust",
        Action::Whisper(_) => "ct-verb-whisper",
        Action::ClaimToBe(_) => "ct-verb-claim",
        Action::ClaimToKnow(_) => "ct-verb-claim-to-know",
        Action::Use(_) => "ct-verb-use",
        Action::Welcome(_) => "ct-verb-welcome",
        Action::SeeOff(_) => "ct-verb-see-off",
        Action::Pick(_) if view.pending.is_none() => "ct-verb-strike",
        Action::Hand(tool) => match tool {
            Tool::Kill(_) => "ct-verb-kill",
            Tool::Revive(_) => "ct-verb-revive",
            Tool::Become(..) => "ct-verb-become",
            Tool::Turn(..) => "ct-verb-turn",
            Tool::Drunk(_) => "ct-verb-drunk",
            Tool::Poison(_) => "ct-verb-poison",
            Tool::Remind(..) => "ct-verb-remind",
            Tool::Clear(_) => "ct-verb-clear",
            Tool::Tell(_) => "ct-verb-tell",
            Tool::Win(_) => "ct-verb-win",
        },
        Action::Next
        | Action::Wait
        | Action::Pass
        | Action::Yes
        | Action::No
        | Action::Pick(_)
        | Action::Decline
        | Action::Name(_)
        | Action::Visit
        | Action::State(_)
        | Action::Say(_) => return None,
    }))
}

fn is_a_vote(view: &View) -> bool {
    view.pending.is_none() && view.board.phase == Phase::Vote
}

/// What comes when the storyteller goes on.
fn next(view: &View) -> Line {
    match view.board.phase {
        Phase::Night { calls } => {
            let list = if view.board.night <= 1 {
                &view.first_night
            } else {
                &view.other_nights
            };
            match list.get(usize::from(calls)) {
                Some(&call) => say("ct-do-call").term("slot", slot(call)),
                None => say("ct-do-go-on"),
            }
        }
        Phase::Day => match view.board.day.doomed {
            Some(doomed) => say("ct-do-execute").seat("seat", doomed),
            None => say("ct-do-end-the-day"),
        },
        Phase::Setup | Phase::Vote | Phase::Over { .. } => say("ct-do-go-on"),
    }
}

fn decline(view: &View) -> Line {
    let question = view.pending.map(|pending| pending.question);
    say(match question {
        Some(Question::Name { .. }) => "ct-do-decline-character",
        Some(Question::State { .. }) => "ct-do-decline-statement",
        _ => "ct-do-decline",
    })
}
