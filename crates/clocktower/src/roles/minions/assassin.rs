//! 刺客 — Assassin. Minion.
//!
//! Once in the game, on a night that is not the first, it chooses a player, who dies whatever would prevent it (ruling T77): even 莽夫,
//! who makes it drunk by being chosen (ruling T71). If it was drunk or poisoned before, nobody dies and the use is gone.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::ASSASSIN,
    other: &[choose_perhaps, kill],
    wakes: unspent,
    ..PLAIN
};

fn choose_perhaps(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let all = dealer.grimoire().present;
    Flow::Ask(my.me, Question::perhaps_one_of(all))
}

fn kill(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    dealer.spend(my);
    if my.sober {
        dealer.kill(seat, Cause::Unstoppable, Some(my.me));
    } else {
        dealer.strike(my, seat, Cause::Unstoppable);
    }
    Flow::Done
}
