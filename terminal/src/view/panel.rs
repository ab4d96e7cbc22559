//! The text beside the board: players, the targets' signs, and the last moves.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use starhop::game::{Game, Ply, Status};
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
    pub(super) game: &'a Game,
    pub(super) position: &'a Position,
    pub(super) status: Status,
    /// How many entries of the game's record have been played.
    pub(super) ply: usize,
}

impl Panel<'_> {
    pub(super) fn draw(&self, bottom: Seat, area: Rect, buffer: &mut Buffer) {
        let mut players: Vec<Seat> = self.game.setup().players().map(|(seat, _)| seat).collect();
        // As on the board: who sits at the bottom comes last.
        players.sort_by_key(|&seat| seat == bottom);
        let mut y = area.y;
        // Two have room to spare, six only for one row each.
        let pitch = match players.len() {
            0..=2 => 3,
            3..=4 => 2,
            _ => 1,
        };
        for &seat in &players {
            self.draw_player(seat, Rect { y, height: pitch.min(2), ..area }, buffer);
            y += pitch;
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
        let to_move = self.status == Status::Playing && self.position.to_move() == seat;
        let here = if to_move { self.look.glyphs.here } else { " " };
        buffer.set_string(area.x, area.y, here, BOLD);
        let mark = self.look.palette.style(Tone::Mark(seat), Tone::Fill(seat));
        buffer.set_string(area.x + 2, area.y, format!(" {} ", self.words.letter(seat)), mark);
        let row = Rect { x: area.x + 6, width: area.width - 6, height: 1, ..area };
        let name = self.words.player(self.game.setup(), seat);
        let style = if to_move { BOLD } else { Style::new() };
        if area.height > 1 {
            text::row(&name, style, row, buffer);
            let below = Rect { x: area.x + 2, width: area.width - 2, y: area.y + 1, height: 1 };
            text::row(&self.figures(seat), DIM, below, buffer);
        } else {
            text::row(&format!("{name} {}", self.short_figures(seat)), style, row, buffer);
        }
    }

    /// How far a player has come, or what became of one who plays no more.
    fn figures(&self, seat: Seat) -> String {
        self.fate(seat).unwrap_or_else(|| {
            let Progress { home, steps } = Progress::of(self.position, seat);
            self.words.fill(Word::Figures, &[("home", &home), ("all", &self.pieces(seat)), ("steps", &steps)])
        })
    }

    fn short_figures(&self, seat: Seat) -> String {
        let home = || format!("{}/{}", Progress::of(self.position, seat).home, self.pieces(seat));
        self.fate(seat).unwrap_or_else(home)
    }

    fn fate(&self, seat: Seat) -> Option<String> {
        if self.status == Status::Playing {
            return self.words.fate(self.position.standing(seat));
        }
        let results = self.game.results().unwrap_or_default();
        results.iter().find(|result| result.seat == seat).map(|result| self.words.outcome(result))
    }

    /// Pieces that a player brings home.
    fn pieces(&self, seat: Seat) -> usize {
        10 * self.game.setup().rules().sets(seat).len()
    }

    /// As many moves as there is room for, the current one among them and marked.
    fn draw_moves(&self, area: Rect, buffer: &mut Buffer) {
        text::row(self.words.text(Word::MovesTitle), BOLD, Rect { height: 1, ..area }, buffer);
        let rows = usize::from(area.height.saturating_sub(1));
        let first = self.ply.saturating_sub(rows);
        let entries = self.game.plies().iter().zip(self.game.positions()).enumerate();
        for ((at, (ply, before)), y) in entries.skip(first).take(rows).zip(area.y + 1..) {
            let mover = if let Ply::Gone(seat, _) = ply { *seat } else { before.to_move() };
            let letter = self.words.letter(mover);
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
