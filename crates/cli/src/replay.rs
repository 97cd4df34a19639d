//! `hearsay replay`: steps through a record, seen by any pair of eyes.

mod blanc_noir;
mod clocktower;
mod fengsheng;
mod film;
mod viewer;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use games::UnknownGame;
use kernel::{Eye, Position, Seat};
use words::{Locale, Words};

use crate::records::RecordFile;
use crate::trouble::{Done, Trouble};

use film::{Film, Shown};

/// Step through a record, forth and back, from any seat's eye
///
/// On a terminal, the arrow keys step, a seat's letter looks through that seat's eye, and the bottom line tells the other
/// keys. Piped into a file or another program, the whole game is told, one decision after another. With --at, one picture is
/// printed and that is all.
///
/// Whatever eye is chosen, only what it could see then is shown; "all" sees everything.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay replay game.txt
  hearsay replay game.txt --at 17 --eye B
  hearsay replay game.txt --at last --eye public
  hearsay replay game.txt --eye A --language zh-Hans | less")]
pub(crate) struct Options {
    /// A record, as text or binary
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print the picture after this many decisions (0: the deal; `last`: the end) and exit
    #[arg(long, value_name = "N")]
    at: Option<At>,

    /// Whose eye: a seat's letter, `public`, or `all`
    #[arg(long, value_name = "EYE", default_value = "all", value_parser = read_eye)]
    eye: Eye,

    /// The language of what is told: en, zh-Hans or zh-Hant
    #[arg(long, value_name = "TAG", default_value = "en")]
    language: Locale,
}

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Decision(usize),
    Last,
}

impl FromStr for At {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "last" {
            return Ok(Self::Last);
        }
        text.parse()
            .map(Self::Decision)
            .map_err(|_| "a moment is a number of decisions, or \"last\"".to_owned())
    }
}

fn read_eye(text: &str) -> Result<Eye, String> {
    match text {
        "all" => Ok(Eye::All),
        "public" => Ok(Eye::Public),
        seat => seat
            .parse()
            .map(Eye::Seat)
            .map_err(|_| "an eye is a seat's letter, \"public\" or \"all\"".to_owned()),
    }
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let source = RecordFile::read(&self.file)?;
        match games::entry(source.game()?)?.game {
            ::blanc_noir::Table::GAME => self.show::<::blanc_noir::Table>(&source, out),
            ::fengsheng::Table::GAME => self.show::<::fengsheng::Table>(&source, out),
            ::clocktower::Town::GAME => self.show::<::clocktower::Town>(&source, out),
            other => Err(UnknownGame(other.to_owned()).into()),
        }
    }

    fn show<G: Shown>(&self, source: &RecordFile, out: &mut impl Write) -> Done {
        let film = Film::<G>::of(source, Words::load(self.language))?;
        if let Eye::Seat(seat) = self.eye
            && seat.number() >= film.seats()
        {
            let last = Seat::new(film.seats() - 1);
            return Err(Trouble::new(format!(
                "there is no seat {seat} at this table; the last one is {last}"
            )));
        }
        match self.at {
            Some(at) => {
                let at = match at {
                    At::Last => film.len(),
                    At::Decision(at) if at <= film.len() => at,
                    At::Decision(at) => {
                        return Err(Trouble::new(format!(
                            "--at {at}: the game has {} decisions",
                            film.len()
                        )));
                    }
                };
                film.print(at, self.eye, out)?;
            }
            None if io::stdout().is_terminal() && io::stdin().is_terminal() => {
                viewer::view(&film, self.eye)?;
            }
            None => film.tell(self.eye, out)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}
