//! 设想 — a truth that a view cannot tell from the real one.
//!
//! What the eye sees is laid down first. The rest is drawn at random within what is public: how many
//! cards lie where, that only probes leave the game, how intelligence travels, which characters can
//! lie face down, how identities are split.

use kernel::{Card, CardSet, Chance, Imagine, Rng, Seat, Stack};

use crate::frame::Frame;
use crate::script::{Play, Standing, Whom};
use crate::table::Transit;
use crate::view::DeclaredView;
use crate::{
    Ask, Face, Faces, Faction, Function, Offer, Role, Setup, Stage, Table, View, cards, setup,
};

impl Imagine for Table {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let setup = Setup {
            edition: view.edition,
            seats: view.seats.len() as u8,
            rules: view.rules,
        };
        let mut table = setup::empty(&setup, rng.seed());
        table.chance = Chance::new(rng.seed());
        lay_down_public_facts(&mut table, view);
        imagine_roles(&mut table, view, &setup, rng);
        imagine_identities(&mut table, view, &setup, rng);
        imagine_cards(&mut table, view, rng);
        table
    }
}

fn lay_down_public_facts(table: &mut Table, view: &View) {
    table.chosen = view.chosen;
    table.living = view.living;
    table.dead = view.dead;
    table.lost = view.lost;
    table.turn = view.turn;
    table.sent = view.sent;
    table.killed = view.killed;
    table.flags = view.flags;
    table.kept = view.kept;
    table.spent = view.spent;
    table.locked = view.locked;
    table.lured = view.lured;
    table.ask = view.ask;
    table.asked = view.asked;
    table.winners = view.winners;
    table.frames = view.doing.frames;
    if let Some(me) = view.eye {
        table.looked_at[me] = view.looked_at;
    }
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        if place.face_up {
            table.face_up = table.face_up.with(seat);
        }
        if place.shown {
            table.shown = table.shown.with(seat);
        }
    }
    table.exposed = view.exposed;
}

fn imagine_roles(table: &mut Table, view: &View, setup: &Setup, rng: &mut Rng) {
    let begun = view.chosen.len() == view.seats.len();
    let mut pool: Vec<Role> = setup.roster().collect();
    let mut take = |role: Role| pool.retain(|&it| it != role);
    for place in &view.seats {
        place
            .role
            .into_iter()
            .chain(place.offered.iter().flat_map(Offer::roles))
            .for_each(&mut take);
    }
    rng.shuffle(&mut pool);
    for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
        if let Some(offered) = place.offered {
            table.offered[seat] = offered;
            table.role[seat] = place.role.unwrap_or_default();
        } else if let Some(role) = place.role {
            table.role[seat] = role;
            table.offered[seat] = Offer::of(&[role]);
        } else if begun {
            // Never seen face up: one of those that start face down.
            let at = pool.iter().position(|&role| view.edition.role(role).hidden);
            let role = at.map_or(Role::default(), |at| pool.swap_remove(at));
            table.role[seat] = role;
            table.offered[seat] = Offer::of(&[role]);
        } else {
            let count = usize::from(setup.rules.offered);
            let roles = pool.split_off(pool.len().saturating_sub(count));
            table.offered[seat] = Offer::of(&roles);
            if view.chosen.has(seat) {
                table.role[seat] = rng.pick(&roles).copied().unwrap_or_default();
            }
        }
    }
}

/// How often an assignment of identities is drawn anew because somebody would have won long ago.
const TRIES: usize = 32;

fn imagine_identities(table: &mut Table, view: &View, setup: &Setup, rng: &mut Rng) {
    let Some(split) = setup.split() else { return };
    if view.chosen.len() < view.seats.len() {
        return;
    }
    let mut left = split.0;
    for place in &view.seats {
        if let Some(identity) = place.identity {
            // A removed identity was one of those: which, nobody need know.
            if let Some(count) = left.get_mut(identity as usize) {
                *count = count.saturating_sub(1);
            }
        }
    }
    let mut cards: Vec<Faction> = Faction::ALL
        .into_iter()
        .zip(left)
        .flat_map(|(it, count)| (0..count).map(move |_| it))
        .collect();
    for _ in 0..TRIES {
        rng.shuffle(&mut cards);
        let mut rest = cards.iter().copied();
        let mut plausible = true;
        for (seat, place) in Seat::all(table.seats).zip(&view.seats) {
            let identity = place.identity.or_else(|| rest.next()).unwrap_or_default();
            table.identity[seat] = identity;
            let enough = identity.colour().is_some_and(|colour| {
                place
                    .intelligence
                    .iter()
                    .filter(|face| face.is(colour))
                    .count()
                    >= 3
            });
            plausible &= !enough || place.identity.is_some();
        }
        if plausible {
            return;
        }
    }
}

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

fn imagine_cards(table: &mut Table, view: &View, rng: &mut Rng) {
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
