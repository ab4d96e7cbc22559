//! Text for positions and moves, exact in both directions.

mod fields;
mod moves;
mod position;

pub use moves::{MoveText, ParseMoveError};
pub use position::ParsePositionError;
