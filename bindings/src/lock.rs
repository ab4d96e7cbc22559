use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks even after a panic: what the mutexes here guard is replaced whole or not at all, so it is never half done.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
