//! Holes to be found, claims and numbers, as the rules have them.

use crate::board::{Hole, HoleSet};
use crate::learn::aim::{moves_home, won_by};
use crate::learn::closing::Closing;
use crate::learn::facts::{after, best_gain, counting, cut_off};
use crate::learn::feedback::{Absence, Because, Obstacle};
use crate::learn::goal::{Claim, Quantity, Quarry};
use crate::path::Path;
use crate::position::Position;
use crate::progress::Progress;

/// Moves home beyond which none are counted.
pub(super) const MOST_MOVES_HOME: u8 = 6;

/// The holes looked for.
pub(super) fn quarry(of: &Quarry, position: &Position) -> HoleSet {
    let seat = position.to_move();
    match *of {
        Quarry::Landings { from } => position.reach(from).hops,
        Quarry::Targets { from } => position.reach(from).all(),
        Quarry::Hoppers => {
            let hops = |&from: &Hole| !position.reach(from).hops.is_empty();
            position.pieces_of_player(seat).into_iter().filter(hops).collect()
        }
        Quarry::CutOff { played: [from, to] } => {
            position.default_path(from, to).map_or(HoleSet::EMPTY, |path| cut_off(position, &path))
        }
        Quarry::Goal { seat } => seat.goal(),
        Quarry::Home { seat } => seat.home(),
        Quarry::Counting => counting(position, seat),
    }
}

/// Why a hole is none of those looked for.
pub(super) fn absence(of: &Quarry, position: &Position, hole: Hole) -> Absence {
    let is_own = position.pieces_of_player(position.to_move()).contains(hole);
    match *of {
        Quarry::Landings { from } if position.reach(from).steps.contains(hole) => Absence::OnlyByStep,
        Quarry::Landings { from } | Quarry::Targets { from } => {
            let why = position.resolve(&[from, hole]).err();
            why.map_or(Absence::OnlyByStep, |why| Absence::CannotGo(Obstacle::new(position, why)))
        }
        Quarry::Hoppers | Quarry::CutOff { .. } if !is_own => Absence::NoOwnPiece,
        Quarry::Hoppers => Absence::CannotHop,
        Quarry::CutOff { played: [from, to] } => {
            let later = position.default_path(from, to).map(|path| after(position, &path));
            let still = later.is_some_and(|later| crate::learn::facts::hops_forward(&later, hole));
            if still { Absence::StillHops } else { Absence::NeverHopped }
        }
        Quarry::Goal { .. } | Quarry::Home { .. } => Absence::OtherCamp { home_of: hole.camp() },
        Quarry::Counting => Absence::DoesNotCount,
    }
}

/// Whether a claim is true, and why.
pub(super) fn truth(claim: &Claim, position: &Position) -> (bool, Because) {
    let path = Path::from_holes(claim.path()).unwrap_or_else(|| Path::new(Hole::at(0)));
    let checked = position.check(&path);
    let illegal = |why| (false, Because::Illegal(Obstacle::new(position, why)));
    match (claim, checked) {
        (_, Err(why)) => illegal(why),
        (Claim::Legal { .. }, Ok(())) => (true, Because::Legal),
        (Claim::Captures { .. }, Ok(())) => {
            let later = after(position, &path);
            let standing = position.occupied().without(path.start());
            let lost = standing - later.occupied();
            (!lost.is_empty(), Because::Stay { pieces: hopped_over(&path) & later.occupied() })
        }
        (Claim::Wins { .. }, Ok(())) => wins(position, &path),
    }
}

/// Whether own pieces were in the way of a player's last three, and where.
pub(super) fn in_the_way(closing: &Closing) -> (bool, Because) {
    if closing.blocks.is_empty() {
        return (false, Because::NotBlocked);
    }
    (true, Because::Blocked { blocks: closing.blocks.clone() })
}

fn wins(position: &Position, path: &Path) -> (bool, Because) {
    let (seat, later) = (position.to_move(), after(position, path));
    let home = counting(&later, seat).len();
    if won_by(&later, seat) {
        return (true, Because::Wins { home });
    }
    let goal = position.rules().sets(seat).iter().fold(HoleSet::EMPTY, |all, set| all | set.goal());
    let own = later.pieces_of_player(seat);
    (false, Because::NoWin { home, held: (goal & later.occupied()) - own, outside: own - goal })
}

/// The holes in the middle of the hops of a path.
fn hopped_over(path: &Path) -> HoleSet {
    let middle = |pair: &[Hole]| {
        let (x, y) = (i8::midpoint(pair[0].x(), pair[1].x()), i8::midpoint(pair[0].y(), pair[1].y()));
        Hole::from_coordinates(x, y)
    };
    if path.is_step() { HoleSet::EMPTY } else { path.holes().windows(2).filter_map(middle).collect() }
}

/// The number asked for, if there is one.
pub(super) fn count(quantity: Quantity, position: &Position) -> Option<u32> {
    let seat = position.to_move();
    match quantity {
        Quantity::MovesHome => moves_home(position, seat, MOST_MOVES_HOME).map(u32::from),
        Quantity::StepsHome => Some(Progress::of(position, seat).steps.into()),
        Quantity::AtHome => {
            let sets = position.rules().sets(seat).iter();
            u32::try_from(sets.map(|set| (position.pieces(set) & set.home()).len()).sum::<usize>()).ok()
        }
        Quantity::BestGain => best_gain(position).and_then(|(gain, _)| u32::try_from(gain).ok()),
    }
}
