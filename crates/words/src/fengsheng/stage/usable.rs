//! 此刻可用 — which functions may be used in the window that is open, and by whom: the timings of the
//! cards, read from the public side. A test plays games and compares it with what the engine allows.

use fengsheng::{Ask, Colour, Edition, Face, Function, Script, TurnFlag, Way, Window};
use kernel::{Seat, Seats};
use protocol::fengsheng::{Declared, Life, Transit, View};

/// Which functions may be used now, and by whom, in the order of [`Function::ALL`]; nothing where no
/// window is open. Skills change this for their owners and are not counted.
pub fn usable(view: &View) -> Vec<(Function, Seats)> {
    let Ask::Window { window } = view.ask else {
        return Vec::new();
    };
    let open = Open::of(view, window);
    let cards = view.edition.cards();
    let printed = |function: &Function| cards.iter().any(|face| face.function() == *function);
    let functions = Function::ALL.into_iter().filter(printed);
    functions
        .map(|function| (function, open.users(function)))
        .filter(|(_, seats)| !seats.is_empty())
        .collect()
}

/// An open window.
struct Open<'a> {
    view: &'a View,
    /// Who can act in it.
    living: Seats,
    /// The window of a phase or a hop, below what waits to be carried out.
    time: Window,
    /// What would be answered.
    top: Option<&'a Declared>,
}

impl<'a> Open<'a> {
    fn of(view: &'a View, window: Window) -> Self {
        let time = match (window, &view.transit) {
            (Window::Answer, Some(transit)) if transit.arrived => Window::Arrived,
            (Window::Answer, Some(_)) => Window::InTransit,
            (Window::Answer, None) if view.step.is_some() => Window::Step,
            (Window::Answer, None) => Window::Play,
            (other, _) => other,
        };
        let seats = (0..).map(Seat::new).zip(&view.seats);
        let living = seats.filter(|(_, place)| place.life == Life::Living);
        Self {
            view,
            living: living.fold(Seats::NONE, |seats, (seat, _)| seats.with(seat)),
            time,
            top: view.chain.last(),
        }
    }

    fn holds(&self, flag: TurnFlag) -> bool {
        self.view.holding.contains(&flag)
    }

    /// Everybody who can act; who declared something last cannot answer it.
    fn all(&self) -> Seats {
        match self.top {
            Some(top) => self.living.without(top.by),
            None => self.living,
        }
    }

    fn only(&self, seat: Seat) -> Seats {
        if self.all().has(seat) {
            Seats::only(seat)
        } else {
            Seats::NONE
        }
    }

    /// The player in whose play phase, or whose play step, nothing waits to be carried out.
    fn at_rest(&self) -> Seats {
        match self.time {
            _ if self.top.is_some() => Seats::NONE,
            Window::Step => self.view.step.map_or(Seats::NONE, |owner| self.only(owner)),
            Window::Play => self.only(self.view.turn),
            Window::InTransit | Window::Arrived | Window::Answer => Seats::NONE,
        }
    }

    /// The player before whom intelligence lies, while nothing waits to be carried out.
    fn before(&self, may: impl FnOnce(&Transit) -> bool) -> Seats {
        let here = self.time == Window::Arrived && self.top.is_none();
        let transit = self.view.transit.as_ref().filter(|_| here);
        transit
            .filter(|transit| may(transit))
            .map_or(Seats::NONE, |transit| self.only(transit.to))
    }

    fn users(&self, function: Function) -> Seats {
        let (view, turn) = (self.view, self.view.turn);
        let first = view.edition == Edition::Standard2010;
        let underway = self.time == Window::InTransit;
        let free = !self.holds(TurnFlag::Encrypted);
        let some = |may: bool, seats: Seats| if may { seats } else { Seats::NONE };
        match function {
            Function::Lock => some(self.locks(first), self.only(turn)),
            Function::Lure => some(underway, self.all()),
            Function::Swap => some(underway && free, self.all()),
            Function::Intercept => some(underway && free, self.all().without(turn)),
            Function::Return => self.before(|transit| transit.to != turn),
            Function::Decode => self.before(|transit| {
                let hidden = transit.way != Way::Open && !transit.face_up;
                first || (hidden && free)
            }),
            Function::Transfer => self.before(|it| free && !view.locked.contains(&it.to)),
            Function::Burn => some(
                self.living.into_iter().any(|it| self.has_black(it)),
                self.all(),
            ),
            Function::Counter => some(
                self.top.is_some_and(|top| self.can_be_countered(top)),
                self.all(),
            ),
            Function::Probe | Function::Confound => {
                some(view.step.is_none_or(|it| it == turn), self.at_rest())
            }
            Function::Weigh => self.at_rest(),
            Function::Gamble => {
                let refilled = view.rules.gamble_refills && !view.discard.is_empty();
                some(view.deck > 0 || refilled, self.at_rest())
            }
            Function::Reinforce => self
                .at_rest()
                .into_iter()
                .filter(|&seat| view.rules.reinforce_without_black || self.has_black(seat))
                .fold(Seats::NONE, Seats::with),
            Function::PublicText => Seats::NONE,
        }
    }

    /// Whether the player on turn may lock somebody.
    fn locks(&self, first: bool) -> bool {
        let answers = self.top.is_some();
        let now = match self.time {
            Window::InTransit | Window::Play => true,
            Window::Step => answers || self.view.step == Some(self.view.turn),
            Window::Arrived | Window::Answer => false,
        };
        now && (first || self.view.rules.lock_answers || !answers)
    }

    fn can_be_countered(&self, top: &Declared) -> bool {
        let cold = self.holds(TurnFlag::ColdBlood)
            && top.by == self.view.turn
            && top.script == Script::Card(Function::Lock);
        top.card && !cold
    }

    fn has_black(&self, seat: Seat) -> bool {
        let is_black = |face: Face| face.is(Colour::Black);
        let place = self.view.seats.get(seat.index());
        place.is_some_and(|place| place.intelligence.iter().any(is_black))
    }
}
