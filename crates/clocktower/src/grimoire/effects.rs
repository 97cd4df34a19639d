//! 效果 — what lies on whom, by whose ability, and whether it works.

use kernel::{Seat, Seats, Stack};

use crate::ability::Which;
use crate::grimoire::{Grimoire, Life};
use crate::role::Role;
use crate::roles;
use crate::{Character, Effect, Mark, Team};

impl Grimoire {
    /// Whether the ability an effect comes from is still its owner's.
    pub(super) fn source_stands(&self, effect: &Effect) -> bool {
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
    pub(super) fn is_own_doing(&self, effect: &Effect) -> bool {
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
}
