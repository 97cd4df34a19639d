//! 流程 — a turn from its first question to the next player's, a round, and the game.

use kernel::{Card, CardSet, Seat, Seats, Stack};

use crate::ask::{Doing, Flow, Phase, Play, Script};
use crate::{
    Action, Ask, Cause, Dealer, DeclareMode, EndTie, Event, Face, Faces, Kind, Table, round,
};

/// Cards drawn for a hand emptied the wrong way.
pub(crate) const PENALTY: u8 = 4;
/// A total of exactly this …
const EXACT_TOTAL: u16 = 200;
/// … becomes this. A total above it ends the game.
const HALVED_TOTAL: u16 = 100;

/// Carries out a legal answer of the player on turn, up to the next question.
pub(crate) fn carry_out(dealer: &mut Dealer<'_>) {
    match dealer.table.asked {
        Ask::Turn => begin(dealer),
        Ask::AfterDraw => play_or_keep(dealer),
        Ask::Declare => {
            declare(dealer, dealer.answer == Action::Declare);
            return next_turn(dealer);
        }
        // Every other question was asked by a step: the next step hears the answer.
        _ => {}
    }
    run(dealer);
}

/// The first action of a script, or the whole number phase.
fn begin(dealer: &mut Dealer<'_>) {
    match dealer.answer {
        Action::Play(face) => play(dealer, face),
        Action::Draw => draw(dealer),
        Action::Take => take_chain(dealer),
        Action::Trade(face) => {
            dealer.discard(face, Cause::Trade);
            let trade = Play {
                notes: [face.number(), 0, 0, 0],
                ..Play::of(Script::Trade)
            };
            dealer.table.doing.frames.push(trade);
        }
        Action::Use(scroll) => {
            dealer.turn_up(scroll);
            dealer
                .table
                .doing
                .frames
                .push(Play::of(Script::Scroll(scroll)));
        }
        _ => unreachable!("no other action answers the turn's question"),
    }
}

fn play(dealer: &mut Dealer<'_>, face: Face) {
    let was_declared = dealer.table.declared.has(dealer.me());
    let doing = &mut dealer.table.doing;
    doing.phase = Phase::Numbers;
    doing.plain = face.kind() == Kind::Number;
    doing.was_declared = was_declared;
    dealer.play_card(face);
    carry_out_card(dealer, face);
}

/// Puts a card's ability in line; a wild card's colour is named before it.
pub(crate) fn carry_out_card(dealer: &mut Dealer<'_>, face: Face) {
    let frames = &mut dealer.table.doing.frames;
    frames.push(Play {
        colour: face.colour(),
        ..Play::of(Script::Card(face.kind()))
    });
    if dealer.table.lead.colour.is_none() {
        frames.push(Play::of(Script::Naming));
    }
}

fn draw(dealer: &mut Dealer<'_>) {
    let me = dealer.me();
    let before = dealer.table.hands[me];
    dealer.table.doing.phase = Phase::Numbers;
    dealer.draw(me, 1, Cause::Draw);
    if dealer.table.rules.play_after_draw {
        dealer.table.drawn = dealer.table.hands[me].minus(before).first();
    }
}

/// The drawn card is played, or kept (switch `play_after_draw`, ruling R11).
fn play_or_keep(dealer: &mut Dealer<'_>) {
    dealer.table.drawn = None;
    if let Action::Play(face) = dealer.answer {
        play(dealer, face);
    }
}

fn take_chain(dealer: &mut Dealer<'_>) {
    let seat = dealer.me();
    let pending = std::mem::take(&mut dealer.table.pending);
    dealer.table.doing.phase = Phase::Numbers;
    dealer.say(Event::ChainTaken { seat, pending });
    dealer.draw(seat, pending, Cause::Chain);
}

/// The step of a script that has ended.
const DONE: u8 = u8::MAX;

/// Runs the steps under way until one asks or all are done.
fn run(dealer: &mut Dealer<'_>) {
    loop {
        let Some(&frame) = dealer.table.doing.frames.last() else {
            return settle(dealer);
        };
        let at = dealer.table.doing.frames.len() - 1;
        let mut play = frame;
        let steps = play.script.steps();
        let flow = match steps.get(usize::from(play.step)) {
            Some(step) => step(dealer, &mut play),
            None => Flow::Done,
        };
        play.step = match flow {
            Flow::Next | Flow::Ask(_) => play.step + 1,
            Flow::Step(step) => step,
            Flow::Done => DONE,
        };
        dealer.table.doing.frames.as_mut_slice()[at] = play;
        if let Flow::Ask(question) = flow {
            return ask(dealer, question);
        }
        while dealer
            .table
            .doing
            .frames
            .last()
            .is_some_and(|frame| frame.step == DONE)
        {
            dealer.table.doing.frames.pop();
        }
    }
}

fn ask(dealer: &mut Dealer<'_>, ask: Ask) {
    dealer.table.asked = ask;
    let (seat, doing) = (dealer.me(), dealer.table.doing);
    dealer.say(Event::Asked { seat, ask, doing });
}

/// Nothing is under way any more: what the rules do then.
fn settle(dealer: &mut Dealer<'_>) {
    match dealer.table.doing.phase {
        Phase::Scrolls => after_scroll(dealer),
        Phase::Numbers => end_number_phase(dealer),
        Phase::Passed => next_turn(dealer),
        Phase::Out => go_out(dealer),
    }
}

/// A trade or a scroll is done; the scroll phase goes on (§5.1).
fn after_scroll(dealer: &mut Dealer<'_>) {
    if dealer.table.my_hand().is_empty() {
        penalise(dealer);
    }
    dealer.table.doing = Doing::default();
    ask(dealer, Ask::Turn);
}

/// One test after each completed action (ruling R31), then the declaration (§7.1).
fn end_number_phase(dealer: &mut Dealer<'_>) {
    if dealer.table.drawn.is_some() {
        return ask(dealer, Ask::AfterDraw);
    }
    let me = dealer.me();
    let doing = dealer.table.doing;
    let hand = dealer.table.my_hand();
    if hand.is_empty() || doing.emptied {
        if hand.is_empty() && doing.plain && doing.was_declared {
            return go_out(dealer);
        }
        penalise(dealer);
    }
    if dealer.table.my_hand().is_single() && !dealer.table.declared.has(me) {
        match dealer.table.rules.declare_mode {
            DeclareMode::Auto => declare(dealer, true),
            DeclareMode::Forgetful(chance) => {
                let remembers = dealer.table.chance.next_event().below(1000) >= u32::from(chance);
                declare(dealer, remembers);
            }
            DeclareMode::Manual => return ask(dealer, Ask::Declare),
        }
    }
    next_turn(dealer);
}

fn penalise(dealer: &mut Dealer<'_>) {
    let seat = dealer.me();
    dealer.say(Event::Penalised { seat });
    dealer.draw(seat, PENALTY, Cause::Penalty);
}

fn declare(dealer: &mut Dealer<'_>, remembers: bool) {
    let seat = dealer.me();
    if remembers {
        dealer.table.declared = dealer.table.declared.with(seat);
        dealer.say(Event::Declared { seat });
    } else {
        dealer.say(Event::Forgot { seat });
    }
}

/// The turn passes, in the direction valid now, over whoever a Clown skips (ruling R18).
fn next_turn(dealer: &mut Dealer<'_>) {
    let mut seat = dealer.table.after(dealer.me());
    if dealer.table.doing.skip {
        dealer.say(Event::Skipped { seat });
        seat = dealer.table.after(seat);
    }
    begin_turn(dealer, seat);
}

/// Asks `seat` the turn's question.
pub(crate) fn begin_turn(dealer: &mut Dealer<'_>, seat: Seat) {
    let table = &mut *dealer.table;
    table.turn = seat;
    table.doing = Doing::default();
    table.lap[seat] = CardSet::EMPTY;
    dealer.say(Event::TurnBegan { seat });
    ask(dealer, Ask::Turn);
}

/// The player on turn has no cards left: the round is counted (§8.2–8.4).
fn go_out(dealer: &mut Dealer<'_>) {
    let out = dealer.me();
    dealer.say(Event::WentOut { seat: out });
    settle_chain(dealer);
    let mut sheet = crate::table::Sheet {
        round: dealer.table.round,
        out,
        hands: dealer.table.hands,
        halved: Seats::NONE,
    };
    for seat in dealer.table.playing {
        let cards = Faces::of(dealer.table.hands[seat]);
        let points = cards.points();
        let mut total = dealer.table.totals[seat] + points;
        let halved = points > 0 && total == EXACT_TOTAL;
        if halved {
            total = HALVED_TOTAL;
            sheet.halved = sheet.halved.with(seat);
        }
        dealer.table.totals[seat] = total;
        dealer.say(Event::Counted {
            seat,
            cards,
            points,
            total,
            halved,
        });
    }
    dealer.table.sheet = Some(sheet);
    match verdict(dealer.table) {
        Verdict::GoOn(playing) => round::begin(dealer, playing),
        Verdict::Over(winners) => {
            dealer.table.winners = Some(winners);
            dealer.table.doing = Doing::default();
            dealer.table.asked = Ask::Turn;
            dealer.say(Event::Over { winners });
        }
    }
}

/// A chain pending when Threat ends the round is dropped, or drawn first (ruling R28's switch).
fn settle_chain(dealer: &mut Dealer<'_>) {
    let pending = std::mem::take(&mut dealer.table.pending);
    if pending > 0 && !dealer.table.rules.threat_drops_pending_chain {
        let seat = dealer.table.after(dealer.me());
        dealer.say(Event::ChainTaken { seat, pending });
        dealer.draw(seat, pending, Cause::Chain);
    }
}

enum Verdict {
    GoOn(Seats),
    Over(Seats),
}

/// Whether the game ends now: a total above 200 ends it, the lowest wins (§8.4, ruling R35).
fn verdict(table: &Table) -> Verdict {
    let everyone = Seats::all(table.seats);
    let in_playoff = table.playing != everyone;
    let above = Seat::all(table.seats).any(|seat| table.totals[seat] > EXACT_TOTAL);
    if !above && !in_playoff {
        return Verdict::GoOn(everyone);
    }
    let rivals = || table.playing.into_iter();
    let lowest = rivals().map(|seat| table.totals[seat]).min();
    let winners: Seats = rivals()
        .filter(|&seat| Some(table.totals[seat]) == lowest)
        .collect();
    if winners.len() > 1 && table.rules.end_tie == EndTie::Playoff {
        return Verdict::GoOn(winners);
    }
    Verdict::Over(winners)
}

/// The number deck in its unshuffled order.
pub(crate) fn fresh_deck() -> Stack<Card, { crate::DECK }> {
    (0..crate::DECK as u8).map(Card).collect()
}
