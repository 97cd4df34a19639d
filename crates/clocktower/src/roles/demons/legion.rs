//! 军团 — Legion. Demon.
//!
//! Most players are this Demon: as many as there are good players in other towns of the size. Every night but the first
//! somebody may die: the storyteller chooses. A vote on an execution that only evil players take part in counts for
//! nothing (ruling T119). A Legion may count as a Minion.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::LEGION,
    bag: &[Bag::Most],
    other: &[who_dies, let_die],
    wakes: leads,
    silent: true,
    registers: Some(Registers {
        side: Side::Evil,
        teams: [Team::Minion, Team::Demon],
    }),
    vote: Some(VoteRule {
        annuls: Some(only_evil_players_voted),
        ..VOTES
    }),
    ..PLAIN
};

/// One of them stands for all: the first whose ability works.
fn leads(town: &Town, me: Seat, which: Which) -> bool {
    let grimoire = &town.grimoire;
    let legion = grimoire.by_age(|role| role.character == Character::LEGION);
    let first = legion
        .as_slice()
        .iter()
        .find(|&&(seat, which)| grimoire.able(seat, which));
    first == Some(&(me, which))
}

fn who_dies(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let living = grimoire.those(|seat| grimoire.really_lives(seat));
    Flow::Ask(dealer.town.storyteller(), Question::perhaps_one_of(living))
}

fn let_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.attack(my, seat);
    }
    Flow::Done
}

/// Whoever may count as good has been counted as good.
fn only_evil_players_voted(town: &Town, hands: Seats) -> bool {
    hands
        .into_iter()
        .all(|seat| town.grimoire.is_evil(seat) == Tri::True)
}
