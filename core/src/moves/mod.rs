//! Moves: generation, paths and the check of what people play.
//!
//! There are three ways to a move, and a property test keeps them in agreement: [`Position::play`] checks and names
//! the broken rule, [`Position::make`] trusts (the search uses it), and [`Position::legal_moves`] lists.

mod alone;
mod check;
mod generate;
mod paths;
mod terrain;
mod walk;

pub(crate) use alone::Alone;
pub use check::IllegalMove;
pub use generate::Reach;
pub use paths::Paths;

#[cfg(doc)]
use crate::position::Position;
