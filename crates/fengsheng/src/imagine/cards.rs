//! 设想的牌 — the cards that the eye sees are laid down; the rest is dealt at random.

use kernel::{Card, CardSet, Rng, Seat, Stack};

use crate::frame::Frame;
use crate::script::{Play, Standing, Whom};
use crate::table::Transit;
use crate::view::DeclaredView;
use crate::{Ask, Face, Faces, Function, Stage, Table, View, cards};

/// The cards that are not laid down yet.
struct Pool<'a> {
    table: &'a Table,
    cards: CardSet,
}

impl Pool<'_> {
    fn take(&mut self, face: Face) -> Option<Card> {
        let card = self.table.deck_of().cards(face).and(self.cards).first()?;
        self.cards.remove(card);
        Some(card)
    }

    fn take_all(&mut self, faces: &Faces) -> CardSet {
        faces.iter().filter_map(|face| self.take(face)).collect()
    }

    /// A random card among these.
    fn take_one_of(&mut self, those: CardSet, rng: &mut Rng) -> Option<Card> {
        let cards: Vec<Card> = those.and(self.cards).iter().collect();
        let card = *rng.pick(&cards)?;
        self.cards.remove(card);
        Some(card)
    }

    fn take_probe(&mut self, rng: &mut Rng) -> Option<Card> {
        self.take_one_of(self.table.deck_of().of_function(Function::Probe), rng)
    }

    fn take_declared(&mut self, declared: &DeclaredView, rng: &mut Rng) -> u8 {
        if !declared.card {
            return 0;
        }
        let card = match declared.face {
            Some(face) => self.take(face),
            None => self.take_probe(rng),
        };
        card.map_or(0, |card| card.0 + 1)
    }
}

pub(super) fn imagine_cards(table: &mut Table, view: &View, rng: &mut Rng) {
    let shape = table.clone();
    let mut pool = Pool {
        table: &shape,
        cards: shape.all_cards(),
    };
    table.discard = pool.take_all(&view.discard);
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        table.intelligence[seat] = pool.take_all(&place.intelligence);
        if let Some(hand) = &place.hand {
            table.hands[seat] = pool.take_all(hand);
        }
    }
    if let (Ask::Shown { of, .. }, Some(hand)) = (view.ask, &view.shown_hand)
        && table.hands[of].is_empty()
    {
        table.hands[of] = pool.take_all(hand);
    }
    // Before any probe is drawn at random: it might be one of these.
    let shown_top = match (view.ask, &view.shown_hand) {
        (Ask::Top { .. }, Some(faces)) => pool.take_all(faces),
        _ => CardSet::EMPTY,
    };
    let known_transit = view
        .transit
        .and_then(|transit| transit.face)
        .and_then(|face| pool.take(face));
    // So may it be what the eye chose from a hand.
    lay_chosen_cards(table, view, &mut pool);
    lay_declarations(table, view, &mut pool, rng);
    for _ in 0..view.removed {
        if let Some(card) = pool.take_probe(rng) {
            table.removed.insert(card);
        }
    }
    table.transit = view.transit.and_then(|transit| {
        let way = shape.deck_of().of_way(transit.way);
        let card = known_transit.or_else(|| pool.take_one_of(way, rng))?;
        Some(Transit {
            card,
            sender: transit.sender,
            way: transit.way,
            to: transit.to,
            leftwards: transit.leftwards,
            seen_by: transit.seen_by,
            face_up: transit.face_up,
            // What was under way is forgotten when the game is over; where it lies is still seen.
            stage: match view.winners {
                Some(_) if transit.arrived => Stage::Arrived,
                _ => view.doing.stage,
            },
            route: view.doing.route,
        })
    });
    deal_the_rest(table, view, pool.cards, shown_top, rng);
    imagine_choices(table, rng);
}

/// Cards that are declared or being carried out: first those whose faces the eye knows, so that no
/// probe drawn at random takes one of them away.
fn lay_declarations(table: &mut Table, view: &View, pool: &mut Pool<'_>, rng: &mut Rng) {
    let mut cards = [0_u8; crate::table::LONGEST_CHAIN + 1];
    let all = || view.chain.iter().chain(&view.resolving).enumerate();
    for known in [true, false] {
        for (at, declared) in all().filter(|(_, declared)| declared.face.is_some() == known) {
            cards[at] = pool.take_declared(declared, rng);
        }
    }
    table.chain = view
        .chain
        .iter()
        .zip(cards)
        .map(|(declared, card)| Play {
            target: declared.target.map_or(Whom::NOBODY, Whom::from),
            card,
            standing: match declared {
                DeclaredView {
                    countered: true, ..
                } => Standing::Countered,
                DeclaredView { void: true, .. } => Standing::Outranked,
                _ => Standing::Stands,
            },
            ..Play::of(declared.script, declared.by)
        })
        .collect();
    let Some(resolving) = &view.resolving else {
        return;
    };
    let card = cards[view.chain.len()];
    if view.winners.is_some() {
        // The game ended while it was carried out: its card lies there for good.
        let target = resolving.target.map_or(Whom::NOBODY, Whom::from);
        let play = Play {
            target,
            card,
            ..Play::of(resolving.script, resolving.by)
        };
        table.frames.push(Frame::Script(play));
    }
    for frame in table.frames.as_mut_slice() {
        if let Frame::Script(play) = frame
            && play.card > 0
        {
            play.card = card;
        }
    }
}

/// Cards that the eye chose from other hands and that have not left them yet lie there.
fn lay_chosen_cards(table: &mut Table, view: &View, pool: &mut Pool<'_>) {
    let frames = table.frames;
    for frame in frames.as_slice() {
        if let Frame::Script(play) = frame
            && let (Some(of), Some(face)) = (play.target.seat(), play.chosen_unseen())
            && view.seats[of.index()].hand.is_none()
            && let Some(card) = pool.take(face)
        {
            table.hands[of].insert(card);
        }
    }
}

/// What somebody else chose from a hand unseen is any card of it.
fn imagine_choices(table: &mut Table, rng: &mut Rng) {
    let (deck, hands) = (table.deck_of(), table.hands);
    for frame in table.frames.as_mut_slice() {
        if let Frame::Script(play) = frame
            && play.has_chosen_unseen()
            && play.chosen_unseen().is_none()
            && let Some(of) = play.target.seat()
        {
            let cards: Vec<Card> = hands[of].iter().collect();
            if let Some(&card) = rng.pick(&cards) {
                play.choose_unseen(deck.face(card));
            }
        }
    }
}

fn deal_the_rest(table: &mut Table, view: &View, rest: CardSet, shown_top: CardSet, rng: &mut Rng) {
    let mut rest: Vec<Card> = rest.iter().collect();
    rng.shuffle(&mut rest);
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        while table.hands[seat].len() < u32::from(place.hand_size) {
            let Some(card) = rest.pop() else { break };
            table.hands[seat].insert(card);
        }
    }
    let mut top: Vec<Card> = shown_top.iter().collect();
    rng.shuffle(&mut top);
    table.deck = rest
        .into_iter()
        .chain(top)
        .collect::<Stack<Card, { crate::deck::MOST_CARDS }>>();
    // What 真伪莫辨 has set aside lies above what is shown.
    let aside = cards::confound::set_aside(table);
    let shown = shown_top.len() as usize;
    let under = table.deck.len().saturating_sub(shown + aside);
    let above = table.deck.len() - under - shown;
    table.deck.as_mut_slice()[under..].rotate_left(above);
}
