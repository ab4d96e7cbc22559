//! Work spread over threads, with results in the order of the work.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The results of `work` for 0, 1, … up to `count`.
pub(crate) fn each<T: Send>(threads: usize, count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let take = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let mut all: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(take)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    all.sort_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, result)| result).collect()
}
