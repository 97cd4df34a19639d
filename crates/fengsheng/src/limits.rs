//! 限制 — skills that can be used once in a turn or once in a game. A character has at most one of each kind —
//! of a turn, a 绝技, one that shows the identity — so three sets of seats remember who has used theirs.

use kernel::{CardSet, Seat};

use crate::role::{Flip, Limit};
use crate::script::Script;
use crate::{Colour, Dealer, Edition, Event, Face, Faces, Table, TurnFlag, View};

/// Who has used up what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Spent {
    game: u16,
    turn: u16,
    identity: u16,
}

impl Spent {
    const fn has(self, limit: Limit, seat: Seat) -> bool {
        let mut seats = 0;
        if limit.is_of_the_turn() {
            seats |= self.turn;
        }
        if limit.is_of_the_game() {
            seats |= self.game;
        }
        if matches!(limit, Limit::Identity) {
            seats |= self.identity;
        }
        seats >> seat.number() & 1 == 1
    }

    /// A skill was used.
    pub(crate) fn note(&mut self, edition: Edition, script: Script, by: Seat) {
        let limit = edition.limit(script);
        let seat: u16 = 1 << by.number();
        if limit.is_of_the_turn() {
            self.turn |= seat;
        }
        if limit.is_of_the_game() {
            self.game |= seat;
        }
        if limit == Limit::Identity {
            self.identity |= seat;
        }
    }

    /// A new turn begins.
    pub(crate) fn new_turn(&mut self) {
        self.turn = 0;
    }

    /// The same with every set of seats changed.
    pub(crate) fn map(self, change: impl Fn(u16) -> u16) -> Self {
        Self {
            game: change(self.game),
            turn: change(self.turn),
            identity: change(self.identity),
        }
    }
}

impl Limit {
    const fn is_of_the_turn(self) -> bool {
        matches!(self, Self::Turn | Self::GameAndTurn)
    }

    /// Whether it is a 绝技.
    const fn is_of_the_game(self) -> bool {
        matches!(self, Self::Game | Self::GameAndTurn)
    }
}

impl Edition {
    /// How often a script can be used.
    pub(crate) fn limit(self, script: Script) -> Limit {
        match script {
            Script::Skill(role, number) => self.role(role).active[usize::from(number)].limit,
            Script::Trigger(role, number) => self.role(role).triggers[usize::from(number)].limit,
            Script::Card(_) | Script::Rule(_) => Limit::Free,
        }
    }
}

impl Table {
    /// Whether `seat` has not used up a skill with this limit and this flip.
    pub(crate) fn is_left(&self, seat: Seat, limit: Limit, flip: Flip) -> bool {
        let house = !limit.is_of_the_game() || self.rules.limited_skills;
        let hidden = flip != Flip::Identity || !self.shown.has(seat) || self.rules.mode.is_open();
        house && hidden && !self.spent.has(limit, seat)
    }

    /// Whether this player has used the 绝技.
    pub(crate) const fn has_spent(&self, seat: Seat) -> bool {
        self.spent.has(Limit::Game, seat)
    }

    /// Whether something holds this turn.
    pub(crate) const fn in_force(&self, flag: TurnFlag) -> bool {
        self.flags & flag.bit() != 0
    }
}

impl Dealer<'_> {
    /// Something holds for a player until the turn ends.
    pub(crate) fn hold_for(&mut self, flag: TurnFlag, seat: Seat) {
        self.table.flags |= flag.bit();
        self.say(Event::Holds { flag, seat });
    }

    /// Something holds for the player on turn until the turn ends.
    pub(crate) fn hold(&mut self, flag: TurnFlag) {
        self.hold_for(flag, self.table.turn);
    }
}

impl Table {
    /// What 合金装备 does not burn, if it is used in the turn that begins.
    pub(crate) fn black_of_the_undying(&self) -> [u8; 2] {
        let seat = (self.living.into_iter())
            .find(|&seat| self.def(seat).passive.may_be_undying && self.exposed.has(seat));
        let black = seat.map(|seat| self.intelligence_of(seat, Colour::Black));
        let cards = black.into_iter().flat_map(CardSet::iter);
        kept(cards.map(|card| self.deck_of().face(card)))
    }
}

impl View {
    /// Whether this player has used the 绝技, the skill that can be used once in a game.
    pub fn has_spent(&self, seat: Seat) -> bool {
        self.spent.has(Limit::Game, seat)
    }

    /// What 合金装备 does not burn, of what an eye sees.
    pub(crate) fn black_of_the_undying(&self) -> [u8; 2] {
        let seat = (self.living.into_iter()).find(|&seat| {
            let role = self.seats[seat.index()].role;
            let may = role.is_some_and(|role| self.edition.role(role).passive.may_be_undying);
            may && self.exposed.has(seat)
        });
        let faces = seat.map(|seat| self.seats[seat.index()].intelligence);
        let faces = faces.iter().flat_map(Faces::iter);
        kept(faces.filter(|face| face.is(Colour::Black)))
    }
}

/// Up to two faces, to be remembered in order. A living player has no more black intelligence.
fn kept(faces: impl Iterator<Item = Face>) -> [u8; 2] {
    let mut kept = [0; 2];
    for (place, face) in kept.iter_mut().zip(faces) {
        *place = face.index() as u8 + 1;
    }
    kept.sort_unstable();
    kept
}
