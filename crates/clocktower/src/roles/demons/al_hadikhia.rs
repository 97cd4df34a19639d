//! 哈迪寂亚 — Al-Hadikhia. Demon.
//!
//! Every night but the first it may choose three players. The town hears which three, by the storyteller's word. One after the
//! other they say whether they want to live: the dead who do come back, the living who do not die. If all three live
//! then, all three die (ruling T120). Drunk or poisoned it asks them all the same, and nothing comes of it.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::AL_HADIKHIA,
    other: &[
        choose_somebody_or_nobody,
        choose_the_next,
        choose_the_next,
        ask_the_first,
        live_or_die,
        ask_the_second,
        live_or_die,
        ask_the_third,
        live_or_die,
        let_no_three_live,
    ],
    ..PLAIN
};

fn choose_somebody_or_nobody(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let everybody = dealer.grimoire().present;
    Flow::Ask(my.me, Question::perhaps_one_of(everybody))
}

fn choose_the_next(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.picked.is_none() {
        return Flow::Done;
    }
    choose_one_more(dealer, my)
}

fn ask_the_first(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    for seat in dealer.grimoire().seats() {
        dealer.tell_player(seat, my.character, Info::Spoken);
    }
    ask_whether_to_live(my, 0)
}

fn ask_the_second(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    ask_whether_to_live(my, 1)
}

fn ask_the_third(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    ask_whether_to_live(my, 2)
}

fn ask_whether_to_live(my: &mut Frame, place: usize) -> Flow {
    match my.picks.as_slice().get(place) {
        Some(&seat) => {
            my.about = seat;
            Flow::Ask(seat, Question::EITHER)
        }
        None => Flow::Done,
    }
}

fn live_or_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let lives = dealer.grimoire().really_lives(my.about);
    if my.yes && !lives && dealer.works(my) {
        bring_back(dealer, my.about);
    } else if !my.yes && lives {
        dealer.attack(my, my.about);
    }
    Flow::Next
}

fn let_no_three_live(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let three = my.picks;
    let all_live = three
        .as_slice()
        .iter()
        .all(|&seat| grimoire.really_lives(seat));
    if all_live {
        // What is pushed last is carried out first.
        for &seat in three.as_slice().iter().rev() {
            dealer.attack(my, seat);
        }
    }
    Flow::Done
}
