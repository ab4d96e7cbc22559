use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Size};
use starhop::game::{Player, PlayerKind, Setup};
use starhop::store::StoreError;
use starhop::{Level, Rules};

use super::{Desk, Go, Picker};
use crate::view::layout;

/// The settings of a game against the computer; those of the last such game to begin with.
#[derive(Debug)]
pub(crate) struct NewGameScreen {
    pub(crate) level: Level,
    /// Whether the person has the first seat, which starts.
    pub(crate) first: bool,
    pub(crate) picker: Picker,
}

/// The rows, from the top.
const ROWS: [Row; 3] = [Row::Level, Row::Colour, Row::Start];

/// A row of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    Level,
    Colour,
    Start,
}

/// The level of somebody's very first game.
const FIRST_LEVEL: u8 = 2;

impl NewGameScreen {
    pub(super) fn new(desk: &Desk) -> Result<Self, StoreError> {
        let shelf = desk.store.list()?;
        let mut newest: Vec<_> = shelf.games.iter().map(|(_, summary)| summary).collect();
        newest.sort_by_key(|summary| core::cmp::Reverse(summary.created));
        let last = newest.iter().find_map(|summary| {
            summary.players.iter().enumerate().find_map(|(at, player)| match player.player.kind {
                PlayerKind::Computer(level) => Some((level, at != 0)),
                PlayerKind::Person => None,
            })
        });
        let (level, first) = last.unwrap_or((Level::new(FIRST_LEVEL).unwrap_or(Level::LOWEST), true));
        Ok(Self { level, first, picker: Picker::new(ROWS.len(), ROWS.len() - 1) })
    }

    pub(super) fn key(&mut self, code: KeyCode) -> Go {
        match code {
            KeyCode::Esc => return Go::Start,
            KeyCode::Enter => return self.chosen(),
            KeyCode::Left => self.change(false),
            KeyCode::Right => self.change(true),
            _ => self.picker.key(code),
        }
        Go::Stay
    }

    pub(super) fn click(&mut self, at: Position, size: Size) -> Go {
        if self.picker.click(at, layout::list(size)) { self.chosen() } else { Go::Stay }
    }

    fn chosen(&mut self) -> Go {
        if ROWS[self.picker.at()] == Row::Start {
            return self.setup().map_or(Go::Stay, Go::Play);
        }
        self.change(true);
        Go::Stay
    }

    /// Changes the chosen row; after the highest level comes the lowest.
    fn change(&mut self, up: bool) {
        match ROWS[self.picker.at()] {
            Row::Level => {
                let number = self.level.number();
                let (next, end) = if up { (number + 1, Level::LOWEST) } else { (number - 1, Level::HIGHEST) };
                self.level = Level::new(next).unwrap_or(end);
            }
            Row::Colour => self.first = !self.first,
            Row::Start => {}
        }
    }

    fn setup(&self) -> Option<Setup> {
        let mut players = vec![Player::person(), Player::computer(self.level)];
        if !self.first {
            players.reverse();
        }
        Setup::new(Rules::PLYYARD, players).ok()
    }
}
