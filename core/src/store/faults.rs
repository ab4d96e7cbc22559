//! For tests only: makes a chosen file operation of a store fail, or be the last one of the process.
//!
//! A fault is planted for one root folder, as that was given to [`Store::open`](crate::store::Store::open), by
//! [`plant`] or by a file named `fault` in that folder, which tests on the far side of a boundary can write:
//!
//! ```text
//! write 1 full           the first write finds the disk full
//! flush 2+ broken        the second flush and every later one fail
//! any 7 kill-before      the process ends before the seventh operation of any kind
//! ```

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use thiserror::Error;

pub use crate::store::operation::Operation;

/// The file in a root folder that plants a fault while it exists.
pub const FILE: &str = "fault";

/// What happens at the chosen operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// It is not done: the disk is full.
    Full,
    /// It is not done: the disk is broken.
    Broken,
    /// It is not done: nothing may be written there.
    ReadOnly,
    /// Half of the content is written, then the disk is full. Other operations than writing are done and fail after.
    Short,
    /// The process ends before it, as if killed.
    KillBefore,
    /// The process ends after half of the content was written; for other operations, after them.
    KillMidway,
    /// The process ends after it.
    KillAfter,
    /// The process hangs before it, for ever.
    Hang,
}

/// Which operation is struck, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// The kind of operation that is counted; `None` counts all.
    pub operation: Option<Operation>,
    /// Which one is struck, from 1.
    pub number: u32,
    /// Whether all later ones are struck too.
    pub lasting: bool,
    /// What happens to it.
    pub effect: Effect,
}

/// A text that is no fault.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no fault: an operation or any, a number from 1 with or without +, and an effect")]
pub struct ParseFaultError(String);

#[derive(Debug)]
struct Planted {
    fault: Option<Fault>,
    /// The text of the file that planted it; empty when [`plant`] did.
    text: String,
    seen: Vec<Operation>,
}

static PLANTED: Mutex<BTreeMap<PathBuf, Planted>> = Mutex::new(BTreeMap::new());

fn planted() -> MutexGuard<'static, BTreeMap<PathBuf, Planted>> {
    PLANTED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Plants a fault for a root folder, in place of an earlier one, and counts operations anew.
pub fn plant(root: &Path, fault: Fault) {
    let anew = Planted { fault: Some(fault), text: String::new(), seen: Vec::new() };
    planted().insert(root.to_owned(), anew);
}

/// Lets the operations of a root folder succeed, and counts them anew.
pub fn watch(root: &Path) {
    planted().insert(root.to_owned(), Planted { fault: None, text: String::new(), seen: Vec::new() });
}

/// Takes the fault of a root folder away. Gives the operations since it was planted, in order.
#[must_use]
pub fn clear(root: &Path) -> Vec<Operation> {
    planted().remove(root).map(|planted| planted.seen).unwrap_or_default()
}

/// Counts an operation and says what happens to it.
fn strike(root: &Path, operation: Operation) -> Option<Effect> {
    let file = std::fs::read_to_string(root.join(FILE)).unwrap_or_default();
    let mut all = planted();
    if !file.is_empty() && all.get(root).is_none_or(|planted| planted.text != file) {
        // A text that is no fault would be a test that tests nothing.
        let fault = file.parse().unwrap_or_else(|_| std::process::abort());
        all.insert(root.to_owned(), Planted { fault: Some(fault), text: file, seen: Vec::new() });
    } else if file.is_empty() && all.get(root).is_some_and(|planted| !planted.text.is_empty()) {
        all.remove(root);
    }
    let planted = all.get_mut(root)?;
    planted.seen.push(operation);
    let fault = planted.fault?;
    if fault.operation.is_some_and(|struck| struck != operation) {
        return None;
    }
    let counts = |&&seen: &&Operation| fault.operation.is_none_or(|struck| struck == seen);
    let number = u32::try_from(planted.seen.iter().filter(counts).count()).unwrap_or(u32::MAX);
    let struck = number == fault.number || (fault.lasting && number > fault.number);
    struck.then_some(fault.effect)
}

/// Does an operation, or what the planted fault makes of it. The closure gets what part of its content to write.
pub(super) fn perform<T>(root: &Path, operation: Operation, act: impl FnOnce(Part) -> io::Result<T>) -> io::Result<T> {
    match strike(root, operation) {
        None => act(Part::Whole),
        Some(Effect::Full) => Err(io::ErrorKind::StorageFull.into()),
        Some(Effect::Broken) => Err(io::Error::other("input/output error")),
        Some(Effect::ReadOnly) => Err(io::ErrorKind::ReadOnlyFilesystem.into()),
        Some(Effect::Short) => act(Part::Half).and(Err(io::ErrorKind::StorageFull.into())),
        Some(Effect::KillBefore) => std::process::abort(),
        Some(Effect::KillMidway) => {
            let _ = act(Part::Half);
            std::process::abort()
        }
        Some(Effect::KillAfter) => {
            let _ = act(Part::Whole);
            std::process::abort()
        }
        Some(Effect::Hang) => loop {
            std::thread::park();
        },
    }
}

/// How much of its content a write writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// All.
    Whole,
    /// The first half.
    Half,
}

impl Part {
    pub(super) fn of(self, content: &[u8]) -> &[u8] {
        match self {
            Self::Whole => content,
            Self::Half => &content[..content.len() / 2],
        }
    }
}

impl Effect {
    const KEYS: [(&'static str, Self); 8] = [
        ("full", Self::Full),
        ("broken", Self::Broken),
        ("read-only", Self::ReadOnly),
        ("short", Self::Short),
        ("kill-before", Self::KillBefore),
        ("kill-midway", Self::KillMidway),
        ("kill-after", Self::KillAfter),
        ("hang", Self::Hang),
    ];
}

impl core::str::FromStr for Fault {
    type Err = ParseFaultError;

    fn from_str(text: &str) -> Result<Self, ParseFaultError> {
        let read = || {
            let words: Vec<&str> = text.split_whitespace().collect();
            let &[operation, number, effect] = words.as_slice() else { return None };
            let operation = match operation {
                "any" => None,
                key => Some(Operation::ALL.into_iter().find(|operation| operation.key() == key)?),
            };
            let lasting = number.ends_with('+');
            let number = number.strip_suffix('+').unwrap_or(number).parse().ok().filter(|&number| number > 0)?;
            let effect = Effect::KEYS.into_iter().find(|&(key, _)| key == effect)?.1;
            Some(Self { operation, number, lasting, effect })
        };
        read().ok_or_else(|| ParseFaultError(text.chars().take(80).collect()))
    }
}
