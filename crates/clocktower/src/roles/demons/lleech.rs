//! 痢蛭 — Lleech. Demon.
//!
//! On its first night it chooses a host, who is poisoned. While the host lives it cannot die; when the host dies it dies
//! too, after the host. Every other night it chooses a player, who dies. Drunk or poisoned it dies like anybody, and
//! outlives a host who dies meanwhile: there is no other (ruling T121).
use crate::roles::*;

const HOST: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::LLEECH,
    first: &[choose_anybody, settle_in],
    other: &[choose_anybody, attack_the_chosen],
    ward: Some(ward),
    hears: Some(hears),
    ..PLAIN
};

fn settle_in(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, HOST, Until::Forever);
        dealer.mark(my, seat, Mark::Poisoned, Until::Forever);
    }
    Flow::Done
}

fn hosts(grimoire: &Grimoire, me: Seat) -> Seats {
    let effects = grimoire.effects.as_slice().iter();
    effects
        .filter(|effect| {
            effect.by == me
                && effect.character == Character::LLEECH
                && effect.mark == HOST
                && !effect.idle
        })
        .map(|effect| effect.on)
        .collect()
}

fn ward(town: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    let grimoire = &town.grimoire;
    let a_host_lives = hosts(grimoire, me)
        .into_iter()
        .any(|host| grimoire.really_lives(host));
    if dying.round == Round::Standing && dying.seat == me && a_host_lives {
        Ward::Saved
    } else {
        Ward::Nothing
    }
}

/// Until the Lleech has died too nobody has won.
fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let Occasion::Died { seat, .. } = occasion else {
        return;
    };
    let is_host = seat != hearer.me && hosts(dealer.grimoire(), hearer.me).has(seat);
    if is_host && hearer.able {
        dealer.push(Frame {
            about: hearer.me,
            cause: Cause::Ability,
            by: Some(hearer.me),
            script: Script::Death,
            holds_the_end: true,
            ..Frame::default()
        });
    } else if is_host && dealer.grimoire().fails(hearer.me, hearer.which) {
        dealer.went_wrong(hearer.me);
    }
}
