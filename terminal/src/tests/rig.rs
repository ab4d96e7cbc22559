use std::sync::mpsc::{Receiver, channel};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Size};
use starhop::game::{Game, Player, Setup};
use starhop::store::{Store, new_save};
use starhop::{Hole, Level, Preset, Rules};
use tempfile::TempDir;

use crate::app::{App, GameScreen, Message, Screen};
use crate::view::{self, Glyphs, Look, Palette, layout};
use crate::words::{Language, Words};

/// Without colours, so that what a test reads is what somebody without colours sees.
pub(super) const LOOK: Look = Look { palette: Palette::None, glyphs: &Glyphs::PLAIN };

/// The program on a folder of its own, with its searches' reports at hand.
pub(super) struct Rig {
    pub(super) app: App,
    inbox: Receiver<Message>,
    pub(super) folder: TempDir,
}

pub(super) fn hole(name: &str) -> Hole {
    name.parse().unwrap()
}

pub(super) fn computer(level: u8) -> Setup {
    let players = vec![Player::person(), Player::computer(Level::new(level).unwrap())];
    Setup::new(Rules::PLYYARD, players).unwrap()
}

pub(super) fn two_people() -> Setup {
    Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).unwrap()
}

/// People who play by a preset.
pub(super) fn people(preset: Preset, players: u8) -> Setup {
    let rules = Rules::new(preset, players).unwrap();
    Setup::new(rules, vec![Player::person(); usize::from(players)]).unwrap()
}

impl Rig {
    pub(super) fn new(size: Size) -> Self {
        Self::on(tempfile::tempdir().unwrap(), size, Language::English)
    }

    pub(super) fn on(folder: TempDir, size: Size, language: Language) -> Self {
        let (outbox, inbox) = channel();
        let app = App::new(Store::open(folder.path()).unwrap(), Words::of(language), size, outbox).unwrap();
        Self { app, inbox, folder }
    }

    /// The program in a running game.
    pub(super) fn in_game(setup: Setup) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Store::open(folder.path()).unwrap().create(&new_save(Game::new(setup))).unwrap();
        let mut rig = Self::on(folder, layout::SMALLEST, Language::English);
        rig.key(KeyCode::Enter);
        rig
    }

    pub(super) fn key(&mut self, code: KeyCode) {
        self.app.update(Message::Input(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
    }

    pub(super) fn control(&mut self, key: char) {
        self.app.update(Message::Input(Event::Key(KeyEvent::new(KeyCode::Char(key), KeyModifiers::CONTROL))));
    }

    pub(super) fn keys(&mut self, text: &str) {
        text.chars().for_each(|key| self.key(KeyCode::Char(key)));
    }

    pub(super) fn click(&mut self, at: Position) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let mouse = MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE };
        self.app.update(Message::Input(Event::Mouse(mouse)));
    }

    pub(super) fn click_hole(&mut self, name: &str) {
        let plan = layout::board(self.app.size, self.game().bottom());
        self.click(plan.cell(hole(name)));
    }

    /// Types a move and plays it.
    pub(super) fn play(&mut self, text: &str) {
        self.keys(":");
        self.keys(text);
        self.key(KeyCode::Enter);
    }

    /// Waits for the report of a search, without taking it in.
    pub(super) fn report(&self) -> Message {
        self.inbox.recv().unwrap()
    }

    /// Waits for the running search to end and takes its report in.
    pub(super) fn await_search(&mut self) {
        let report = self.report();
        self.app.update(report);
    }

    pub(super) fn game(&self) -> &GameScreen {
        match &self.app.screen {
            Screen::Game(game) => game,
            other => panic!("not in a game: {other:?}"),
        }
    }

    pub(super) fn picture(&self) -> Buffer {
        self.picture_in(LOOK)
    }

    pub(super) fn picture_in(&self, look: Look) -> Buffer {
        let size = self.app.size;
        let mut terminal = Terminal::new(TestBackend::new(size.width, size.height)).unwrap();
        terminal.draw(|frame| view::draw(&self.app, look, frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The window as text, a line a row.
    pub(super) fn text(&self) -> String {
        let picture = self.picture();
        let width = usize::from(picture.area.width);
        let rows = picture.content.chunks(width);
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
    }

    /// The three characters of a hole.
    pub(super) fn hole_text(&self, name: &str) -> String {
        let plan = layout::board(self.app.size, self.game().bottom());
        let cell = plan.cell(hole(name));
        let picture = self.picture();
        (cell.x - 1..=cell.x + 1).map(|x| picture[(x, cell.y)].symbol().to_owned()).collect()
    }
}
