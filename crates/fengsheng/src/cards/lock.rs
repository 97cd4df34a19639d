//! 锁定 — Lock.
//!
//! On one's own turn, until the intelligence has arrived: if what is sent this turn comes to that
//! player, it must be taken. Of several locked players the first on the way takes it.
//!
//! | edition | |
//! |---|---|
//! | 2010 | at any time of the play phase or while intelligence travels |
//! | 黑名单, 千智 | in one's own play step or in stage 1; the locked cannot transfer it on, and lures below it on the chain are void |
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

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, seat| {
        let own = seat == table.turn || table.passive(seat).locks_any_turn;
        let time = match table.time() {
            // 敏锐 holds in others' steps too.
            Some(Window::Step) => {
                seat != table.turn || table.is_step_of(seat) || !table.chain_is_empty()
            }
            Some(Window::InTransit) => true,
            _ => false,
        };
        own && time && (table.rules.lock_answers || table.chain_is_empty())
    },
    steps: &[hear_the_locked, lock_them_and_void_lures, hear_the_locker],
    ..STANDARD_2010
};

fn lock_them_and_void_lures(dealer: &mut Dealer<'_>, lock: &mut Play) -> Flow {
    dealer.lock_firmly(lock.target());
    Flow::Next
}

impl Dealer<'_> {
    /// A lock outranks lures at the same player, and whoever is locked can transfer nothing on.
    pub(crate) fn lock_firmly(&mut self, target: Seat) {
        self.lock(target);
        self.void_below(|play, function| match function {
            Function::Lure => play.target.seat() == Some(target),
            Function::Transfer => play.by == target,
            _ => false,
        });
    }
}
