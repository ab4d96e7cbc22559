//! Moves: generation, paths and the check of what people play.
//!
//! There are three ways to a move, and a property test keeps them in agreement: [`Position::play`] checks and names
//! the broken rule, [`Position::make`] trusts (the search uses it), and [`Position::legal_moves`] lists.

mod alone;
mod check;
mod generate;
mod path;
mod paths;
mod terrain;
mod walk;

pub(crate) use alone::Alone;
pub use check::IllegalMove;
pub use generate::Reach;
pub use path::Path;
pub use paths::Paths;

use crate::board::Hole;
#[cfg(doc)]
use crate::position::Position;

/// What a move does to the board. With the present rules start and end decide it, whatever the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The player has no legal move.
    Pass,
    /// A piece goes from one hole to another.
    Travel {
        /// Where it starts.
        from: Hole,
        /// Where it rests.
        to: Hole,
    },
}

impl Path {
    /// What the path does to the board.
    #[must_use]
    pub fn to_move(&self) -> Move {
        Move::Travel { from: self.start(), to: self.end() }
    }
}
