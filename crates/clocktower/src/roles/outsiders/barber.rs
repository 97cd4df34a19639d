//! 理发师 — Barber. Outsider.
//!
//! When it has died, by day or at night, the Demon may choose two players that night who exchange characters: itself
//! perhaps, but no other Demon and no Travellers. Sides stay. The Demon is asked at the Barber's call, or at once if that
//! is over. Whoever becomes the Barber in death gives no exchange (ruling T100).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BARBER,
    other: &[
        which_demon,
        remember_which,
        choose_one_or_nobody,
        choose_the_other,
        exchange,
    ],
    wakes: a_haircut_is_due,
    acts_dead: true,
    silent: true,
    hears: Some(hears),
    ..PLAIN
};

/// What the ability remembers: haircuts tonight.
const DUE: u8 = 1;

fn a_haircut_is_due(town: &Town, me: Seat, which: Which) -> bool {
    town.grimoire.row(me).abilities[which.index()].memory == DUE
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let is_my_death = matches!(occasion, Occasion::Died { seat, .. } if seat == hearer.me);
    if !is_my_death {
        return;
    }
    let my = hearer.frame(Character::BARBER);
    if !hearer.able {
        if dealer.is_real(&my) {
            dealer.went_wrong(hearer.me);
        }
        return;
    }
    dealer.ability(&my).memory = DUE;
    if dealer.town.is_night() && !dealer.will_be_called(Character::BARBER) {
        dealer.begin_at_night(hearer.me, hearer.which);
    }
}

fn living_demons(grimoire: &Grimoire) -> Seats {
    grimoire.those(|seat| grimoire.really_lives(seat) && grimoire.team(seat) == Team::Demon)
}

/// If there are several, the storyteller says which is asked.
fn which_demon(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let demons = living_demons(dealer.grimoire());
    match demons.len() {
        0 => Flow::Done,
        1 => {
            my.picked = demons.first();
            Flow::Next
        }
        _ => Flow::Ask(dealer.town.storyteller(), Question::one_of(demons)),
    }
}

fn remember_which(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.ability(my).memory = 0;
    my.about = my.picked.unwrap_or(my.me);
    my.picks.clear();
    Flow::Next
}

/// The Demon itself may be one of the two, another Demon may not.
fn can_be_cut(grimoire: &Grimoire, demon: Seat) -> Seats {
    grimoire.those(|seat| {
        seat == demon || !matches!(grimoire.team(seat), Team::Demon | Team::Traveller)
    })
}

fn choose_one_or_nobody(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let from = can_be_cut(dealer.grimoire(), my.about);
    Flow::Ask(my.about, Question::perhaps_one_of(from))
}

fn choose_the_other(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(first) = my.picked else {
        return Flow::Done;
    };
    let from = can_be_cut(dealer.grimoire(), my.about).without(first);
    Flow::Ask(my.about, Question::one_of(from))
}

fn exchange(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let [a, b] = *my.picks.as_slice() {
        let (of_a, of_b) = (
            dealer.grimoire().row(a).character,
            dealer.grimoire().row(b).character,
        );
        dealer.become_character(a, of_b);
        dealer.become_character(b, of_a);
    }
    Flow::Done
}
