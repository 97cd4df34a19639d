//! 锁定 — Lock.
//!
//! On one's own turn, until the intelligence has arrived: if what is sent this turn comes to that
//! player, it must be taken. Of several locked players the first on the way takes it.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: |table, seat| {
        let time = matches!(table.time(), Some(Window::Play | Window::InTransit));
        time && (seat == table.turn || table.passive(seat).locks_any_turn)
    },
    timing: Timing::OwnTurn,
    aim: Aim::At(|_, seat, target| seat != target),
    steps: &[hear_the_locked, lock_them, hear_the_locker],
};

fn hear_the_locked(_: &mut Dealer<'_>, lock: &mut Play) -> Flow {
    Flow::Hear(Occasion::Locked {
        by: lock.by,
        target: lock.target(),
    })
}

fn lock_them(dealer: &mut Dealer<'_>, lock: &mut Play) -> Flow {
    dealer.lock(lock.target());
    Flow::Next
}

fn hear_the_locker(_: &mut Dealer<'_>, lock: &mut Play) -> Flow {
    Flow::Hear(Occasion::LockDone { by: lock.by })
}
