//! 爪牙信息、恶魔信息 — the evil players learn who they are, where there are enough players.

use crate::ability::Which;
use crate::frame::{Frame, Script};
use crate::info::SeatMask;
use crate::town::Dealer;
use crate::{Character, Info, Team};

/// With fewer players the evil ones do not know each other.
pub(super) const FEWEST_FOR_EVIL_INFO: usize = 7;

impl Dealer<'_> {
    fn has_evil_info(&self) -> bool {
        self.grimoire().residents().len() >= FEWEST_FOR_EVIL_INFO
    }

    /// The Minions learn who they are and who the Demon is.
    pub(super) fn introduce_the_minions(&mut self) {
        if !self.has_evil_info() {
            return;
        }
        let grimoire = self.grimoire();
        let minions = grimoire.those(|seat| grimoire.team(seat) == Team::Minion);
        let demons = grimoire.those(|seat| grimoire.team(seat) == Team::Demon);
        for seat in minions {
            let seats = SeatMask(minions);
            self.tell_player(seat, Character::NONE, Info::Minions { seats });
            for demon in demons {
                self.tell_player(seat, Character::NONE, Info::Demon { seat: demon });
            }
        }
    }

    /// The Demon learns the Minions and three characters that are not in play. So does whoever takes himself for it.
    pub(super) fn introduce_the_demon(&mut self) {
        if !self.has_evil_info() {
            return;
        }
        let everybody = self.grimoire().by_age(|_| true);
        for &(me, which) in everybody.as_slice().iter().rev() {
            let row = self.grimoire().row(me);
            if which == Which::Own && self.grimoire().team_of(row.believes) == Team::Demon {
                let character = row.believes;
                self.push(Frame {
                    me,
                    character,
                    script: Script::DemonInfo,
                    ..Frame::default()
                });
            }
        }
    }
}
