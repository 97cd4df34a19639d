//! 时机 — windows: who is asked, what may be declared, and the declaring.
//!
//! Everybody alive is asked in turn, whether or not they hold an answer: who is asked depends on
//! public facts only.

use kernel::{Card, CardSet, Sealed, Seat, Seats};

use crate::ask::Window;
use crate::flow::{ask, become_frame};
use crate::frame::{Frame, OpenWindow};
use crate::role::{Active, Flip, Side};
use crate::script::{COST, Play, Script};
use crate::table::LONGEST_CHAIN;
use crate::{Action, Ask, Dealer, Event, Face, Function, Stage, Table, TurnFlag, steps, transit};

/// Opens a window, beginning with the player on turn (ruling F3).
pub(crate) fn open(dealer: &mut Dealer<'_>, kind: Window) {
    let next = dealer.table.first_asked();
    let quiet = match kind {
        Window::Step => steps::ONLY_THE_OWNER,
        _ => 0,
    };
    dealer.table.frames.push(Frame::Window(OpenWindow {
        kind,
        next,
        quiet,
        owner: next,
    }));
}

pub(crate) fn carry_on(dealer: &mut Dealer<'_>, mut open: OpenWindow) -> bool {
    if let Some((seat, action)) = dealer.answer.take() {
        match action {
            Action::Pass if open.kind == Window::Step => {
                steps::pass(dealer, seat, open);
                return false;
            }
            Action::Pass => open = pass(dealer, seat, open),
            Action::Send(face, to) => {
                restart(dealer, open);
                transit::send(dealer, face, to);
                return false;
            }
            declaration => {
                declare(dealer, open, seat, declaration);
                return false;
            }
        }
    }
    if is_over(dealer.table, open) {
        dealer.table.frames.pop();
        return false;
    }
    if open.kind == Window::Step {
        return steps::ask_next(dealer, open);
    }
    if !dealer.table.living.has(open.next) {
        open.next = dealer.table.right_of(open.next);
        become_frame(dealer, Frame::Window(open));
    }
    ask(dealer, open.next, Ask::Window { window: open.kind })
}

/// An opening window closes when all living players have passed in a row; an answering one when all
/// but the last declarer have.
fn is_over(table: &Table, open: OpenWindow) -> bool {
    let living = table.living.len() as u8;
    match open.kind {
        Window::Answer => {
            let declarer = table.chain.last().map(|play| play.by);
            open.quiet >= living - u8::from(declarer.is_some_and(|seat| table.living.has(seat)))
        }
        Window::Step => !table.living.has(table.turn),
        Window::Play => open.quiet >= living || !table.living.has(table.turn),
        // Once the intelligence has gone elsewhere the window of where it was is over.
        Window::InTransit => open.quiet >= living || !table.is_at(Stage::Arriving),
        Window::Arrived => open.quiet >= living || !table.is_at(Stage::Arrived),
    }
}

fn pass(dealer: &mut Dealer<'_>, seat: Seat, mut open: OpenWindow) -> OpenWindow {
    open.quiet += 1;
    open.next = dealer.table.right_of(seat);
    if open.kind == Window::Answer
        && dealer
            .table
            .chain
            .last()
            .is_some_and(|play| play.by == open.next)
    {
        open.next = dealer.table.right_of(open.next);
    }
    become_frame(dealer, Frame::Window(open));
    dealer.say(Event::Passed { seat });
    open
}

/// After anything happened in it, a window begins anew.
fn restart(dealer: &mut Dealer<'_>, mut open: OpenWindow) {
    open.quiet = 0;
    open.next = match open.kind {
        Window::Step => dealer.table.right_of(open.owner),
        Window::Answer => {
            let declarer = dealer.table.chain.last().map_or(open.owner, |play| play.by);
            dealer.table.right_of(declarer)
        }
        _ => dealer.table.first_asked(),
    };
    become_frame(dealer, Frame::Window(open));
}

/// A card is used or a skill declared: it goes on top of the chain, its costs are paid, and
/// everybody else is asked from the declarer's right (§3.3).
fn declare(dealer: &mut Dealer<'_>, open: OpenWindow, by: Seat, action: Action) {
    let mut play = match action {
        Action::Use(face, function) | Action::UseAt(face, function, _) => {
            use_card(dealer, by, face, function)
        }
        Action::Skill(number) | Action::SkillAt(number, _) => {
            Play::of(Script::Skill(dealer.table.role[by], number), by)
        }
        _ => return,
    };
    if let Action::UseAt(_, _, target) | Action::SkillAt(_, target) = action {
        play.target = target.into();
    }
    let skill = match play.script {
        Script::Skill(_, number) => Some(&dealer.table.def(by).active[usize::from(number)]),
        _ => None,
    };
    let at_once = skill.is_some_and(|skill| skill.at_once);
    if !at_once {
        dealer.table.chain.push(play);
    }
    tell_declared(dealer, play);
    if let Some(skill) = skill {
        let edition = dealer.table.edition;
        dealer.table.spent.note(edition, play.script, by);
        pay(dealer, by, skill.flip);
    }
    if at_once {
        dealer.say(Event::Resolved {
            seat: by,
            void: false,
        });
        restart(dealer, open);
        dealer.table.frames.push(Frame::Script(play));
        return;
    }
    let_others_answer(dealer, open, play);
    if skill.is_some_and(|skill| !skill.cost.is_empty()) {
        let step = COST;
        dealer
            .table
            .frames
            .push(Frame::Script(Play { step, ..play }));
    }
}

/// Everybody else is asked to answer what was just declared, from the declarer's right.
fn let_others_answer(dealer: &mut Dealer<'_>, mut open: OpenWindow, play: Play) {
    let by = play.by;
    if open.kind == Window::Answer {
        open.quiet = 0;
        open.next = dealer.table.right_of(by);
        become_frame(dealer, Frame::Window(open));
    } else {
        restart(dealer, open);
        dealer.table.frames.push(Frame::Resolve);
        // 天衣无缝: it takes effect at once.
        if play.card().is_some()
            && by == dealer.table.turn
            && dealer.table.in_force(TurnFlag::Seamless)
        {
            return;
        }
        let next = dealer.table.right_of(by);
        dealer.table.frames.push(Frame::Window(OpenWindow {
            kind: Window::Answer,
            next,
            quiet: 0,
            owner: by,
        }));
    }
}

fn use_card(dealer: &mut Dealer<'_>, by: Seat, face: Face, function: Function) -> Play {
    // What is used from among the intelligence goes through the hand.
    if let Some(script) = dealer.table.quick_wit(by, face, function) {
        let edition = dealer.table.edition;
        dealer.table.spent.note(edition, script, by);
        dealer.say(Event::Triggered { seat: by, script });
        dealer.take_back(by, face, by);
    }
    let card = dealer.take_from_hand(by, face);
    Play {
        card: card.0 + 1,
        ..Play::of(Script::Card(function), by)
    }
}

fn tell_declared(dealer: &mut Dealer<'_>, play: Play) {
    let card = play.card();
    let face = card.map_or(Face::default(), |card| dealer.face(card));
    let target = play.target.seat();
    // A probe goes face down to its target; every other card is shown.
    let face = match (card, play.script) {
        (Some(_), Script::Card(Function::Probe)) => {
            Sealed::new(face, target.map_or(Seats::NONE, Seats::only).with(play.by))
        }
        (Some(_), _) => Sealed::open_to_all(face),
        (None, _) => Sealed::new(face, Seats::NONE),
    };
    dealer.say(Event::Declared {
        seat: play.by,
        script: play.script,
        card: card.is_some(),
        face,
        target,
    });
}

/// What using a skill does to its owner's cards.
pub(crate) fn pay(dealer: &mut Dealer<'_>, seat: Seat, flip: Flip) {
    match flip {
        Flip::Stays => {}
        Flip::Up => dealer.turn_up(seat),
        Flip::Down => dealer.turn_down(seat),
        Flip::Identity => dealer.show_identity(seat),
    }
}

// --- what may be declared -------------------------------------------------------------------

impl Table {
    /// The window that lies under the chain: what time it is.
    pub(crate) fn time(&self) -> Option<Window> {
        self.frames
            .as_slice()
            .iter()
            .rev()
            .find_map(|frame| match frame {
                Frame::Window(open) if open.kind != Window::Answer => Some(open.kind),
                _ => None,
            })
    }

    /// Whether the intelligence on its way is at this point of its hop.
    fn is_at(&self, stage: Stage) -> bool {
        self.transit.is_some_and(|transit| transit.stage == stage)
    }

    /// Whether nothing is waiting to be carried out.
    pub(crate) fn chain_is_empty(&self) -> bool {
        self.chain.is_empty()
    }

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
