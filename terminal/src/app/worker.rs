use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread::{self, JoinHandle};

use starhop::ai::Control;
use starhop::session::SearchJob;

use super::{Message, Searched};

/// Runs one search at a time on a thread of its own, which reports when it ends.
#[derive(Debug)]
pub(crate) struct Worker {
    outbox: Sender<Message>,
    tickets: u64,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    ticket: u64,
    is_hint: bool,
    control: Arc<Control>,
    thread: JoinHandle<()>,
}

impl Worker {
    /// A worker without work that reports to `outbox`.
    pub(crate) const fn new(outbox: Sender<Message>) -> Self {
        Self { outbox, tickets: 0, running: None }
    }

    /// Begins a search; one that was running is cancelled.
    pub(crate) fn start(&mut self, job: SearchJob) {
        self.cancel();
        self.tickets += 1;
        let (ticket, is_hint) = (self.tickets, job.is_hint());
        let control = Arc::new(Control::new());
        let (outbox, steered) = (self.outbox.clone(), Arc::clone(&control));
        let thread = thread::spawn(move || {
            let result = job.run(&steered).ok();
            // Nobody listens any more when the program ends.
            let _ = outbox.send(Message::Searched(Searched { ticket, is_hint, result }));
        });
        self.running = Some(Running { ticket, is_hint, control, thread });
    }

    /// Ends the search without a result and waits for its thread, which takes less than a millisecond.
    pub(crate) fn cancel(&mut self) {
        if let Some(running) = self.running.take() {
            running.control.cancel();
            let _ = running.thread.join();
        }
    }

    /// Ends the search with the best move so far.
    pub(crate) fn move_now(&self) {
        if let Some(running) = &self.running {
            running.control.move_now();
        }
    }

    /// Whether a search is running.
    pub(crate) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Whether a search for hints is running.
    pub(crate) fn is_hinting(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.is_hint)
    }

    /// Whether a report is of the running search, which has then ended; reports of earlier ones are to be dropped.
    pub(crate) fn ended(&mut self, ticket: u64) -> bool {
        let current = self.running.as_ref().is_some_and(|running| running.ticket == ticket);
        if current {
            self.running = None;
        }
        current
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.cancel();
    }
}
