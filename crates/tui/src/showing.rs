//! 播放 — the others' moves, shown one after another at the chosen pace.

use std::time::Duration;

use protocol::clocktower::Sees;
use protocol::{Level, Moment, View};

use crate::{App, Pace};

impl App {
    /// Draws the last of the moments at once: after a start, a resume or taking back.
    pub(crate) fn jump(&mut self, moments: Vec<Moment>) {
        self.queue.clear();
        self.passing.forget();
        if moments.first().is_some_and(|moment| moment.n == 0) {
            self.log.clear();
        }
        for moment in moments {
            self.show(moment);
        }
        self.sheet_seen = self.sheet().map_or(0, |sheet| sheet.round);
    }

    /// What one did oneself needs no pause, and what only the fullest log tells; with no pace at all, nothing does.
    pub(crate) fn show_own(&mut self) {
        self.waited = Duration::ZERO;
        while !self.sheet_is_open()
            && let Some(next) = self.queue.front()
            && (next.by == Some(self.seat)
                || self.hosts()
                || is_quiet(next)
                || self.pace == Pace::Every(Duration::ZERO))
        {
            self.advance();
        }
    }

    /// Whether the person runs the game, and enters what happens.
    fn hosts(&self) -> bool {
        matches!(&self.view, Some(View::Clocktower(view)) if matches!(view.sees, Sees::Storyteller(_)))
    }

    /// Shows one more moment.
    pub(crate) fn advance(&mut self) {
        self.waited = Duration::ZERO;
        if let Some(moment) = self.queue.pop_front() {
            self.show(moment);
        }
    }

    /// Shows everything up to the person's own question, or to the end of the round.
    pub(crate) fn skip(&mut self) {
        while !self.queue.is_empty() && !self.sheet_is_open() {
            self.advance();
        }
    }

    fn show(&mut self, moment: Moment) {
        self.log.add(&moment, self.passing.note(moment.n));
        self.latest = moment.n;
        self.view = Some(moment.view);
        if self.sheet().is_none() {
            self.sheet_seen = 0;
        }
    }

    /// Puts the round's counting away and goes on.
    pub(crate) fn close_sheet(&mut self) {
        self.sheet_seen = self.sheet().map_or(0, |sheet| sheet.round);
        self.show_own();
    }

    /// Lets time pass: the next moment comes when it is due. Whether it came.
    pub fn tick(&mut self, passed: Duration) -> bool {
        let Pace::Every(pause) = self.pace else {
            return false;
        };
        if self.queue.is_empty() || self.sheet_is_open() || self.overlay.is_some() {
            return false;
        }
        self.waited += passed;
        let due = self.waited >= pause;
        if due {
            self.advance();
            self.show_own();
            self.settle();
        }
        due
    }
}

/// Whether a moment is only for those who want to read everything.
fn is_quiet(moment: &Moment) -> bool {
    moment
        .lines
        .iter()
        .all(|line| line.level == Level::Everything)
}
