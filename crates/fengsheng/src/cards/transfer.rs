//! 转移 — Transfer.
//!
//! When intelligence has arrived before you and you are not bound to take it: it travels to another
//! player, who must take it as if locked and cannot transfer it on.
use super::*;

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: may_transfer,
    timing: Timing::ArrivedFree,
    aim: Aim::At(|_, seat, target| seat != target),
    steps: &[send_it_there],
};

fn may_transfer(table: &Table, seat: Seat) -> bool {
    let free = table.transit.is_some_and(|transit| {
        let bound = transit.route.bound == Bound::Firmly && !table.rules.transfer_again;
        !bound && transit.route.has_room()
    });
    return_::has_arrived_before(table, seat)
        && free
        && !table.locked.has(seat)
        && !table.in_force(TurnFlag::Encrypted)
}

fn send_it_there(dealer: &mut Dealer<'_>, transfer: &mut Play) -> Flow {
    if !dealer.table.locked.has(transfer.by) {
        dealer.redirect(transfer.target(), Bound::Firmly);
    }
    Flow::Done
}
