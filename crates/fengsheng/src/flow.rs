//! 流程 — frames: what is under way, one above the other, and the loop that carries the top one on.
//!
//! A frame is a few small numbers. Whatever asks stays on top until it is answered, so a position
//! can be copied, saved and searched at any question, in the middle of a chain of counters.

use kernel::{Card, Seat, Seats, Stack};

use crate::ask::{Ask, Flow, How, Occasion, Play, Rule, Script, Whom, Window};
use crate::table::DEEPEST;
use crate::{Action, Dealer, Event, Stage, Table, gain, hear, transit, victory, window};

/// Something under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Frame {
    /// A player's turn.
    Turn(TurnStage),
    /// A window: everybody is asked in turn until all pass.
    Window(OpenWindow),
    /// The chain is resolved from the top.
    #[default]
    Resolve,
    /// A card's or skill's steps.
    Script(Play),
    /// Intelligence travels.
    Transit,
    /// Intelligence has come to lie before a player.
    Gain(Gain),
    /// Skills that answer an occasion are heard.
    Hear(Hearing),
    /// The winner chooses who wins along.
    Companion(Seat, Seats),
}

impl Frame {
    /// The card that lies in this frame.
    pub(crate) fn card(&self) -> Option<Card> {
        match self {
            Self::Script(play) => play.card(),
            _ => None,
        }
    }

    pub(crate) const fn is_gain(&self) -> bool {
        matches!(self, Self::Gain(_))
    }
}

/// Where a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum TurnStage {
    /// 抽牌阶段.
    #[default]
    Draw,
    /// A card goes back on the deck (精明).
    ReturnOne,
    /// 出牌阶段.
    Play,
    /// The window of the play phase is over.
    AfterPlay,
    /// 回合结束阶段.
    End,
    /// It is over.
    Over,
}

/// A window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct OpenWindow {
    pub(crate) kind: Window,
    /// Who is asked next.
    pub(crate) next: Seat,
    /// How many have passed since the last declaration.
    pub(crate) quiet: u8,
}

/// Intelligence has come to lie before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
    pub(crate) by: Whom,
    pub(crate) how: How,
    pub(crate) black: bool,
    pub(crate) stage: gain::Stage,
    /// The player dies of it.
    pub(crate) fatal: bool,
}

impl Default for Gain {
    fn default() -> Self {
        Self {
            seat: Seat::default(),
            by: Whom::NOBODY,
            how: How::Placed,
            black: false,
            stage: gain::Stage::Arrived,
            fatal: false,
        }
    }
}

/// Skills that answer an occasion are being heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hearing {
    pub(crate) occasion: Occasion,
    /// Who is heard next.
    pub(crate) next: Seat,
    /// How many are still to be heard.
    pub(crate) left: u8,
    /// Which of that player's skills is next.
    pub(crate) skill: u8,
}

/// What is under way, without its cards; all of it public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Doing {
    pub(crate) frames: Stack<Frame, DEEPEST>,
    /// Where the intelligence on its way is in its hop.
    pub(crate) stage: Stage,
}

impl Table {
    pub(crate) fn doing(&self) -> Doing {
        let mut frames = self.frames;
        for frame in frames.as_mut_slice() {
            if let Frame::Script(play) = frame {
                play.card = u8::from(play.card > 0);
            }
        }
        Doing {
            frames,
            stage: self
                .transit
                .map(|transit| transit.stage)
                .unwrap_or_default(),
        }
    }
}

/// Carries the table on from an answer to the next question.
pub(crate) fn carry_on(dealer: &mut Dealer<'_>) {
    while dealer.table.winners.is_none() {
        if dealer.answer.is_none() && std::mem::take(&mut dealer.table.hands_changed) {
            victory::look_at_hands(dealer);
            continue;
        }
        let Some(&frame) = dealer.table.frames.last() else {
            begin_turn(dealer);
            continue;
        };
        let asked = match frame {
            Frame::Turn(stage) => turn(dealer, stage),
            Frame::Window(open) => window::carry_on(dealer, open),
            Frame::Resolve => resolve(dealer),
            Frame::Script(play) => script(dealer, play),
            Frame::Transit => transit::carry_on(dealer),
            Frame::Gain(gained) => gain::carry_on(dealer, gained),
            Frame::Hear(hearing) => hear::carry_on(dealer, hearing),
            Frame::Companion(winner, winners) => victory::choose_companion(dealer, winner, winners),
        };
        if asked {
            return;
        }
    }
}

/// Puts a question; always `true`, for a frame to end with.
pub(crate) fn ask(dealer: &mut Dealer<'_>, seat: Seat, ask: Ask) -> bool {
    let seats = Seats::only(seat);
    dealer.table.asked = seats;
    dealer.table.ask = ask;
    let doing = dealer.table.doing();
    dealer.say(Event::Asked { seats, ask, doing });
    true
}

/// Changes the top frame.
pub(crate) fn become_frame(dealer: &mut Dealer<'_>, frame: Frame) {
    if let Some(top) = dealer.table.frames.last_mut() {
        *top = frame;
    }
}

fn begin_turn(dealer: &mut Dealer<'_>) {
    let seat = dealer.table.turn;
    dealer.table.sent = false;
    dealer.table.killed = false;
    dealer.table.frames.push(Frame::Turn(TurnStage::Draw));
    dealer.say(Event::TurnBegan { seat });
}

/// The next living player to the right has the next turn.
fn pass_the_turn(dealer: &mut Dealer<'_>) {
    dealer.table.locked = Seats::NONE;
    dealer.table.lured = Seats::NONE;
    dealer.table.turn = dealer.table.right_of(dealer.table.turn);
    dealer.table.frames.pop();
}

fn turn(dealer: &mut Dealer<'_>, stage: TurnStage) -> bool {
    let me = dealer.table.turn;
    if !dealer.table.living.has(me) && stage != TurnStage::Over {
        become_frame(dealer, Frame::Turn(TurnStage::Over));
        return false;
    }
    let next = match stage {
        TurnStage::Draw => {
            let draws = dealer.table.passive(me).draws;
            dealer.draw(me, draws);
            TurnStage::ReturnOne
        }
        TurnStage::ReturnOne => return return_one(dealer, me),
        TurnStage::Play => {
            become_frame(dealer, Frame::Turn(TurnStage::AfterPlay));
            window::open(dealer, Window::Play);
            return false;
        }
        TurnStage::AfterPlay => return after_play(dealer, me),
        TurnStage::End => {
            become_frame(dealer, Frame::Turn(TurnStage::Over));
            hear::hear(dealer, Occasion::TurnEnded);
            return false;
        }
        TurnStage::Over => {
            pass_the_turn(dealer);
            return false;
        }
    };
    become_frame(dealer, Frame::Turn(next));
    false
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
                    cards: crate::ask::Cards::Any,
                    may_pass: false,
                },
            );
        }
        _ => {}
    }
    become_frame(dealer, Frame::Turn(TurnStage::Play));
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
        become_frame(dealer, Frame::Turn(TurnStage::End));
        return false;
    }
    if dealer.table.hands[me].is_empty() {
        gain::lose(dealer, me);
        return false;
    }
    ask(dealer, me, Ask::Send)
}

/// The chain is carried out from the top down; nothing can be added in between (§3.3).
fn resolve(dealer: &mut Dealer<'_>) -> bool {
    let Some(play) = dealer.table.chain.pop() else {
        dealer.table.frames.pop();
        return false;
    };
    let gone = play
        .target
        .seat()
        .is_some_and(|target| !dealer.table.living.has(target));
    let void = play.void || gone;
    dealer.say(Event::Resolved {
        seat: play.by,
        void,
    });
    if void {
        if let Some(card) = play.card() {
            dealer.spend(card, play.script, true, Seats::NONE);
            if play.void {
                hear::hear(dealer, Occasion::Countered { owner: play.by });
            }
        }
    } else {
        dealer.table.frames.push(Frame::Script(play));
    }
    false
}

/// The step that means "done".
const DONE: u8 = u8::MAX;

fn script(dealer: &mut Dealer<'_>, mut play: Play) -> bool {
    let at = dealer.table.frames.len() - 1;
    let flow = match play.script.steps().get(usize::from(play.step)) {
        Some(step) => step(dealer, &mut play),
        None => Flow::Done,
    };
    play.step = match flow {
        Flow::Next | Flow::Ask(..) | Flow::Hear(_) => play.step + 1,
        Flow::Step(step) => step,
        Flow::Done => DONE,
    };
    if play.step == DONE {
        finish_script(dealer, at, play);
        return false;
    }
    dealer.table.frames.as_mut_slice()[at] = Frame::Script(play);
    match flow {
        Flow::Ask(seat, question) => ask(dealer, seat, question),
        Flow::Hear(occasion) => {
            hear::hear(dealer, occasion);
            false
        }
        _ => false,
    }
}

/// A script that has ended leaves its place; its card is spent.
fn finish_script(dealer: &mut Dealer<'_>, at: usize, play: Play) {
    if dealer.table.winners.is_some() {
        return;
    }
    dealer.table.frames.remove(at);
    if let Some(card) = play.card() {
        let known_to = play
            .target
            .seat()
            .map_or(Seats::NONE, Seats::only)
            .with(play.by);
        dealer.spend(card, play.script, false, known_to);
    }
}
