//! 旅行者 — Travellers: everybody knows their characters, nobody their side.
//!
//! The storyteller says of which side each is, before the first night or when one comes later. An evil one is told who
//! the Demon is, if the house does so: at once, or in the first night there. They are exiled, not executed; they count as living players and as neighbours, but not among those
//! of whom only two may be left.

// 暗流涌动
mod beggar;
mod bureaucrat;
mod gunslinger;
mod scapegoat;
mod thief;
// 黯月初升
mod apprentice;
mod bishop;
mod judge;
mod matron;
mod voudon;
// 梦殒春宵
mod barista;
mod bone_collector;
mod butcher;
mod deviant;
mod harlot;

use super::{
    Character, Dealer, Event, Flow, Frame, Hearer, Info, Mark, PLAIN, Question, Script, Seat, Side,
    Step, Team, Until, choose_another,
};
use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    // 暗流涌动
    &beggar::ROLE,
    &bureaucrat::ROLE,
    &gunslinger::ROLE,
    &scapegoat::ROLE,
    &thief::ROLE,
    // 黯月初升
    &apprentice::ROLE,
    &bishop::ROLE,
    &judge::ROLE,
    &matron::ROLE,
    &voudon::ROLE,
    // 梦殒春宵
    &barista::ROLE,
    &bone_collector::ROLE,
    &butcher::ROLE,
    &deviant::ROLE,
    &harlot::ROLE,
];

/// The player whose vote weighs otherwise the next day (官员, 窃贼).
const VOTE: Mark = Mark::Own(0);

/// Every night another player is chosen, whose vote weighs otherwise.
const WEIGH_A_VOTE: &[Step] = &[choose_another, mark_the_vote];

fn mark_the_vote(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, VOTE, Until::Dusk);
    }
    Flow::Done
}

/// The storyteller decides of which side a Traveller is.
pub(crate) const TAKE_A_SIDE: &[Step] = &[is_it_evil, take_a_side];

/// A Traveller without any ability.
const TRAVELLER: Role = Role {
    setup: TAKE_A_SIDE,
    ..PLAIN
};

/// Yes: the Traveller is evil.
fn is_it_evil(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    Flow::Ask(dealer.town.storyteller(), Question::EITHER)
}

fn take_a_side(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let side = if my.yes { Side::Evil } else { Side::Good };
    let row = &mut dealer.town.grimoire.rows[my.me];
    row.side = side;
    row.told_side = side;
    dealer.tell_player(my.me, Character::NONE, Info::Turned { side });
    let meets_the_demon = my.script == Script::Setup && dealer.town.rules.travellers_meet_the_demon;
    if side == Side::Evil && meets_the_demon {
        let grimoire = dealer.grimoire();
        let demons = grimoire.those(|seat| grimoire.team(seat) == Team::Demon);
        for seat in demons {
            dealer.tell_player(my.me, Character::NONE, Info::Demon { seat });
        }
    }
    Flow::Done
}

/// Whether the town sees this player do what a Traveller does by day: the living do, whether it works or not, and so do
/// the dead who take it to be back.
fn acts_by_day(dealer: &Dealer<'_>, me: Seat) -> bool {
    let grimoire = dealer.grimoire();
    !dealer.town.is_night() && (grimoire.is_alive(me) || grimoire.was_given_it_back(me))
}

/// What follows from something that happened by day is asked in the open; that the dead have their ability back is news.
fn act(dealer: &mut Dealer<'_>, hearer: Hearer, character: Character) {
    let seat = hearer.me;
    if !dealer.grimoire().is_alive(seat) {
        dealer.say(Event::Used { seat, character });
    }
    dealer.push(hearer.frame(character));
}
