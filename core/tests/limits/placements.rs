//! Placements that no game comes to, but that a position text may have.

use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use starhop::{Hole, Position, Rules, Seat};

/// Every preset with every number of players, and options that change what is legal or what ends a game.
pub(crate) const RULE_SETS: [&str; 35] = [
    "plyyard 2",
    "plyyard 3",
    "plyyard 4",
    "plyyard 6",
    "masters 2",
    "masters 3",
    "masters 4",
    "masters 6",
    "tournament 2",
    "tournament 3",
    "tournament 4",
    "tournament 6",
    "qq 2",
    "qq 3",
    "qq 4",
    "qq 6",
    "qq-symmetric 2",
    "qq-symmetric 3",
    "qq-symmetric 4",
    "qq-symmetric 6",
    "plyyard 2 swap=on",
    "plyyard 2 swap=on continue=on",
    "plyyard 3 swap=on exit=locked",
    "plyyard 6 swap=on jump=symmetric",
    "masters 2 sets=3",
    "plyyard 2 sets=3",
    "plyyard 2 sets=3 swap=on",
    "masters 3 sets=2",
    "plyyard 4 teams=two",
    "qq 6 teams=two",
    "plyyard 2 win=filled",
    "plyyard 4 idle=filled win=filled",
    "plyyard 3 after=places pass=on",
    "plyyard 2 deadlock=on repetition=on",
    "plyyard 2 camps=closed exit=locked continue=on",
];

/// What is odd about a placement.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Odd {
    /// All pieces of the side to move are at home, everybody else's anywhere.
    AtHome,
    /// Everybody is in the goal.
    InGoal,
    /// The side to move is in the goal but for one piece.
    NearlyInGoal,
    /// The side to move has a single piece.
    SinglePiece,
    /// The side to move has no piece.
    Absent,
    /// Nobody else has a piece.
    Alone,
    /// Nobody has a piece.
    Empty,
    /// All pieces are heaped up around one hole.
    Heaped,
    /// A piece of the side to move has a chain before it that goes over every other piece, as far as there is room.
    LongChain,
    /// The single piece of the side to move is walled in.
    WalledIn,
    /// Anything.
    Strewn,
}

pub(crate) const ODD: [Odd; 11] = [
    Odd::AtHome,
    Odd::InGoal,
    Odd::NearlyInGoal,
    Odd::SinglePiece,
    Odd::Absent,
    Odd::Alone,
    Odd::Empty,
    Odd::Heaped,
    Odd::LongChain,
    Odd::WalledIn,
    Odd::Strewn,
];

/// Pieces on holes, by set.
type Pieces = Vec<(Hole, Seat)>;

impl Odd {
    /// Such a placement with a player to move.
    pub(crate) fn place(self, rules: Rules, dice: &mut ChaCha8Rng) -> Position {
        let to_move = *rules.seats().choose(dice).expect("somebody plays");
        let own = rules.sets(to_move);
        let sets: Vec<Seat> =
            rules.seats().iter().flat_map(|&seat| rules.sets(seat).iter().collect::<Vec<_>>()).collect();
        let others = || sets.iter().copied().filter(|&set| !own.contains(set));
        let mut holes: Vec<Hole> = Hole::all().collect();
        holes.shuffle(dice);
        let mut pieces = Pieces::new();
        match self {
            Self::AtHome => {
                for set in own.iter() {
                    fill(&mut pieces, set.home(), set, 10);
                }
                for set in others() {
                    fill(&mut pieces, holes.iter().copied(), set, 10);
                }
            }
            Self::InGoal => {
                for &set in &sets {
                    fill(&mut pieces, set.goal(), set, 10);
                }
            }
            Self::NearlyInGoal => {
                for set in own.iter() {
                    fill(&mut pieces, set.goal(), set, 9);
                }
                for &set in &sets {
                    fill(&mut pieces, holes.iter().copied(), set, 10);
                }
            }
            Self::SinglePiece => {
                fill(&mut pieces, holes.iter().copied(), to_move, 1);
                for set in others() {
                    fill(&mut pieces, holes.iter().copied(), set, 10);
                }
            }
            Self::Absent => {
                for set in others() {
                    fill(&mut pieces, holes.iter().copied(), set, 10);
                }
            }
            Self::Alone => {
                for set in own.iter() {
                    fill(&mut pieces, holes.iter().copied(), set, 10);
                }
            }
            Self::Empty => {}
            Self::Heaped => {
                let middle = holes[0];
                holes.sort_by_key(|hole| hole.distance(middle));
                let mut heap = sets.repeat(10);
                heap.shuffle(dice);
                pieces = holes.into_iter().zip(heap).collect();
            }
            Self::LongChain => {
                let way = long_chain(sets.len() * 10);
                pieces.push((way[0], to_move));
                let mut rest = sets.repeat(10);
                rest.sort_unstable();
                rest.remove(rest.iter().position(|&set| set == to_move).expect("one of the sets"));
                rest.shuffle(dice);
                pieces.extend(way.windows(2).map(|pair| between(pair[0], pair[1])).zip(rest));
            }
            Self::WalledIn => {
                let corner = to_move.home().into_iter().min_by_key(|hole| hole.neighbour_set().len()).expect("a home");
                pieces.push((corner, to_move));
                holes.sort_by_key(|hole| hole.distance(corner));
                let mut wall = others().collect::<Vec<_>>().repeat(10);
                wall.shuffle(dice);
                pieces.extend(holes.into_iter().filter(|&hole| hole != corner).zip(wall));
            }
            Self::Strewn => {
                let mut heap = sets.repeat(10);
                heap.truncate(dice.random_range(0..=heap.len()));
                pieces = holes.into_iter().zip(heap).collect();
            }
        }
        position(rules, &pieces, to_move)
    }
}

/// Hole indices in reading order of a chain with 36 hops, the longest there is.
const TOUR: [usize; 37] = [
    10, 12, 35, 37, 56, 75, 98, 100, 77, 58, 79, 102, 115, 120, 117, 104, 81, 60, 39, 14, 16, 3, 0, 5, 18, 41, 62, 43,
    20, 22, 45, 64, 83, 106, 108, 85, 110,
];

/// The holes of the longest chain with so many pieces on the board: as many hops as other pieces, at most 36.
pub(crate) fn long_chain(pieces: usize) -> Vec<Hole> {
    TOUR.iter().take(pieces).map(|&index| Hole::new(index).expect("on the board")).collect()
}

fn between(from: Hole, to: Hole) -> Hole {
    from.hops().iter().find(|hop| hop.landing == to).expect("two holes a hop apart").over
}

/// Puts pieces of a set on the first holes that are free, until it has so many.
fn fill(pieces: &mut Pieces, holes: impl IntoIterator<Item = Hole>, set: Seat, until: usize) {
    let has = pieces.iter().filter(|&&(_, of)| of == set).count();
    let taken: Vec<Hole> = pieces.iter().map(|&(hole, _)| hole).collect();
    let free = holes.into_iter().filter(|hole| !taken.contains(hole));
    pieces.extend(free.take(until.saturating_sub(has)).map(|hole| (hole, set)));
}

fn position(rules: Rules, pieces: &Pieces, to_move: Seat) -> Position {
    let mut text = String::new();
    for hole in Hole::all() {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            text.push('/');
        }
        let set = pieces.iter().find(|&&(on, _)| on == hole).map(|(_, set)| set.to_string());
        text += set.as_deref().unwrap_or(".");
    }
    Position::parse(&format!("{text} {to_move}"), rules).expect("a placement")
}
