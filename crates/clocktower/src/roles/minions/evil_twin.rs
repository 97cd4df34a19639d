//! 镜像双子 — Evil Twin. Minion.
//!
//! On its first night the storyteller chooses a player of the other side as its twin; the two learn of each other. While
//! both live, good does not win. If the good one of the two is executed, evil wins, whichever of them that is
//! (ruling T103). When both are of the same side, the storyteller chooses another twin.
use crate::roles::*;

const TWIN: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::EVIL_TWIN,
    first: &[choose_a_twin, introduce],
    then: &[choose_a_twin, introduce],
    hears: Some(hears),
    blocks: Some(blocks),
    ..PLAIN
};

fn twins(grimoire: &Grimoire, me: Seat) -> Seats {
    grimoire.marked_by(me, Character::EVIL_TWIN, TWIN)
}

fn choose_a_twin(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.picked = None;
    let grimoire = dealer.grimoire();
    let side = grimoire.row(my.me).side;
    let others = residents(grimoire)
        .without(my.me)
        .and(grimoire.those(|seat| grimoire.row(seat).side != side));
    if others.is_empty() || !twins(grimoire, my.me).and(others).is_empty() {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::one_of(others))
}

fn introduce(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(twin) = my.picked else {
        return Flow::Done;
    };
    dealer.unmark_mine(my, TWIN);
    dealer.mark_standing(my, twin, TWIN);
    for (seat, other) in [(my.me, twin), (twin, my.me)] {
        let character = dealer.grimoire().row(other).character;
        let info = Info::Knows {
            seat: other,
            character,
        };
        dealer.tell_player(seat, my.character, info);
    }
    Flow::Done
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    match occasion {
        Occasion::Died {
            seat,
            cause: Cause::Execution,
            ..
        }
        | Occasion::Executed { seat, died: false } => twin_is_executed(dealer, hearer, seat),
        Occasion::Turned => {
            let grimoire = dealer.grimoire();
            let side = grimoire.row(hearer.me).side;
            let has_a_match = twins(grimoire, hearer.me)
                .into_iter()
                .all(|twin| grimoire.row(twin).side != side);
            if !has_a_match {
                dealer.push(hearer.frame(Character::EVIL_TWIN));
            }
        }
        _ => {}
    }
}

fn twin_is_executed(dealer: &mut Dealer<'_>, hearer: Hearer, seat: Seat) {
    let grimoire = dealer.grimoire();
    let pair = twins(grimoire, hearer.me);
    let is_one = !pair.is_empty() && (seat == hearer.me || pair.has(seat));
    if !is_one || grimoire.row(seat).side != Side::Good {
        return;
    }
    if hearer.able {
        dealer.win(Side::Evil, Victory::By(Character::EVIL_TWIN));
    } else if grimoire.fails(hearer.me, hearer.which) {
        dealer.went_wrong(hearer.me);
    }
}

fn blocks(town: &Town, me: Seat, side: Side) -> bool {
    let grimoire = &town.grimoire;
    side == Side::Good
        && grimoire.really_lives(me)
        && twins(grimoire, me).into_iter().any(|twin| {
            grimoire.really_lives(twin) && grimoire.row(twin).side != grimoire.row(me).side
        })
}
