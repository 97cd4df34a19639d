//! 目录 — the games there are, and how code that works for all of them finds the right one.
//!
//! Code for every game is a [`Visitor`]: one generic function, which [`visit`] calls for the game
//! that a person or a record named.
//!
//! ```
//! use games::{Game, Visitor};
//!
//! struct RulesVersion;
//! impl Visitor for RulesVersion {
//!     type Output = u32;
//!     fn visit<G: Game>(self) -> u32 {
//!         G::RULES_VERSION
//!     }
//! }
//!
//! assert_eq!(games::visit("blanc-noir", RulesVersion), Ok(1));
//! let unknown = games::visit("whist", RulesVersion).unwrap_err();
//! assert_eq!(
//!     unknown.to_string(),
//!     "there is no game \"whist\"; the games are: blanc-noir, fengsheng/standard-2010, \
//!      fengsheng/blacklist, fengsheng/qianzhi, clocktower"
//! );
//! ```

mod record;
mod tally;

use std::fmt;
use std::ops::RangeInclusive;

use bots::Roster;
use fengsheng::Edition;
use kernel::{Conserve, Imagine, Notation, Position};

pub use record::game_of;
pub use tally::{BlancNoirTally, ClocktowerTally, FengshengTally, Tallied, Tally};

/// What a game offers to code that works for every game.
pub trait Game: Notation<Setup: Sync> + Imagine + Conserve + Roster + Tallied {}

impl<G: Notation<Setup: Sync> + Imagine + Conserve + Roster + Tallied> Game for G {}

/// A line of the catalogue: a game, or one of its editions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name on the command line and in messages.
    pub id: &'static str,
    /// The name that records of it bear.
    pub game: &'static str,
    /// What a setup must say for it to be this edition; empty for a game without editions.
    pub edition: &'static str,
    /// For how many the usual house rules are, and what a setup says besides for any other number.
    pub usual_for: RangeInclusive<u8>,
    /// See `usual_for`.
    pub otherwise: &'static str,
    /// The house rules that mean something in this edition; empty for a game without editions.
    pub rules: &'static [&'static str],
    /// Its name, as players write it.
    pub name: &'static str,
    /// The message with its title in every language.
    pub title: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// How many have a seat besides the players: whoever runs the game has the last one.
    pub besides: u8,
    /// How many play if nothing is said.
    pub usual_seats: u8,
    /// Which rules this program plays; records carry it.
    pub rules_version: u32,
    /// Which bots can play it.
    pub bots: &'static [&'static str],
}

/// Every game of this program; of a game with several editions, the usual one first.
pub const GAMES: &[Entry] = &[
    Entry {
        name: "Blanc Noir 黑與白",
        title: "game-blanc-noir",
        usual_seats: 4,
        ..of::<blanc_noir::Table>(2..=blanc_noir::MAX_PLAYERS as u8)
    },
    Entry {
        edition: "edition=standard-2010",
        name: "风声 2010 标准版 (Fengsheng, 2010 standard edition)",
        title: "game-fengsheng-standard-2010",
        ..of_fengsheng(Edition::Standard2010, 3..=9)
    },
    Entry {
        edition: "edition=blacklist",
        name: "風聲黑名單 (Fengsheng, Blacklist)",
        title: "game-fengsheng-blacklist",
        ..of_fengsheng(Edition::Blacklist, 3..=9)
    },
    Entry {
        edition: "edition=qianzhi",
        name: "千智风声 (Fengsheng, Qianzhi)",
        title: "game-fengsheng-qianzhi",
        usual_for: 5..=6,
        otherwise: "mode=free",
        ..of_fengsheng(Edition::Qianzhi, 2..=8)
    },
    Entry {
        name: "钟楼谜团 (Clocktower)",
        title: "game-clocktower",
        besides: 1,
        usual_seats: 8,
        usual_for: 5..=15,
        otherwise: "travellers=5",
        ..of::<clocktower::Town>(5..=20)
    },
];

/// What an edition of fengsheng itself says.
const fn of_fengsheng(edition: Edition, seats: RangeInclusive<u8>) -> Entry {
    Entry {
        id: edition.id(),
        rules: edition.switches(),
        usual_seats: 5,
        ..of::<fengsheng::Table>(seats)
    }
}

/// What the game itself says.
const fn of<G: Game>(seats: RangeInclusive<u8>) -> Entry {
    Entry {
        id: G::GAME,
        game: G::GAME,
        edition: "",
        usual_for: *seats.start()..=*seats.end(),
        otherwise: "",
        rules: &[],
        name: "",
        title: "",
        usual_seats: *seats.start(),
        besides: 0,
        seats,
        rules_version: G::RULES_VERSION,
        bots: G::BOTS,
    }
}

impl Entry {
    /// What a setup for so many begins with: the edition, the seats, and the house rules that so many need.
    pub fn setup_for(&self, seats: u8) -> String {
        let mut words = vec![self.edition];
        if !self.usual_for.contains(&seats) {
            words.push(self.otherwise);
        }
        words.retain(|word| !word.is_empty());
        words.push("seats");
        format!("{}={seats}", words.join(" "))
    }
}

/// The line with this id; for a game's own name, its usual edition.
pub fn entry(id: &str) -> Result<&'static Entry, UnknownGame> {
    let by_id = GAMES.iter().find(|entry| entry.id == id);
    by_id
        .or_else(|| GAMES.iter().find(|entry| entry.game == id))
        .ok_or_else(|| UnknownGame(id.to_owned()))
}

/// One piece of code for every game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it for this game.
    fn visit<G: Game>(self) -> Self::Output;
}

/// Calls the visitor for the game of this id, or of the name that a record bears.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
    match entry(id)?.game {
        blanc_noir::Table::GAME => Ok(visitor.visit::<blanc_noir::Table>()),
        fengsheng::Table::GAME => Ok(visitor.visit::<fengsheng::Table>()),
        clocktower::Town::GAME => Ok(visitor.visit::<clocktower::Town>()),
        _ => Err(UnknownGame(id.to_owned())),
    }
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        write!(
            out,
            "there is no game \"{}\"; the games are: {}",
            self.0,
            ids.join(", ")
        )
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use kernel::Seed;

    use super::*;

    struct Name;

    impl Visitor for Name {
        type Output = &'static str;
        fn visit<G: Game>(self) -> &'static str {
            G::GAME
        }
    }

    #[test]
    fn every_game_of_the_catalogue_can_be_visited() {
        for entry in GAMES {
            assert_eq!(visit(entry.id, Name), Ok(entry.game));
            assert_eq!(visit(entry.game, Name), Ok(entry.game));
        }
    }

    struct Deal(&'static Entry);

    impl Visitor for Deal {
        type Output = ();
        fn visit<G: Game>(self) {
            let dealt = |seats: u8| {
                let setup = G::read_setup(&self.0.setup_for(seats)).unwrap();
                G::deal(&setup, Seed::from_number(1)).is_ok()
            };
            for seats in 1..25 {
                assert_eq!(dealt(seats), self.0.seats.contains(&seats), "{seats}");
            }
        }
    }

    #[test]
    fn every_game_is_dealt_to_as_many_as_the_catalogue_says() {
        for entry in GAMES {
            visit(entry.id, Deal(entry)).unwrap();
        }
    }

    #[test]
    fn a_setup_says_the_edition_and_what_so_many_players_need() {
        let of = |id: &str, seats: u8| entry(id).unwrap().setup_for(seats);
        assert_eq!(of("blanc-noir", 4), "seats=4");
        assert_eq!(of("fengsheng/blacklist", 9), "edition=blacklist seats=9");
        assert_eq!(of("fengsheng/qianzhi", 6), "edition=qianzhi seats=6");
        assert_eq!(
            of("fengsheng/qianzhi", 7),
            "edition=qianzhi mode=free seats=7"
        );
    }

    #[test]
    fn every_edition_of_fengsheng_is_in_the_catalogue() {
        for edition in Edition::ALL {
            let entry = entry(edition.id()).unwrap();
            assert_eq!(entry.edition, format!("edition={}", edition.name()));
            assert_eq!(entry.seats, edition.seats());
            assert_eq!(entry.rules, edition.switches());
        }
    }

    #[test]
    fn a_game_is_found_by_its_id_and_by_its_own_name() {
        let edition = entry("fengsheng/standard-2010").unwrap();
        assert_eq!(entry("fengsheng"), Ok(edition));
        assert_eq!(edition.game, "fengsheng");
        assert!(entry("fengsheng/standard-2100").is_err());
    }
}
