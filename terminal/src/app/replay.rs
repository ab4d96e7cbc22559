use ratatui::crossterm::event::KeyCode;
use starhop::Seat;
use starhop::replay::Replay;
use starhop::store::{GameId, StoreError};

use super::game::bottom_seat;
use super::{Back, Desk, Go};

/// Plies that a page key goes over.
const PAGE: usize = 10;

/// A game to look back on, ply by ply.
#[derive(Debug)]
pub(crate) struct ReplayScreen {
    pub(crate) replay: Replay,
    pub(crate) ply: usize,
    id: GameId,
    back: Back,
}

impl ReplayScreen {
    pub(super) fn new(id: GameId, back: Back, desk: &Desk) -> Result<Self, StoreError> {
        let replay = Replay::new(desk.store.load(id)?.game);
        let ply = if back == Back::Game { replay.last() } else { 0 };
        Ok(Self { replay, ply, id, back })
    }

    /// The seat at the bottom of the drawn board.
    pub(crate) fn bottom(&self) -> Seat {
        bottom_seat(self.replay.game().setup())
    }

    pub(super) fn key(&mut self, code: KeyCode, desk: &mut Desk) -> Go {
        let last = self.replay.last();
        self.ply = match code {
            KeyCode::Left => self.ply.saturating_sub(1),
            KeyCode::Right => (self.ply + 1).min(last),
            KeyCode::PageUp => self.ply.saturating_sub(PAGE),
            KeyCode::PageDown => (self.ply + PAGE).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char('l') => self.replay.longest_chain().unwrap_or(self.ply),
            KeyCode::Char('p') => return self.play_on(desk),
            KeyCode::Esc => return if self.back == Back::Game { Go::Open(self.id) } else { Go::Saved },
            _ => return Go::Stay,
        };
        Go::Stay
    }

    fn play_on(&self, desk: &mut Desk) -> Go {
        match desk.store.play_on(self.id, self.ply) {
            Ok(id) => id.map_or(Go::Stay, Go::Open),
            Err(error) => {
                desk.report(&error);
                Go::Stay
            }
        }
    }
}
