//! What an answer came to, as facts.

use crate::errors::MoveError;
use crate::records::{ClosingBlock, NamedPart};

/// Why a move is illegal, and who is in the way.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Obstacle {
    /// The rule that it breaks, with the holes.
    pub why: MoveError,
    /// Whose piece takes the landing, where that is the reason.
    pub taken_by: Option<i32>,
}

/// Why a hole is none of those looked for.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Absence {
    /// The piece cannot go there.
    CannotGo {
        /// Why.
        obstacle: Obstacle,
    },
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
        home_of: Option<i32>,
    },
    /// What stands there does not count for the side.
    DoesNotCount,
}

/// What a legal move lacks.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Shortfall {
    /// It hops, and a step was asked for.
    NotAStep {
        /// Its hops.
        hops: i32,
    },
    /// It has too few hops; a step has none.
    TooFewHops {
        /// Its hops.
        hops: i32,
        /// Hops asked for.
        needed: i32,
    },
    /// Another piece than asked for.
    OtherPiece {
        /// The piece that moved.
        from: i32,
        /// The one that should.
        wanted: i32,
    },
    /// It ends elsewhere, and no moves are left that could lead on.
    Elsewhere {
        /// Where it ends.
        to: i32,
        /// Where a piece should come, or which should stay.
        wanted: i32,
    },
    /// It gains too little, so that the moves left cannot make up for it.
    GainsTooLittle {
        /// Steps gained by now; negative for a loss.
        gained: i32,
        /// Steps asked for.
        needed: i32,
    },
    /// Own pieces that could hop forward cannot any more.
    CutsOff {
        /// Those pieces.
        pieces: Vec<i32>,
    },
    /// It does not end in the goal.
    NotInGoal {
        /// Where it ends.
        to: i32,
    },
    /// It leaves a deeper hole of the goal empty that one move could have taken.
    Shallow {
        /// Where it ends.
        to: i32,
        /// The deeper hole.
        deeper: i32,
    },
    /// The way is still closed.
    StillClosed {
        /// The piece that should get its way.
        from: i32,
        /// Where it should come.
        to: i32,
        /// Why it cannot.
        obstacle: Obstacle,
    },
    /// No other own piece has got a new move that gains as much.
    NoCrossing {
        /// The most steps that a new move gains, where there is one.
        best: Option<i32>,
        /// Steps asked for.
        needed: i32,
    },
    /// Too few pieces are outside home, and the moves left are too few.
    TooFewOutside {
        /// Outside by now.
        outside: i32,
        /// Asked for.
        needed: i32,
    },
    /// A move too many would be needed.
    WastesMove {
        /// Moves home from there, where they were counted.
        needed: Option<i32>,
        /// Moves left.
        left: i32,
    },
    /// The game is not won, and the moves left cannot win it.
    NoWin {
        /// Pieces in their goals that count for the side.
        home: i32,
    },
}

/// What makes a yes or a no right.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Because {
    /// The move is legal.
    Legal,
    /// The move is not.
    Illegal {
        /// Why.
        obstacle: Obstacle,
    },
    /// The pieces hopped over stay.
    Stay {
        /// Them.
        pieces: Vec<i32>,
    },
    /// The move wins.
    Wins {
        /// Pieces in their goals that count for the side.
        home: i32,
    },
    /// The move does not win.
    NoWin {
        /// Pieces in their goals that count for the side.
        home: i32,
        /// Holes of the goal that others hold.
        held: Vec<i32>,
        /// Own pieces outside the goal.
        outside: Vec<i32>,
    },
    /// Own pieces were in the way of the last three.
    Blocked {
        /// When and by what, in the order of the game.
        blocks: Vec<ClosingBlock>,
    },
    /// None was.
    NotBlocked,
}

/// What an answer came to, with the facts.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Feedback {
    /// The exercise is solved.
    Solved {
        /// What made a yes or no right.
        because: Option<Because>,
    },
    /// The move was right, and more are needed.
    GoOn {
        /// Own moves left.
        left: i32,
    },
    /// The hole is one of those looked for.
    Found {
        /// The hole.
        hole: i32,
        /// Found by now.
        found: i32,
        /// How many are looked for.
        looked_for: i32,
    },
    /// The hole was found before.
    FoundBefore {
        /// The hole.
        hole: i32,
    },
    /// The hole is none of those looked for.
    Absent {
        /// The hole.
        hole: i32,
        /// Why not.
        why: Absence,
    },
    /// The part is noted, right or wrong; `check` tells.
    Named {
        /// Parts that are still to be named.
        left: i32,
    },
    /// Some parts were named wrong; they are to be named again.
    Misnamed {
        /// Each of them, with what was said.
        wrong: Vec<NamedPart>,
    },
    /// The move breaks a rule.
    Illegal {
        /// Which, and who is in the way.
        obstacle: Obstacle,
    },
    /// The move is legal and not what was asked for. It was not made.
    Short {
        /// The move: start and landings.
        path: Vec<i32>,
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
        given: i32,
        /// Whether it is too large.
        too_many: bool,
    },
}
