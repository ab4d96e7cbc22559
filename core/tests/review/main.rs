//! What a review says of games in which the best move is known, and how it is kept beside its game.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

mod document;
mod keeping;
mod running;
mod support;
mod verdicts;
