//! 试探 — Probe.
//!
//! On one's own turn, face down to another player: whoever is of the faction it names draws two or
//! discards one, as it says; everybody else says the phrase. Honestly, and between the two of them.
//! Then it leaves the game face down.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: on_ones_own_turn,
    timing: Timing::OwnPlayPhase,
    aim: Aim::At(|_, seat, target| seat != target),
    steps: &[
        hear_who_answers,
        put_the_question,
        react,
        discard_one,
        hear_the_listeners,
    ],
};

const LISTENERS: u8 = 4;

pub(crate) fn on_ones_own_turn(table: &Table, seat: Seat) -> bool {
    seat == table.turn
        && table.chain_is_empty()
        && match table.time() {
            Some(Window::Play) => true,
            Some(Window::Step) => table.is_step_of(seat),
            _ => false,
        }
}

fn hear_who_answers(_: &mut Dealer<'_>, probe: &mut Play) -> Flow {
    Flow::Hear(Occasion::Probed {
        by: probe.by,
        target: probe.target(),
    })
}

/// Asked even when only one answer is honest: silence would be an answer too.
fn put_the_question(_: &mut Dealer<'_>, probe: &mut Play) -> Flow {
    Flow::Ask(probe.target(), Ask::React)
}

fn react(dealer: &mut Dealer<'_>, probe: &mut Play) -> Flow {
    let seat = probe.target();
    let action = dealer.heard();
    let reaction = match action {
        Action::Draw => Reaction::Drew,
        Action::Discard => Reaction::Discarded,
        _ => Reaction::Said,
    };
    dealer.say(Event::Reacted { seat, reaction });
    // What an empty hand only announces is no discarding.
    let drew = action == Action::Draw;
    let discards = action == Action::Discard && !dealer.table.hands[seat].is_empty();
    probe.count = u8::from(drew || discards);
    match action {
        Action::Draw => dealer.draw(seat, dealer.table.rules.probe_draws),
        // With an empty hand it is only announced.
        Action::Discard if discards => {
            return Flow::Ask(
                seat,
                Ask::Card {
                    by: probe.script,
                    cards: Cards::Any,
                    may_pass: false,
                },
            );
        }
        _ => {}
    }
    Flow::Step(LISTENERS)
}

fn discard_one(dealer: &mut Dealer<'_>, probe: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.discard_from_hand(probe.target(), face);
    }
    Flow::Next
}

fn hear_the_listeners(_: &mut Dealer<'_>, probe: &mut Play) -> Flow {
    Flow::Hear(Occasion::ProbeDone {
        by: probe.by,
        target: probe.target(),
        acted: probe.count > 0,
    })
}

/// The honest answers of the probed player; free ones for those who conceal (城府).
pub(crate) fn reactions(table: &Table, seat: Seat, face: Face, out: &mut Vec<Action>) {
    let Some(bet) = face.bet() else { return };
    let meant = table.identity[seat] == bet.faction;
    let free = table.passive(seat).conceals;
    if meant || free {
        out.push(match bet.order {
            Order::Draw => Action::Draw,
            Order::Discard => Action::Discard,
        });
    }
    if !meant || free {
        out.push(Action::Say);
    }
}
