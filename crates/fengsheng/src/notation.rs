//! 记法 — setups as one line of text: `edition=standard-2010 seats=5 split=alternative`; switches at
//! their default are left out.

use kernel::Notation;

use crate::{Action, Edition, Setup, Table};

impl Notation for Table {
    fn write_action(action: Action) -> String {
        action.to_string()
    }

    fn read_action(text: &str) -> Result<Action, String> {
        text.parse()
    }

    fn pack_action(action: Action) -> u32 {
        action.pack()
    }

    fn unpack_action(number: u32) -> Option<Action> {
        Action::unpack(number)
    }

    fn write_setup(setup: &Setup) -> String {
        format!(
            "edition={} seats={}{}",
            setup.edition.name(),
            setup.seats,
            setup.rules.write(&setup.edition.rules())
        )
    }

    fn read_setup(text: &str) -> Result<Setup, String> {
        let mut words = Vec::new();
        for word in text.split_whitespace() {
            let Some(parts) = word.split_once('=') else {
                return Err(format!(
                    "\"{word}\" stands where a name, an equals sign and a value were expected"
                ));
            };
            words.push(parts);
        }
        let value = |name: &str| words.iter().rfind(|word| word.0 == name).map(|word| word.1);
        let edition = value("edition").map_or(Ok(Edition::default()), read_edition)?;
        let seats =
            value("seats").ok_or("the setup does not say how many seats there are (seats=5)")?;
        let seats: u8 = seats
            .parse()
            .map_err(|_| format!("\"{seats}\" is no number of seats"))?;
        let mut setup = Setup::new(edition, seats);
        for (name, value) in words {
            if !matches!(name, "edition" | "seats") {
                setup.rules.set(name, value)?;
            }
        }
        Ok(setup)
    }
}

fn read_edition(text: &str) -> Result<Edition, String> {
    let known = || Edition::ALL.map(Edition::name).join(", ");
    Edition::ALL
        .into_iter()
        .find(|edition| edition.name() == text)
        .ok_or_else(|| format!("there is no edition \"{text}\"; there are: {}", known()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cast, Rules, SplitChoice};

    #[test]
    fn a_setup_reads_back_what_it_writes() {
        let mut setup = Setup::new(Edition::Standard2010, 6);
        assert_eq!(Table::write_setup(&setup), "edition=standard-2010 seats=6");
        setup.rules = Rules {
            split: SplitChoice::Alternative,
            lure_self: false,
            last_side_wins: false,
            roles: Cast::NONE,
            ..setup.rules
        };
        assert_eq!(Table::read_setup(&Table::write_setup(&setup)), Ok(setup));
    }

    #[test]
    fn a_wrong_setup_is_refused_with_a_sentence() {
        for wrong in [
            "",
            "seats",
            "seats=x",
            "seats=5 edition=later",
            "seats=5 split=odd",
            "seats=5 roles=stranger",
            "seats=5 colour=red",
        ] {
            assert!(
                Table::read_setup(wrong).unwrap_err().contains(' '),
                "{wrong}"
            );
        }
    }
}
