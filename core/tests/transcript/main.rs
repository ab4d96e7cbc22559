//! Games and positions as texts.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

mod errors;
mod games;
mod layout;
mod round_trip;
mod vectors;
