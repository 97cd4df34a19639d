//! 风声 — its messages: which answer lies where on the table, what is refused where, and what a
//! client has to know to pass by itself.

mod refused;
mod spots;
mod stops;
#[cfg(test)]
mod tests;

use fengsheng::{
    Action, Ask, Function, Reason, Setup, SetupError, Sight, Table, TurnFlag, View, Way,
};
use kernel::{Position as _, Seat, Seats, Seed};
use protocol::{Choice, Line, Prompt};
use words::fengsheng as words;

use super::{Spoken, misread, sorry};
use crate::{Playable, Question};

impl Playable for Table {
    /// Only the choice of a character is put to several at once, and nobody's depends on another's.
    fn is_pass(action: Action) -> bool {
        matches!(action, Action::Choose(_))
    }

    /// From the player on turn rightwards, as everything is heard in this game.
    fn order(view: &View, asked: Seats) -> Vec<Seat> {
        let seats = view.seats.len() as u8;
        (0..seats)
            .map(|step| view.turn.moved(step, seats))
            .filter(|&seat| asked.has(seat))
            .collect()
    }

    fn is_open(before: &View, action: Action) -> bool {
        match action {
            // Where a card goes from a hand tells whether the others see it; the lines say what they saw.
            Action::Choose(_) | Action::Pick(_) => false,
            Action::Use(_, function) | Action::UseAt(_, function, _) => function != Function::Probe,
            // 杀意 and 黑色之吻 send face down whatever is sent.
            Action::Send(face, _) => {
                let open = Way::of(before.edition, face) == Way::Open;
                let mut holding = before.holding();
                let direct =
                    holding.any(|flag| matches!(flag, TurnFlag::SendsDirect | TurnFlag::Kiss));
                open && !direct
            }
            Action::Pass
            | Action::Skill(_)
            | Action::SkillAt(..)
            | Action::Trigger
            | Action::Take
            | Action::Refuse
            | Action::Draw
            | Action::Discard
            | Action::Say
            | Action::PickFrom(..)
            | Action::Target(_)
            | Action::Name(_) => true,
        }
    }
}

impl Spoken for Table {
    fn read_setup_message(setup: serde_json::Value) -> Result<Setup, Line> {
        misread::read(setup).map_err(|why| sorry::setup(&why))
    }

    fn check_setup(setup: &Setup) -> Result<(), Line> {
        // Whatever cannot be dealt from one seed cannot be dealt from any.
        let Err(why) = Table::deal(setup, Seed::from_number(0)) else {
            return Ok(());
        };
        Err(match why {
            SetupError::Seats(seats, edition) => sorry::line("sorry-setup-players")
                .text("fewest", edition.seats().start().to_string())
                .text("most", edition.seats().end().to_string())
                .text("seats", seats.to_string()),
            SetupError::NoAlternative(seats) => {
                sorry::line("sorry-setup-split").text("seats", seats.to_string())
            }
            SetupError::Foreign(rule, _) => {
                sorry::line("sorry-setup-foreign").term("rule", words::keys::rule(rule))
            }
            SetupError::Mode(mode, seats) => sorry::line("sorry-setup-mode")
                .term("mode", words::keys::mode(mode))
                .text("seats", seats.to_string()),
            SetupError::Offered(offered) => {
                sorry::line("sorry-setup-offered").text("offered", offered.to_string())
            }
            SetupError::FewRoles { roles, needed } => sorry::line("sorry-setup-characters")
                .text("roles", roles.to_string())
                .text("needed", needed.to_string())
                .text("seats", setup.seats.to_string()),
        })
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn view_message(view: &View) -> protocol::View {
        protocol::View::Fengsheng(view.into())
    }

    fn lines(view: &View, sights: &[Sight]) -> Vec<Line> {
        let told = |sight| words::lines(view.edition, sight);
        sights.iter().filter_map(told).collect()
    }

    fn reason(reason: &Reason) -> Line {
        words::reason(reason)
    }

    fn prompt(
        view: &View,
        question: &Question<Self>,
        why_not: &dyn Fn(Action) -> Option<Reason>,
    ) -> Prompt {
        let ask = view.ask;
        let options: Vec<Choice> = question
            .legal
            .iter()
            .map(|&action| choice(view, action))
            .collect();
        let refused = refused::refused(view, question, &options, why_not);
        let in_window = matches!(ask, Ask::Window { .. });
        Prompt {
            moment: question.moment,
            seat: question.seat,
            happened: words::happened(view, ask),
            question: words::question(view, ask),
            passing: words::passing(view, ask),
            rule: words::rule_page(view, ask).to_owned(),
            options,
            refused,
            pause: in_window.then(|| stops::pause(view, question)),
        }
    }
}

fn choice(view: &View, action: Action) -> Choice {
    Choice {
        action: action.to_string(),
        label: words::label(view, action),
        spot: spots::first(view, action),
        verb: words::verb(view, action),
        then: spots::then(action),
        tags: Vec::new(),
    }
}
