//! 祖母 — Grandmother. Townsfolk.
//!
//! On the first night it is shown another good player, the grandchild, and that player's character; the storyteller
//! chooses whom. If the Demon kills the grandchild while the ability works, the Grandmother dies too. A drunk or
//! poisoned Grandmother has a grandchild all the same, but may be shown somebody else.
use crate::roles::*;

const GRANDCHILD: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::GRANDMOTHER,
    first: &[choose_a_grandchild, remember_it, learn],
    knows: Some(Knows { form, holds }),
    reports: Report::Known,
    could_be: Some(is_good_and_so),
    hears: Some(hears),
    ..PLAIN
};

/// No player chooses here: 莽夫 is not picked by it (ruling T72).
fn choose_a_grandchild(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let good = grimoire.those(|seat| {
        seat != my.me
            && grimoire.is_of(seat, Side::Good).possible()
            && grimoire.team(seat) != Team::Traveller
    });
    if !dealer.is_real(my) || good.is_empty() {
        return Flow::Next;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(good))
}

fn remember_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.unmark_mine(my, GRANDCHILD);
        dealer.mark_standing(my, seat, GRANDCHILD);
    }
    Flow::Next
}

fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    let characters = grimoire
        .script_of(Team::Townsfolk)
        .or(grimoire.script_of(Team::Outsider));
    for seat in grimoire.seats().filter(|&seat| seat != query.me) {
        let own = grimoire.row(seat).character;
        for character in characters.with(own).iter() {
            let could_be_good = characters.has(character) || grimoire.row(seat).side == Side::Good;
            if could_be_good && grimoire.team_of(character) != Team::Traveller {
                out(Info::Knows { seat, character });
            }
        }
    }
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let Info::Knows { seat, character } = info else {
        return Tri::False;
    };
    let grandchild = grimoire.marked_by(query.me, Character::GRANDMOTHER, GRANDCHILD);
    Tri::from(grandchild.has(seat)) & grimoire.is_character(seat, character)
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let Occasion::Died {
        seat,
        cause: Cause::Demon,
        by,
        ..
    } = occasion
    else {
        return;
    };
    let grandchild = dealer
        .grimoire()
        .marked_by(hearer.me, Character::GRANDMOTHER, GRANDCHILD);
    if hearer.able && grandchild.has(seat) && seat != hearer.me {
        dealer.kill(hearer.me, Cause::Ability, by);
    }
}

/// Whom the storyteller chose is not known: a good player who is this character.
fn is_good_and_so(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    match info {
        Info::Knows { seat, character } => {
            grimoire.is_of(seat, Side::Good) & grimoire.is_character(seat, character)
        }
        _ => Tri::False,
    }
}
