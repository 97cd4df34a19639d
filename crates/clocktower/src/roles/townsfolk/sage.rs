//! 贤者 — Sage. Townsfolk.
//!
//! When the Demon kills it, it is shown two players, of whom one is the Demon that killed it. It wakes at its own call,
//! or at once if that is over. No other death wakes it (ruling T98). 陌客 may be the one shown.
use crate::roles::*;

const KILLER: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::SAGE,
    other: &[learn],
    wakes: killed_by_the_demon,
    acts_dead: true,
    hears: Some(hears),
    knows: Some(Knows { form, holds }),
    reports: Report::Pair,
    could_be: Some(one_is_a_demon),
    ..PLAIN
};

fn killed_by_the_demon(town: &Town, me: Seat, _: Which) -> bool {
    died_tonight(town, me) && !killers(&town.grimoire, me).is_empty()
}

fn killers(grimoire: &Grimoire, me: Seat) -> Seats {
    grimoire.marked_by(me, Character::SAGE, KILLER)
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let Occasion::Died {
        seat,
        cause: Cause::Demon,
        by: Some(by),
        ..
    } = occasion
    else {
        return;
    };
    if seat != hearer.me || !dealer.town.is_night() {
        return;
    }
    dealer.mark_standing(&hearer.frame(Character::SAGE), by, KILLER);
    if !dealer.will_be_called(Character::SAGE) {
        dealer.begin_at_night(hearer.me, hearer.which);
    }
}

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    pairs(grimoire.present).for_each(|(a, b)| out(Info::Pair { a, b }));
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let killers = killers(grimoire, query.me);
    let is_the_one = |seat: Seat| match grimoire.is_team(seat, Team::Demon) {
        _ if killers.has(seat) => Tri::True,
        Tri::Maybe => Tri::Maybe,
        Tri::True | Tri::False => Tri::False,
    };
    match info {
        Info::Pair { a, b } => is_the_one(a) | is_the_one(b),
        _ => Tri::False,
    }
}

/// Who killed it is not known; one of the two has to be a Demon.
fn one_is_a_demon(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    match info {
        Info::Pair { a, b } => grimoire.is_team(a, Team::Demon) | grimoire.is_team(b, Team::Demon),
        _ => Tri::False,
    }
}
