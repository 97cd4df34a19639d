//! 记录 — what happened, as lines at three levels.

use protocol::{Level, Line, Moment};

/// One moment in the log.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) n: u32,
    pub(crate) lines: Vec<Line>,
}

/// Everything that happened, oldest first.
#[derive(Default, Debug)]
pub(crate) struct Log {
    entries: Vec<Entry>,
    /// How much of it is shown.
    pub(crate) level: Option<Level>,
}

impl Log {
    /// Adds a moment. A number that comes again replaces what was known from there on, as after taking back.
    /// `note` is for this person's own log only.
    pub(crate) fn add(&mut self, moment: &Moment, note: Option<Line>) {
        self.entries.retain(|entry| entry.n < moment.n);
        self.entries.push(Entry {
            n: moment.n,
            lines: moment.lines.iter().cloned().chain(note).collect(),
        });
    }

    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }

    /// How much is shown; moves unless somebody chose.
    pub(crate) fn shown(&self) -> Level {
        self.level.unwrap_or(Level::Moves)
    }

    /// The next level, after the last the first.
    pub(crate) fn cycle(&mut self) {
        self.level = Some(match self.shown() {
            Level::Story => Level::Moves,
            Level::Moves => Level::Everything,
            Level::Everything => Level::Story,
        });
    }

    /// What players were told in Clocktower, at whatever level, oldest first.
    pub(crate) fn told(&self) -> impl DoubleEndedIterator<Item = &Line> {
        let lines = self.entries.iter().flat_map(|entry| &entry.lines);
        lines.filter(|line| line.key == "ct-told")
    }

    /// The lines that are shown, oldest first, each with its moment.
    pub(crate) fn lines(&self) -> impl DoubleEndedIterator<Item = (&Entry, &Line)> {
        let level = self.shown();
        self.entries.iter().flat_map(move |entry| {
            entry
                .lines
                .iter()
                .filter(move |line| line.level <= level)
                .map(move |line| (entry, line))
        })
    }
}
