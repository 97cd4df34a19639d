//! 进行 — sealed answers are opened, carried out and told to everybody, until a person is asked again.

use kernel::{Eye, Seat, Seats, Turn};

use super::{Hearing, Sitting};
use crate::window::Window;
use crate::{Chair, Manner, Playable};

impl<G: Playable> Sitting<G> {
    /// Applies sealed answers: for as long as they are all there, or all there are.
    pub(super) fn go_on(&mut self) {
        if self.hearing == Hearing::AtOnce {
            while let Some((seat, action)) = self.window.answered() {
                self.carry_out(seat, action);
            }
            return;
        }
        while let Some(heard) = self.window.heard(G::is_pass) {
            let opened = self.window.opened;
            for &(seat, action) in &heard {
                if !self.position.is_legal(seat, action) {
                    debug_assert!(false, "a pass changed what those after it may answer");
                    self.open_window();
                    break;
                }
                self.carry_out(seat, action);
                if self.window.opened != opened {
                    break;
                }
            }
            if heard.is_empty() {
                return;
            }
        }
    }

    /// Asks everybody who may answer now. Bots answer at once; their answers are sealed like all others, but for what they
    /// have to be called upon or keep to themselves.
    pub(super) fn open_window(&mut self) {
        let order = match self.position.turn() {
            Turn::Act(asked) if self.hearing == Hearing::AtOnce => asked.into_iter().collect(),
            Turn::Act(asked) => self.in_order(asked),
            Turn::Over(_) => Vec::new(),
        };
        self.window = Window::open(self.record.decisions.len(), order.clone());
        self.wishes.clear();
        let mut quiet = Vec::new();
        for seat in order {
            let legal = self.legal(seat);
            let view = self.places[seat.index()].view();
            if let Chair::Bot(bot) = &mut self.chairs[seat.index()] {
                let chosen = bot.decide(view, &legal);
                let allowed = legal.contains(&chosen).then_some(chosen);
                debug_assert!(allowed.is_some(), "a bot chose what it may not do");
                let Some(answer) = allowed.or(legal.first().copied()) else {
                    continue;
                };
                let manner = match self.hearing {
                    Hearing::Sealed => Manner::ByItself,
                    Hearing::AtOnce => G::manner(view, answer),
                };
                match manner {
                    Manner::ByItself => self.window.seal(seat, answer),
                    Manner::Called => self.wishes.push((seat, answer)),
                    Manner::Quiet => quiet.push((seat, answer)),
                }
            }
        }
        if self.nobody_else_is_asked() {
            for (seat, answer) in quiet {
                self.window.seal(seat, answer);
            }
        }
    }

    /// Whether no person is asked now and no bot answers by itself: then the game waits for bots that keep quiet.
    fn nobody_else_is_asked(&self) -> bool {
        let is_person = |seat: Seat| matches!(self.chairs[seat.index()], Chair::Person);
        self.window.answered().is_none() && !self.window.awaited().any(is_person)
    }

    /// In which order those who are asked at once are heard.
    fn in_order(&self, asked: Seats) -> Vec<Seat> {
        let mut order = G::order(self.public.view(), asked);
        if G::PEOPLE_LAST {
            order.sort_by_key(|seat| matches!(self.chairs[seat.index()], Chair::Person));
        }
        order
    }

    /// Applies a legal answer, tells everybody what they see of it, and asks anew unless others who
    /// were asked at the same time are still to be heard.
    pub(super) fn carry_out(&mut self, seat: Seat, action: G::Action) {
        self.called.push(self.wish(seat) == Some(action));
        let seen = |eye| seen_by(&self.position, eye, seat);
        let by: Vec<Option<Seat>> = self.places.iter().map(|it| seen(it.eye())).collect();
        let by_in_public = seen(Eye::Public);
        let mut events = Vec::new();
        self.position
            .play_unchecked(seat, action, &mut |event| events.push(event));
        self.record.decisions.push((seat, action));
        self.opened.push(self.window.opened);
        let known = G::is_open(self.public.view(), action).then_some(action);
        let seats = Seat::all(self.position.seats());
        let by = by.into_iter();
        for (((other, place), chair), by) in
            seats.zip(&mut self.places).zip(&mut self.chairs).zip(by)
        {
            let sights = place.sights(&events);
            if let Chair::Bot(bot) = chair {
                for sight in &sights {
                    bot.hear(sight);
                }
            }
            let known = if other == seat { Some(action) } else { known };
            place.take_in(by, known, sights);
            debug_assert!(
                *place.view() == self.position.view(place.eye()),
                "a view that follows its sights is the view of the position"
            );
        }
        let sights = self.public.sights(&events);
        self.public.take_in(by_in_public, known, sights);

        self.window.close_for(seat);
        let on = match self.position.turn() {
            Turn::Act(_) if self.hearing == Hearing::AtOnce => false,
            Turn::Act(asked) => G::is_pass(action) && self.window.is_still_for(asked),
            Turn::Over(_) => false,
        };
        if !on {
            self.open_window();
        }
    }
}

/// Whether an eye knows that this seat decides, and not somebody whom it cannot tell from another.
fn seen_by<G: Playable>(position: &G, eye: Eye, seat: Seat) -> Option<Seat> {
    match position.turn_seen_by(eye) {
        Turn::Act(asked) => asked.has(seat).then_some(seat),
        Turn::Over(_) => None,
    }
}
