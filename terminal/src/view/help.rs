use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

use super::text::{self, BOLD, DIM, Key};
use super::{Glyphs, layout};
use crate::words::{Word, Words};

/// Rows that the rules take.
const RULES: u16 = 5;
/// Characters that the keys themselves take.
const KEY_WIDTH: u16 = 9;

pub(super) fn draw(words: &Words, glyphs: &Glyphs, size: Size, buffer: &mut Buffer) {
    let page = layout::page(size);
    text::row(words.text(Word::HelpTitle), BOLD, Rect { height: 1, ..page }, buffer);
    let rules = [Word::HelpGoal, Word::HelpStep, Word::HelpChain].map(|word| words.text(word)).join("\n");
    text::paragraph(&rules, Rect { y: page.y + 1, height: RULES, ..page }, buffer);
    let keys = Rect { y: page.y + RULES + 2, height: page.height - RULES - 3, width: page.width / 2, ..page };
    let board = [
        (words.text(Word::KeyArrows), Word::KeyMove),
        (words.text(Word::KeyClick), Word::KeyPlay),
        ("Enter", Word::KeyPlay),
        ("Esc", Word::KeyCancel),
        ("Tab", Word::KeyNext),
        ("u", Word::KeyUndo),
        ("r", Word::KeyRedo),
        ("h", Word::KeyHint),
        ("m", Word::KeyNow),
        (":", Word::KeyType),
        ("d", Word::KeyDraw),
        ("x", Word::KeyResign),
    ];
    draw_keys(&board, words, keys, buffer);
    let other = [
        ("p", Word::KeyPass),
        ("c", Word::KeyClaim),
        ("n", Word::KeyAgain),
        ("v", Word::KeyReplay),
        (glyphs.sideways, Word::KeyStep),
        ("Home End", Word::KeyEnds),
        ("l", Word::KeyLongest),
        ("p", Word::KeyPlayOn),
        ("d", Word::KeyDelete),
        ("?", Word::KeyHelp),
        ("q", Word::KeyQuit),
    ];
    draw_keys(&other, words, Rect { x: page.x + page.width / 2, ..keys }, buffer);
    text::row(words.text(Word::HelpClose), DIM, Rect { y: page.bottom() - 1, height: 1, ..page }, buffer);
}

fn draw_keys(keys: &[Key<'_>], words: &Words, area: Rect, buffer: &mut Buffer) {
    for ((key, word), y) in keys.iter().zip(area.y..area.bottom()) {
        let line = Rect { y, height: 1, ..area };
        text::row(key, BOLD, line, buffer);
        let told = Rect { x: line.x + KEY_WIDTH + 1, width: line.width - KEY_WIDTH - 1, ..line };
        text::row(words.text(*word), Style::new(), told, buffer);
    }
}
