//! 僵怖 — Zombuul. Demon.
//!
//! Every night but the first, if nobody died that day, it chooses a player, who dies. When it would die for the first time, it lives on and looks
//! dead: it counts as dead for votes, nominations and neighbours, but it is a living Demon, and the game goes on (ruling T83). That it
//! seemed to die by day is a death that day. Drunk or poisoned it dies at once.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::ZOMBUUL,
    other: &[choose_anybody, kill],
    wakes: nobody_died_today,
    ward: Some(ward),
    ..PLAIN
};

/// 疯子 who takes himself for it is woken in death too: he thinks that he only seems dead.
fn nobody_died_today(town: &Town, me: Seat, which: Which) -> bool {
    let thinks_so = town.grimoire.row(me).abilities[which.index()].only_believed;
    (lives(town, me, which) || thinks_so) && town.grimoire.notes.died.is_empty()
}

fn kill(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.attack(my, seat);
    }
    Flow::Done
}

fn ward(town: &Town, me: Seat, which: Which, dying: Dying) -> Ward {
    let spent = town.grimoire.row(me).abilities[which.index()].spent;
    if dying.seat == me && dying.round == Round::Spent && !spent {
        Ward::Seems
    } else {
        Ward::Nothing
    }
}
