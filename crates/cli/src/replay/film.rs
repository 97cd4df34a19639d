//! Every position of a recorded game, and how one is put into words for an eye.

use std::io::Write;

use games::Game;
use kernel::{Eye, Seat};
use protocol::Line;
use words::Words;

use crate::records::RecordFile;
use crate::trouble::Trouble;

/// A game whose views can be drawn and whose sights can be told.
pub(super) trait Shown: Game {
    /// The view in lines of at most 80 cells; cards in notation.
    fn picture(view: &Self::View, names: &[String]) -> Vec<String>;

    /// A sight as a line of the log; the view is the same eye's.
    fn told(view: &Self::View, sight: &Self::Sight) -> Option<Line>;
}

/// How wide a line may be.
const WIDTH: usize = 80;

/// What there is of something, in as many lines as it takes.
pub(super) fn listed(before: &str, indent: usize, items: &[impl ToString]) -> Vec<String> {
    wrapped(&format!("{before}{}", spaced(items)), indent)
}

pub(super) fn spaced(items: &[impl ToString]) -> String {
    items
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Breaks a line at spaces; later lines begin with `indent` spaces.
pub(super) fn wrapped(line: &str, indent: usize) -> Vec<String> {
    rulebook::layout::wrap(line, WIDTH, "", &" ".repeat(indent))
}

/// A game, played again.
pub(super) struct Film<G: Game> {
    setup: String,
    /// What each player is called: the record's notes that bear a seat's letter.
    names: Vec<String>,
    decisions: Vec<(Seat, G::Action)>,
    /// The deal and the position after each decision, with the events that led there.
    frames: Vec<(G, Vec<G::Event>)>,
    words: Words,
}

impl<G: Shown> Film<G> {
    pub(super) fn of(file: &RecordFile, words: Words) -> Result<Self, Trouble> {
        let record = file.record::<G>()?;
        let mut frames = Vec::with_capacity(record.decisions.len() + 1);
        record
            .replay_with(usize::MAX, |position: &G, events| {
                frames.push((position.clone(), events));
            })
            .map_err(|error| file.at_decision(&error))?;
        let seats = frames.first().map_or(0, |(deal, _)| deal.seats());
        let names = Seat::all(seats).map(|seat| {
            let letter = seat.to_string();
            match record.note(&letter).map(readable) {
                Some(name) if !name.is_empty() && name != letter => format!("{letter} ({name})"),
                _ => letter,
            }
        });
        Ok(Self {
            setup: G::write_setup(&record.setup),
            names: names.collect(),
            decisions: record.decisions,
            frames,
            words,
        })
    }

    /// How many decisions there are.
    pub(super) fn len(&self) -> usize {
        self.decisions.len()
    }

    pub(super) fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    /// Which moment it is, and who is looking.
    pub(super) fn title(&self, at: usize, eye: Eye) -> String {
        let moment = match at {
            0 => "the deal".to_owned(),
            _ => format!("decision {at}"),
        };
        let eye = match eye {
            Eye::Seat(seat) => format!("seen by {}", self.names[seat.index()]),
            Eye::Public => "seen by the public".to_owned(),
            Eye::All => "everything seen".to_owned(),
        };
        format!(
            "{} ({}) · {moment} of {} · {eye}",
            G::GAME,
            self.setup,
            self.len()
        )
    }

    /// The position as the eye sees it.
    pub(super) fn picture(&self, at: usize, eye: Eye) -> Vec<String> {
        G::picture(&self.frames[at].0.view(eye), &self.names)
    }

    /// What happened at this decision, as the eye saw it.
    pub(super) fn happened(&self, at: usize, eye: Eye) -> Vec<String> {
        let decided = at
            .checked_sub(1)
            .map(|before| self.decisions[before])
            // An answer may name what only whoever gave it can see.
            .filter(|&(seat, _)| eye == Eye::All || eye == Eye::Seat(seat))
            .map(|(seat, action)| format!("{seat} {}", G::write_action(action)));
        let view = self.frames[at].0.view(eye);
        let told = self.frames[at]
            .1
            .iter()
            .filter_map(|event| G::sight(event, eye))
            .filter_map(|sight| G::told(&view, &sight))
            .map(|line| self.words.line(&line, &self.names));
        decided.into_iter().chain(told).collect()
    }

    /// One picture, for a file or a pipe.
    pub(super) fn print(&self, at: usize, eye: Eye, out: &mut impl Write) -> Result<(), Trouble> {
        writeln!(out, "{}\n", self.title(at, eye))?;
        for line in self.picture(at, eye) {
            writeln!(out, "{line}")?;
        }
        let happened = self.happened(at, eye);
        if !happened.is_empty() {
            writeln!(out)?;
        }
        for line in happened {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// The whole game, told from the deal to the last position.
    pub(super) fn tell(&self, eye: Eye, out: &mut impl Write) -> Result<(), Trouble> {
        self.print(0, eye, out)?;
        writeln!(out)?;
        let width = self.len().to_string().len();
        for at in 1..=self.len() {
            for (place, line) in self.happened(at, eye).into_iter().enumerate() {
                if place == 0 {
                    writeln!(out, "{at:width$}  {line}")?;
                } else {
                    writeln!(out, "{:width$}  {line}", "")?;
                }
            }
        }
        writeln!(out)?;
        for line in self.picture(self.len(), eye) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

/// A name from a record: `#` and `%` were written as `%23` and `%25`, and whatever could upset a terminal is left out.
fn readable(name: &str) -> String {
    name.replace("%23", "#")
        .replace("%25", "%")
        .chars()
        .filter(|letter| !letter.is_control())
        .collect()
}
