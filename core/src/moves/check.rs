use thiserror::Error;

use crate::board::Hole;
use crate::moves::terrain::Terrain;
use crate::path::Path;
use crate::position::{Outcome, Position, Undo};
use crate::rules::{Exit, Jump};
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
    /// An idle piece belongs to nobody.
    #[error("the piece on {0} is idle")]
    Idle(Hole),
    /// A piece that starts in its goal lands only inside it.
    #[error("the piece starts in its goal and may not land outside it, on {0}")]
    GoalLocked(Hole),
    /// The hole lies in a camp of other players.
    #[error("{0} lies in a camp of other players")]
    CampClosed(Hole),
    /// A chain may pass a camp of other players, and no piece may rest there.
    #[error("no piece may rest on {0}, in a camp of other players")]
    MayNotRest(Hole),
    /// The piece has gone back there three times.
    #[error("the piece has gone back to {0} three times in a row")]
    Repetition(Hole),
    /// The chain must go on while it can.
    #[error("the chain must go on from {0}")]
    MustContinue(Hole),
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
        Ok(self.make_path(path))
    }

    /// Whether a whole path is legal.
    ///
    /// # Errors
    /// The first rule broken along the path.
    pub fn check(&self, path: &Path) -> Result<(), IllegalMove> {
        if path.landings().is_empty() {
            return Err(IllegalMove::TooShort);
        }
        let (terrain, _) = self.follow(path)?;
        self.check_rest(&terrain, path)
    }

    /// Whether the landings made so far are legal; a path that has not left its start only needs an own piece there.
    ///
    /// # Errors
    /// The first rule broken along the path.
    pub fn check_so_far(&self, path: &Path) -> Result<(), IllegalMove> {
        self.follow(path).map(drop)
    }

    /// Walks a path landing by landing; gives the board at its end.
    fn follow(&self, path: &Path) -> Result<(Terrain, Seat), IllegalMove> {
        let start = path.start();
        if self.outcome() != Outcome::Open {
            return Err(IllegalMove::GameOver);
        }
        let set = match self.piece_at(start) {
            Some(set) => set,
            None if self.idle().contains(start) => return Err(IllegalMove::Idle(start)),
            None => return Err(IllegalMove::NoPiece(start)),
        };
        if !self.rules().sets(self.to_move()).contains(set) {
            return Err(IllegalMove::NotYours { hole: start, seat: set });
        }
        let mut terrain = self.terrain(start, set);
        for (at, pair) in path.holes().windows(2).enumerate() {
            let (from, to) = (pair[0], pair[1]);
            if path.holes()[..=at].contains(&to) {
                return Err(IllegalMove::Revisited(to));
            }
            self.check_landing(&terrain, set, start, to)?;
            if from.neighbour_set().contains(to) {
                if path.is_step() {
                    return Ok((terrain, set));
                }
                return Err(IllegalMove::StepInChain { from, to });
            }
            if !terrain.landings(from).contains(to) {
                return Err(self.why_no_hop(from, to));
            }
            terrain = terrain.after(from, to);
        }
        Ok((terrain, set))
    }

    /// Whether the piece may come down on a hole at all.
    fn check_landing(&self, terrain: &Terrain, set: Seat, start: Hole, to: Hole) -> Result<(), IllegalMove> {
        if terrain.occupied.contains(to) {
            return if terrain.swappable.contains(to) { Ok(()) } else { Err(IllegalMove::Occupied(to)) };
        }
        if terrain.land.contains(to) {
            return Ok(());
        }
        let locked = self.rules().options().exit == Exit::Locked && set.goal().contains(start);
        Err(if locked && !set.goal().contains(to) { IllegalMove::GoalLocked(to) } else { IllegalMove::CampClosed(to) })
    }

    fn check_rest(&self, terrain: &Terrain, path: &Path) -> Result<(), IllegalMove> {
        let end = path.end();
        if !terrain.may_rest(end) {
            let camps = self.rules().others_camps(self.to_move());
            return Err(if camps.contains(end) { IllegalMove::MayNotRest(end) } else { IllegalMove::Repetition(end) });
        }
        if terrain.goes_on() && !path.is_step() {
            let visited = path.holes().iter().copied().collect();
            if !(terrain.landings(end) - visited).is_empty() {
                return Err(IllegalMove::MustContinue(end));
            }
        }
        Ok(())
    }

    fn why_no_hop(&self, from: Hole, to: Hole) -> IllegalMove {
        let straight = match self.rules().options().jump {
            Jump::Adjacent => from.hops().iter().any(|hop| hop.landing == to),
            Jump::Symmetric => from.rays().any(|ray| ray.iter().skip(1).step_by(2).any(|&hole| hole == to)),
        };
        if straight { IllegalMove::NothingToHop { from, to } } else { IllegalMove::OutOfReach { from, to } }
    }

    /// The path that a list of holes means: two holes mean the default path, more are taken landing by landing.
    ///
    /// # Errors
    /// The first rule broken; the path returned is legal.
    pub fn resolve(&self, holes: &[Hole]) -> Result<Path, IllegalMove> {
        if let Some(at) = (1..holes.len()).find(|&at| holes[..at].contains(&holes[at])) {
            return Err(IllegalMove::Revisited(holes[at]));
        }
        let path = Path::from_holes(holes).ok_or(IllegalMove::TooShort)?;
        if let &[from, to] = holes {
            self.check_so_far(&Path::new(from))?;
            if let Some(path) = self.default_path(from, to) {
                return Ok(path);
            }
        }
        self.check(&path)?;
        Ok(path)
    }
}
