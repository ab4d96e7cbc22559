//! The board: 121 holes, their neighbours, hops and camps.
//!
//! A hexagon of side 5 and six corner triangles of ten holes, in 17 rows lettered from the bottom:
//!
//! ```text
//! q              .
//! p             . .
//! o            . . .
//! n           . . . .
//! m  . . . . . . . . . . . . .
//! l   . . . . . . . . . . . .
//! k    . . . . . . . . . . .
//! j     . . . . . . . . . .
//! i      . . . . . . . . .
//! h     . . . . . . . . . .
//! g    . . . . . . . . . . .
//! f   . . . . . . . . . . . .
//! e  . . . . . . . . . . . . .
//! d           . . . .
//! c            . . .
//! b             . .
//! a              .
//! ```

mod hole;
mod landings;
mod set;
mod tables;

pub use hole::{Hole, ParseHoleError};
pub use set::{HoleSet, HoleSetIter};
pub(crate) use tables::CAMPS;
pub use tables::Hop;
