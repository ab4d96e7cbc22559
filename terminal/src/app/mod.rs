//! What the program shows and how it changes: messages in, a new state out, no terminal.

mod cursor;
mod dialog;
mod game;
mod new_game;
mod picker;
mod replay;
mod saved;
mod start;
mod worker;

use std::sync::Arc;
use std::sync::mpsc::Sender;

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Size};
use starhop::game::{Game, Setup};
use starhop::session::SearchResult;
use starhop::store::{GameId, Store, StoreError, new_save};

pub(crate) use cursor::Cursor;
pub(crate) use dialog::Dialog;
pub(crate) use game::{GameScreen, Target, TargetKind};
pub(crate) use new_game::NewGameScreen;
pub(crate) use picker::Picker;
pub(crate) use replay::ReplayScreen;
pub(crate) use saved::SavedScreen;
pub(crate) use start::StartScreen;
pub(crate) use worker::Worker;

use crate::view::layout;
use crate::words::Words;

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Message {
    /// A key, a click or a new size of the window.
    Input(Event),
    /// A search ended.
    Searched(Searched),
    /// The program was asked to end from outside.
    Quit,
}

/// The end of a search.
#[derive(Debug)]
pub(crate) struct Searched {
    /// Which search it was.
    pub(crate) ticket: u64,
    /// Whether it was for hints.
    pub(crate) is_hint: bool,
    /// What it found; nothing when it was cancelled.
    pub(crate) result: Option<SearchResult>,
}

/// Where an input leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Go {
    /// Nowhere else.
    Stay,
    /// To the start screen.
    Start,
    /// To the settings of a game against the computer.
    NewGame,
    /// Into a new game.
    Play(Setup),
    /// Into a saved game.
    Open(GameId),
    /// To the saved games.
    Saved,
    /// To the replay of a game, and from there back to it or to the saved games.
    Replay(GameId, Back),
    /// To the help page.
    Help,
    /// Out of the program.
    Quit,
}

/// Where a replay was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Back {
    /// In the game.
    Game,
    /// In the list of saved games.
    Saved,
}

/// What every screen works with.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) store: Arc<Store>,
    pub(crate) words: Words,
    pub(crate) worker: Worker,
    /// The last thing the person was told; the next input clears it.
    pub(crate) notice: Option<String>,
}

impl Desk {
    /// Tells the person that the store failed.
    fn report(&mut self, error: &StoreError) {
        self.notice = Some(self.words.store(error));
    }
}

/// The screen that is shown.
#[derive(Debug)]
pub(crate) enum Screen {
    Start(StartScreen),
    NewGame(NewGameScreen),
    Saved(SavedScreen),
    Game(Box<GameScreen>),
    Replay(Box<ReplayScreen>),
}

/// The whole program apart from the terminal.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) desk: Desk,
    pub(crate) screen: Screen,
    pub(crate) size: Size,
    pub(crate) helping: bool,
    pub(crate) done: bool,
}

impl App {
    /// The program at its start screen. Searches report to `outbox`.
    ///
    /// # Errors
    /// [`StoreError`] when the saved games cannot be listed.
    pub(crate) fn new(store: Store, words: Words, size: Size, outbox: Sender<Message>) -> Result<Self, StoreError> {
        let desk = Desk { store: Arc::new(store), words, worker: Worker::new(outbox), notice: None };
        let screen = Screen::Start(StartScreen::new(&desk)?);
        Ok(Self { desk, screen, size, helping: false, done: false })
    }

    /// Takes in what happened.
    pub(crate) fn update(&mut self, message: Message) {
        match message {
            Message::Input(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            Message::Input(Event::Mouse(MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left),
                column,
                row,
                ..
            })) => {
                self.click(Position::new(column, row));
            }
            Message::Input(Event::Resize(width, height)) => self.size = Size::new(width, height),
            Message::Input(_) => {}
            Message::Searched(searched) => {
                if let Screen::Game(game) = &mut self.screen {
                    game.searched(&searched, &mut self.desk);
                }
            }
            Message::Quit => self.done = true,
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd')) {
            self.done = true;
            return;
        }
        if self.helping {
            self.helping = false;
            return;
        }
        self.desk.notice = None;
        let typing = matches!(&self.screen, Screen::Game(game) if matches!(game.dialog, Some(Dialog::Typing(_))));
        let go = match key.code {
            KeyCode::Char('q') if !typing => Go::Quit,
            KeyCode::Char('?') | KeyCode::F(1) if !typing => Go::Help,
            _ if !layout::fits(self.size) => Go::Stay,
            code => match &mut self.screen {
                Screen::Start(start) => start.key(code),
                Screen::NewGame(new) => new.key(code),
                Screen::Saved(saved) => saved.key(code, &mut self.desk),
                Screen::Game(game) => game.key(code, &mut self.desk),
                Screen::Replay(replay) => replay.key(code, &mut self.desk),
            },
        };
        self.go(go);
    }

    fn click(&mut self, at: Position) {
        if self.helping {
            self.helping = false;
            return;
        }
        if !layout::fits(self.size) {
            return;
        }
        self.desk.notice = None;
        let go = match &mut self.screen {
            Screen::Start(start) => start.click(at, self.size),
            Screen::NewGame(new) => new.click(at, self.size),
            Screen::Saved(saved) => saved.click(at, self.size),
            Screen::Game(game) => game.click(at, self.size, &mut self.desk),
            Screen::Replay(_) => Go::Stay,
        };
        self.go(go);
    }

    fn go(&mut self, go: Go) {
        match go {
            Go::Stay => return,
            Go::Help => {
                self.helping = true;
                return;
            }
            Go::Quit => {
                self.done = true;
                return;
            }
            _ => self.desk.worker.cancel(),
        }
        match self.screen_for(go) {
            Ok(screen) => self.screen = screen,
            Err(error) => {
                self.desk.report(&error);
                if let Screen::Game(game) = &self.screen {
                    game.think(&mut self.desk);
                }
            }
        }
    }

    fn screen_for(&mut self, go: Go) -> Result<Screen, StoreError> {
        let desk = &mut self.desk;
        Ok(match go {
            Go::NewGame => Screen::NewGame(NewGameScreen::new(desk)?),
            Go::Saved => Screen::Saved(SavedScreen::new(desk)?),
            Go::Replay(id, back) => Screen::Replay(Box::new(ReplayScreen::new(id, back, desk)?)),
            Go::Open(id) => Screen::Game(Box::new(GameScreen::open(id, desk)?)),
            Go::Play(setup) => {
                let id = desk.store.create(&new_save(Game::new(setup)))?;
                Screen::Game(Box::new(GameScreen::open(id, desk)?))
            }
            Go::Stay | Go::Start | Go::Help | Go::Quit => Screen::Start(StartScreen::new(desk)?),
        })
    }
}
