//! Where everything is in a window of a given size; the same for drawing and for clicks.

use ratatui::layout::{Position, Rect, Size};
use starhop::{Hole, Seat};

/// The smallest window, in characters.
pub(crate) const SMALLEST: Size = Size::new(80, 22);
/// Characters that the board is wide, with the letters of its rows.
const BOARD_WIDTH: u16 = 55;
/// Rows of text under the board: state, notice, keys.
const FOOTER: u16 = 3;
/// Rows of a board with an empty row between its rows.
const TALL_BOARD: u16 = 33;

/// Whether the window is large enough.
pub(crate) const fn fits(size: Size) -> bool {
    size.width >= SMALLEST.width && size.height >= SMALLEST.height
}

/// Whether the board is drawn upside down, so that this seat is at the bottom.
pub(crate) fn turned(bottom: Seat) -> bool {
    bottom == Seat::NORTH
}

/// The title row.
pub(crate) const fn title(size: Size) -> Rect {
    Rect::new(1, 0, size.width - 2, 1)
}

/// The rows of a list.
pub(crate) const fn list(size: Size) -> Rect {
    Rect::new(4, 3, size.width - 8, size.height - 4 - FOOTER)
}

/// The text beside the board.
pub(crate) const fn panel(size: Size) -> Rect {
    Rect::new(BOARD_WIDTH, 2, size.width - BOARD_WIDTH, size.height - 3 - FOOTER)
}

/// One of the rows under the board, from 0.
pub(crate) const fn footer(size: Size, row: u16) -> Rect {
    Rect::new(1, size.height - FOOTER + row, size.width - 2, 1)
}

/// The whole window but a margin.
pub(crate) const fn page(size: Size) -> Rect {
    Rect::new(2, 1, size.width - 4, size.height - 2)
}

/// Where the holes are. A hole is three characters wide; half a pitch is two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BoardPlan {
    centre: Position,
    /// Rows of the window from a row of holes to the next.
    pub(crate) rise: u16,
    pub(crate) turned: bool,
}

/// The plan of the board in a window.
pub(crate) fn board(size: Size, bottom: Seat) -> BoardPlan {
    let room = size.height - 1 - FOOTER;
    let rise = if room >= TALL_BOARD { 2 } else { 1 };
    BoardPlan { centre: Position::new(BOARD_WIDTH / 2, 1 + room / 2), rise, turned: turned(bottom) }
}

impl BoardPlan {
    /// The middle character of a hole.
    pub(crate) fn cell(self, hole: Hole) -> Position {
        let sign = if self.turned { -1 } else { 1 };
        let (x, y) = (sign * i32::from(hole.x()), sign * i32::from(hole.y()));
        let place = |centre: u16, offset: i32| u16::try_from(i32::from(centre) + offset).unwrap_or(0);
        Position::new(place(self.centre.x, 2 * x), place(self.centre.y, -y * i32::from(self.rise)))
    }

    /// The column of the middle of the board.
    pub(crate) const fn middle(self) -> u16 {
        self.centre.x
    }

    /// The hole that a click belongs to: the nearest, if the click is not off the board.
    pub(crate) fn hole_at(self, at: Position) -> Option<Hole> {
        let away = |hole: &Hole| {
            let cell = self.cell(*hole);
            (cell.x.abs_diff(at.x), cell.y.abs_diff(at.y))
        };
        let near = Hole::all().filter(|hole| {
            let (columns, rows) = away(hole);
            columns <= 2 && rows < self.rise
        });
        near.min_by_key(|hole| {
            let (columns, rows) = away(hole);
            columns + 2 * rows
        })
    }
}
