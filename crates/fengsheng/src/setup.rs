//! 开局 — characters, identities and first hands (§5.1).

use kernel::{BySeat, CardSet, Chance, Sealed, Seat, Seats, Seed, Stack};

use crate::ask::Ask;
use crate::frame::TrueDoing;
use crate::limits::Spent;
use crate::role::Offer;
use crate::{
    Cast, Dealer, Event, Faction, Mode, Role, Setup, SetupError, SplitChoice, Table, flow,
};

/// Cards dealt to each player.
const HAND: u8 = 3;

pub(crate) fn check(setup: &Setup) -> Result<(), SetupError> {
    if !setup.edition.seats().contains(&setup.seats) {
        return Err(SetupError::Seats(setup.seats, setup.edition));
    }
    let usual = setup.edition.rules();
    if let Some(rule) = setup.rules.foreign(&usual, setup.edition.switches()) {
        return Err(SetupError::Foreign(rule, setup.edition));
    }
    if setup.split().is_none() {
        return Err(match setup.rules.split {
            SplitChoice::Alternative => SetupError::NoAlternative(setup.seats),
            SplitChoice::Main => SetupError::Mode(setup.rules.mode, setup.seats),
        });
    }
    if !matches!(setup.rules.offered, 2 | 3) {
        return Err(SetupError::Offered(setup.rules.offered));
    }
    let roles = setup.roster().count();
    let needed = usize::from(setup.rules.offered) * usize::from(setup.seats);
    if setup.rules.roles != Cast::NONE && roles < needed {
        return Err(SetupError::FewRoles { roles, needed });
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
        flags: 0,
        kept: [0; 2],
        spent: Spent::default(),
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
            tell: None,
            answer: None,
        });
        return table;
    }
    let mut roster: Stack<Role, 32> = setup.roster().collect();
    table.chance.next_event().shuffle(roster.as_mut_slice());
    let offered = usize::from(setup.rules.offered);
    for (seat, roles) in Seat::all(table.seats).zip(roster.as_slice().chunks(offered)) {
        table.offered[seat] = Offer::of(roles);
    }
    table
}

/// A player keeps a character; when all have, the game begins.
#[inline(never)]
pub(crate) fn keep(dealer: &mut Dealer<'_>, seat: Seat, role: Role) {
    let table = &mut *dealer.table;
    table.role[seat] = role;
    table.chosen = table.chosen.with(seat);
    table.asked = table.asked.without(seat);
    let seats = table.asked;
    dealer.say(Event::Kept {
        seat,
        role: Sealed::new(role, Seats::only(seat)),
    });
    if seats.is_empty() {
        begin(dealer);
    } else {
        dealer.say(Event::Asked {
            seats,
            ask: Ask::Role,
            doing: TrueDoing::default(),
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
    if table.rules.mode == Mode::Teams {
        alternate(cards.as_mut_slice());
    }
    let (first, seats) = (table.turn, table.seats);
    for (step, &faction) in (0..seats).zip(cards.as_slice()) {
        let seat = first.moved(step, seats);
        dealer.table.identity[seat] = faction;
        if setup.rules.mode.is_open() {
            dealer.show_identity(seat);
        } else {
            dealer.say(Event::Identified {
                seat,
                identity: Sealed::new(faction, Seats::only(seat)),
            });
        }
    }
    if setup.rules.mode == Mode::Teams {
        show_characters_to_the_team(dealer);
    }
}

/// 3V3 — the teams sit alternately (ruling F22); who begins stays drawn.
fn alternate(cards: &mut [Faction]) {
    let [begins, follows] = match cards[0] {
        Faction::Agency => [Faction::Agency, Faction::Lurker],
        _ => [Faction::Lurker, Faction::Agency],
    };
    for (at, card) in cards.iter_mut().enumerate() {
        *card = if at % 2 == 0 { begins } else { follows };
    }
}

/// 3V3 — everybody looks at the characters of the own side once; what they saw they know.
fn show_characters_to_the_team(dealer: &mut Dealer<'_>) {
    for seat in Seat::all(dealer.table.seats) {
        let role = dealer.table.role[seat];
        let team = dealer.table.members(dealer.table.identity[seat]);
        dealer.say(Event::Kept {
            seat,
            role: Sealed::new(role, team),
        });
    }
}
