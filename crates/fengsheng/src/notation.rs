//! 记法 — setups as one line of text: `edition=standard-2010 seats=5 split=alternative`; switches at
//! their default are left out.

use kernel::Notation;

use crate::{Action, Edition, Rules, Setup, SplitChoice, Table};

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
        let plain = Rules::default();
        let mut text = format!(
            "edition={} seats={}",
            edition_name(setup.edition),
            setup.seats
        );
        if setup.rules.split != plain.split {
            text += " split=alternative";
        }
        for (name, value, usual) in [
            ("lure_self", setup.rules.lure_self, plain.lure_self),
            (
                "last_side_wins",
                setup.rules.last_side_wins,
                plain.last_side_wins,
            ),
        ] {
            if value != usual {
                text += &format!(" {name}={value}");
            }
        }
        if setup.rules.roles != plain.roles {
            text += &format!(" roles={}", setup.rules.roles);
        }
        text
    }

    fn read_setup(text: &str) -> Result<Setup, String> {
        let mut setup = Setup::new(Edition::Standard2010, 0);
        for word in text.split_whitespace() {
            let Some((name, value)) = word.split_once('=') else {
                return Err(format!(
                    "\"{word}\" stands where a name, an equals sign and a value were expected"
                ));
            };
            set(&mut setup, name, value)?;
        }
        if setup.seats == 0 {
            return Err("the setup does not say how many seats there are (seats=5)".to_owned());
        }
        Ok(setup)
    }
}

const fn edition_name(edition: Edition) -> &'static str {
    match edition {
        Edition::Standard2010 => "standard-2010",
    }
}

fn set(setup: &mut Setup, name: &str, value: &str) -> Result<(), String> {
    let switch = || {
        value
            .parse()
            .map_err(|_| format!("{name}={value}: the value must be true or false"))
    };
    match name {
        "edition" if value == edition_name(Edition::Standard2010) => {
            setup.edition = Edition::Standard2010;
        }
        "edition" => {
            return Err(format!(
                "there is no edition \"{value}\"; there is standard-2010"
            ));
        }
        "seats" => {
            setup.seats = value
                .parse()
                .map_err(|_| format!("\"{value}\" is no number of seats"))?;
        }
        "split" if value == "main" => setup.rules.split = SplitChoice::Main,
        "split" if value == "alternative" => setup.rules.split = SplitChoice::Alternative,
        "split" => {
            return Err(format!(
                "split={value}: the value must be main or alternative"
            ));
        }
        "lure_self" => setup.rules.lure_self = switch()?,
        "last_side_wins" => setup.rules.last_side_wins = switch()?,
        "roles" => setup.rules.roles = value.parse()?,
        _ => {
            return Err(format!(
                "there is no rule \"{name}\"; the rules are split, lure_self, last_side_wins and roles"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cast;

    #[test]
    fn a_setup_reads_back_what_it_writes() {
        let mut setup = Setup::new(Edition::Standard2010, 6);
        assert_eq!(Table::write_setup(&setup), "edition=standard-2010 seats=6");
        setup.rules = Rules {
            split: SplitChoice::Alternative,
            lure_self: false,
            last_side_wins: false,
            roles: Cast::NONE,
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
