//! 牌面 — what is printed on a game card. One list for all editions: an edition says which faces its
//! deck holds, how often, and how each function travels.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{Colour, Colours};

/// The faction a player's identity card names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// 潜伏战线 — needs three red intelligence.
    Lurker,
    /// 军情局 — needs three blue.
    Agency,
    /// 打酱油的 — wins alone, by the mission of the character.
    #[default]
    Bystander,
    /// 无身份 — the identity left the game (临危受命).
    Removed,
}

impl Faction {
    /// All three that are dealt, in the order of the seed's table.
    pub const ALL: [Self; 3] = [Self::Lurker, Self::Agency, Self::Bystander];

    /// The colour whose third intelligence wins; bystanders have none.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Lurker => Some(Colour::Red),
            Self::Agency => Some(Colour::Blue),
            Self::Bystander | Self::Removed => None,
        }
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lurker => "lurker",
            Self::Agency => "agency",
            Self::Bystander => "bystander",
            Self::Removed => "removed",
        }
    }
}

/// What a card does when it is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Function {
    /// 锁定.
    #[default]
    Lock,
    /// 调虎离山.
    Lure,
    /// 截获.
    Intercept,
    /// 退回.
    Return,
    /// 破译.
    Decode,
    /// 烧毁.
    Burn,
    /// 识破.
    Counter,
    /// 真伪莫辨.
    Confound,
    /// 试探.
    Probe,
    /// 调包.
    Swap,
    /// 转移.
    Transfer,
    /// 博弈.
    Gamble,
    /// 权衡.
    Weigh,
    /// 增援.
    Reinforce,
    /// 公开文本.
    PublicText,
}

impl Serialize for Function {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl Function {
    /// All functions of all editions, in the order of the faces.
    pub const ALL: [Self; 15] = [
        Self::Lock,
        Self::Lure,
        Self::Intercept,
        Self::Return,
        Self::Decode,
        Self::Burn,
        Self::Counter,
        Self::Confound,
        Self::Probe,
        Self::Swap,
        Self::Transfer,
        Self::Gamble,
        Self::Weigh,
        Self::Reinforce,
        Self::PublicText,
    ];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lock => "lock",
            Self::Lure => "lure",
            Self::Intercept => "intercept",
            Self::Return => "return",
            Self::Decode => "decode",
            Self::Burn => "burn",
            Self::Counter => "counter",
            Self::Confound => "confound",
            Self::Probe => "probe",
            Self::Swap => "swap",
            Self::Transfer => "transfer",
            Self::Gamble => "gamble",
            Self::Weigh => "weigh",
            Self::Reinforce => "reinforce",
            Self::PublicText => "public-text",
        }
    }
}

/// How a card travels as intelligence: the seal in its corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// 密电 — face down, from neighbour to neighbour.
    #[default]
    Secret,
    /// 直达 — face down, to one player.
    Direct,
    /// 文本 — face up, from neighbour to neighbour.
    Open,
}

/// What a probed player of the named faction does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Draws.
    #[default]
    Draw,
    /// Discards a card of the hand.
    Discard,
}

/// The bet on a probe.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Bet {
    /// The faction it names.
    pub faction: Faction,
    /// What a player of that faction does.
    pub order: Order,
}

/// Functions other than the probe have one face for each combination of colours; the probes' faces lie
/// where the probe stands among the functions.
const COLOURS: u8 = Colours::ALL.len() as u8;
const FIRST_PROBE: u8 = Function::Probe as u8 * COLOURS;
/// Probes come in the three single colours, for three factions with two orders.
const PROBE_COLOURS: u8 = 3;
const PROBES: u8 = 18;
const LAST_PROBE: u8 = FIRST_PROBE + PROBES - 1;

const fn first_face(function: Function) -> u8 {
    let place = function as u8 * COLOURS;
    if place > FIRST_PROBE {
        place - COLOURS + PROBES
    } else {
        place
    }
}

/// What is printed on a game card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Face(u8);

impl Face {
    /// How many different faces all editions together have room for.
    pub const COUNT: usize = (Function::ALL.len() - 1) * COLOURS as usize + PROBES as usize;

    /// All faces.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// A card of this function and these colours; a probe needs [`Face::probe`].
    pub const fn plain(function: Function, colours: Colours) -> Self {
        let mut at = 0;
        while at < COLOURS {
            if Colours::ALL[at as usize].has(Colour::Red) == colours.has(Colour::Red)
                && Colours::ALL[at as usize].has(Colour::Blue) == colours.has(Colour::Blue)
                && Colours::ALL[at as usize].has(Colour::Black) == colours.has(Colour::Black)
            {
                return Self(first_face(function) + at);
            }
            at += 1;
        }
        panic!("no card has these colours")
    }

    /// A probe.
    pub const fn probe(faction: Faction, order: Order, colour: Colour) -> Self {
        Self(FIRST_PROBE + (faction as u8 * 2 + order as u8) * PROBE_COLOURS + colour as u8)
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The face at a place in the list.
    pub const fn from_index(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// What it does.
    #[inline]
    pub const fn function(self) -> Function {
        match self.0 {
            0..FIRST_PROBE => Function::ALL[(self.0 / COLOURS) as usize],
            FIRST_PROBE..=LAST_PROBE => Function::Probe,
            later => {
                let after = (later - LAST_PROBE - 1) / COLOURS;
                Function::ALL[(Function::Probe as u8 + 1 + after) as usize]
            }
        }
    }

    /// Its colours.
    #[inline]
    pub const fn colours(self) -> Colours {
        match self.0 {
            0..FIRST_PROBE => Colours::ALL[(self.0 % COLOURS) as usize],
            FIRST_PROBE..=LAST_PROBE => {
                Colours::ALL[((self.0 - FIRST_PROBE) % PROBE_COLOURS) as usize]
            }
            later => Colours::ALL[((later - LAST_PROBE - 1) % COLOURS) as usize],
        }
    }

    /// Whether one of its colours is this.
    #[inline]
    pub const fn is(self, colour: Colour) -> bool {
        self.colours().has(colour)
    }

    /// The bet, if it is a probe.
    pub const fn bet(self) -> Option<Bet> {
        if self.0 < FIRST_PROBE || self.0 > LAST_PROBE {
            return None;
        }
        let rank = (self.0 - FIRST_PROBE) / PROBE_COLOURS;
        let order = if rank.is_multiple_of(2) {
            Order::Draw
        } else {
            Order::Discard
        };
        Some(Bet {
            faction: Faction::ALL[(rank / 2) as usize],
            order,
        })
    }
}

impl fmt::Display for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (function, colours) = (self.function().name(), self.colours().name());
        match self.bet() {
            None => write!(out, "{function}-{colours}"),
            Some(Bet {
                faction,
                order: Order::Draw,
            }) => {
                write!(out, "{function}-{}-draw-{colours}", faction.name())
            }
            Some(Bet {
                faction,
                order: Order::Discard,
            }) => {
                write!(out, "{function}-{}-discard-{colours}", faction.name())
            }
        }
    }
}

impl FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|face| face.to_string() == text).ok_or_else(|| {
            format!("\"{text}\" is no card; cards are written like lock-red, burn-black or probe-lurker-draw-blue")
        })
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_reads_back_what_it_writes() {
        for face in Face::all() {
            assert_eq!(face.to_string().parse(), Ok(face));
            assert_eq!(Face::from_index(face.index() as u8), Some(face));
            match face.bet() {
                Some(_) => assert_eq!(face.function(), Function::Probe),
                None => assert_eq!(Face::plain(face.function(), face.colours()), face),
            }
        }
    }
}
