//! Which game, how many seats, which house rules: the options that several commands share.

use games::{Entry, Game, UnknownGame};

use crate::trouble::Trouble;

/// A game to be dealt.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct SetupOptions {
    /// Which game, or which edition of one (`hearsay games` lists them)
    #[arg(long, value_name = "GAME", default_value = "blanc-noir")]
    pub(crate) game: String,

    /// How many seats
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,

    /// House rules that differ from the defaults, for example `declare_mode=manual,end_tie=playoff`
    #[arg(long, value_name = "NAME=VALUE,…", value_delimiter = ',')]
    pub(crate) rules: Vec<String>,

    /// Seats and house rules in one, as a record writes them: `seats=3 end_tie=playoff`
    #[arg(long, value_name = "SETUP", conflicts_with_all = ["seats", "rules"])]
    pub(crate) setup: Option<String>,
}

impl SetupOptions {
    /// The game's line in the catalogue.
    pub(crate) fn entry(&self) -> Result<&'static Entry, UnknownGame> {
        games::entry(&self.game)
    }

    /// Whether anything was said about seats or rules.
    pub(crate) fn says_something(&self) -> bool {
        self.seats.is_some() || !self.rules.is_empty() || self.setup.is_some()
    }

    /// The house rules as a record writes them. A part without an equals sign belongs to the value before it:
    /// `roles=viper,tide` is one rule.
    pub(crate) fn written_rules(&self) -> String {
        let mut text = String::new();
        for rule in &self.rules {
            if !text.is_empty() {
                text.push(if rule.contains('=') { ' ' } else { ',' });
            }
            text.push_str(rule.trim());
        }
        text
    }

    /// The setup with this many seats, unless the options say how many. What makes it the edition that was named
    /// comes first.
    pub(crate) fn read<G: Game>(&self, seats: u8) -> Result<G::Setup, Trouble> {
        let said = self.setup.clone().unwrap_or_else(|| {
            format!(
                "seats={} {}",
                self.seats.unwrap_or(seats),
                self.written_rules()
            )
        });
        let edition = self.entry()?.setup;
        let setup = G::read_setup(&format!("{edition} {said}")).map_err(Trouble::new)?;
        // A setup may be readable and still not be playable: the deal is the judge.
        match G::deal(&setup, kernel::Seed::from_number(0)) {
            Ok(_) => Ok(setup),
            Err(why) => Err(Trouble::new(why.to_string())),
        }
    }
}
