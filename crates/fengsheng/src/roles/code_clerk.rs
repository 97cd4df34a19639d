//! 译电员 — Code Clerk. Female, hidden.
//!
//! * 速译 — Face down, when intelligence has arrived before her: turn up, draw one, look at it. That
//!   is no 破译 and cannot be countered.
//! * 洞悉 — Face up, when any 破译 takes effect: turn down.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::Blue3,
    active: &[QUICK_TRANSLATION],
    triggers: &[INSIGHT],
    ..PLAIN
};

const QUICK_TRANSLATION: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    times: Times::ARRIVED,
    when: crate::cards::return_::has_arrived_before,
    steps: &[draw_one_and_look],
    ..ACTIVE
};

fn draw_one_and_look(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    dealer.look_at_transit(my.by);
    Flow::Done
}

const INSIGHT: Trigger = Trigger {
    flip: Flip::Down,
    occasions: Occasions::DECODED,
    hears: |_, _, occasion| Heard::may(matches!(occasion, Occasion::Decoded { .. })),
    ..TRIGGER
};

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 速译 in stage 1, wherever the intelligence travels; 洞悉 answers 识破 too; 加密, once, in stage 1 of her own
/// turn: what she sends cannot be intercepted, swapped, transferred or decoded.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[TRANSLATION_IN_STAGE_ONE, ENCRYPTION],
    triggers: &[Trigger {
        occasions: Occasions::ABOUT.or(Occasions::DECODED),
        hears: |_, _, occasion| {
            let counters = matches!(
                occasion,
                Occasion::About {
                    function: Function::Counter,
                    ..
                }
            );
            Heard::may(counters || matches!(occasion, Occasion::Decoded { .. }))
        },
        ..INSIGHT
    }],
    ..STANDARD_2010
};

/// 解码: face up, her black 密电 cards may be used as 破译.
pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[TRANSLATION_IN_STAGE_ONE],
    passive: Passive {
        converts: Some(Conversion {
            into: Function::Decode,
            takes: |table, face| {
                face.is(Colour::Black)
                    && table.deck_of().way(face) == Way::Secret
                    && face.function() != Function::Decode
            },
        }),
        ..PASSIVE
    },
    ..STANDARD_2010
};

const TRANSLATION_IN_STAGE_ONE: Active = Active {
    times: Times::IN_TRANSIT,
    when: |table, _| table.is_underway(),
    steps: &[look_and_draw_one],
    ..QUICK_TRANSLATION
};

fn look_and_draw_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.look_at_transit(my.by);
    dealer.draw(my.by, 1);
    Flow::Done
}

const ENCRYPTION: Active = Active {
    times: Times::IN_TRANSIT,
    when: |table, seat| seat == table.turn && table.is_underway(),
    steps: &[encrypt],
    ..RED
};

fn encrypt(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.hold(TurnFlag::Encrypted);
    dealer.void_below(|_, function| {
        matches!(
            function,
            Function::Intercept | Function::Swap | Function::Transfer | Function::Decode
        )
    });
    Flow::Done
}
