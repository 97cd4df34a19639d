//! 脅威 — Threat.
//!
//! Up to one Golem, one Gargoyle and one Dragon, at least one card, go openly to one other player.
//! A hand emptied by it goes out at once, without a declaration (ruling R28).
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[choose_whom, remember_whom, offer_a_monster, give_it],
};

const OFFER: u8 = 2;

/// `notes`: to whom; the kinds that went, as bits.
const WHOM: usize = 0;
const GONE: usize = 1;
const ALL_GONE: u8 = 0b111;

fn choose_whom(_: &mut Dealer<'_>, threat: &mut Play) -> Flow {
    Flow::Ask(Ask::Target { by: threat.script })
}

fn remember_whom(dealer: &mut Dealer<'_>, threat: &mut Play) -> Flow {
    if let Action::Target(seat) = dealer.answer {
        threat.notes[WHOM] = seat.number();
    }
    Flow::Next
}

fn offer_a_monster(dealer: &mut Dealer<'_>, threat: &mut Play) -> Flow {
    if dealer.table.my_hand().is_empty() {
        if dealer.table.rules.threat_empty_hand_wins {
            dealer.table.doing.phase = Phase::Out;
        }
        return Flow::Done;
    }
    if threat.notes[GONE] == ALL_GONE {
        return Flow::Done;
    }
    Flow::Ask(Ask::Threat {
        given: threat.count,
    })
}

fn give_it(dealer: &mut Dealer<'_>, threat: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.answer else {
        return Flow::Done;
    };
    threat.notes[GONE] |= bit(face.kind());
    threat.count += 1;
    dealer.give(face, Seat::new(threat.notes[WHOM]));
    Flow::Step(OFFER)
}

/// The script after everybody moved `by` seats on: its target, once it was chosen.
pub(crate) fn move_seats(threat: &mut Play, by: u8, seats: u8) {
    if threat.step >= OFFER {
        threat.notes[WHOM] = Seat::new(threat.notes[WHOM]).moved(by, seats).number();
    }
}

const fn bit(kind: Kind) -> u8 {
    match kind {
        Kind::Golem => 1,
        Kind::Gargoyle => 2,
        Kind::Dragon => 4,
        _ => 0,
    }
}

/// Whether a monster of this kind went already.
pub(crate) const fn is_gone(threat: &Play, kind: Kind) -> bool {
    threat.notes[GONE] & bit(kind) != 0
}
