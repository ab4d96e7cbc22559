use std::sync::atomic::{AtomicBool, Ordering};

use starhop::review::ReviewControl;
use starhop::session::ReviewJob;

use crate::convert;
use crate::errors::SearchError;
use crate::records::{ReviewProgress, ReviewReport};

/// One review of a game, on its own copy of the plies that stood. It runs once, and holds no lock of the game while it
/// runs. What it finds is kept beside the game, so that the next review of the same plies is there at once.
#[derive(Debug, uniffi::Object)]
pub struct Review {
    job: ReviewJob,
    control: ReviewControl,
    started: AtomicBool,
}

#[uniffi::export]
impl Review {
    /// The review that was made before, if there is one of just these plies. Reads a file, and searches nothing.
    pub fn kept(&self) -> Option<ReviewReport> {
        self.job.kept().map(|review| convert::review(self.job.game(), &review))
    }

    /// The review that was made before, or a new one. Blocks for up to some tenths of a second a ply, so call it on a
    /// worker thread with a stack as for `Search::run`.
    ///
    /// # Errors
    /// [`SearchError::Cancelled`] after a cancel, also one that came before the run; [`SearchError::AlreadyRun`].
    pub fn run(&self) -> Result<ReviewReport, SearchError> {
        if self.started.swap(true, Ordering::SeqCst) {
            return Err(SearchError::AlreadyRun);
        }
        let review = self.job.run(&self.control)?;
        Ok(convert::review(self.job.game(), &review))
    }

    /// Ends the review without a result, within 50 ms. May come before the run.
    pub fn cancel(&self) {
        self.control.cancel();
    }

    /// How far the review has come.
    pub fn progress(&self) -> ReviewProgress {
        let (done, total) = self.control.progress();
        ReviewProgress { done: convert::int(done), total: convert::int(total) }
    }
}

impl Review {
    pub(crate) fn new(job: ReviewJob) -> Self {
        Self { job, control: ReviewControl::new(), started: AtomicBool::new(false) }
    }
}
