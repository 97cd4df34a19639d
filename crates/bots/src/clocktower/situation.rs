//! 处境 — the town as one player sees it, with what the player believes and what it says to be.

use clocktower::{Character, Own, Side, Team, View};
use kernel::{Seat, Seats};

use super::belief::Belief;
use super::bluff::Bluff;
use super::lead::executions_left;
use super::memory::Memory;
use super::signs;

/// With more alive, there is time to execute a Minion.
const MANY: usize = 4;
/// So much less than the Demon's is a Minion's death worth then.
const MINIONS_SHARE: f32 = 0.4;
/// So little short of half is as good as half.
const NEARLY: f32 = 0.6;
/// What is so unlikely is not reckoned with.
const ALL_BUT_EXCLUDED: f32 = 0.04;
/// By so much at most the town's agreement weighs among those it suspects alike.
const AGREEMENT: f32 = 0.15;

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
        let as_a_minion = share * (self.evil(seat) - self.demon(seat)).max(0.0);
        let as_a_twin = self.belief.gone * self.belief.twin[seat.index()];
        self.demon(seat) + as_a_minion.max(as_a_twin)
    }

    /// Whom the town may execute: whoever lives, and where a Demon may only seem dead, whoever it may be.
    pub(super) fn accusable(&self) -> Seats {
        let board = &self.view.board;
        let seem_dead = board
            .present
            .minus(board.travellers)
            .minus(board.living)
            .into_iter()
            .filter(|&seat| self.demon(seat) > ALL_BUT_EXCLUDED)
            .collect();
        self.residents().or(seem_dead)
    }

    /// How much a good player is for somebody's execution. Among those who are suspected alike the good ones have to agree,
    /// or evil chooses: so they go by the day and the seat, which are the same for all.
    pub(super) fn case_against(&self, seat: Seat) -> f32 {
        self.guilt(seat) * (1.0 + AGREEMENT * lot(self.view.board.night, seat))
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

    /// Whether the living evil players may be half of the living, so that they have the votes.
    pub(super) fn evil_may_block(&self) -> bool {
        let residents = self.residents();
        let evil: f32 = residents.into_iter().map(|seat| self.evil(seat)).sum();
        2.0 * evil + NEARLY > residents.len() as f32
    }

    /// Whether the game has lasted longer than it would if somebody died every night.
    pub(super) fn drags_on(&self) -> bool {
        usize::from(self.view.board.night) > self.view.board.present.len()
    }

    /// Whether only evil players are left, or the game drags on: then evil ones make an end of it by day.
    pub(super) fn is_among_friends(&self) -> bool {
        !self.is_good() && (self.residents().minus(self.friends()).is_empty() || self.drags_on())
    }

    /// Whether a day without an execution costs good nothing: as many executions remain, if nights are as they were.
    pub(super) fn may_be_skipped(&self) -> bool {
        let living = self.residents().len();
        let costs_nothing = |killed: usize| {
            let tomorrow = living.saturating_sub(killed);
            let after_one = tomorrow.saturating_sub(1);
            executions_left(tomorrow, killed) > executions_left(after_one, killed)
        };
        let as_usual = [1, self.memory.killed_a_night()]
            .into_iter()
            .all(costs_nothing);
        let is_reckoned = !signs::may_kill_otherwise(self.view) || self.view.board.night < 2;
        as_usual && is_reckoned && !self.drags_on() && !self.has_to_execute()
    }

    /// Whether it is the one day on which an execution may lose the game: 主谋.
    pub(super) fn must_not_execute(&self) -> bool {
        self.belief.last_day > 0.5
    }

    /// Whether evil wins by a day without an execution, as far as one can tell: 涡流 may be the Demon.
    pub(super) fn has_to_execute(&self) -> bool {
        self.belief.vortox > ALL_BUT_EXCLUDED
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

/// A number from 0 to 1 that everybody draws alike for a seat and a day.
fn lot(day: u8, seat: Seat) -> f32 {
    const MIX: u32 = 0x9E37_79B9;
    let drawn = (u32::from(day) << 8 | u32::from(seat.number()))
        .wrapping_add(1)
        .wrapping_mul(MIX);
    let mixed = (drawn ^ drawn >> 15).wrapping_mul(MIX);
    (mixed >> 16) as f32 / 65_536.0
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
