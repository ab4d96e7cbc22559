use starhop::{Hole, Level};

use crate::convert;
use crate::records::HoleInfo;

/// The 121 holes in reading order.
#[uniffi::export]
#[must_use]
pub fn board() -> Vec<HoleInfo> {
    let info = |hole: Hole| HoleInfo {
        index: convert::index(hole),
        name: hole.to_string(),
        x: i32::from(hole.x()),
        y: i32::from(hole.y()),
        camp: hole.camp().map(convert::seat),
        neighbours: hole.neighbours().map(convert::index).collect(),
    };
    Hole::all().map(info).collect()
}

/// How many levels the computer has; 1 is the weakest.
#[uniffi::export]
#[must_use]
pub fn levels() -> i32 {
    i32::from(Level::HIGHEST.number())
}
