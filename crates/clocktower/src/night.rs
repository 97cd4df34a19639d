//! 夜晚 — the storyteller makes the calls of the script one by one, whether they wake anybody or not.

mod evil_info;
mod wake;

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::event::Event;
use crate::role::Occasion;
use crate::town::{Dealer, Phase, Town};
use crate::{Character, Slot, Team, Until, roles};
use evil_info::FEWEST_FOR_EVIL_INFO;

/// Who is woken by a call, as things stand, and for whom something is done who is not woken.
pub(crate) fn called(town: &Town, slot: Slot) -> (Seats, Seats) {
    let grimoire = &town.grimoire;
    let introduces = grimoire.residents().len() >= FEWEST_FOR_EVIL_INFO;
    match slot {
        Slot::Character(character) => (
            grimoire.those(|me| {
                Which::BOTH
                    .iter()
                    .any(|&which| would_act(town, me, which, character))
            }),
            grimoire.those(|me| {
                let is_so = grimoire.row(me).character == character && grimoire.is_unaware(me);
                is_so && !roles::of(character).manual && grimoire.really_lives(me)
            }),
        ),
        Slot::MinionInfo if introduces => (
            grimoire.those(|me| grimoire.team(me) == Team::Minion),
            Seats::NONE,
        ),
        Slot::DemonInfo if introduces => (
            grimoire.those(|me| grimoire.team_of(grimoire.row(me).believes) == Team::Demon),
            Seats::NONE,
        ),
        Slot::MinionInfo | Slot::DemonInfo | Slot::Dusk | Slot::Dawn => (Seats::NONE, Seats::NONE),
    }
}

/// Whether a player's ability has something to do when this character is called tonight.
fn would_act(town: &Town, me: Seat, which: Which, character: Character) -> bool {
    let grimoire = &town.grimoire;
    let ability = grimoire.row(me).abilities[which.index()];
    if ability.character != character {
        return false;
    }
    let role = roles::of(character);
    let night = grimoire.night.max(1);
    let is_first = ability.since == night && !role.first.is_empty();
    let has_steps = is_first || !role.other.is_empty() && night > 1;
    role.manual || has_steps && (role.wakes)(town, me, which)
}

impl Dealer<'_> {
    /// A night begins.
    pub(crate) fn fall_night(&mut self) {
        let grimoire = &mut self.town.grimoire;
        let ended = grimoire.night;
        grimoire.night += 1;
        let night = grimoire.night;
        grimoire.expire(|until| match until {
            Until::Dusk => true,
            Until::DuskOf(day) => day <= ended,
            Until::Dawn | Until::Forever => false,
        });
        grimoire.notes.lived_at_dusk = grimoire.living();
        grimoire.notes.tokens_at_dusk = grimoire.tokens();
        grimoire.notes.woke = Seats::NONE;
        self.town.phase = Phase::Night { calls: 0 };
        self.say(Event::NightFell { night });
        self.settle();
        self.introduce_newcomers();
        self.judge();
    }

    /// The storyteller makes the next call.
    pub(crate) fn call_next(&mut self) {
        let Phase::Night { calls } = self.town.phase else {
            return;
        };
        let slot = self.town.calls().as_slice()[usize::from(calls)];
        self.town.phase = Phase::Night { calls: calls + 1 };
        self.say(Event::Called { call: calls });
        match slot {
            Slot::Dusk => self.announce(Occasion::Nightfall),
            Slot::MinionInfo => self.introduce_the_minions(),
            Slot::DemonInfo => self.introduce_the_demon(),
            Slot::Character(character) => self.wake(character),
            Slot::Dawn => self.wake_latecomers(),
        }
    }

    /// Whether this character is still to be called tonight.
    pub(crate) fn will_be_called(&self, character: Character) -> bool {
        let Phase::Night { calls } = self.town.phase else {
            return false;
        };
        self.town.calls().as_slice()[usize::from(calls)..].contains(&Slot::Character(character))
    }

    /// Whoever just became this does not act tonight any more.
    pub(crate) fn has_begun(&mut self, seat: Seat) {
        self.town.grimoire.rows[seat].abilities[Which::Own.index()].begun = true;
    }

    /// The town wakes up and hears who died.
    pub(crate) fn dawn(&mut self) {
        let grimoire = &mut self.town.grimoire;
        let before = grimoire.notes.lived_at_dusk;
        let now = grimoire.living();
        let (died, revived) = (before.minus(now), now.minus(before));
        grimoire.expire(|until| until == Until::Dawn);
        let notes = &mut grimoire.notes;
        notes.execution = false;
        notes.executed_to_death = None;
        notes.died = Seats::NONE;
        notes.demon_voted = crate::Tri::False;
        notes.minion_nominated = crate::Tri::False;
        notes.true_minion_nominated = false;
        notes.went_wrong = Seats::NONE;
        notes.any_deaths = false;
        self.town.phase = Phase::Day;
        self.town.day = crate::day::Day::default();
        self.town.talk.said = kernel::BySeat::default();
        self.say(Event::Dawned { died, revived });
        self.settle();
        self.judge();
        if !self.is_over() {
            self.announce(Occasion::Dawn { died });
        }
    }
}
