//! What bounds a search, and how others steer it while it runs.

use core::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use thiserror::Error;

/// What bounds a search; what is `None` does not. With no bound at all it ends at depth 64 or when told to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Time from the call on.
    pub time: Option<Duration>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Plies looked ahead.
    pub depth: Option<u8>,
}

impl Limits {
    /// The tighter of both in every respect.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        fn tighter<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            a.into_iter().chain(b).min()
        }
        Self {
            time: tighter(self.time, other.time),
            nodes: tighter(self.nodes, other.nodes),
            depth: tighter(self.depth, other.depth),
        }
    }
}

/// Steers one search from another thread and shows how far it has come.
///
/// Its flags may be set before the search begins and are never cleared: a new search needs a new control.
#[derive(Debug, Default)]
pub struct Control {
    cancelled: AtomicBool,
    hurried: AtomicBool,
    depth: AtomicU8,
    nodes: AtomicU64,
}

impl Control {
    /// A control with no flag set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the search without a result.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Ends the search with the best move so far.
    pub fn move_now(&self) {
        self.hurried.store(true, Ordering::Relaxed);
    }

    /// Whether [`cancel`](Self::cancel) was called.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// Plies searched completely so far.
    #[must_use]
    pub fn depth(&self) -> u8 {
        self.depth.load(Ordering::Relaxed)
    }

    /// Positions visited so far, a few hundred behind.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn must_end(&self) -> bool {
        self.is_cancelled() || self.hurried.load(Ordering::Relaxed)
    }
}

/// Why there is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SearchError {
    /// The search was cancelled.
    #[error("the search was cancelled")]
    Cancelled,
    /// The game has ended, so that there is nothing to search for.
    #[error("the game is over")]
    GameOver,
}

/// The search has to end, for whatever reason.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stopped;

/// Counts the nodes of one search and ends it in time.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    control: &'a Control,
    deadline: Option<Instant>,
    limit: u64,
    nodes: u64,
    /// When the clock and the flags were looked at last, at which node they will be again, and nodes between the two.
    looked: Instant,
    look_at: u64,
    every: u64,
}

/// Nodes between two looks at the clock and the flags, at most.
const LOOK_EVERY: u64 = 256;
/// Where the nodes between two looks take longer, as where chains depend on their way, they become fewer.
const LOOK_WITHIN: Duration = Duration::from_micros(500);

impl<'a> Budget<'a> {
    pub(super) fn new(limits: Limits, control: &'a Control) -> Self {
        let now = Instant::now();
        Self {
            control,
            // A time beyond what the clock can tell is no bound.
            deadline: limits.time.and_then(|time| now.checked_add(time)),
            limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            looked: now,
            look_at: 0,
            every: 1,
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn is_cancelled(&self) -> bool {
        self.control.is_cancelled()
    }

    /// Enters one more position, if the search may go on.
    pub(super) fn enter(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.limit || (self.nodes >= self.look_at && self.look()) {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    fn look(&mut self) -> bool {
        let now = Instant::now();
        let took = now.saturating_duration_since(self.looked);
        self.every = if took > LOOK_WITHIN { (self.every / 8).max(1) } else { (self.every * 2).min(LOOK_EVERY) };
        self.looked = now;
        self.look_at = self.nodes.saturating_add(self.every);
        self.is_over_at(now)
    }

    /// Looks at the flags and the clock at once.
    pub(super) fn is_over(&self) -> bool {
        self.is_over_at(Instant::now())
    }

    fn is_over_at(&self, now: Instant) -> bool {
        self.control.nodes.store(self.nodes, Ordering::Relaxed);
        self.control.must_end() || self.deadline.is_some_and(|deadline| now >= deadline)
    }

    pub(super) fn completed(&self, depth: u8) {
        self.control.depth.store(depth, Ordering::Relaxed);
        self.control.nodes.store(self.nodes, Ordering::Relaxed);
    }
}
