//! 开局 — characters, identities and first hands (§5.1).

use kernel::{BySeat, Card, CardSet, Chance, Sealed, Seat, Seats, Seed, Stack};

use crate::ask::Ask;
use crate::frame::Doing;
use crate::{Cast, Dealer, Event, Faction, Role, Setup, SetupError, Table, flow};

/// Cards dealt to each player.
const HAND: u8 = 3;

pub(crate) fn check(setup: &Setup) -> Result<(), SetupError> {
    if !setup.edition.seats().contains(&setup.seats) {
        return Err(SetupError::Seats(setup.seats, setup.edition));
    }
    if setup.split().is_none() {
        return Err(SetupError::NoAlternative(setup.seats));
    }
    let roles = setup.roster().count();
    if setup.rules.roles != Cast::NONE && roles < 2 * usize::from(setup.seats) {
        return Err(SetupError::FewRoles(roles, setup.seats));
    }
    Ok(())
}

/// A table before anything is dealt.
pub(crate) fn empty(setup: &Setup, seed: Seed) -> Table {
    Table {
        edition: setup.edition,
        rules: setup.rules,
        chance: Chance::new(seed),
        seats: setup.seats,
        hands: BySeat::default(),
        intelligence: BySeat::default(),
        deck: Stack::default(),
        discard: CardSet::EMPTY,
        removed: CardSet::EMPTY,
        identity: BySeat::default(),
        role: BySeat::default(),
        offered: BySeat::default(),
        chosen: Seats::NONE,
        face_up: Seats::NONE,
        exposed: Seats::NONE,
        shown: Seats::NONE,
        looked_at: BySeat::default(),
        living: Seats::all(setup.seats),
        dead: Seats::NONE,
        lost: Seats::NONE,
        turn: Seat::default(),
        sent: false,
        killed: false,
        locked: Seats::NONE,
        lured: Seats::NONE,
        transit: None,
        chain: Stack::default(),
        frames: Stack::default(),
        ask: Ask::Role,
        asked: Seats::all(setup.seats),
        hands_changed: false,
        winners: None,
    }
}

/// Shuffles the deck, draws the first player, and offers everybody two characters; without
/// characters the game begins at once.
pub(crate) fn deal(setup: &Setup, seed: Seed) -> Table {
    let mut table = empty(setup, seed);
    table.turn = Seat::new(table.chance.next_event().below(u32::from(table.seats)) as u8);
    table.deck = table.all_cards().iter().collect();
    table.chance.next_event().shuffle(table.deck.as_mut_slice());
    if setup.rules.roles == Cast::NONE {
        table.chosen = Seats::all(table.seats);
        begin(&mut Dealer {
            table: &mut table,
            tell: &mut |_| {},
            answer: None,
        });
        return table;
    }
    let mut roster: Stack<Role, 32> = setup.roster().collect();
    table.chance.next_event().shuffle(roster.as_mut_slice());
    for (seat, pair) in Seat::all(table.seats).zip(roster.as_slice().chunks(2)) {
        table.offered[seat] = [pair[0], pair[1]];
    }
    table
}

/// A player keeps a character; when all have, the game begins.
pub(crate) fn keep(dealer: &mut Dealer<'_>, seat: Seat, role: Role) {
    let table = &mut *dealer.table;
    table.role[seat] = role;
    table.chosen = table.chosen.with(seat);
    table.asked = table.asked.without(seat);
    let seats = table.asked;
    dealer.say(Event::Kept {
        seat,
        role: Sealed::new([role, role], Seats::only(seat)),
    });
    if seats.is_empty() {
        begin(dealer);
    } else {
        dealer.say(Event::Asked {
            seats,
            ask: Ask::Role,
            doing: Doing::default(),
        });
    }
}

/// Open characters are shown, identities and hands are dealt, the first turn begins.
fn begin(dealer: &mut Dealer<'_>) {
    for seat in Seat::all(dealer.table.seats) {
        if !dealer.table.def(seat).hidden {
            dealer.turn_up(seat);
        }
    }
    deal_identities(dealer);
    let first = dealer.table.turn;
    let seats = dealer.table.seats;
    for step in 0..seats {
        dealer.draw(first.moved(step, seats), HAND);
    }
    flow::carry_on(dealer);
}

fn deal_identities(dealer: &mut Dealer<'_>) {
    let table = &mut *dealer.table;
    let setup = Setup {
        edition: table.edition,
        seats: table.seats,
        rules: table.rules,
    };
    let Some(split) = setup.split() else { return };
    let mut cards: Stack<Faction, { crate::MAX_PLAYERS }> = Faction::ALL
        .into_iter()
        .zip(split.0)
        .flat_map(|(faction, count)| (0..count).map(move |_| faction))
        .collect();
    table.chance.next_event().shuffle(cards.as_mut_slice());
    let (first, seats) = (table.turn, table.seats);
    for (step, &faction) in (0..seats).zip(cards.as_slice()) {
        let seat = first.moved(step, seats);
        dealer.table.identity[seat] = faction;
        dealer.say(Event::Identified {
            seat,
            identity: Sealed::new(faction, Seats::only(seat)),
        });
    }
}
