//! What a task asks for. Whether an answer is right is decided by the rules, never by a list of answers.

use serde::{Deserialize, Serialize};

use crate::board::Hole;
use crate::seat::Seat;

/// What a task asks for, by the way it is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// Own moves, while everybody else stands still.
    Play {
        /// What they have to come to.
        aim: Aim,
        /// Own moves there are for it.
        #[serde(default = "one")]
        moves: u8,
    },
    /// Holes, each judged at once.
    Find {
        /// Which holes.
        quarry: Quarry,
        /// How many of them are enough; all where none is given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        enough: Option<u8>,
    },
    /// The parts of each hop on the straight line between two holes, in turn, and then a check of all.
    Name {
        /// Where the line begins, with the piece that hops.
        from: Hole,
        /// Where the last hop of the line lands.
        to: Hole,
    },
    /// Yes or no.
    Judge {
        /// What is true or not.
        claim: Claim,
    },
    /// A number.
    Count {
        /// Of what.
        quantity: Quantity,
    },
}

const fn one() -> u8 {
    1
}

/// What own moves have to come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Aim {
    /// One step.
    Step,
    /// One move of so many hops or more.
    Hops {
        /// Hops at least.
        least: u8,
    },
    /// The piece from a hole, or any if none is given, comes to rest on another.
    Reach {
        /// Where the piece starts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Hole>,
        /// Where it has to come.
        to: Hole,
    },
    /// The player needs so many steps fewer than before.
    Gain {
        /// Steps of [`Progress`](crate::Progress).
        steps: u16,
    },
    /// The same, and no own piece that could hop forward before is left without a hop forward.
    Keep {
        /// Steps of [`Progress`](crate::Progress).
        steps: u16,
    },
    /// A piece comes to rest on the empty hole of the goal nearest its tip, of those that one move can reach.
    Deepest,
    /// Another piece than the one on `from` moves, and now that one can go to `to`.
    Opens {
        /// The piece that could not move there.
        from: Hole,
        /// Where it can go then.
        to: Hole,
    },
    /// A move after which another own piece has a move that it did not have, and that gains so many steps.
    Bridge {
        /// Steps of [`Progress`](crate::Progress) that the other piece's move gains.
        steps: u16,
    },
    /// So many own pieces stand outside home.
    Outside {
        /// Pieces.
        pieces: u8,
    },
    /// All own pieces are in the goal.
    Home,
    /// One move after which so few more bring all own pieces home.
    Save {
        /// Own moves home after this one.
        left: u8,
    },
    /// The game is won.
    Win,
}

impl Aim {
    /// Whether it is judged by what one move does, so that there can be no more than one.
    #[must_use]
    pub const fn is_of_one_move(self) -> bool {
        match self {
            Self::Step
            | Self::Hops { .. }
            | Self::Keep { .. }
            | Self::Deepest
            | Self::Opens { .. }
            | Self::Bridge { .. }
            | Self::Save { .. } => true,
            Self::Reach { .. } | Self::Gain { .. } | Self::Outside { .. } | Self::Home | Self::Win => false,
        }
    }
}

/// Holes to be found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Quarry {
    /// Where the piece on a hole can come to rest by hopping.
    Landings {
        /// The piece.
        from: Hole,
    },
    /// Where it can come to rest at all.
    Targets {
        /// The piece.
        from: Hole,
    },
    /// The own pieces that can hop.
    Hoppers,
    /// The own pieces that can hop forward, and cannot any more once a piece has moved.
    CutOff {
        /// The move: start and end.
        played: [Hole; 2],
    },
    /// A seat's goal.
    Goal {
        /// The seat.
        seat: Seat,
    },
    /// A seat's home.
    Home {
        /// The seat.
        seat: Seat,
    },
    /// The pieces in their goals that count for the side of the player to move.
    Counting,
}

/// What can be true or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Claim {
    /// The move is legal, just so.
    Legal {
        /// Start and landings.
        path: Vec<Hole>,
    },
    /// The pieces hopped over by a legal move are taken off the board.
    Captures {
        /// Start and landings.
        path: Vec<Hole>,
    },
    /// A legal move wins the game.
    Wins {
        /// Start and landings.
        path: Vec<Hole>,
    },
}

impl Claim {
    /// The move that the claim is about: start and landings.
    #[must_use]
    pub fn path(&self) -> &[Hole] {
        match self {
            Self::Legal { path } | Self::Captures { path } | Self::Wins { path } => path,
        }
    }
}

/// What can be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Quantity {
    /// The fewest own moves after which all own pieces are in the goal, while nobody else moves.
    MovesHome,
    /// Steps that the player still needs, as in [`Progress`](crate::Progress).
    StepsHome,
    /// Own pieces that still stand at home.
    AtHome,
    /// The most steps that one own move gains.
    BestGain,
}
