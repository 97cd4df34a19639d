//! 疯子 — Lunatic. Outsider.
//!
//! It has been shown the token of a Demon and believes it: it is called when that Demon is, before the real one, and
//! chooses as that Demon does, and nothing comes of it. It is shown players as its Minions and characters as not in play,
//! made up by the storyteller. The Demon knows who it is, also whoever becomes the Demon later, and sees whom it
//! chooses.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::LUNATIC,
    shown: Some(Team::Demon),
    first: &[tell_the_demon],
    hears: Some(hears),
    watched: true,
    ..PLAIN
};

fn tell_the_demon(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    for demon in grimoire.those(|seat| grimoire.team(seat) == Team::Demon) {
        tell(dealer, demon, my.me);
    }
    Flow::Done
}

fn tell(dealer: &mut Dealer<'_>, demon: Seat, seat: Seat) {
    let character = Character::LUNATIC;
    dealer.tell_player(demon, character, Info::Knows { seat, character });
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    if let Occasion::Became { seat } = occasion
        && hearer.able
        && dealer.grimoire().team(seat) == Team::Demon
    {
        tell(dealer, seat, hearer.me);
    }
}
