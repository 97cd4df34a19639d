//! 得失 — what it is worth to a player that something lies before somebody: from -1000 for a lost game
//! to 1000 for a won one.

use fengsheng::{Colour, Face, Faction, Role};
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
const FRAIL: [i32; 3] = [0, 110, 380];

/// What deaths are worth when nothing else hangs on them.
const FOE_DIES: i32 = 300;
const FRIEND_DIES: i32 = -300;
const BYSTANDER_DIES: i32 = 40;
const I_DIE: i32 = -400;

fn of(table: &[i32], count: u8) -> i32 {
    table.get(usize::from(count)).copied().unwrap_or(WHOLE)
}

impl Situation<'_> {
    fn lost(&self) -> i32 {
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

    // --- deaths ---------------------------------------------------------------------------------

    /// What this player's death is worth, by that player's hand.
    pub(super) fn death(&self, victim: Seat, by: Option<Seat>) -> i32 {
        let bystander = self.odds(victim, Faction::Bystander);
        let mut worth = if self.is_bystander() {
            self.death_for_goal(victim)
        } else if victim == self.me {
            I_DIE
        } else {
            let friend = self.friend(victim);
            let foe = WHOLE - friend - bystander;
            (friend * FRIEND_DIES + foe * FOE_DIES + bystander * BYSTANDER_DIES) / WHOLE
        };
        if let Some(killer) = by.filter(|&killer| killer != victim) {
            let alone = self.wins_by_killing(killer, victim);
            let to_me = if killer == self.me { WON } else { self.lost() };
            worth += alone * (to_me - worth) / WHOLE;
        }
        if victim != self.me {
            let glad = match self.goal_of(victim) {
                Some(Goal::DieFirst) if self.view.dead.is_empty() => bystander,
                Some(Goal::DieSecond) if !self.view.dead.is_empty() => bystander,
                Some(Goal::DieWithThreeRed) if self.hand_size(victim) >= 4 => bystander / 2,
                _ => 0,
            };
            worth += glad * (self.lost() - worth) / WHOLE;
        }
        worth + self.death_for_others(victim) + self.last_side(victim)
    }

    /// How likely one wins by killing the other.
    fn wins_by_killing(&self, killer: Seat, victim: Seat) -> i32 {
        if self.up(killer) == Some(Role::BlackHand) {
            let wanton = self.odds(victim, Faction::Bystander);
            if wanton > WHOLE / 3 {
                return wanton;
            }
        }
        if self.up(victim) == Some(Role::MrYi) && self.is_female(killer) {
            return WHOLE;
        }
        let lying = self.counts(victim);
        let holds = match self.goal_of(killer) {
            Some(Goal::KillSecond) => !self.view.dead.is_empty(),
            Some(Goal::KillFemale) => self.is_female(victim),
            Some(Goal::KillWithoutTrue) => lying.red + lying.blue == 0,
            Some(Goal::KillWithThreeTrue) => lying.red + lying.blue >= 3,
            _ => false,
        };
        if holds {
            self.odds(killer, Faction::Bystander)
        } else {
            0
        }
    }

    /// What a death brings a bystander of one's own character.
    fn death_for_goal(&self, victim: Seat) -> i32 {
        let nobody_dead = self.view.dead.is_empty();
        if victim == self.me {
            let wins = match self.goal {
                Goal::DieFirst => nobody_dead,
                Goal::DieSecond => !nobody_dead,
                Goal::DieWithThreeRed => self.held.red >= 3,
                _ => false,
            };
            return if wins { WON } else { I_DIE };
        }
        let [lurker, agency, _] = self.memory.belief.odds(victim);
        match self.goal {
            Goal::LurkersWiped => lurker * self.wipe(Faction::Lurker) / WHOLE,
            Goal::AgencyWiped => agency * self.wipe(Faction::Agency) / WHOLE,
            Goal::DieFirst => {
                let sides =
                    lurker * self.wipe(Faction::Lurker) + agency * self.wipe(Faction::Agency);
                sides / WHOLE - if nobody_dead { 250 } else { 0 }
            }
            Goal::OneOfEachDead => {
                match [Faction::Lurker, Faction::Agency].map(|side| self.has_died(side)) {
                    [false, false] => (lurker + agency) * 350 / WHOLE,
                    [true, false] => agency,
                    [false, true] => lurker,
                    [true, true] => 0,
                }
            }
            Goal::KillSecond if nobody_dead => 250,
            Goal::KillSecond => -50,
            Goal::KillFemale if self.is_female(victim) => -200,
            Goal::DieSecond if nobody_dead => 350,
            Goal::NobodyDead if nobody_dead => -600,
            Goal::SomebodyDead if nobody_dead => 500,
            Goal::FemaleWins if self.is_female(victim) => -250,
            Goal::MaleWins(_) if self.gender(victim).is_male() => -150,
            Goal::None => 200,
            _ => 0,
        }
    }

    /// How much of a victory the death of one more of this side is to who wants all of them dead.
    fn wipe(&self, side: Faction) -> i32 {
        let left: i32 = self
            .view
            .living
            .into_iter()
            .map(|seat| self.odds(seat, side))
            .sum();
        if left < WHOLE * 3 / 2 { WON } else { 350 }
    }

    /// What a death brings others by their missions.
    fn death_for_others(&self, victim: Seat) -> i32 {
        if self.is_bystander() {
            return 0;
        }
        let mut worth = 0;
        for seat in self.others().without(victim) {
            let Some(goal) = self.goal_of(seat) else {
                continue;
            };
            let bystander = self.odds(seat, Faction::Bystander);
            if bystander < 100 {
                continue;
            }
            let to_me = match goal {
                Goal::NobodyDead if self.view.dead.is_empty() => 350,
                Goal::SomebodyDead if self.view.dead.is_empty() => -350,
                Goal::LurkersWiped => {
                    -self.odds(victim, Faction::Lurker) * self.wipe(Faction::Lurker) / WHOLE
                }
                Goal::AgencyWiped => {
                    -self.odds(victim, Faction::Agency) * self.wipe(Faction::Agency) / WHOLE
                }
                Goal::OneOfEachDead => {
                    let missing = [Faction::Lurker, Faction::Agency]
                        .into_iter()
                        .filter(|&side| !self.has_died(side));
                    let fits: i32 = missing.clone().map(|side| self.odds(victim, side)).sum();
                    -fits / missing.count().max(1) as i32
                }
                _ => 0,
            };
            worth += bystander * to_me / WHOLE;
        }
        worth
    }

    /// What it is worth that only one side is left after this death.
    fn last_side(&self, victim: Seat) -> i32 {
        let left = self.view.living.without(victim);
        if left.len() == 1 && left.has(self.me) {
            return WON;
        }
        if left.len() > 1 && !self.view.rules.last_side_wins {
            return 0;
        }
        let mut worth = 0;
        for side in [Faction::Lurker, Faction::Agency] {
            let mut all = WHOLE;
            for seat in left {
                all = all * self.odds(seat, side) / WHOLE;
            }
            let to_me = if side == self.side { WON } else { self.lost() };
            worth += all * to_me / WHOLE;
        }
        worth
    }

    // --- what lies before a player --------------------------------------------------------------

    /// What it is worth that this lies before a player, the last of it by that player's hand.
    pub(super) fn potential(&self, seat: Seat, counts: Counts, by: Option<Seat>) -> i32 {
        if counts.black >= 3 {
            return self.death(seat, by);
        }
        let role = self.up(seat);
        if self.is_first_edition() && role == Some(Role::RookieWhite) && counts.cards >= 6 {
            return self.lost_for(seat);
        }
        let [lurker, agency, bystander] = self.memory.belief.odds(seat);
        let life = FRAIL[usize::from(counts.black)] * self.doom[seat.index()] / WHOLE;
        let mut worth = life;
        // Only for the last card it matters who sent it.
        let by_for = |whole: bool| by.filter(|_| whole);
        if lurker > 0 && counts.red > 0 {
            let victory = self.victory(seat, Faction::Lurker, by_for(counts.red >= 3));
            worth += lurker * (of(&OF_THREE, counts.red) * victory / WHOLE) / WHOLE;
        }
        if agency > 0 && counts.blue > 0 {
            let victory = self.victory(seat, Faction::Agency, by_for(counts.blue >= 3));
            worth += agency * (of(&OF_THREE, counts.blue) * victory / WHOLE) / WHOLE;
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
                let victory = self.victory(seat, Faction::Bystander, by_for(share == WHOLE));
                worth += bystander * (share * victory / WHOLE) / WHOLE;
            }
        }
        worth
    }

    /// What it is worth that a player is out of the game without having died.
    fn lost_for(&self, seat: Seat) -> i32 {
        let bystander = self.odds(seat, Faction::Bystander);
        if seat == self.me {
            return self.lost();
        }
        let friend = self.friend(seat);
        let foe = WHOLE - friend - bystander;
        (friend * FRIEND_DIES + foe * FOE_DIES) / WHOLE + self.last_side(seat)
    }

    /// What a player's gaining a card of this colour is worth, by that player's hand.
    pub(super) fn gain(&self, seat: Seat, colour: Colour, by: Option<Seat>) -> i32 {
        self.gain_to(seat, self.counts(seat), colour, by)
    }

    /// The same if other things lie before the player then.
    pub(super) fn gain_to(
        &self,
        seat: Seat,
        counts: Counts,
        colour: Colour,
        by: Option<Seat>,
    ) -> i32 {
        self.potential(seat, counts.plus(colour), by) - self.potential(seat, counts, None)
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
