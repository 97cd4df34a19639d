//! 缘故 — why the balanced storyteller does so.

use clocktower::{Action, Character, FrameScript, Grounds, Info, Tag, Tool, Town, View, Why};
use kernel::Seat;

use super::belief::Belief;
use super::lead::Lead;

/// Why the storyteller does this, by what the storyteller's view alone shows.
pub fn explain(view: &View, action: Action) -> Grounds {
    grounds(view, &Belief::default(), action)
}

/// Why the storyteller does this, with what the town believes.
pub(super) fn grounds(view: &View, belief: &Belief, action: Action) -> Grounds {
    let lead = Lead::of(view, belief);
    let tags = Town::tags(view, action);
    let (seats, characters) = named_in(view, action);
    Grounds {
        why: if decides_a_newcomers_side(view, action) {
            Why::HelpsBehind
        } else {
            why(action, &tags)
        },
        ahead: lead.ahead(),
        executions: lead.executions,
        tags,
        seats,
        characters,
    }
}

fn decides_a_newcomers_side(view: &View, action: Action) -> bool {
    let comes = |pending: clocktower::Pending| pending.script == FrameScript::Arrival;
    matches!(action, Action::Yes | Action::No) && view.pending.is_some_and(comes)
}

fn why(action: Action, tags: &[Tag]) -> Why {
    let has = |tag: Tag| tags.contains(&tag);
    match action {
        Action::Next => Why::GoesOn,
        Action::Wait => Why::TownTalks,
        Action::Pass => Why::NothingByHand,
        Action::Hand(_) => Why::ByHand,
        Action::Say(Info::Nothing) => Why::NothingToTell,
        Action::Say(_) if has(Tag::Registration) => Why::Registers,
        Action::Say(_) if has(Tag::False) => Why::FalseByRight,
        Action::Say(_) if has(Tag::True) && has(Tag::Impaired) => Why::TruthHelps,
        Action::Say(_) if has(Tag::True) => Why::TrueByRule,
        _ if has(Tag::Bounce) => Why::Bounced,
        _ if has(Tag::Spare) => Why::Spared,
        _ if has(Tag::Heir) => Why::FairHeir,
        _ if has(Tag::RedHerring) => Why::FairHerring,
        _ if has(Tag::Bluff) => Why::SafeBluff,
        _ if has(Tag::Kill) => Why::TakesItsCourse,
        _ => Why::NoDifference,
    }
}

/// Whom and what an answer names; whoever is told something is named first.
fn named_in(view: &View, action: Action) -> (Vec<Seat>, Vec<Character>) {
    let told = view.grimoire.as_ref().and_then(clocktower::Pages::doing);
    match action {
        Action::Pick(seat) | Action::Nominate(seat) | Action::Exile(seat) => {
            (vec![seat], Vec::new())
        }
        Action::Name(character) => (Vec::new(), vec![character]),
        Action::Say(_) => told.map_or_else(Default::default, |(seat, character)| {
            (vec![seat], vec![character])
        }),
        Action::Hand(tool) => match tool {
            Tool::Become(seat, character) => (vec![seat], vec![character]),
            Tool::Kill(seat)
            | Tool::Revive(seat)
            | Tool::Turn(seat, _)
            | Tool::Drunk(seat)
            | Tool::Poison(seat)
            | Tool::Remind(seat, _)
            | Tool::Clear(seat)
            | Tool::Tell(seat) => (vec![seat], Vec::new()),
            Tool::Win(_) => Default::default(),
        },
        Action::Next
        | Action::Wait
        | Action::Pass
        | Action::Yes
        | Action::No
        | Action::Decline
        | Action::Use(_)
        | Action::Visit
        | Action::ClaimToBe(_)
        | Action::ClaimToKnow(_)
        | Action::Suspect(_)
        | Action::Trust(_)
        | Action::Whisper(_)
        | Action::Welcome(_)
        | Action::SeeOff(_)
        | Action::State(_) => Default::default(),
    }
}
