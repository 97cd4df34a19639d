//! 处决 — the town kills one player a day, if it does. An execution is not yet a death.

use kernel::Seat;

use crate::ability::Which;
use crate::ask::Question;
use crate::event::Event;
use crate::frame::{Cause, Flow, Frame, Script, Step};
use crate::info::SeatMask;
use crate::role::{Dying, Occasion, Round, Ward};
use crate::roles;
use crate::town::Dealer;

pub(crate) const STEPS: &[Step] = &[who_dies, execute, tell_that_it_is_done];

impl Dealer<'_> {
    /// Somebody is executed, whatever comes of it.
    pub(crate) fn execute(&mut self, seat: Seat) {
        self.push(Frame {
            about: seat,
            cause: Cause::Execution,
            script: Script::Execution,
            ..Frame::default()
        });
    }

    /// Whether an ability lets the storyteller save whoever is executed.
    fn may_be_spared(&self, seat: Seat) -> bool {
        let dying = Dying {
            seat,
            cause: Cause::Execution,
            by: None,
            round: Round::Optional,
        };
        self.some_ability(|me, which| {
            roles::of(self.grimoire().row(me).abilities[which.index()].character)
                .ward
                .is_some_and(|ward| ward(self.town, me, which, dying) == Ward::Perhaps)
        })
    }

    /// Whether some ability that works is so.
    fn some_ability(&self, is_so: impl Fn(Seat, Which) -> bool) -> bool {
        self.grimoire().seats().any(|me| {
            Which::BOTH
                .into_iter()
                .any(|which| self.grimoire().able(me, which) && is_so(me, which))
        })
    }
}

/// The storyteller says who dies of it: always asked, so that nobody learns that there was a choice.
fn who_dies(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let instead = grimoire.those(|me| {
        me != my.about
            && grimoire.is_alive(me)
            && grimoire.able(me, Which::Own)
            && roles::of(grimoire.row(me).character)
                .stands_in
                .is_some_and(|stands_in| stands_in(dealer.town, me, my.about))
    });
    let question = Question::Pick {
        from: SeatMask(instead.with(my.about)),
        may_decline: grimoire.is_alive(my.about) && dealer.may_be_spared(my.about),
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

fn execute(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let seat = my.picked.unwrap_or(my.about);
    let spared = my.picked.is_none();
    my.about = seat;
    dealer.town.grimoire.notes.execution = true;
    dealer.town.day.executed = Some(seat);
    dealer.say(Event::Executed { seat });
    if spared {
        dealer.say(Event::Survived { seat });
    } else {
        dealer.kill(seat, Cause::Execution, None);
    }
    Flow::Next
}

fn tell_that_it_is_done(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let died = dealer.grimoire().notes.executed_to_death == Some(my.about);
    dealer.announce(Occasion::Executed {
        seat: my.about,
        died,
    });
    Flow::Done
}
