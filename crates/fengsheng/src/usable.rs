//! 可用 — what may be declared in a window: cards, as themselves or as what a skill makes of them, skills, and
//! the sending of intelligence.

use kernel::{Card, CardSet, Seat};

use crate::ask::Window;
use crate::concerns::Lying;
use crate::role::{Active, Side};
use crate::script::Script;
use crate::table::LONGEST_CHAIN;
use crate::times::{Time, Times};
use crate::{Action, Face, Function, Table, transit};

impl Table {
    /// Whether there is room for another declaration.
    pub(crate) fn may_declare(&self) -> bool {
        self.chain.len() < LONGEST_CHAIN
    }

    /// Appends what `seat` may do in the open window. Often that is nothing, which is seen at once.
    #[inline]
    pub(crate) fn window_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let lying = self.lying(seat);
        if !self.hands[seat].is_empty() || lying.skills != Times::NONE {
            self.declarations(seat, lying, out);
        }
    }

    /// Appends what `seat` may declare or send in the open window.
    #[inline(never)]
    fn declarations(&self, seat: Seat, lying: Lying, out: &mut Vec<Action>) {
        let time = self.time_for(seat).filter(|_| self.may_declare());
        if let Some(time) = time {
            let cards = self.hands[seat].and(self.deck_of().of_time(time));
            if !cards.is_empty() || lying.alters_cards {
                self.usable_cards(time, seat, out);
            }
        }
        if self.may_send(seat) {
            self.sendable(seat, out);
        }
        if let Some(time) = time
            && lying.skills.has(time)
        {
            self.usable_skills(time, seat, out);
        }
    }

    /// Skills that may be declared.
    #[inline(never)]
    fn usable_skills(&self, time: Time, seat: Seat, out: &mut Vec<Action>) {
        let begin = out.len();
        for (number, skill) in self.def(seat).active.iter().enumerate() {
            if !self.may_use_skill_at(time, seat, skill) {
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

    /// Cards that may be used as themselves or as what a skill makes of them.
    #[inline(never)]
    fn usable_cards(&self, time: Time, seat: Seat, out: &mut Vec<Action>) {
        let (hand, passive) = (self.hands[seat], self.passive(seat));
        let begin = out.len();
        // Function by function, as far as there are any in the hand whose time it may be.
        let mut rest = hand.and(self.deck_of().of_time(time));
        while let Some(card) = rest.first() {
            let function = self.deck_of().face(card).function();
            let alike = self.deck_of().of_function(function);
            if self.is_time_at(time, seat, function) {
                self.push_uses(seat, rest.and(alike), function, out);
            }
            rest = rest.minus(alike);
        }
        if let Some(conversion) = &passive.converts
            && self.is_time_at(time, seat, conversion.into)
        {
            let mut rest = self.deck_of().one_of_each(hand);
            while let Some(card) = rest.first() {
                rest = rest.without_first();
                if (conversion.takes)(self, self.deck_of().face(card)) {
                    self.push_uses(seat, CardSet::only(card), conversion.into, out);
                }
            }
        }
        if let Some(number) = passive.uses_intelligence {
            self.usable_intelligence(time, seat, number, out);
        }
        out[begin..].sort_unstable();
    }

    /// 急中生智 — intelligence that may be used as a card: see [`Table::quick_wit`].
    fn usable_intelligence(&self, time: Time, seat: Seat, number: u8, out: &mut Vec<Action>) {
        let skill = &self.def(seat).active[usize::from(number)];
        let lying = self.deck_of().one_of_each(self.intelligence[seat]);
        if lying.is_empty() || !self.is_left(seat, skill.limit, skill.flip) {
            return;
        }
        let held = |card: &Card| self.holds(seat, self.deck_of().face(*card));
        let also_in_hand: CardSet = lying.iter().filter(held).collect();
        for function in Function::ALL {
            if self.is_time_at(time, seat, function) {
                let printed = self.deck_of().of_function(function);
                let serving = if function == Function::Probe {
                    lying.and(printed)
                } else {
                    lying
                };
                let cards = serving.minus(printed.and(also_in_hand));
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
        let conversion = self.def(seat).passive.converts.as_ref()?;
        (conversion.takes)(self, face).then_some(conversion.into)
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
        self.time_for(seat)
            .is_some_and(|time| self.is_time_at(time, seat, function))
    }

    /// The same, where one knows roughly what time it is.
    fn is_time_at(&self, time: Time, seat: Seat, function: Function) -> bool {
        let def = self.card_def(function);
        let is_time = def.timing.times().has(time) && (def.when)(self, seat);
        debug_assert_eq!(
            is_time,
            (def.when)(self, seat),
            "a card is used at times that its words do not mean"
        );
        is_time
    }

    pub(crate) fn may_use_skill(&self, seat: Seat, skill: &Active) -> bool {
        self.time_for(seat)
            .is_some_and(|time| self.may_use_skill_at(time, seat, skill))
    }

    fn may_use_skill_at(&self, time: Time, seat: Seat, skill: &Active) -> bool {
        let up = skill.side == Side::Up;
        up == self.is_up(seat)
            && skill.times.has(time)
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
