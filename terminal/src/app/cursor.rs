use ratatui::crossterm::event::KeyCode;
use starhop::Hole;

/// A hole that the arrow keys move over the board as it is drawn, along its six directions.
///
/// Up and down lead to the side of the last sideways move; where the board ends there, to the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cursor {
    pub(crate) hole: Hole,
    /// Right is 1, left is −1.
    bias: i8,
}

impl Cursor {
    /// A cursor on a hole.
    pub(crate) const fn new(hole: Hole) -> Self {
        Self { hole, bias: 1 }
    }

    /// Moves along a direction of the drawn board, if a hole is there.
    pub(crate) fn key(&mut self, code: KeyCode, turned: bool) {
        let (bias, directions) = match code {
            KeyCode::Left => (-1, vec![(-2, 0)]),
            KeyCode::Right => (1, vec![(2, 0)]),
            KeyCode::Up => (self.bias, vec![(self.bias, 1), (-self.bias, 1)]),
            KeyCode::Down => (self.bias, vec![(self.bias, -1), (-self.bias, -1)]),
            _ => return,
        };
        self.bias = bias;
        let sign = if turned { -1 } else { 1 };
        let (x, y) = (self.hole.x(), self.hole.y());
        let mut holes = directions.iter().filter_map(|(dx, dy)| Hole::from_coordinates(x + sign * dx, y + sign * dy));
        if let Some(hole) = holes.next() {
            self.hole = hole;
        }
    }
}
