//! What a position is worth where no network was trained for its rules, from one table of holes that every seat reads
//! turned to its own side. The search orders moves by the same table under all rules.

use std::sync::LazyLock;

use super::frame::seen_from;
use crate::board::{Hole, HoleSet};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, SeatMap};

/// The worth of one step towards the tip of the goal; all scores are in hundredths of it. The other weights were
/// found by matches of the arena at 2,000 nodes a move, one weight at a time.
pub(super) const STEP: i32 = 100;
/// Extra cost of each step still to go, growing with the distance.
const LAG: i32 = 5;
/// Cost of standing off the middle line, by the square of the half pitches.
const ASIDE: i32 = 14;
/// The same with more than two players, who would all meet in the middle and stay there.
const ASIDE_IN_CROWD: i32 = 2;
/// Cost of a piece that is still at home, for each row to the way out.
const AT_HOME: i32 = 30;
/// Cost of each step that the hindmost piece has to go.
const HINDMOST: i32 = 300;
/// Pieces outside the goal from which on each is measured against the goal holes that are still free.
const LAST_PIECES: usize = 3;
/// Cost of each step by which the nearest free goal hole is farther than the nearest goal hole.
const DETOUR: i32 = 80;
/// The worth of being to move.
const TEMPO: i32 = 150;

/// The tip of the goal of the seat at the bottom.
const TIP: Hole = Hole::at(0);
/// Steps from the tip of the home to the tip of the goal.
const LENGTH: usize = 16;

/// The holes so many steps from the tip of each set's goal.
static ROWS: LazyLock<SeatMap<[HoleSet; LENGTH + 1]>> = LazyLock::new(|| {
    let row = |set, left| Hole::all().filter(|&hole| steps_left(seen_from(set, hole)) == left).collect();
    SeatMap::from_fn(|set| core::array::from_fn(|left| row(set, left)))
});

/// Steps from the tip of the goal from which on a piece is far behind when others are home.
const FAR: usize = 10;

static FAR_BEHIND: LazyLock<SeatMap<HoleSet>> =
    LazyLock::new(|| SeatMap::from_fn(|set| ROWS[set][FAR..].iter().fold(HoleSet::EMPTY, |all, &row| all | row)));

/// The holes that are far behind when a set's other pieces are home.
pub(super) fn far_behind(set: Seat) -> HoleSet {
    FAR_BEHIND[set]
}

/// What pieces are worth by hole, for each set.
type Holes = SeatMap<[i32; Hole::COUNT]>;

/// The table that won most matches between two players, and the one for more of them.
static FOR_TWO: LazyLock<Holes> = LazyLock::new(|| table(ASIDE));
static FOR_MORE: LazyLock<Holes> = LazyLock::new(|| table(ASIDE_IN_CROWD));

/// The holes that are worth more to a set's piece than the one it stands on.
type Better = SeatMap<[HoleSet; Hole::COUNT]>;

static BETTER_FOR_TWO: LazyLock<Better> = LazyLock::new(|| better(&FOR_TWO));
static BETTER_FOR_MORE: LazyLock<Better> = LazyLock::new(|| better(&FOR_MORE));

fn better(holes: &Holes) -> Better {
    let than = |set: Seat, index: usize| Hole::all().filter(|to| holes[set][to.index()] > holes[set][index]).collect();
    SeatMap::from_fn(|set| core::array::from_fn(|index| than(set, index)))
}

fn table(aside: i32) -> Holes {
    let worth = |set, index| Hole::new(index).map_or(0, |hole| worth_on(seen_from(set, hole), aside));
    SeatMap::from_fn(|set| core::array::from_fn(|index| worth(set, index)))
}

/// The hand-made evaluation for a number of players.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hand {
    holes: &'static Holes,
    better: &'static Better,
}

impl Hand {
    pub(super) fn new(rules: Rules) -> Self {
        if rules.players() == 2 {
            Self { holes: &FOR_TWO, better: &BETTER_FOR_TWO }
        } else {
            Self { holes: &FOR_MORE, better: &BETTER_FOR_MORE }
        }
    }

    /// The worth of a set's piece on a hole.
    pub(super) fn worth(self, set: Seat, hole: Hole) -> i32 {
        self.holes[set][hole.index()]
    }

    /// The holes that are worth more to a set's piece than this one.
    pub(super) fn better(self, set: Seat, than: Hole) -> HoleSet {
        self.better[set][than.index()]
    }

    /// The score of a position for the side to move out of `root` and its opponents, given the totals of all sets.
    pub(super) fn score(position: &Position, totals: &SeatMap<i32>, root: Seat) -> i32 {
        let standing = |seat| Self::standing(position, totals, seat);
        let side = position.rules().side(root);
        let opponents = position.rules().seats().iter().filter(|&&seat| !side.contains(seat));
        let best_opponent = opponents.map(|&seat| standing(seat)).max().unwrap_or(0);
        let ahead = standing(root) - best_opponent;
        if position.to_move() == root { TEMPO + ahead } else { TEMPO - ahead }
    }

    /// How far a player has come, whatever the others do.
    fn standing(position: &Position, totals: &SeatMap<i32>, player: Seat) -> i32 {
        let of_set = |set: Seat| {
            let pieces = position.pieces(set);
            totals[set] - HINDMOST * steps_of_hindmost(set, pieces) - cost_of_last_pieces(set, pieces)
        };
        position.rules().sets(player).iter().map(of_set).sum()
    }
}

fn steps_of_hindmost(set: Seat, pieces: HoleSet) -> i32 {
    let left = ROWS[set].iter().rposition(|&row| !(row & pieces).is_empty());
    left.map_or(0, |left| i32::try_from(left).unwrap_or(0))
}

/// The value of a hole for the seat at the bottom.
fn worth_on(hole: Hole, aside: i32) -> i32 {
    let left = i32::from(hole.distance(TIP));
    let off = i32::from(hole.x());
    -(STEP * left + LAG * left * left + aside * off * off + AT_HOME * rows_inside_home(hole))
}

/// Rows from a hole of the home at the bottom to the way out; none outside it.
pub(super) fn rows_inside_home(hole: Hole) -> i32 {
    if Seat::SOUTH.home().contains(hole) { -i32::from(hole.y()) - 4 } else { 0 }
}

fn steps_left(hole: Hole) -> usize {
    usize::from(hole.distance(TIP))
}

fn cost_of_last_pieces(seat: Seat, pieces: HoleSet) -> i32 {
    let goal = seat.goal();
    let outside = pieces - goal;
    if outside.len() > LAST_PIECES {
        return 0;
    }
    let free = goal - pieces;
    let nearest = |piece: Hole, holes: HoleSet| holes.into_iter().map(|hole| piece.distance(hole)).min().unwrap_or(0);
    let detour = |piece| i32::from(nearest(piece, free)) - i32::from(nearest(piece, goal));
    DETOUR * outside.into_iter().map(detour).sum::<i32>()
}
