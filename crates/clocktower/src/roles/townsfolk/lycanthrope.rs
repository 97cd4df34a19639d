//! 半兽人 — Lycanthrope. Townsfolk.
//!
//! Every night but the first it chooses a living player. If that player is good, he dies, and then no Demon kills
//! anybody that night (ruling T116). One good player counts as evil for it: the storyteller chooses whom when it first
//! wakes. Whoever survives its attack keeps nobody safe.
use crate::roles::*;

const FAUX_PAW: Mark = Mark::Own(0);
/// On itself: tonight it has killed.
const SATED: Mark = Mark::Own(1);

pub(crate) const ROLE: Role = Role {
    character: Character::LYCANTHROPE,
    other: &[
        choose_a_faux_paw,
        remember_it,
        choose_somebody_living,
        is_it_good,
        hunt,
        keep_the_demon_off,
    ],
    ward: Some(ward),
    ..PLAIN
};

fn choose_a_faux_paw(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let good = grimoire.those(|seat| grimoire.row(seat).side == Side::Good);
    let there = grimoire.marked_by(my.me, my.character, FAUX_PAW);
    if !dealer.is_real(my) || !there.is_empty() || good.is_empty() {
        return Flow::Next;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(good))
}

fn remember_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark_standing(my, seat, FAUX_PAW);
        my.picks.clear();
        my.picked = None;
    }
    Flow::Next
}

fn is_it_good(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    let grimoire = dealer.grimoire();
    let paws = grimoire.marked_by(my.me, my.character, FAUX_PAW);
    let good = Tri::from(!paws.has(seat)) & grimoire.is_of(seat, Side::Good);
    my.yes = good == Tri::True;
    if good == Tri::Maybe && dealer.works(my) {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    Flow::Next
}

fn hunt(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    match my.picked {
        Some(seat) if my.yes && dealer.grimoire().really_lives(seat) => {
            dealer.strike(my, seat, Cause::Ability);
            Flow::Next
        }
        Some(_) | None => Flow::Done,
    }
}

fn keep_the_demon_off(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let has_died = |seat: Seat| !dealer.grimoire().really_lives(seat);
    if my.picked.is_some_and(has_died) {
        dealer.mark(my, my.me, SATED, Until::Dawn);
    }
    Flow::Done
}

fn ward(town: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    let mut on_me = town.grimoire.on(me);
    let is_sated =
        on_me.any(|effect| effect.character == Character::LYCANTHROPE && effect.mark == SATED);
    if dying.round == Round::Standing && dying.cause == Cause::Demon && is_sated {
        Ward::Saved
    } else {
        Ward::Nothing
    }
}
