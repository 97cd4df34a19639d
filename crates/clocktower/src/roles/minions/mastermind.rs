//! 主谋 — Mastermind. Minion.
//!
//! When the death of the Demon by execution would end the game, it goes on for one more night and day, even with two players left. Whoever
//! is executed on that day makes his own side lose, whether he dies or not; if nobody is, good wins (ruling T78).
//! 僵怖's first death ends nothing and begins nothing (ruling T79). If the Mastermind loses the ability in between, the
//! game is over.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::MASTERMIND,
    hears: Some(hears),
    blocks: Some(blocks),
    ..PLAIN
};

/// The ability remembers which day is the last.
fn is_the_last_day(town: &Town, me: Seat) -> bool {
    let grimoire = &town.grimoire;
    Which::BOTH.into_iter().any(|which| {
        let ability = grimoire.row(me).abilities[which.index()];
        ability.character == Character::MASTERMIND
            && ability.memory > 0
            && ability.memory == grimoire.night
    })
}

fn no_demon_lives(grimoire: &Grimoire) -> bool {
    !grimoire
        .seats()
        .any(|seat| grimoire.really_lives(seat) && grimoire.team(seat) == Team::Demon)
}

/// Until that day is over nobody wins.
fn blocks(town: &Town, me: Seat, _: Side) -> bool {
    let grimoire = &town.grimoire;
    let it_comes = Which::BOTH.into_iter().any(|which| {
        let ability = grimoire.row(me).abilities[which.index()];
        ability.character == Character::MASTERMIND && ability.memory >= grimoire.night.max(1)
    });
    it_comes && no_demon_lives(grimoire)
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let my = hearer.frame(Character::MASTERMIND);
    let night = dealer.grimoire().night;
    let is_last = is_the_last_day(dealer.town, hearer.me) && no_demon_lives(dealer.grimoire());
    let wins = match occasion {
        Occasion::Died {
            seat,
            cause: Cause::Execution,
            ..
        } => {
            let ends =
                dealer.grimoire().team(seat) == Team::Demon && no_demon_lives(dealer.grimoire());
            if hearer.able && ends && !is_last {
                dealer.ability(&my).memory = night + 1;
            }
            return;
        }
        Occasion::Executed { seat, .. } if is_last => dealer.grimoire().row(seat).side.other(),
        Occasion::Dusk if is_last && !dealer.grimoire().notes.execution => Side::Good,
        _ => return,
    };
    dealer.ability(&my).memory = 0;
    if hearer.able {
        dealer.win(wins, Victory::By(Character::MASTERMIND));
    }
}
