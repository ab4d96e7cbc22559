//! What is damaged in lessons and puzzles, and where.

/// A lesson or puzzle that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault<E> {
    /// The file, or the file and line.
    pub place: String,
    /// What is wrong.
    pub error: E,
}
