//! 钟表匠 — Clockmaker. Townsfolk.
//!
//! On the first night it learns how many seats the Demon is from the nearest Minion: neighbours are 1 apart. The dead
//! are counted like everybody; an evil Traveller is no Minion (ruling T88). 0 says that there is no Demon or no
//! Minion. As what somebody counts is decided for each pair anew.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::CLOCKMAKER,
    first: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::Number(MOST_PLAYERS as u8 / 2),
    ..PLAIN
};

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    numbers(grimoire.players() / 2, out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    let Info::Number { number } = info else {
        return Tri::False;
    };
    let nearer = |from: u8, to: u8| {
        (from..=to).fold(Tri::False, |any, steps| any | is_apart(grimoire, steps))
    };
    match number {
        0 => !nearer(1, grimoire.players() / 2),
        steps => is_apart(grimoire, steps) & !nearer(1, steps - 1),
    }
}

/// Whether a Demon and a Minion sit so many seats apart.
fn is_apart(grimoire: &Grimoire, steps: u8) -> Tri {
    grimoire.seats().fold(Tri::False, |any, seat| {
        let back = grimoire.players() - steps;
        let minion = grimoire.is_team(grimoire.further(seat, steps), Team::Minion)
            | grimoire.is_team(grimoire.further(seat, back), Team::Minion);
        any | grimoire.is_team(seat, Team::Demon) & minion
    })
}
