use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Size};
use starhop::Rules;
use starhop::game::{Player, Setup, Status};
use starhop::store::{GameId, StoreError};

use super::{Desk, Go, Picker};
use crate::view::layout;
use crate::words::{Word, Words};

/// The first screen: go on with the last game, begin one, or look at the saved ones.
#[derive(Debug)]
pub(crate) struct StartScreen {
    pub(crate) choices: Vec<Choice>,
    pub(crate) picker: Picker,
}

/// A row of the start screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Go on with the unfinished game that was changed last.
    Continue(GameId, String),
    Computer,
    PassAndPlay,
    Saved,
    Help,
    Quit,
}

impl Choice {
    /// Its text.
    pub(crate) fn text(&self, words: &Words) -> String {
        let word = match self {
            Self::Continue(_, game) => return words.fill(Word::StartContinue, &[("game", game)]),
            Self::Computer => Word::StartComputer,
            Self::PassAndPlay => Word::StartPass,
            Self::Saved => Word::StartSaved,
            Self::Help => Word::StartHelp,
            Self::Quit => Word::StartQuit,
        };
        words.text(word).to_owned()
    }
}

impl StartScreen {
    pub(super) fn new(desk: &Desk) -> Result<Self, StoreError> {
        let mut choices = vec![Choice::Computer, Choice::PassAndPlay, Choice::Saved, Choice::Help, Choice::Quit];
        let shelf = desk.store.list()?;
        if let Some((id, summary)) = shelf.games.first().filter(|(_, summary)| summary.status == Status::Playing) {
            let game = desk.words.game(summary.players.iter().map(|player| &player.player));
            choices.insert(0, Choice::Continue(*id, game));
        }
        let picker = Picker::new(choices.len(), 0);
        Ok(Self { choices, picker })
    }

    pub(super) fn key(&mut self, code: KeyCode) -> Go {
        if code == KeyCode::Enter {
            return self.chosen();
        }
        self.picker.key(code);
        Go::Stay
    }

    pub(super) fn click(&mut self, at: Position, size: Size) -> Go {
        if self.picker.click(at, layout::list(size)) { self.chosen() } else { Go::Stay }
    }

    fn chosen(&self) -> Go {
        match &self.choices[self.picker.at()] {
            Choice::Continue(id, _) => Go::Open(*id),
            Choice::Computer => Go::NewGame,
            Choice::PassAndPlay => {
                Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).map_or(Go::Stay, Go::Play)
            }
            Choice::Saved => Go::Saved,
            Choice::Help => Go::Help,
            Choice::Quit => Go::Quit,
        }
    }
}
