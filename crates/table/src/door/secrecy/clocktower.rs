//! 钟楼谜团的保密 — what no message of Clocktower shows.

use ::clocktower::{Script, Setup, Town};

use super::*;

/// No message to a player holds anything of the grimoire, or whom the storyteller has woken.
fn check_secrets(view: &Value, me: Seat) {
    assert_eq!(view["sees"]["as"], "player");
    let pending = &view["pending"];
    assert!(pending.is_null() || pending["to"] == me.number() || pending["open"] == true);
    let over = view["board"]["phase"]["phase"] == "over";
    assert_eq!(view["revealed"].as_array().unwrap().is_empty(), !over);
}

#[test]
fn truths_that_look_the_same_sound_the_same() {
    let mut tally = Tally::default();
    let scripts = ["trouble-brewing", "bad-moon-rising", "sects-and-violets"];
    for seed in 0..9 {
        let players = 7 + (seed % 4) as u8;
        let script = Script::named(scripts[seed as usize % 3]).unwrap();
        let mut setup = Setup::new(script, players);
        setup.rules.talk = seed % 2 == 0;
        let me = Seat::new(seed as u8 % players);
        walk::<Town>(&setup, (seed, me), check_secrets, &mut tally);
    }
    assert!(tally.compared > 800, "only {} messages", tally.compared);
    assert!(
        tally.hidden_decisions > 20,
        "only {} decisions were hidden ones",
        tally.hidden_decisions
    );
}
