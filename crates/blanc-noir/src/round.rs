//! 一輪 — setting up a round (§4): new decks, seven cards and a scroll each, a first lead.

use kernel::{CardSet, Sealed, Seat, Seats};

use crate::ask::Doing;
use crate::table::UpScrolls;
use crate::{
    Dealer, Event, Face, FirstCard, FirstStarter, Kind, Lead, MAX_PLAYERS, Scroll, Table, flow,
};

/// Cards dealt to each player.
pub(crate) const HAND: u8 = 7;
/// What the first chain counts when the first card attacks (switch `first_card_effects`).
const FIRST_CHAIN: u8 = 2;

/// Who starts the first round (ruling R2).
pub(crate) fn first_starter(table: &mut Table) -> Seat {
    match table.rules.first_starter {
        FirstStarter::Random => {
            Seat::new(table.chance.next_event().below(u32::from(table.seats)) as u8)
        }
        FirstStarter::Seat(number) => Seat::new(number),
    }
}

/// Begins the next round among `playing`; only totals carry over (ruling R2).
pub(crate) fn begin(dealer: &mut Dealer<'_>, playing: Seats) {
    let table = &mut *dealer.table;
    table.playing = playing;
    table.round += 1;
    if table.round > 1 {
        table.direction = crate::Direction::Clockwise;
        table.starter = table.after(table.starter);
    }
    gather(table);
    shuffle(table);
    let (round, starter) = (table.round, table.starter);
    dealer.say(Event::RoundBegan {
        round,
        starter,
        playing,
    });
    deal(dealer);
    turn_up_first_lead(dealer);
    start(dealer, starter);
}

fn gather(table: &mut Table) {
    table.hands.0 = [CardSet::EMPTY; MAX_PLAYERS];
    table.known = table.hands;
    table.lap = table.hands;
    table.discard = CardSet::EMPTY;
    table.ghost = None;
    table.down = <_>::default();
    table.up.0 = [UpScrolls::default(); MAX_PLAYERS];
    table.declared = Seats::NONE;
    table.direction = crate::Direction::Clockwise;
    table.pending = 0;
    table.reshuffled = false;
    table.doing = Doing::default();
    table.drawn = None;
}

fn shuffle(table: &mut Table) {
    table.deck = flow::fresh_deck();
    table.chance.next_event().shuffle(table.deck.as_mut_slice());
    table.scroll_deck = Scroll::deck().collect();
    table
        .chance
        .next_event()
        .shuffle(table.scroll_deck.as_mut_slice());
}

/// Seven cards each from the starter on, clockwise, a whole hand at a time; then a scroll each.
fn deal(dealer: &mut Dealer<'_>) {
    let mut order = [dealer.table.starter; MAX_PLAYERS];
    let players = dealer.table.players();
    for place in 1..players {
        order[place] = dealer.table.after(order[place - 1]);
    }
    for &seat in &order[..players] {
        let hand: CardSet = (0..HAND).filter_map(|_| dealer.table.deck.pop()).collect();
        dealer.table.hands[seat] = hand;
        let cards = Sealed::new(hand, Seats::only(seat));
        dealer.say(Event::Dealt {
            seat,
            count: HAND,
            cards,
        });
    }
    for &seat in &order[..players] {
        dealer.draw_scroll(seat);
    }
}

/// The first lead has no ability; a black one is open (§4.3, ruling R1).
fn turn_up_first_lead(dealer: &mut Dealer<'_>) {
    let table = &mut *dealer.table;
    let card = table.deck.pop().expect("six hands leave cards in the deck");
    let face = Face::of(card);
    table.lead = Lead {
        card,
        colour: face.colour(),
        number: face.number(),
        open: face.colour().is_none(),
    };
    dealer.say(Event::TurnedUp { face });
}

/// The starter's turn; under the switch, the first card acts at the starter (ruling R1).
pub(crate) fn start(dealer: &mut Dealer<'_>, mut starter: Seat) {
    if dealer.table.rules.first_card_effects == FirstCard::Uno {
        match Face::of(dealer.table.lead.card).kind() {
            Kind::Clown => {
                dealer.say(Event::Skipped { seat: starter });
                starter = dealer.table.after(starter);
            }
            Kind::Magician => dealer.flip(),
            Kind::Knight => dealer.chain(FIRST_CHAIN),
            Kind::Prince => {
                dealer.flip();
                dealer.chain(FIRST_CHAIN);
            }
            _ => {}
        }
    }
    flow::begin_turn(dealer, starter);
}
