//! From what a page says about a table to the town itself: it is dealt, played with harmless answers up to where the scene
//! begins, and then arranged.

use clocktower::scene::{self, Place};
use clocktower::{Phase, Seated, Setup, Side, Team, Town};
use kernel::{Position, Seed};

use super::defaults;
use super::setting::{Setting, Start};

/// More decisions than the way to any scene takes.
pub(super) const MOST_DECISIONS: usize = 20_000;

/// The town; the error is a sentence.
pub(super) fn lay_out(setting: &Setting) -> Result<Town, String> {
    let seated: Vec<Seated> = setting.players.iter().map(|it| it.seated).collect();
    let travellers = seated
        .iter()
        .filter(|it| setting.script.team(it.character) == Team::Traveller)
        .count();
    let setup = Setup {
        travellers: travellers as u8,
        chairs: setting.chairs.len() as u8,
        seating: seated,
        ..Setup::new(
            setting.script.clone(),
            setting.names.count() - setting.chairs.len() as u8,
        )
    };
    let mut town = Town::deal(&setup, Seed::from_number(1)).map_err(|error| error.to_string())?;
    choose_sides(&mut town, setting)?;
    let places: Vec<Place> = setting.players.iter().map(|it| it.place).collect();
    if setting.start
        == (Start {
            number: 1,
            is_night: true,
        })
    {
        scene::arrange(&mut town, &places);
        return Ok(town);
    }
    let sides: Vec<Place> = places
        .iter()
        .map(|place| Place {
            side: place.side,
            ..Place::default()
        })
        .collect();
    scene::arrange(&mut town, &sides);
    for _ in 0..MOST_DECISIONS {
        let truth = town.truth();
        let there = truth.night() == setting.start.number
            && match truth.phase() {
                Phase::Night { .. } => setting.start.is_night,
                Phase::Day => !setting.start.is_night,
                Phase::Setup | Phase::Vote => false,
                Phase::Over { .. } => return Err("the game is over before it begins".to_owned()),
            }
            && truth.is_quiet();
        if there {
            scene::arrange(&mut town, &places);
            return Ok(town);
        }
        if truth.night() > 1 && matches!(truth.phase(), Phase::Night { calls: 0 }) {
            scene::pass_night(&mut town);
            continue;
        }
        let (seat, action) = defaults::next(&town, &setting.names)?;
        town.play(seat, action, &mut |_| ())
            .map_err(|reason| reason.to_string())?;
    }
    Err("the time the scene begins never comes".to_owned())
}

/// Before the first night the storyteller chooses the sides of Travellers as the page says, good if it says nothing.
fn choose_sides(town: &mut Town, setting: &Setting) -> Result<(), String> {
    for _ in 0..MOST_DECISIONS {
        let truth = town.truth();
        if truth.phase() != Phase::Setup || truth.is_quiet() {
            return Ok(());
        }
        let evil = truth
            .acting()
            .and_then(|seat| setting.players.get(seat.index()))
            .is_some_and(|player| player.place.side == Some(Side::Evil));
        let (seat, default) = defaults::next(town, &setting.names)?;
        let yes = clocktower::Action::Yes;
        let action = if evil && town.why_not(seat, yes).is_none() {
            yes
        } else {
            default
        };
        town.play(seat, action, &mut |_| ())
            .map_err(|reason| reason.to_string())?;
    }
    Err("the deal never ends".to_owned())
}
