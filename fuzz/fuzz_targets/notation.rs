//! Any text or number is an action or setup that survives being written again, or is refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    testkit::noise::notation::<blanc_noir::Table>(bytes);
    testkit::noise::notation::<fengsheng::Table>(bytes);
});
