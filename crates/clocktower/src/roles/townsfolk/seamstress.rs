//! 女裁缝 — Seamstress. Townsfolk.
//!
//! Once in the game, at night, it chooses two other players and learns whether they are of the same side, whatever
//! their characters (ruling T94). Drunk or poisoned, the one use is gone all the same.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SEAMSTRESS,
    first: STEPS,
    other: STEPS,
    wakes: unspent,
    knows: Some(Knows {
        form: yes_or_no,
        holds,
    }),
    reports: Report::AnswerAboutTwo,
    ..PLAIN
};

const STEPS: &[Step] = &[
    choose_another_or_wait,
    choose_somebody_else,
    use_it_up,
    learn,
];

fn choose_another_or_wait(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let others = dealer.grimoire().present.without(my.me);
    Flow::Ask(my.me, Question::perhaps_one_of(others))
}

fn choose_somebody_else(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(first) = my.picked else {
        return Flow::Done;
    };
    let others = dealer.grimoire().present.without(my.me).without(first);
    Flow::Ask(my.me, Question::one_of(others))
}

fn use_it_up(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.spend(my);
    Flow::Next
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    is_yes(grimoire.same_side(query.picks[0], query.picks[1]), info)
}
