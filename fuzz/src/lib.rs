//! What each fuzz target does with its input. A target panics where the core breaks a promise.

#![allow(clippy::missing_panics_doc, reason = "a panic is what a target reports")]

#[path = "../../core/examples/engine/command.rs"]
#[allow(dead_code, reason = "the fields that only a search reads")]
mod command;
mod document;
mod engine;
mod moves;
mod position;
mod record;
mod record_text;
mod room;
#[path = "../../core/examples/engine/table.rs"]
#[allow(dead_code, reason = "what only a search reads")]
mod table;

pub use document::document;
pub use engine::engine;
pub use moves::moves;
pub use position::position;
pub use record::record;
pub use record_text::record_text;
pub use room::room;

use starhop::Rules;

/// The rules on the first line, and the other lines.
fn rules_and_rest(data: &[u8]) -> Option<(Rules, &str)> {
    let (rules, rest) = core::str::from_utf8(data).ok()?.split_once('\n')?;
    let rules: Rules = rules.parse().ok()?;
    assert_eq!(rules.to_string().parse(), Ok(rules), "rules are printed as they are read");
    Some((rules, rest))
}

/// An error names what is wrong, and repeats no more of a long input than a reader can take in.
fn check_error(error: &dyn core::fmt::Display) {
    let text = error.to_string();
    assert!(!text.is_empty() && text.chars().count() < 400, "{text:?}");
}
