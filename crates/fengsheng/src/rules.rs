//! 规则开关 — what a table may decide differently; an edition says how each stands unless changed.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Cast;

/// Which of the printed splits of identities is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum SplitChoice {
    /// The main column.
    #[default]
    Main,
    /// The alternative, where one is printed.
    Alternative,
}

/// 模式 — what a table of 千智 plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// 五人场、六人场, and every other edition.
    #[default]
    Standard,
    /// 新手场 — four players, all identities open.
    Novice,
    /// 3V3 — six players in two open teams that know each other's characters.
    Teams,
    /// 酱油场 — six players, and everybody wins by the mission of the character.
    Bystanders,
    /// 自由场 — any number of players.
    Free,
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 5] = [
        Self::Standard,
        Self::Novice,
        Self::Teams,
        Self::Bystanders,
        Self::Free,
    ];

    /// Its name in setups.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Novice => "novice",
            Self::Teams => "teams",
            Self::Bystanders => "bystanders",
            Self::Free => "free",
        }
    }

    /// Whether all identities lie open.
    pub(crate) const fn is_open(self) -> bool {
        matches!(self, Self::Novice | Self::Teams)
    }
}

impl Value for Mode {
    const MAY_BE: &'static str = "standard, novice, teams, bystanders or free";
    const OFFERED: &'static [&'static str] = &["standard", "novice", "teams", "bystanders", "free"];

    fn write(self) -> String {
        self.name().to_owned()
    }

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == text)
    }
}

/// A value of a switch, as setups write it.
trait Value: Copy + PartialEq {
    /// What may stand there.
    const MAY_BE: &'static str;
    /// What menus offer.
    const OFFERED: &'static [&'static str];

    fn write(self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Value for bool {
    const MAY_BE: &'static str = "true or false";
    const OFFERED: &'static [&'static str] = &["false", "true"];

    fn write(self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Value for u8 {
    const MAY_BE: &'static str = "a number";
    const OFFERED: &'static [&'static str] = &[];

    fn write(self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Value for SplitChoice {
    const MAY_BE: &'static str = "main or alternative";
    const OFFERED: &'static [&'static str] = &["main", "alternative"];

    fn write(self) -> String {
        match self {
            Self::Main => "main".to_owned(),
            Self::Alternative => "alternative".to_owned(),
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text {
            "main" => Some(Self::Main),
            "alternative" => Some(Self::Alternative),
            _ => None,
        }
    }
}

impl Value for Cast {
    const MAY_BE: &'static str = "all, none, or names of characters with commas between";
    const OFFERED: &'static [&'static str] = &["all", "none"];

    fn write(self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

macro_rules! rules {
    ($($(#[$about:meta])* $name:ident: $type:ty $(= $offered:expr)?),* $(,)?) => {
        /// The switches of the house rules.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
        #[cfg_attr(
            feature = "ts",
            derive(ts_rs::TS),
            ts(export_to = "protocol.ts", rename = "FengshengRules")
        )]
        pub struct Rules {
            $($(#[$about])* pub $name: $type),*
        }

        /// Those switches that a table sets.
        #[derive(Clone, Copy, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub(crate) struct Changes {
            $($name: Option<$type>),*
        }

        impl Rules {
            /// The names of the switches.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// What menus offer for a switch, as setups write it.
            pub(crate) fn offered_for(name: &str) -> &'static [&'static str] {
                match name {
                    $(stringify!($name) => [$($offered,)? <$type as Value>::OFFERED][0],)*
                    _ => &[],
                }
            }

            pub(crate) fn changed(mut self, changes: &Changes) -> Self {
                $(if let Some(value) = changes.$name {
                    self.$name = value;
                })*
                self
            }

            /// The switches that stand otherwise than in `usual`, each after a space.
            pub(crate) fn write(&self, usual: &Self) -> String {
                let mut text = String::new();
                $(if self.$name != usual.$name {
                    text += concat!(" ", stringify!($name), "=");
                    text += &self.$name.write();
                })*
                text
            }

            /// The first switch that stands otherwise than in `usual` and is none of `known`.
            pub(crate) fn foreign(&self, usual: &Self, known: &[&str]) -> Option<&'static str> {
                $(if self.$name != usual.$name && !known.contains(&stringify!($name)) {
                    return Some(stringify!($name));
                })*
                None
            }

            /// Sets a switch by its name; the error is a sentence.
            pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
                match name {
                    $(stringify!($name) => match Value::read(value) {
                        Some(value) => self.$name = value,
                        None => return Err(format!(
                            "{name}={value}: the value must be {}",
                            <$type as Value>::MAY_BE
                        )),
                    },)*
                    _ => return Err(format!(
                        "there is no rule \"{name}\"; the rules are {}",
                        Self::NAMES.join(", ")
                    )),
                }
                Ok(())
            }
        }
    };
}

rules! {
    /// Which split of identities.
    split: SplitChoice,
    /// What a table of 千智 plays.
    mode: Mode,
    /// Conflict C7: 调虎离山 may be used on oneself.
    lure_self: bool,
    /// Conflict 16: the last living side wins.
    last_side_wins: bool,
    /// Conflict 13: how many cards a probe lets draw.
    probe_draws: u8 = &["1", "2"],
    /// Conflict 15: whoever gains a card that is both the third black and the third of the own colour
    /// wins instead of dying.
    victory_first: bool,
    /// Conflict 9: 锁定 may answer another declaration.
    lock_answers: bool,
    /// Conflict C6: 识破 may counter any card that waits, not only the one used last.
    counter_any: bool,
    /// Conflict 2: whoever intercepted may still refuse.
    interceptor_may_refuse: bool,
    /// Conflict 1: what 调包 replaces goes into the hand of whoever swapped it.
    swapped_to_hand: bool,
    /// Conflict 3: whoever intelligence was transferred to may transfer it on.
    transfer_again: bool,
    /// Conflict 5: 增援 may be used without black intelligence.
    reinforce_without_black: bool,
    /// Conflict 6: an empty deck is refilled for 博弈.
    gamble_refills: bool,
    /// Conflict 4: the others have play steps of their own after the one of the player on turn.
    laps: bool,
    /// The short turn for beginners: draw, play, send.
    short_turn: bool,
    /// Ruling F19: a second play phase after the transmission.
    second_play_phase: bool,
    /// Ruling F2: skills that can be used once in a game.
    limited_skills: bool,
    /// Conflict C1: the deck of 119 cards.
    large_deck: bool,
    /// How many characters are offered to each player: two or three.
    offered: u8 = &["2", "3"],
    /// Which characters are dealt from: `all`, `none`, or names with commas between.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    roles: Cast,
}

impl Default for Rules {
    fn default() -> Self {
        crate::Edition::default().rules()
    }
}

impl fmt::Display for SplitChoice {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.write())
    }
}
