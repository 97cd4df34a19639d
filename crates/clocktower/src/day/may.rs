//! 白天谁能做什么 — what a player may do by day, as far as everybody knows, and whom the storyteller may strike.

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::frame::Cause;
use crate::town::Town;
use crate::{Character, Team, roles};

impl Town {
    /// Whether this player could do anything by day, as far as everybody knows.
    pub(crate) fn could_act(&self, seat: Seat) -> bool {
        self.grimoire.is_alive(seat)
            || self.rules.talk
            || !self.exilable().is_empty()
            || self.could_serve(seat)
            || self.the_dead_could_act()
    }

    /// Whether the dead may have abilities by day, as far as everybody knows: then they may claim to.
    pub(crate) fn the_dead_could_act(&self) -> bool {
        let open = self.grimoire.travellers().and(self.grimoire.living());
        open.into_iter()
            .any(|seat| roles::of(self.grimoire.row(seat).character).gives_back)
    }

    /// Whether there is something by day that this player does for another's ability.
    fn could_serve(&self, seat: Seat) -> bool {
        self.grimoire.seats().any(|me| self.serves(me, seat))
    }

    /// Whether this player may do by day what another's ability lets others do.
    fn serves(&self, me: Seat, seat: Seat) -> bool {
        self.grimoire.is_alive(me)
            && roles::of(self.grimoire.row(me).character)
                .done_by
                .is_some_and(|done_by| done_by(self, me, seat))
    }

    /// The Travellers whose exile can be called for.
    pub(crate) fn exilable(&self) -> Seats {
        let living = self.grimoire.living();
        self.grimoire
            .travellers()
            .and(living)
            .minus(self.day.called)
    }

    /// Who is asked by day: whoever may still do something, and the storyteller.
    pub(crate) fn asked_by_day(&self) -> Seats {
        let open: Seats = self
            .grimoire
            .seats()
            .filter(|&seat| !self.day.passed.has(seat) && self.could_act(seat))
            .collect();
        if open.is_empty() || !self.day.waited {
            open.with(self.storyteller())
        } else {
            open
        }
    }

    /// Whether everybody has passed.
    pub(crate) fn all_have_passed(&self) -> bool {
        self.grimoire
            .seats()
            .all(|seat| self.day.passed.has(seat) || !self.could_act(seat))
    }

    /// Whether a player may do by day, before all, what this character does; anybody may claim to, but for Travellers, whom everybody knows.
    pub(crate) fn may_use(&self, seat: Seat, character: Character) -> bool {
        let Some(day) = roles::of(character).day.filter(|day| day.public) else {
            return false;
        };
        if roles::of(character).done_by.is_some() {
            return self
                .grimoire
                .seats()
                .any(|me| self.grimoire.row(me).character == character && self.serves(me, seat));
        }
        let lives = self.grimoire.is_alive(seat);
        let may = if self.grimoire.team_of(character) == Team::Traveller {
            let has_it = lives || self.grimoire.was_given_it_back(seat);
            self.grimoire.row(seat).character == character && has_it
        } else {
            lives || self.the_dead_could_act()
        };
        may && self.grimoire.script.has(character)
            && !self.day.used.has(seat)
            && (day.when)(self, seat)
    }

    /// Whether some character of the script is asked for something in private by day.
    pub(crate) fn has_visits(&self) -> bool {
        self.grimoire
            .script
            .iter()
            .any(|character| roles::of(character).day.is_some_and(|day| !day.public))
    }

    /// Which ability this player has something to do with on a visit, as far as the player knows.
    pub(crate) fn errand(&self, me: Seat) -> Option<Which> {
        let grimoire = &self.grimoire;
        let may_have_it = grimoire.is_alive(me) || grimoire.was_given_it_back(me);
        Which::BOTH.into_iter().find(|which| {
            let ability = grimoire.row(me).abilities[which.index()];
            let day = roles::of(ability.character).day;
            may_have_it && day.is_some_and(|day| !day.public && (day.when)(self, me))
        })
    }

    /// How the storyteller may strike this player by day, and by whose ability.
    pub(crate) fn strike(&self, seat: Seat) -> Option<(Seat, Character, Cause)> {
        self.grimoire.seats().find_map(|me| {
            Which::BOTH.into_iter().find_map(|which| {
                let character = self.grimoire.row(me).abilities[which.index()].character;
                let strikes = roles::of(character).strikes?;
                if !self.grimoire.able(me, which) {
                    return None;
                }
                strikes(self, me, which, seat).map(|cause| (me, character, cause))
            })
        })
    }
}
