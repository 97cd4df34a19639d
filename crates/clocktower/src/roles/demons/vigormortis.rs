//! 亡骨魔 — Vigormortis. Demon.
//!
//! With it in the bag there is an Outsider less, for a Townsfolk. Every night but the first it chooses a player, who
//! dies. A Minion it kills so keeps the ability, and the nearest Townsfolk on one side of that Minion is poisoned: the
//! storyteller chooses which side. Both last while the Vigormortis is able; a dead Minion that becomes another character
//! has nothing to keep.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::VIGORMORTIS,
    bag: &[Bag::Outsiders(-1)],
    other: &[choose_anybody, attack_the_chosen],
    hears: Some(hears),
    then: &[choose_a_side, poison],
    ..PLAIN
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    if let Occasion::Became { seat } = occasion {
        has_nothing_to_keep(dealer, hearer.me, seat);
    }
    let Occasion::Died {
        seat,
        cause: Cause::Demon,
        by,
        ..
    } = occasion
    else {
        return;
    };
    let is_a_minion = dealer.grimoire().team(seat) == Team::Minion;
    if hearer.able && by == Some(hearer.me) && is_a_minion {
        let mut my = hearer.frame(Character::VIGORMORTIS);
        my.about = seat;
        dealer.mark(&my, seat, Mark::HasAbility, Until::Forever);
        dealer.push(my);
    }
}

fn has_nothing_to_keep(dealer: &mut Dealer<'_>, me: Seat, seat: Seat) {
    dealer.unmark(|effect| {
        effect.by == me
            && effect.character == Character::VIGORMORTIS
            && effect.mark == Mark::HasAbility
            && effect.on == seat
    });
}

fn choose_a_side(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let nearest = nearest_townsfolk(dealer.grimoire(), my.about);
    if nearest.is_empty() {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(nearest))
}

fn poison(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, Mark::Poisoned, Until::Forever);
    }
    Flow::Done
}
