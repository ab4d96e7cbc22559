use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Holes in each row, from row `a` (the bottom tip) to row `q` (the top tip).
pub(super) const ROW_LENGTHS: [u8; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/// One of the 121 holes, numbered in reading order: `q1` is 0, rows go down and left to right, `a1` is 120.
///
/// ```
/// use starhop::Hole;
///
/// let centre: Hole = "i5".parse()?;
/// assert_eq!(centre.index(), 60);
/// assert_eq!((centre.x(), centre.y()), (0, 0));
/// assert_eq!(centre.to_string(), "i5");
/// # Ok::<(), starhop::ParseHoleError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hole(u8);

/// Why a text is not the name of a hole.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseHoleError {
    /// The text does not begin with a row letter.
    #[error("`{0}` does not begin with a row letter from a to q")]
    Row(String),
    /// What follows the row letter is not a number of the row.
    #[error("`{text}`: row {row} has holes 1 to {length}")]
    Number {
        /// The whole text.
        text: String,
        /// The row letter.
        row: char,
        /// Holes in that row.
        length: u8,
    },
}

impl Hole {
    /// How many holes the board has.
    pub const COUNT: usize = 121;

    /// The hole with this index in reading order, if there is one.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            #[expect(clippy::cast_possible_truncation, reason = "checked to be below 121")]
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The hole with an index that is known to be on the board.
    ///
    /// An index beyond the last hole gives the last hole, so that no table built from it can be read out of bounds.
    pub(crate) const fn at(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        if (index as usize) < Self::COUNT { Self(index) } else { Self(120) }
    }

    /// The hole at row `row` (0 is `a`) and place `number` (from 1) in it.
    #[must_use]
    pub const fn from_row(row: u8, number: u8) -> Option<Self> {
        if row >= 17 || number == 0 || number > ROW_LENGTHS[row as usize] {
            return None;
        }
        let mut index = number - 1;
        let mut above = 16;
        while above > row {
            index += ROW_LENGTHS[above as usize];
            above -= 1;
        }
        Some(Self(index))
    }

    /// Index in reading order, 0 to 120.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Row from 0 (`a`) to 16 (`q`) and number in the row from 1.
    #[must_use]
    pub const fn row_and_number(self) -> (u8, u8) {
        let mut row = 16;
        let mut left = self.0;
        while left >= ROW_LENGTHS[row as usize] {
            left -= ROW_LENGTHS[row as usize];
            row -= 1;
        }
        (row, left + 1)
    }

    /// Distance right of the centre hole, in half pitches.
    #[must_use]
    pub const fn x(self) -> i8 {
        let (row, number) = self.row_and_number();
        #[expect(clippy::cast_possible_wrap, reason = "rows have at most 13 holes")]
        let (number, length) = (number as i8, ROW_LENGTHS[row as usize] as i8);
        2 * (number - 1) - (length - 1)
    }

    /// Rows above the centre hole.
    #[must_use]
    pub const fn y(self) -> i8 {
        #[expect(clippy::cast_possible_wrap, reason = "rows are 0 to 16")]
        let row = self.row_and_number().0 as i8;
        row - 8
    }

    /// All holes in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..121u8).map(Self)
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, number) = self.row_and_number();
        write!(f, "{}{number}", char::from(b'a' + row))
    }
}

impl FromStr for Hole {
    type Err = ParseHoleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let row = letters.next().filter(|c| ('a'..='q').contains(c));
        let Some(row) = row else {
            return Err(ParseHoleError::Row(text.chars().take(20).collect()));
        };
        let digits = letters.as_str();
        let index = row as u8 - b'a';
        let plain = !digits.is_empty() && !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| digits.parse::<u8>().ok()).flatten().and_then(|number| Self::from_row(index, number)).ok_or_else(
            || ParseHoleError::Number {
                text: text.chars().take(20).collect(),
                row,
                length: ROW_LENGTHS[usize::from(index)],
            },
        )
    }
}

impl TryFrom<String> for Hole {
    type Error = ParseHoleError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Hole> for String {
    fn from(hole: Hole) -> Self {
        hole.to_string()
    }
}
