//! 卷軸 — the twelve kinds of scroll and the deck of twenty (source: seed 002, scroll table).

use std::fmt;
use std::str::FromStr;

/// How many scrolls there are.
pub const SCROLLS: usize = 20;

/// The kind of a scroll: one file under `scrolls/` each (the four heralds share theirs).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scroll {
    /// 赤的傳令.
    HeraldRed,
    /// 黃的傳令.
    HeraldYellow,
    /// 綠的傳令.
    HeraldGreen,
    /// 青的傳令.
    HeraldBlue,
    /// 爆發.
    Outburst,
    /// 吹雪.
    Blizzard,
    /// 衝擊波.
    Shockwave,
    /// 蜃氣樓.
    Mirage,
    /// 龍卷.
    Tornado,
    /// 脅威.
    Threat,
    /// 救濟.
    Relief,
    /// 啟示.
    Revelation,
}

impl Scroll {
    /// All kinds, in the order of the seed's table.
    pub const ALL: [Self; 12] = [
        Self::HeraldRed,
        Self::HeraldYellow,
        Self::HeraldGreen,
        Self::HeraldBlue,
        Self::Outburst,
        Self::Blizzard,
        Self::Shockwave,
        Self::Mirage,
        Self::Tornado,
        Self::Threat,
        Self::Relief,
        Self::Revelation,
    ];

    /// How many copies there are.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Tornado | Self::Threat | Self::Relief | Self::Revelation => 1,
            _ => 2,
        }
    }

    /// The deck of twenty, unshuffled.
    pub fn deck() -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .flat_map(|kind| (0..kind.copies()).map(move |_| kind))
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::HeraldRed => "herald-red",
            Self::HeraldYellow => "herald-yellow",
            Self::HeraldGreen => "herald-green",
            Self::HeraldBlue => "herald-blue",
            Self::Outburst => "outburst",
            Self::Blizzard => "blizzard",
            Self::Shockwave => "shockwave",
            Self::Mirage => "mirage",
            Self::Tornado => "tornado",
            Self::Threat => "threat",
            Self::Relief => "relief",
            Self::Revelation => "revelation",
        }
    }
}

impl Default for Scroll {
    /// What fills unused places of a stack; it means nothing.
    fn default() -> Self {
        Self::HeraldRed
    }
}

impl fmt::Display for Scroll {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Scroll {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| {
                let names: Vec<&str> = Self::ALL.iter().map(|kind| kind.name()).collect();
                format!(
                    "\"{text}\" is no scroll; the scrolls are {}",
                    names.join(", ")
                )
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_scrolls() {
        assert_eq!(Scroll::deck().count(), SCROLLS);
    }
}
