//! Bytes decide a game: listed actions are accepted, others refused, and no card is lost.
#![no_main]

#[path = "../../crates/blanc-noir/tests/common/mod.rs"]
mod common;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    testkit::noise::legal_is_playable(&common::ANY.game, bytes);
});
