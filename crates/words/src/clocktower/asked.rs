//! 提问 — the questions, as sentences to the one who is asked; what declining means; which page explains it.

use clocktower::{Character, FrameScript, Pending, Phase, Question, View};
use kernel::{Eye, Seat};
use protocol::Line;

use super::keys::{role, slot};
use super::say;

/// What is asked.
pub fn question(view: &View) -> Line {
    match &view.pending {
        Some(pending) if pending.to.number() == view.chairs => of_the_storyteller(pending),
        Some(pending) => of_a_player(pending),
        None => by_phase(view),
    }
}

fn by_phase(view: &View) -> Line {
    let day = &view.board.day;
    match view.board.phase {
        Phase::Vote if day.vote.is_exile => say("ct-ask-vote-exile").seat("seat", day.vote.of),
        Phase::Vote => say("ct-ask-vote").seat("seat", day.vote.of),
        Phase::Day if is_storyteller(view) => match day.doomed {
            Some(doomed) => say("ct-ask-day-doomed").seat("seat", doomed),
            None => say("ct-ask-day-storyteller"),
        },
        Phase::Day => say("ct-ask-day"),
        Phase::Night { calls } => match calls_of(view).get(usize::from(calls)) {
            Some(&call) => say("ct-ask-call").term("slot", slot(call)),
            None => say("ct-ask"),
        },
        Phase::Setup | Phase::Over { .. } => say("ct-ask"),
    }
}

fn calls_of(view: &View) -> &[clocktower::Slot] {
    if view.board.night <= 1 {
        &view.first_night
    } else {
        &view.other_nights
    }
}

fn is_storyteller(view: &View) -> bool {
    view.eye == Eye::Seat(Seat::new(view.chairs)) || view.eye == Eye::All
}

/// A question to a player: the character says the rest.
fn of_a_player(pending: &Pending) -> Line {
    let more = !pending.picks.as_slice().is_empty();
    let key = match pending.question {
        Question::Pick { may_decline, .. } => match (may_decline, more) {
            (false, false) => "ct-ask-pick",
            (false, true) => "ct-ask-pick-another",
            (true, false) => "ct-ask-pick-or-none",
            (true, true) => "ct-ask-pick-another-or-none",
        },
        Question::Name { .. } if pending.script == FrameScript::Arrival => "ct-ask-newcomer",
        Question::Name {
            may_decline: false, ..
        } => "ct-ask-name",
        Question::Name {
            may_decline: true, ..
        } => "ct-ask-name-or-none",
        Question::YesNo { .. } if pending.character == Character::HARLOT => "ct-ask-harlot",
        Question::YesNo { .. } if pending.character == Character::JUDGE => {
            // The second question follows upon a yes to the first.
            if pending.step > 1 {
                "ct-ask-judge-how"
            } else {
                "ct-ask-judge"
            }
        }
        Question::YesNo { .. } => "ct-ask-yes-no",
        Question::State { .. } if pending.character == Character::ARTIST => "ct-ask-artist",
        Question::State { .. } => "ct-ask-state",
        Question::Pass | Question::Say | Question::Hand => "ct-ask-talk",
    };
    let line = say(key);
    match pending.question {
        Question::Pass | Question::Say | Question::Hand => line,
        _ if key == "ct-ask-harlot"
            || key.starts_with("ct-ask-judge")
            || key == "ct-ask-artist"
            || key == "ct-ask-newcomer" =>
        {
            line
        }
        _ => line.term("role", role(pending.character)),
    }
}

/// What the storyteller has to decide, character by character: where a question has words of its own.
const OWN_WORDS: &[(Character, Kind)] = &[
    (Character::APPRENTICE, Kind::Name),
    (Character::BARBER, Kind::Pick),
    (Character::BARISTA, Kind::Pick),
    (Character::BARISTA, Kind::YesNo),
    (Character::COURTIER, Kind::Pick),
    (Character::DEVIANT, Kind::YesNo),
    (Character::EVIL_TWIN, Kind::Pick),
    (Character::FANG_GU, Kind::YesNo),
    (Character::FORTUNE_TELLER, Kind::Pick),
    (Character::GAMBLER, Kind::YesNo),
    (Character::GODFATHER, Kind::YesNo),
    (Character::GOSSIP, Kind::Pick),
    (Character::GOSSIP, Kind::YesNo),
    (Character::GRANDMOTHER, Kind::Pick),
    (Character::HARLOT, Kind::YesNo),
    (Character::IMP, Kind::Pick),
    (Character::INNKEEPER, Kind::Pick),
    (Character::KLUTZ, Kind::YesNo),
    (Character::MINSTREL, Kind::YesNo),
    (Character::MOONCHILD, Kind::YesNo),
    (Character::PHILOSOPHER, Kind::Pick),
    (Character::PIT_HAG, Kind::Pick),
    (Character::PROFESSOR, Kind::YesNo),
    (Character::SAILOR, Kind::Pick),
    (Character::SHABALOTH, Kind::Pick),
    (Character::SLAYER, Kind::YesNo),
    (Character::SNAKE_CHARMER, Kind::YesNo),
    (Character::SWEETHEART, Kind::Pick),
    (Character::TINKER, Kind::YesNo),
    (Character::VIGORMORTIS, Kind::Pick),
];

/// Of which kind a question is that the storyteller answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Pick,
    Name,
    YesNo,
}

impl Kind {
    const fn of(question: &Question) -> Option<Self> {
        match question {
            Question::Pick { .. } => Some(Self::Pick),
            Question::Name { .. } => Some(Self::Name),
            Question::YesNo { .. } => Some(Self::YesNo),
            Question::State { .. } | Question::Say | Question::Hand | Question::Pass => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Pick => "pick",
            Self::Name => "name",
            Self::YesNo => "yes-no",
        }
    }
}

fn of_the_storyteller(pending: &Pending) -> Line {
    if let Some(line) = of_the_town(pending) {
        return line;
    }
    let character = pending.character;
    let kind = Kind::of(&pending.question);
    let own = kind.filter(|&kind| OWN_WORDS.contains(&(character, kind)));
    if let Some(kind) = own {
        return say(&format!("ct-decide-{character}-{}", kind.name()));
    }
    match pending.question {
        Question::Say => say("ct-decide-say").term("role", role(character)),
        Question::Hand => say("ct-decide-hand").term("role", role(character)),
        Question::Pick { .. } => say("ct-decide-pick").term("role", role(character)),
        Question::Name { .. } => say("ct-decide-name").term("role", role(character)),
        Question::YesNo { .. } if pending.script == FrameScript::Setup => {
            say("ct-decide-side").term("role", role(character))
        }
        Question::YesNo { .. } => say("ct-decide-yes-no").term("role", role(character)),
        Question::State { .. } | Question::Pass => say("ct-decide-go-on"),
    }
}

/// The town's own business.
fn of_the_town(pending: &Pending) -> Option<Line> {
    let about = |key: &str| say(key).seat("seat", pending.about);
    Some(match (pending.script, &pending.question) {
        (FrameScript::Execution, Question::Pick { .. }) => about("ct-decide-execution"),
        (FrameScript::Nomination, _) if is_second(pending) => about("ct-decide-which-first"),
        (FrameScript::Nomination, _) => about("ct-decide-nomination"),
        (FrameScript::Death, Question::Pick { .. }) => about("ct-decide-another"),
        (FrameScript::Death, _) => about("ct-decide-death"),
        (FrameScript::DemonInfo, Question::Pick { .. }) => say("ct-decide-made-up-minion"),
        (FrameScript::DemonInfo, Question::Name { .. }) => say("ct-decide-bluff"),
        (FrameScript::Visit, _) => say("ct-decide-visit"),
        (FrameScript::Arrival, Question::Pick { .. }) => about("ct-decide-newcomer"),
        (FrameScript::Arrival, _) => say("ct-decide-side").term("role", role(pending.character)),
        _ => return None,
    })
}

/// At a nomination the storyteller may be asked twice: whether the nominator is executed for it, then what comes first.
const fn is_second(pending: &Pending) -> bool {
    pending.step > 1
}

/// What declining means; none if one cannot.
pub fn passing(view: &View) -> Option<Line> {
    let Some(pending) = &view.pending else {
        let is_day = view.board.phase == Phase::Day && !is_storyteller(view);
        return is_day.then(|| say("ct-pass-day"));
    };
    match pending.question {
        Question::Pick {
            may_decline: true, ..
        }
        | Question::Name {
            may_decline: true, ..
        }
        | Question::State { may_decline: true } => Some(say("ct-pass-decline")),
        Question::Hand => Some(say("ct-pass-hand")),
        _ => None,
    }
}

/// The page below `rulebook/` that explains the question, without its ending.
pub fn rule_page(view: &View) -> &'static str {
    match (&view.pending, view.board.phase) {
        (Some(pending), _) => match (pending.script, &pending.question) {
            (FrameScript::Setup, _) => "clocktower/setup",
            (FrameScript::Nomination, _) => "clocktower/day",
            (FrameScript::Execution | FrameScript::Death, _) => "clocktower/execution-and-death",
            (FrameScript::Visit, _) => "clocktower/visits",
            (FrameScript::Arrival, _) => "clocktower/travellers",
            (_, Question::Say) => "clocktower/information",
            (_, Question::Hand) => "clocktower/storyteller",
            (FrameScript::Day | FrameScript::Then, _) => "clocktower/day",
            _ => "clocktower/night",
        },
        (None, Phase::Setup) => "clocktower/setup",
        (None, Phase::Night { .. }) => "clocktower/night",
        (None, Phase::Day) => "clocktower/day",
        (None, Phase::Vote) if view.board.day.vote.is_exile => "clocktower/exile",
        (None, Phase::Vote) => "clocktower/vote",
        (None, Phase::Over { .. }) => "clocktower/end",
    }
}

#[cfg(all(test, feature = "render"))]
pub(super) fn own_words() -> impl Iterator<Item = String> {
    OWN_WORDS
        .iter()
        .map(|(character, kind)| format!("ct-decide-{character}-{}", kind.name()))
}
