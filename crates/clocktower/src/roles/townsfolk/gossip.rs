//! 造谣者 — Gossip. Townsfolk.
//!
//! Once a day it may state something before all. If that was true, a player dies that night, whom the storyteller
//! chooses, and the Gossip sleeps on. Whether it is true is judged when it is said, whether the ability works at night.
//! Anybody may claim to be the Gossip. What the engine cannot judge, and whom somebody counts as, the storyteller
//! decides at night.
use crate::roles::*;

/// What the ability remembers of today's statement.
const PERHAPS: u8 = 1;
const TRUE: u8 = 2;

pub(crate) const ROLE: Role = Role {
    character: Character::GOSSIP,
    other: &[was_it_true, who_dies, die],
    wakes: has_gossiped,
    silent: true,
    day: Some(Day {
        public: true,
        when: always,
        steps: &[gossip, remember_it],
    }),
    hears: Some(hears),
    ..PLAIN
};

fn always(_: &Town, _: Seat) -> bool {
    true
}

fn gossip(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::State { may_decline: false })
}

fn remember_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let truth = my.statement.holds(dealer.grimoire());
    let ability = dealer.ability(my);
    if ability.character == my.character {
        ability.memory = match truth {
            Tri::False => 0,
            Tri::Maybe => PERHAPS,
            Tri::True => TRUE,
        };
    }
    Flow::Done
}

fn has_gossiped(town: &Town, me: Seat, which: Which) -> bool {
    lives(town, me, which) && town.grimoire.row(me).abilities[which.index()].memory != 0
}

fn was_it_true(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !dealer.works(my) {
        return Flow::Done;
    }
    my.yes = true;
    if dealer.ability(my).memory == PERHAPS {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    Flow::Next
}

fn who_dies(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !my.yes {
        return Flow::Done;
    }
    let grimoire = dealer.grimoire();
    let living = grimoire.those(|seat| grimoire.really_lives(seat));
    Flow::Ask(dealer.town.storyteller(), Question::one_of(living))
}

fn die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.strike(my, seat, Cause::Ability);
    }
    Flow::Done
}

/// A new day, a new statement.
fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    if matches!(occasion, Occasion::Dawn { .. }) {
        dealer.ability(&hearer.frame(Character::GOSSIP)).memory = 0;
    }
}
