//! 夜晚 — the storyteller makes the calls of the script one by one, whether they wake anybody or not.

use kernel::{Seat, Seats};

use crate::Slot;
use crate::ability::Which;
use crate::event::Event;
use crate::frame::{Frame, Script};
use crate::info::SeatMask;
use crate::role::Occasion;
use crate::roles;
use crate::town::{Dealer, Phase, Town};
use crate::{Character, Info, Mark, Team, Until};

/// With fewer players the evil ones do not know each other.
const FEWEST_FOR_EVIL_INFO: usize = 7;

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

    /// Wakes everybody who has this character's ability, or believes so; those who only believe it first.
    fn wake(&mut self, character: Character) {
        self.wake_those(character, false);
        self.wake_those(character, true);
        self.call_the_unaware(character);
    }

    /// Whoever is this character and takes himself for another is not woken; what the character does is done all the same (疯子).
    fn call_the_unaware(&mut self, character: Character) {
        let role = roles::of(character);
        let script = if self.grimoire().night > 1 {
            Script::Other
        } else {
            Script::First
        };
        for me in self.grimoire().seats().rev() {
            let grimoire = self.grimoire();
            let is_so = grimoire.row(me).character == character && grimoire.is_unaware(me);
            if is_so && !role.manual && grimoire.really_lives(me) {
                let sober = grimoire.sober(me);
                self.push(Frame {
                    me,
                    character,
                    script,
                    sober,
                    ..Frame::default()
                });
            }
        }
    }

    fn wake_those(&mut self, character: Character, only_believed: bool) {
        let there = self.grimoire().by_age(|_| true);
        for &(me, which) in there.as_slice().iter().rev() {
            let ability = self.grimoire().row(me).abilities[which.index()];
            if ability.character == character && ability.only_believed == only_believed {
                self.begin_at_night(me, which);
            }
        }
    }

    /// An ability begins, if it has something to do tonight.
    pub(crate) fn begin_at_night(&mut self, me: Seat, which: Which) {
        let grimoire = self.grimoire();
        let ability = grimoire.row(me).abilities[which.index()];
        let role = roles::of(ability.character);
        let is_first = ability.since == grimoire.night && !ability.begun;
        let script = if role.manual {
            Script::Manual
        } else if is_first && !role.first.is_empty() {
            Script::First
        } else if !role.other.is_empty() && grimoire.night > 1 {
            Script::Other
        } else {
            return;
        };
        if !role.manual && !(role.wakes)(self.town, me, which) {
            return;
        }
        let is_demons = grimoire.team_of(ability.character) == Team::Demon;
        if is_demons && !ability.only_believed && grimoire.has_mark(me, Mark::Sleeps) {
            self.push(Frame {
                me,
                character: ability.character,
                which,
                script: Script::Other,
                step: role.asleep,
                ..Frame::default()
            });
            return;
        }
        let sober = grimoire.able(me, which)
            || role.acts_dead && !ability.only_believed && grimoire.sober(me);
        let twice = grimoire.has_mark(me, Mark::ActsTwice);
        self.town.grimoire.rows[me].abilities[which.index()].begun = true;
        if !role.silent {
            let notes = &mut self.town.grimoire.notes;
            notes.woke = notes.woke.with(me);
        }
        self.push(Frame {
            me,
            character: ability.character,
            which,
            script,
            sober,
            twice,
            ..Frame::default()
        });
    }

    /// The ability is used once more, if its player can still use it; what can be used once in the game can be used
    /// twice this once.
    pub(crate) fn act_again(&mut self, done: &Frame) {
        let ability = self.grimoire().row(done.me).abilities[done.which.index()];
        if ability.character != done.character {
            return;
        }
        let mut used_up = false;
        if !self.can_act(done) {
            used_up = ability.spent;
            self.ability(done).spent = false;
            if !self.can_act(done) {
                self.ability(done).spent = used_up;
                return;
            }
        }
        self.push(Frame {
            me: done.me,
            character: done.character,
            which: done.which,
            script: done.script,
            sober: self.grimoire().able(done.me, done.which),
            used_up,
            ..Frame::default()
        });
    }

    /// Whether there is anything to be done with this ability now.
    fn can_act(&self, my: &Frame) -> bool {
        let role = roles::of(my.character);
        match my.script {
            Script::First | Script::Other => (role.wakes)(self.town, my.me, my.which),
            Script::Day => role.day.is_some_and(|day| (day.when)(self.town, my.me)),
            Script::Then => true,
            Script::Setup
            | Script::Death
            | Script::Nomination
            | Script::Execution
            | Script::DemonInfo
            | Script::Manual
            | Script::Visit
            | Script::Arrival => false,
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

    /// Whoever got an ability in the course of the night that is used on the first night only: information comes
    /// after the deaths. What has its own call tonight, and got it too late for it, waits for the next night.
    fn wake_latecomers(&mut self) {
        let night = self.grimoire().night;
        if night == 1 {
            return;
        }
        // What is done every night waits for the next one (ruling T82).
        let there = self
            .grimoire()
            .by_age(|role| !role.manual && !role.first.is_empty() && role.other.is_empty());
        for &(me, which) in there.as_slice().iter().rev() {
            let ability = self.grimoire().row(me).abilities[which.index()];
            let slot = Slot::Character(ability.character);
            let has_a_call = self.town.calls().as_slice().contains(&slot);
            if ability.since == night && !ability.begun && !has_a_call {
                self.begin_at_night(me, which);
            }
        }
    }

    fn has_evil_info(&self) -> bool {
        self.grimoire().residents().len() >= FEWEST_FOR_EVIL_INFO
    }

    /// The Minions learn who they are and who the Demon is.
    fn introduce_the_minions(&mut self) {
        if !self.has_evil_info() {
            return;
        }
        let grimoire = self.grimoire();
        let minions = grimoire.those(|seat| grimoire.team(seat) == Team::Minion);
        let demons = grimoire.those(|seat| grimoire.team(seat) == Team::Demon);
        for seat in minions {
            let seats = SeatMask(minions);
            self.tell_player(seat, Character::NONE, Info::Minions { seats });
            for demon in demons {
                self.tell_player(seat, Character::NONE, Info::Demon { seat: demon });
            }
        }
    }

    /// The Demon learns the Minions and three characters that are not in play. So does whoever takes himself for it.
    fn introduce_the_demon(&mut self) {
        if !self.has_evil_info() {
            return;
        }
        let everybody = self.grimoire().by_age(|_| true);
        for &(me, which) in everybody.as_slice().iter().rev() {
            let row = self.grimoire().row(me);
            if which == Which::Own && self.grimoire().team_of(row.believes) == Team::Demon {
                let character = row.believes;
                self.push(Frame {
                    me,
                    character,
                    script: Script::DemonInfo,
                    ..Frame::default()
                });
            }
        }
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
