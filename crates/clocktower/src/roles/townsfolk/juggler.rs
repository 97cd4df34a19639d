//! 杂耍艺人 — Juggler. Townsfolk.
//!
//! On its first day it may guess before all, up to five times, who is which character. That night it learns how many
//! guesses were right when they were made. Whether it was drunk while guessing does not matter (ruling T13), nor whether
//! it was dead, if it has the ability that night (ruling T97). Anybody may claim to be the Juggler, on any day.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::JUGGLER,
    other: &[learn, forget],
    wakes: has_juggled,
    day: Some(Day {
        public: true,
        when: always,
        steps: &[
            whom, what, note, whom, what, note, whom, what, note, whom, what, note, whom, what,
            note,
        ],
    }),
    knows: Some(Knows { form, holds }),
    reports: Report::Number(MOST_GUESSES),
    could_be: Some(nobody_can_tell),
    ..PLAIN
};

/// So many guesses there are at most.
const MOST_GUESSES: u8 = 5;
/// A guess was wrong, depended on how somebody registers, was right.
const GUESSES: [(Mark, Tri); 3] = [
    (Mark::Own(0), Tri::False),
    (Mark::Own(1), Tri::Maybe),
    (Mark::Own(2), Tri::True),
];

fn always(_: &Town, _: Seat) -> bool {
    true
}

fn has_juggled(town: &Town, me: Seat, which: Which) -> bool {
    lives(town, me, which) && guesses(&town.grimoire, me).next().is_some()
}

/// Whoever juggles guesses once at least.
fn whom(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let question = Question::Pick {
        from: SeatMask(dealer.grimoire().present),
        may_decline: my.named.is_some(),
    };
    Flow::Ask(my.me, question)
}

fn what(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.picked.is_none() {
        return Flow::Done;
    }
    let dealt = good_characters(dealer.grimoire()).or(evil_characters(dealer.grimoire()));
    let travellers = dealer.grimoire().script_of(Team::Traveller);
    Flow::Ask(my.me, Question::name(dealt.or(travellers)))
}

/// Only the real one's guesses are remembered until dawn: those on the own first day, and those in death.
fn note(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let ability = grimoire.row(my.me).abilities[my.which.index()];
    let on_a_day_for_it = ability.since == grimoire.night || !grimoire.is_alive(my.me);
    let counts = ability.character == my.character && on_a_day_for_it;
    if let (true, Some(seat), Some(character)) = (counts, my.picked, my.named) {
        let right = grimoire.is_character(seat, character);
        for (mark, tri) in GUESSES {
            if tri == right {
                dealer.mark_standing_until(my, seat, mark, Until::Dawn);
            }
        }
    }
    Flow::Next
}

fn forget(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let me = my.me;
    dealer.unmark(|effect| effect.by == me && effect.character == Character::JUGGLER);
    Flow::Done
}

/// What came of each guess.
fn guesses(grimoire: &Grimoire, me: Seat) -> impl Iterator<Item = Tri> {
    grimoire
        .effects
        .as_slice()
        .iter()
        .filter(move |effect| effect.by == me && effect.character == Character::JUGGLER)
        .filter_map(|effect| {
            GUESSES
                .into_iter()
                .find(|&(mark, _)| mark == effect.mark)
                .map(|(_, right)| right)
        })
}

fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    numbers(guesses(grimoire, query.me).count() as u8, out);
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    is_number(guesses(grimoire, query.me).collect(), info)
}
