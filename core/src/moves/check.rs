use thiserror::Error;

use crate::board::Hole;
use crate::moves::generate::next_landings;
use crate::moves::{Move, Path};
use crate::position::{Position, Undo};
use crate::seat::Seat;

/// Which rule a move breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// A move has a start and at least one landing.
    #[error("a move has a start and at least one landing")]
    TooShort,
    /// The start is empty.
    #[error("there is no piece on {0}")]
    NoPiece(Hole),
    /// The piece belongs to another seat.
    #[error("the piece on {hole} belongs to seat {seat}")]
    NotYours {
        /// The start.
        hole: Hole,
        /// Whose piece it is.
        seat: Seat,
    },
    /// The landing is taken.
    #[error("{0} is taken")]
    Occupied(Hole),
    /// The landing was visited before in this move.
    #[error("{0} was visited before in this move")]
    Revisited(Hole),
    /// A step is a whole move: nothing follows it, and it follows nothing.
    #[error("{from} to {to} is a step, and a step is a whole move")]
    StepInChain {
        /// Where the step starts.
        from: Hole,
        /// Where it ends.
        to: Hole,
    },
    /// The hole in the middle is empty.
    #[error("there is no piece between {from} and {to} to hop over")]
    NothingToHop {
        /// Where the hop starts.
        from: Hole,
        /// Where it would land.
        to: Hole,
    },
    /// Neither a step nor a hop leads there.
    #[error("no step or hop leads from {from} to {to}")]
    OutOfReach {
        /// The start.
        from: Hole,
        /// The landing.
        to: Hole,
    },
    /// A player who can move may not pass.
    #[error("a player who can move may not pass")]
    MayNotPass,
}

impl Position {
    /// Plays a path, or names the rule that it breaks and changes nothing.
    ///
    /// # Errors
    /// The first rule broken along the path.
    pub fn play(&mut self, path: &Path) -> Result<Undo, IllegalMove> {
        self.check(path)?;
        Ok(self.make(path.to_move()))
    }

    /// Passes for a player who has no legal move.
    ///
    /// # Errors
    /// [`IllegalMove::MayNotPass`] when there is a legal move, [`IllegalMove::GameOver`] after the end.
    pub fn pass(&mut self) -> Result<Undo, IllegalMove> {
        if self.is_legal(Move::Pass) {
            Ok(self.make(Move::Pass))
        } else if self.outcome() == crate::position::Outcome::Open {
            Err(IllegalMove::MayNotPass)
        } else {
            Err(IllegalMove::GameOver)
        }
    }

    /// Whether a whole path is legal.
    ///
    /// # Errors
    /// The first rule broken along the path.
    pub fn check(&self, path: &Path) -> Result<(), IllegalMove> {
        if path.landings().is_empty() {
            return Err(IllegalMove::TooShort);
        }
        self.check_so_far(path)
    }

    /// Whether the landings made so far are legal; a path that has not left its start only needs an own piece there.
    ///
    /// # Errors
    /// The first rule broken along the path.
    pub fn check_so_far(&self, path: &Path) -> Result<(), IllegalMove> {
        let start = path.start();
        if self.outcome() != crate::position::Outcome::Open {
            return Err(IllegalMove::GameOver);
        }
        match self.piece_at(start) {
            None => return Err(IllegalMove::NoPiece(start)),
            Some(seat) if seat != self.to_move() => return Err(IllegalMove::NotYours { hole: start, seat }),
            Some(_) => {}
        }
        let occupied = self.occupied().without(start);
        let is_whole_step = path.is_step();
        for (at, pair) in path.holes().windows(2).enumerate() {
            let (from, to) = (pair[0], pair[1]);
            if path.holes()[..=at].contains(&to) {
                return Err(IllegalMove::Revisited(to));
            }
            if occupied.contains(to) {
                return Err(IllegalMove::Occupied(to));
            }
            if from.neighbour_set().contains(to) {
                if is_whole_step {
                    return Ok(());
                }
                return Err(IllegalMove::StepInChain { from, to });
            }
            if !next_landings(occupied, from).contains(to) {
                let straight = from.hops().iter().any(|hop| hop.landing == to);
                return Err(if straight {
                    IllegalMove::NothingToHop { from, to }
                } else {
                    IllegalMove::OutOfReach { from, to }
                });
            }
        }
        Ok(())
    }

    /// The path that a list of holes means: two holes mean the default path, more are taken landing by landing.
    ///
    /// # Errors
    /// The first rule broken; the path returned is legal.
    pub fn resolve(&self, holes: &[Hole]) -> Result<Path, IllegalMove> {
        if let Some((&hole, _)) =
            holes.iter().enumerate().find_map(|(at, h)| holes[..at].contains(h).then_some((h, at)))
        {
            return Err(IllegalMove::Revisited(hole));
        }
        let path = Path::from_holes(holes).ok_or(IllegalMove::TooShort)?;
        if let &[from, to] = holes {
            self.check_so_far(&Path::new(from))?;
            if self.occupied().contains(to) {
                return Err(IllegalMove::Occupied(to));
            }
            if let Some(path) = self.default_path(from, to) {
                return Ok(path);
            }
        }
        self.check(&path)?;
        Ok(path)
    }
}
