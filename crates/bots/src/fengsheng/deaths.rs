//! 死亡 — what somebody's death is worth to a player.

use fengsheng::{Faction, Role};
use kernel::Seat;

use super::belief::WHOLE;
use super::goal::Goal;
use super::roles;
use super::situation::Situation;
use super::worth::WON;

/// What deaths are worth to a side when nothing else hangs on them.
const FOE_DIES: i32 = 300;
const FRIEND_DIES: i32 = -300;
const BYSTANDER_DIES: i32 = 40;
const I_DIE: i32 = -400;

impl Situation<'_> {
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
            let bystander_dies = BYSTANDER_DIES + self.rival(victim) / 4;
            (friend * FRIEND_DIES + foe * FOE_DIES + bystander * bystander_dies) / WHOLE
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

    /// How likely this player wins as a bystander, by what its character is known to be.
    fn rival(&self, seat: Seat) -> i32 {
        self.role(seat)
            .map_or(0, |role| roles::wins(self.view.edition, role)[1])
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
            Some(Goal::KillWithoutPure) => lying.cards == lying.black,
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
        let [lurker, agency, _] = self.identity(victim);
        let weary = self.weariness();
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
            Goal::None => 200 + weary / 2,
            // A game that does not end is won by whoever is left.
            _ => weary / 2,
        }
    }

    /// How much of a victory the death of one more of this side is to who wants all of them dead.
    fn wipe(&self, side: Faction) -> i32 {
        let left: i32 = self
            .view
            .living
            .into_iter()
            .map(|seat| self.identity(seat)[side as usize])
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
                    match [Faction::Lurker, Faction::Agency].map(|side| self.has_died(side)) {
                        [false, false] => self.odds(victim, Faction::Bystander) / 2 - WHOLE / 2,
                        [true, false] => -self.odds(victim, Faction::Agency),
                        [false, true] => -self.odds(victim, Faction::Lurker),
                        [true, true] => 0,
                    }
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

    /// What it is worth that a player is out of the game without having died.
    pub(super) fn leaving(&self, seat: Seat) -> i32 {
        let bystander = self.odds(seat, Faction::Bystander);
        if seat == self.me {
            return self.lost();
        }
        let friend = self.friend(seat);
        let foe = WHOLE - friend - bystander;
        (friend * FRIEND_DIES + foe * FOE_DIES) / WHOLE + self.last_side(seat)
    }
}
