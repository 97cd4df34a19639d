//! 回合 — the stages of a turn, in the order an edition gives them.

use kernel::{Seat, Seats};

use crate::ask::{Ask, Cards, Window};
use crate::edition::Loses;
use crate::flow::{ask, become_frame};
use crate::frame::{Frame, TurnStage};
use crate::script::{Occasion, Rule, Script};
use crate::{Action, Dealer, Event, Table, TurnFlag, gain, hear, transit, window};

/// The next turn begins.
pub(crate) fn begin(dealer: &mut Dealer<'_>) {
    let seat = dealer.table.turn;
    dealer.table.sent = false;
    dealer.table.killed = false;
    dealer.table.flags = 0;
    dealer.table.kept = dealer.table.black_of_the_undying();
    dealer.table.spent.new_turn();
    let first = dealer.table.stages().list[0];
    dealer.table.frames.push(Frame::Turn(first));
    dealer.say(Event::TurnBegan { seat });
}

pub(crate) fn carry_on(dealer: &mut Dealer<'_>, stage: TurnStage) -> bool {
    let me = dealer.table.turn;
    if !dealer.table.living.has(me) && stage != TurnStage::Over {
        become_frame(dealer, Frame::Turn(TurnStage::Over));
        return false;
    }
    match stage {
        TurnStage::Begin => {
            next_stage(dealer, stage);
            hear::hear(dealer, Occasion::TurnBegan);
        }
        TurnStage::Draw => {
            next_stage(dealer, stage);
            let draws = dealer.table.passive(me).draws;
            dealer.draw(me, draws);
        }
        TurnStage::ReturnOne => return return_one(dealer, me),
        TurnStage::Play => {
            next_stage(dealer, stage);
            window::open(dealer, Window::Play);
        }
        TurnStage::AfterPlay => return after_play(dealer, me),
        TurnStage::FirstSteps | TurnStage::SecondSteps => {
            next_stage(dealer, stage);
            window::open(dealer, Window::Step);
        }
        TurnStage::Sending => {
            next_stage(dealer, stage);
            hear::hear(dealer, Occasion::Sending);
        }
        TurnStage::Transmit => return transmit(dealer, me),
        TurnStage::End => {
            next_stage(dealer, stage);
            hear::hear(dealer, Occasion::TurnEnded);
        }
        TurnStage::LoseUnsent => {
            next_stage(dealer, stage);
            if !dealer.table.sent {
                gain::lose(dealer, me);
            }
        }
        TurnStage::Over => {
            burn_what_did_not_kill(dealer);
            pass_the_turn(dealer);
        }
    }
    false
}

/// 合金装备 — what its owner gained of black intelligence in this turn is burnt.
fn burn_what_did_not_kill(dealer: &mut Dealer<'_>) {
    if dealer.table.in_force(TurnFlag::Undying) {
        let table = &*dealer.table;
        let mut living = table.living.into_iter();
        if let Some(seat) = living.find(|&seat| table.def(seat).passive.may_be_undying) {
            dealer.burn_what_came(seat);
        }
    }
}

/// The stages of a turn in their order, and what follows each.
pub(crate) struct Stages {
    pub(crate) list: &'static [TurnStage],
    after: [TurnStage; TurnStage::COUNT],
}

impl Stages {
    pub(crate) const fn of(list: &'static [TurnStage]) -> Self {
        let mut after = [TurnStage::Over; TurnStage::COUNT];
        let mut at = 1;
        while at < list.len() {
            after[list[at - 1] as usize] = list[at];
            at += 1;
        }
        Self { list, after }
    }
}

impl Table {
    /// The stages of a turn at this table.
    fn stages(&self) -> &'static Stages {
        (self.edition.def().turn)(&self.rules)
    }
}

fn next_stage(dealer: &mut Dealer<'_>, stage: TurnStage) {
    let next = dealer.table.stages().after[stage as usize];
    become_frame(dealer, Frame::Turn(next));
}

/// The next living player to the right has the next turn.
fn pass_the_turn(dealer: &mut Dealer<'_>) {
    dealer.table.locked = Seats::NONE;
    dealer.table.lured = Seats::NONE;
    dealer.table.turn = dealer.table.right_of(dealer.table.turn);
    dealer.table.frames.pop();
}

/// 精明 — one card of the hand goes back on the deck.
fn return_one(dealer: &mut Dealer<'_>, me: Seat) -> bool {
    match dealer.heard() {
        Action::Pick(face) => dealer.put_back(me, face),
        _ if dealer.table.passive(me).returns_one && !dealer.table.hands[me].is_empty() => {
            let by = Script::Rule(Rule::ReturnOne);
            return ask(
                dealer,
                me,
                Ask::Card {
                    by,
                    cards: Cards::Any,
                    may_pass: false,
                },
            );
        }
        _ => {}
    }
    next_stage(dealer, TurnStage::ReturnOne);
    false
}

/// The play phase cannot end before the transmission (§5.2).
fn after_play(dealer: &mut Dealer<'_>, me: Seat) -> bool {
    if let Action::Send(face, to) = dealer.heard() {
        become_frame(dealer, Frame::Turn(TurnStage::Play));
        transit::send(dealer, face, to);
        return false;
    }
    if dealer.table.sent {
        next_stage(dealer, TurnStage::AfterPlay);
        return false;
    }
    if dealer.table.hands[me].is_empty() {
        gain::lose(dealer, me);
        return false;
    }
    ask(dealer, me, Ask::Send)
}

/// One card has to be sent; whoever has none loses, at once or when the turn ends (§4.2, §6.2).
fn transmit(dealer: &mut Dealer<'_>, me: Seat) -> bool {
    if let Action::Send(face, to) = dealer.heard() {
        next_stage(dealer, TurnStage::Transmit);
        transit::send(dealer, face, to);
        return false;
    }
    if !dealer.table.hands[me].is_empty() {
        return ask(dealer, me, Ask::Send);
    }
    next_stage(dealer, TurnStage::Transmit);
    if dealer.table.manner().loses == Loses::AtOnce {
        gain::lose(dealer, me);
    }
    false
}
