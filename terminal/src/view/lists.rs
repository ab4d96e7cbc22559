//! The screens that are lists.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};

use super::text::{self, BOLD, DIM, Key};
use super::{Look, layout};
use crate::app::{Desk, NewGameScreen, Picker, SavedScreen, StartScreen};
use crate::words::Word;

const END: [Key<'_>; 2] = [("?", Word::KeyHelp), ("q", Word::KeyQuit)];

pub(super) fn draw_start(start: &StartScreen, desk: &Desk, look: Look, size: Size, buffer: &mut Buffer) {
    let rows: Vec<_> = start.choices.iter().map(|choice| choice.text(&desk.words)).collect();
    draw_rows(&rows, start.picker, look, layout::list(size), buffer);
    let keys = [&[("Enter", Word::KeyOpen)], &END[..]].concat();
    text::frame(desk.words.text(Word::Title), "", &keys, desk, look, size, buffer);
}

pub(super) fn draw_new_game(new: &NewGameScreen, desk: &Desk, look: Look, size: Size, buffer: &mut Buffer) {
    let words = &desk.words;
    let (seat, order) =
        if new.first { (starhop::Seat::SOUTH, Word::NewFirst) } else { (starhop::Seat::NORTH, Word::NewSecond) };
    let colour = words.fill(order, &[("colour", &words.colour(seat))]);
    let rows = [
        format!("{}: {}", words.text(Word::NewLevel), words.level(new.level)),
        format!("{}: {colour}", words.text(Word::NewColour)),
        words.text(Word::NewStart).to_owned(),
    ];
    draw_rows(&rows, new.picker, look, layout::list(size), buffer);
    let own: [Key<'_>; 3] =
        [(look.glyphs.sideways, Word::KeyChange), ("Enter", Word::NewStart), ("Esc", Word::KeyCancel)];
    let keys = [&own[..], &END[..]].concat();
    text::frame(words.text(Word::NewTitle), "", &keys, desk, look, size, buffer);
}

pub(super) fn draw_saved(saved: &SavedScreen, desk: &Desk, look: Look, size: Size, buffer: &mut Buffer) {
    let words = &desk.words;
    let area = layout::list(size);
    let rows = saved.rows(words);
    draw_rows(&rows, saved.picker, look, area, buffer);
    let shown = u16::try_from(rows.len()).unwrap_or(u16::MAX).min(area.height);
    if rows.is_empty() {
        text::row(words.text(Word::SavedEmpty), Style::new(), area, buffer);
    }
    let notes = Rect { y: area.y + shown.max(1), height: area.height - shown.max(1).min(area.height), ..area };
    for (note, y) in saved.notes.iter().zip(notes.y..notes.bottom()) {
        text::row(note, DIM, Rect { y, height: 1, ..notes }, buffer);
    }
    let own: [Key<'_>; 4] =
        [("Enter", Word::KeyOpen), ("v", Word::KeyReplay), ("d", Word::KeyDelete), ("Esc", Word::KeyCancel)];
    let keys = [&own[..], &END[..]].concat();
    text::frame(words.text(Word::SavedTitle), "", &keys, desk, look, size, buffer);
}

fn draw_rows(rows: &[String], picker: Picker, look: Look, area: Rect, buffer: &mut Buffer) {
    let first = picker.first(usize::from(area.height));
    for ((at, row), y) in rows.iter().enumerate().skip(first).zip(area.y..area.bottom()) {
        let line = Rect { y, height: 1, ..area };
        let style = if at == picker.at() { BOLD.add_modifier(Modifier::REVERSED) } else { Style::new() };
        if at == picker.at() {
            text::row(look.glyphs.here, BOLD, Rect { x: area.x - 2, ..line }, buffer);
        }
        text::row(&format!(" {row} "), style, line, buffer);
    }
}
