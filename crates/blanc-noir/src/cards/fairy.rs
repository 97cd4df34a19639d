//! 妖精 — Fairy, 30, wild.
//!
//! Up to two face-down scrolls of one's own are chosen first; each is then swapped with the top of
//! the scroll deck (the old one is shuffled in) or with another player's face-down scroll, unseen.
//! The same foreign position is not taken twice; an empty deck is no source (ruling R25).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[choose_one_of_mine, remember_it, choose_a_source, swap],
};

const MOST: u8 = 2;
const SOURCES: u8 = 2;

/// `notes`: the positions chosen; a foreign position taken, plus one; swaps made.
const TAKEN: usize = 2;
const SWAPPED: usize = 3;

fn choose_one_of_mine(dealer: &mut Dealer<'_>, fairy: &mut Play) -> Flow {
    let mine = dealer.table.down[dealer.me()].len();
    if fairy.count == MOST || usize::from(fairy.count) == mine || !has_source(dealer.table, fairy) {
        return Flow::Step(SOURCES);
    }
    Flow::Ask(Ask::FairyOwn {
        left: MOST - fairy.count,
    })
}

fn remember_it(dealer: &mut Dealer<'_>, fairy: &mut Play) -> Flow {
    let Action::Slot(_, place) = dealer.answer else {
        return Flow::Step(SOURCES);
    };
    fairy.notes[usize::from(fairy.count)] = place;
    fairy.count += 1;
    Flow::Step(0)
}

fn choose_a_source(dealer: &mut Dealer<'_>, fairy: &mut Play) -> Flow {
    if fairy.notes[SWAPPED] == fairy.count || !has_source(dealer.table, fairy) {
        return Flow::Done;
    }
    Flow::Ask(Ask::FairySource)
}

fn swap(dealer: &mut Dealer<'_>, fairy: &mut Play) -> Flow {
    let place = fairy.notes[usize::from(fairy.notes[SWAPPED])];
    fairy.notes[SWAPPED] += 1;
    match dealer.answer {
        Action::Slot(other, theirs) => {
            fairy.notes[TAKEN] = mark(other, theirs);
            swap_with_player(dealer, place, other, theirs);
        }
        _ => swap_with_deck(dealer, place),
    }
    Flow::Step(SOURCES)
}

fn swap_with_player(dealer: &mut Dealer<'_>, place: u8, other: Seat, theirs: u8) {
    let seat = dealer.me();
    let gave = dealer.table.down[seat].as_slice()[usize::from(place)];
    let got = dealer.table.down[other].as_slice()[usize::from(theirs)];
    dealer.table.down[seat].as_mut_slice()[usize::from(place)] = got;
    dealer.table.down[other].as_mut_slice()[usize::from(theirs)] = gave;
    // Each of the two sees what came, and knew what went.
    let both = Seats::only(seat).with(other);
    let with = Source::Slot(other, theirs);
    dealer.say(Event::Swapped {
        seat,
        place,
        with,
        gave: Sealed::new(gave, both),
        got: Sealed::new(got, both),
    });
}

fn swap_with_deck(dealer: &mut Dealer<'_>, place: u8) {
    let seat = dealer.me();
    let Some(got) = dealer.table.scroll_deck.pop() else {
        return;
    };
    let gave = std::mem::replace(
        &mut dealer.table.down[seat].as_mut_slice()[usize::from(place)],
        got,
    );
    dealer.table.scroll_deck.push(gave);
    dealer.shuffle_scrolls();
    let mine = Seats::only(seat);
    let with = Source::Deck;
    dealer.say(Event::Swapped {
        seat,
        place,
        with,
        gave: Sealed::new(gave, mine),
        got: Sealed::new(got, mine),
    });
}

const PLACES: u8 = 20;

const fn mark(seat: Seat, place: u8) -> u8 {
    seat.number() * PLACES + place + 1
}

/// The script after everybody moved `by` seats on: the foreign position it took, if it did.
pub(crate) fn move_seats(fairy: &mut Play, by: u8, seats: u8) {
    if let Some(taken) = fairy.notes[TAKEN].checked_sub(1) {
        let owner = Seat::new(taken / PLACES).moved(by, seats);
        fairy.notes[TAKEN] = mark(owner, taken % PLACES);
    }
}

/// Whether this foreign position can still be taken.
pub(crate) fn is_free(fairy: &Play, seat: Seat, place: u8) -> bool {
    fairy.notes[TAKEN] != mark(seat, place)
}

/// Whether this position of one's own was not chosen yet.
pub(crate) fn is_unchosen(fairy: &Play, place: u8) -> bool {
    !fairy.notes[..usize::from(fairy.count.min(MOST))].contains(&place)
}

fn has_source(table: &Table, fairy: &Play) -> bool {
    !table.scroll_deck.is_empty()
        || Seat::all(table.seats)
            .filter(|&seat| seat != table.turn)
            .any(|seat| (0..table.down[seat].len() as u8).any(|place| is_free(fairy, seat, place)))
}
