//! 可用 — what may be declared in a window: cards, as themselves or as what a skill makes of them, skills, and
//! the sending of intelligence.

use kernel::{Card, CardSet, Seat};

use crate::ask::Window;
use crate::role::{Active, Side};
use crate::script::Script;
use crate::table::LONGEST_CHAIN;
use crate::{Action, Face, Function, Table, transit};

impl Table {
    /// Whether there is room for another declaration.
    pub(crate) fn may_declare(&self) -> bool {
        self.chain.len() < LONGEST_CHAIN
    }

    /// Appends what `seat` may do in the open window.
    pub(crate) fn window_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let may_declare = self.may_declare();
        if may_declare {
            self.usable_cards(seat, out);
        }
        if self.may_send(seat) {
            self.sendable(seat, out);
        }
        if may_declare {
            let begin = out.len();
            for (number, skill) in self.def(seat).active.iter().enumerate() {
                if !self.may_use_skill(seat, skill) {
                    continue;
                }
                if skill.aim.may_be_nobody(self, seat) {
                    out.push(Action::Skill(number as u8));
                }
                if let Some(may_target) = skill.aim.at() {
                    out.extend(
                        self.living
                            .into_iter()
                            .filter(|&target| may_target(self, seat, target))
                            .map(|target| Action::SkillAt(number as u8, target)),
                    );
                }
            }
            out[begin..].sort_unstable();
        }
    }

    /// Cards that may be used as themselves or as what a skill makes of them.
    fn usable_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        let begin = out.len();
        let hand = self.hands[seat];
        // Function by function, as far as there are any in the hand.
        let mut rest = hand;
        while let Some(card) = rest.first() {
            let function = self.deck_of().face(card).function();
            let alike = self.deck_of().of_function(function);
            if self.is_time_for(seat, function) {
                self.push_uses(seat, rest.and(alike), function, out);
            }
            rest = rest.minus(alike);
        }
        if self.is_up(seat)
            && let Some(convert) = self.def(seat).passive.converts
        {
            let mut rest = self.deck_of().one_of_each(hand);
            while let Some(card) = rest.first() {
                rest = rest.without_first();
                let face = self.deck_of().face(card);
                if let Some(function) = convert(self, face)
                    && self.is_time_for(seat, function)
                {
                    self.push_uses(seat, CardSet::only(card), function, out);
                }
            }
        }
        if self.passive(seat).uses_intelligence.is_some() {
            self.usable_intelligence(seat, out);
        }
        out[begin..].sort_unstable();
    }

    /// 急中生智 — intelligence that may be used as a card.
    fn usable_intelligence(&self, seat: Seat, out: &mut Vec<Action>) {
        let lying = self.deck_of().one_of_each(self.intelligence[seat]);
        for function in Function::ALL {
            if self.is_time_for(seat, function) {
                let serves = |card: &Card| {
                    let face = self.deck_of().face(*card);
                    self.quick_wit(seat, face, function).is_some()
                };
                let cards = lying.iter().filter(serves).collect();
                self.push_uses(seat, cards, function, out);
            }
        }
    }

    /// 急中生智 — the skill by which this player may use an own intelligence of this face as that function.
    pub(crate) fn quick_wit(&self, seat: Seat, face: Face, function: Function) -> Option<Script> {
        let number = self.passive(seat).uses_intelligence?;
        let skill = &self.def(seat).active[usize::from(number)];
        let cards = self.deck_of().cards(face);
        let lies = !self.intelligence[seat].and(cards).is_empty();
        // What the hand can do needs no skill, and a probe needs what is printed on it.
        let in_hand = function == face.function() && !self.hands[seat].and(cards).is_empty();
        let printed = function != Function::Probe || face.function() == function;
        let may = lies && !in_hand && printed && self.is_left(seat, skill.limit, skill.flip);
        may.then_some(Script::Skill(self.role[seat], number))
    }

    /// As which function a skill lets `seat` use this card, besides its own.
    pub(crate) fn converted(&self, seat: Seat, face: Face) -> Option<Function> {
        let convert = self.def(seat).passive.converts?;
        convert(self, face)
    }

    fn push_uses(&self, seat: Seat, cards: CardSet, function: Function, out: &mut Vec<Action>) {
        let aim = self.card_def(function).aim;
        let mut rest = self.deck_of().one_of_each(cards);
        while let Some(card) = rest.first() {
            rest = rest.without_first();
            let face = self.deck_of().face(card);
            if aim.may_be_nobody(self, seat) {
                out.push(Action::Use(face, function));
            }
            if let Some(may_target) = aim.at() {
                out.extend(
                    self.living
                        .into_iter()
                        .filter(|&target| may_target(self, seat, target))
                        .map(|target| Action::UseAt(face, function, target)),
                );
            }
        }
    }

    /// Whether this function's time has come, for `seat`.
    pub(crate) fn is_time_for(&self, seat: Seat, function: Function) -> bool {
        (self.card_def(function).when)(self, seat)
    }

    pub(crate) fn may_use_skill(&self, seat: Seat, skill: &Active) -> bool {
        let side = if self.is_up(seat) {
            Side::Up
        } else {
            Side::Down
        };
        skill.side == side
            && self.is_left(seat, skill.limit, skill.flip)
            && (skill.when)(self, seat)
    }

    /// Whether `seat` may send intelligence now: once in the own play phase.
    pub(crate) fn may_send(&self, seat: Seat) -> bool {
        seat == self.turn
            && !self.sent
            && self.chain.is_empty()
            && self.time() == Some(Window::Play)
    }

    /// Appends every way to send a card.
    pub(crate) fn sendable(&self, seat: Seat, out: &mut Vec<Action>) {
        let begin = out.len();
        let mut rest = self.deck_of().one_of_each(self.hands[seat]);
        while let Some(card) = rest.first() {
            rest = rest.without_first();
            let face = self.deck_of().face(card);
            let towards = transit::may_go_to(self, seat, face);
            out.extend(towards.into_iter().map(|to| Action::Send(face, to)));
        }
        out[begin..].sort_unstable();
    }
}
