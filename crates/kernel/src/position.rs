//! 局面 — the trait every game implements.

use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};

use crate::{Eye, Outcome, Rng, Seat, Seed, StableHasher, Turn};

/// A position in a game: the whole truth at one moment, as a value.
///
/// Everything Hearsay does (tables, bots, replays, bindings) is written against this trait.
/// Equality is structural: two positions are equal if nothing that can still happen tells them
/// apart, chance included. Cloning is a copy of at most a few kilobytes, without the heap.
///
/// A position is the truth, so it implements neither `Debug` nor `Serialize`.
pub trait Position: Clone + Eq + Hash + Send + Sync + 'static {
    /// What the players agree on before the deal: seats, edition, house rules.
    type Setup: Clone + Eq + Debug + Send;
    /// One answer to one question.
    type Action: Copy + Ord + Hash + Debug + Send;
    /// What happened, its secrets still sealed.
    type Event: Copy;
    /// An event as one pair of eyes saw it.
    type Sight: Clone + Eq + Debug + Send;
    /// All that one pair of eyes can see now.
    type View: Clone + Eq + Debug + Send;
    /// Why an action is not legal.
    type Reason: Clone + Eq + Debug + Send;
    /// Why a setup cannot be dealt: a sentence.
    type SetupError: Display + Debug;

    /// The game's name in records and on the command line.
    const GAME: &'static str;

    /// Raised whenever the same decisions may lead elsewhere; records carry it.
    const RULES_VERSION: u32;

    /// Deals a new game.
    fn deal(setup: &Self::Setup, seed: Seed) -> Result<Self, Self::SetupError>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Who may act, or how the game ended. Depends on public facts only, but for games that say less
    /// to an eye: see [`Position::turn_seen_by`].
    fn turn(&self) -> Turn;

    /// Appends the legal answers of `seat` in ascending order; none if it is not asked.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Why `seat` may not do `action` now; `None` if it may.
    ///
    /// Uses nothing but what `seat` itself may know.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Option<Self::Reason>;

    /// Carries out a legal action and tells what happened, in order.
    ///
    /// # Panics
    /// May panic or leave a broken position if the action is not legal; see [`Position::play`].
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        tell: &mut dyn FnMut(Self::Event),
    );

    /// The same with nobody listening: for games that are played by the million, and whose events nobody hears.
    ///
    /// It leads to the same position. Where telling costs something, a game leaves it out here.
    #[inline]
    fn play_quietly(&mut self, seat: Seat, action: Self::Action) {
        self.play_unchecked(seat, action, &mut |_| ());
    }

    /// What `eye` can see, built field by field.
    fn view(&self, eye: Eye) -> Self::View;

    /// What `eye` sees of an event; `None` if it notices nothing.
    fn sight(event: &Self::Event, eye: Eye) -> Option<Self::Sight>;

    /// Brings a view up to date with one sight: a view never knows more than what was told.
    fn fold(view: &mut Self::View, sight: &Self::Sight);

    // Provided; not to be overridden.

    /// Whether `seat` may do `action` now.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        self.why_not(seat, action).is_none()
    }

    /// Carries out an action, or says why it cannot be; then the position is untouched.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        tell: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Reason> {
        match self.why_not(seat, action) {
            Some(reason) => Err(reason),
            None => {
                self.play_unchecked(seat, action, tell);
                Ok(())
            }
        }
    }

    /// Who may act, as far as this eye can tell. In games where it is a secret whom the storyteller
    /// has woken, this is less than [`Position::turn`], which such a game's referee alone may act on.
    ///
    /// To be overridden by those games only.
    fn turn_seen_by(&self, _eye: Eye) -> Turn {
        self.turn()
    }

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Act(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }

    /// A fingerprint that is the same on every platform.
    fn fingerprint(&self) -> u64 {
        let mut hasher = StableHasher::default();
        self.hash(&mut hasher);
        hasher.finish()
    }
}

/// Positions that can be imagined: for the laws, and for search.
pub trait Imagine: Position {
    /// A truth that looks like `view` to whoever has that view, drawn at random, with chance of its own.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
}

/// Games whose setups and actions can be written down and read back.
pub trait Notation: Position {
    /// The action as one line of ASCII.
    fn write_action(action: Self::Action) -> String;

    /// Reads what [`Notation::write_action`] wrote; the error is a sentence.
    fn read_action(text: &str) -> Result<Self::Action, String>;

    /// The action as a small number, the same for ever.
    fn pack_action(action: Self::Action) -> u32;

    /// Reads what [`Notation::pack_action`] made.
    fn unpack_action(number: u32) -> Option<Self::Action>;

    /// The setup as one line of ASCII.
    fn write_setup(setup: &Self::Setup) -> String;

    /// Reads what [`Notation::write_setup`] wrote; the error is a sentence.
    fn read_setup(text: &str) -> Result<Self::Setup, String>;
}

/// Games whose seats can be renamed, for the law of rotation: where people sit changes nothing.
pub trait Rotate: Position {
    /// The same game with everybody moved `by` seats on: whoever sat at seat 0 sits at seat `by`.
    #[must_use]
    fn rotate(&self, by: u8) -> Self;

    /// The same action after that move at a table of `seats`.
    fn rotate_action(action: Self::Action, by: u8, seats: u8) -> Self::Action;

    /// How many seats take part in the move: all, but for a storyteller's.
    fn rotations(&self) -> u8 {
        self.seats()
    }

    /// Where whoever sat at `seat` sits after that move at a table of `seats`.
    fn rotate_seat(seat: Seat, by: u8, seats: u8) -> Seat {
        seat.moved(by, seats)
    }
}

/// Games whose cards can be counted, for the law of conservation.
pub trait Conserve: Position {
    /// Checks that every card is in exactly one zone and that the game's own invariants hold.
    fn census(&self) -> Result<(), String>;
}
