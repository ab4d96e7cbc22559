use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

/// The chosen row of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Picker {
    at: usize,
    length: usize,
}

impl Picker {
    /// A list with one of its rows chosen.
    pub(crate) fn new(length: usize, at: usize) -> Self {
        Self { at: at.min(length.saturating_sub(1)), length }
    }

    /// The chosen row.
    pub(crate) const fn at(self) -> usize {
        self.at
    }

    /// Moves the choice; rows don't go round.
    pub(crate) fn key(&mut self, code: KeyCode) {
        let last = self.length.saturating_sub(1);
        self.at = match code {
            KeyCode::Up => self.at.saturating_sub(1),
            KeyCode::Down => (self.at + 1).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => self.at,
        };
    }

    /// The first row shown where `height` rows have room.
    pub(crate) fn first(self, height: usize) -> usize {
        (self.at + 1).saturating_sub(height)
    }

    /// Chooses the row at a place of the window, if one is there.
    pub(crate) fn click(&mut self, at: Position, area: Rect) -> bool {
        if !area.contains(at) {
            return false;
        }
        let row = self.first(usize::from(area.height)) + usize::from(at.y - area.y);
        if row < self.length {
            self.at = row;
        }
        row < self.length
    }
}
