//! Every reason of a hint is true of its move, checked on the board by a second statement of what each means.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

mod checker;
mod games;
mod positions;
