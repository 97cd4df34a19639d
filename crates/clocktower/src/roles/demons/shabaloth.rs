//! 沙巴洛斯 — Shabaloth. Demon.
//!
//! Every night but the first it chooses two players, one after the other, who die in that order. Before it does, the
//! storyteller may bring back one dead player of those whom it chose the night before. Whoever comes back acts tonight if the
//! own call is still to come; who acts on the first night only acts at once (ruling T82).
use crate::roles::*;

const CHOSEN: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::SHABALOTH,
    other: &[
        may_somebody_come_back,
        regurgitate,
        choose_anybody,
        devour,
        choose_one_more,
        devour,
    ],
    ..PLAIN
};

fn may_somebody_come_back(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let dead: Seats = grimoire
        .marked_by(my.me, my.character, CHOSEN)
        .into_iter()
        .filter(|&seat| !grimoire.really_lives(seat))
        .collect();
    if !dealer.works(my) || dead.is_empty() {
        return Flow::Next;
    }
    Flow::Ask(dealer.town.storyteller(), Question::perhaps_one_of(dead))
}

fn regurgitate(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.unmark_mine(my, CHOSEN);
    my.picks.clear();
    if let Some(seat) = my.picked {
        bring_back(dealer, seat);
    }
    Flow::Next
}

/// Remembered until the dusk after the coming night.
fn devour(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        let tomorrow = dealer.grimoire().night + 1;
        dealer.mark(my, seat, CHOSEN, Until::DuskOf(tomorrow));
        dealer.attack(my, seat);
    }
    Flow::Next
}
