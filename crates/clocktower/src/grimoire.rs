//! 魔典 — who is who: one row per player, the effects that lie on them, and what happened today.
//!
//! The engine's town and the solver's worlds are both a grimoire with something around it, so what a
//! role says is true means the same in both.

use kernel::{BySeat, Seat, Seats, Stack};

use crate::ability::{Ability, Which};
use crate::role::Role;
use crate::roles;
use crate::{Cast, Character, Effect, Mark, Side, Team, Tri, Until};

/// The most players a town can have, Travellers included.
pub const MOST_PLAYERS: usize = 21;
/// A seat at which nobody ever sits: for what is about nobody.
pub(crate) const NOBODY: Seat = Seat::new(kernel::MAX_SEATS as u8 - 1);
/// The most effects that lie on players at once.
pub(crate) const MOST_EFFECTS: usize = 56;

/// Whether a player lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Life {
    /// Lives, and everybody can see it.
    #[default]
    Alive,
    /// Lives, but looks dead (僵怖 after the first death).
    Seeming,
    /// Dead.
    Dead,
}

/// What the grimoire says of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Row {
    /// The true character.
    pub(crate) character: Character,
    /// The character whose token the player was shown.
    pub(crate) believes: Character,
    pub(crate) side: Side,
    /// The side the player was told to be of.
    pub(crate) told_side: Side,
    pub(crate) life: Life,
    /// Whether a dead player still has a vote.
    pub(crate) vote_token: bool,
    /// The player's own ability, and one gained from elsewhere.
    pub(crate) abilities: [Ability; 2],
}

/// What the storyteller keeps track of besides tokens: what happened since the last dawn, as far as abilities ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Notes {
    /// Whoever died by execution.
    pub(crate) executed_to_death: Option<Seat>,
    /// Whether there was an execution at all.
    pub(crate) execution: bool,
    /// Who died today, by whatever cause, or seemed to: not who died at night.
    pub(crate) died: Seats,
    /// Whether a Demon voted in an execution vote.
    pub(crate) demon_voted: Tri,
    /// Whether a Minion nominated.
    pub(crate) minion_nominated: Tri,
    /// Whether one nominated who is a Minion, as whatever anybody counts.
    pub(crate) true_minion_nominated: bool,
    /// Who woke tonight because of their own ability.
    pub(crate) woke: Seats,
    /// Whose ability went wrong since dawn because of another character.
    pub(crate) went_wrong: Seats,
    /// Who looked alive when the night began.
    pub(crate) lived_at_dusk: Seats,
    /// Who was dead then and still had a vote.
    pub(crate) tokens_at_dusk: Seats,
    /// Whether the storyteller decides who dies tonight (麻脸巫婆 has made a Demon).
    pub(crate) any_deaths: bool,
    /// How many abilities there have been: the next one's number.
    pub(crate) serial: u8,
    /// Who has no working ability; kept up to date by [`Grimoire::settle`].
    pub(crate) impaired: Seats,
    /// Whether there has been a Demon: without one, good has not won yet.
    pub(crate) had_a_demon: bool,
    /// The characters that the Demon was told are not in play; nobody's, if there are fewer.
    pub(crate) bluffs: [Character; 3],
    /// Whether everybody counts as what they are: for as long as a piece of information is judged that has to be plainly true.
    pub(crate) plain: bool,
}

/// Who is who.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grimoire {
    pub(crate) players: u8,
    pub(crate) rows: BySeat<Row, MOST_PLAYERS>,
    pub(crate) effects: Stack<Effect, MOST_EFFECTS>,
    /// The characters of the script.
    pub(crate) script: Cast,
    /// The teams of the characters that the script brought along.
    pub(crate) own_teams: [Team; Character::MOST_OWN],
    /// Which night it is, or which night the day follows; 0 before the first.
    pub(crate) night: u8,
    pub(crate) notes: Notes,
    /// Who sits where: clockwise, place by place. In order, unless 女舍监 had players exchange seats.
    pub(crate) circle: Circle,
    /// Who is what, worked out from the rows by [`Grimoire::settle`].
    pub(crate) people: People,
}

/// Who is what: nothing that the rows do not say, but asked for too often to be looked for every time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct People {
    /// Who counts as living.
    pub(crate) living: Seats,
    /// Who really lives.
    pub(crate) lives: Seats,
    pub(crate) travellers: Seats,
    /// The Demons who really live.
    pub(crate) demons: Seats,
    /// Who is sober and healthy whatever happens.
    pub(crate) immune: Seats,
    /// Whether somebody's effects follow from who sits where.
    pub(crate) needs_upkeep: bool,
    /// Whether somebody's character is played by hand.
    pub(crate) by_hand: bool,
    /// Whether some ability has to be looked after at every step.
    pub(crate) watches: bool,
}

/// Who sits where, clockwise.
pub type Circle = [Seat; MOST_PLAYERS];

/// Everybody sits in order.
pub(crate) fn in_order() -> Circle {
    std::array::from_fn(|place| Seat::new(place as u8))
}

impl Default for Grimoire {
    fn default() -> Self {
        Self {
            players: 0,
            rows: BySeat::default(),
            effects: Stack::default(),
            script: Cast::NONE,
            own_teams: [Team::Townsfolk; Character::MOST_OWN],
            night: 0,
            notes: Notes::default(),
            circle: in_order(),
            people: People::default(),
        }
    }
}

impl Grimoire {
    /// All players, in the order they sit.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// The place in the circle where a player sits.
    fn place(&self, seat: Seat) -> u8 {
        let sits = |&other: &Seat| other == seat;
        self.circle.iter().position(sits).unwrap_or(0) as u8
    }

    /// The player who sits so many places further on, clockwise.
    pub(crate) fn further(&self, seat: Seat, by: u8) -> Seat {
        self.circle[usize::from((self.place(seat) + by) % self.players)]
    }

    /// How many places further on than `from` another player sits, clockwise.
    pub(crate) fn places_between(&self, from: Seat, to: Seat) -> u8 {
        (self.place(to) + self.players - self.place(from)) % self.players
    }

    /// Two players exchange their seats.
    pub(crate) fn exchange_seats(&mut self, one: Seat, other: Seat) {
        let (one, other) = (self.place(one), self.place(other));
        self.circle.swap(usize::from(one), usize::from(other));
    }

    /// The players clockwise from the one after `seat`, without `seat`.
    pub(crate) fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (players, circle, place) = (self.players, self.circle, self.place(seat));
        (1..players).map(move |by| circle[usize::from((place + by) % players)])
    }

    /// The players counter-clockwise from the one before `seat`, without `seat`.
    pub(crate) fn counter_clockwise(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (players, circle, place) = (self.players, self.circle, self.place(seat));
        (1..players).map(move |by| circle[usize::from((place + players - by) % players)])
    }

    /// The players for whom something holds.
    pub(crate) fn those(&self, is_so: impl Fn(Seat) -> bool) -> Seats {
        self.seats().filter(|&seat| is_so(seat)).collect()
    }

    pub(crate) fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat]
    }

    /// The team of a character.
    pub(crate) fn team_of(&self, character: Character) -> Team {
        match character.entry() {
            Some(entry) => entry.team,
            None if character.is_own() => {
                self.own_teams[usize::from(character.number() - Character::FIRST_OWN)]
            }
            None => Team::Townsfolk,
        }
    }

    /// The team of a player's character.
    pub(crate) fn team(&self, seat: Seat) -> Team {
        self.team_of(self.row(seat).character)
    }

    /// Whether the town counts this player among the living.
    pub(crate) const fn is_alive(&self, seat: Seat) -> bool {
        self.people.living.has(seat)
    }

    /// Whether this player really lives, whatever it looks like.
    pub(crate) const fn really_lives(&self, seat: Seat) -> bool {
        self.people.lives.has(seat)
    }

    /// Everybody who counts as living.
    pub(crate) const fn living(&self) -> Seats {
        self.people.living
    }

    /// Who counts as dead and still has a vote.
    pub(crate) fn tokens(&self) -> Seats {
        let living = self.living();
        self.those(|seat| self.row(seat).vote_token && !living.has(seat))
    }

    /// The Travellers.
    pub(crate) const fn travellers(&self) -> Seats {
        self.people.travellers
    }

    /// Whether this player takes himself for another character (酒鬼, 疯子).
    pub(crate) fn is_unaware(&self, seat: Seat) -> bool {
        self.row(seat).abilities[Which::Own.index()].only_believed
    }

    /// Whether somebody, other than this player, is a character that is never in play together with this one.
    pub(crate) fn excludes(&self, seat: Seat, character: Character) -> bool {
        self.seats()
            .any(|other| other != seat && self.row(other).character.excludes(character))
    }

    /// Whether a player of this character is in play, dead or alive.
    pub(crate) fn in_play(&self, character: Character) -> bool {
        self.seats()
            .any(|seat| self.row(seat).character == character)
    }

    /// The characters of the script that belong to a team.
    pub(crate) fn script_of(&self, team: Team) -> Cast {
        self.script
            .iter()
            .filter(|&character| self.team_of(character) == team)
            .collect()
    }

    /// The nearest living players on both sides; the same one twice if only one other lives.
    pub(crate) fn living_neighbours(&self, seat: Seat) -> [Option<Seat>; 2] {
        [
            self.clockwise(seat).find(|&other| self.is_alive(other)),
            self.counter_clockwise(seat)
                .find(|&other| self.is_alive(other)),
        ]
    }

    // --- effects ----------------------------------------------------------------------------

    /// Whether the ability an effect comes from is still its owner's.
    fn source_stands(&self, effect: &Effect) -> bool {
        effect.outlives || self.ability(effect.by, effect.ability).is_some()
    }

    /// Whether an effect does something now.
    pub(crate) fn works(&self, effect: &Effect) -> bool {
        !effect.idle
            && (effect.outlives
                || self
                    .ability(effect.by, effect.ability)
                    .is_some_and(|which| self.able(effect.by, which) || self.is_own_doing(effect)))
    }

    /// Whether a player's own ability makes that player drunk or poisoned (水手): it is not undone by what it does.
    fn is_own_doing(&self, effect: &Effect) -> bool {
        let impairs = matches!(effect.mark, Mark::Drunk | Mark::Poisoned);
        impairs && effect.on == effect.by && self.row(effect.by).life != Life::Dead
    }

    /// The effects that lie on a player and do something now.
    pub(crate) fn on(&self, seat: Seat) -> impl Iterator<Item = &Effect> + Clone {
        self.effects
            .as_slice()
            .iter()
            .filter(move |effect| effect.on == seat && self.works(effect))
    }

    /// Whether a working effect of this kind lies on a player.
    pub(crate) fn has_mark(&self, seat: Seat, mark: Mark) -> bool {
        self.on(seat).any(|effect| effect.mark == mark)
    }

    /// Whether a Demon's ability would make this player drunk or poisoned, and something keeps it from that (士兵, 僧侣).
    pub(crate) fn is_spared(&self, seat: Seat, mark: Mark, by: Character) -> bool {
        let harms = matches!(mark, Mark::Drunk | Mark::Poisoned) && self.team_of(by) == Team::Demon;
        harms
            && (self.has_mark(seat, Mark::SafeFromDemon)
                || Which::BOTH.into_iter().any(|which| {
                    let own = self.row(seat).abilities[which.index()];
                    roles::of(own.character).safe_from_demons && self.able(seat, which)
                }))
    }

    /// The players on whom an ability of `by` has put this mark, working or not.
    pub(crate) fn marked_by(&self, by: Seat, character: Character, mark: Mark) -> Seats {
        self.effects
            .as_slice()
            .iter()
            .filter(|effect| {
                effect.by == by && effect.character == character && effect.mark == mark
            })
            .map(|effect| effect.on)
            .collect()
    }

    /// Which ability of a player bears this number, if the player still has it.
    pub(crate) fn ability(&self, seat: Seat, serial: u8) -> Option<Which> {
        Which::BOTH.into_iter().find(|which| {
            let ability = self.row(seat).abilities[which.index()];
            ability.exists() && ability.serial == serial
        })
    }

    /// The abilities of roles for which something holds, the oldest first: an order that does not depend on where people sit.
    pub(crate) fn by_age(&self, is_so: impl Fn(&Role) -> bool) -> Stack<(Seat, Which), 42> {
        let mut found: Stack<(Seat, Which), 42> = Stack::default();
        for seat in self.seats() {
            for which in Which::BOTH {
                let ability = self.row(seat).abilities[which.index()];
                if !ability.exists() || !is_so(roles::of(ability.character)) {
                    continue;
                }
                found.push((seat, which));
                let age =
                    |&(seat, which): &(Seat, Which)| self.row(seat).abilities[which.index()].serial;
                let list = found.as_mut_slice();
                let mut place = list.len() - 1;
                while place > 0 && age(&list[place - 1]) > age(&list[place]) {
                    list.swap(place - 1, place);
                    place -= 1;
                }
            }
        }
        found
    }

    // --- sobriety -------------------------------------------------------------------------

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
    fn keeps_abilities(&self, seat: Seat) -> bool {
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
    fn source_lives(&self, effect: &Effect) -> bool {
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
    fn notice_what_fails(&mut self) {
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
    fn look_around(&mut self) {
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

    fn drop_what_lost_its_source(&mut self) {
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
