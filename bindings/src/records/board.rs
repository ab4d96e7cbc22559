//! The board.

/// One hole of the board, for drawing and naming.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct HoleInfo {
    /// Index in reading order, 0 to 120.
    pub index: i32,
    /// Row letter and number, `a1` to `q1`.
    pub name: String,
    /// Distance right of the centre hole, in half pitches.
    pub x: i32,
    /// Rows above the centre hole.
    pub y: i32,
    /// The seat whose home this hole belongs to, if any.
    pub camp: Option<i32>,
    /// Indices of the neighbouring holes.
    pub neighbours: Vec<i32>,
}
