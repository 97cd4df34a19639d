//! 记忆 — a view brought up to date by what its eye saw: it never knows more than was told.

use kernel::Seat;

use crate::{
    Ask, Direction, DiscardMemory, Doing, Face, Faces, LeadView, SeatView, SheetRow, SheetView,
    Sight, Source, View,
};

/// Carries one sight into the view.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each event, so that a new event is missed here at once"
)]
pub(crate) fn fold(view: &mut View, sight: &Sight) {
    match *sight {
        Sight::RoundBegan {
            round,
            starter,
            playing,
        } => begin_round(view, round, starter, playing),
        Sight::Dealt { seat, count, cards } => gain(view, seat, count, cards),
        Sight::GotScroll { seat, scroll } => {
            view.scroll_deck -= 1;
            let place = &mut view.seats[seat.index()];
            place.down += 1;
            if let (Some(mine), Some(scroll)) = (&mut place.scrolls, scroll) {
                mine.push(scroll);
            }
        }
        Sight::TurnedUp { face } => {
            view.deck -= 1;
            view.lead = LeadView {
                face,
                colour: face.colour(),
                number: face.number(),
                open: face.colour().is_none(),
            };
            remember(view, face);
        }
        Sight::TurnBegan { seat } => {
            view.turn = seat;
            view.seats[seat.index()].lap = Faces::default();
        }
        Sight::Asked { ask, doing, .. } => {
            view.asked = Some(ask);
            view.doing = doing;
            if ask != Ask::Valkyrie {
                view.search = None;
            }
            if ask != Ask::AfterDraw {
                view.drawn = None;
            }
        }
        Sight::Drew {
            seat, count, cards, ..
        } => {
            gain(view, seat, count, cards);
            view.drawn = if seat == view.turn {
                cards.and_then(|cards| cards.iter().next())
            } else {
                None
            };
            if view.seats[seat.index()].hand_size != 1 {
                view.seats[seat.index()].declared = false;
            }
        }
        Sight::Reshuffled { count } => {
            view.deck = count;
            view.discard = 0;
            view.reshuffled = true;
            view.seats
                .iter_mut()
                .for_each(|seat| seat.lap = Faces::default());
            view.discards.clear();
            if view.rules.discard_memory == DiscardMemory::Full {
                view.discards.push(view.lead.face);
            }
        }
        Sight::Played { seat, face } | Sight::Paired { seat, face } => {
            lose(view, seat, face);
            lay_on_top(view, seat, face);
        }
        Sight::Discarded {
            seat, face, leads, ..
        } => {
            lose(view, seat, face);
            if leads {
                lay_on_top(view, seat, face);
                view.lead.open = face.colour().is_none();
            } else {
                view.discard += 1;
                note_lap(view, seat, face);
            }
        }
        Sight::Named { colour, .. } => view.lead.colour = Some(colour),
        Sight::Flipped { direction } => view.direction = direction,
        Sight::Chained { pending } => view.pending = pending,
        Sight::ChainTaken { .. } => view.pending = 0,
        Sight::Used {
            seat,
            place,
            scroll,
        } => {
            lose_scroll(&mut view.seats[seat.index()], place);
            show_scroll(&mut view.seats[seat.index()], scroll);
        }
        Sight::Searched { cards, .. } => view.search = cards,
        Sight::Recovered {
            seat,
            from_deck,
            card,
        } => {
            if from_deck {
                view.deck -= 1;
            } else {
                view.discard -= 1;
            }
            receive(view, seat, 1, card);
        }
        Sight::Showed {
            seat,
            to_all,
            cards,
            ..
        } => {
            if to_all {
                view.seats[seat.index()].known = cards.unwrap_or_default();
            }
        }
        Sight::Gave { from, to, face } => {
            lose(view, from, face);
            let place = &mut view.seats[to.index()];
            place.hand_size += 1;
            place.known.insert(face);
            if let Some(hand) = &mut place.hand {
                hand.insert(face);
            }
            if place.hand_size != 1 {
                place.declared = false;
            }
        }
        Sight::Swapped {
            seat,
            place,
            with,
            gave,
            got,
        } => swap(view, seat, place, with, gave, got),
        Sight::Returned {
            owner,
            place,
            scroll,
        } => {
            view.scroll_deck += 1;
            match place {
                Some(place) => lose_scroll(&mut view.seats[owner.index()], place),
                None => {
                    let up = &mut view.seats[owner.index()].up;
                    if let Some(at) = up.iter().position(|&it| Some(it) == scroll) {
                        up.remove(at);
                    }
                }
            }
        }
        Sight::Gathered { by, left } => {
            view.scroll_deck = left;
            for place in &mut view.seats {
                place.down = 0;
                place.up.clear();
                if let Some(mine) = &mut place.scrolls {
                    mine.clear();
                }
            }
            view.seats[by.index()].up.push(crate::Scroll::Tornado);
        }
        Sight::Declared { seat } => view.seats[seat.index()].declared = true,
        Sight::WentOut { seat } => {
            let rows = view.seats.iter().map(|place| SheetRow {
                hand: Faces::default(),
                points: 0,
                total: place.total,
                halved: false,
            });
            view.sheet = Some(SheetView {
                round: view.round,
                out: seat,
                rows: rows.collect(),
            });
        }
        Sight::Counted {
            seat,
            cards,
            points,
            total,
            halved,
        } => {
            view.seats[seat.index()].total = total;
            if let Some(sheet) = &mut view.sheet {
                sheet.rows[seat.index()] = SheetRow {
                    hand: cards,
                    points,
                    total,
                    halved,
                };
            }
        }
        Sight::Over { winners } => {
            view.winners = Some(winners);
            view.asked = None;
            view.doing = Doing::default();
            view.pending = 0;
        }
        Sight::Skipped { .. }
        | Sight::Passed { .. }
        | Sight::Forgot { .. }
        | Sight::Penalised { .. } => {}
    }
    if view.rules.discard_memory == DiscardMemory::LastLap {
        view.discards = view.lap_discards();
    }
}

fn begin_round(view: &mut View, round: u16, starter: Seat, playing: kernel::Seats) {
    view.round = round;
    view.starter = starter;
    view.playing = playing;
    view.direction = Direction::Clockwise;
    view.pending = 0;
    view.deck = crate::DECK as u8;
    view.discard = 0;
    view.scroll_deck = crate::SCROLLS as u8;
    view.reshuffled = false;
    view.discards.clear();
    view.drawn = None;
    for place in &mut view.seats {
        *place = SeatView {
            hand: place.hand.map(|_| Faces::default()),
            hand_size: 0,
            known: Faces::default(),
            down: 0,
            scrolls: place.scrolls.as_ref().map(|_| Vec::new()),
            up: Vec::new(),
            declared: false,
            total: place.total,
            lap: Faces::default(),
        };
    }
}

/// Cards come from the number deck into a hand.
fn gain(view: &mut View, seat: Seat, count: u8, cards: Option<Faces>) {
    view.deck -= count;
    receive(view, seat, count, cards);
}

fn receive(view: &mut View, seat: Seat, count: u8, cards: Option<Faces>) {
    let place = &mut view.seats[seat.index()];
    place.hand_size += count;
    if let (Some(hand), Some(cards)) = (&mut place.hand, cards) {
        cards.iter().for_each(|face| hand.insert(face));
    }
}

/// A card leaves a hand openly.
fn lose(view: &mut View, seat: Seat, face: Face) {
    let place = &mut view.seats[seat.index()];
    place.hand_size -= 1;
    place.known.remove(face);
    place.declared = false;
    if let Some(hand) = &mut place.hand {
        hand.remove(face);
    }
}

fn lay_on_top(view: &mut View, seat: Seat, face: Face) {
    view.discard += 1;
    view.lead = LeadView {
        face,
        colour: face.colour(),
        number: face.number(),
        open: false,
    };
    note_lap(view, seat, face);
}

fn note_lap(view: &mut View, seat: Seat, face: Face) {
    if view.rules.discard_memory != DiscardMemory::None {
        view.seats[seat.index()].lap.insert(face);
    }
    remember(view, face);
}

fn remember(view: &mut View, face: Face) {
    if view.rules.discard_memory == DiscardMemory::Full {
        let at = view.discards.partition_point(|&it| it < face);
        view.discards.insert(at, face);
    }
}

fn lose_scroll(place: &mut SeatView, at: u8) {
    place.down -= 1;
    if let Some(mine) = &mut place.scrolls {
        mine.remove(usize::from(at));
    }
}

fn show_scroll(place: &mut SeatView, scroll: crate::Scroll) {
    let at = place.up.partition_point(|&it| it <= scroll);
    place.up.insert(at, scroll);
}

fn swap(
    view: &mut View,
    seat: Seat,
    place: u8,
    with: Source,
    gave: Option<crate::Scroll>,
    got: Option<crate::Scroll>,
) {
    if let (Some(mine), Some(got)) = (&mut view.seats[seat.index()].scrolls, got) {
        mine[usize::from(place)] = got;
    }
    if let Source::Slot(other, theirs) = with
        && let (Some(mine), Some(gave)) = (&mut view.seats[other.index()].scrolls, gave)
    {
        mine[usize::from(theirs)] = gave;
    }
}
