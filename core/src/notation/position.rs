use core::fmt::{self, Write};

use thiserror::Error;

use crate::board::{Hole, HoleSet};
use crate::notation::fields;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// Why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParsePositionError {
    /// The number of rows is not 17.
    #[error("a position has 17 rows joined by `/`, this one has {0}")]
    Rows(usize),
    /// A row has too many or too few holes.
    #[error("row {row} has {expected} holes, not {found}")]
    RowLength {
        /// Row letter.
        row: char,
        /// Holes of that row.
        expected: usize,
        /// Characters given.
        found: usize,
    },
    /// A character stands for nothing.
    #[error("`{character}` on {hole} is neither a seat from 1 to 6 nor `.` nor `x`")]
    Character {
        /// What was found.
        character: char,
        /// Where.
        hole: Hole,
    },
    /// A piece of a seat that does not play.
    #[error("there is a piece of seat {seat} on {hole}, and that seat is not in play")]
    SeatNotInPlay {
        /// The seat.
        seat: Seat,
        /// Where its piece stands.
        hole: Hole,
    },
    /// A seat has more than ten pieces.
    #[error("seat {0} has more than ten pieces")]
    TooManyPieces(Seat),
    /// The seat to move is missing.
    #[error("after the rows comes a space and the seat to move")]
    NoSeatToMove,
    /// The seat to move is not in play.
    #[error("`{0}` is not a seat in play")]
    SeatToMove(String),
    /// A field that these rules do not know.
    #[error("`{0}` is not a field of a position under these rules")]
    Field(String),
}

const ROWS: [char; 17] = ['q', 'p', 'o', 'n', 'm', 'l', 'k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'];

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for hole in Hole::all() {
            if hole.row_and_number().1 == 1 && hole.index() > 0 {
                f.write_str("/")?;
            }
            f.write_char(self.character(hole))?;
        }
        write!(f, " {}", self.to_move())?;
        fields::write(self).iter().try_for_each(|field| write!(f, " {field}"))
    }
}

impl Position {
    /// The board in 121 characters in reading order: a digit for a piece of that seat, `x` for an idle piece, `.` for
    /// an empty hole.
    #[must_use]
    pub fn board_text(&self) -> String {
        Hole::all().map(|hole| self.character(hole)).collect()
    }

    fn character(&self, hole: Hole) -> char {
        match self.piece_at(hole) {
            Some(seat) => char::from(b'0' + seat.number()),
            None if self.idle().contains(hole) => 'x',
            None => '.',
        }
    }

    /// Reads a position text: rows `q` to `a` joined by `/`, a space, the seat to move, then fields as these rules
    /// have them.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn parse(text: &str, rules: Rules) -> Result<Self, ParsePositionError> {
        let mut words = text.split(' ');
        let (pieces, idle) = parse_rows(words.next().unwrap_or_default(), rules)?;
        let seat = words.next().ok_or(ParsePositionError::NoSeatToMove)?;
        let to_move = seat
            .parse()
            .ok()
            .and_then(|number| Seat::new(number).ok())
            .filter(|&seat| rules.in_play(seat))
            .ok_or_else(|| ParsePositionError::SeatToMove(seat.chars().take(20).collect()))?;
        let begun = Self::with_pieces(rules, pieces, idle, to_move);
        fields::read(&words.collect::<Vec<_>>(), begun)
    }
}

fn parse_rows(text: &str, rules: Rules) -> Result<(SeatMap<HoleSet>, HoleSet), ParsePositionError> {
    let found = text.split('/').count();
    if found != ROWS.len() {
        return Err(ParsePositionError::Rows(found));
    }
    let (mut pieces, mut idle) = (SeatMap::<HoleSet>::default(), HoleSet::EMPTY);
    let mut holes = Hole::all();
    for ((row, letter), index) in text.split('/').zip(ROWS).zip((0..17).rev()) {
        let expected = (1..=13).filter(|&number| Hole::from_row(index, number).is_some()).count();
        let found = row.chars().count();
        if found != expected {
            return Err(ParsePositionError::RowLength { row: letter, expected, found });
        }
        for (character, hole) in row.chars().zip(holes.by_ref().take(expected)) {
            match character {
                '.' => continue,
                'x' => {
                    idle.insert(hole);
                    continue;
                }
                _ => {}
            }
            let seat = character.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
            let seat = seat
                .and_then(|number| Seat::new(number).ok())
                .ok_or(ParsePositionError::Character { character, hole })?;
            if rules.player_of(seat).is_none() {
                return Err(ParsePositionError::SeatNotInPlay { seat, hole });
            }
            pieces[seat].insert(hole);
            if pieces[seat].len() > 10 {
                return Err(ParsePositionError::TooManyPieces(seat));
            }
        }
    }
    Ok((pieces, idle))
}
