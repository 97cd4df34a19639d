//! 龍卷 — Tornado.
//!
//! Every other scroll, in play or in the deck, is gathered and shuffled; each player is dealt one,
//! the user first, in the present direction (ruling R27). The Tornado stays face up.
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[gather_and_deal],
};

fn gather_and_deal(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    let by = dealer.me();
    let gathered = gather(dealer.table);
    let left = dealer.table.scroll_deck.len() as u8;
    dealer.say(Event::Gathered { by, left });
    let mut seat = by;
    for _ in 0..gathered.min(dealer.table.players()) {
        dealer.draw_scroll(seat);
        seat = dealer.table.after(seat);
    }
    if !dealer.table.rules.tornado_includes_deck {
        dealer.shuffle_scrolls();
    }
    Flow::Done
}

/// Lays what is gathered, shuffled, on the scroll deck; how many there are to deal from.
fn gather(table: &mut Table) -> usize {
    let mut pool = Stack::<Scroll, SCROLLS>::default();
    if table.rules.tornado_includes_deck {
        pool = std::mem::take(&mut table.scroll_deck);
    }
    // From the user on, so that the shuffle does not depend on where people sit.
    for by in 0..table.seats {
        let seat = table.turn.moved(by, table.seats);
        table.down[seat]
            .as_slice()
            .iter()
            .for_each(|&scroll| pool.push(scroll));
        table.down[seat].clear();
        table.up[seat]
            .iter()
            .filter(|&scroll| scroll != Scroll::Tornado)
            .for_each(|scroll| pool.push(scroll));
        table.up[seat] = <_>::default();
    }
    table.up[table.turn].insert(Scroll::Tornado);
    table.chance.next_event().shuffle(pool.as_mut_slice());
    pool.as_slice()
        .iter()
        .for_each(|&scroll| table.scroll_deck.push(scroll));
    pool.len()
}
