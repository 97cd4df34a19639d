//! 设想 — a truth that a view cannot tell from the real one.
//!
//! What the eye sees is laid down first; the remaining cards are dealt at random into the hidden
//! places, in the numbers that are public.

mod asked;

use kernel::{Card, CardSet, Chance, Imagine, Rng, Seat, Stack};

use crate::face::mask;
use crate::table::{Sheet, UpScrolls};
use crate::{
    Ask, DiscardMemory, Face, Faces, Kind, Lead, Scroll, Setup, Table, ValkyrieZone, View, position,
};

impl Imagine for Table {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let setup = Setup {
            seats: view.seats.len() as u8,
            rules: view.rules,
        };
        let mut table = position::empty(&setup, rng.seed());
        table.chance = Chance::new(rng.seed());
        lay_down_public_facts(&mut table, view);
        imagine_scrolls(&mut table, view, rng);
        imagine_cards(&mut table, view, rng);
        table
    }
}

fn lay_down_public_facts(table: &mut Table, view: &View) {
    table.playing = view.playing;
    table.round = view.round;
    table.starter = view.starter;
    table.turn = view.turn;
    table.direction = view.direction;
    table.pending = view.pending;
    table.reshuffled = view.reshuffled;
    table.asked = view.asked.unwrap_or(Ask::Turn);
    table.doing = view.doing;
    table.winners = view.winners;
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        table.totals[seat] = place.total;
        if place.declared {
            table.declared = table.declared.with(seat);
        }
    }
    table.sheet = view.sheet.as_ref().map(|sheet| {
        let mut hands = <kernel::BySeat<CardSet, { crate::MAX_PLAYERS }>>::default();
        let mut halved = kernel::Seats::NONE;
        for (seat, row) in Seat::all(table.seats).zip(&sheet.rows) {
            hands[seat] = row.hand.cards();
            if row.halved {
                halved = halved.with(seat);
            }
        }
        Sheet {
            round: sheet.round,
            out: sheet.out,
            hands,
            halved,
        }
    });
}

fn imagine_scrolls(table: &mut Table, view: &View, rng: &mut Rng) {
    let mut pool: Vec<Scroll> = Scroll::deck().collect();
    let mut take = |scroll: Scroll| {
        if let Some(at) = pool.iter().position(|&it| it == scroll) {
            pool.swap_remove(at);
        }
    };
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        table.up[seat] = UpScrolls::default();
        for &scroll in &place.up {
            take(scroll);
            table.up[seat].insert(scroll);
        }
        for &scroll in place.scrolls.iter().flatten() {
            take(scroll);
            table.down[seat].push(scroll);
        }
    }
    rng.shuffle(&mut pool);
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        while table.down[seat].len() < usize::from(place.down) {
            let Some(scroll) = pool.pop() else { break };
            table.down[seat].push(scroll);
        }
    }
    table.scroll_deck = pool.into_iter().collect();
}

/// The cards that are not laid down yet.
struct Pool(CardSet);

impl Pool {
    fn take(&mut self, face: Face) -> Option<Card> {
        let card = face.cards().and(self.0).first()?;
        self.0.remove(card);
        Some(card)
    }

    fn take_all(&mut self, faces: Faces) -> CardSet {
        faces.iter().filter_map(|face| self.take(face)).collect()
    }
}

fn imagine_cards(table: &mut Table, view: &View, rng: &mut Rng) {
    let mut pool = Pool(mask::ALL);
    let lead = pool.take(view.lead.face).unwrap_or_default();
    table.lead = Lead {
        card: lead,
        colour: view.lead.colour,
        number: view.lead.number,
        open: view.lead.open,
    };
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        let seen = pool.take_all(place.hand.unwrap_or(place.known));
        table.hands[seat] = seen;
        // Which copies are the known ones makes no difference: the lowest.
        table.known[seat] = place
            .known
            .iter()
            .fold((seen, CardSet::EMPTY), |(rest, known), face| {
                let card = face.cards().and(rest).first();
                card.map_or((rest, known), |card| (rest.without(card), known.with(card)))
            })
            .1;
    }
    table.discard = discards_seen(table, view, &mut pool, rng);
    let searched = searched(view, table.discard, &mut pool);
    deal_the_rest(table, view, &pool, searched, rng);
    remember_laps(table, view);
    imagine_drawn(table, view, rng);
}

/// The discards that must, or may well, lie in the pile.
fn discards_seen(table: &mut Table, view: &View, pool: &mut Pool, rng: &mut Rng) -> CardSet {
    if view.search.is_some() && view.rules.discard_memory != DiscardMemory::Full {
        return CardSet::EMPTY; // whoever searches the pile sees it better than any memory
    }
    let mut faces = view.discards.clone();
    if let Some(at) = faces.iter().position(|&face| face == view.lead.face) {
        faces.swap_remove(at);
    }
    if view.rules.discard_memory == DiscardMemory::Full && faces.len() > usize::from(view.discard) {
        table.ghost = choose_ghost(table, view, &mut faces, pool, rng);
    }
    let mut pile = CardSet::EMPTY;
    for face in faces {
        if pile.len() < u32::from(view.discard)
            && let Some(card) = pool.take(face)
        {
            pile.insert(card);
        }
    }
    pile
}

/// One remembered discard is not there any more: a Valkyrie brought it back, unseen. If a face was
/// seen to go down more often than it can lie there, it is that one; if the player who is asked must
/// hold something that lies nowhere else, it is that. It is nothing that went down this turn: a
/// Valkyrie ends the turn she is played in, but for the declaration.
fn choose_ghost(
    table: &Table,
    view: &View,
    faces: &mut Vec<Face>,
    pool: &Pool,
    rng: &mut Rng,
) -> Option<Card> {
    let count = |face: Face| faces.iter().filter(|&&it| it == face).count();
    let forced = faces
        .iter()
        .position(|&face| count(face) > face.cards().and(pool.0).len() as usize);
    let mut left = Pool(pool.0);
    for &face in &*faces {
        left.take(face);
    }
    let needed = asked::needed_from_elsewhere(table, left.0);
    let this_turn = match view.asked {
        Some(Ask::Declare) => Faces::default(),
        _ => view.seats[view.turn.index()].lap,
    };
    let went_down_earlier = |face: Face| {
        count(face) + usize::from(face == view.lead.face) > this_turn.count(face) as usize
    };
    let possible: Vec<usize> = (0..faces.len())
        .filter(|&at| faces[at].kind() != Kind::Valkyrie && went_down_earlier(faces[at]))
        .filter(|&at| needed.is_none_or(|wanted| !faces[at].cards().and(wanted).is_empty()))
        .collect();
    let at = forced.or_else(|| rng.pick(&possible).copied())?;
    faces.swap_remove(at).cards().first()
}

/// What the Valkyrie's user sees, besides the cards already laid down: those cards lie in the
/// discard, or in discard and deck.
fn searched(view: &View, laid_down: CardSet, pool: &mut Pool) -> CardSet {
    let mut search = view.search.unwrap_or_default();
    Faces::of(laid_down)
        .iter()
        .for_each(|face| search.remove(face));
    pool.take_all(search)
}

fn deal_the_rest(table: &mut Table, view: &View, pool: &Pool, searched: CardSet, rng: &mut Rng) {
    let shuffled = |cards: CardSet, rng: &mut Rng| {
        let mut cards: Vec<Card> = cards.iter().collect();
        rng.shuffle(&mut cards);
        cards
    };
    let mut rest = shuffled(pool.0, rng);
    let mut seen = shuffled(searched, rng);
    let deck_is_searched = view.search.is_some()
        && view.reshuffled
        && view.rules.valkyrie_zone_after_reshuffle == ValkyrieZone::DiscardAndDraw;
    if view.search.is_some() {
        // The Valkyrie herself is never shown to a searcher, but may lie in the pile (switch R20).
        let valkyrie = rest
            .iter()
            .position(|&card| Face::of(card).kind() == Kind::Valkyrie);
        let lying = searched.len() + table.discard.len()
            < u32::from(view.discard)
                + if deck_is_searched {
                    u32::from(view.deck)
                } else {
                    0
                };
        if let (Some(at), true) = (valkyrie, lying) {
            table.discard.insert(rest.swap_remove(at));
        }
    }
    let size = view.seats[view.turn.index()].hand_size;
    asked::deal_to_the_asked(table, u32::from(size), &mut rest, rng);
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        while table.hands[seat].len() < u32::from(place.hand_size) {
            let Some(card) = rest.pop() else { break };
            table.hands[seat].insert(card);
        }
    }
    while table.discard.len() < u32::from(view.discard) {
        let Some(card) = seen.pop().or_else(|| rest.pop()) else {
            break;
        };
        table.discard.insert(card);
    }
    rest.append(&mut seen);
    rng.shuffle(&mut rest);
    table.deck = rest.into_iter().collect::<Stack<Card, { crate::DECK }>>();
}

/// What was discarded lately is a memory: any copies of the faces will do, those in the pile first.
fn remember_laps(table: &mut Table, view: &View) {
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        let mut lying = table.discard.with(table.lead.card);
        let mut lap = CardSet::EMPTY;
        for face in place.lap.iter() {
            let copy = face
                .cards()
                .and(lying)
                .first()
                .or_else(|| face.cards().minus(lap).first());
            if let Some(card) = copy {
                lying.remove(card);
                lap.insert(card);
            }
        }
        table.lap[seat] = lap;
    }
}

fn imagine_drawn(table: &mut Table, view: &View, rng: &mut Rng) {
    if view.asked != Some(Ask::AfterDraw) {
        return;
    }
    let hand = table.my_hand();
    table.drawn = match view.drawn {
        Some(face) => Table::copy_in(hand, face),
        None => {
            let unknown: Vec<Card> = hand.minus(table.known[table.turn]).iter().collect();
            rng.pick(&unknown).copied()
        }
    };
}
