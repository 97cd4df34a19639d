//! 茶艺师 — Tea Lady. Townsfolk.
//!
//! While both its nearest living neighbours are good, those two cannot die. If one of them only may count as good, the
//! storyteller decides each time.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::TEA_LADY,
    ward: Some(ward),
    ..PLAIN
};

fn ward(town: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    let neighbours = town.grimoire.living_neighbours(me);
    if !neighbours.contains(&Some(dying.seat)) {
        return Ward::Nothing;
    }
    let both_good = neighbours
        .into_iter()
        .flatten()
        .fold(Tri::True, |good, seat| {
            good & town.grimoire.is_of(seat, Side::Good)
        });
    if both_good == Tri::True && dying.round == Round::Standing {
        Ward::Saved
    } else if both_good == Tri::Maybe && dying.round == Round::Optional {
        Ward::Perhaps
    } else {
        Ward::Nothing
    }
}
