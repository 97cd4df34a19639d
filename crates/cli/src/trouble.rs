//! What went wrong, as a sentence for the person at the terminal, and the exit code that goes with it.
#![allow(
    clippy::print_stderr,
    reason = "standard error is where a person at a terminal looks for it"
)]

use std::io;
use std::process::ExitCode;

/// Bad input: nothing was done.
pub(crate) const BAD_INPUT: u8 = 2;

/// The input was fine, but a scenario of the rulebook did not come true.
pub(crate) const SCENARIO_FAILED: u8 = 1;

/// How a command ended.
pub(crate) type Done = Result<ExitCode, Trouble>;

/// Why a command could not do what it was asked to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// A sentence: what, where, what to do.
    Sentence(String),
    /// Nobody reads the output any more (`hearsay … | head`).
    NobodyReads,
}

impl Trouble {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self::Sentence(sentence.into())
    }

    /// There is no bot of this name for the game.
    pub(crate) fn unknown_bot<G: bots::Roster>(name: &str) -> Self {
        Self::Sentence(format!(
            "there is no bot \"{name}\" for {}; the bots are: {}",
            G::GAME,
            G::BOTS.join(", ")
        ))
    }

    /// Tells the person and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Sentence(sentence) => {
                eprintln!("hearsay: {}", harmless(&sentence));
                ExitCode::from(BAD_INPUT)
            }
            Self::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// The text without what could upset a terminal: it may quote a file from anywhere.
pub(crate) fn harmless(sentence: &str) -> String {
    let upsets = |letter: char| letter.is_control() && letter != '\n';
    sentence.replace(upsets, "\u{fffd}")
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Sentence(format!("the output could not be written: {error}")),
        }
    }
}

impl From<games::UnknownGame> for Trouble {
    fn from(unknown: games::UnknownGame) -> Self {
        Self::Sentence(unknown.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_says_cannot_upset_the_terminal() {
        assert_eq!(
            harmless("a \x1b[31m line\nand more"),
            "a \u{fffd}[31m line\nand more"
        );
    }
}
