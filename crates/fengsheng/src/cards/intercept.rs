//! 截获 — Intercept.
//!
//! While intelligence travels on another player's turn: take it. Locks, lures and the way it travels
//! do not matter. Of several interceptors the last one gets it: the chain resolves from the top,
//! and the others find nothing left.
//!
//! In 黑名单 and 千智 it does not take the intelligence but calls it aside: it travels to the user now,
//! as in stage 1, and goes back to its old path if it is refused there.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: may_intercept,
    timing: Timing::OthersInTransit,
    aim: Aim::Nobody,
    steps: &[take_it],
};

pub(crate) fn may_intercept(table: &Table, seat: Seat) -> bool {
    table.time() == Some(Window::InTransit) && table.transit.is_some() && seat != table.turn
}

fn take_it(dealer: &mut Dealer<'_>, intercept: &mut Play) -> Flow {
    dealer.intercept(intercept.by);
    Flow::Done
}

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, seat| {
        let room = table
            .transit
            .is_some_and(|transit| transit.route.has_room());
        may_intercept(table, seat) && room && !table.in_force(TurnFlag::Encrypted)
    },
    steps: &[hear_the_one_it_was_for, call_it_aside],
    ..STANDARD_2010
};

fn hear_the_one_it_was_for(dealer: &mut Dealer<'_>, intercept: &mut Play) -> Flow {
    dealer.hear_whose_intelligence(intercept, Function::Intercept)
}

fn call_it_aside(dealer: &mut Dealer<'_>, intercept: &mut Play) -> Flow {
    dealer.call_aside(intercept.by);
    Flow::Done
}

impl Dealer<'_> {
    /// A card is about to take effect on what travels to somebody.
    pub(crate) fn hear_whose_intelligence(&self, card: &Play, function: Function) -> Flow {
        let target = self.table.transit.map(|transit| transit.to);
        Flow::Hear(Occasion::About {
            by: card.by,
            function,
            target: target.map_or(Whom::NOBODY, Whom::from),
        })
    }

    /// The intelligence travels to `by` now; older interceptions and lures at `by` are void.
    pub(crate) fn call_aside(&mut self, by: Seat) {
        let bound = if self.table.rules.interceptor_may_refuse {
            Bound::Free
        } else {
            Bound::UnlessLured
        };
        self.void_below(|play, function| match function {
            Function::Intercept => true,
            Function::Lure => play.target.seat() == Some(by),
            _ => false,
        });
        self.redirect(by, bound);
    }
}
