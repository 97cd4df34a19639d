//! 猎手 — Slayer. Townsfolk.
//!
//! Once in the game, by day, it chooses a player before all; a Demon dies of it. Anybody may claim to do so. The
//! storyteller is asked after every shot, so that nobody learns whether there was anything to decide.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SLAYER,
    day: Some(Day {
        public: true,
        when: always,
        steps: &[choose_anybody, does_it_hit, shoot],
    }),
    ..PLAIN
};

fn always(_: &Town, _: Seat) -> bool {
    true
}

fn target(my: &Frame) -> Seat {
    my.picks.as_slice()[0]
}

fn has_a_shot(dealer: &Dealer<'_>, my: &Frame) -> bool {
    let ability = dealer.grimoire().row(my.me).abilities[my.which.index()];
    ability.character == my.character && !ability.spent
}

fn does_it_hit(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let hits =
        if has_a_shot(dealer, my) && dealer.works(my) && dealer.grimoire().is_alive(target(my)) {
            dealer.grimoire().is_team(target(my), Team::Demon)
        } else {
            Tri::False
        };
    let question = Question::YesNo {
        yes: hits.possible(),
        no: hits.deniable(),
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

fn shoot(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if has_a_shot(dealer, my) {
        dealer.spend(my);
        let grimoire = dealer.grimoire();
        let is_the_demon =
            grimoire.is_alive(target(my)) && grimoire.team(target(my)) == Team::Demon;
        if is_the_demon && grimoire.fails(my.me, my.which) {
            dealer.went_wrong(my.me);
        }
    }
    if my.yes {
        dealer.kill(target(my), Cause::Ability, Some(my.me));
    }
    Flow::Done
}
