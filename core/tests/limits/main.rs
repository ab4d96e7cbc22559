//! What the computer player does with positions and limits that nobody would choose.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod absurd;
mod odd;
mod placements;
mod repeat;
