//! 处境 — the town as one player sees it, with what the player believes and what it says to be.

use clocktower::{Character, Own, Side, Team, View};
use kernel::{Seat, Seats};

use super::belief::Belief;
use super::bluff::Bluff;
use super::memory::Memory;

/// With more alive, there is time to execute a Minion.
const MANY: usize = 4;
/// So much less than the Demon's is a Minion's death worth then.
const MINIONS_SHARE: f32 = 0.4;

/// The town as one player sees it.
pub(super) struct Situation<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) own: Own,
    pub(super) memory: &'a Memory,
    pub(super) belief: &'a Belief,
    pub(super) bluff: &'a Bluff,
}

impl<'a> Situation<'a> {
    pub(super) fn new(
        view: &'a View,
        me: Seat,
        memory: &'a Memory,
        belief: &'a Belief,
        bluff: &'a Bluff,
    ) -> Option<Self> {
        Some(Self {
            view,
            me,
            own: view.own?,
            memory,
            belief,
            bluff,
        })
    }

    pub(super) fn is_good(&self) -> bool {
        self.own.side == Side::Good
    }

    /// Who lives and is no Traveller.
    pub(super) fn residents(&self) -> Seats {
        self.view.board.living.minus(self.view.board.travellers)
    }

    pub(super) fn lives(&self, seat: Seat) -> bool {
        self.view.board.living.has(seat)
    }

    /// How likely somebody is the Demon.
    pub(super) fn demon(&self, seat: Seat) -> f32 {
        self.belief.demon[seat.index()]
    }

    /// How likely somebody is evil.
    pub(super) fn evil(&self, seat: Seat) -> f32 {
        self.belief.evil[seat.index()]
    }

    /// How much a good player would have somebody executed: for being the Demon; in a large town with several Minions, a
    /// little for being one, as they would outvote the town in the end.
    pub(super) fn guilt(&self, seat: Seat) -> f32 {
        let residents = self.view.board.present.minus(self.view.board.travellers);
        let row = residents.len().clamp(5, 15) - 5;
        let minions = clocktower::sheets::COUNTS[row][2];
        let a_minion_counts = minions > 1 && self.residents().len() > MANY;
        let share = if a_minion_counts { MINIONS_SHARE } else { 0.0 };
        self.demon(seat) + share * (self.evil(seat) - self.demon(seat)).max(0.0)
    }

    /// Whom an evil player knows to be of the own side, itself included.
    pub(super) fn friends(&self) -> Seats {
        friends(self.view, self.me, self.memory)
    }

    /// The friends who are the Demon, as far as one knows.
    pub(super) fn demons(&self) -> Seats {
        let me_too = self.view.team(self.own.character) == Team::Demon;
        let known = self.memory.demons.and(self.view.board.living);
        if me_too { known.with(self.me) } else { known }
    }

    /// What a player has said to be.
    pub(super) fn claim(&self, seat: Seat) -> Option<Character> {
        let said = self.memory.claimed[seat.index()];
        (said != Character::default()).then_some(said)
    }

    /// After today's execution and the night the game is over, if no Demon dies.
    pub(super) fn is_the_last_chance(&self) -> bool {
        self.residents().len() <= 3
    }

    /// Whether the game has lasted longer than it would if somebody died every night.
    pub(super) fn drags_on(&self) -> bool {
        usize::from(self.view.board.night) > self.view.board.present.len()
    }

    /// Whether only evil players are left, or the game drags on: then evil ones make an end of it by day.
    pub(super) fn is_among_friends(&self) -> bool {
        !self.is_good() && (self.residents().minus(self.friends()).is_empty() || self.drags_on())
    }

    /// Whether a day without an execution costs good nothing: as many executions remain.
    pub(super) fn may_be_skipped(&self) -> bool {
        self.residents().len().is_multiple_of(2) && !self.drags_on()
    }
}

/// The one of these for whom something is greatest; of equals the first.
pub(super) fn most(of: Seats, mut how: impl FnMut(Seat) -> f32) -> Option<Seat> {
    let mut best: Option<(Seat, f32)> = None;
    for seat in of {
        let much = how(seat);
        if best.is_none_or(|(_, most)| much > most) {
            best = Some((seat, much));
        }
    }
    best.map(|(seat, _)| seat)
}

/// Whom an evil player knows to be of the own side, itself included.
pub(super) fn friends(view: &View, me: Seat, memory: &Memory) -> Seats {
    let evil = view.own.is_some_and(|own| own.side == Side::Evil);
    if !evil {
        return Seats::only(me);
    }
    let shown: Seats = view
        .board
        .present
        .into_iter()
        .filter(|seat| {
            let character = memory.shown[seat.index()];
            character != Character::default() && view.team(character).side() == Side::Evil
        })
        .collect();
    memory.minions.or(memory.demons).or(shown).with(me)
}
