//! 缘故 — why the storyteller does something, and when it was.

use clocktower::{Grounds, Phase, Side, View, Why};
use protocol::Line;

use super::keys::role;
use super::say;

/// Why the storyteller does something: what decided, and how the chances stand where they had a part in it.
pub fn grounds(grounds: &Grounds) -> Vec<Line> {
    let mut lines = vec![decided(grounds)];
    if rests_on_the_chances(grounds.why) {
        lines.push(chances(grounds));
    }
    lines
}

/// At which time of the game something was decided.
pub fn when(view: &View) -> Line {
    match view.board.phase {
        Phase::Setup => say("ct-why-when-setup"),
        Phase::Night { .. } => say("ct-why-when-night").number("n", view.board.night),
        Phase::Day | Phase::Vote | Phase::Over { .. } => {
            say("ct-why-when-day").number("n", view.board.night)
        }
    }
}

fn decided(grounds: &Grounds) -> Line {
    let line = say(&format!("ct-why-{}", grounds.why.key()));
    match grounds.why {
        Why::TrueByRule | Why::TruthHelps | Why::FalseByRight | Why::Registers => {
            line.line("who", whoever_is_told(grounds))
        }
        Why::FairHeir | Why::FairHerring => {
            let seats = grounds.seats.iter();
            seats.fold(line, |line, &seat| line.seat("seat", seat))
        }
        Why::SafeBluff => {
            let characters = grounds.characters.iter();
            characters.fold(line, |line, &it| line.term("role", role(it)))
        }
        _ => line,
    }
}

fn whoever_is_told(grounds: &Grounds) -> Line {
    match (grounds.seats.first(), grounds.characters.first()) {
        (Some(&seat), Some(&character)) => say("ct-why-who")
            .seat("seat", seat)
            .term("role", role(character)),
        _ => say("ct-why-whoever"),
    }
}

/// Whether it would be decided otherwise if the other side were ahead.
const fn rests_on_the_chances(why: Why) -> bool {
    matches!(
        why,
        Why::TrueByRule
            | Why::TruthHelps
            | Why::FalseByRight
            | Why::Registers
            | Why::Bounced
            | Why::TakesItsCourse
            | Why::Spared
            | Why::FairHeir
            | Why::FairHerring
            | Why::HelpsBehind
    )
}

fn chances(grounds: &Grounds) -> Line {
    say(match grounds.ahead {
        Some(Side::Good) => "ct-why-chances-good",
        Some(Side::Evil) => "ct-why-chances-evil",
        None => "ct-why-chances-even",
    })
    .number("n", grounds.executions)
}
