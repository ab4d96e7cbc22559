//! What an answer came to, as facts. The apps find the words.

use crate::board::{Hole, HoleSet};
use crate::learn::closing::Block;
use crate::learn::parts::{Naming, Part};
use crate::moves::IllegalMove;
use crate::path::Path;
use crate::seat::Seat;

/// What an answer came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Feedback {
    /// The task is solved.
    Solved {
        /// What made a yes or no right.
        because: Option<Because>,
    },
    /// The move was right, and more are needed.
    GoOn {
        /// Own moves left.
        left: u8,
    },
    /// The hole is one of those looked for.
    Found {
        /// The hole.
        hole: Hole,
        /// Found by now.
        found: usize,
        /// How many are looked for.
        of: usize,
    },
    /// The hole was found before.
    FoundBefore {
        /// The hole.
        hole: Hole,
    },
    /// The hole is none of those looked for.
    Absent {
        /// The hole.
        hole: Hole,
        /// Why not.
        why: Absence,
    },
    /// The part is noted, right or wrong; `check` tells.
    Named {
        /// Parts that are still to be named.
        left: usize,
    },
    /// Some parts were named wrong; they are to be named again.
    Misnamed {
        /// Each of them.
        wrong: Vec<Misnamed>,
    },
    /// The move breaks a rule.
    Illegal(Obstacle),
    /// The move is legal and not what was asked for. It was not played.
    Short {
        /// The move.
        path: Path,
        /// What it lacks.
        why: Shortfall,
    },
    /// The yes or no is wrong.
    Wrong {
        /// Why.
        because: Because,
    },
    /// The number is wrong.
    Miscounted {
        /// The number that was given.
        given: u32,
        /// Whether it is too large.
        is_too_many: bool,
    },
}

impl Feedback {
    /// Whether the answer was right as far as it goes.
    #[must_use]
    pub const fn is_right(&self) -> bool {
        match self {
            Self::Solved { .. }
            | Self::GoOn { .. }
            | Self::Found { .. }
            | Self::FoundBefore { .. }
            | Self::Named { .. } => true,
            Self::Absent { .. }
            | Self::Misnamed { .. }
            | Self::Illegal(_)
            | Self::Short { .. }
            | Self::Wrong { .. }
            | Self::Miscounted { .. } => false,
        }
    }
}

/// Why a move is illegal, and who is in the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Obstacle {
    /// The rule that it breaks, with the holes.
    pub why: IllegalMove,
    /// Whose piece takes the landing, where that is the reason.
    pub taken_by: Option<Seat>,
}

/// Why a hole is none of those looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// The piece cannot go there.
    CannotGo(Obstacle),
    /// The piece can go there by a step only, and hops were asked for.
    OnlyByStep,
    /// There is no own piece.
    NoOwnPiece,
    /// The piece there cannot hop: no piece beside it has an empty hole behind it.
    CannotHop,
    /// The piece there can hop forward as before.
    StillHops,
    /// The piece there could not hop forward before either.
    NeverHopped,
    /// The hole lies in another camp, or in none.
    OtherCamp {
        /// The seat whose home it is part of.
        home_of: Option<Seat>,
    },
    /// What stands there does not count for the side.
    DoesNotCount,
}

/// A part that was named wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misnamed {
    /// The part.
    pub part: Part,
    /// What was said of it.
    pub naming: Naming,
}

/// What a legal move lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shortfall {
    /// It hops, and a step was asked for.
    NotAStep {
        /// Its hops.
        hops: usize,
    },
    /// It has too few hops; a step has none.
    TooFewHops {
        /// Its hops.
        hops: usize,
        /// Hops asked for.
        needed: u8,
    },
    /// Another piece than asked for.
    OtherPiece {
        /// The piece that moved.
        from: Hole,
        /// The one that should.
        wanted: Hole,
    },
    /// It ends elsewhere, and there is no way from there in the moves left.
    Elsewhere {
        /// Where it ends.
        to: Hole,
        /// Where a piece should come.
        wanted: Hole,
    },
    /// It gains too little, so that the moves left cannot make up for it.
    GainsTooLittle {
        /// Steps gained by now; negative for a loss.
        gained: i32,
        /// Steps asked for.
        needed: u16,
    },
    /// Own pieces that could hop forward cannot any more.
    CutsOff {
        /// Those pieces.
        pieces: HoleSet,
    },
    /// It does not end in the goal.
    NotInGoal {
        /// Where it ends.
        to: Hole,
    },
    /// It leaves a deeper hole of the goal empty that one move could have taken.
    Shallow {
        /// Where it ends.
        to: Hole,
        /// The deeper hole.
        deeper: Hole,
    },
    /// The way is still closed.
    StillClosed {
        /// The piece that should get its way.
        from: Hole,
        /// Where it should come.
        to: Hole,
        /// Why it cannot, and who is in the way.
        obstacle: Obstacle,
    },
    /// No other own piece has got a new move that gains as much.
    NoCrossing {
        /// The most steps that a new move gains, where there is one.
        best: Option<i32>,
        /// Steps asked for.
        needed: u16,
    },
    /// Too few pieces are outside home, and the moves left are too few.
    TooFewOutside {
        /// Outside by now.
        outside: usize,
        /// Asked for.
        needed: u8,
    },
    /// A move too many would be needed.
    WastesMove {
        /// Moves home from there, where they were counted.
        needed: Option<u8>,
        /// Moves left.
        left: u8,
    },
    /// The game is not won, and the moves left cannot win it.
    NoWin {
        /// Pieces in their goals that count for the side.
        home: usize,
    },
}

/// What makes a yes or a no right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Because {
    /// The move is legal.
    Legal,
    /// The move is not.
    Illegal(Obstacle),
    /// The pieces hopped over stay.
    Stay {
        /// Them.
        pieces: HoleSet,
    },
    /// The move wins.
    Wins {
        /// Pieces in their goals that count for the side.
        home: usize,
    },
    /// The move does not win.
    NoWin {
        /// Pieces in their goals that count for the side.
        home: usize,
        /// Holes of the goal that others hold.
        held: HoleSet,
        /// Own pieces outside the goal.
        outside: HoleSet,
    },
    /// Own pieces were in the way of the last three.
    Blocked {
        /// When and by what, in the order of the game.
        blocks: Vec<Block>,
    },
    /// None was.
    NotBlocked,
}
