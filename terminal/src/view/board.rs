use ratatui::buffer::Buffer;
use ratatui::layout::Position as Cell;
use ratatui::style::{Modifier, Style};
use starhop::{Hole, Path, Position, Seat};

use super::Look;
use super::layout::BoardPlan;
use super::palette::Tone;
use crate::app::{Target, TargetKind};
use crate::words::Words;

/// The star with its pieces and what is marked on it.
pub(super) struct BoardPicture<'a> {
    pub(super) plan: BoardPlan,
    pub(super) look: Look,
    pub(super) words: &'a Words,
    pub(super) position: &'a Position,
    pub(super) last: Option<&'a Path>,
    pub(super) targets: &'a [Target],
    pub(super) cursor: Option<Hole>,
    pub(super) selected: Option<Hole>,
    pub(super) hint: Option<(Hole, Option<Hole>)>,
}

impl BoardPicture<'_> {
    pub(super) fn draw(&self, buffer: &mut Buffer) {
        self.draw_face(buffer);
        if let Some(path) = self.last {
            self.draw_way(path, buffer);
        }
        for hole in Hole::all() {
            self.draw_hole(hole, buffer);
        }
    }

    fn ground(&self, hole: Hole) -> Tone {
        let starts_here = |&&seat: &&Seat| seat.home().contains(hole);
        self.position.rules().seats().iter().find(starts_here).map_or(Tone::Board, |&seat| Tone::Camp(seat))
    }

    /// The ground of every row of holes, the rows between them, and the letters of the rows.
    fn draw_face(&self, buffer: &mut Buffer) {
        let style = self.look.palette.style(Tone::Hole, Tone::Board);
        let rows = (0..17).filter_map(|row| Some((row, Hole::from_row(row, 1)?)));
        let fill = |x: u16, y: u16, buffer: &mut Buffer| {
            let width = usize::from(2 * (self.plan.middle() - x) + 1);
            buffer.set_string(x, y, " ".repeat(width), style);
        };
        for (row, first) in rows {
            let (x, y) = self.span(first);
            fill(x, y, buffer);
            let above = Hole::from_row(row + 1, 1).filter(|_| self.plan.rise > 1);
            if let Some(above) = above {
                let narrow = self.span(above).0.max(x);
                let between = y.min(self.span(above).1) + 1;
                fill(narrow, between, buffer);
            }
            let letter = char::from(b'a' + row).to_string();
            let column = if self.plan.turned { self.plan.cell(first).x + 3 } else { x - 1 };
            buffer.set_string(column, y, letter, Style::new().add_modifier(Modifier::DIM));
        }
    }

    /// The leftmost column of a row's ground, and its row in the window.
    fn span(&self, first: Hole) -> (u16, u16) {
        let cell = self.plan.cell(first);
        let middle = self.plan.middle();
        (middle - cell.x.abs_diff(middle) - 2, cell.y)
    }

    fn draw_way(&self, path: &Path, buffer: &mut Buffer) {
        let style = self.look.palette.style(Tone::Path, Tone::Board);
        for pair in path.holes().windows(2) {
            let (from, to) = (self.plan.cell(pair[0]), self.plan.cell(pair[1]));
            let holes = u16::from(pair[0].distance(pair[1]));
            for at in 0..holes {
                let (start, end) = (between(from, to, at, holes), between(from, to, at + 1, holes));
                let sign = match (start.y == end.y, (start.x < end.x) == (start.y > end.y)) {
                    (true, _) => 0,
                    (false, true) => 1,
                    (false, false) => 2,
                };
                if sign == 0 || self.plan.rise > 1 {
                    let middle = between(start, end, 1, 2);
                    buffer.set_string(middle.x, middle.y, self.look.glyphs.ways[sign], style);
                }
            }
        }
    }

    fn draw_hole(&self, hole: Hole, buffer: &mut Buffer) {
        let cell = self.plan.cell(hole);
        let ground = self.ground(hole);
        let (middle, style) = self.middle(hole, ground);
        if self.position.occupied().contains(hole) || ground != Tone::Board {
            buffer.set_string(cell.x - 1, cell.y, "   ", style);
        }
        buffer.set_string(cell.x, cell.y, middle, style);
        if let Some((sides, style)) = self.sides(hole, style) {
            buffer.set_string(cell.x - 1, cell.y, sides[0], style);
            buffer.set_string(cell.x + 1, cell.y, sides[1], style);
        }
    }

    /// What stands in the middle of a hole.
    fn middle(&self, hole: Hole, ground: Tone) -> (&str, Style) {
        let (glyphs, palette) = (self.look.glyphs, self.look.palette);
        if let Some(seat) = self.position.piece_at(hole) {
            return (self.words.letter(seat), palette.style(Tone::Mark(seat), Tone::Fill(seat)));
        }
        if self.position.idle().contains(hole) {
            return (glyphs.idle, palette.style(Tone::Path, ground));
        }
        if self.hint.is_some_and(|(_, to)| to == Some(hole)) {
            return (glyphs.hinted, palette.style(Tone::Path, ground));
        }
        if let Some(target) = self.targets.iter().find(|target| target.way.end() == hole) {
            return (self.look.target(target.kind), palette.style(Tone::Target, ground));
        }
        match self.last {
            Some(path) if path.start() == hole => (glyphs.origin, palette.style(Tone::Path, ground)),
            Some(path) if path.landings().contains(&hole) => (glyphs.landing, palette.style(Tone::Path, ground)),
            _ => (glyphs.hole, palette.style(Tone::Hole, ground)),
        }
    }

    /// What stands around a hole. The cursor shows the selection and a hint in its own style.
    fn sides(&self, hole: Hole, style: Style) -> Option<([&str; 2], Style)> {
        let glyphs = self.look.glyphs;
        let is_last = self.last.is_some_and(|path| path.end() == hole);
        let is_cursor = self.cursor == Some(hole);
        let sides = if self.selected == Some(hole) {
            glyphs.selected
        } else if self.hint.is_some_and(|(from, _)| from == hole) {
            glyphs.hint
        } else if is_cursor {
            glyphs.cursor
        } else if is_last {
            glyphs.arrived
        } else {
            return None;
        };
        Some((sides, if is_cursor { self.look.palette.style(Tone::Target, Tone::Board) } else { style }))
    }
}

impl Look {
    /// The sign of a target.
    pub(super) const fn target(self, kind: TargetKind) -> &'static str {
        match kind {
            TargetKind::Step => self.glyphs.step,
            TargetKind::Hop => self.glyphs.hop,
            TargetKind::ChainEnd => self.glyphs.chain_end,
        }
    }
}

/// The cell `part` of `parts` of the way between two cells.
fn between(from: Cell, to: Cell, part: u16, parts: u16) -> Cell {
    let along = |from: u16, to: u16| {
        let way = from.abs_diff(to) * part / parts.max(1);
        if to < from { from - way } else { from + way }
    };
    Cell::new(along(from.x, to.x), along(from.y, to.y))
}
