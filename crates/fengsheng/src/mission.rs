//! 机密任务 — what a bystander wins by, one line each.

use kernel::{CardSet, Seat, Seats};

use crate::{Colour, Face, Faction, Function, Mode, Table, View};

/// A character's secret mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Mission {
    /// None.
    None,
    /// Three red intelligence.
    Red3,
    /// Three blue intelligence.
    Blue3,
    /// Five intelligence that are not black.
    True5,
    /// Six intelligence of any colours.
    Six,
    /// Three red and three blue cards in hand.
    HandThreeAndThree,
    /// Ten cards in hand.
    HandTen,
    /// Dying with three red cards in hand.
    DieWithThreeRed,
    /// Dying as the second or a later one.
    DieSecond,
    /// Dying first, or one side wiped out.
    DieFirstOrOneSideWiped,
    /// All lurkers dead.
    LurkersWiped,
    /// All agency players dead.
    AgencyWiped,
    /// A lurker and an agency player dead.
    OneOfEachDead,
    /// Killing the second or a later player to die.
    KillSecond,
    /// Four 识破 in hand.
    HandFourCounters,
    /// Killing another player who has no red and no blue intelligence.
    KillWithoutTrue,
    /// Killing another player who has no purely red and no purely blue intelligence.
    KillWithoutPure,
    /// Killing another player who has three red or blue intelligence.
    KillWithThreeTrue,
    /// A male's victory, with no black intelligence of one's own.
    MaleWinsWithoutBlack,
    /// Killing a female character.
    KillFemale,
    /// A female's victory.
    FemaleWins,
    /// A male's victory, with at most one black intelligence of one's own.
    MaleWins,
    /// A neighbour's victory, which fails by it.
    NeighbourWins,
    /// A victory while nobody has died, which fails by it.
    NobodyDead,
    /// A victory after a death, which fails by it.
    SomebodyDead,
    /// A victory by intelligence one has sent, which fails by it.
    MyIntelligenceWins,
}

/// What a mission is being held against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// A death has been mourned, or a hand has changed: what lies on the table and in the hand counts.
    Now,
    /// This player has gained intelligence: what lies there counts, not yet whose death it may be.
    Gained,
    /// This player is dying, by that player's hand.
    Dying { victim: Seat, killer: Option<Seat> },
    /// This player declares victory; `sender` sent the intelligence it came by.
    Declared { winner: Seat, sender: Option<Seat> },
}

impl Table {
    /// Whether the mission of `seat`'s character holds.
    pub(crate) fn fulfils(&self, seat: Seat, moment: Moment) -> bool {
        let intelligence = |colour: Colour| self.intelligence_of(seat, colour).len();
        let in_hand = |colour: Colour| self.hands[seat].and(self.deck_of().of_colour(colour)).len();
        // Who lost is not dead (ruling F11); a death counts for its faction when it has been mourned.
        let members = |faction: Faction| -> Seats {
            Seat::all(self.seats)
                .filter(|&seat| self.identity[seat] == faction)
                .collect()
        };
        let some_dead =
            |faction: Faction| moment == Moment::Now && !members(faction).and(self.dead).is_empty();
        let wiped = |faction: Faction| {
            let members = members(faction);
            moment == Moment::Now && !members.is_empty() && members.minus(self.dead).is_empty()
        };
        let first_to_die = self.dead.len() == 1;
        let declared = |test: &dyn Fn(Seat, Option<Seat>) -> bool| match moment {
            Moment::Declared { winner, sender } => winner != seat && test(winner, sender),
            _ => false,
        };
        let dying = |test: &dyn Fn(Seat, Option<Seat>) -> bool| match moment {
            Moment::Dying { victim, killer } => test(victim, killer),
            _ => false,
        };
        match self.def(seat).mission {
            Mission::None => false,
            Mission::Red3 => intelligence(Colour::Red) >= 3,
            Mission::Blue3 => intelligence(Colour::Blue) >= 3,
            Mission::True5 => self.true_before(seat).len() >= 5,
            Mission::Six => self.intelligence[seat].len() >= 6,
            Mission::HandThreeAndThree => in_hand(Colour::Red) >= 3 && in_hand(Colour::Blue) >= 3,
            Mission::HandTen => self.hands[seat].len() >= 10,
            Mission::DieWithThreeRed => {
                dying(&|victim, _| victim == seat && in_hand(Colour::Red) >= 3)
            }
            Mission::DieSecond => dying(&|victim, _| victim == seat && !first_to_die),
            Mission::DieFirstOrOneSideWiped => {
                dying(&|victim, _| victim == seat && first_to_die)
                    || wiped(Faction::Lurker)
                    || wiped(Faction::Agency)
            }
            Mission::LurkersWiped => wiped(Faction::Lurker),
            Mission::AgencyWiped => wiped(Faction::Agency),
            Mission::OneOfEachDead => some_dead(Faction::Lurker) && some_dead(Faction::Agency),
            Mission::KillSecond => {
                dying(&|victim, killer| killer == Some(seat) && victim != seat && !first_to_die)
            }
            Mission::HandFourCounters => {
                let counters = self.deck_of().of_function(Function::Counter);
                self.hands[seat].and(counters).len() >= 4
            }
            Mission::KillWithoutTrue => dying(&|victim, killer| {
                killer == Some(seat) && victim != seat && self.true_before(victim).is_empty()
            }),
            Mission::KillWithoutPure => dying(&|victim, killer| {
                let black = self.deck_of().of_colour(Colour::Black);
                let pure = self.true_before(victim).minus(black);
                killer == Some(seat) && victim != seat && pure.is_empty()
            }),
            Mission::KillWithThreeTrue => dying(&|victim, killer| {
                killer == Some(seat) && victim != seat && self.true_before(victim).len() >= 3
            }),
            Mission::MaleWinsWithoutBlack => {
                intelligence(Colour::Black) == 0 && declared(&|winner, _| self.is_male(winner))
            }
            Mission::KillFemale => dying(&|victim, killer| {
                killer == Some(seat) && victim != seat && self.is_female(victim)
            }),
            Mission::FemaleWins => declared(&|winner, _| self.is_female(winner)),
            Mission::MaleWins => {
                intelligence(Colour::Black) <= 1 && declared(&|winner, _| self.is_male(winner))
            }
            Mission::NeighbourWins => {
                declared(&|winner, _| winner == self.right_of(seat) || winner == self.left_of(seat))
            }
            Mission::NobodyDead => self.dead.is_empty() && declared(&|_, _| true),
            Mission::SomebodyDead => !self.dead.is_empty() && declared(&|_, _| true),
            Mission::MyIntelligenceWins => declared(&|_, sender| sender == Some(seat)),
        }
    }

    /// The red and blue intelligence before a player, what is black too included.
    fn true_before(&self, seat: Seat) -> CardSet {
        let red = self.intelligence_of(seat, Colour::Red);
        red.or(self.intelligence_of(seat, Colour::Blue))
    }

    /// Whether a player wins by the mission of the character: bystanders, and in 酱油场 everybody.
    pub(crate) fn is_after_the_mission(&self, seat: Seat) -> bool {
        self.identity[seat] == Faction::Bystander || self.rules.mode == Mode::Bystanders
    }

    /// The colour whose third intelligence wins for a player.
    pub(crate) fn winning_colour(&self, seat: Seat) -> Option<Colour> {
        self.identity[seat]
            .colour()
            .filter(|_| !self.is_after_the_mission(seat))
    }

    /// Bystanders whose mission holds at this moment: the living, and whoever wins by dying now. What
    /// kills does not win otherwise, even if it fulfils a mission at once (ruling F5).
    pub(crate) fn bystanders_who_win(&self, moment: Moment) -> Seats {
        let dying = match moment {
            Moment::Dying { victim, .. } if self.def(victim).mission.is_a_death() => {
                Seats::only(victim)
            }
            _ => Seats::NONE,
        };
        self.living
            .or(dying)
            .into_iter()
            .filter(|&seat| self.is_after_the_mission(seat) && self.fulfils(seat, moment))
            .collect()
    }
}

impl Mission {
    /// Whether it may be fulfilled by one's own death.
    const fn is_a_death(self) -> bool {
        matches!(
            self,
            Self::DieWithThreeRed | Self::DieSecond | Self::DieFirstOrOneSideWiped
        )
    }

    /// Whether its winning makes the declaration fail that it hears.
    pub(crate) const fn overrides(self) -> bool {
        matches!(
            self,
            Self::NeighbourWins | Self::NobodyDead | Self::SomebodyDead | Self::MyIntelligenceWins
        )
    }
}

impl View {
    /// Whether the eye's own player would win by one more intelligence of this face, going by what lies
    /// before that player: by the third of the faction's colour, or by a mission that counts
    /// intelligence.
    pub fn would_win_with(&self, face: Face) -> bool {
        let Some(place) = self.eye.and_then(|seat| self.seats.get(seat.index())) else {
            return false;
        };
        let with = |counts: &dyn Fn(Face) -> bool, needed: usize| {
            let lying = place.intelligence.iter().filter(|&face| counts(face));
            counts(face) && lying.count() + 1 >= needed
        };
        let of = |colour: Colour| with(&|face| face.is(colour), 3);
        let mission = place.role.map(|role| self.edition.role(role).mission);
        let Some(identity) = place.identity else {
            return false;
        };
        let by_mission = self.rules.mode == Mode::Bystanders;
        match (identity.colour().filter(|_| !by_mission), mission) {
            (Some(colour), _) => of(colour),
            (None, Some(Mission::Red3)) => of(Colour::Red),
            (None, Some(Mission::Blue3)) => of(Colour::Blue),
            (None, Some(Mission::True5)) => {
                with(&|face| face.is(Colour::Red) || face.is(Colour::Blue), 5)
            }
            (None, Some(Mission::Six)) => with(&|_| true, 6),
            _ => false,
        }
    }
}
