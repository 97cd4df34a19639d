//! 连锁 — what comes of the declarations that wait to be carried out, from the top down.

use fengsheng::{DeclaredView, Function, Role, Script, Way};
use kernel::Seat;

use super::course::{Course, Outlook};

/// The longest chain there can be.
const LONGEST: usize = 32;

/// What a declaration does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    Lock(Seat),
    Lure(Seat),
    Intercept,
    Return,
    /// 转移 — it goes to this player, who must take it.
    HandOn(Seat),
    Burn(Seat),
    Counter,
    /// Something else that is worth this much.
    Other(i32),
}

/// A declaration that waits to be carried out.
#[derive(Clone, Copy)]
struct Waiting {
    by: Seat,
    deed: Deed,
    void: bool,
}

/// The declarations that wait, the newest last.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    waiting: [Waiting; LONGEST],
    length: usize,
}

impl Chain {
    pub(super) const EMPTY: Self = {
        let nothing = Waiting {
            by: Seat::new(0),
            deed: Deed::Counter,
            void: true,
        };
        Self {
            waiting: [nothing; LONGEST],
            length: 0,
        }
    };

    /// Puts one on top; what no chain has room for is left out.
    fn push(&mut self, by: Seat, deed: Deed, void: bool) {
        if let Some(place) = self.waiting.get_mut(self.length) {
            *place = Waiting { by, deed, void };
            self.length += 1;
        }
    }

    /// Takes the newest off: who declared it, and what comes of it, unless it is void.
    fn pop(&mut self) -> Option<(Seat, Option<Deed>)> {
        self.length = self.length.checked_sub(1)?;
        let Waiting { by, deed, void } = self.waiting[self.length];
        if deed == Deed::Counter && !void && self.length > 0 {
            self.waiting[self.length - 1].void = true;
        }
        Some((by, (!void).then_some(deed)))
    }
}

impl Outlook<'_> {
    /// Takes the declarations that wait into account; `what` says what those are worth that are no common deeds.
    pub(super) fn with_chain(
        mut self,
        chain: &[DeclaredView],
        what: impl Fn(&DeclaredView) -> i32,
    ) -> Self {
        for declared in chain {
            let deed = deed(declared).unwrap_or_else(|| Deed::Other(what(declared)));
            self.chain.push(declared.by, deed, declared.void);
        }
        self
    }

    /// What it is worth when the chain has been carried out, with one's own deed on top of it.
    pub(super) fn after(&self, mine: Option<Deed>) -> i32 {
        let mut chain = self.chain;
        if let Some(deed) = mine {
            chain.push(self.situation.me, deed, false);
        }
        let mut course = self.now();
        while let Some((by, deed)) = chain.pop() {
            match deed {
                None | Some(Deed::Counter) => {}
                Some(Deed::Lock(seat)) => course.locked = course.locked.with(seat),
                Some(Deed::Lure(seat)) => course.lured = course.lured.with(seat),
                // The newest interceptor gets it, the others find nothing.
                Some(Deed::Intercept) => {
                    course.landed.get_or_insert(by);
                }
                Some(Deed::Return) => self.send_back(&mut course, by),
                Some(Deed::HandOn(_)) if course.locked.has(by) => {}
                Some(Deed::HandOn(seat)) => {
                    course.landed.get_or_insert(seat);
                }
                Some(Deed::Burn(seat)) => course.burnt[seat.index()] += 1,
                Some(Deed::Other(worth)) => course.extra += worth,
            }
        }
        self.worth(&course)
    }

    fn send_back(&self, course: &mut Course, by: Seat) {
        let Some(flight) = self.flight else { return };
        if course.locked.has(by) {
            return;
        }
        course.arrived = false;
        course.bound = false;
        if flight.way == Way::Direct {
            course.to = flight.sender;
        } else {
            course.leftwards = !course.leftwards;
            course.to = self.situation.neighbour(by, course.leftwards);
        }
    }
}

/// What a declaration does, if it is a deed that changes the course.
fn deed(declared: &DeclaredView) -> Option<Deed> {
    Some(match (declared.script, declared.target) {
        (
            Script::Card(Function::Lock)
            | Script::Skill(Role::ProfessionalKiller | Role::SevenHundred, 0)
            | Script::Skill(Role::Siskin, 1),
            Some(target),
        ) => Deed::Lock(target),
        (Script::Card(Function::Lure) | Script::Skill(Role::Viper, 0), Some(target)) => {
            Deed::Lure(target)
        }
        (Script::Card(Function::Intercept) | Script::Skill(Role::EmeiWind, 0), _) => {
            Deed::Intercept
        }
        (Script::Card(Function::Return), _) => Deed::Return,
        (Script::Card(Function::Transfer), Some(target)) => Deed::HandOn(target),
        (Script::Card(Function::Burn) | Script::Skill(Role::GreatBeauty, 0), Some(target)) => {
            Deed::Burn(target)
        }
        (Script::Card(Function::Counter) | Script::Skill(Role::SteelAgent, 0), _) => Deed::Counter,
        _ => return None,
    })
}
