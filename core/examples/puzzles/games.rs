//! Games of the computer against itself.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::ai::{self, Control, Limits};
use starhop::{Move, Outcome, Position, Progress, Rules};

/// Positions that each move is looked for in.
const NODES: u64 = 300;
/// Plies of chance at the beginning, so that no two games are alike.
const CHANCE: usize = 8;
const LONGEST: usize = 220;

/// The positions of a game, the player to move in each.
pub(crate) fn play(seed: u64, game: u64) -> Vec<Position> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(game);
    let mut position = Position::start(Rules::PLYYARD);
    let mut positions = Vec::new();
    while position.outcome() == Outcome::Open && positions.len() < LONGEST {
        positions.push(position);
        let by_chance = positions.len() <= CHANCE || random.random_bool(0.03);
        let played = if by_chance { forward(&position, &mut random) } else { searched(&position) };
        position.make(played);
    }
    positions
}

/// A move of chance that does not go back.
fn forward(position: &Position, random: &mut ChaCha8Rng) -> Move {
    let steps = |position: &Position| Progress::of(position, position.to_move()).steps;
    let mover = position.to_move();
    let goes_on = |played: &Move| {
        let mut after = *position;
        after.make(*played);
        Progress::of(&after, mover).steps < steps(position)
    };
    let forward: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
    forward.choose(random).copied().unwrap_or_else(|| searched(position))
}

fn searched(position: &Position) -> Move {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let found = ai::search(position, &[], limits, 1, &Control::new()).expect("the game goes on");
    found.path.map_or(Move::Pass, |path| path.to_move())
}
