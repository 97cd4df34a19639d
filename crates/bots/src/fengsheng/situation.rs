//! 形势 — what a player sees when it is asked, counted: who has what, and who is believed to be what.

use fengsheng::{
    Colour, Colours, Edition, Face, Faces, Faction, Gender, MAX_PLAYERS, Mode, Role, SeatView,
    TransitView, TurnFlag, View,
};
use kernel::{Seat, Seats};

use super::belief::WHOLE;
use super::goal::Goal;
use super::hand::Hand;
use super::memory::Memory;

/// After so many laps a bystander stops to wait for the mission.
const PATIENCE: i32 = 8;

/// What lies before a player, by colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Counts {
    pub(super) red: u8,
    pub(super) blue: u8,
    pub(super) black: u8,
    pub(super) cards: u8,
}

impl Counts {
    pub(super) fn of(faces: &Faces) -> Self {
        let mut counts = Self::default();
        if !faces.is_empty() {
            for face in Face::all() {
                let copies = faces.count(face);
                if copies > 0 {
                    counts.add(face, copies);
                }
            }
        }
        counts
    }

    pub(super) const fn add(&mut self, face: Face, copies: u8) {
        self.cards += copies;
        self.red += copies * face.is(Colour::Red) as u8;
        self.blue += copies * face.is(Colour::Blue) as u8;
        self.black += copies * face.is(Colour::Black) as u8;
    }

    #[must_use]
    pub(super) const fn with(mut self, face: Face) -> Self {
        self.add(face, 1);
        self
    }

    /// Without one card of this face, which is among them.
    #[must_use]
    pub(super) const fn without(self, face: Face) -> Self {
        Self {
            red: self.red - face.is(Colour::Red) as u8,
            blue: self.blue - face.is(Colour::Blue) as u8,
            black: self.black - face.is(Colour::Black) as u8,
            cards: self.cards - 1,
        }
    }

    /// With one more card of these colours.
    #[must_use]
    pub(super) const fn plus(mut self, colours: Colours) -> Self {
        self.red += colours.has(Colour::Red) as u8;
        self.blue += colours.has(Colour::Blue) as u8;
        self.black += colours.has(Colour::Black) as u8;
        self.cards += 1;
        self
    }
}

/// A player's view, and what follows from it.
pub(super) struct Situation<'a> {
    pub(super) view: &'a View,
    pub(super) memory: &'a Memory,
    pub(super) me: Seat,
    pub(super) side: Faction,
    /// The mission of one's character.
    pub(super) goal: Goal,
    pub(super) hand: Hand,
    /// The colours of the hand.
    pub(super) held: Counts,
    pub(super) before: [Counts; MAX_PLAYERS],
    /// What everybody's death would be worth, by nobody's hand.
    pub(super) doom: [i32; MAX_PLAYERS],
    /// How likely a victory this player declares fails because of somebody's mission.
    pub(super) spoilt: [i32; MAX_PLAYERS],
}

impl<'a> Situation<'a> {
    /// None for an eye that sits nowhere, and before the game has begun.
    pub(super) fn of(view: &'a View, memory: &'a Memory) -> Option<Self> {
        let me = view.eye?;
        let place = &view.seats[me.index()];
        let mut before = [Counts::default(); MAX_PLAYERS];
        for (seat, (counts, place)) in before.iter_mut().zip(&view.seats).enumerate() {
            *counts = memory.counted(seat, &place.intelligence);
        }
        let hand = Hand::of(place.hand?);
        let mut situation = Self {
            view,
            memory,
            me,
            side: side(view, place.identity?),
            goal: Goal::of(view.edition, place.role.unwrap_or(Role::Nobody)),
            hand,
            held: hand.counts(),
            before,
            doom: [0; MAX_PLAYERS],
            spoilt: [0; MAX_PLAYERS],
        };
        for seat in view.living {
            situation.spoilt[seat.index()] = situation.spoilers(seat);
        }
        for seat in view.living {
            situation.doom[seat.index()] = situation.death(seat, None);
        }
        Some(situation)
    }

    pub(super) fn is_bystander(&self) -> bool {
        self.side == Faction::Bystander
    }

    pub(super) fn counts(&self, seat: Seat) -> Counts {
        self.before[seat.index()]
    }

    pub(super) fn blacks(&self, seat: Seat) -> u8 {
        self.before[seat.index()].black
    }

    /// How likely the player is of this side, in thousandths.
    pub(super) fn odds(&self, seat: Seat, side: Faction) -> i32 {
        self.memory.belief.odds(seat)[side as usize]
    }

    /// The same of the identity a player holds: where only missions win nobody plays for it, but some
    /// missions ask for it.
    pub(super) fn identity(&self, seat: Seat) -> [i32; 3] {
        if self.view.rules.mode != Mode::Bystanders {
            return self.memory.belief.odds(seat);
        }
        let identity = |place: &SeatView| place.identity.map(|faction| faction as usize);
        if let Some(known) = identity(&self.view.seats[seat.index()]) {
            return [0, 1, 2].map(|at| i32::from(at == known) * WHOLE);
        }
        let all = self.view.seats.iter();
        let unknown = all.clone().filter(|it| it.identity.is_none()).count() as u8;
        // Two of each.
        [0, 1, 2].map(|at| {
            let seen = all.clone().filter(|it| identity(it) == Some(at)).count() as u8;
            i32::from(2_u8.saturating_sub(seen)) * WHOLE / i32::from(unknown.max(1))
        })
    }

    /// How little one still believes that the game ends by itself, in thousandths.
    pub(super) fn weariness(&self) -> i32 {
        let laps = self.memory.turns / i32::from(self.view.seats.len() as u8);
        ((laps - PATIENCE) * WHOLE / PATIENCE).clamp(0, WHOLE)
    }

    /// How likely one and the player win and lose together.
    pub(super) fn friend(&self, seat: Seat) -> i32 {
        if seat == self.me {
            WHOLE
        } else if self.is_bystander() {
            0
        } else {
            self.odds(seat, self.side)
        }
    }

    /// The same, less how likely they are against one another: from -1000 to 1000.
    pub(super) fn regard(&self, seat: Seat) -> i32 {
        let friend = self.friend(seat);
        if self.is_bystander() && seat != self.me {
            return -WHOLE / 3;
        }
        friend - (WHOLE - friend - self.odds(seat, Faction::Bystander) / 2)
    }

    pub(super) fn role(&self, seat: Seat) -> Option<Role> {
        self.view.seats[seat.index()].role
    }

    /// The character, if it lies face up: only then its skills hold.
    pub(super) fn up(&self, seat: Seat) -> Option<Role> {
        let place = &self.view.seats[seat.index()];
        place.role.filter(|_| place.face_up)
    }

    pub(super) fn gender(&self, seat: Seat) -> Gender {
        let edition = self.view.edition;
        self.up(seat)
            .map_or(Gender::Neither, |role| role.gender(edition))
    }

    /// What the character of a player, if it is known, makes that player want as a bystander.
    pub(super) fn goal_of(&self, seat: Seat) -> Option<Goal> {
        self.role(seat)
            .map(|role| Goal::of(self.view.edition, role))
    }

    /// Whether it is the edition whose skills are weighed one by one; those of the others are used with
    /// more care.
    pub(super) fn is_first_edition(&self) -> bool {
        self.view.edition == Edition::Standard2010
    }

    /// Whether a skill makes this hold until the turn ends.
    pub(super) fn holds(&self, flag: TurnFlag) -> bool {
        self.view.holding().any(|it| it == flag)
    }

    pub(super) fn is_female(&self, seat: Seat) -> bool {
        self.gender(seat).is_female()
    }

    pub(super) fn hand_size(&self, seat: Seat) -> i32 {
        i32::from(self.view.seats[seat.index()].hand_size)
    }

    pub(super) fn my_turn(&self) -> bool {
        self.view.turn == self.me
    }

    pub(super) fn others(&self) -> Seats {
        self.view.living.without(self.me)
    }

    pub(super) fn transit(&self) -> Option<&'a TransitView> {
        self.view.transit.as_ref()
    }

    /// The next living player in this direction.
    pub(super) fn neighbour(&self, seat: Seat, leftwards: bool) -> Seat {
        let seats = self.view.seats.len() as u8;
        let step = if leftwards { seats - 1 } else { 1 };
        let mut next = seat;
        for _ in 0..seats {
            next = next.moved(step, seats);
            if self.view.living.has(next) {
                break;
            }
        }
        next
    }

    /// Whether the dead have this side among them.
    pub(super) fn has_died(&self, side: Faction) -> bool {
        self.view
            .dead
            .into_iter()
            .any(|seat| self.view.seats[seat.index()].identity == Some(side))
    }
}

/// For whom one plays: for oneself where only missions win, and where one's identity was taken.
fn side(view: &View, identity: Faction) -> Faction {
    if view.rules.mode == Mode::Bystanders || identity == Faction::Removed {
        Faction::Bystander
    } else {
        identity
    }
}
