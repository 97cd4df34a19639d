//! 驱魔人 — Exorcist. Townsfolk.
//!
//! Every night but the first it chooses a player, but not the one of last night. If that is the Demon, the Demon learns who
//! the Exorcist is and is not woken to act that night. What the Demon began before goes on: 普卡's victim of last
//! night dies (ruling T60).
use crate::roles::*;

const CHOSEN: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::EXORCIST,
    other: &[choose_somebody_new, exorcise],
    ..PLAIN
};

fn choose_somebody_new(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let last = grimoire.marked_by(my.me, my.character, CHOSEN);
    choose_among(my, grimoire.present.minus(last))
}

fn exorcise(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    dealer.unmark_mine(my, CHOSEN);
    dealer.mark_standing(my, seat, CHOSEN);
    if dealer.works(my) && dealer.grimoire().team(seat) == Team::Demon {
        dealer.mark(my, seat, Mark::Sleeps, Until::Dawn);
        let (me, character) = (my.me, my.character);
        dealer.tell_player(
            seat,
            character,
            Info::Knows {
                seat: me,
                character,
            },
        );
    }
    Flow::Done
}
