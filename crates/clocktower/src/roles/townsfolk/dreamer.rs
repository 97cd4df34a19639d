//! 筑梦师 — Dreamer. Townsfolk.
//!
//! Every night it chooses another player who is no Traveller, dead or alive, and is shown a good character and an
//! evil one, of which one is that player's. The own character counts, not an ability gained (ruling T90). Where
//! information must be false (涡流), neither is right.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::DREAMER,
    first: STEPS,
    other: STEPS,
    knows: Some(Knows { form, holds }),
    reports: Report::Either,
    ..PLAIN
};

const STEPS: &[Step] = &[choose_no_traveller, learn];

fn choose_no_traveller(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(
        my.me,
        Question::one_of(residents(dealer.grimoire()).without(my.me)),
    )
}

fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    let seat = query.picks[0];
    for good in good_characters(grimoire).iter() {
        for evil in evil_characters(grimoire).iter() {
            out(Info::Either { seat, good, evil });
        }
    }
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    match info {
        Info::Either { seat, good, evil } => {
            grimoire.is_character(seat, good) | grimoire.is_character(seat, evil)
        }
        _ => Tri::False,
    }
}
