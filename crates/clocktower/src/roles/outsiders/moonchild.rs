//! 月之子 — Moonchild. Outsider.
//!
//! When it learns that it died, by day at once or at dawn, it chooses a living player before all. If that player was good
//! then, he dies in the coming night, good or not by then (ruling T74). It does nothing if it had no ability
//! when it died (ruling T81) or has none at its call. Where somebody may count as good, the storyteller decides at the call.
use crate::roles::*;

const GOOD: Mark = Mark::Own(0);
const PERHAPS: Mark = Mark::Own(1);

pub(crate) const ROLE: Role = Role {
    character: Character::MOONCHILD,
    other: &[was_it_good, curse],
    wakes: has_chosen,
    acts_dead: true,
    silent: true,
    then: &[choose_somebody_living, remember_it],
    hears: Some(hears),
    declares: true,
    ..PLAIN
};

/// The ability remembers whether it worked in death. Asked in any case: one does not know that one is drunk.
fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let my = hearer.frame(Character::MOONCHILD);
    let learns_it = match occasion {
        Occasion::Died { seat, .. } if seat == hearer.me => {
            dealer.ability(&my).memory = u8::from(hearer.able);
            !dealer.town.is_night()
        }
        Occasion::Dawn { died } => {
            died.has(hearer.me) && !dealer.grimoire().really_lives(hearer.me)
        }
        _ => false,
    };
    if learns_it {
        dealer.say(Event::Used {
            seat: hearer.me,
            character: Character::MOONCHILD,
        });
        dealer.push(my);
    }
}

fn remember_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    if dealer.ability(my).memory == 1 {
        match dealer.grimoire().is_of(seat, Side::Good) {
            Tri::True => dealer.mark_standing(my, seat, GOOD),
            Tri::Maybe => dealer.mark_standing(my, seat, PERHAPS),
            Tri::False => {}
        }
    }
    Flow::Done
}

fn chosen(grimoire: &Grimoire, me: Seat, mark: Mark) -> Option<Seat> {
    let chosen = grimoire.marked_by(me, Character::MOONCHILD, mark);
    chosen.into_iter().next()
}

fn has_chosen(town: &Town, me: Seat, _: Which) -> bool {
    [GOOD, PERHAPS]
        .into_iter()
        .any(|mark| chosen(&town.grimoire, me, mark).is_some())
}

fn was_it_good(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.yes = true;
    my.picked = chosen(dealer.grimoire(), my.me, GOOD);
    match chosen(dealer.grimoire(), my.me, PERHAPS) {
        Some(seat) => {
            my.picked = Some(seat);
            Flow::Ask(dealer.town.storyteller(), Question::EITHER)
        }
        None => Flow::Next,
    }
}

fn curse(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.unmark_mine(my, GOOD);
    dealer.unmark_mine(my, PERHAPS);
    if let (Some(seat), true) = (my.picked, my.yes)
        && dealer.grimoire().sober(my.me)
    {
        dealer.kill(seat, Cause::Ability, Some(my.me));
    }
    Flow::Done
}
