//! What the plies of a game come to, for each player.

use crate::board::Hole;
use crate::game::{Game, Ply};
use crate::path::Path;
use crate::position::{Position, Standing};
use crate::progress::Progress;
use crate::seat::{Seat, SeatSet};

/// A chain of two hops or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    /// The ply that it was played in, from 1.
    pub ply: usize,
    /// Its hops.
    pub hops: usize,
}

/// One player's figures after a ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// The seat that the player moves from.
    pub seat: Seat,
    /// Pieces in the goal and steps still needed.
    pub progress: Progress,
    /// Holes that the player's own moves have led over so far, along their paths: 1 for a step, 2 for an adjacent hop,
    /// the whole length for a symmetric one. Being displaced by another's move adds nothing.
    pub travelled: u32,
    /// The longest chain so far, the first of them if several are as long.
    pub longest: Option<Chain>,
}

/// Who needs the fewest steps; with partners the steps of a side are added up.
///
/// A player who has gone leads nothing alone, and with partners still counts with the steps that were left then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lead {
    /// The players who lead: one, one side, or several who share the lead.
    pub seats: SeatSet,
    /// Steps ahead of the next; 0 where the lead is shared, or nobody else is left.
    pub by: u16,
}

/// A piece that a swap moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Displaced {
    /// The set that it belongs to.
    pub set: Seat,
    /// Where it stood.
    pub from: Hole,
    /// Where it was put.
    pub to: Hole,
}

/// The figures after every ply that stands, the start included.
pub(super) fn of_game(game: &Game) -> Vec<Vec<Figures>> {
    let positions = game.positions();
    let Some(start) = positions.first() else { return Vec::new() };
    let seats = start.rules().seats().iter();
    let first = |&seat| Figures { seat, progress: Progress::of(start, seat), travelled: 0, longest: None };
    let mut all: Vec<Vec<Figures>> = vec![seats.map(first).collect()];
    for (ply, (pair, played)) in (1..).zip(positions.windows(2).zip(game.plies())) {
        let mut next = all.last().cloned().unwrap_or_default();
        for figures in &mut next {
            figures.go_on(&pair[0], &pair[1]);
            if let Ply::Move(path) = played
                && pair[0].to_move() == figures.seat
            {
                figures.add(ply, path);
            }
        }
        all.push(next);
    }
    all
}

impl Figures {
    /// The assignment is only solved again for who has other pieces than before.
    fn go_on(&mut self, before: &Position, after: &Position) {
        let has_gone = matches!(after.standing(self.seat), Standing::Gone(..));
        if !has_gone && before.pieces_of_player(self.seat) != after.pieces_of_player(self.seat) {
            self.progress = Progress::of(after, self.seat);
        }
    }

    fn add(&mut self, ply: usize, path: &Path) {
        let parts = path.holes().windows(2).map(|pair| u32::from(pair[0].distance(pair[1])));
        self.travelled += parts.sum::<u32>();
        let hops = path.hops();
        if hops >= 2 && self.longest.is_none_or(|chain| chain.hops < hops) {
            self.longest = Some(Chain { ply, hops });
        }
    }
}

pub(super) fn lead(position: &Position, figures: &[Figures]) -> Lead {
    let rules = position.rules();
    let has_gone = |seat: Seat| matches!(position.standing(seat), Standing::Gone(..));
    let mut sides: Vec<(u32, SeatSet)> = Vec::new();
    for &seat in rules.seats() {
        let side = rules.side(seat);
        if !side.iter().all(has_gone) && !sides.iter().any(|&(_, known)| known == side) {
            let of_side = figures.iter().filter(|figures| side.contains(figures.seat));
            sides.push((of_side.map(|figures| u32::from(figures.progress.steps)).sum(), side));
        }
    }
    let fewest = sides.iter().map(|&(steps, _)| steps).min().unwrap_or_default();
    let (leading, others): (Vec<_>, Vec<_>) = sides.into_iter().partition(|&(steps, _)| steps == fewest);
    let seats = leading.iter().flat_map(|(_, side)| side.iter()).fold(SeatSet::EMPTY, SeatSet::with);
    let next = others.iter().map(|&(steps, _)| steps).min().filter(|_| leading.len() == 1);
    Lead { seats, by: next.map_or(0, |steps| u16::try_from(steps - fewest).unwrap_or(u16::MAX)) }
}

/// The pieces that a path played in `before` swaps, in order.
#[must_use]
pub fn displaced(before: &Position, path: &Path) -> Vec<Displaced> {
    let parts = path.holes().windows(2).map(|pair| (pair[0], pair[1]));
    parts.filter_map(|(from, to)| before.piece_at(to).map(|set| Displaced { set, from: to, to: from })).collect()
}
