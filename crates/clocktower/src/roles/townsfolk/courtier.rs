//! 侍臣 — Courtier. Townsfolk.
//!
//! Once in the game, at night, it names a character. If that is in play, one player of it is drunk for three nights
//! and three days, this night the first; the storyteller chooses which, if there are several. Naming 莽夫 is choosing
//! that player. The drunkenness ends with the Courtier's ability.
use crate::roles::*;

/// The day at whose dusk it ends comes so many days after the night.
const DAYS: u8 = 2;

pub(crate) const ROLE: Role = Role {
    character: Character::COURTIER,
    first: STEPS,
    other: STEPS,
    wakes: unspent,
    ..PLAIN
};

const STEPS: &[Step] = &[name_a_character, whose_is_it, make_drunk];

fn name_a_character(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::perhaps_name(characters(dealer.grimoire())))
}

/// Asked where more than one could be meant, or whether anybody is.
fn whose_is_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(named) = my.named else {
        return Flow::Done;
    };
    let grimoire = dealer.grimoire();
    let certain = grimoire.those(|seat| grimoire.is_character(seat, named) == Tri::True);
    let possible = grimoire.those(|seat| grimoire.is_character(seat, named).possible());
    my.picked = certain.into_iter().next();
    if possible.len() > certain.len() || certain.len() > 1 {
        let question = if certain.is_empty() {
            Question::perhaps_one_of(possible)
        } else {
            Question::one_of(possible)
        };
        return Flow::Ask(dealer.town.storyteller(), question);
    }
    Flow::Next
}

fn make_drunk(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.spend(my);
    if let Some(seat) = my.picked {
        dealer.announce(Occasion::Picked { by: my.me, seat });
        let day = dealer.grimoire().night + DAYS;
        dealer.mark(my, seat, Mark::Drunk, Until::DuskOf(day));
    }
    Flow::Done
}
