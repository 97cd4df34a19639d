//! 小恶魔 — Imp. Demon.
//!
//! Every night but the first it chooses a player, who dies. If it kills itself this way, a living Minion becomes the Imp:
//! the storyteller chooses which. 陌客 may count as one; whoever becomes the Imp keeps the side, and does not attack
//! in the same night.
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
    if !my.holds_the_end || has_an_heir || heirs.is_empty() {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(heirs))
}

fn crown(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(heir) = my.picked {
        dealer.become_character(heir, Character::IMP);
        dealer.has_begun(heir);
    }
    Flow::Done
}
