//! 情报传递 — how intelligence travels: on its way, arrived, taken or passed on (§5.3).

use kernel::{CardSet, Seat, Seats};

use crate::ask::Window;
use crate::edition::Lured;
use crate::flow::ask;
use crate::frame::Frame;
use crate::script::How;
use crate::table::{Route, Stage, Transit};
use crate::{Action, Ask, Colour, Dealer, Event, Face, Table, TurnFlag, Way, window};
use kernel::Sealed;

/// Towards whom `seat` may send a card of this face.
pub(crate) fn may_go_to(table: &Table, seat: Seat, face: Face) -> Seats {
    let directly = table.sends_black_directly();
    if directly && !face.is(Colour::Black) {
        return Seats::NONE;
    }
    if directly || table.deck_of().way(face) == Way::Direct {
        return table.living.without(seat);
    }
    let right = Seats::only(table.right_of(seat));
    let either = if table.passive(seat).chooses_direction {
        right.with(table.left_of(seat))
    } else {
        right
    };
    either.without(seat)
}

/// The player on turn sends a card as intelligence; that cannot be answered.
pub(crate) fn send(dealer: &mut Dealer<'_>, face: Face, to: Seat) {
    let sender = dealer.table.turn;
    let way = if dealer.table.sends_black_directly() {
        Way::Direct
    } else {
        dealer.table.deck_of().way(face)
    };
    let card = dealer.take_from_hand(sender, face);
    dealer.table.sent = true;
    dealer.table.lured = Seats::NONE;
    let leftwards = way != Way::Direct && to != dealer.table.right_of(sender);
    dealer.table.transit = Some(Transit {
        card,
        sender,
        way,
        to,
        leftwards,
        seen_by: Seats::only(sender),
        face_up: false,
        stage: Stage::Underway,
        route: Route::default(),
    });
    let seal = if way == Way::Open {
        Sealed::open_to_all(face)
    } else {
        Sealed::new(face, Seats::only(sender))
    };
    dealer.say(Event::Sent {
        seat: sender,
        way,
        to,
        leftwards,
        face: seal,
    });
    if dealer.table.in_force(TurnFlag::Kiss) {
        dealer.lock(to);
    }
    dealer.table.frames.push(Frame::Transit);
}

impl Table {
    /// 杀意, 黑色之吻 — a black card has to be sent, and goes directly.
    fn sends_black_directly(&self) -> bool {
        let asked = self.in_force(TurnFlag::SendsDirect) || self.in_force(TurnFlag::Kiss);
        let black = self.deck_of().of_colour(Colour::Black);
        asked && !self.sent && !self.hands[self.turn].and(black).is_empty()
    }
}

pub(crate) fn carry_on(dealer: &mut Dealer<'_>) -> bool {
    let Some(transit) = dealer.table.transit else {
        end(dealer);
        return false;
    };
    let to = transit.to;
    let gone = !dealer.table.living.has(to);
    let lured = dealer.table.lured.has(to);
    let must_take = must_take(dealer.table, &transit);
    let skips = lured && dealer.table.manner().lured == Lured::Skipped;
    match transit.stage {
        Stage::Underway => {
            set_stage(dealer, Stage::Arriving);
            window::open(dealer, Window::InTransit);
        }
        // A lock outranks a lure (ruling F34).
        Stage::Arriving if gone || (skips && !must_take) => pass_on(dealer),
        Stage::Arriving => {
            set_stage(dealer, Stage::Arrived);
            dealer.say(Event::Arrived { to });
            window::open(dealer, Window::Arrived);
        }
        Stage::Arrived if gone => pass_on(dealer),
        Stage::Arrived if must_take => take(dealer),
        Stage::Arrived if lured => pass_on(dealer),
        Stage::Arrived => {
            set_stage(dealer, Stage::Received);
            return ask(dealer, to, Ask::Receive);
        }
        Stage::Received => match dealer.heard() {
            Action::Take => take(dealer),
            _ => pass_on(dealer),
        },
    }
    false
}

/// Whether the player to whom it travels has no choice but to take it.
fn must_take(table: &Table, transit: &Transit) -> bool {
    let Transit {
        to, sender, route, ..
    } = *transit;
    route.binds(table.lured.has(to)) || table.locked.has(to) || to == sender
}

fn set_stage(dealer: &mut Dealer<'_>, stage: Stage) {
    if let Some(transit) = &mut dealer.table.transit {
        transit.stage = stage;
    }
}

fn end(dealer: &mut Dealer<'_>) {
    dealer.table.lured = Seats::NONE;
    dealer.table.frames.pop();
}

fn take(dealer: &mut Dealer<'_>) {
    if let Some(transit) = dealer.table.transit.take() {
        end(dealer);
        dealer.gain(
            transit.to,
            CardSet::only(transit.card),
            transit.sender.into(),
            How::Sent,
        );
        if transit.route.was_intercepted() {
            let colours = dealer.face(transit.card).colours();
            if let Some(Frame::Gain(gain)) = dealer.table.frames.last_mut() {
                gain.aside = colours;
            }
        }
    }
}

/// Nobody takes it here: it goes to the next player, or back to the sender if it was sent directly.
fn pass_on(dealer: &mut Dealer<'_>) {
    let Some(transit) = dealer.table.transit else {
        return;
    };
    let (to, route) = on_from(dealer.table, &transit);
    match to {
        Some(to) => {
            dealer.table.transit = Some(Transit {
                to,
                stage: Stage::Underway,
                route,
                ..transit
            });
            dealer.say(Event::GoesTo { to, back: false });
        }
        None => drop_it(dealer, transit),
    }
}

/// Back to whom it travelled before it was called aside; else on along its way.
fn on_from(table: &Table, transit: &Transit) -> (Option<Seat>, Route) {
    let mut passed = *transit;
    while let Some(seat) = passed.route.go_back() {
        if table.living.has(seat) {
            return (Some(seat), passed.route);
        }
        passed.to = seat;
    }
    (next_stop(table, &passed), Route::default())
}

/// Where it goes next; nowhere if it would come back to a sender who is gone.
fn next_stop(table: &Table, transit: &Transit) -> Option<Seat> {
    if transit.way == Way::Direct {
        let comes_back = transit.to != transit.sender && table.living.has(transit.sender);
        return comes_back.then_some(transit.sender);
    }
    let step = if transit.leftwards {
        table.seats - 1
    } else {
        1
    };
    let mut next = transit.to;
    loop {
        next = next.moved(step, table.seats);
        if table.living.has(next) {
            return Some(next);
        }
        if next == transit.sender {
            return None;
        }
    }
}

fn drop_it(dealer: &mut Dealer<'_>, transit: Transit) {
    let face = dealer.face(transit.card);
    dealer.table.transit = None;
    dealer.table.discard.insert(transit.card);
    dealer.say(Event::Dropped { face });
    end(dealer);
}
