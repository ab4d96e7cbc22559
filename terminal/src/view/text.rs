//! Rows of text.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::{Look, layout};
use crate::app::Desk;
use crate::words::{Word, Words};

/// A key and what it does.
pub(super) type Key<'a> = (&'a str, Word);

pub(super) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(super) const DIM: Style = Style::new().add_modifier(Modifier::DIM);

/// A row of text, cut at the end of its area.
pub(super) fn row(text: &str, style: Style, area: Rect, buffer: &mut Buffer) {
    Line::styled(text, style).render(area, buffer);
}

/// Text that goes on in the next row.
pub(super) fn paragraph(text: &str, area: Rect, buffer: &mut Buffer) {
    Paragraph::new(text).wrap(Wrap { trim: true }).render(area, buffer);
}

/// The title, what is going on, the last notice, and the keys that matter.
pub(super) fn frame(
    title: &str,
    state: &str,
    keys: &[Key<'_>],
    desk: &Desk,
    look: Look,
    size: Size,
    buffer: &mut Buffer,
) {
    row(title, BOLD, layout::title(size), buffer);
    let (above, below) = (layout::footer(size, 0), layout::footer(size, 1));
    match &desk.notice {
        // A notice that needs two rows hides the state until the next input.
        Some(notice) if Line::raw(notice).width() > usize::from(below.width) => {
            paragraph(notice, above.union(below), buffer);
        }
        notice => {
            row(state, BOLD, above, buffer);
            row(notice.as_deref().unwrap_or_default(), Style::new(), below, buffer);
        }
    }
    key_row(keys, &desk.words, look, layout::footer(size, 2), buffer);
}

/// Keys with what they do, as many as there is room for; the last two always.
fn key_row(keys: &[Key<'_>], words: &Words, look: Look, area: Rect, buffer: &mut Buffer) {
    let line = |keys: &[Key<'_>]| {
        let mut spans = Vec::new();
        for (key, word) in keys {
            if !spans.is_empty() {
                spans.push(Span::styled(look.glyphs.between, DIM));
            }
            spans.push(Span::styled((*key).to_owned(), BOLD));
            spans.push(Span::styled(format!(" {}", words.text(*word)), DIM));
        }
        Line::from(spans)
    };
    let mut shown = keys.to_vec();
    while shown.len() > 2 && line(&shown).width() > usize::from(area.width) {
        shown.remove(shown.len() - 3);
    }
    line(&shown).render(area, buffer);
}
