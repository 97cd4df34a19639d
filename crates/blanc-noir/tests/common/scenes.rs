//! Positions set up by hand, for the perft files: the middle of what random deals seldom reach.

use blanc_noir::scene::{Place, Scene};
use blanc_noir::{Direction, Face, Scroll, Table};
use kernel::Seat;

/// The position with this name.
pub(crate) fn scene(name: &str) -> Option<Table> {
    let scene = match name {
        "chain of four" => chain_of_four(),
        "princess with four companions" => princess(),
        "fairy with two scrolls" => fairy(),
        "valkyrie after a reshuffle" => valkyrie(),
        "threat with three monsters" => threat(),
        "every scroll in one hand" => scrolls(),
        _ => return None,
    };
    Some(scene.build().expect("the scenes can be built"))
}

fn faces(text: &str) -> Vec<Face> {
    let read = |word: &str| word.parse().expect("the scenes name cards");
    text.split_whitespace().map(read).collect()
}

fn place(hand: &str, down: &[Scroll]) -> Place {
    Place {
        hand: faces(hand),
        down: down.to_vec(),
        ..Place::default()
    }
}

/// Everybody but A can answer; a Prince sends the chain back.
fn chain_of_four() -> Scene {
    Scene {
        places: vec![
            place("R-prince G3 G4", &[Scroll::Mirage]),
            place("golem B-knight B3", &[]),
            place("Y-prince Y3 Y4", &[Scroll::Outburst]),
            place("R-knight R3", &[]),
        ],
        turn: Seat::new(1),
        direction: Direction::CounterClockwise,
        lead: Face::special(blanc_noir::Kind::Knight, Some(blanc_noir::Colour::Green))
            .expect("there is a green Knight"),
        pending: 4,
        ..Scene::new(4)
    }
}

/// Her Prince, a wild card, a Clown and another Princess may go with her.
fn princess() -> Scene {
    Scene {
        places: vec![
            place("R-princess R-prince golem Y-clown B-princess G3 B4", &[]),
            place("R5 golem Y7", &[]),
            place("R6 G6 B6 Y6", &[Scroll::HeraldGreen]),
        ],
        ..Scene::new(3)
    }
}

/// Two own scrolls, three foreign ones, and a deck.
fn fairy() -> Scene {
    Scene {
        places: vec![
            place("fairy R2 R3", &[Scroll::Relief, Scroll::Threat]),
            place("Y2 Y3", &[Scroll::Mirage, Scroll::Mirage]),
            place("B2 B3", &[Scroll::Revelation]),
        ],
        ..Scene::new(3)
    }
}

/// She may look through both piles.
fn valkyrie() -> Scene {
    Scene {
        places: vec![
            place("valkyrie R2", &[]),
            Place {
                rest: true,
                ..Place::default()
            },
        ],
        deck: faces("G1 G2 B5"),
        discard: faces("R-lord dragon Y9 Y9"),
        reshuffled: true,
        ..Scene::new(2)
    }
}

/// Three different monsters, a fourth of one kind, and nothing else.
fn threat() -> Scene {
    Scene {
        places: vec![
            place("golem golem gargoyle dragon", &[Scroll::Threat]),
            place("Y2 Y3", &[]),
            place("B2", &[]),
        ],
        ..Scene::new(3)
    }
}

/// One of each, and a hand that they can act on.
fn scrolls() -> Scene {
    Scene {
        places: vec![
            place("R2 Y2 G2 B2 golem R5 R6", &Scroll::ALL),
            place("Y3 Y4 B3", &[Scroll::Blizzard]),
        ],
        ..Scene::new(2)
    }
}
