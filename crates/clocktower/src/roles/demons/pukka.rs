//! 普卡 — Pukka. Demon.
//!
//! Every night it chooses a player, who is poisoned; then the one poisoned before dies, poisoned in death (ruling T81),
//! and is healthy after that. What it does while drunk or poisoned is nothing: the victim it has stays its victim. If 驱魔人 keeps it
//! asleep, the victim dies all the same (ruling T60).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::PUKKA,
    first: STEPS,
    other: STEPS,
    asleep: 4,
    ..PLAIN
};

const STEPS: &[Step] = &[
    choose_anybody,
    poison,
    let_the_victim_die,
    heal,
    find_the_victim,
    let_the_victim_die,
    heal,
];

/// Where among the effects the oldest poison of this ability lies.
fn oldest_poison(dealer: &Dealer<'_>, my: &Frame) -> Option<usize> {
    dealer
        .grimoire()
        .effects
        .as_slice()
        .iter()
        .position(|effect| {
            effect.by == my.me
                && effect.character == my.character
                && effect.mark == Mark::Poisoned
                && !effect.idle
        })
}

/// Who has been poisoned by it before, if the ability works.
fn find_the_victim(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.yes = false;
    if let (true, Some(place)) = (dealer.works(my), oldest_poison(dealer, my)) {
        my.about = dealer.grimoire().effects.as_slice()[place].on;
        my.yes = true;
    }
    Flow::Next
}

fn poison(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    if !dealer.works(my) {
        if dealer.is_real(my) {
            dealer.went_wrong(my.me);
        }
        return Flow::Done;
    }
    find_the_victim(dealer, my);
    dealer.mark(my, seat, Mark::Poisoned, Until::Forever);
    Flow::Next
}

fn let_the_victim_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !my.yes {
        return Flow::Done;
    }
    dealer.attack(my, my.about);
    Flow::Next
}

fn heal(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(place) = oldest_poison(dealer, my) {
        dealer.town.grimoire.effects.remove(place);
        dealer.settle();
    }
    Flow::Done
}
