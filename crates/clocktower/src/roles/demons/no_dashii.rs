//! 诺-达鲺 — No Dashii. Demon.
//!
//! Every night but the first it chooses a player, who dies. The nearest Townsfolk on either side of it are poisoned, the
//! dead included, whoever else sits between; who they are is settled anew whenever a character changes (ruling T109).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::NO_DASHII,
    other: &[choose_anybody, attack_the_chosen],
    upkeep: Some(upkeep),
    ..PLAIN
};

fn upkeep(grimoire: &mut Grimoire, me: Seat, which: Which) {
    if !grimoire.row(me).abilities[which.index()].only_believed {
        let nearest = nearest_townsfolk(grimoire, me);
        grimoire.keep(me, which, Mark::Poisoned, nearest);
    }
}
