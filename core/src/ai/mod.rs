//! The computer player: evaluation, search, levels, hints and the answer to a draw offer.
//!
//! It works on a [`Position`](crate::Position) and the hashes of the positions before it, never on a game. With two
//! players the search is a principal variation search; with more, all opponents together make one best reply to
//! each own move, and the same search runs on that.
//!
//! ```
//! use starhop::ai::{self, Control, Limits};
//! use starhop::{Position, Rules};
//!
//! let start = Position::start(Rules::PLYYARD);
//! let limits = Limits { nodes: Some(2_000), ..Limits::default() };
//! let found = ai::search(&start, &[], limits, 1, &Control::new())?;
//! assert!(start.check(&found.path.expect("not a pass")).is_ok());
//! # Ok::<(), ai::SearchError>(())
//! ```

mod control;
mod deadlock;
mod draw;
mod duty;
mod eval;
mod frame;
mod hand;
mod hint;
mod judge;
mod level;
mod net;
mod ordering;
mod patience;
mod race;
mod root;
mod search;
mod state;
mod table;
mod taste;
mod view;
mod worth;

pub use control::{Control, Limits, SearchError};
pub use deadlock::claims_deadlock;
pub use draw::accepts_draw;
pub use hint::{Hint, HintReason, LineMove, hints, hints_within};
pub(crate) use judge::{Judge, is_forced};
pub use level::{choose, choose_within};
pub use net::{HIDDEN, KINDS, Network, NetworkError, ONE, PHASES};
pub(crate) use race::fewest_moves_home;
pub use root::{Found, search, search_with};
pub use view::View;
pub use worth::{steps_of_move, worth_of_move};
