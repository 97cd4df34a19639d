//! Which game, how many seats, which house rules: the options that several commands share.

use clocktower::{Script, Setup};
use games::{Entry, GAMES, Game};
use kernel::{Notation as _, Position as _};

use crate::trouble::Trouble;

/// The game that is meant where none is named.
const USUAL_GAME: &str = "blanc-noir";

/// A game to be dealt.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct SetupOptions {
    /// Which game, or which edition of one; `hearsay games` lists them [default: blanc-noir]
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,

    /// How many seats
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,

    /// House rules that differ from the defaults, for example `declare_mode=manual,end_tie=playoff`
    #[arg(
        long,
        visible_alias = "rule",
        value_name = "NAME=VALUE,…",
        value_delimiter = ','
    )]
    pub(crate) rules: Vec<String>,

    /// For a game with scripts: the name of one, or a script file
    #[arg(long, value_name = "SCRIPT")]
    pub(crate) script: Option<String>,

    /// Seats and house rules in one, as a record writes them: `seats=3 end_tie=playoff`
    #[arg(long, value_name = "SETUP", conflicts_with_all = ["seats", "rules", "script"])]
    pub(crate) setup: Option<String>,
}

impl SetupOptions {
    /// Which game, or which edition of one.
    pub(crate) fn game(&self) -> &str {
        self.game.as_deref().unwrap_or(USUAL_GAME)
    }

    /// The game's line in the catalogue. Where only the game was named and the setup says which edition, that edition.
    pub(crate) fn entry(&self) -> Result<&'static Entry, Trouble> {
        let entry = games::entry(self.game())?;
        let written = self.written();
        let said = written
            .split_whitespace()
            .rfind(|word| word.starts_with("edition="));
        let meant = said.and_then(|said| {
            let editions = GAMES.iter().filter(|other| other.game == entry.game);
            editions.clone().find(|other| other.edition == said)
        });
        match (said, meant) {
            (Some(_), Some(meant)) if self.game() == entry.game => Ok(meant),
            (Some(said), Some(meant)) if meant.id != entry.id => Err(Trouble::new(format!(
                "--game {} and {said} are two editions; leave one of them out",
                self.game()
            ))),
            _ => Ok(entry),
        }
    }

    /// Whether anything was said about seats or rules.
    pub(crate) fn says_something(&self) -> bool {
        self.seats.is_some()
            || !self.rules.is_empty()
            || self.setup.is_some()
            || self.script.is_some()
    }

    /// The setup or the house rules as a record writes them. A part without an equals sign belongs to the value before
    /// it: `roles=viper,tide` is one rule.
    pub(crate) fn written(&self) -> String {
        if let Some(setup) = &self.setup {
            return setup.clone();
        }
        let mut text = String::new();
        for rule in &self.rules {
            if !text.is_empty() {
                text.push(if rule.contains('=') { ' ' } else { ',' });
            }
            text.push_str(rule.trim());
        }
        text
    }

    /// How many seats were said.
    pub(crate) fn said_seats(&self) -> Option<u8> {
        let setup = self.setup.as_deref().unwrap_or_default();
        let words = setup.split_whitespace();
        let in_setup = words.rev().find_map(|word| word.strip_prefix("seats="));
        self.seats.or_else(|| in_setup?.parse().ok())
    }

    /// A setup for so many as a record writes it: what the edition needs comes first, then what somebody `drew`; what was
    /// said stands. A house rule that the edition has not is refused.
    pub(crate) fn text_for(&self, seats: u8, drew: &str) -> Result<String, Trouble> {
        let entry = self.entry()?;
        let said = self.written();
        for word in said.split_whitespace() {
            let (name, _) = word.split_once('=').unwrap_or((word, ""));
            if !matches!(name, "edition" | "seats") {
                known(entry, name)?;
            }
        }
        let script = self.script_word(entry)?;
        Ok(format!("{}{script} {drew} {said}", entry.setup_for(seats)))
    }

    /// The script as a setup writes it: a base script by its name, any other as its file in one word.
    fn script_word(&self, entry: &Entry) -> Result<String, Trouble> {
        let Some(script) = &self.script else {
            return Ok(String::new());
        };
        if entry.game != clocktower::Town::GAME {
            return Err(Trouble::new(format!(
                "--script {script}: {} is not played with scripts",
                entry.id
            )));
        }
        let script = match Script::named(script) {
            Some(script) => script,
            None => read_script(script)?,
        };
        let written = clocktower::Town::write_setup(&Setup::new(script, 0));
        let word = written.split(' ').next().unwrap_or_default();
        Ok(format!(" {word}"))
    }

    /// The setup with this many seats, unless the options say how many.
    pub(crate) fn read<G: Game>(&self, seats: u8) -> Result<G::Setup, Trouble> {
        let text = self.text_for(self.said_seats().unwrap_or(seats), "")?;
        let setup = G::read_setup(&text).map_err(Trouble::new)?;
        // A setup may be readable and still not be playable: the deal is the judge.
        match G::deal(&setup, kernel::Seed::from_number(0)) {
            Ok(_) => Ok(setup),
            Err(why) => Err(Trouble::new(why.to_string())),
        }
    }
}

/// Reads a script file.
fn read_script(path: &str) -> Result<Script, Trouble> {
    let text = std::fs::read_to_string(path).map_err(|error| {
        Trouble::new(format!(
            "--script {path}: it is none of {}, and no file that can be read: {error}",
            Script::NAMED.join(", ")
        ))
    })?;
    Script::read(&text).map_err(|why| Trouble::new(format!("{path}: {why}")))
}

/// Refuses a house rule that an edition has not. A game without editions refuses by itself, reading the setup.
fn known(entry: &Entry, name: &str) -> Result<(), Trouble> {
    if entry.rules.is_empty() || entry.rules.contains(&name) {
        return Ok(());
    }
    let list = entry.rules.join(", ");
    let others = GAMES.iter().filter(|it| it.game == entry.game);
    let others: Vec<&str> = others
        .filter(|it| it.rules.contains(&name))
        .map(|it| it.id)
        .collect();
    Err(Trouble::new(if others.is_empty() {
        format!(
            "there is no rule \"{name}\"; the rules of {} are {list}",
            entry.id
        )
    } else {
        format!(
            "\"{name}\" is a rule of {}, not of {}, whose rules are {list}",
            others.join(" and "),
            entry.id
        )
    }))
}
