//! What chance decided, read off from what happened.
//!
//! A pile's order right after a shuffle is what was taken from it since, in that order, and then what is left of it. What one
//! player draws at once is written in the order of the deck: nobody can tell in which order those cards lay.

use blanc_noir::{DECK, DeclareMode, Face, FirstStarter, Scroll, Sight, Source, Table, View};
use kernel::{Eye, Position, Seat};
use serde::Serialize;

/// One thing that chance decided.
#[derive(Serialize, Debug, PartialEq, Eq)]
#[serde(tag = "c", rename_all = "kebab-case")]
pub(super) enum Chance {
    /// Who starts the first round.
    Starter { seat: Seat },
    /// The order of shuffled cards, from the top.
    Cards { order: Vec<Face> },
    /// The order of shuffled scrolls, from the top.
    Scrolls { order: Vec<Scroll> },
    /// Whether a forgetful player says "Blanc Noir".
    Remembers { yes: bool },
}

/// What chance decided at the first deal.
pub(super) fn of_the_deal(table: &Table) -> Vec<Chance> {
    let view = table.view(Eye::All);
    let seats = view.seats.len();
    let mut chance = Vec::new();
    if view.rules.first_starter == FirstStarter::Random {
        chance.push(Chance::Starter { seat: view.starter });
    }
    let dealt: Vec<_> = (0..seats)
        .map(|place| &view.seats[(view.starter.index() + place) % seats])
        .collect();
    chance.push(Chance::Cards {
        order: dealt
            .iter()
            .flat_map(|seat| seat.hand.unwrap_or_default().iter())
            .chain([view.lead.face])
            .chain(table.deck_pile())
            .collect(),
    });
    chance.push(Chance::Scrolls {
        order: dealt
            .iter()
            .flat_map(|seat| seat.scrolls.iter().flatten().copied())
            .chain(table.scroll_pile())
            .collect(),
    });
    chance
}

/// What chance decided while an action was carried out: `sights` are an all-seeing eye's.
pub(super) fn of_a_decision(before: &View, sights: &[Sight], after: &Table) -> Vec<Chance> {
    let mut chance = Vec::new();
    let mut returned = false;
    for (at, sight) in sights.iter().enumerate() {
        let since = &sights[at + 1..];
        match *sight {
            Sight::RoundBegan { .. } => {
                chance.push(cards(before, since, after));
                chance.push(scrolls(since, after));
            }
            Sight::Reshuffled { .. } => chance.push(cards(before, since, after)),
            Sight::Recovered { .. } if deck_is_open(before) => {
                chance.push(cards(before, since, after));
            }
            Sight::Swapped {
                with: Source::Deck, ..
            } => chance.push(scrolls(since, after)),
            Sight::Returned { .. } if !returned => {
                returned = true;
                chance.push(scrolls(since, after));
            }
            Sight::Gathered { .. } if before.rules.tornado_includes_deck => {
                chance.push(scrolls(since, after));
            }
            Sight::Gathered { .. } => {
                chance.push(gathered(before, since));
                chance.push(Chance::Scrolls {
                    order: after.scroll_pile().collect(),
                });
            }
            Sight::Declared { .. } | Sight::Forgot { .. }
                if matches!(before.rules.declare_mode, DeclareMode::Forgetful(_)) =>
            {
                chance.push(Chance::Remembers {
                    yes: matches!(sight, Sight::Declared { .. }),
                });
            }
            _ => {}
        }
    }
    chance
}

/// Whether a Valkyrie may search the deck too.
fn deck_is_open(before: &View) -> bool {
    before.reshuffled
        && before.rules.valkyrie_zone_after_reshuffle == blanc_noir::ValkyrieZone::DiscardAndDraw
}

/// The number deck's order after a shuffle.
fn cards(before: &View, since: &[Sight], after: &Table) -> Chance {
    let mut order = Vec::with_capacity(DECK);
    for (at, sight) in since.iter().enumerate() {
        match *sight {
            Sight::Drew { cards, .. } | Sight::Dealt { cards, .. } => {
                order.extend(cards.iter().flat_map(|cards| cards.iter()));
            }
            Sight::TurnedUp { face } => order.push(face),
            // The deck ran out before it was shuffled again.
            Sight::Reshuffled { .. } => return Chance::Cards { order },
            // The round ended: nobody will see how the rest lay.
            Sight::RoundBegan { .. } => {
                order.extend(rest_of_the_round(before, &since[..at]));
                return Chance::Cards { order };
            }
            _ => {}
        }
    }
    order.extend(after.deck_pile());
    Chance::Cards { order }
}

/// What was left of a deck that had been made of the whole discard when the round ended: every card that was neither
/// counted in a hand (whatever was drawn is in one) nor on top.
fn rest_of_the_round(before: &View, counted: &[Sight]) -> Vec<Face> {
    let mut rest: Vec<Face> = Face::all()
        .flat_map(|face| std::iter::repeat_n(face, usize::from(face.copies())))
        .collect();
    let in_hands = counted.iter().flat_map(|sight| match *sight {
        Sight::Counted { cards, .. } => cards.iter().collect(),
        _ => Vec::new(),
    });
    for face in in_hands.chain([before.lead.face]) {
        if let Some(at) = rest.iter().position(|&it| it == face) {
            rest.remove(at);
        }
    }
    rest
}

/// The scroll deck's order after a shuffle.
fn scrolls(since: &[Sight], after: &Table) -> Chance {
    Chance::Scrolls {
        order: scrolls_got(since).chain(after.scroll_pile()).collect(),
    }
}

fn scrolls_got(since: &[Sight]) -> impl Iterator<Item = Scroll> {
    since.iter().filter_map(|sight| match *sight {
        Sight::GotScroll { scroll, .. } => scroll,
        _ => None,
    })
}

/// The order of what a Tornado gathered without the deck: what was dealt, and the rest, of which nobody will know how it lay.
fn gathered(before: &View, since: &[Sight]) -> Chance {
    let mut rest: Vec<Scroll> = before
        .seats
        .iter()
        .flat_map(|seat| seat.scrolls.iter().flatten().chain(&seat.up).copied())
        .collect();
    rest.sort_unstable();
    let mut order = Vec::new();
    for scroll in [Scroll::Tornado].into_iter().chain(scrolls_got(since)) {
        if let Some(at) = rest.iter().position(|&it| it == scroll) {
            rest.remove(at);
        }
        if scroll != Scroll::Tornado {
            order.push(scroll);
        }
    }
    order.extend(rest);
    Chance::Scrolls { order }
}

#[cfg(test)]
mod tests {
    use blanc_noir::scene::Scene;
    use blanc_noir::{Action, SCROLLS};
    use kernel::{Rng, Seed, Turn};

    use super::super::setups;
    use super::*;

    /// How many things each shuffle was about, as far as events tell.
    fn counted(before: &View, sights: &[Sight]) -> Vec<Option<usize>> {
        let mut counts = Vec::new();
        for sight in sights {
            match *sight {
                Sight::RoundBegan { .. } => counts.extend([Some(DECK), Some(SCROLLS)]),
                Sight::Reshuffled { count } => counts.push(Some(usize::from(count))),
                Sight::Gathered { .. } if before.rules.tornado_includes_deck => {
                    counts.push(Some(SCROLLS - 1));
                }
                Sight::Gathered { .. } => counts.extend([None, None]),
                Sight::Recovered { .. } if deck_is_open(before) => counts.push(None),
                Sight::Swapped {
                    with: Source::Deck, ..
                } => counts.push(Some(usize::from(before.scroll_deck))),
                _ => {}
            }
        }
        counts
    }

    fn sizes(chance: &[Chance]) -> Vec<usize> {
        chance
            .iter()
            .filter_map(|chance| match chance {
                Chance::Cards { order } => Some(order.len()),
                Chance::Scrolls { order } => Some(order.len()),
                Chance::Starter { .. } | Chance::Remembers { .. } => None,
            })
            .collect()
    }

    #[test]
    fn every_shuffle_of_random_games_is_written_with_all_its_cards() {
        let mut rng = Rng::new(Seed::from_number(1));
        let (mut shuffles, mut legal) = (0, Vec::new());
        for game in 0..20 {
            let mut table = Table::deal(&setups::setup(5, game), rng.seed()).unwrap();
            assert_eq!(sizes(&of_the_deal(&table)), [DECK, SCROLLS]);
            while let Turn::Act(asked) = table.turn() {
                let seat = asked.first().unwrap();
                legal.clear();
                table.legal_actions(seat, &mut legal);
                let before = table.view(Eye::All);
                let action = *rng.pick(&legal).unwrap();
                let sights = super::super::super::play(&mut table, seat, action, &mut []);
                let returned = sights.iter().any(|it| matches!(it, Sight::Returned { .. }));
                let sizes = sizes(&of_a_decision(&before, &sights, &table));
                let counted = counted(&before, &sights);
                assert_eq!(sizes.len(), counted.len() + usize::from(returned));
                for (size, count) in sizes.iter().zip(&counted) {
                    assert!(count.is_none_or(|count| count == *size), "{sights:?}");
                }
                shuffles += sizes.len();
            }
        }
        assert!(shuffles > 500, "{shuffles} shuffles say little");
    }

    /// Threat empties the hand, the next player still takes the chain and the deck runs out: two shuffles of cards in one
    /// decision, the first of which nobody sees the end of.
    #[test]
    fn a_reshuffle_right_before_a_new_round_is_written_with_all_its_cards() {
        let mut scene = Scene::new(2);
        scene.setup.rules.threat_drops_pending_chain = false;
        scene.lead = "R-knight".parse().unwrap();
        scene.pending = 4;
        scene.places[0].hand = vec!["golem".parse().unwrap()];
        scene.places[0].down = vec![Scroll::Threat];
        scene.places[1].hand = vec!["B1".parse().unwrap()];
        scene.deck = vec!["B2".parse().unwrap()];
        scene.deck_only = true;
        let mut table = scene.build().unwrap();
        let a = Seat::new(0);
        for action in [Action::Use(Scroll::Threat), Action::Target(Seat::new(1))] {
            super::super::super::play(&mut table, a, action, &mut []);
        }
        let before = table.view(Eye::All);
        let golem = Action::Pick("golem".parse().unwrap());
        let sights = super::super::super::play(&mut table, a, golem, &mut []);
        let chance = of_a_decision(&before, &sights, &table);
        // 125 without the lead, the golem, B1 and B2 (which was drawn before).
        assert_eq!(sizes(&chance), [DECK - 4, DECK, SCROLLS]);
        let Chance::Cards { order } = &chance[0] else {
            panic!("{chance:?}")
        };
        let lying: Vec<Face> = scene.build().unwrap().discard_pile().iter().collect();
        let mut order = order.clone();
        order.sort_unstable();
        assert_eq!(order, lying);
    }
}
