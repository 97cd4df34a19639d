//! 流程 — frames: what is under way, one above the other, and the loop that carries the top one on.
//!
//! A frame is a few small numbers. Whatever asks stays on top until it is answered, so a position
//! can be copied, saved and searched at any question, in the middle of a chain of counters.

use kernel::{Seat, Seats};

use crate::ask::Ask;
use crate::frame::Frame;
use crate::script::{Flow, Occasion, Play, Standing};
use crate::{Dealer, Event, gain, hear, transit, turn, victory, window};

/// Carries the table on from an answer to the next question.
pub(crate) fn carry_on(dealer: &mut Dealer<'_>) {
    while dealer.table.winners.is_none() {
        if dealer.table.hands_changed && dealer.answer.is_none() {
            dealer.table.hands_changed = false;
            victory::look_at_hands(dealer);
            continue;
        }
        let Some(&frame) = dealer.table.frames.last() else {
            turn::begin(dealer);
            continue;
        };
        let asked = match frame {
            Frame::Turn(stage) => turn::carry_on(dealer, stage),
            Frame::Window(open) => window::carry_on(dealer, open),
            Frame::Resolve => resolve(dealer),
            Frame::Script(play) => script(dealer, play),
            Frame::Transit => transit::carry_on(dealer),
            Frame::Gain(gained) => gain::carry_on(dealer, gained),
            Frame::Hear(hearing) => hear::carry_on(dealer, hearing),
            Frame::Companion(winner) => victory::choose_companion(dealer, winner),
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
    if dealer.tell.is_some() {
        let doing = dealer.table.doing();
        dealer.say(Event::Asked { seats, ask, doing });
    }
    true
}

/// Changes the top frame.
pub(crate) fn become_frame(dealer: &mut Dealer<'_>, frame: Frame) {
    if let Some(top) = dealer.table.frames.last_mut() {
        *top = frame;
    }
}

/// The chain is carried out from the top down; nothing can be added in between (§3.3).
fn resolve(dealer: &mut Dealer<'_>) -> bool {
    let Some(play) = dealer.table.chain.pop() else {
        dealer.table.frames.pop();
        return false;
    };
    // Whoever declared it, or it was aimed at, may have died meanwhile (§3.3).
    let living = dealer.table.living;
    let gone = !living.has(play.by) || play.target.seat().is_some_and(|target| !living.has(target));
    let void = play.is_void() || gone;
    dealer.say(Event::Resolved {
        seat: play.by,
        void,
    });
    if void {
        if let Some(card) = play.card() {
            dealer.spend(card, play.script, true, Seats::NONE);
            if play.standing == Standing::Countered {
                hear::hear(dealer, Occasion::Countered { owner: play.by });
            }
        }
    } else {
        dealer.table.frames.push(Frame::Script(play));
    }
    false
}

/// The step that means "done".
pub(crate) const DONE: u8 = u8::MAX;

fn script(dealer: &mut Dealer<'_>, mut play: Play) -> bool {
    let at = dealer.table.frames.len() - 1;
    let flow = match play.script.step(dealer.table.edition, play.step) {
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
