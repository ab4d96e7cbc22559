use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, Ordering};

use starhop::ai::Control;
use starhop::session::{SearchJob, SearchResult};

use crate::convert;
use crate::errors::SearchError;
use crate::lock::lock;
use crate::records::{SearchProgress, SearchReport, SearchStage};

const WAITING: u8 = 0;
const RUNNING: u8 = 1;
const ENDED: u8 = 2;

/// One search, on its own copy of the game. It runs once, and holds no lock of the game while it runs.
#[derive(Debug, uniffi::Object)]
pub struct Search {
    job: SearchJob,
    control: Control,
    /// Only goes up: waiting, running, ended.
    stage: AtomicU8,
    found: Mutex<Option<SearchResult>>,
}

#[uniffi::export]
impl Search {
    /// Searches until the level's limits are reached. Blocks, so call it on a worker thread.
    ///
    /// # Errors
    /// [`SearchError::Cancelled`] after a cancel, also one that came before the run.
    pub fn run(&self) -> Result<SearchReport, SearchError> {
        if self.stage.compare_exchange(WAITING, RUNNING, Ordering::SeqCst, Ordering::SeqCst).is_err() {
            return Err(SearchError::AlreadyRun);
        }
        let result = self.job.run(&self.control);
        self.stage.store(ENDED, Ordering::SeqCst);
        let result = result?;
        let report = SearchReport {
            revision: convert::long(result.revision),
            suggestions: result.proposals.iter().map(convert::suggestion).collect(),
            depth: i32::from(self.control.depth()),
            nodes: convert::long(self.control.nodes()),
        };
        if !self.job.is_hint() {
            *lock(&self.found) = Some(result);
        }
        Ok(report)
    }

    /// Ends the search without a result, within 50 ms. May come before the run.
    pub fn cancel(&self) {
        self.control.cancel();
    }

    /// Ends the search with the best move so far, within 50 ms. May come before the run.
    pub fn move_now(&self) {
        self.control.move_now();
    }

    /// How far the search has come.
    pub fn progress(&self) -> SearchProgress {
        SearchProgress {
            stage: match self.stage.load(Ordering::SeqCst) {
                WAITING => SearchStage::Waiting,
                RUNNING => SearchStage::Running,
                _ => SearchStage::Ended,
            },
            depth: i32::from(self.control.depth()),
            nodes: convert::long(self.control.nodes()),
            cancelled: self.control.is_cancelled(),
        }
    }
}

impl Search {
    pub(crate) fn new(job: SearchJob) -> Self {
        Self { job, control: Control::new(), stage: AtomicU8::new(WAITING), found: Mutex::new(None) }
    }

    /// The move that was found; none for a hint, before the run and after a cancel.
    pub(crate) fn found(&self) -> Option<SearchResult> {
        if self.control.is_cancelled() { None } else { lock(&self.found).clone() }
    }
}
