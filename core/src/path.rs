//! What a move is: the way of a piece, and what that does to the board.

use arrayvec::ArrayVec;

use crate::board::Hole;

/// The way of one piece in one move: its start and every landing, in order. A step has one landing.
///
/// No hole is visited twice in a legal move, so that 121 holes always suffice.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(ArrayVec<Hole, { Hole::COUNT }>);

impl Path {
    /// A path that has not left its start yet.
    #[must_use]
    pub fn new(start: Hole) -> Self {
        let mut holes = ArrayVec::new();
        holes.push(start);
        Self(holes)
    }

    /// The path over these holes, if there is at least one and none comes twice.
    #[must_use]
    pub fn from_holes(holes: &[Hole]) -> Option<Self> {
        let (&start, landings) = holes.split_first()?;
        landings.iter().try_fold(Self::new(start), |mut path, &hole| {
            if path.holes().contains(&hole) || path.0.try_push(hole).is_err() {
                return None;
            }
            Some(path)
        })
    }

    /// Adds a landing that the path has not visited.
    pub(crate) fn push(&mut self, landing: Hole) {
        debug_assert!(!self.0.contains(&landing));
        // A full path has visited the whole board, so there is nothing left to push.
        let _ = self.0.try_push(landing);
    }

    /// Takes the last landing back.
    pub(crate) fn pop(&mut self) {
        if self.0.len() > 1 {
            self.0.pop();
        }
    }

    /// Start and landings.
    #[must_use]
    pub fn holes(&self) -> &[Hole] {
        &self.0
    }

    /// Where the piece starts.
    #[must_use]
    pub fn start(&self) -> Hole {
        self.0[0]
    }

    /// Where the piece rests.
    #[must_use]
    pub fn end(&self) -> Hole {
        self.0[self.0.len() - 1]
    }

    /// The landings without the start.
    #[must_use]
    pub fn landings(&self) -> &[Hole] {
        &self.0[1..]
    }

    /// Whether it is a step to a neighbouring hole.
    #[must_use]
    pub fn is_step(&self) -> bool {
        self.0.len() == 2 && self.start().neighbour_set().contains(self.end())
    }

    /// How many hops it has; none for a step.
    #[must_use]
    pub fn hops(&self) -> usize {
        if self.is_step() { 0 } else { self.0.len() - 1 }
    }
    /// What the path does to the board.
    #[must_use]
    pub fn to_move(&self) -> Move {
        Move::Travel { from: self.start(), to: self.end() }
    }
}

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
