//! Bytes decide a game: listed actions are accepted, others refused, and no card is lost. The first byte
//! says which game.
#![no_main]

#[path = "../../crates/blanc-noir/tests/common/mod.rs"]
mod of_blanc_noir;
#[path = "../../crates/fengsheng/tests/common/mod.rs"]
mod of_fengsheng;

use testkit::noise::legal_is_playable;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    match bytes.split_first() {
        Some((game, rest)) if game % 2 == 1 => legal_is_playable(&of_fengsheng::Fengsheng, rest),
        Some((_, rest)) => legal_is_playable(&of_blanc_noir::ANY.game, rest),
        None => {}
    }
});
