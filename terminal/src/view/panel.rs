//! The text beside the board: players, the targets' signs, and the last moves.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use starhop::game::{Ply, Setup};
use starhop::{Position, Progress, Seat};

use super::Look;
use super::palette::Tone;
use super::text::{self, BOLD, DIM};
use crate::app::TargetKind;
use crate::words::{Word, Words};

/// What the panel tells of.
pub(super) struct Panel<'a> {
    pub(super) words: &'a Words,
    pub(super) look: Look,
    pub(super) setup: &'a Setup,
    pub(super) position: &'a Position,
    /// Whether the game goes on, so that somebody is to move.
    pub(super) playing: bool,
    /// The plies, of which the one before `ply` is the last that was played.
    pub(super) plies: &'a [Ply],
    pub(super) ply: usize,
}

impl Panel<'_> {
    pub(super) fn draw(&self, bottom: Seat, area: Rect, buffer: &mut Buffer) {
        let mut players: Vec<Seat> = self.setup.players().map(|(seat, _)| seat).collect();
        // As on the board: who sits at the bottom comes last.
        players.sort_by_key(|&seat| seat == bottom);
        let mut y = area.y;
        for seat in players {
            self.draw_player(seat, Rect { y, height: 2, ..area }, buffer);
            y += 3;
        }
        for kind in [TargetKind::Step, TargetKind::Hop, TargetKind::ChainEnd] {
            let word = match kind {
                TargetKind::Step => Word::KindStep,
                TargetKind::Hop => Word::KindHop,
                TargetKind::ChainEnd => Word::KindEnd,
            };
            let sign = format!("  {} {}", self.look.target(kind), self.words.text(word));
            text::row(&sign, DIM, Rect { y, height: 1, ..area }, buffer);
            y += 1;
        }
        let arrived = self.look.glyphs.arrived;
        let last = format!(" {} {} {}", arrived[0], arrived[1], self.words.text(Word::MarkLast));
        text::row(&last, DIM, Rect { y, height: 1, ..area }, buffer);
        self.draw_moves(Rect { y: y + 2, height: area.bottom().saturating_sub(y + 2), ..area }, buffer);
    }

    fn draw_player(&self, seat: Seat, area: Rect, buffer: &mut Buffer) {
        let to_move = self.playing && self.position.to_move() == seat;
        let here = if to_move { self.look.glyphs.here } else { " " };
        buffer.set_string(area.x, area.y, here, BOLD);
        let mark = self.look.palette.style(Tone::Mark(seat), Tone::Fill(seat));
        buffer.set_string(area.x + 2, area.y, format!(" {} ", self.words.letter(seat)), mark);
        let name = Rect { x: area.x + 6, width: area.width - 6, height: 1, ..area };
        text::row(&self.words.player(self.setup, seat), if to_move { BOLD } else { Style::new() }, name, buffer);
        let Progress { home, steps } = Progress::of(self.position, seat);
        let figures = self.words.fill(Word::Figures, &[("home", &home), ("steps", &steps)]);
        text::row(&figures, DIM, Rect { x: area.x + 2, width: area.width - 2, y: area.y + 1, height: 1 }, buffer);
    }

    /// As many moves as there is room for, the current one among them and marked.
    fn draw_moves(&self, area: Rect, buffer: &mut Buffer) {
        text::row(self.words.text(Word::MovesTitle), BOLD, Rect { height: 1, ..area }, buffer);
        let rows = usize::from(area.height.saturating_sub(1));
        let first = self.ply.saturating_sub(rows);
        let seats = self.setup.rules().seats();
        for ((at, ply), y) in self.plies.iter().enumerate().skip(first).take(rows).zip(area.y + 1..) {
            let letter = self.words.letter(seats[at % seats.len()]);
            let here = if at + 1 == self.ply { self.look.glyphs.here } else { " " };
            let row = format!("{here} {:>3} {letter} {}", at + 1, self.short(ply));
            text::row(&row, Style::new(), Rect { y, height: 1, ..area }, buffer);
        }
    }

    fn short(&self, ply: &Ply) -> String {
        match ply {
            Ply::Move(path) if path.hops() > 1 => {
                let glyphs = self.look.glyphs;
                format!("{} {} {} {}{}", path.start(), glyphs.chain, path.end(), glyphs.times, path.hops())
            }
            _ => ply.to_string(),
        }
    }
}
