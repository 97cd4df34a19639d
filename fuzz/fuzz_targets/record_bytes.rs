//! Any bytes are a record that survives being written again and replays or is refused, or are none.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    testkit::noise::record_bytes::<blanc_noir::Table>(bytes);
    testkit::noise::record_bytes::<fengsheng::Table>(bytes);
});
