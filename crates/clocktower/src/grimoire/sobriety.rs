//! 清醒 — who has an ability that works, worked out anew after every change.

use kernel::{Seat, Seats, Stack};

use crate::ability::Which;
use crate::grimoire::{Grimoire, Life, MOST_EFFECTS, People};
use crate::roles;
use crate::{Effect, Mark, Team, Until};

impl Grimoire {
    /// Whether this ability works now: its owner lives or keeps it in death, it is no mere belief,
    /// and nothing makes its owner drunk or poisoned.
    pub(crate) fn able(&self, seat: Seat, which: Which) -> bool {
        let row = self.row(seat);
        let ability = row.abilities[which.index()];
        ability.exists()
            && !ability.only_believed
            && (row.life != Life::Dead || self.keeps_abilities(seat))
            && !self.notes.impaired.has(seat)
    }

    /// Whether this ability would work, were its owner not drunk or poisoned.
    pub(crate) fn fails(&self, seat: Seat, which: Which) -> bool {
        let row = self.row(seat);
        let ability = row.abilities[which.index()];
        ability.exists()
            && !ability.only_believed
            && row.life != Life::Dead
            && self.notes.impaired.has(seat)
    }

    /// Whether an effect would do something now, were whoever put it there not drunk or poisoned, now or then.
    pub(crate) fn has_failed(&self, effect: &Effect) -> bool {
        !effect.outlives
            && !self.works(effect)
            && self
                .ability(effect.by, effect.ability)
                .is_some_and(|which| {
                    self.fails(effect.by, which) || effect.idle && self.able(effect.by, which)
                })
    }

    /// Whether the player's own ability would work, were it not for life and death: for what one has "even if dead".
    pub(crate) fn sober(&self, seat: Seat) -> bool {
        !self.notes.impaired.has(seat)
    }

    /// Whether a dead player has an ability nevertheless.
    pub(super) fn keeps_abilities(&self, seat: Seat) -> bool {
        self.effects.as_slice().iter().any(|effect| {
            effect.on == seat
                && effect.mark == Mark::HasAbility
                && !effect.idle
                && (effect.outlives || self.source_lives(effect))
        })
    }

    /// Whether a dead player takes the own ability to be back, whether it works or not (集骨者).
    pub(crate) fn was_given_it_back(&self, seat: Seat) -> bool {
        let effects = self.effects.as_slice().iter();
        effects
            .filter(|effect| effect.on == seat && effect.mark == Mark::HasAbility)
            .any(|effect| roles::of(effect.character).gives_back)
    }

    /// Whether the owner of an effect's ability still has it and lives: enough for what keeps the dead able.
    pub(super) fn source_lives(&self, effect: &Effect) -> bool {
        self.source_stands(effect)
            && self.row(effect.by).life != Life::Dead
            && !self.notes.impaired.has(effect.by)
    }

    /// Works out anew who is drunk or poisoned, after anything that bears on it.
    ///
    /// An effect impairs while its source is able, and the source may itself be impaired by another
    /// effect. Effects whose source no undecided effect touches are decided first; where effects
    /// depend on one another in a ring, the oldest of them holds.
    pub(crate) fn settle(&mut self) {
        self.look_around();
        self.drop_what_lost_its_source();
        self.notes.impaired = Seats::NONE;
        if self.effects.is_empty() {
            return;
        }
        let mut undecided: Stack<u8, MOST_EFFECTS> = Stack::default();
        let mut certain = Seats::NONE;
        let mut sober = Seats::NONE;
        for (place, effect) in self.effects.as_slice().iter().enumerate() {
            if matches!(effect.mark, Mark::Drunk | Mark::Poisoned | Mark::Sober) && !effect.idle {
                undecided.push(place as u8);
            }
        }
        while !undecided.is_empty() {
            let touched: Seats = undecided
                .as_slice()
                .iter()
                .map(|&place| self.effects.as_slice()[usize::from(place)].on)
                .collect();
            let ready = undecided.as_slice().iter().position(|&place| {
                let effect = &self.effects.as_slice()[usize::from(place)];
                effect.outlives || !touched.has(effect.by)
            });
            let place = undecided.remove(ready.unwrap_or(0));
            let effect = self.effects.as_slice()[usize::from(place)];
            if !self.works(&effect) {
                continue;
            }
            match effect.mark {
                Mark::Sober => sober = sober.with(effect.on),
                _ => certain = certain.with(effect.on),
            }
            self.notes.impaired = certain.minus(sober).minus(self.people.immune);
        }
        self.notes.impaired = certain.minus(sober).minus(self.people.immune);
        self.notice_what_fails();
    }

    /// Whoever should have made somebody drunk or poisoned, and has not because of another character.
    pub(super) fn notice_what_fails(&mut self) {
        let failed: Seats = self
            .effects
            .as_slice()
            .iter()
            .filter(|effect| {
                matches!(effect.mark, Mark::Drunk | Mark::Poisoned)
                    && effect.on != effect.by
                    && self.has_failed(effect)
            })
            .map(|effect| effect.by)
            .collect();
        self.notes.went_wrong = self.notes.went_wrong.or(failed);
    }

    /// Works out anew who is what.
    pub(super) fn look_around(&mut self) {
        let mut people = People::default();
        for seat in self.seats() {
            let row = self.row(seat);
            match row.life {
                Life::Alive => {
                    people.living = people.living.with(seat);
                    people.lives = people.lives.with(seat);
                }
                Life::Seeming => people.lives = people.lives.with(seat),
                Life::Dead => {}
            }
            match self.team_of(row.character) {
                Team::Traveller => people.travellers = people.travellers.with(seat),
                Team::Demon if row.life != Life::Dead => people.demons = people.demons.with(seat),
                _ => {}
            }
            if roles::of(row.character).never_impaired {
                people.immune = people.immune.with(seat);
            }
            for ability in row.abilities {
                let role = roles::of(ability.character);
                people.needs_upkeep |= role.upkeep.is_some();
                people.by_hand |= ability.exists() && role.manual;
                people.watches |= role.watches.is_some();
            }
        }
        self.people = people;
    }

    /// Takes away the effects that end now.
    pub(crate) fn expire(&mut self, ends: impl Fn(Until) -> bool) {
        let mut place = 0;
        while place < self.effects.len() {
            if ends(self.effects.as_slice()[place].until) {
                self.effects.remove(place);
            } else {
                place += 1;
            }
        }
    }

    /// Renews the effects that follow from who sits where.
    pub(crate) fn upkeep(&mut self) {
        self.look_around();
        if !self.people.needs_upkeep {
            return;
        }
        let kept = self.by_age(|role| role.upkeep.is_some());
        for &(me, which) in kept.as_slice() {
            let character = self.row(me).abilities[which.index()].character;
            if let Some(upkeep) = roles::of(character).upkeep {
                upkeep(self, me, which);
            }
        }
    }

    /// An ability keeps this mark on exactly these players.
    pub(crate) fn keep(&mut self, me: Seat, which: Which, mark: Mark, wanted: Seats) {
        let ability = self.row(me).abilities[which.index()];
        let is_mine = |effect: &Effect| {
            effect.by == me && effect.ability == ability.serial && effect.mark == mark
        };
        let mut there = Seats::NONE;
        let mut place = 0;
        while place < self.effects.len() {
            let effect = self.effects.as_slice()[place];
            if is_mine(&effect) && !wanted.has(effect.on) {
                self.effects.remove(place);
                continue;
            }
            if is_mine(&effect) {
                there = there.with(effect.on);
            }
            place += 1;
        }
        for on in self.clockwise(me) {
            let is_spared = self.is_spared(on, mark, ability.character);
            if !wanted.has(on) || there.has(on) || is_spared {
                continue;
            }
            if self.effects.len() == MOST_EFFECTS {
                self.effects.remove(0);
            }
            self.effects.push(Effect {
                mark,
                on,
                by: me,
                character: ability.character,
                ability: ability.serial,
                ..Effect::default()
            });
        }
    }

    pub(super) fn drop_what_lost_its_source(&mut self) {
        let mut place = 0;
        while place < self.effects.len() {
            if self.source_stands(&self.effects.as_slice()[place]) {
                place += 1;
            } else {
                self.effects.remove(place);
            }
        }
    }
}
