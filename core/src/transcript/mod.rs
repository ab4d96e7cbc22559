//! Games and positions as texts that people can read, write and send: header lines, then moves in rounds.
//!
//! The grammar is in `docs/records.md`.

mod body;
mod error;
mod fields;
mod notes;
mod position;
mod record;
mod rounds;
mod source;
mod values;

pub use error::{TextError, ValueError};
pub use notes::Notes;
pub use position::Diagram;
pub use record::Transcript;
pub use source::{Header, LIMIT};

/// What a text says that it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextKind {
    /// A game, for [`Transcript::parse`].
    Record,
    /// A position, for [`Diagram::parse`].
    Position,
}

/// What a text says on its first line that it is, of whatever version of the format.
#[must_use]
pub fn kind_of(text: &str) -> Option<TextKind> {
    if source::is_of_kind(text, record::KIND) {
        Some(TextKind::Record)
    } else if source::is_of_kind(text, position::KIND) {
        Some(TextKind::Position)
    } else {
        None
    }
}
