//! Whole games between these players, and what they do in them.

mod games;
mod guests;
mod players;
mod signs;
mod storyteller;

use clocktower::{Action, Script, Setup, Sight, Town, View};
use kernel::{Eye, Position as _, Rng, Seat, Seed, Turn};

use super::Townsman;
use crate::Bot as _;

fn setup(script: &str, players: u8, travellers: u8) -> Setup {
    let mut setup = Setup::new(Script::named(script).unwrap(), players + travellers);
    setup.travellers = travellers;
    setup.rules.talk = true;
    setup
}

fn seed(number: u64) -> Seed {
    Seed::from_number(number)
}

/// A decision, and what whoever made it saw.
struct Decision<'a> {
    seat: Seat,
    view: &'a View,
    action: Action,
    /// What the storyteller sees.
    truth: &'a View,
    /// Whoever made it.
    by: &'a mut Townsman,
}

/// Plays a game and shows every decision; the town at its end.
fn played(setup: &Setup, seed: Seed, mut show: impl FnMut(Decision<'_>)) -> Town {
    let mut rng = Rng::new(seed);
    let mut town = Town::deal(setup, rng.seed()).unwrap();
    let mut players: Vec<Townsman> = Seat::all(town.seats())
        .map(|_| Townsman::new(rng.seed()))
        .collect();
    let mut legal = Vec::new();
    while let Turn::Act(asked) = town.turn() {
        let seat = asked.first().unwrap();
        legal.clear();
        town.legal_actions(seat, &mut legal);
        let view = town.view(Eye::Seat(seat));
        let by = &mut players[seat.index()];
        let action = by.decide(&view, &legal);
        show(Decision {
            seat,
            view: &view,
            action,
            truth: &town.view(Eye::All),
            by,
        });
        carry_out(&mut town, &mut players, seat, action);
    }
    town
}

/// What everybody sees of a decision.
fn carry_out(town: &mut Town, players: &mut [Townsman], seat: Seat, action: Action) -> Vec<Sight> {
    assert_eq!(town.why_not(seat, action), None, "{seat} {action:?}");
    let mut seen = Vec::new();
    town.play_unchecked(seat, action, &mut |event| {
        seen.extend(Town::sight(&event, Eye::Public));
        for (at, player) in (0..).map(Seat::new).zip(players.iter_mut()) {
            if let Some(sight) = Town::sight(&event, Eye::Seat(at)) {
                player.hear(&sight);
            }
        }
    });
    seen
}
