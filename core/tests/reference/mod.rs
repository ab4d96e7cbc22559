//! A second, slow statement of the rules, for tests only. It shares nothing with the crate.
//!
//! Everything is recomputed from the cells at every question. Where the rules can be read in two ways, the doc
//! comment of the item says which reading was taken.

#![allow(dead_code, unused_imports, unreachable_pub, reason = "every test file uses the part it needs")]
#![allow(clippy::must_use_candidate, reason = "a test that ignores an answer is seen at once")]

pub mod board;
mod going;
mod moves;
pub mod options;
mod outcome;
mod paths;
mod progress;
pub mod scores;
mod state;
pub mod text;
mod turn;

pub use options::{After, Camps, Exit, First, Idle, Jump, Options, Switch, Teams, Win};
pub use state::{Cell, Gone, Reason, State, Status};
