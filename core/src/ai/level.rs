//! What each level sees, and how it chooses.

use std::time::Duration;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::control::{Control, Limits, SearchError};
use super::eval::Evaluation;
use super::root::{Found, Report, RootMove, Task};
use super::search::FORCED;
use super::state::Sight;
use super::taste::Taste;
use crate::level::Level;
use crate::position::Position;

/// What a level fails to see, and how often it takes a second choice.
#[derive(Debug, Clone, Copy)]
struct Strength {
    /// Plies looked ahead, where that is what ends its search.
    depth: Option<u8>,
    sight: Sight,
    /// Best moves among which one is drawn.
    choices: usize,
    /// How much worse than the best a drawn move may be, in hundredths of a step.
    cut: i32,
    nodes: u64,
    table_mib: usize,
}

/// Hole values differ by up to this much between seeds, so that the same opponent plays different games.
const SPREAD: i32 = 4;
/// No level thinks longer. Only the highest comes near it; on a slow processor it plays on fewer nodes.
const LONGEST: Duration = Duration::from_millis(1_500);

impl Strength {
    const fn of(level: Level, players: u8) -> Self {
        let plain = Self { depth: None, sight: Sight::Whole, choices: 1, cut: 0, nodes: 200_000, table_mib: 1 };
        let among = players > 2;
        match level.number() {
            1 => Self { depth: Some(1), sight: Sight::Hops(2), choices: 3, cut: 350, ..plain },
            2 => Self { depth: Some(1), sight: Sight::Hops(2), ..plain },
            3 if among => Self { depth: Some(1), sight: Sight::Hops(3), ..plain },
            3 => Self { depth: Some(2), sight: Sight::Hops(2), ..plain },
            4 if among => Self { depth: Some(1), choices: 2, cut: 200, ..plain },
            4 => Self { nodes: 460, ..plain },
            5 if among => Self { depth: Some(1), ..plain },
            5 => Self { depth: Some(3), choices: 2, cut: 200, ..plain },
            6 if among => Self { depth: Some(3), choices: 2, cut: 200, ..plain },
            6 => Self { depth: Some(4), ..plain },
            7 if among => Self { depth: Some(3), ..plain },
            7 => Self { nodes: 9_000, ..plain },
            _ => Self { nodes: 2_000_000, table_mib: 16, ..plain },
        }
    }
}

/// The move that a level plays.
///
/// Levels 1 to 7 end by depth or nodes alone. Level 8 ends by nodes or after 1.5 s, whichever comes first, so that
/// on one processor the same seed and position give the same move there too unless the clock cuts it short;
/// [`choose_within`] with a node budget takes the clock out of it.
///
/// # Errors
/// [`SearchError::Cancelled`] when the control says so, [`SearchError::GameOver`] when there is no move to find.
pub fn choose(
    position: &Position,
    earlier: &[u64],
    level: Level,
    seed: u64,
    control: &Control,
) -> Result<Found, SearchError> {
    let limits = Limits { time: Some(LONGEST), ..Limits::default() };
    choose_within(position, earlier, level, seed, limits, control)
}

/// The move that a level plays when these limits bind it besides its own of depth and nodes.
///
/// # Errors
/// [`SearchError::Cancelled`] when the control says so, [`SearchError::GameOver`] when there is no move to find.
pub fn choose_within(
    position: &Position,
    earlier: &[u64],
    level: Level,
    seed: u64,
    limits: Limits,
    control: &Control,
) -> Result<Found, SearchError> {
    let strength = Strength::of(level, position.rules().players());
    let own = Limits { time: None, nodes: Some(strength.nodes), depth: strength.depth };
    // After a claim a few moves decide all, and none of them is overlooked.
    let sight = if position.ledger().claim.is_some() { Sight::Whole } else { strength.sight };
    let task = Task {
        position,
        earlier,
        limits: limits.and(own),
        table_mib: strength.table_mib,
        sight,
        wanted: strength.choices,
        to_play: true,
    };
    let own_turns = earlier.len() / usize::from(position.rules().players());
    let evaluation = Evaluation::new(position.rules(), Taste { spread: SPREAD, seed, ..Taste::after(own_turns) });
    let report = task.run(&evaluation, control)?;
    let mut dice = ChaCha8Rng::seed_from_u64(seed ^ position.hash());
    let chosen = draw(&report, strength, &mut dice).ok_or(SearchError::GameOver)?;
    Ok(report.found(position, chosen))
}

/// One of the best few moves that are not much worse than the best. A win is always taken.
fn draw<'a>(report: &'a Report, strength: Strength, dice: &mut impl Rng) -> Option<&'a RootMove> {
    let best = report.moves.first()?;
    if best.score.abs() >= FORCED {
        return Some(best);
    }
    let good = report.moves.iter().take(strength.choices).take_while(|root| best.score - root.score <= strength.cut);
    report.moves.get(dice.random_range(0..good.count().max(1)))
}
