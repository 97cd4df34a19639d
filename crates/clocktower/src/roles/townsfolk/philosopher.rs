//! 哲学家 — Philosopher. Townsfolk.
//!
//! Once in the game, at night, it names a good character and has that ability from then on, as new. A player of that
//! character, in play now or later, is drunk as long as the Philosopher is able: until the Philosopher is drunk or
//! poisoned, dies or becomes something else (ruling T95). If there are several, the storyteller chooses which. A drunk
//! Philosopher only believes to have gained the ability. It cannot name its own character.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::PHILOSOPHER,
    first: STEPS,
    other: STEPS,
    wakes: unspent,
    upkeep: Some(upkeep),
    ..PLAIN
};

const STEPS: &[Step] = &[
    name_somebody_good_or_wait,
    take_it_up,
    who_is_drunk,
    make_drunk,
];

fn name_somebody_good_or_wait(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let good = good_characters(dealer.grimoire()).without(Character::PHILOSOPHER);
    Flow::Ask(my.me, Question::perhaps_name(good))
}

fn take_it_up(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(character) = my.named else {
        return Flow::Done;
    };
    dealer.spend(my);
    let works = dealer.works(my);
    if dealer.grimoire().fails(my.me, my.which) {
        dealer.went_wrong(my.me);
    }
    // A Philosopher by an ability gained from elsewhere changes it for the new one.
    dealer.gain(my.me, character);
    dealer.town.grimoire.rows[my.me].abilities[Which::Gained.index()].only_believed = !works;
    Flow::Next
}

fn who_is_drunk(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.picked = None;
    let holders = my.named.map_or(Seats::NONE, |named| dealer.holders(named));
    let holders = holders.without(my.me);
    if holders.len() < 2 || !dealer.works(my) {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(holders))
}

/// What is chosen here, the upkeep leaves as it is.
fn make_drunk(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        let which = my.which;
        dealer
            .town
            .grimoire
            .keep(my.me, which, Mark::Drunk, Seats::only(seat));
    }
    Flow::Done
}

fn upkeep(grimoire: &mut Grimoire, me: Seat, which: Which) {
    let gained = grimoire.row(me).abilities[Which::Gained.index()];
    if which != Which::Own || !gained.exists() || gained.only_believed {
        return;
    }
    let holders =
        grimoire.those(|seat| seat != me && grimoire.row(seat).character == gained.character);
    let drunk = grimoire
        .marked_by(me, Character::PHILOSOPHER, Mark::Drunk)
        .and(holders);
    let first = grimoire.clockwise(me).find(|&seat| holders.has(seat));
    let wanted = match first {
        Some(first) if drunk.is_empty() => Seats::only(first),
        Some(_) | None => drunk,
    };
    grimoire.keep(me, which, Mark::Drunk, wanted);
}
