//! What is rare of intelligence on its way.

use fengsheng::{Ask, Function, How, Role, Script, Sight, View, Way};

use super::Rare;

impl Rare {
    pub(super) fn transmissions(&mut self, before: &View, sight: &Sight) {
        match *sight {
            Sight::Sent { way, leftwards, .. } => {
                self.met(match way {
                    Way::Secret => "intelligence is sent secretly",
                    Way::Direct => "intelligence is sent directly",
                    Way::Open => "intelligence is sent openly",
                });
                self.met_if(leftwards, "thousand-faces-passive-1");
            }
            Sight::Gained { seat, by, how, .. } => {
                self.met(match how {
                    How::Sent => "sent intelligence is gained",
                    How::Confound => "a confound deals intelligence",
                    How::Placed => "intelligence is placed",
                });
                let sent = how == How::Sent;
                self.now.confounding = how == How::Confound;
                self.met_if(
                    sent && by == Some(seat),
                    "intelligence comes back to its sender",
                );
                let locked = before.locked.has(seat) && before.ask != Ask::Receive;
                self.met_if(
                    sent && locked && !self.now.intercepted,
                    "a locked player must take",
                );
                let lured = locked && before.lured.has(seat);
                self.met_if(sent && lured, "a lock outranks a lure");
            }
            Sight::GoesTo { back, .. } => {
                self.now.returning &= !back;
                let travelling = before.transit.map(|transit| transit.way);
                let direct = travelling == Some(Way::Direct);
                self.met_if(back && direct, "direct intelligence is returned");
                self.met_if(back && !direct, "travelling intelligence turns round");
                let refused = before.ask == Ask::Receive;
                self.met_if(!back && refused, "intelligence is refused");
                self.met_if(!back && direct && refused, "direct intelligence is refused");
                let from = before.transit.map(|transit| transit.to);
                let lured = from.is_some_and(|from| before.lured.has(from));
                self.met_if(
                    !back && lured && !refused,
                    "intelligence passes a lured player by",
                );
            }
            Sight::Intercepted { .. } => {
                self.now.intercepted = true;
                let more = self.now.chain.contains(&Script::Card(Function::Intercept));
                self.met_if(more, "two players intercept");
            }
            Sight::LookedAt { .. } => {
                let open = before
                    .transit
                    .is_some_and(|transit| transit.way == Way::Open);
                self.met_if(open, "open intelligence is looked at");
            }
            Sight::Burnt { seat, .. } => {
                let saved = self.now.rescue == Some(seat);
                self.met_if(saved, "a dying female is saved");
                let white = before.seats[seat.index()].role == Some(Role::RookieWhite);
                self.met_if(saved && white, "rookie-white-passive-0");
            }
            _ => {}
        }
    }
}
