//! 怪盗阿十 — Phantom Thief Ten. Male.
//!
//! * 阴谋 — When a player gains black intelligence he sent: he may take a random card of that hand.
//! * 阳谋 — When he gains black intelligence a player sent: he may take a random card of that player's
//!   hand.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::HandTen,
    triggers: &[HIDDEN_PLOT, OPEN_PLOT],
    ..PLAIN
};

const HIDDEN_PLOT: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let victim = gained_black_from(me, occasion).filter(|&seat| seat != me);
        Heard::may(victim.is_some_and(|seat| !table.hands[seat].is_empty()))
    },
    steps: &[take_one_at_random],
    ..TRIGGER
};

const OPEN_PLOT: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let sender = black_sent_to_me(me, occasion);
        Heard::may(sender.is_some_and(|seat| !table.hands[seat].is_empty()))
    },
    steps: &[take_one_at_random],
    ..TRIGGER
};
