//! 城镇 — the truth of one game, and the voice that changes it and tells what it did.

use kernel::{Chance, Eye, Sealed, Seat, Seats, Stack};

use crate::Slot;
use crate::ability::Which;
use crate::ask::Question;
use crate::day::Day;
use crate::event::{Event, Victory};
use crate::frame::{Frame, Script};
use crate::grimoire::Grimoire;
use crate::setup::Rules;
use crate::talk::Talk;
use crate::view::Pending;
use crate::{Info, Side};

/// The most calls a night has: every official character and all of a script's own.
pub(crate) const MOST_CALLS: usize = 144;
/// The most abilities under way at once.
pub(crate) const MOST_FRAMES: usize = 20;

/// The calls of a night, in order.
pub(crate) type Calls = Stack<Slot, MOST_CALLS>;

/// Which part of the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Phase {
    /// The storyteller decides what has to be decided before the first night.
    #[default]
    Setup,
    /// Night: so many of its calls have been made.
    Night {
        /// How many.
        calls: u8,
    },
    /// Day: the town talks and nominates.
    Day,
    /// A vote is counted around the circle.
    Vote,
    /// The game is over.
    Over {
        /// Who won.
        side: Side,
        /// Why.
        why: Victory,
    },
}

/// The truth of one game of Clocktower.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Town {
    pub(crate) grimoire: Grimoire,
    pub(crate) rules: Rules,
    pub(crate) first_night: Calls,
    pub(crate) other_nights: Calls,
    pub(crate) phase: Phase,
    pub(crate) day: Day,
    pub(crate) talk: Talk,
    pub(crate) frames: Stack<Frame, MOST_FRAMES>,
    pub(crate) pending: Option<Pending>,
    pub(crate) chance: Chance,
}

impl Town {
    /// The storyteller's seat: the one after the last player.
    pub(crate) const fn storyteller(&self) -> Seat {
        Seat::new(self.grimoire.chairs)
    }

    /// The calls of the present night.
    pub(crate) fn calls(&self) -> &Calls {
        if self.grimoire.night <= 1 {
            &self.first_night
        } else {
            &self.other_nights
        }
    }

    /// A secret for some seats, and for the storyteller.
    pub(crate) fn sealed<T>(&self, value: T, known_to: Seats) -> Sealed<T> {
        Sealed::new(value, known_to.with(self.storyteller()))
    }

    /// What only the storyteller knows.
    pub(crate) fn hidden<T>(&self, value: T) -> Sealed<T> {
        self.sealed(value, Seats::NONE)
    }

    /// Whether it is night: nobody sees what happens.
    pub(crate) const fn is_night(&self) -> bool {
        matches!(self.phase, Phase::Setup | Phase::Night { .. })
    }

    /// Whether this eye sees the grimoire.
    pub(crate) fn is_storyteller(&self, eye: Eye) -> bool {
        eye == Eye::All || eye == Eye::Seat(self.storyteller())
    }
}

/// The town and a voice: whoever changes the truth tells it at the same time.
pub(crate) struct Dealer<'a> {
    pub(crate) town: &'a mut Town,
    pub(crate) tell: &'a mut dyn FnMut(Event),
}

impl Dealer<'_> {
    #[expect(
        clippy::large_types_passed_by_value,
        reason = "the listener gets the event itself"
    )]
    pub(crate) fn say(&mut self, event: Event) {
        (self.tell)(event);
    }

    pub(crate) fn grimoire(&self) -> &Grimoire {
        &self.town.grimoire
    }

    /// Puts an ability on top of what is under way.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.town.frames.push(frame);
    }

    /// Asks a seat; the frame on top hears the answer.
    pub(crate) fn ask(&mut self, to: Seat, question: Question) {
        let frame = self.town.frames.last().copied().unwrap_or_default();
        let pending = Pending {
            to,
            question,
            character: frame.character,
            script: frame.script,
            step: frame.step,
            about: frame.about,
            picks: frame.picks,
            open: self.is_open(&frame),
            seen: matches!(frame.script, Script::Visit | Script::Day) || self.is_open(&frame),
        };
        self.town.pending = Some(pending);
        let known = if pending.open && to != self.town.storyteller() {
            Seats::EVERYONE
        } else {
            Seats::only(to)
        };
        let pending = self.town.sealed(pending, known);
        self.say(Event::Asked { pending });
    }

    /// Whether everybody hears the answer.
    fn is_open(&self, frame: &Frame) -> bool {
        match frame.script {
            Script::Day => crate::roles::of(frame.character)
                .day
                .is_some_and(|day| day.public),
            Script::Then => !self.town.is_night(),
            Script::Arrival => true,
            Script::Setup
            | Script::First
            | Script::Other
            | Script::Visit
            | Script::Death
            | Script::Nomination
            | Script::Execution
            | Script::DemonInfo
            | Script::Manual => false,
        }
    }

    /// Tells a player something.
    pub(crate) fn tell_player(&mut self, seat: Seat, character: crate::Character, info: Info) {
        let info = self.town.sealed(info, Seats::only(seat));
        self.say(Event::Told {
            seat,
            character,
            info,
        });
    }

    /// Whether the ability under way works now.
    pub(crate) fn works(&self, my: &Frame) -> bool {
        let ability = self.grimoire().row(my.me).abilities[my.which.index()];
        ability.character == my.character && self.grimoire().able(my.me, my.which)
    }

    /// The ability under way, to write into.
    pub(crate) fn ability(&mut self, my: &Frame) -> &mut crate::ability::Ability {
        &mut self.town.grimoire.rows[my.me].abilities[my.which.index()]
    }

    /// The one use of the ability under way is gone.
    pub(crate) fn spend(&mut self, my: &Frame) {
        self.ability(my).spent = true;
    }

    /// Works out anew who is drunk or poisoned.
    pub(crate) fn settle(&mut self) {
        self.town.grimoire.upkeep();
        self.town.grimoire.settle();
    }

    /// The game is won.
    pub(crate) fn win(&mut self, side: Side, why: Victory) {
        if matches!(self.town.phase, Phase::Over { .. }) {
            return;
        }
        let blocked = self.blocks(side);
        if blocked {
            return;
        }
        self.town.phase = Phase::Over { side, why };
        self.town.frames.clear();
        self.town.pending = None;
        self.say(Event::Won { side, why });
        for seat in self.grimoire().seats() {
            let row = self.grimoire().row(seat);
            let (character, side) = (row.character, row.side);
            self.say(Event::Revealed {
                seat,
                character,
                side,
            });
        }
    }

    /// Whether somebody's ability keeps a side from winning.
    fn blocks(&self, side: Side) -> bool {
        let grimoire = self.grimoire();
        grimoire.seats().any(|seat| {
            Which::BOTH.into_iter().any(|which| {
                let role = crate::roles::of(grimoire.row(seat).abilities[which.index()].character);
                role.blocks.is_some_and(|blocks| {
                    grimoire.able(seat, which) && blocks(self.town, seat, side)
                })
            })
        })
    }
}
