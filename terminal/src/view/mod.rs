//! How the program looks: each screen drawn from the state, without changing it.

mod board;
mod game;
mod glyphs;
mod help;
pub(crate) mod layout;
mod lists;
mod palette;
mod panel;
mod replay;
mod text;

use ratatui::Frame;
use ratatui::layout::Rect;

pub(crate) use glyphs::Glyphs;
pub(crate) use palette::Palette;

use crate::app::{App, Screen};
use crate::words::Word;

/// Colours and characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) palette: Palette,
    pub(crate) glyphs: &'static Glyphs,
}

/// Draws the whole window.
pub(crate) fn draw(app: &App, look: Look, frame: &mut Frame<'_>) {
    let size = frame.area().as_size();
    if !layout::fits(size) {
        let smallest = layout::SMALLEST;
        let values: [(&str, &dyn core::fmt::Display); 4] = [
            ("width", &size.width),
            ("height", &size.height),
            ("columns", &smallest.width),
            ("rows", &smallest.height),
        ];
        let note = app.desk.words.fill(Word::Small, &values);
        text::paragraph(&note, Rect::from(size), frame.buffer_mut());
        return;
    }
    if app.helping {
        help::draw(&app.desk.words, look.glyphs, size, frame.buffer_mut());
        return;
    }
    let buffer = frame.buffer_mut();
    match &app.screen {
        Screen::Start(start) => lists::draw_start(start, &app.desk, look, size, buffer),
        Screen::NewGame(new) => lists::draw_new_game(new, &app.desk, look, size, buffer),
        Screen::Saved(saved) => lists::draw_saved(saved, &app.desk, look, size, buffer),
        Screen::Game(game) => game::draw(game, &app.desk, look, size, buffer),
        Screen::Replay(replay) => replay::draw(replay, &app.desk, look, size, buffer),
    }
}
