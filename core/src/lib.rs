//! Starhop's core: Chinese checkers (Sternhalma, 跳棋, kinaschack) rules, records, saved games and a computer player.
//!
//! The rooms, lowest first: `board` and `seat`, `rules`, `progress`, `position`, `moves`, [`score`], [`clock`] and
//! [`notation`]; above them the [`game`], the computer player [`ai`], which works on positions, the [`replay`] and the
//! [`transcript`] of a game and the [`room`] where several phones play it; then the [`store`], the player's
//! [`profile`], the [`review`] of a game and [`learn`], lessons and puzzles with what was learned; and [`session`], one
//! open game with its file and its computer opponent. Dependencies point one way only.
//!
//! ```
//! use starhop::{MoveText, Position, Rules};
//!
//! let mut position = Position::start(Rules::PLYYARD);
//! let text: MoveText = "c1:e5".parse()?;
//! let path = position.read_move(&text)?.expect("not a pass");
//! position.play(&path)?;
//! assert_eq!(position.piece_at("e5".parse()?), Some(starhop::Seat::SOUTH));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod ai;
mod assignment;
mod board;
pub mod clock;
pub mod game;
pub mod learn;
mod level;
mod moves;
pub mod notation;
mod path;
mod position;
pub mod profile;
mod progress;
pub mod replay;
pub mod review;
pub mod room;
pub mod rules;
pub mod score;
mod seat;
pub mod session;
mod steps;
pub mod store;
pub mod transcript;

pub use board::{Hole, HoleSet, HoleSetIter, Hop, ParseHoleError};
pub use level::{Level, NoSuchLevel};
pub use moves::{IllegalMove, Paths, Reach};
pub use notation::{MoveText, ParseMoveError, ParsePositionError};
pub use path::{Move, Path};
pub use position::{Departure, Outcome, Position, Refusal, Standing, Undo, Victory};
pub use progress::Progress;
pub use rules::{Preset, Rules, RulesError};
pub use seat::{NoSuchSeat, Seat, SeatMap, SeatSet};
