//! How a game stands and what will be decided.

/// Whether the game goes on, and if not, why.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum Status {
    /// The game goes on.
    Playing,
    /// Somebody won.
    Won {
        /// The winner's seat: the first where they play on for places, one of the side with partners.
        seat: i32,
        /// How.
        reason: WinReason,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
}

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum WinReason {
    /// The winner's goals are reached.
    AllHome,
    /// The side's pieces in its goals reached the total that wins.
    SideTotal,
    /// The deadlock was conceded, and the winner was ahead by more than half a step.
    DeadlockAhead,
    /// The deadlock was conceded, and the winner was ahead by half a step: ¾ to ¼.
    DeadlockHalf,
    /// The loser made five moves after the claim of a deadlock without conceding.
    NoConcession,
    /// The others are gone, and the last of them resigned.
    Resigned,
    /// The others are gone, and the last of them left.
    Left,
    /// The others are gone, and the last of them was judged passive.
    Passive,
    /// The others are gone, and the last of them let the time run out three times in a row.
    TimedOut,
}

/// Why a game was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum DrawReason {
    /// All players still in agreed.
    Agreed,
    /// All players still in passed on two consecutive own turns.
    AllPassed,
    /// No player has a legal move.
    NobodyCanMove,
}

/// The state of a draw offer.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Enum)]
pub enum DrawOffer {
    /// Nothing is offered.
    None,
    /// An offer waits for an answer.
    Open {
        /// Who offered: a person, or the computer with its move.
        by: i32,
        /// The person who has to answer next; the offer lapses when one who has not agreed moves.
        to: i32,
        /// Who has agreed so far.
        agreed: Vec<i32>,
    },
    /// The last offer was declined; shown until the next move.
    Declined {
        /// Who had offered.
        by: i32,
    },
}

/// How a player went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Departure {
    /// Resigned.
    Resigned,
    /// Left the game.
    Left,
    /// Was judged passive.
    Passive,
    /// Let the time run out three times in a row.
    TimedOut,
}

/// How a player stands in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Standing {
    /// Still playing.
    In,
    /// Has won a place while the others play on.
    Finished {
        /// The place, from 1.
        place: i32,
    },
    /// Is out.
    Gone {
        /// How.
        how: Departure,
    },
}

/// One player's result of a game that has ended.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct PlayerResult {
    /// The seat.
    pub seat: i32,
    /// The place, 1 the best; players who share a place have the same number.
    pub place: i32,
    /// The tournament score in quarters of a point, where the rules have one.
    pub quarters: Option<i32>,
    /// The change of points, where the rules have points and everybody's rank is known.
    pub points: Option<i32>,
}

/// Something that the rules will soon decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Warning {
    /// The player's last piece can go back to where it came from; that was done so often already in a row.
    Returns {
        /// Whose piece.
        seat: i32,
        /// Where it stands.
        on: i32,
        /// Where it would go back to.
        to: i32,
        /// Returns to there so far.
        made: i32,
        /// Returns that are allowed; one more is illegal.
        allowed: i32,
    },
    /// Too few pieces have left home; by the end of a certain own turn, one of the next five, the player is out.
    AtHome {
        /// The player.
        seat: i32,
        /// Pieces outside home, in the set that has the fewest.
        outside: i32,
        /// Pieces that must be.
        needed: i32,
        /// The own turn that is judged, from 1.
        turn: i32,
        /// Own turns left until then, that one included.
        turns_left: i32,
    },
    /// The player let the time run out so often in a row; with `limit` the player is out.
    Timeouts {
        /// The player.
        seat: i32,
        /// Timeouts in a row.
        made: i32,
        /// Timeouts in a row that count as leaving.
        limit: i32,
    },
    /// The player passed of the own will so often in a row; when all have done so twice, the game is a draw.
    Passes {
        /// The player.
        seat: i32,
        /// Passes in a row.
        made: i32,
    },
    /// Turns in which no player progressed; a deadlock can be claimed when there were so many.
    Stalled {
        /// Turns so far.
        turns: i32,
        /// Turns that are needed.
        needed: i32,
    },
    /// A deadlock was claimed; who first completes so many own moves without conceding loses.
    MustConcede {
        /// The player.
        seat: i32,
        /// Own moves left, the losing one included.
        moves_left: i32,
    },
}
