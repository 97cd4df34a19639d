//! From the words of a page to the engine's action, at the table as it lies.

use fengsheng::{Action, Ask, Face, Faces, Role, Script, Table};
use kernel::{Eye, Position, Seat};

use super::cards::{self, Card};
use super::deeds::Act;
use super::questions::{self, Question};
use super::roles::Kind;
use crate::game::Miss;
use crate::seats::Names;

/// An act, its cards and skills found.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) action: Action,
    /// The skill that must answer, if a page named one.
    pub(super) script: Option<Script>,
}

/// The action that is meant. A miss if a card or skill is not there, or if several fit.
pub(super) fn find(table: &Table, seats: &Names, seat: Seat, act: &Act) -> Result<Found, Miss> {
    let view = table.view(Eye::All);
    let hand = |of: Seat| view.seats[of.index()].hand.unwrap_or_default();
    let mine = |card: Card| one_of(card, &hand(seat));
    let action = match *act {
        Act::Invoke(ref skill, target) => {
            let role = view.seats[seat.index()].role.unwrap_or_default();
            let kind = skill.of(view.edition, role).ok_or_else(|| {
                Miss::new(
                    format!("{} is {}", seats.of(seat), super::roles::of_role(role)),
                    format!("a character with {skill}"),
                )
            })?;
            return invoke(table, seats, (role, kind), target);
        }
        Act::Pass => Action::Pass,
        Act::Keep(role) => Action::Choose(role),
        Act::Use {
            card,
            function,
            target,
        } => {
            let face = mine(card)?;
            let function = function.unwrap_or(face.function());
            match target {
                Some(target) => Action::UseAt(face, function, target),
                None => Action::Use(face, function),
            }
        }
        Act::Send(card, to) => Action::Send(mine(card)?, to),
        Act::Take => Action::Take,
        Act::Refuse => Action::Refuse,
        Act::Draw => Action::Draw,
        Act::Discard => Action::Discard,
        Act::Say => Action::Say,
        Act::Pick(card) => {
            let among = match view.ask {
                Ask::Shown { of, .. } => hand(of),
                Ask::Top { .. } => view.shown_hand.unwrap_or_default(),
                Ask::Discarded { .. } => view.discard,
                _ => hand(seat),
            };
            Action::Pick(one_of(card, &among)?)
        }
        Act::Do => Action::Trigger,
        Act::Name(colour) => Action::Name(colour),
        Act::PickFrom(of, card) => {
            Action::PickFrom(of, one_of(card, &view.seats[of.index()].intelligence)?)
        }
        Act::Target(target) => Action::Target(target),
    };
    Ok(Found {
        action,
        script: None,
    })
}

fn invoke(
    table: &Table,
    seats: &Names,
    (role, kind): (Role, Kind),
    target: Option<Seat>,
) -> Result<Found, Miss> {
    let (action, script) = match (kind, target) {
        (Kind::Skill(number), None) => (Action::Skill(number), None),
        (Kind::Skill(number), Some(target)) => (Action::SkillAt(number, target), None),
        (Kind::Trigger(number), None) => {
            let script = Script::Trigger(role, number);
            let asked = questions::now(table).is_some_and(|(_, ask)| match ask {
                Ask::Trigger { by } => by == script || Question::of(ask) == Question::TurnUp,
                _ => false,
            });
            if !asked {
                return Err(Miss::new(
                    format!("asked: {}", questions::written(table, seats)),
                    format!(
                        "whether {} answers what happened",
                        questions::of_script(questions::edition(table), script)
                    ),
                ));
            }
            (Action::Trigger, Some(script))
        }
        (Kind::Trigger(_), Some(_)) => {
            return Err(Miss::new(
                "a skill that answers what happened, aimed at a player",
                "no aim here; whom it concerns is settled, or asked afterwards",
            ));
        }
        (Kind::Passive, _) => {
            return Err(Miss::new(
                "a skill that holds by itself",
                "a skill that is declared or answers what happened",
            ));
        }
    };
    Ok(Found { action, script })
}

/// The one face among these that is meant. A whole face is taken at its word.
fn one_of(card: Card, faces: &Faces) -> Result<Face, Miss> {
    if let Some(face) = card.face() {
        return Ok(face);
    }
    let mut fitting: Vec<Face> = faces.iter().filter(|&face| card.fits(face)).collect();
    fitting.dedup();
    match fitting[..] {
        [face] => Ok(face),
        [] => Err(Miss::new(
            format!(
                "there lie {}",
                cards::list(faces.iter().map(cards::of_face))
            ),
            format!("{card} among them"),
        )),
        _ => Err(Miss::new(
            format!(
                "{card} may be {}",
                cards::list(fitting.into_iter().map(cards::of_face))
            ),
            "one of them by its whole name",
        )),
    }
}
