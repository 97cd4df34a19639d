//! 小恶魔 — Imp. Demon.
//!
//! Every night but the first it chooses a player, who dies. If it kills itself this way, a living Minion becomes the Imp:
//! the storyteller chooses which. 陌客 may count as one (ruling T50), 间谍 need not: where nobody is certainly a Minion,
//! there may be no heir. Whoever becomes the Imp keeps the side, and does not attack in the same night (ruling T49).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::IMP,
    other: &[choose_anybody, kill, choose_an_heir, crown],
    ..PLAIN
};

fn kill(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    my.holds_the_end = seat == my.me && dealer.works(my);
    dealer.attack(my, seat);
    Flow::Next
}

fn choose_an_heir(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let has_an_heir = grimoire
        .seats()
        .any(|seat| grimoire.really_lives(seat) && grimoire.team(seat) == Team::Demon);
    let heirs = grimoire.those(|seat| {
        grimoire.is_alive(seat) && seat != my.me && grimoire.is_team(seat, Team::Minion).possible()
    });
    let is_certain = heirs
        .into_iter()
        .any(|seat| grimoire.is_team(seat, Team::Minion) == Tri::True);
    if !my.holds_the_end || has_an_heir || heirs.is_empty() {
        return Flow::Done;
    }
    let question = if is_certain {
        Question::one_of(heirs)
    } else {
        Question::perhaps_one_of(heirs)
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

fn crown(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(heir) = my.picked {
        dealer.become_character(heir, Character::IMP);
        dealer.has_begun(heir);
    }
    Flow::Done
}
