//! The parts of the hops along a straight line: start, piece hopped over, landing, and whether the hop can be made.

use crate::board::{Hole, HoleSet};

/// What a part is of its hop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PartKind {
    /// The hole where the hop starts.
    Start,
    /// The hole of the piece hopped over.
    Over,
    /// The hole where the hop lands.
    Landing,
    /// Whether the hop can be made: a piece to hop over, and an empty landing.
    CanHop,
}

/// One part of one hop of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The hop, from 0.
    pub hop: usize,
    /// Which part of it.
    pub kind: PartKind,
}

/// A hop of a line, whether it can be made or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Segment {
    pub(super) start: Hole,
    pub(super) over: Hole,
    pub(super) landing: Hole,
    pub(super) can_hop: bool,
}

/// The hops of two holes each between two holes of a straight line; none where there is no such line.
pub(super) fn segments(from: Hole, to: Hole, occupied: HoleSet) -> Option<Vec<Segment>> {
    let ray = from.rays().find(|ray| ray.contains(&to))?;
    let length = ray.iter().position(|&hole| hole == to)? + 1;
    if length % 2 != 0 {
        return None;
    }
    let mut start = from;
    let mut found = Vec::new();
    for pair in ray[..length].chunks_exact(2) {
        let (over, landing) = (pair[0], pair[1]);
        let can_hop = occupied.contains(over) && !occupied.without(from).contains(landing);
        found.push(Segment { start, over, landing, can_hop });
        start = landing;
    }
    Some(found)
}

/// The parts to be named, in turn.
pub(super) fn parts(segments: &[Segment]) -> Vec<Part> {
    const KINDS: [PartKind; 4] = [PartKind::Start, PartKind::Over, PartKind::Landing, PartKind::CanHop];
    (0..segments.len()).flat_map(|hop| KINDS.map(|kind| Part { hop, kind })).collect()
}

/// What somebody said of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// A hole.
    Hole(Hole),
    /// Whether the hop can be made.
    Yes(bool),
}

/// What is right for a part.
pub(super) fn right(segments: &[Segment], part: Part) -> Option<Naming> {
    let segment = segments.get(part.hop)?;
    Some(match part.kind {
        PartKind::Start => Naming::Hole(segment.start),
        PartKind::Over => Naming::Hole(segment.over),
        PartKind::Landing => Naming::Hole(segment.landing),
        PartKind::CanHop => Naming::Yes(segment.can_hop),
    })
}
