//! 寡妇 — Widow. Minion.
//!
//! On her first night she looks into the grimoire and chooses a player, who is poisoned for as long as her ability works:
//! while she is drunk or poisoned he is healthy, afterwards poisoned again (ruling T123). One good player, whom the
//! storyteller chooses, learns that a Widow is in play. Drunk or poisoned she may be shown a grimoire in which two
//! players' tokens are exchanged.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::WIDOW,
    first: &[learn, read_every_page, choose_anybody, poison, betray_her],
    knows: Some(GRIMOIRE),
    ..PLAIN
};

/// Nobody hears of a Widow who can do nothing.
fn poison(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, Mark::Poisoned, Until::Forever);
    }
    let grimoire = dealer.grimoire();
    let good = grimoire.those(|seat| grimoire.is_of(seat, Side::Good).possible());
    if good.is_empty() || !dealer.works(my) {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(good))
}

fn betray_her(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        let character = my.character;
        dealer.tell_player(seat, character, Info::InPlay { character });
    }
    Flow::Done
}
