//! 黑与白的保密 — what no message of Blanc Noir shows.

use ::blanc_noir::{DeclareMode, DiscardMemory, Setup, Table};

use super::*;

/// No message shows another seat's hand, face-down scrolls or search.
fn check_hands(view: &Value, me: Seat) {
    for (at, seat) in view["seats"].as_array().unwrap().iter().enumerate() {
        let mine = at == me.index();
        assert_eq!(seat["hand"].is_array(), mine);
        assert_eq!(seat["scrolls"].is_array(), mine);
    }
    if view["turn"] != me.number() {
        assert!(view["search"].is_null() && view["drawn"].is_null());
    }
}

#[test]
fn truths_that_look_the_same_sound_the_same() {
    let mut tally = Tally::default();
    for seed in 0..12 {
        let seats = 2 + (seed % 5) as u8;
        let mut setup = Setup::new(seats);
        setup.rules.discard_memory = [
            DiscardMemory::LastLap,
            DiscardMemory::None,
            DiscardMemory::Full,
        ][seed as usize % 3];
        setup.rules.play_after_draw = seed % 2 == 1;
        if seed % 4 == 2 {
            setup.rules.declare_mode = DeclareMode::Manual;
        }
        let me = Seat::new(seed as u8 % seats);
        walk::<Table>(&setup, (seed, me), check_hands, &mut tally);
    }
    let Tally {
        compared,
        hidden_decisions,
        ..
    } = tally;
    assert!(compared > 1000, "only {compared} messages");
    assert!(
        hidden_decisions > 5,
        "only {hidden_decisions} decisions were hidden ones"
    );
}
