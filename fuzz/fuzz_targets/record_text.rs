//! Any text is a record that survives being written again and replays or is refused, or is no record.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    testkit::noise::record_text::<blanc_noir::Table>(bytes);
    testkit::noise::record_text::<fengsheng::Table>(bytes);
});
