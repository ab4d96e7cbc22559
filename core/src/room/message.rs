use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::room::{Act, ParseActError, Seal};
use crate::seat::{NoSuchSeat, Seat};

/// One line of the room's log: the seat that did something, and what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// How many entries went before it.
    pub number: usize,
    /// The seal of what went before.
    pub seal: Seal,
    /// Who.
    pub seat: Seat,
    /// What.
    pub act: Act,
}

/// What the phones of a room tell each other, in one line of text:
///
/// ```text
/// room1 ask 17 9f3a2b1c 4 d1-e5      seat 4 has 17 entries and asks the host to make this the next
/// room1 log 17 9f3a2b1c 4 d1-e5      entry 17 is this
/// room1 missing 17 9f3a2b1c 4        seat 4 has 17 entries and wants those that follow
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A guest asks the host to log something.
    Ask(Entry),
    /// Something that was logged.
    Log(Entry),
    /// A seat asks for the entries that it has not.
    Missing {
        /// How many entries it has.
        since: usize,
        /// The seal of them.
        seal: Seal,
        /// Who asks.
        seat: Seat,
    },
}

/// Why a text is no message.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseMessageError {
    /// It is longer than any message.
    #[error("a message has at most {limit} bytes, this one has {found}", limit = Message::LIMIT)]
    Long {
        /// Bytes given.
        found: usize,
    },
    /// It is no text.
    #[error("a message is UTF-8 text, and byte {0} is not")]
    NotText(usize),
    /// It doesn't begin as messages of this version do.
    #[error("a message begins with `{VERSION} `")]
    Version,
    /// There is no such kind.
    #[error("a message is of the kind ask, log or missing")]
    Kind,
    /// There are too few parts, or too many.
    #[error("this kind of message has {expected} parts, not {found}")]
    Parts {
        /// Parts that the kind has.
        expected: usize,
        /// Parts given.
        found: usize,
    },
    /// The number of an entry is none.
    #[error("the number of an entry is a plain number")]
    Number,
    /// The seal is none.
    #[error("a seal has eight digits of 0 to 9 and a to f")]
    Seal,
    /// The seat is none.
    #[error("{0}")]
    Seat(#[from] NoSuchSeat),
    /// What was done is nothing that can be done.
    #[error("{0}")]
    Act(#[from] ParseActError),
}

/// The first word of each message. Another layout gets another word.
const VERSION: &str = "room1";

impl Message {
    /// Bytes that a message may have. The longest move visits 121 holes and takes 483.
    pub const LIMIT: usize = 640;

    /// Reads a message from what came in.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, ParseMessageError> {
        if bytes.len() > Self::LIMIT {
            return Err(ParseMessageError::Long { found: bytes.len() });
        }
        core::str::from_utf8(bytes).map_err(|error| ParseMessageError::NotText(error.valid_up_to()))?.parse()
    }
}

impl FromStr for Message {
    type Err = ParseMessageError;

    fn from_str(text: &str) -> Result<Self, ParseMessageError> {
        if text.len() > Self::LIMIT {
            return Err(ParseMessageError::Long { found: text.len() });
        }
        let parts: Vec<&str> = text.split(' ').collect();
        if parts[0] != VERSION || parts.len() < 2 {
            return Err(ParseMessageError::Version);
        }
        let expected = match parts[1] {
            "ask" | "log" => 6,
            "missing" => 5,
            _ => return Err(ParseMessageError::Kind),
        };
        if parts.len() != expected {
            return Err(ParseMessageError::Parts { expected, found: parts.len() });
        }
        let (number, seal, speaker) = (read_number(parts[2])?, read_seal(parts[3])?, read_seat(parts[4])?);
        if parts[1] == "missing" {
            return Ok(Self::Missing { since: number, seal, seat: speaker });
        }
        let entry = Entry { number, seal, seat: speaker, act: parts[5].parse()? };
        Ok(if parts[1] == "ask" { Self::Ask(entry) } else { Self::Log(entry) })
    }
}

/// Numbers are written one way only, so that a line that was read is printed the same.
fn read_number(text: &str) -> Result<usize, ParseMessageError> {
    let number: usize = text.parse().map_err(|_| ParseMessageError::Number)?;
    if number.to_string() == text { Ok(number) } else { Err(ParseMessageError::Number) }
}

fn read_seal(text: &str) -> Result<Seal, ParseMessageError> {
    let digits = text.len() == 8 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let seal = u32::from_str_radix(text, 16).ok().filter(|_| digits);
    seal.map(Seal).ok_or(ParseMessageError::Seal)
}

fn read_seat(text: &str) -> Result<Seat, ParseMessageError> {
    let number = match text.as_bytes() {
        [digit @ b'0'..=b'9'] => digit - b'0',
        _ => 0,
    };
    Ok(Seat::new(number)?)
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, entry) = match self {
            Self::Ask(entry) => ("ask", entry),
            Self::Log(entry) => ("log", entry),
            Self::Missing { since, seal, seat } => return write!(f, "{VERSION} missing {since} {seal} {seat}"),
        };
        let Entry { number, seal, seat, act } = entry;
        write!(f, "{VERSION} {kind} {number} {seal} {seat} {act}")
    }
}
