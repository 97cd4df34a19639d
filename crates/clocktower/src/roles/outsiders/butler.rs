//! 管家 — Butler. Outsider.
//!
//! Every night it chooses another player, its master. The next day it may only vote on an execution when the master's
//! hand has been counted, or is still to be counted. A dead Butler has no ability and votes as it likes.
use crate::roles::*;

const MASTER: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::BUTLER,
    first: STEPS,
    other: STEPS,
    remembers: Some(MASTER),
    vote: Some(VoteRule {
        may: Some(the_master_votes),
        ..VOTES
    }),
    ..PLAIN
};

const STEPS: &[Step] = &[choose_another, serve];

fn serve(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, MASTER, Until::Dusk);
    }
    Flow::Done
}

/// Asked whether the ability works or not: a drunk Butler does not know.
fn the_master_votes(town: &Town, me: Seat) -> bool {
    if !town.grimoire.is_alive(me) {
        return true;
    }
    let masters = town.grimoire.marked_by(me, Character::BUTLER, MASTER);
    masters.into_iter().all(|master| {
        let vote = &town.day.vote;
        vote.hands.has(master) || !town.has_been_counted(master) && town.has_a_vote(master)
    })
}
