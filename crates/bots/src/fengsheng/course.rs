//! 走向 — where the intelligence on its way ends up, and what that is worth.

use fengsheng::{MAX_PLAYERS, Way};
use kernel::{Seat, Seats};

use super::belief::WHOLE;
use super::chain::Chain;
use super::flight::{Flight, certain};
use super::situation::{Counts, Situation};
use super::unseen::Unseen;

/// How likely a card that one will use takes effect.
const UNCOUNTERED: i32 = 850;
/// What it is worth that somebody who means well chose one.
const TRUST: i32 = 25;

/// What one may still do about it on the rest of its way, and what the card is worth that does it.
#[derive(Clone, Copy, Default)]
pub(super) struct Tools {
    pub(super) lock: Option<i32>,
    pub(super) lure: Option<i32>,
    pub(super) intercept: Option<i32>,
}

/// How things stand, or will stand when something has been carried out.
#[derive(Clone, Copy)]
pub(super) struct Course {
    pub(super) to: Seat,
    pub(super) leftwards: bool,
    pub(super) arrived: bool,
    /// Whether that player has to take it, for it was handed on there.
    pub(super) bound: bool,
    pub(super) locked: Seats,
    pub(super) lured: Seats,
    /// Who has it for certain.
    pub(super) landed: Option<Seat>,
    /// How many black intelligence have been burnt.
    pub(super) burnt: [u8; MAX_PLAYERS],
    /// What else it is worth.
    pub(super) extra: i32,
}

impl Course {
    /// What is left of what lay before a player.
    fn left_of(&self, seat: Seat, counts: Counts) -> Counts {
        let burnt = self.burnt[seat.index()].min(counts.black);
        Counts {
            black: counts.black - burnt,
            cards: counts.cards - burnt,
            ..counts
        }
    }
}

/// What becomes of a card on its way.
pub(super) struct Outlook<'a> {
    pub(super) situation: &'a Situation<'a>,
    pub(super) flight: Option<Flight>,
    /// What it is worth that this player gains it.
    pub(super) gains: [i32; MAX_PLAYERS],
    pub(super) tools: Tools,
    pub(super) chain: Chain,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(situation: &'a Situation<'a>, flight: Option<Flight>, tools: Tools) -> Self {
        let mut outlook = Self {
            situation,
            flight,
            gains: [0; MAX_PLAYERS],
            tools,
            chain: Chain::EMPTY,
        };
        if let Some(flight) = flight {
            for seat in situation.view.living {
                let counts = situation.counts(seat);
                outlook.gains[seat.index()] = situation.gain_of(seat, counts, &flight);
            }
        }
        outlook
    }

    /// The intelligence that is on its way in the view.
    pub(super) fn in_view(situation: &'a Situation<'a>, tools: Tools) -> Self {
        let flight = situation.transit().map(|transit| Flight {
            sender: transit.sender,
            way: transit.way,
            chances: match transit.face {
                Some(face) => certain(face),
                None => {
                    let aimed = situation.memory.aimed().unwrap_or(transit.to);
                    Unseen::of(situation).sent(situation, transit.sender, transit.way, aimed)
                }
            },
        });
        Self::of(situation, flight, tools)
    }

    /// How things stand in the view.
    pub(super) fn now(&self) -> Course {
        let view = self.situation.view;
        let (to, leftwards, arrived) = view
            .transit
            .map_or((self.situation.me, false, false), |transit| {
                (transit.to, transit.leftwards, transit.arrived)
            });
        Course {
            to,
            leftwards,
            arrived,
            bound: view.transit.is_some() && view.must_take(),
            locked: view.locked,
            lured: view.lured,
            landed: None,
            burnt: [0; MAX_PLAYERS],
            extra: 0,
        }
    }

    /// What this course is worth.
    pub(super) fn worth(&self, course: &Course) -> i32 {
        let situation = self.situation;
        let mut worth = course.extra;
        for seat in situation.view.living {
            if course.burnt[seat.index()] > 0 {
                let before = situation.counts(seat);
                worth += situation.potential(seat, course.left_of(seat, before), None)
                    - situation.potential(seat, before, None);
            }
        }
        if self.flight.is_none() {
            return worth;
        }
        worth
            + match course.landed {
                Some(seat) => self.gain(course, seat),
                None => self.from(course, course.to, true, situation.view.seats.len() + 1),
            }
    }

    /// What it is worth to take what lies before one, and to let it go on.
    pub(super) fn take_or_refuse(&self) -> (i32, i32) {
        let me = self.situation.me;
        let course = self.now();
        // Whoever called it aside lets it go back to whom it was going.
        let path = self.situation.view.path();
        let rest = path.get(1).map_or(0, |&next| {
            self.from(&course, next, false, self.situation.view.seats.len())
        });
        (self.gain(&course, me) + self.trust(), rest)
    }

    /// What it is worth that a friend has sent it to nobody else.
    fn trust(&self) -> i32 {
        match self.flight {
            Some(Flight {
                sender,
                way: Way::Direct,
                ..
            }) => TRUST * self.situation.friend(sender) / WHOLE,
            _ => 0,
        }
    }

    /// What it is worth to send it this way, with all one can do about it later.
    pub(super) fn sent(&self, course: &Course) -> i32 {
        self.from(
            course,
            course.to,
            false,
            self.situation.view.seats.len() + 1,
        )
    }

    fn gain(&self, course: &Course, seat: Seat) -> i32 {
        match self.flight {
            Some(flight) if course.burnt[seat.index()] > 0 => {
                let counts = course.left_of(seat, self.situation.counts(seat));
                self.situation.gain_of(seat, counts, &flight)
            }
            _ => self.gains[seat.index()],
        }
    }

    /// What is worth the rest of the way, from before this player on; `first` if it is there or goes there now.
    fn from(&self, course: &Course, seat: Seat, first: bool, hops: usize) -> i32 {
        let Some(flight) = self.flight else { return 0 };
        let situation = self.situation;
        if hops == 0 {
            return 0;
        }
        let living = situation.view.living.has(seat);
        if living && (seat == flight.sender || course.locked.has(seat) || first && course.bound) {
            return self.gain(course, seat);
        }
        let rest = match self.next(course, &flight, seat) {
            Some(next) => self.from(course, next, false, hops - 1),
            None => 0,
        };
        let here = first && course.arrived;
        if !living || (course.lured.has(seat) && !here) {
            return rest;
        }
        let gain = self.gain(course, seat);
        if seat == situation.me {
            return gain.max(rest);
        }
        let takes = self.takes(&flight, seat);
        let pass = (takes * gain + (WHOLE - takes) * rest) / WHOLE;
        if first {
            return pass;
        }
        let mut best = pass;
        let mut may = |worth: i32, cost: i32| {
            best = best.max((UNCOUNTERED * worth + (WHOLE - UNCOUNTERED) * pass) / WHOLE - cost);
        };
        if let Some(cost) = self.tools.lock {
            may(gain, cost);
        }
        if let Some(cost) = self.tools.lure {
            may(rest, cost);
        }
        if let Some(cost) = self.tools.intercept {
            may(self.gain(course, situation.me), cost);
        }
        best
    }

    fn next(&self, course: &Course, flight: &Flight, seat: Seat) -> Option<Seat> {
        if flight.way == Way::Direct {
            let back = seat != flight.sender && self.situation.view.living.has(flight.sender);
            return back.then_some(flight.sender);
        }
        Some(self.situation.neighbour(seat, course.leftwards))
    }

    /// How likely this player takes it, who need not.
    fn takes(&self, flight: &Flight, seat: Seat) -> i32 {
        let situation = self.situation;
        let blacks = situation.blacks(seat);
        if flight.way == Way::Open {
            let [lurker, agency, bystander] = situation.memory.belief.odds(seat);
            let [red, blue, _, red_too, blue_too] = flight.chances;
            let own = |own: i32, other: i32| (own * 850 + other * 250 + bystander * 350) / WHOLE;
            return if red == WHOLE {
                own(lurker, agency)
            } else if blue == WHOLE {
                own(agency, lurker)
            } else if red_too == WHOLE && blacks < 2 {
                own(lurker, agency) / 2
            } else if blue_too == WHOLE && blacks < 2 {
                own(agency, lurker) / 2
            } else if blacks >= 2 {
                40
            } else {
                150
            };
        }
        let trusts = flight.sender == situation.me && situation.friend(seat) > 800;
        match blacks {
            _ if trusts => 700,
            0 => 450,
            1 => 380,
            _ => 150,
        }
    }
}
