//! The kernel's traits for [`Table`].

use kernel::{Conserve, Eye, Outcome, Position, Seat, Seed, Turn};

use crate::flow;
use crate::reason::Reason;
use crate::{Action, Ask, Dealer, Event, Setup, SetupError, Sight, Table, View, fold, setup};

impl Position for Table {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Reason = Reason;
    type SetupError = SetupError;

    const GAME: &'static str = "fengsheng";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup::check(setup)?;
        Ok(setup::deal(setup, seed))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.winners {
            Some(winners) => Turn::Over(Outcome { winners }),
            None => Turn::Act(self.asked),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.winners.is_none() && self.asked.has(seat) {
            self.answers(seat, out);
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.objection(seat, action)
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, tell: &mut dyn FnMut(Event)) {
        self.carry_out(seat, action, Some(tell));
    }

    fn play_quietly(&mut self, seat: Seat, action: Action) {
        self.carry_out(seat, action, None);
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn sight(event: &Event, eye: Eye) -> Option<Sight> {
        Some(event.seen_by(eye))
    }

    fn fold(view: &mut View, sight: &Sight) {
        fold::fold(view, sight);
    }
}

impl Table {
    fn carry_out<'a>(
        &'a mut self,
        seat: Seat,
        action: Action,
        tell: Option<&'a mut dyn FnMut(Event)>,
    ) {
        let mut dealer = Dealer {
            table: self,
            tell,
            answer: Some((seat, action)),
        };
        match (dealer.table.ask, action) {
            (Ask::Role, Action::Choose(role)) => {
                dealer.answer = None;
                setup::keep(&mut dealer, seat, role);
            }
            _ => flow::carry_on(&mut dealer),
        }
    }
}

impl Conserve for Table {
    fn census(&self) -> Result<(), String> {
        self.count_cards()
    }
}
