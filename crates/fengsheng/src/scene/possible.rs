//! 可能 — what no deal and no course of a game could bring about is no scene.

use kernel::Seat;

use super::{Scene, Start};
use crate::edition::Refill;
use crate::{Function, Moment, Role, Table};

/// Whether the players' places and the piles go together; the error is a sentence.
pub(super) fn check_places(scene: &Scene) -> Result<(), String> {
    if scene.start == Start::Draw && scene.sent {
        return Err("nothing was sent yet in a turn that only begins".to_owned());
    }
    for (seat, place) in Seat::all(scene.setup.seats).zip(&scene.places) {
        let gone = place.dead || place.lost;
        let holds = place.more > 0 || !place.hand.is_empty() || !place.intelligence.is_empty();
        if gone && holds {
            return Err(format!("{seat} is out of the game and holds no cards"));
        }
        if gone && seat == scene.turn {
            return Err(format!("{seat} is out of the game and has no turn"));
        }
        let again = scene.places[..seat.index()]
            .iter()
            .any(|it| it.role == place.role);
        if again && place.role != Role::Nobody {
            return Err(format!("there is only one {}", place.role));
        }
        let edition = scene.setup.edition;
        let known = edition.def().roster.iter().any(|&(it, _)| it == place.role);
        if !known && place.role != Role::Nobody {
            return Err(format!("{} has no character {}", edition.id(), place.role));
        }
    }
    let other = scene
        .removed
        .iter()
        .find(|face| face.function() != Function::Probe);
    if let Some(face) = other {
        return Err(format!("{face} cannot have left the game; only probes do"));
    }
    Ok(())
}

/// Nobody has won or died already, and the discard has not become the deck.
pub(super) fn check_undecided(table: &Table) -> Result<(), String> {
    let refilled = table.manner().refill == Refill::AtOnce;
    if refilled && table.deck.is_empty() && !table.discard.is_empty() {
        return Err("the deck is never empty: the discard becomes a new one at once".to_owned());
    }
    if let Some(seat) = table
        .living
        .into_iter()
        .find(|&seat| table.blacks(seat) >= 3)
    {
        return Err(format!(
            "{seat} would be dead already, by three black intelligence"
        ));
    }
    let enough = |seat: &Seat| {
        let colour = table.winning_colour(*seat);
        colour.is_some_and(|colour| table.intelligence_of(*seat, colour).len() >= 3)
    };
    let side = |seat: Seat| table.identity[seat];
    let one_side = table.living.first().is_some_and(|first| {
        let alike = table
            .living
            .into_iter()
            .all(|seat| side(seat) == side(first));
        let wins = !table.is_after_the_mission(first) && table.rules.last_side_wins;
        table.living.len() == 1 || (alike && wins)
    });
    if one_side {
        return Err("the last living side would have won already".to_owned());
    }
    let winner = table.living.into_iter().find(enough);
    match winner.or_else(|| table.bystanders_who_win(Moment::Now).first()) {
        Some(seat) => Err(format!(
            "{seat} would have won already, by the intelligence, the hand or the deaths"
        )),
        None => Ok(()),
    }
}
