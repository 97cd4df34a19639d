//! What a sensible player does at tables where that is beyond doubt.

mod always;
mod bystanders;
mod cards_and_answers;
mod characters;
mod intelligence;
mod later_editions;

use fengsheng::scene::{Place, Scene};
use fengsheng::{Action, Edition, Face, Faction, Role, Setup, Table};
use kernel::{Eye, Position as _, Seat, Seed, Turn};

use super::Heuristic;
use crate::Bot as _;

fn cards(text: &str) -> Vec<Face> {
    text.split_whitespace()
        .map(|card| card.parse().unwrap())
        .collect()
}

fn seat(name: &str) -> Seat {
    name.parse().unwrap()
}

/// Five players: A and B are lurkers, C and D of the agency, E is a bystander. All know that, nobody has a character, and
/// A is to play.
fn five() -> Scene {
    let sides = [
        Faction::Lurker,
        Faction::Lurker,
        Faction::Agency,
        Faction::Agency,
        Faction::Bystander,
    ];
    let places = sides.map(|side| Place {
        shown: true,
        ..Place::new(Role::Nobody, side)
    });
    Scene::new(Setup::new(Edition::Standard2010, 5), places.to_vec())
}

/// What a player holds, and what lies before it.
fn give(scene: &mut Scene, name: &str, hand: &str, intelligence: &str) {
    let place = &mut scene.places[seat(name).index()];
    place.hand = cards(hand);
    place.intelligence = cards(intelligence);
}

/// The player's character.
fn cast(scene: &mut Scene, name: &str, role: Role) {
    scene.places[seat(name).index()].role = role;
}

/// A table, and a bot on every seat that sees all that is to be seen.
struct Played {
    table: Table,
    bots: Vec<Heuristic>,
}

impl Played {
    fn new(scene: &Scene) -> Self {
        let bots = (0..scene.setup.seats)
            .map(|number| Heuristic::new(Seed::from_number(number.into())))
            .collect();
        Self {
            table: scene.build().unwrap(),
            bots,
        }
    }

    fn asked(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Act(asked) => asked.first(),
            Turn::Over(_) => None,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.table.legal_actions(seat, &mut legal);
        legal
    }

    fn play(&mut self, seat: Seat, action: Action) {
        let bots = &mut self.bots;
        self.table
            .play(seat, action, &mut |event| {
                for (eye, bot) in (0..).map(Seat::new).zip(bots.iter_mut()) {
                    bot.hear(&Table::sight(&event, Eye::Seat(eye)).unwrap());
                }
            })
            .unwrap();
    }

    /// Whoever has nothing to do passes, and takes nothing.
    fn idle(&mut self, seat: Seat) {
        let legal = self.legal(seat);
        let idle = [Action::Pass, Action::Refuse]
            .into_iter()
            .find(|action| legal.contains(action));
        self.play(seat, idle.unwrap_or(legal[0]));
    }

    /// Lets this happen, written as in a record; in between everybody passes.
    fn then(mut self, decisions: &[&str]) -> Self {
        for decision in decisions {
            let (who, action) = decision.split_once(' ').unwrap();
            let action: Action = action.parse().unwrap();
            for _ in 0..100 {
                let asked = self.asked().unwrap();
                if asked == seat(who) && self.legal(asked).contains(&action) {
                    break;
                }
                self.idle(asked);
            }
            self.play(seat(who), action);
        }
        self
    }

    fn decide(&mut self, seat: Seat) -> Action {
        let legal = self.legal(seat);
        let view = self.table.view(Eye::Seat(seat));
        let action = self.bots[seat.index()].decide(&view, &legal);
        assert!(legal.contains(&action), "{action} is not legal");
        action
    }

    /// What this player does until the turn is over, besides passing; the others do nothing.
    fn what_does(&mut self, name: &str) -> Vec<String> {
        let turn = self.table.view(Eye::Public).turn;
        let mut done = Vec::new();
        while let Some(asked) = self.asked() {
            if self.table.view(Eye::Public).turn != turn {
                break;
            }
            if asked != seat(name) {
                self.idle(asked);
                continue;
            }
            let choice = self.legal(asked).len() > 1;
            let action = self.decide(asked);
            if choice && action != Action::Pass {
                done.push(action.to_string());
            }
            self.play(asked, action);
        }
        done
    }
}

/// What a player does in a scene until the turn is over.
fn what_does(scene: &Scene, name: &str) -> Vec<String> {
    Played::new(scene).what_does(name)
}
