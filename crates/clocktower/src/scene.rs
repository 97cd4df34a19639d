//! 场面 — a town at a given moment, and what can be asked about its truth from outside: for rulebook pages and tests.
//!
//! [`Town::truth`] reads and never writes; what it tells is listed here field by field. [`arrange`] and [`pass_night`] bring a
//! freshly dealt town to where a scene begins.

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::almanac::Slot;
use crate::frame::Frame;
use crate::grimoire::Life;
use crate::roles;
use crate::town::{Dealer, Phase, Town};
use crate::view::Pending;
use crate::{Cast, Character, Day, Effect, Info, Mark, Side, Team};

/// What a scene says of a player besides the character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The side, if it is not the character's.
    pub side: Option<Side>,
    /// Whether the player is dead.
    pub dead: bool,
    /// Whether the dead player's vote is spent.
    pub voted: bool,
    /// Drunk, for good.
    pub drunk: bool,
    /// Poisoned, for good.
    pub poisoned: bool,
    /// Whether the one use of the ability is spent.
    pub spent: bool,
}

/// Lays out what a scene says of the players, seat by seat.
pub fn arrange(town: &mut Town, places: &[Place]) {
    let players = town.grimoire.chairs;
    for (seat, place) in Seat::all(players).zip(places) {
        let row = &mut town.grimoire.rows[seat];
        if let Some(side) = place.side {
            row.side = side;
            row.told_side = side;
        }
        row.abilities[Which::Own.index()].spent |= place.spent;
        if place.dead {
            row.life = Life::Dead;
            row.vote_token = !place.voted;
            let notes = &mut town.grimoire.notes;
            notes.lived_at_dusk = notes.lived_at_dusk.without(seat);
            if !place.voted {
                notes.tokens_at_dusk = notes.tokens_at_dusk.with(seat);
            }
        }
        for (lies, mark) in [(place.drunk, Mark::Drunk), (place.poisoned, Mark::Poisoned)] {
            if lies {
                town.grimoire.effects.push(Effect {
                    mark,
                    on: seat,
                    by: seat,
                    outlives: true,
                    ..Effect::default()
                });
            }
        }
    }
    town.grimoire.upkeep();
    town.grimoire.settle();
}

/// The night goes by without anybody being called.
pub fn pass_night(town: &mut Town) {
    if let Phase::Night { calls } = &mut town.phase {
        *calls = if town.grimoire.night <= 1 {
            town.first_night.len()
        } else {
            town.other_nights.len()
        } as u8;
        let mut silence = |_| ();
        let mut dealer = Dealer {
            town,
            tell: &mut silence,
        };
        dealer.run();
    }
}

/// What is so in a town, to be read.
#[derive(Clone, Copy)]
pub struct Truth<'a>(&'a Town);

impl Town {
    /// What is so, secrets included.
    pub const fn truth(&self) -> Truth<'_> {
        Truth(self)
    }
}

impl Truth<'_> {
    /// How many chairs there are, empty ones included.
    pub const fn players(self) -> u8 {
        self.0.grimoire.chairs
    }

    /// Who is there.
    pub const fn present(self) -> Seats {
        self.0.grimoire.present
    }

    /// The storyteller's seat.
    pub const fn storyteller(self) -> Seat {
        self.0.storyteller()
    }

    /// Which part of the game it is.
    pub const fn phase(self) -> Phase {
        self.0.phase
    }

    /// Which night it is, or which night the day follows.
    pub const fn night(self) -> u8 {
        self.0.grimoire.night
    }

    /// What has happened today.
    pub const fn day(self) -> Day {
        self.0.day
    }

    /// What is asked now, if it is more than to go on.
    pub const fn pending(self) -> Option<Pending> {
        self.0.pending
    }

    /// Whether nothing is under way.
    pub fn is_quiet(self) -> bool {
        self.0.pending.is_none() && self.0.frames.is_empty()
    }

    /// Whose ability is under way, if one is.
    pub fn acting(self) -> Option<Seat> {
        self.0.frames.last().map(|frame: &Frame| frame.me)
    }

    /// The call of the night that was made last.
    pub fn last_call(self) -> Option<Slot> {
        let Phase::Night { calls } = self.0.phase else {
            return None;
        };
        self.0
            .calls()
            .as_slice()
            .get(usize::from(calls).checked_sub(1)?)
            .copied()
    }

    /// The characters of the script.
    pub const fn script(self) -> Cast {
        self.0.grimoire.script
    }

    /// The team of a character.
    pub fn team_of(self, character: Character) -> Team {
        self.0.grimoire.team_of(character)
    }

    /// A player's true character.
    pub fn character(self, seat: Seat) -> Character {
        self.0.grimoire.row(seat).character
    }

    /// The character that a player was shown.
    pub fn believes(self, seat: Seat) -> Character {
        self.0.grimoire.row(seat).believes
    }

    /// The ability that a player has gained besides the own one.
    pub fn gained(self, seat: Seat) -> Option<Character> {
        let ability = self.0.grimoire.row(seat).abilities[Which::Gained.index()];
        ability.exists().then_some(ability.character)
    }

    /// A player's side.
    pub fn side(self, seat: Seat) -> Side {
        self.0.grimoire.row(seat).side
    }

    /// Whether a player lives.
    pub fn life(self, seat: Seat) -> Life {
        self.0.grimoire.row(seat).life
    }

    /// The players who count as living.
    pub fn living(self) -> Seats {
        self.0.grimoire.living()
    }

    /// Whether a dead player can still vote once.
    pub fn has_token(self, seat: Seat) -> bool {
        let row = self.0.grimoire.row(seat);
        row.life != Life::Alive && row.vote_token
    }

    /// How many votes are needed now.
    pub fn needed(self) -> u8 {
        self.0.needed()
    }

    /// Whether a player is drunk or poisoned.
    pub fn is_impaired(self, seat: Seat) -> bool {
        !self.0.grimoire.sober(seat)
    }

    /// Whether a player's own ability works.
    pub fn is_able(self, seat: Seat) -> bool {
        self.0.grimoire.able(seat, Which::Own)
    }

    /// Whether the one use of a player's own ability is gone.
    pub fn is_spent(self, seat: Seat) -> bool {
        self.0.grimoire.row(seat).abilities[Which::Own.index()].spent
    }

    /// The effects that lie on a player and do something.
    pub fn marks(self, seat: Seat) -> Vec<Effect> {
        self.0.grimoire.on(seat).copied().collect()
    }

    /// Every token that lies on a player, working or not.
    pub fn tokens(self, seat: Seat) -> Vec<Effect> {
        let effects = self.0.grimoire.effects.as_slice().iter();
        effects
            .filter(|effect| effect.on == seat)
            .copied()
            .collect()
    }

    /// What the storyteller would say who keeps to the truth: what is so if everybody counts as what they are; or else the
    /// first thing that may be said.
    pub fn most_truthful(self) -> Option<Info> {
        let my = self.0.frames.last()?;
        let mut sayable = Vec::new();
        self.0.sayable(my, &mut |info| sayable.push(info));
        sayable.sort_unstable();
        sayable
            .iter()
            .copied()
            .find(|&info| self.0.is_so(my, info))
            .or_else(|| sayable.first().copied())
    }
}

/// The team whose token is shown to whoever draws this character; none if its own is.
pub fn token_shown(character: Character) -> Option<Team> {
    roles::of(character).shown
}

/// Whether the storyteller carries this character out by hand.
pub fn is_by_hand(character: Character) -> bool {
    roles::of(character).manual
}
