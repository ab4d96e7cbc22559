//! The room: cores that exchange messages in every order, with losses and repeats.
#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

mod crossing;
mod exhaustive;
mod going;
mod net;
mod random;
mod refusals;
mod text;
