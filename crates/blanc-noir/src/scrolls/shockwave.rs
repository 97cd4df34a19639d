//! 衝擊波 — Shockwave.
//!
//! One scroll of one player, face down or face up, is shuffled into the scroll deck: open ones by
//! name, face-down ones by position; not the Shockwave itself. Under the switch, all scrolls of one
//! player (ruling R26).
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[choose_what, return_it],
};

fn choose_what(dealer: &mut Dealer<'_>, play: &mut Play) -> Flow {
    match dealer.table.rules.shockwave_scope {
        ShockwaveScope::One => Flow::Ask(Ask::Shockwave),
        ShockwaveScope::All => Flow::Ask(Ask::Target { by: play.script }),
    }
}

fn return_it(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    match dealer.answer {
        Action::Slot(owner, place) => return_face_down(dealer, owner, place),
        Action::Open(owner, scroll) => return_face_up(dealer, owner, scroll),
        Action::Target(owner) => return_all(dealer, owner),
        _ => {}
    }
    dealer.shuffle_scrolls();
    Flow::Done
}

fn return_face_down(dealer: &mut Dealer<'_>, owner: Seat, place: u8) {
    let scroll = dealer.table.down[owner].remove(usize::from(place));
    dealer.table.scroll_deck.push(scroll);
    let scroll = Sealed::new(scroll, Seats::only(owner));
    dealer.say(Event::Returned {
        owner,
        place: Some(place),
        scroll,
    });
}

fn return_face_up(dealer: &mut Dealer<'_>, owner: Seat, scroll: Scroll) {
    dealer.table.up[owner].remove(scroll);
    dealer.table.scroll_deck.push(scroll);
    dealer.say(Event::Returned {
        owner,
        place: None,
        scroll: Sealed::open_to_all(scroll),
    });
}

fn return_all(dealer: &mut Dealer<'_>, owner: Seat) {
    while !dealer.table.down[owner].is_empty() {
        return_face_down(dealer, owner, 0);
    }
    for scroll in Scroll::ALL {
        while is_open_target(dealer.table, owner, scroll) {
            return_face_up(dealer, owner, scroll);
        }
    }
}

/// Whether a face-up scroll of this kind lies before `owner`, besides the one just used.
pub(crate) fn is_open_target(table: &Table, owner: Seat, scroll: Scroll) -> bool {
    let itself = u8::from(owner == table.turn && scroll == Scroll::Shockwave);
    table.up[owner].count(scroll) > itself
}

/// Whether `owner` has a scroll that can be returned.
pub(crate) fn is_target(table: &Table, owner: Seat) -> bool {
    !table.down[owner].is_empty()
        || Scroll::ALL
            .into_iter()
            .any(|scroll| is_open_target(table, owner, scroll))
}
