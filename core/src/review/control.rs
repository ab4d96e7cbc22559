//! What bounds a review, and how others watch and end it.

use core::sync::atomic::{AtomicUsize, Ordering};
use core::time::Duration;

use crate::ai::Control;

/// What bounds a review. Without a time the same game gives the same review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReviewLimits {
    /// Positions visited for each ply, over all its searches.
    pub nodes_per_ply: u64,
    /// Time for the whole review; each ply gets its share of what is left.
    pub time: Option<Duration>,
}

/// Positions visited for a whole game.
const NODES: u64 = 60_000_000;
const MOST_PER_PLY: u64 = 600_000;
const LEAST_PER_PLY: u64 = 60_000;
/// What a ply may take where the clock, not the nodes, is what ends its searches.
const TIME_PER_PLY: Duration = Duration::from_millis(180);

impl ReviewLimits {
    /// Limits by which a game of a hundred plies takes less than 20 s, and longer games not much more.
    #[must_use]
    pub fn for_plies(plies: usize) -> Self {
        let count = u64::try_from(plies).unwrap_or(u64::MAX).max(1);
        let time = TIME_PER_PLY.saturating_mul(u32::try_from(count).unwrap_or(u32::MAX));
        Self { nodes_per_ply: (NODES / count).clamp(LEAST_PER_PLY, MOST_PER_PLY), time: Some(time) }
    }
}

/// Ends one review from another thread and shows how far it has come. A new review needs a new one.
#[derive(Debug, Default)]
pub struct ReviewControl {
    pub(super) control: Control,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl ReviewControl {
    /// A control that has not been told anything.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the review without a result. May come before it begins.
    pub fn cancel(&self) {
        self.control.cancel();
    }

    /// Whether [`cancel`](Self::cancel) was called.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.control.is_cancelled()
    }

    /// Plies that are done, and all there are; both 0 before the review begins.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed))
    }

    /// Shows a review that was there already.
    pub(crate) fn finish(&self, total: usize) {
        self.begin(total);
        self.done(total);
    }

    pub(super) fn begin(&self, total: usize) {
        self.total.store(total, Ordering::Relaxed);
    }

    pub(super) fn done(&self, plies: usize) {
        self.done.store(plies, Ordering::Relaxed);
    }
}
