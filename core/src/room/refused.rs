use thiserror::Error;

use crate::game::GameError;
use crate::room::ParseMessageError;
use crate::seat::Seat;

/// Why something was refused; nothing has changed then.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// It is no message.
    #[error("{0}")]
    Unreadable(#[from] ParseMessageError),
    /// The message speaks for another seat than it comes from.
    #[error("seat {from} speaks for seat {seat}")]
    ForeignSeat {
        /// Where it came from.
        from: Seat,
        /// For whom it speaks.
        seat: Seat,
    },
    /// Nobody plays on that seat.
    #[error("nobody plays on seat {0}")]
    NotInRoom(Seat),
    /// The entry is in the log already.
    #[error("entry {0} is in the log already")]
    Doubled(usize),
    /// It was done before something was known that was logged since.
    #[error("it was to be entry {number}, and {logged} are logged")]
    Stale {
        /// The number it was made for.
        number: usize,
        /// Entries that are logged.
        logged: usize,
    },
    /// It follows entries that are not here yet; they were asked for.
    #[error("it follows entry {number}, and {logged} are logged")]
    Future {
        /// The number it was made for.
        number: usize,
        /// Entries that are logged.
        logged: usize,
    },
    /// The other phone has another log or another setup: the two can't go on together.
    #[error("what went before entry {0} is not the same on both sides")]
    Diverged(usize),
    /// It is for the host to log.
    #[error("the host logs, who is seat {host}")]
    NotHost {
        /// The host.
        host: Seat,
    },
    /// Another seat is to move.
    #[error("seat {to_move} is to move, not seat {seat}")]
    OutOfTurn {
        /// Who acted.
        seat: Seat,
        /// Who is to move.
        to_move: Seat,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The rules or the game refuse it.
    #[error("{0}")]
    Game(#[from] GameError),
    /// There is no own move that may be taken back now, or it was asked for since the last ply.
    #[error("there is no move that may be taken back now")]
    NoUndo,
    /// Nobody asked this seat for an undo.
    #[error("nobody asked this seat for an undo")]
    NotAsked,
    /// An earlier act of this seat still waits for the host.
    #[error("an earlier act waits for the host")]
    Waiting,
}
