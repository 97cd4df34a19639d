//! 设想 — a truth that a view cannot tell from the real one.
//!
//! What the eye sees is laid down first. The rest is drawn at random within what is public: how many
//! cards lie where, that only probes leave the game, how intelligence travels, which characters can
//! lie face down, how identities are split.

mod cards;

use kernel::{Chance, Imagine, Rng, Seat};

use crate::{Faction, Offer, Role, Setup, Table, View, setup};
use cards::imagine_cards;

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
