//! One readable test for each sentence of `docs/rules.md`: a position by names of holes, and what must come of it.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

mod board;
mod camps;
mod deadlock;
mod going;
mod modes;
mod moves;
mod options;
mod page;
mod passivity;
mod points;
mod presets;
mod repetition;
mod sets;
mod support;
mod swap;
mod teams;
mod texts;
