//! `hearsay play`: a game against bots, in the terminal.

mod kept;
mod save;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use bots::Roster as _;
use games::{Entry, Game, UnknownGame};
use kernel::Seed;
use protocol::{Level, SeatPlan, ToSitting};
use serde::Serialize;
use tui::{App, Left, Opening, Pace, Play};
use words::{Locale, Words};

use crate::setup::SetupOptions;
use crate::trouble::{Done, Trouble};

use kept::{State, read_record, state_of, whole_lines};
use save::SaveFile;

/// Play a game against bots in the terminal
///
/// Everything is done with keys, and the key ? explains them. Cards are picked with letters; Enter plays the one that is
/// selected, and for a card that cannot be played the table says why. Other answers stand behind digits. The screen needs
/// 80 columns and 24 rows (60 by 20 at the least).
///
/// Every decision is written to a file before it counts, so a game that was left or killed can be gone on with: the next
/// `hearsay play` offers it. The file is a record like any other; `hearsay replay` and `hearsay verify` read it.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay play
  hearsay play --seats 5 --bots heuristic,random --name Ann
  hearsay play --game fengsheng/standard-2010 --seats 6
  hearsay play --game fengsheng/qianzhi --seats 6 --rules mode=teams
  hearsay play --game clocktower --script sects-and-violets --seats 9
  hearsay play --game clocktower --host --players Ann,Ben,Cleo,Dan,Eve,Finn,Gus
  hearsay play --rules declare_mode=manual,end_tie=playoff --step
  hearsay play --resume game.txt

Environment:
  LC_ALL, LC_MESSAGES, LANG   the language, unless --language says one
  NO_COLOR                    no colours, if it is set
  XDG_STATE_HOME              where the game and your settings are kept (default: ~/.local/state)")]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,

    /// The bots at the other seats, in order; the last ones are repeated
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,

    /// What the game is dealt from: a number, or 64 hexadecimal digits [default: a new one]
    #[arg(long, value_name = "SEED", value_parser = read_seed)]
    seed: Option<Seed>,

    /// What the table calls you
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// The language: zh-Hans, zh-Hant or en [default: the system's]
    #[arg(long, visible_alias = "lang", value_name = "TAG")]
    language: Option<Locale>,

    /// For a game that somebody runs: be the storyteller for people around one table and enter what they do. Bots that are
    /// named take the first seats
    #[arg(long)]
    host: bool,

    /// For a game that you run: what the players are called, in order
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', requires = "host")]
    players: Vec<String>,

    /// How long each move of the others stays, in milliseconds; 0 shows them all at once
    #[arg(long, value_name = "MS", default_value_t = 600)]
    delay: u64,

    /// Wait for a key before each move of the others
    #[arg(long, conflicts_with = "delay")]
    step: bool,

    /// How much the log tells
    #[arg(long, value_name = "LEVEL", default_value = "moves", value_parser = read_level)]
    log: Level,

    /// Go on with a recorded game; without FILE, with the last one that was played
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[expect(clippy::option_option, reason = "the option may stand alone")]
    resume: Option<Option<PathBuf>>,

    /// Keep the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

fn read_seed(text: &str) -> Result<Seed, String> {
    text.parse::<u64>()
        .map(Seed::from_number)
        .or_else(|_| text.parse())
        .map_err(|_| "a seed is a number or 64 hexadecimal digits".to_owned())
}

fn read_level(text: &str) -> Result<Level, String> {
    match text {
        "story" => Ok(Level::Story),
        "moves" => Ok(Level::Moves),
        "everything" => Ok(Level::Everything),
        _ => Err("a level is story, moves or everything".to_owned()),
    }
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let entry = self.setup.entry()?;
        let words = Words::load(self.language.unwrap_or_else(Locale::of_the_system));
        let start = match entry.game {
            "blanc-noir" => self.start::<blanc_noir::Table>(entry, &words)?,
            "fengsheng" => self.start::<fengsheng::Table>(entry, &words)?,
            "clocktower" => self.start_clocktower(entry, &words)?,
            other => return Err(UnknownGame(other.to_owned()).into()),
        };
        if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
            return Err(Trouble::new(
                "play needs a terminal; for games without a person there is \"hearsay sim\"",
            ));
        }
        let mut notice = None;
        let (opening, save) = self.opening(start.clone(), &words, &mut notice)?;
        let (left, place) = {
            let mut app = App::new(Play {
                words: Words::load(words.locale()),
                opening,
                pace: if self.step {
                    Pace::Step
                } else {
                    Pace::Every(Duration::from_millis(self.delay))
                },
                level: self.log,
                colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
                keep: Box::new(save),
                wishes: save::wishes(),
                another: Box::new(move || with_new_seed(start.clone())),
                notice,
            })
            .map_err(Trouble::new)?;
            (tui::run(&mut app)?, app.place())
        };
        if left == Left::Unfinished {
            let values = [("path", place.as_str().into())];
            writeln!(out, "{}", words.text_with("tui-left-unfinished", &values))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The message that starts a new game.
    fn start<G: Game<Setup: Serialize>>(
        &self,
        entry: &Entry,
        words: &Words,
    ) -> Result<ToSitting, Trouble> {
        if self.host {
            return Err(Trouble::new(format!(
                "--host: nobody runs a game of {}",
                entry.id
            )));
        }
        let setup = self.setup.read::<G>(entry.usual_seats)?;
        if let Some(unknown) = self
            .bots
            .iter()
            .find(|bot| !G::BOTS.contains(&bot.as_str()))
        {
            return Err(Trouble::unknown_bot::<G>(unknown));
        }
        let dealt = G::deal(&setup, Seed::from_number(0));
        let others = dealt.map_or(0, |table| usize::from(table.seats()) - 1);
        if self.bots.len() > others {
            return Err(Trouble::new(format!(
                "--bots names {} bots, but only {others} seats are not yours",
                self.bots.len()
            )));
        }
        let strongest = G::BOTS.last().copied().unwrap_or("random");
        let named = self.bots.last().map_or(strongest, String::as_str);
        let bots = (0..others).map(|at| self.bots.get(at).map_or(named, String::as_str));
        let mut plan = vec![SeatPlan::You {
            name: self.name.clone().unwrap_or_else(|| words.text("you-name")),
        }];
        plan.extend(bots.enumerate().map(|(at, bot)| SeatPlan::Bot {
            bot: bot.to_owned(),
            name: words.text(&format!("bot-name-{}", at + 1)),
        }));
        let start = ToSitting::Start {
            game: entry.id.to_owned(),
            setup: serde_json::to_value(&setup).map_err(io::Error::from)?,
            plan,
            seed: self.seed.map(Seed::to_hex),
        };
        Ok(match self.seed {
            Some(_) => start,
            None => with_new_seed(start),
        })
    }

    /// The message that starts a new game of Clocktower: alone among bots, or as the host of a table.
    fn start_clocktower(&self, entry: &Entry, words: &Words) -> Result<ToSitting, Trouble> {
        let named = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let usual = if named > 0 { named } else { entry.usual_seats };
        let mut setup = self.setup.read::<clocktower::Town>(usual)?;
        let says = self.setup.written().contains("talk=");
        setup.rules.talk = if says { setup.rules.talk } else { !self.host };
        let strongest = clocktower::Town::BOTS.last().copied().unwrap_or("random");
        let last = self.bots.last().map_or(strongest, String::as_str);
        if self.host && !self.setup.written().contains("chairs=") {
            setup.chairs = setup.chairs_that_fit();
        }
        let chairs = usize::from(setup.all_chairs());
        let plan = (0..=chairs).map(|seat| {
            let is_mine = if self.host {
                seat >= self.bots.len()
            } else {
                seat == 0
            };
            let name = self.name_at(seat, chairs, words);
            // Alone, the first bot named sits at the second seat.
            let at = if self.host {
                seat
            } else {
                seat.saturating_sub(1)
            };
            if is_mine {
                SeatPlan::You { name }
            } else {
                SeatPlan::Bot {
                    bot: self.bots.get(at).map_or(last, String::as_str).to_owned(),
                    name,
                }
            }
        });
        let start = ToSitting::Start {
            game: entry.id.to_owned(),
            plan: plan.collect(),
            setup: serde_json::to_value(&setup).map_err(io::Error::from)?,
            seed: self.seed.map(Seed::to_hex),
        };
        Ok(match self.seed {
            Some(_) => start,
            None => with_new_seed(start),
        })
    }

    /// What the table calls somebody.
    fn name_at(&self, seat: usize, chairs: usize, words: &Words) -> String {
        if seat == chairs {
            return words.text("ct-storyteller");
        }
        if self.host {
            let letter = || kernel::Seat::new(seat as u8).to_string();
            return self.players.get(seat).cloned().unwrap_or_else(letter);
        }
        if seat == 0 {
            return self.name.clone().unwrap_or_else(|| words.text("you-name"));
        }
        let key = format!("bot-name-{seat}");
        if words.has(&key) {
            words.text(&key)
        } else {
            kernel::Seat::new(seat as u8).to_string()
        }
    }

    /// A new game, a recorded one, or the choice between both; and where it is kept.
    fn opening(
        &self,
        start: ToSitting,
        words: &Words,
        notice: &mut Option<String>,
    ) -> Result<(Opening, SaveFile), Trouble> {
        let game = self.setup.entry()?.game;
        let usual = || (self.save.clone()).map_or_else(|| save::usual_path(game), Ok);
        // Who names no game is offered the one played last, whatever it was.
        let last = || match (&self.save, &self.setup.game) {
            (Some(file), _) => Ok(file.clone()),
            (None, Some(_)) => save::usual_path(game),
            (None, None) => save::newest_path(game),
        };
        if let Some(file) = &self.resume {
            let from = file.clone().map_or_else(last, Ok)?;
            let (record, torn, is_text) = read_record(&from)?;
            if torn {
                *notice = Some(words.text("tui-torn"));
            }
            let to = match &self.save {
                Some(to) => to.clone(),
                None if is_text => from,
                None => usual()?,
            };
            return Ok((Opening::Resume(record), SaveFile::new(to)?));
        }
        let mut save = SaveFile::new(last()?)?.with_next(usual()?);
        let opening = match save.found()? {
            None => Opening::New(start),
            Some(text) => match state_of(whole_lines(&text)) {
                State::Unfinished => Opening::Offer(whole_lines(&text).to_owned(), start),
                State::Finished => Opening::New(start),
                State::Unreadable => {
                    let aside = save.put_aside("unreadable")?.display().to_string();
                    let values = [("path", aside.as_str().into())];
                    *notice = Some(words.text_with("tui-put-aside", &values));
                    Opening::New(start)
                }
            },
        };
        Ok((opening, save))
    }
}

/// The same start from chance that nobody knows.
fn with_new_seed(start: ToSitting) -> ToSitting {
    let mut bytes = [0; 32];
    // Where the system has no randomness to give, the door refuses a start without a seed with a sentence.
    let seed = getrandom::fill(&mut bytes)
        .is_ok()
        .then(|| Seed(bytes).to_hex());
    match start {
        ToSitting::Start {
            game, setup, plan, ..
        } => ToSitting::Start {
            game,
            setup,
            plan,
            seed,
        },
        other => other,
    }
}
