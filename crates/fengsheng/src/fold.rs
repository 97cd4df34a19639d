//! 记忆 — a view brought up to date by what its eye saw: it never knows more than was told.

use kernel::{Seat, Seats};

use crate::frame::Doing;
use crate::script::{How, Script};
use crate::view::{DeclaredView, SeatView, TransitView};
use crate::{Face, Faces, Function, Sight, View, Way};

/// Carries one sight into the view.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each event, so that a new event is missed here at once"
)]
pub(crate) fn fold(view: &mut View, sight: &Sight) {
    match *sight {
        Sight::Offered { seat, roles } => view.place(seat).offered = roles,
        Sight::Kept { seat, role } => {
            view.chosen = view.chosen.with(seat);
            if role.is_some() {
                view.place(seat).role = role;
            }
            if view.chosen.len() == view.seats.len() {
                view.seats.iter_mut().for_each(|place| place.offered = None);
            }
        }
        Sight::TurnedUp { seat, role } => {
            view.exposed = view.exposed.with(seat);
            view.place(seat).role = Some(role);
            view.place(seat).face_up = true;
        }
        Sight::TurnedDown { seat } => view.place(seat).face_up = false,
        Sight::Identified { seat, identity } => view.place(seat).identity = identity,
        Sight::IdentityShown { seat, identity } => {
            view.place(seat).identity = Some(identity);
            view.place(seat).shown = true;
        }
        Sight::IdentitySeen { by, of, identity } => {
            if view.eye == Some(by) {
                view.place(of).identity = identity;
                view.looked_at |= 1 << of.number();
            }
        }
        Sight::Drew { seat, count, cards } => {
            view.deck -= count;
            gain(view.place(seat), count, cards);
        }
        Sight::Reshuffled { count } => {
            view.deck += count;
            view.discard = Faces::default();
        }
        Sight::TurnBegan { seat } => {
            view.turn = seat;
            view.sent = false;
            view.killed = false;
            view.flags = 0;
            view.kept = view.black_of_the_undying();
            view.spent.new_turn();
            view.locked = Seats::NONE;
            view.lured = Seats::NONE;
        }
        Sight::Asked { seats, ask, doing } => {
            view.asked = seats;
            view.ask = ask;
            view.doing = doing;
            if !matches!(ask, crate::Ask::Shown { .. } | crate::Ask::Top { .. }) {
                view.shown_hand = None;
            }
        }
        Sight::Declared {
            seat,
            script,
            card,
            face,
            target,
        } => {
            if card {
                lose(view.place(seat), face);
            }
            view.spent.note(view.edition, script, seat);
            let face = face.filter(|_| card);
            view.chain.push(DeclaredView {
                by: seat,
                script,
                target,
                card,
                face,
                void: false,
                countered: false,
            });
        }
        Sight::Voided { .. } => {
            let at = view.chain.len().saturating_sub(1);
            is_void(view, at);
        }
        Sight::Holds { flag, .. } => view.flags |= flag.bit(),
        Sight::FromDiscard { face } => view.discard.remove(face),
        Sight::Exchanged { by, looked, face } => {
            if let Some(transit) = &mut view.transit {
                transit.face = face;
                transit.seen_by = if looked { Seats::only(by) } else { Seats::NONE };
            }
        }
        Sight::IdentityTaken { by, from, identity } => take_identity(view, by, from, identity),
        Sight::Triggered { seat, script } => view.spent.note(view.edition, script, seat),
        Sight::Outranked { at } => {
            is_void(view, usize::from(at));
        }
        Sight::Swapped { face, .. } => {
            view.resolving = None;
            turn_transit_up(view, face);
        }
        Sight::TransitTurnedUp { face, .. } => turn_transit_up(view, face),
        Sight::CalledAside { to } => {
            if let Some(transit) = &mut view.transit {
                transit.to = to;
                transit.arrived = false;
            }
        }
        Sight::PickedUp { seat, face } => {
            view.resolving = None;
            gain(
                view.place(seat),
                1,
                face.map(|face| Faces::from_iter([face])),
            );
        }
        Sight::Resolved { void, .. } => {
            let top = view.chain.pop();
            if !void {
                view.resolving = top.filter(|declared| declared.card);
            }
        }
        Sight::Spent { face, removed } => {
            view.resolving = None;
            match face {
                Some(face) if !removed => view.discard.insert(face),
                _ => view.removed += 1,
            }
        }
        Sight::Sent {
            seat,
            way,
            to,
            leftwards,
            face,
        } => {
            lose(view.place(seat), face);
            view.sent = true;
            view.lured = Seats::NONE;
            view.transit = Some(TransitView {
                sender: seat,
                way,
                to,
                leftwards,
                arrived: false,
                face_up: false,
                face,
                seen_by: Seats::only(seat),
            });
        }
        Sight::GoesTo { to, back } => {
            if let Some(transit) = &mut view.transit {
                transit.to = to;
                transit.arrived = false;
                transit.leftwards ^= back && transit.way != Way::Direct;
            }
        }
        Sight::Arrived { .. } => {
            if let Some(transit) = &mut view.transit {
                transit.arrived = true;
            }
        }
        Sight::LookedAt { by, face } => {
            if let Some(transit) = &mut view.transit {
                transit.seen_by = transit.seen_by.with(by);
                transit.face = transit.face.or(face);
            }
        }
        Sight::Dropped { face } => {
            view.discard.insert(face);
            if view.transit.take().is_some() {
                view.lured = Seats::NONE;
            }
        }
        Sight::Locked { seat } => view.locked = view.locked.with(seat),
        Sight::Lured { seat } => view.lured = view.lured.with(seat),
        Sight::Gained {
            seat, how, face, ..
        } => {
            view.place(seat).intelligence.insert(face);
            if how == How::Sent {
                view.transit = None;
                view.lured = Seats::NONE;
            }
        }
        Sight::Burnt { seat, face, .. } => {
            view.place(seat).intelligence.remove(face);
            view.discard.insert(face);
        }
        Sight::MovedAway { seat, face, .. } => view.place(seat).intelligence.remove(face),
        Sight::TakenBack { from, to, face } => {
            view.place(from).intelligence.remove(face);
            gain(view.place(to), 1, Some(Faces::from_iter([face])));
        }
        Sight::PutOnDeck { from, face } => {
            view.place(from).intelligence.remove(face);
            view.deck += 1;
        }
        Sight::Discarded { seat, face } => {
            lose(view.place(seat), Some(face));
            view.discard.insert(face);
        }
        Sight::Handed {
            from,
            to,
            count,
            cards,
        } => {
            let place = view.place(from);
            place.hand_size -= count;
            if let (Some(hand), Some(cards)) = (&mut place.hand, cards) {
                cards.iter().for_each(|face| hand.remove(face));
            }
            gain(view.place(to), count, cards);
        }
        Sight::LeftHand { seat, face } => lose(view.place(seat), Some(face)),
        Sight::PutBack { seat, face } => {
            lose(view.place(seat), face);
            view.deck += 1;
        }
        Sight::Dealt { .. } => view.deck -= 1,
        Sight::HandSeen { by, cards, .. } | Sight::TopSeen { by, cards, .. } => {
            if view.eye == Some(by) || view.eye.is_none() {
                view.shown_hand = cards;
            }
        }
        Sight::Died { seat, killer } => {
            view.living = view.living.without(seat);
            view.locked = view.locked.without(seat);
            view.dead = view.dead.with(seat);
            if killer == Some(view.turn) && seat != view.turn {
                view.killed = true;
            }
        }
        Sight::Lost { seat } => view.lost = view.lost.with(seat),
        Sight::Buried {
            seat,
            role,
            identity,
            cards,
        } => bury(view, seat, role, identity, &cards),
        Sight::Over { winners } => {
            view.winners = Some(winners);
            view.asked = Seats::NONE;
            view.doing = Doing::default();
            view.shown_hand = None;
        }
        Sight::Passed { .. }
        | Sight::Named { .. }
        | Sight::ProbeSeen { .. }
        | Sight::Intercepted { .. }
        | Sight::TopShown { .. }
        | Sight::Reacted { .. }
        | Sight::VictoryDeclared { .. } => {}
    }
}

/// A declaration of the chain will have no effect; if a 识破 is being carried out, because of it.
fn is_void(view: &mut View, at: usize) {
    let counters = Script::Card(Function::Counter);
    let countered = view.resolving.is_some_and(|it| it.script == counters);
    if let Some(declared) = view.chain.get_mut(at) {
        declared.void = true;
        declared.countered = countered;
    }
}

/// Whoever knew the dead player's identity knows whose it is now.
fn take_identity(view: &mut View, by: Seat, from: Seat, identity: Option<crate::Faction>) {
    let shown = view.place(from).shown;
    let place = view.place(by);
    place.identity = identity;
    place.shown = shown;
    let place = view.place(from);
    place.identity = Some(crate::Faction::Removed);
    place.shown = true;
    if let Some(me) = view.eye {
        let knows = identity.is_some() && me != by;
        view.looked_at &= !(1 << by.number());
        view.looked_at |= u16::from(knows) << by.number();
    }
}

fn turn_transit_up(view: &mut View, face: Face) {
    if let Some(transit) = &mut view.transit {
        transit.face_up = true;
        transit.face = Some(face);
    }
}

fn gain(place: &mut SeatView, count: u8, cards: Option<Faces>) {
    place.hand_size += count;
    if let (Some(hand), Some(cards)) = (&mut place.hand, cards) {
        cards.iter().for_each(|face| hand.insert(face));
    }
}

fn lose(place: &mut SeatView, face: Option<Face>) {
    place.hand_size -= 1;
    if let (Some(hand), Some(face)) = (&mut place.hand, face) {
        hand.remove(face);
    }
}

fn bury(view: &mut View, seat: Seat, role: crate::Role, identity: crate::Faction, cards: &Faces) {
    view.living = view.living.without(seat);
    view.exposed = view.exposed.with(seat);
    view.locked = view.locked.without(seat);
    let place = view.place(seat);
    place.hand_size = 0;
    if let Some(hand) = &mut place.hand {
        *hand = Faces::default();
    }
    place.intelligence = Faces::default();
    place.role = Some(role);
    place.face_up = false;
    place.identity = Some(identity);
    place.shown = true;
    cards.iter().for_each(|face| view.discard.insert(face));
}

impl View {
    fn place(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.seats[seat.index()]
    }
}
