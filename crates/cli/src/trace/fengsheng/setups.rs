//! Which seats, house rules and characters the games of a trace have.

use fengsheng::{Edition, Setup, Table};
use kernel::{Notation, Position, Rng, Seed};

use crate::seeds::{Purpose, seed};
use crate::setup::SetupOptions;
use crate::trouble::Trouble;

/// What the options say about the setups; where they are silent, setups vary.
pub(super) struct Said<'a> {
    options: &'a SetupOptions,
    edition: Edition,
    /// The sizes of table that are dealt in turn.
    sizes: Vec<u8>,
}

impl<'a> Said<'a> {
    /// Reads the options, and tries which tables can be dealt with them.
    pub(super) fn of(options: &'a SetupOptions) -> Result<Self, Trouble> {
        let entry = options.entry()?;
        let read = |size: u8| -> Result<Setup, Trouble> {
            Table::read_setup(&options.text_for(size, "")?).map_err(Trouble::new)
        };
        let seats = options.said_seats();
        let edition = read(seats.unwrap_or(entry.usual_seats))?.edition;
        let mut sizes = Vec::new();
        let mut first_trouble = None;
        for size in seats.map_or(edition.seats(), |seats| seats..=seats) {
            match Table::deal(&read(size)?, Seed::from_number(0)) {
                Ok(_) => sizes.push(size),
                // Few characters are enough for small tables only, and a mode is for some sizes.
                Err(why) => {
                    first_trouble.get_or_insert(why);
                }
            }
        }
        match first_trouble {
            Some(why) if sizes.is_empty() => Err(Trouble::new(why.to_string())),
            _ => Ok(Self {
                options,
                edition,
                sizes,
            }),
        }
    }

    /// The setup of game number `game`: the sizes in turn; every second lap of them has switches drawn at random. Whatever
    /// the options say stands.
    pub(super) fn setup(&self, number: u64, game: u64) -> Result<Setup, Trouble> {
        let sizes = self.sizes.len() as u64;
        let seats = self.sizes[(game % sizes) as usize];
        let mut drawn = String::new();
        if (game / sizes) % 2 == 1 {
            let mut rng = Rng::new(seed(number, Purpose::Setup, game, 0));
            for (name, value) in varied(self.edition, seats) {
                if rng.below(2) == 0 {
                    drawn += &format!("{name}={value} ");
                }
            }
        }
        let read = |drew: &str| -> Result<Setup, Trouble> {
            let text = self.options.text_for(seats, drew)?;
            Table::read_setup(&text).map_err(Trouble::new)
        };
        // A mode may need more characters than the options leave.
        let setup = read(&drawn)?;
        match Table::deal(&setup, Seed::from_number(0)) {
            Ok(_) => Ok(setup),
            Err(_) => read(""),
        }
    }
}

/// The switches that are drawn for so many players, each with its other value; of two modes the later one stands.
fn varied(edition: Edition, seats: u8) -> impl Iterator<Item = (&'static str, &'static str)> {
    let (switches, splits): (&[_], &[u8]) = match edition {
        Edition::Standard2010 => (&[("lure_self", "false")], &[4, 6, 7]),
        Edition::Blacklist => (
            &[
                ("lure_self", "true"),
                ("interceptor_may_refuse", "false"),
                ("laps", "false"),
            ],
            &[4],
        ),
        Edition::Qianzhi => (&[("lure_self", "true"), ("second_play_phase", "true")], &[]),
    };
    let modes: &[&str] = match (edition, seats) {
        (Edition::Qianzhi, 4) => &["novice"],
        (Edition::Qianzhi, 5) => &["free"],
        (Edition::Qianzhi, 6) => &["teams", "bystanders"],
        _ => &[],
    };
    let split = splits.contains(&seats).then_some(("split", "alternative"));
    let modes = modes.iter().map(|&mode| ("mode", mode));
    let switches = switches
        .iter()
        .copied()
        .chain([("last_side_wins", "false")]);
    split.into_iter().chain(switches).chain(modes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(rules: &[&str]) -> SetupOptions {
        SetupOptions {
            game: Some(Table::GAME.to_owned()),
            seats: None,
            rules: rules.iter().map(|&rule| rule.to_owned()).collect(),
            setup: None,
            script: None,
        }
    }

    #[test]
    fn setups_cover_all_table_sizes_with_and_without_house_rules() {
        let options = options(&["roles=none"]);
        let Ok(said) = Said::of(&options) else {
            panic!("these options are right")
        };
        let setups: Vec<Setup> = (0..14).map_while(|game| said.setup(7, game).ok()).collect();
        let seats: Vec<u8> = setups.iter().map(|setup| setup.seats).collect();
        assert_eq!(seats, [3, 4, 5, 6, 7, 8, 9, 3, 4, 5, 6, 7, 8, 9]);
        let plain = |setup: &Setup| setup.rules.lure_self && setup.rules.last_side_wins;
        assert!(setups[..7].iter().all(plain));
        assert!(!setups[7..].iter().all(plain));
        assert!(
            setups
                .iter()
                .all(|setup| Table::write_setup(setup).contains("roles=none"))
        );
    }

    #[test]
    fn the_later_editions_are_played_in_every_size_and_mode() {
        let mut options = options(&[]);
        options.game = Some("fengsheng/qianzhi".to_owned());
        let Ok(said) = Said::of(&options) else {
            panic!("these options are right")
        };
        let setups: Vec<Setup> = (0..140)
            .filter_map(|game| said.setup(7, game).ok())
            .collect();
        assert_eq!(setups.len(), 140);
        for mode in fengsheng::Mode::ALL {
            assert!(
                setups.iter().any(|setup| setup.rules.mode == mode),
                "{mode:?}"
            );
        }
        assert!(setups.iter().all(|setup| setup.split().is_some()));
    }

    /// What is said stands, whatever would be drawn.
    #[test]
    fn a_mode_that_is_said_is_played_always() {
        let mut options = options(&["mode=bystanders"]);
        options.game = Some("fengsheng/qianzhi".to_owned());
        let Ok(said) = Said::of(&options) else {
            panic!("these options are right")
        };
        for game in 0..10 {
            let setup = said.setup(7, game).ok();
            let played = setup.map(|setup| (setup.seats, setup.rules.mode));
            assert_eq!(played, Some((6, fengsheng::Mode::Bystanders)));
        }
    }

    /// On the command line a list of characters is cut at its commas.
    #[test]
    fn a_list_of_characters_is_one_rule() {
        let rules = [
            "roles=viper",
            "tide",
            "blade",
            "old-ghost",
            "mr-yi",
            "beret",
        ];
        let mut options = options(&rules);
        options.seats = Some(3);
        let setup = Said::of(&options).ok().and_then(|it| it.setup(7, 0).ok());
        let text = Table::write_setup(&setup.unwrap());
        assert!(
            text.contains("roles=old-ghost,blade,beret,viper,tide,mr-yi"),
            "{text}"
        );
        options.seats = None;
        assert!(Said::of(&options).is_ok_and(|said| said.sizes == [3]));
        options.seats = Some(4);
        assert!(Said::of(&options).is_err());
    }
}
