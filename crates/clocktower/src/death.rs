//! 死亡 — the way from an attack to a death: what prevents it, what the storyteller may do about it, and what follows.

mod steps;
mod ward;

use kernel::Seat;

use crate::ability::Which;
use crate::event::Event;
use crate::frame::{Cause, Frame, Script, Step};
use crate::grimoire::Life;
use crate::role::Occasion;
use crate::town::Dealer;
use crate::{Team, roles};
use steps::{
    die, is_a_chance_used_up, is_it_prevented, let_another_die, may_another_die,
    may_it_be_prevented, prevent_it,
};

pub(crate) const STEPS: &[Step] = &[
    is_it_prevented,
    may_it_be_prevented,
    prevent_it,
    may_another_die,
    let_another_die,
    is_a_chance_used_up,
    die,
];

impl Dealer<'_> {
    /// Somebody is about to die.
    pub(crate) fn kill(&mut self, seat: Seat, cause: Cause, by: Option<Seat>) {
        self.push(Frame {
            about: seat,
            cause,
            by,
            script: Script::Death,
            ..Frame::default()
        });
    }

    /// The ability under way attacks a player as the Demon's does.
    pub(crate) fn attack(&mut self, my: &Frame, seat: Seat) {
        self.strike(my, seat, Cause::Demon);
    }

    /// The ability under way would kill a player; one that does not work kills nobody.
    pub(crate) fn strike(&mut self, my: &Frame, seat: Seat, cause: Cause) {
        if self.works(my) {
            self.kill(seat, cause, Some(my.me));
        } else if self.is_real(my) && self.grimoire().is_alive(seat) {
            self.went_wrong(my.me);
        }
    }

    /// Whether the ability under way is no mere belief.
    pub(crate) fn is_real(&self, my: &Frame) -> bool {
        !self.grimoire().row(my.me).abilities[my.which.index()].only_believed
    }

    /// Somebody lives again, with the ability as new.
    pub(crate) fn revive(&mut self, seat: Seat) {
        if self.grimoire().row(seat).life == Life::Alive {
            return;
        }
        let night = self.grimoire().night;
        let serial = self.next_serial();
        let row = &mut self.town.grimoire.rows[seat];
        row.life = Life::Alive;
        let own = &mut row.abilities[0];
        own.spent = false;
        own.begun = false;
        own.since = night;
        own.serial = serial;
        self.settle();
        if !self.town.is_night() {
            self.say(Event::Revived { seat });
        }
    }

    /// Nothing comes of it: everybody sees that by day, nobody by night.
    pub(crate) fn survive(&mut self, seat: Seat, cause: Cause) {
        if self.town.is_night() {
            let known = self.town.hidden(());
            self.say(Event::AtNight {
                seat,
                died: false,
                cause,
                known,
            });
        } else {
            self.say(Event::Survived { seat });
        }
    }
}

impl Dealer<'_> {
    /// Tells of a death: everybody by day, the storyteller alone at night.
    fn show_death(&mut self, seat: Seat, cause: Cause) {
        if self.town.is_night() {
            let known = self.town.hidden(());
            self.say(Event::AtNight {
                seat,
                died: true,
                cause,
                known,
            });
        } else {
            let notes = &mut self.town.grimoire.notes;
            notes.died = notes.died.with(seat);
            self.say(Event::Died { seat });
        }
    }

    /// Somebody dies: the ability is lost at once, and everybody's abilities hear of it.
    pub(crate) fn bury(&mut self, seat: Seat, cause: Cause, by: Option<Seat>) {
        let grimoire = self.grimoire();
        if grimoire.row(seat).life == Life::Dead {
            return;
        }
        let seemed_dead = grimoire.row(seat).life == Life::Seeming;
        let able = Which::BOTH.map(|which| grimoire.able(seat, which));
        let lived = grimoire
            .those(|seat| grimoire.really_lives(seat) && grimoire.team(seat) != Team::Traveller)
            .len() as u8;
        // Whoever came back and died in the same night was dead all the time, as everybody knows: no new vote shows it.
        let was_dead_all_night = self.town.is_night() && !grimoire.notes.lived_at_dusk.has(seat);
        let row = &mut self.town.grimoire.rows[seat];
        row.life = Life::Dead;
        row.vote_token |= !seemed_dead && !was_dead_all_night;
        if cause == Cause::Execution {
            self.town.grimoire.notes.executed_to_death = Some(seat);
        }
        if !seemed_dead {
            self.show_death(seat, cause);
        }
        self.settle();
        self.announce_after(
            Occasion::Died {
                seat,
                cause,
                by,
                lived,
            },
            Some((seat, able)),
        );
        if !self.town.is_night() && !self.is_over() {
            self.ask_after_a_death(seat);
        }
    }

    /// What a death by day may lead to is asked after every one.
    fn ask_after_a_death(&mut self, seat: Seat) {
        for character in self.grimoire().script.iter() {
            if roles::of(character).after_deaths_by_day {
                let which = self.which(seat, character);
                self.push(Frame {
                    me: seat,
                    character,
                    which,
                    script: Script::Then,
                    ..Frame::default()
                });
            }
        }
    }
}
