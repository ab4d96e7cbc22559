#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| starhop_fuzz::room(data));
