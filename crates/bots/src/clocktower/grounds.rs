//! 缘故 — why the storyteller does so: a key and its arguments, to be worded by whoever shows it.

use clocktower::{Action, Character, FrameScript, Info, Side, Tag, Tool, Town, View};
use kernel::Seat;

use super::belief::Belief;
use super::lead::Lead;

/// Why the storyteller does so.
#[derive(Clone, PartialEq, Debug)]
pub struct Grounds {
    /// What decided: the key of a sentence.
    pub why: Why,
    /// Who is ahead; nobody if the chances are about even.
    pub ahead: Option<Side>,
    /// So many executions good has left before evil wins.
    pub executions: u8,
    /// What the answer amounts to.
    pub tags: Vec<Tag>,
    /// The players it is about.
    pub seats: Vec<Seat>,
    /// The characters it names.
    pub characters: Vec<Character>,
}

/// What decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Why {
    /// The game simply goes on.
    GoesOn,
    /// The town still talks.
    TownTalks,
    /// It has to be true, and this truth suits the chances as they stand.
    TrueByRule,
    /// It could be false, but the town needs the truth.
    TruthHelps,
    /// It may be false, and a believable falsehood keeps the game open.
    FalseByRight,
    /// Somebody counts as what they are not, because good is ahead.
    Registers,
    /// There is nothing to tell.
    NothingToTell,
    /// Somebody else dies, because good can ill afford this death.
    Bounced,
    /// It takes its course.
    TakesItsCourse,
    /// Somebody is spared, because evil is ahead.
    Spared,
    /// The new Demon is whom it is fairest to play on with.
    FairHeir,
    /// This good player confuses the town without deciding the game.
    FairHerring,
    /// Nobody has it, so the Demon can say to be it.
    SafeBluff,
    /// A character that is played by hand needs nothing now.
    NothingByHand,
    /// The storyteller has done something by hand.
    ByHand,
    /// A Traveller who comes in mid-game helps whoever is behind.
    HelpsBehind,
    /// It makes no difference to the chances.
    NoDifference,
}

impl Why {
    /// Every reason there is.
    pub const ALL: [Self; 17] = [
        Self::GoesOn,
        Self::TownTalks,
        Self::TrueByRule,
        Self::TruthHelps,
        Self::FalseByRight,
        Self::Registers,
        Self::NothingToTell,
        Self::Bounced,
        Self::TakesItsCourse,
        Self::Spared,
        Self::FairHeir,
        Self::FairHerring,
        Self::SafeBluff,
        Self::NothingByHand,
        Self::ByHand,
        Self::HelpsBehind,
        Self::NoDifference,
    ];

    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::GoesOn => "goes-on",
            Self::TownTalks => "town-talks",
            Self::TrueByRule => "true-by-rule",
            Self::TruthHelps => "truth-helps",
            Self::FalseByRight => "false-by-right",
            Self::Registers => "registers",
            Self::NothingToTell => "nothing-to-tell",
            Self::Bounced => "bounced",
            Self::TakesItsCourse => "takes-its-course",
            Self::Spared => "spared",
            Self::FairHeir => "fair-heir",
            Self::FairHerring => "fair-herring",
            Self::SafeBluff => "safe-bluff",
            Self::NothingByHand => "nothing-by-hand",
            Self::ByHand => "by-hand",
            Self::HelpsBehind => "helps-behind",
            Self::NoDifference => "no-difference",
        }
    }
}

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
