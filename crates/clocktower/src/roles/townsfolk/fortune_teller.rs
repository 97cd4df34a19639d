//! 占卜师 — Fortune Teller. Townsfolk.
//!
//! Every night it chooses two players, dead or alive, itself too, and learns whether one of them is a Demon. One
//! good player, the red herring, counts as a Demon for it. The storyteller chooses the red herring when the Fortune
//! Teller first wakes, and another one when the red herring has turned evil. Whoever only believes to be the
//! Fortune Teller has none. Where information must be false (涡流), the red herring is no Demon: the truth is meant.
use crate::roles::*;

const RED_HERRING: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::FORTUNE_TELLER,
    first: STEPS,
    other: STEPS,
    knows: Some(Knows {
        form: yes_or_no,
        holds,
    }),
    reports: Report::AnswerAboutTwo,
    ..PLAIN
};

const STEPS: &[Step] = &[
    choose_a_red_herring,
    remember_it,
    choose_anybody,
    choose_somebody_else,
    learn,
];

fn choose_a_red_herring(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.picked = None;
    let grimoire = dealer.grimoire();
    let good = grimoire.those(|seat| grimoire.row(seat).side == Side::Good);
    let there = grimoire.marked_by(my.me, my.character, RED_HERRING);
    if !dealer.is_real(my) || !there.and(good).is_empty() || good.is_empty() {
        return Flow::Next;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(good))
}

fn remember_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.unmark_mine(my, RED_HERRING);
        dealer.mark_standing(my, seat, RED_HERRING);
        my.picks.clear();
    }
    Flow::Next
}

fn choose_somebody_else(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let first = my.picks.as_slice()[0];
    let others = dealer.grimoire().present.without(first);
    Flow::Ask(my.me, Question::one_of(others))
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let herrings = grimoire.marked_by(query.me, Character::FORTUNE_TELLER, RED_HERRING);
    let is_demon = |seat: Seat| {
        let herring = !query.falsified && herrings.has(seat);
        grimoire.is_team(seat, Team::Demon) | herring.into()
    };
    is_yes(is_demon(query.picks[0]) | is_demon(query.picks[1]), info)
}
