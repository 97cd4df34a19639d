//! 魔典 — who is who: one row per player, the effects that lie on them, and what happened today.
//!
//! The engine's town and the solver's worlds are both a grimoire with something around it, so what a
//! role says is true means the same in both.

mod effects;
mod sobriety;

use kernel::{BySeat, Seat, Seats, Stack};

use crate::ability::{Ability, Which};
use crate::{Cast, Character, Effect, Side, Team, Tri};

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
    /// How many chairs there are, empty ones included; the storyteller's seat comes after them.
    pub(crate) chairs: u8,
    /// Who is there: everybody but for the empty chairs, which are kept for Travellers who come later.
    pub(crate) present: Seats,
    /// How many they are: asked for too often to be counted every time.
    pub(crate) seated: u8,
    pub(crate) rows: BySeat<Row, MOST_PLAYERS>,
    pub(crate) effects: Stack<Effect, MOST_EFFECTS>,
    /// The characters of the script.
    pub(crate) script: Cast,
    /// The teams of the characters that the script brought along.
    pub(crate) own_teams: [Team; Character::MOST_OWN],
    /// Which night it is, or which night the day follows; 0 before the first.
    pub(crate) night: u8,
    pub(crate) notes: Notes,
    /// Who sits where: clockwise, place by place, and behind them the empty chairs. In order, unless 女舍监 had players
    /// exchange seats or somebody came or left.
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
            chairs: 0,
            present: Seats::NONE,
            seated: 0,
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
    /// All players, in the order of their seats' letters.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.present.into_iter()
    }

    /// How many players there are.
    pub(crate) const fn players(&self) -> u8 {
        self.seated
    }

    /// All chairs, whether anybody sits there or not.
    pub(crate) fn all_chairs(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.chairs)
    }

    /// The chairs at which nobody sits.
    pub(crate) const fn empty_chairs(&self) -> Seats {
        Seats::all(self.chairs).minus(self.present)
    }

    /// The players who are no Travellers.
    pub(crate) const fn residents(&self) -> Seats {
        self.present.minus(self.people.travellers)
    }

    /// The place in the circle where a player sits.
    pub(crate) fn place(&self, seat: Seat) -> u8 {
        let sits = |&other: &Seat| other == seat;
        self.circle.iter().position(sits).unwrap_or(0) as u8
    }

    /// The player who sits so many places further on, clockwise.
    pub(crate) fn further(&self, seat: Seat, by: u8) -> Seat {
        self.circle[usize::from((self.place(seat) + by) % self.players())]
    }

    /// How many places further on than `from` another player sits, clockwise.
    pub(crate) fn places_between(&self, from: Seat, to: Seat) -> u8 {
        (self.place(to) + self.players() - self.place(from)) % self.players()
    }

    /// Two players exchange their seats.
    pub(crate) fn exchange_seats(&mut self, one: Seat, other: Seat) {
        let (one, other) = (self.place(one), self.place(other));
        self.circle.swap(usize::from(one), usize::from(other));
    }

    /// The players clockwise from the one after `seat`, without `seat`.
    pub(crate) fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (players, circle, place) = (self.players(), self.circle, self.place(seat));
        (1..players).map(move |by| circle[usize::from((place + by) % players)])
    }

    /// The players counter-clockwise from the one before `seat`, without `seat`.
    pub(crate) fn counter_clockwise(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (players, circle, place) = (self.players(), self.circle, self.place(seat));
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
}
