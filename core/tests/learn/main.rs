//! Lessons, puzzles, the end of games, and what was learned.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

mod closings;
mod damage;
#[path = "../race/exhaustive.rs"]
mod exhaustive;
mod feedback;
mod kept;
mod lessons;
mod player;
mod puzzles;
