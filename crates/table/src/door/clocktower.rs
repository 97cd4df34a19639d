//! 钟楼谜团 — its messages. Whoever has the storyteller's seat runs the game: a host answers for every player, too.

mod counsel;
mod setup;
mod spots;

use ::clocktower::{Action, Phase, Question, Reason, Setup, Sight, Town, View};
use kernel::{Position as _, Seat, Seats, Seed};
use protocol::clocktower::Sheet;
use protocol::{Choice, Counsel, Line, Prompt, Refusal};
use words::clocktower as words;

use super::Spoken;
use crate::{Desk, Manner, Playable, Question as Asked};

impl Playable for Town {
    /// By day the bots talk and nominate before a person has to say that there is nothing more.
    const PEOPLE_LAST: bool = true;

    fn is_pass(action: Action) -> bool {
        action == Action::Pass
    }

    /// By day the players come before the storyteller, who ends the day when all of them have passed.
    fn order(view: &View, asked: Seats) -> Vec<Seat> {
        let players: Vec<Seat> = asked
            .into_iter()
            .filter(|seat| seat.number() < view.chairs)
            .collect();
        if players.is_empty() {
            asked.into_iter().collect()
        } else {
            players
        }
    }

    /// By day people come to speak though bots are quicker: a bot is called upon before it does something the town has to
    /// listen to, and never has nothing more to do before the host ends the day.
    fn manner(before: &View, action: Action) -> Manner {
        let is_free = before.board.phase == Phase::Day
            && before.pending.is_none()
            && before.board.business.is_none();
        match action {
            Action::Pass if is_free => Manner::Quiet,
            Action::Nominate(_) | Action::Exile(_) | Action::Use(_) if is_free => Manner::Called,
            Action::Pass
            | Action::Nominate(_)
            | Action::Exile(_)
            | Action::Use(_)
            | Action::Next
            | Action::Wait
            | Action::Yes
            | Action::No
            | Action::Decline
            | Action::Visit
            | Action::Pick(_)
            | Action::Name(_)
            | Action::State(_)
            | Action::Say(_)
            | Action::Hand(_)
            | Action::ClaimToBe(_)
            | Action::ClaimToKnow(_)
            | Action::Suspect(_)
            | Action::Trust(_)
            | Action::Whisper(_)
            | Action::Welcome(_)
            | Action::SeeOff(_) => Manner::ByItself,
        }
    }

    fn is_open(before: &View, action: Action) -> bool {
        match before.board.phase {
            Phase::Vote => true,
            Phase::Night { .. } => action == Action::Next,
            Phase::Day if before.pending.is_some() => true,
            Phase::Day => {
                before.board.business.is_none()
                    && !matches!(action, Action::Hand(_) | Action::Pick(_))
            }
            Phase::Setup | Phase::Over { .. } => false,
        }
    }
}

impl Spoken for Town {
    fn read_setup_message(setup: serde_json::Value) -> Result<Setup, Line> {
        setup::read(setup)
    }

    fn check_setup(setup: &Setup) -> Result<(), Line> {
        // Whatever cannot be dealt from one seed cannot be dealt from any.
        match Self::deal(setup, Seed::from_number(0)) {
            Ok(_) => Ok(()),
            Err(why) => Err(setup::sorry_for(&why)),
        }
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.all_chairs().saturating_add(1)
    }

    fn host_of(setup: &Setup) -> Option<Seat> {
        Some(Seat::new(setup.all_chairs()))
    }

    fn sheet(setup: &Setup) -> Option<Sheet> {
        let residents = setup.players.saturating_sub(setup.travellers);
        Some(Sheet::of(&setup.script_dealt(), residents))
    }

    fn named(setup: &Setup, line: Line) -> Line {
        if setup.script.own.is_empty() {
            return line;
        }
        words::named(line, &|id| {
            let mut own = setup.script.own_characters();
            let (_, own) = own.find(|(character, _)| character.to_string() == id)?;
            Some(own.name.as_str())
        })
    }

    fn advice(desk: &Desk<'_, Self>, legal: &[Action]) -> Option<Counsel> {
        counsel::advice(desk, legal)
    }

    fn review(desk: &Desk<'_, Self>) -> Vec<Counsel> {
        counsel::review(desk)
    }

    fn view_message(view: &View) -> protocol::View {
        protocol::View::Clocktower(view.into())
    }

    fn lines(view: &View, sights: &[Sight]) -> Vec<Line> {
        let told = |sight| words::lines(view, sight);
        sights.iter().filter_map(told).collect()
    }

    fn reason(reason: &Reason) -> Line {
        words::reason(reason)
    }

    fn prompt(
        view: &View,
        question: &Asked<Self>,
        why_not: &dyn Fn(Action) -> Option<Reason>,
    ) -> Prompt {
        let legal = question.legal.iter();
        let options: Vec<Choice> = legal.map(|&action| choice(view, action)).collect();
        Prompt {
            moment: question.moment,
            seat: question.seat,
            happened: None,
            question: words::question(view),
            passing: words::passing(view),
            rule: words::rule_page(view).to_owned(),
            refused: refused(view, &question.legal, why_not),
            options,
            pause: None,
        }
    }
}

fn choice(view: &View, action: Action) -> Choice {
    Choice {
        action: spots::notation(action),
        label: words::label(view, action),
        spot: spots::first(action),
        verb: words::verb(view, action),
        then: spots::then(action),
        tags: Town::tags(view, action),
    }
}

/// What lies before whoever is asked and cannot be chosen: players, and a raised hand.
fn refused(
    view: &View,
    legal: &[Action],
    why_not: &dyn Fn(Action) -> Option<Reason>,
) -> Vec<Refusal> {
    let meant: fn(Seat) -> Action = match (view.pending, view.board.phase) {
        (Some(pending), _) if matches!(pending.question, Question::Pick { .. }) => Action::Pick,
        (None, Phase::Day) => Action::Nominate,
        (None, Phase::Vote) => return not_raised(legal, why_not),
        _ => return Vec::new(),
    };
    view.board
        .present
        .into_iter()
        .map(meant)
        .filter(|action| !legal.contains(action))
        .filter_map(|action| refusal(action, why_not))
        .collect()
}

fn not_raised(legal: &[Action], why_not: &dyn Fn(Action) -> Option<Reason>) -> Vec<Refusal> {
    if legal.contains(&Action::Yes) {
        return Vec::new();
    }
    refusal(Action::Yes, why_not).into_iter().collect()
}

fn refusal(action: Action, why_not: &dyn Fn(Action) -> Option<Reason>) -> Option<Refusal> {
    let reason = why_not(action)?;
    Some(Refusal {
        action: spots::notation(action),
        reason: words::reason(&reason),
        spot: spots::first(action),
    })
}
