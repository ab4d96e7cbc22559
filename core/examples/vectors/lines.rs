//! Lines of play for the vectors, from a seed: mostly forward, sometimes anywhere, so that odd positions come up too.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::{Move, Outcome, Path, Position, Progress, Rules};

/// Plays until the game ends or `plies` are played; `stray` is the share of moves chosen from all legal ones.
pub(crate) fn play(seed: u64, plies: usize, stray: f64) -> Vec<Path> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start(Rules::PLYYARD);
    let mut line = Vec::new();
    while line.len() < plies && position.outcome() == Outcome::Open {
        let strays = random.random_bool(stray);
        let Some(path) = choose(&mut position, &mut random, strays) else {
            break;
        };
        position.play(&path).expect("a listed move is legal");
        line.push(path);
    }
    line
}

fn choose(position: &mut Position, random: &mut ChaCha8Rng, strays: bool) -> Option<Path> {
    let mover = position.to_move();
    let mut ranked: Vec<(u16, u64, Move)> = Vec::new();
    for played in position.legal_moves() {
        let undo = position.make(played);
        let left = if strays { 0 } else { Progress::of(position, mover).steps };
        position.unmake(undo);
        ranked.push((left, random.random(), played));
    }
    ranked.sort_unstable();
    let Move::Travel { from, to } = ranked.first()?.2 else {
        return None;
    };
    // The vectors need paths that are not the default as well.
    let ways = position.paths(from, to, 4).paths;
    if random.random_bool(0.25) { ways.choose(random).cloned() } else { position.default_path(from, to) }
}
