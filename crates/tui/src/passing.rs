//! 代过 — windows that are passed for the person, as they wish, and what their own log says about it.

use std::collections::BTreeMap;

use protocol::patience::{Passed, Patience, Until};
use protocol::{Level, Line, ToSitting, View};

use crate::App;

/// How a pass is written.
const PASS: &str = "pass";

/// A person's wishes, and what was passed by them.
#[derive(Default, Debug)]
pub(crate) struct Passing {
    pub(crate) patience: Patience,
    /// The question that is put to the person whatever the wishes say: it was put already, or taken back to.
    held: Option<u32>,
    /// The decisions that were made for the person.
    passed: BTreeMap<u32, Passed>,
}

impl Passing {
    /// Of a person with these wishes.
    pub(crate) fn wished(patience: Patience) -> Self {
        Self {
            patience,
            ..Self::default()
        }
    }

    /// What was held before counts no longer: the table is drawn anew.
    pub(crate) fn forget(&mut self) {
        self.held = None;
        self.patience.stop_waiting();
    }

    /// A line for one's own log about the decision with this number.
    pub(crate) fn note(&self, n: u32) -> Option<Line> {
        let key = match self.passed.get(&n)? {
            Passed::Asking => "tui-passed",
            Passed::Waiting(Until::MyTurn) => "tui-passed-my-turn",
            Passed::Waiting(Until::Intelligence) => "tui-passed-intelligence",
            Passed::Waiting(Until::Chain) => "tui-passed-chain",
        };
        Some(Line::new(key, Level::Everything))
    }
}

impl App {
    /// Passes what the person does not want to be asked, up to the next question for them.
    pub(crate) fn settle(&mut self) {
        while self.overlay.is_none()
            && let Some(moment) = self.prompt().map(|prompt| prompt.moment)
            && self.passing.held != Some(moment)
        {
            match self.verdict() {
                Some(passed) => self.pass(moment, passed),
                None => self.passing.held = Some(moment),
            }
        }
    }

    /// Whether the question on the table is to be passed without asking.
    fn verdict(&mut self) -> Option<Passed> {
        let mut patience = std::mem::take(&mut self.passing.patience);
        let verdict = match (self.prompt(), &self.view) {
            (Some(prompt), Some(View::Fengsheng(view))) => patience.passes(prompt, view),
            _ => None,
        };
        self.passing.patience = patience;
        verdict
    }

    fn pass(&mut self, moment: u32, passed: Passed) {
        self.passing.held = Some(moment);
        self.passing.passed.insert(moment + 1, passed);
        let action = PASS.to_owned();
        self.say(ToSitting::Act {
            moment,
            action,
            seat: None,
        });
    }

    /// Does not want to be asked until something is over, this question included.
    pub(crate) fn wait(&mut self, until: Until) {
        let (Some(prompt), Some(View::Fengsheng(view))) = (self.prompt(), &self.view) else {
            return;
        };
        let moment = prompt.moment;
        let can_pass = prompt.options.iter().any(|choice| choice.action == PASS);
        if prompt.pause.is_none() || !can_pass {
            return;
        }
        let mut patience = self.passing.patience.clone();
        patience.wait(until, prompt, view);
        self.passing.patience = patience;
        self.pass(moment, Passed::Waiting(until));
    }

    /// Takes back to the last decision that the person made themselves.
    pub(crate) fn take_back(&mut self) {
        self.say(ToSitting::Undo);
        while self.notice.is_none() && self.verdict().is_some() {
            self.say(ToSitting::Undo);
        }
        if let Some(moment) = self.prompt().map(|prompt| prompt.moment) {
            self.passing.held = Some(moment);
            self.passing.passed.split_off(&(moment + 1));
        }
    }
}
