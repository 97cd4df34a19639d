//! 待验之戏 — a game as the laws need it.

use kernel::{Conserve, Eye, Imagine, Notation, Position, Rotate, Seat};

/// The position of the game under test.
pub type PositionOf<G> = <G as Game>::Position;
/// Its actions.
pub type ActionOf<G> = <PositionOf<G> as Position>::Action;
/// Its events.
pub type EventOf<G> = <PositionOf<G> as Position>::Event;
/// Its sights.
pub type SightOf<G> = <PositionOf<G> as Position>::Sight;
/// Its views.
pub type ViewOf<G> = <PositionOf<G> as Position>::View;
/// Its setups.
pub type SetupOf<G> = <PositionOf<G> as Position>::Setup;

/// A game under test: which tables to deal, how to walk, and what the rules let an eye learn.
pub trait Game {
    /// The truth of the game.
    type Position: Position + Notation + Imagine + Conserve + Rotate;

    /// The setup of walk number `walk`. Over the numbers, every legal number of seats must come.
    fn setup(&self, walk: u64) -> SetupOf<Self>;

    /// How many decisions a random game may take; a longer one counts as endless.
    fn longest(&self) -> usize;

    /// Every action there is, possible or not, at a table with this setup.
    fn universe(&self, setup: &SetupOf<Self>) -> Vec<ActionOf<Self>>;

    /// How strongly walk number `walk` is drawn to each of these legal actions; all alike makes it
    /// uniform.
    fn weights(
        &self,
        _walk: u64,
        _position: &Self::Position,
        _seat: Seat,
        actions: &[ActionOf<Self>],
    ) -> Vec<u32> {
        vec![1; actions.len()]
    }

    /// The costly laws examine about one in so many moments like this one.
    fn every(&self, _position: &Self::Position) -> u32 {
        1
    }

    /// The sight without what the rules let this eye learn at this moment: a card it draws, a hand
    /// that is shown, how a coin fell. Whatever is left may not depend on anything hidden.
    ///
    /// This is the list of a game's permitted surprises. The law of blindness accepts no other.
    fn veil(&self, _eye: Eye, sight: &SightOf<Self>) -> SightOf<Self> {
        sight.clone()
    }

    /// Whether this answer is given unseen: nobody else may learn which of such answers it was.
    fn is_secret(&self, _position: &Self::Position, _action: ActionOf<Self>) -> bool {
        false
    }

    /// Whether nothing is secret from this eye: a storyteller's.
    fn sees_all(&self, _position: &Self::Position, eye: Eye) -> bool {
        eye == Eye::All
    }

    /// Whether what happens after this sight, within the same action, may depend on what it showed:
    /// after hands are counted the game may end or go on.
    fn forks(&self, _sight: &SightOf<Self>) -> bool {
        false
    }

    /// Whether this sight is itself the news that something hidden was so: a victory declared on a
    /// secret condition. The truths part with it; nothing is compared from there on.
    fn reveals(&self, _sight: &SightOf<Self>) -> bool {
        false
    }
}
