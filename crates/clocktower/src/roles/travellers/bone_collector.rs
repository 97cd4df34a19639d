//! 集骨者 — Bone Collector. Traveller.
//!
//! Once in the game, on any night but the first, it chooses a dead player, who is told so and has the ability again until
//! dusk, as new: what can be done once can be done once more. What the dead player has noted in the meantime counts
//! (ruling T97). Whoever has the ability in death already has nothing to regain (ruling T114).
//!
//! While it lives the dead may do by day what the living do, or claim to, so that nobody learns from that whom it chose.
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BONE_COLLECTOR,
    other: &[choose_a_dead_player, wake_the_bones],
    wakes: unspent,
    gives_back: true,
    ..TRAVELLER
};

fn choose_a_dead_player(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let everybody = dealer.grimoire().present;
    let dead = everybody.minus(dealer.town.seen_living());
    Flow::Ask(my.me, Question::perhaps_one_of(dead))
}

fn wake_the_bones(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    dealer.spend(my);
    if !dealer.works(my) {
        return Flow::Done;
    }
    let has_it = Which::BOTH
        .into_iter()
        .any(|which| dealer.grimoire().able(seat, which));
    if !has_it {
        renew(dealer, seat);
    }
    dealer.mark(my, seat, Mark::HasAbility, Until::Dusk);
    let character = dealer.grimoire().row(seat).believes;
    dealer.tell_player(seat, my.character, Info::Knows { seat, character });
    Flow::Done
}

/// What can be done once can be done again, and this is a first night where the ability has one.
fn renew(dealer: &mut Dealer<'_>, seat: Seat) {
    let night = dealer.grimoire().night;
    for ability in &mut dealer.town.grimoire.rows[seat].abilities {
        ability.spent = false;
        if !of(ability.character).first.is_empty() {
            ability.begun = false;
            ability.since = night;
        }
    }
}
