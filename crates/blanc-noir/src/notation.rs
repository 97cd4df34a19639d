//! 记法 — setups as one line of text: `seats=4 shockwave_scope=all`; switches at their default are
//! left out.

use crate::rules::{
    CompanionEffect, DeclareMode, DiscardMemory, EndTie, FirstCard, FirstStarter, GargoyleAudience,
    ShockwaveScope, TwoPlayerReverse, ValkyrieZone,
};
use crate::{Rules, Setup};

/// A switch that can be written and read.
trait Switch: Sized + PartialEq {
    const VALUES: &'static str;
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Switch for bool {
    const VALUES: &'static str = "true or false";
    fn write(&self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

macro_rules! named_switch {
    ($($kind:ty: $($name:literal = $value:path),+;)*) => {$(
        impl Switch for $kind {
            const VALUES: &'static str = concat!("one of", $(" ", $name),+);
            fn write(&self) -> String {
                match self { $($value => $name.to_owned()),+ }
            }
            fn read(text: &str) -> Option<Self> {
                match text { $($name => Some($value),)+ _ => None }
            }
        }
    )*};
}

named_switch! {
    FirstCard: "none" = FirstCard::None, "uno" = FirstCard::Uno;
    TwoPlayerReverse: "noop" = TwoPlayerReverse::Noop, "skip" = TwoPlayerReverse::Skip;
    CompanionEffect: "resolve" = CompanionEffect::Resolve, "none" = CompanionEffect::None;
    ShockwaveScope: "one" = ShockwaveScope::One, "all" = ShockwaveScope::All;
    ValkyrieZone: "discard_and_draw" = ValkyrieZone::DiscardAndDraw, "discard_only" = ValkyrieZone::DiscardOnly;
    GargoyleAudience: "all" = GargoyleAudience::All, "user" = GargoyleAudience::User;
    DiscardMemory: "none" = DiscardMemory::None, "last-lap" = DiscardMemory::LastLap, "full" = DiscardMemory::Full;
    EndTie: "shared" = EndTie::Shared, "playoff" = EndTie::Playoff;
}

impl Switch for DeclareMode {
    const VALUES: &'static str = "auto, manual or forgetful:N with N in thousandths";
    fn write(&self) -> String {
        match self {
            Self::Auto => "auto".to_owned(),
            Self::Manual => "manual".to_owned(),
            Self::Forgetful(chance) => format!("forgetful:{chance}"),
        }
    }
    fn read(text: &str) -> Option<Self> {
        match text {
            "auto" => Some(Self::Auto),
            "manual" => Some(Self::Manual),
            _ => text
                .strip_prefix("forgetful:")?
                .parse()
                .ok()
                .map(Self::Forgetful),
        }
    }
}

impl Switch for FirstStarter {
    const VALUES: &'static str = "random or a seat's number from 0";
    fn write(&self) -> String {
        match self {
            Self::Random => "random".to_owned(),
            Self::Seat(number) => number.to_string(),
        }
    }
    fn read(text: &str) -> Option<Self> {
        if text == "random" {
            Some(Self::Random)
        } else {
            text.parse().ok().map(Self::Seat)
        }
    }
}

macro_rules! switches {
    ($($field:ident),* $(,)?) => {
        /// The names of all switches.
        pub const SWITCHES: &[&str] = &[$(stringify!($field)),*];

        pub(crate) fn write_rules(rules: &Rules) -> String {
            let plain = Rules::default();
            let mut text = String::new();
            $(if rules.$field != plain.$field {
                text += &format!(" {}={}", stringify!($field), rules.$field.write());
            })*
            text
        }

        impl Rules {
            /// Sets a switch by its name; the error is a sentence.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
                fn read<S: Switch>(name: &str, value: &str) -> Result<S, String> {
                    S::read(value).ok_or_else(|| format!("{name}={value}: the value must be {}", S::VALUES))
                }
                match name {
                    $(stringify!($field) => self.$field = read(name, value)?,)*
                    _ => return Err(format!("there is no rule \"{name}\"; the rules are {}", SWITCHES.join(", "))),
                }
                Ok(())
            }
        }
    };
}

switches! {
    first_card_effects, effect_discards_under_lead, voluntary_draw, play_after_draw, chain_must_answer,
    two_player_reverse, princess_companion_effect, princess_companion_on_top, prince_combo_partial,
    shockwave_scope, tornado_includes_deck, threat_empty_hand_wins, threat_drops_pending_chain,
    trade_may_empty_hand, valkyrie_zone_after_reshuffle, valkyrie_counts_before_empty_check,
    gargoyle_audience, declare_mode, discard_memory, first_starter, end_tie,
}

pub(crate) fn write_setup(setup: &Setup) -> String {
    format!("seats={}{}", setup.seats, write_rules(&setup.rules))
}

pub(crate) fn read_setup(text: &str) -> Result<Setup, String> {
    let mut setup = Setup::new(0);
    for word in text.split_whitespace() {
        let Some((name, value)) = word.split_once('=') else {
            return Err(format!(
                "\"{word}\" stands where a name, an equals sign and a value were expected"
            ));
        };
        if name == "seats" {
            setup.seats = value
                .parse()
                .map_err(|_| format!("\"{value}\" is no number of seats"))?;
        } else {
            setup.rules.set(name, value)?;
        }
    }
    if setup.seats == 0 {
        return Err("the setup does not say how many seats there are (seats=4)".to_owned());
    }
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_reads_back_what_it_writes() {
        let mut setup = Setup::new(4);
        assert_eq!(write_setup(&setup), "seats=4");
        for (name, value) in [
            ("declare_mode", "forgetful:250"),
            ("first_starter", "2"),
            ("discard_memory", "full"),
            ("voluntary_draw", "false"),
            ("end_tie", "playoff"),
        ] {
            setup.rules.set(name, value).unwrap();
            assert_eq!(read_setup(&write_setup(&setup)), Ok(setup.clone()));
        }
    }

    #[test]
    fn a_wrong_setup_is_refused_with_a_sentence() {
        for wrong in [
            "",
            "seats",
            "seats=x",
            "seats=4 colour=red",
            "seats=4 end_tie=maybe",
            "end_tie=shared",
        ] {
            assert!(read_setup(wrong).unwrap_err().contains(' '), "{wrong}");
        }
    }
}
