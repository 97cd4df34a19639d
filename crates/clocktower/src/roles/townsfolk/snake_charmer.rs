//! 舞蛇人 — Snake Charmer. Townsfolk.
//!
//! Every night it chooses a living player. If that is the Demon, the two exchange characters and sides, and the old
//! Demon, as a rule a Snake Charmer now, is poisoned for good. Whoever became the Demon attacks tonight if its call is still to
//! come. The storyteller may let 陌客 count as the Demon.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SNAKE_CHARMER,
    first: STEPS,
    other: STEPS,
    ..PLAIN
};

const STEPS: &[Step] = &[choose_somebody_living, is_it_the_demon, exchange];

fn choose_somebody_living(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::one_of(dealer.grimoire().living()))
}

fn is_it_the_demon(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    let is_demon = dealer.grimoire().is_team(seat, Team::Demon);
    if !dealer.works(my) {
        if is_demon == Tri::True && dealer.grimoire().fails(my.me, my.which) {
            dealer.went_wrong(my.me);
        }
        return Flow::Done;
    }
    my.yes = is_demon == Tri::True;
    match is_demon {
        Tri::Maybe => Flow::Ask(dealer.town.storyteller(), Question::EITHER),
        Tri::True | Tri::False => Flow::Next,
    }
}

fn exchange(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked.filter(|&seat| my.yes && seat != my.me) else {
        return Flow::Done;
    };
    let (mine, other) = (*dealer.grimoire().row(my.me), *dealer.grimoire().row(seat));
    dealer.mark_for_good(my, seat, Mark::Poisoned, Until::Forever);
    dealer.become_character(my.me, other.character);
    dealer.become_character(seat, mine.character);
    dealer.turn(my.me, other.side);
    dealer.turn(seat, mine.side);
    Flow::Done
}
