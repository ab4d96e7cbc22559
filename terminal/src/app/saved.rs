use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Size};
use starhop::game::Setup;
use starhop::store::{GameId, StoreError, Summary, now};

use super::{Back, Desk, Go, Picker};
use crate::view::layout;
use crate::words::{Word, Words};

/// The list of saved games.
#[derive(Debug)]
pub(crate) struct SavedScreen {
    pub(crate) games: Vec<(GameId, Summary)>,
    /// Files that are no games for this program, in words.
    pub(crate) notes: Vec<String>,
    pub(crate) picker: Picker,
    deleted: Option<GameId>,
}

impl SavedScreen {
    pub(super) fn new(desk: &Desk) -> Result<Self, StoreError> {
        let mut screen = Self { games: Vec::new(), notes: Vec::new(), picker: Picker::new(0, 0), deleted: None };
        screen.refresh(desk)?;
        Ok(screen)
    }

    fn refresh(&mut self, desk: &Desk) -> Result<(), StoreError> {
        let all = desk.store.list()?;
        let damaged = all.damaged.iter().map(|(file, _)| desk.words.fill(Word::SavedDamaged, &[("file", file)]));
        let newer = all.newer.iter().map(|(file, _)| desk.words.fill(Word::SavedNewer, &[("file", file)]));
        self.notes = damaged.chain(newer).collect();
        self.picker = Picker::new(all.games.len(), self.picker.at());
        self.games = all.games;
        Ok(())
    }

    /// The text of each game's row.
    pub(crate) fn rows(&self, words: &Words) -> Vec<String> {
        let row = |summary: &Summary| {
            let players: Vec<_> = summary.players.iter().map(|player| player.player.clone()).collect();
            let game = if summary.title.is_empty() { words.game(players.iter()) } else { summary.title.clone() };
            let state = Setup::new(summary.rules, players)
                .map_or_else(|_| String::new(), |setup| words.standing(&setup, summary.status, summary.to_move));
            let ago = words.ago(summary.changed, now());
            words.fill(Word::SavedRow, &[("game", &game), ("state", &state), ("ply", &summary.ply), ("ago", &ago)])
        };
        self.games.iter().map(|(_, summary)| row(summary)).collect()
    }

    pub(super) fn key(&mut self, code: KeyCode, desk: &mut Desk) -> Go {
        match code {
            KeyCode::Esc => return Go::Start,
            KeyCode::Enter => return self.chosen(),
            KeyCode::Char('v') => return self.replay(desk),
            KeyCode::Char('d') | KeyCode::Delete => self.delete(desk),
            KeyCode::Char('u') => self.restore(desk),
            _ => self.picker.key(code),
        }
        Go::Stay
    }

    pub(super) fn click(&mut self, at: Position, size: Size) -> Go {
        if self.picker.click(at, layout::list(size)) { self.chosen() } else { Go::Stay }
    }

    fn chosen(&self) -> Go {
        self.games.get(self.picker.at()).map_or(Go::Stay, |(id, _)| Go::Open(*id))
    }

    fn replay(&self, desk: &mut Desk) -> Go {
        match self.games.get(self.picker.at()) {
            Some((id, summary)) if summary.ply > 0 => Go::Replay(*id, Back::Saved),
            Some(_) => {
                desk.notice = Some(desk.words.text(Word::SavedNoMoves).to_owned());
                Go::Stay
            }
            None => Go::Stay,
        }
    }

    fn delete(&mut self, desk: &mut Desk) {
        let Some(&(id, _)) = self.games.get(self.picker.at()) else { return };
        let deleted = desk.store.delete(id).and_then(|()| {
            self.deleted = Some(id);
            self.refresh(desk)
        });
        match deleted {
            Ok(()) => desk.notice = Some(desk.words.text(Word::SavedDeleted).to_owned()),
            Err(error) => desk.report(&error),
        }
    }

    fn restore(&mut self, desk: &mut Desk) {
        let Some(id) = self.deleted else { return };
        let restored = desk.store.restore(id).and_then(|_| {
            self.deleted = None;
            self.refresh(desk)
        });
        match restored {
            Ok(()) => desk.notice = Some(desk.words.text(Word::SavedRestored).to_owned()),
            Err(error) => desk.report(&error),
        }
    }
}
