//! 解谜 — which worlds fit what people say and what everybody saw.
//!
//! The solver has no rules of its own. It lets the engine play every world that the setup allows: each question that the
//! engine asks is answered in every way that is open, and each thing that the engine tells a truthful player must be what
//! that player says to have heard. So who is drunk, as what somebody counts, who inherits: all of it is what it is in a game.
//!
//! What holds in a puzzle:
//!
//! * Whoever is good, and knows it, tells the truth about the own character and about everything heard while good. Whoever
//!   is evil may say anything; so may a 畸形秀演员 (Mutant) who lives. A dead one has nothing to fear any more.
//! * Whoever is drunk or poisoned tells what was heard; that may be anything of the right form. In a town with a 涡流
//!   (Vortox) what Townsfolk hear is false.
//! * What is not told says nothing, but for what is done freely once in the game: it was not done on nights that are not
//!   told of.
//! * Only a true Minion inherits from a 小恶魔 (Imp) that killed itself; a 陌客 (Recluse) could, and in puzzles does not.
//! * What everybody saw is complete: nobody else died, and the game was not over before its last word.
//!
//! | file | what it knows |
//! |---|---|
//! | `puzzle` | who says what, what everybody saw |
//! | `file` | how that is written |
//! | `model` | which characters' words can be checked, and what their words mean |
//! | `starts` | every way a game can have begun |
//! | `record` | what has to come true, round by round |
//! | `table` | a town for it, in which nobody has a character yet |
//! | `search`, `node`, `ear` | the engine plays; what is on record is done; what is told is what should be |
//! | `answers`, `alike` | which answers are open; which of them come to the same |
//! | `moment` | which ways have come to the same |

mod alike;
mod answers;
mod ear;
mod file;
mod model;
mod moment;
mod node;
mod puzzle;
mod record;
mod search;
mod starts;
mod table;

pub use file::PuzzleFile;
pub use puzzle::{Claim, Happening, Outcome, Puzzle, Said, When};

use kernel::Seats;

use crate::role::Bag;
use crate::roles;
use crate::{Cast, Character, Seated, Town};
use record::Record;
use search::Search;

/// A way a game can have begun: seat by seat the true character and the token shown.
pub type World = Vec<Seated>;

/// All worlds that fit a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Solution {
    /// The worlds, in order.
    pub worlds: Vec<World>,
    /// Characters whose words or deeds could not be checked: nothing was concluded from them.
    pub unverified: Vec<Character>,
}

/// Every world that fits what people say and what everybody saw.
pub fn solve(puzzle: &Puzzle) -> Solution {
    let mut claims = Claims::new(puzzle);
    let mut worlds = Vec::new();
    starts::each(puzzle, &mut |start| {
        if claims.consistent(start) {
            worlds.push(start.to_vec());
        }
    });
    worlds.sort();
    worlds.dedup();
    Solution {
        worlds,
        unverified: unverified(puzzle),
    }
}

/// Every way a game of this puzzle can have begun, whatever was said of it later.
pub fn starts(puzzle: &Puzzle) -> Vec<World> {
    let mut worlds = Vec::new();
    starts::each(puzzle, &mut |start| worlds.push(start.to_vec()));
    worlds.sort();
    worlds.dedup();
    worlds
}

/// Who is who in a town, as a world: at the deal, what the solver should find.
pub fn world_of(town: &Town) -> World {
    let grimoire = &town.grimoire;
    grimoire
        .seats()
        .map(|seat| Seated {
            character: grimoire.row(seat).character,
            believes: grimoire.row(seat).believes,
        })
        .collect()
}

/// Who tells the truth now, as far as the solver counts on it: whoever is good, and knows it, and does not hide.
pub fn truthful(town: &Town) -> Seats {
    search::truthful(&town.grimoire)
}

/// What people say and what everybody saw, ready to be held against one world after the other.
///
/// It keeps its working space: asking again allocates nothing.
pub struct Claims {
    record: Record,
    search: Search,
}

impl Claims {
    /// Prepares what people say and what everybody saw.
    pub fn new(puzzle: &Puzzle) -> Self {
        let record = Record::of(puzzle);
        let search = Search::of(puzzle, &record);
        Self { record, search }
    }

    /// Whether a game that began like this can have come to what people say and what everybody saw.
    pub fn consistent(&mut self, start: &[Seated]) -> bool {
        starts::is_told_truly(&self.record, start) && self.search.finds(&self.record, start)
    }
}

/// The characters that no file carries out, those that make another bag than the table says, and those whose words have no form that could be checked.
fn unverified(puzzle: &Puzzle) -> Vec<Character> {
    let mut unsure = Cast::NONE;
    for &character in &puzzle.hidden {
        let role = roles::of(character);
        if role.manual || role.bag.contains(&Bag::Most) {
            unsure = unsure.with(character);
        }
    }
    for claim in &puzzle.claims {
        for character in claim.character.into_iter().chain(claim.unread.clone()) {
            if roles::of(character).manual || claim.unread.contains(&character) {
                unsure = unsure.with(character);
            }
        }
    }
    unsure.iter().collect()
}
