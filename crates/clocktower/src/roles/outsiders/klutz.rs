//! 呆瓜 — Klutz. Outsider.
//!
//! When it learns that it died, by day at once and otherwise at dawn, it says so and chooses a living player before all.
//! If that player is evil, its side loses. The storyteller is asked in any case, so that nobody learns whether there was
//! anything to decide. Drunk or poisoned, it chooses and nothing comes of it.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::KLUTZ,
    hears: Some(hears),
    declares: true,
    then: &[choose_somebody_living, is_it_evil, lose],
    ..PLAIN
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let learns = match occasion {
        Occasion::Died { seat, .. } => seat == hearer.me && !dealer.town.is_night(),
        Occasion::Dawn { died } => died.has(hearer.me),
        _ => false,
    };
    if learns {
        dealer.push(Frame {
            twice: dealer.grimoire().has_mark(hearer.me, Mark::ActsTwice),
            ..hearer.frame(Character::KLUTZ)
        });
        dealer.say(Event::Used {
            seat: hearer.me,
            character: Character::KLUTZ,
        });
    }
}

fn is_it_evil(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    let evil = dealer.grimoire().is_evil(seat);
    let works = dealer.is_real(my) && dealer.grimoire().sober(my.me);
    let question = Question::YesNo {
        yes: works && evil.possible(),
        no: !works || evil.deniable(),
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

fn lose(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let side = grimoire.row(my.me).side;
    let evil = my
        .picked
        .is_some_and(|seat| grimoire.row(seat).side == Side::Evil);
    if my.yes {
        dealer.win(side.other(), Victory::By(Character::KLUTZ));
    } else if evil && !grimoire.sober(my.me) && dealer.is_real(my) {
        dealer.went_wrong(my.me);
    }
    Flow::Done
}
