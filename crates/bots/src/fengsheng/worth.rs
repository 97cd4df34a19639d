//! 得失 — what it is worth to a player that something lies before somebody: from -1000 for a lost game
//! to 1000 for a won one.

use fengsheng::{Colours, Face, Faction, Role};
use kernel::Seat;

use super::belief::WHOLE;
use super::goal::Goal;
use super::situation::{Counts, Situation};

/// A game that is won.
pub(super) const WON: i32 = 1000;
/// A game that is lost to somebody; a bystander loses most games.
const LOST: i32 = -1000;
const LOST_BY_BYSTANDER: i32 = -650;

/// How much of a victory so many of three are.
const OF_THREE: [i32; 3] = [0, 90, 290];
const OF_FIVE: [i32; 5] = [0, 40, 110, 240, 460];
const OF_SIX: [i32; 6] = [0, 30, 80, 160, 290, 500];
/// How much of a death so many black intelligence are.
const FRAIL: [i32; 3] = [0, 90, 345];

/// What it is worth that a mission has become impossible.
const SPURNED: i32 = 160;

fn of(table: &[i32], count: u8) -> i32 {
    table.get(usize::from(count)).copied().unwrap_or(WHOLE)
}

impl Situation<'_> {
    pub(super) fn lost(&self) -> i32 {
        if self.is_bystander() {
            LOST_BY_BYSTANDER
        } else {
            LOST
        }
    }

    // --- victories ------------------------------------------------------------------------------

    /// What it is worth if this player, being of `side`, declares a victory, by intelligence that `sender` sent.
    fn victory(&self, seat: Seat, side: Faction, sender: Option<Seat>) -> i32 {
        let mine = if self.is_bystander() {
            seat == self.me || self.rides(seat, sender)
        } else {
            side == self.side
        };
        if !mine {
            return self.lost();
        }
        if self.is_bystander() {
            return WON;
        }
        let tide = sender.map_or(0, |sender| {
            if self.role(sender) == Some(Role::Tide) && sender != seat {
                self.odds(sender, Faction::Bystander)
            } else {
                0
            }
        });
        let spoilt = (self.spoilt[seat.index()] + tide).min(WHOLE);
        WON + (LOST - WON) * spoilt / WHOLE
    }

    /// What it is worth that a player, being of `side`, has this share of a victory; only for the whole of it it matters who
    /// sent the last card, and what else would make it fail may change before that.
    fn share(&self, seat: Seat, side: Faction, share: i32, sender: Option<Seat>) -> i32 {
        if share >= WHOLE {
            return self.victory(seat, side, sender);
        }
        let victory = self.victory(seat, side, None);
        let hoped = if victory > self.lost() && victory < WON {
            (victory + 2 * WON) / 3
        } else {
            victory
        };
        share * hoped / WHOLE
    }

    /// Whether one's own mission makes another player's victory one's own.
    fn rides(&self, seat: Seat, sender: Option<Seat>) -> bool {
        match self.goal {
            Goal::FemaleWins => self.is_female(seat),
            Goal::MaleWins(most) => self.gender(seat).is_male() && self.blacks(self.me) <= most,
            Goal::NeighbourWins => self.neighbours(self.me, seat),
            Goal::NobodyDead => self.view.dead.is_empty(),
            Goal::SomebodyDead => !self.view.dead.is_empty(),
            Goal::MyIntelligenceWins => sender.is_none_or(|sender| sender == self.me),
            _ => false,
        }
    }

    fn neighbours(&self, one: Seat, other: Seat) -> bool {
        self.neighbour(one, false) == other || self.neighbour(one, true) == other
    }

    /// How likely a bystander's mission makes this player's victory fail, whoever sent the intelligence.
    pub(super) fn spoilers(&self, winner: Seat) -> i32 {
        if self.is_bystander() {
            return 0;
        }
        let mut spoilt = 0;
        for seat in self.others().without(winner) {
            let holds = match self.role(seat) {
                Some(Role::Viper) => self.view.dead.is_empty(),
                Some(Role::MrYi) => !self.view.dead.is_empty(),
                Some(Role::ThousandFaces) => self.neighbours(seat, winner),
                _ => false,
            };
            if holds {
                spoilt += self.odds(seat, Faction::Bystander);
            }
        }
        spoilt
    }

    // --- what lies before a player --------------------------------------------------------------

    /// What it is worth that this lies before a player, the last of it by that player's hand.
    pub(super) fn potential(&self, seat: Seat, counts: Counts, by: Option<Seat>) -> i32 {
        if counts.black >= 3 {
            return self.death(seat, by);
        }
        let role = self.up(seat);
        if self.is_first_edition() && role == Some(Role::RookieWhite) && counts.cards >= 6 {
            return self.leaving(seat);
        }
        let [lurker, agency, bystander] = self.memory.belief.odds(seat);
        let life = FRAIL[usize::from(counts.black)] * self.doom[seat.index()] / WHOLE;
        let mut worth = life;
        if lurker > 0 && counts.red > 0 {
            let share = self.share(seat, Faction::Lurker, of(&OF_THREE, counts.red), by);
            worth += lurker * share / WHOLE;
        }
        if agency > 0 && counts.blue > 0 {
            let share = self.share(seat, Faction::Agency, of(&OF_THREE, counts.blue), by);
            worth += agency * share / WHOLE;
        }
        if bystander > 0 && counts.cards > 0 {
            let share = match self.goal_of(seat).unwrap_or(Goal::None) {
                Goal::Red3 => of(&OF_THREE, counts.red),
                Goal::Blue3 => of(&OF_THREE, counts.blue),
                Goal::True5 => of(&OF_FIVE, counts.red + counts.blue),
                Goal::Six => of(&OF_SIX, counts.cards),
                _ => 0,
            };
            if share > 0 {
                worth += bystander * self.share(seat, Faction::Bystander, share, by) / WHOLE;
            }
        }
        // 大美女 wins along only with at most one black: her second one ends that.
        let spurned = self.role(seat) == Some(Role::GreatBeauty) && counts.black >= 2;
        if spurned && bystander > 0 {
            worth += if seat == self.me {
                -SPURNED
            } else {
                bystander * SPURNED / WHOLE
            };
        }
        worth
    }

    /// What a player's gaining a card of these colours is worth, by that player's hand.
    pub(super) fn gain(&self, seat: Seat, colours: Colours, by: Option<Seat>) -> i32 {
        self.gain_to(seat, self.counts(seat), colours, by)
    }

    /// The same if other things lie before the player then.
    pub(super) fn gain_to(
        &self,
        seat: Seat,
        counts: Counts,
        colours: Colours,
        by: Option<Seat>,
    ) -> i32 {
        self.potential(seat, counts.plus(colours), by) - self.potential(seat, counts, None)
    }

    /// What a player's gaining this card is worth.
    pub(super) fn gain_face(&self, seat: Seat, face: Face, by: Option<Seat>) -> i32 {
        let counts = self.counts(seat);
        self.potential(seat, counts.with(face), by) - self.potential(seat, counts, None)
    }

    /// What it is worth that this card is taken away from before a player.
    pub(super) fn removal(&self, seat: Seat, face: Face) -> i32 {
        let counts = self.counts(seat);
        self.potential(seat, counts.without(face), None) - self.potential(seat, counts, None)
    }
}
