//! 黑手 — Black Hand. Male.
//!
//! * 残忍 — His 文本 cards may be used as 锁定.
//! * 冷血 — At the end of a turn in which he killed: he may move one intelligence to before any player.
//! * 滥杀 — Killing a bystander is a victory of his own (see [`crate::victory`]).
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::KillFemale,
    triggers: &[COLD_BLOOD],
    passive: Passive {
        converts: Some(Conversion {
            into: Function::Lock,
            takes: |table, face| table.deck_of().way(face) == Way::Open,
        }),
        wins_by_killing_bystanders: true,
        ..PASSIVE
    },
    ..PLAIN
};

const COLD_BLOOD: Trigger = Trigger {
    occasions: Occasions::TURN_ENDED,
    hears: |table, me, occasion| {
        let some = table
            .living
            .into_iter()
            .any(|seat| !table.intelligence[seat].is_empty());
        Heard::may(occasion == Occasion::TurnEnded && table.turn == me && table.killed && some)
    },
    steps: &[choose_which, choose_whom, move_it],
    ..TRIGGER
};

fn choose_which(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_intelligence(my, Whose::Anyone, Cards::Any, false)
}

fn choose_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::PickFrom(seat, face) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    my.note = face.index() as u8;
    which_player(my, Who::Anyone, false)
}

fn move_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let (Action::Target(to), Some(face)) = (dealer.heard(), Face::from_index(my.note)) {
        dealer.move_intelligence(my.by, my.target(), face, to);
    }
    Flow::Done
}
