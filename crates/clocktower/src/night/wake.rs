//! 叫醒 — whoever has the ability of the character called is woken, and does what there is to do tonight.

use kernel::Seat;

use crate::ability::Which;
use crate::frame::{Frame, Script};
use crate::town::Dealer;
use crate::{Character, Mark, Slot, Team, roles};

impl Dealer<'_> {
    /// Wakes everybody who has this character's ability, or believes so; those who only believe it first.
    pub(super) fn wake(&mut self, character: Character) {
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

    /// Whoever got an ability in the course of the night that is used on the first night only: information comes
    /// after the deaths. What has its own call tonight, and got it too late for it, waits for the next night.
    pub(super) fn wake_latecomers(&mut self) {
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
}
