//! What is measured.

use std::hint::black_box;

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::{Hole, Move, Outcome, Position, Rules};

use crate::plain::Board;

pub(crate) struct Task {
    pub(crate) name: &'static str,
    pub(crate) rounds: u32,
    /// Does so many rounds and tells the units of work in them.
    pub(crate) work: fn(u32) -> u64,
}

const DEPTH: u32 = 5;
/// Positions of one random game after another that the tasks go through.
const POSITIONS: usize = 200;

pub(crate) const TASKS: &[Task] = &[
    Task { name: "perft 5, a leaf", rounds: 1, work: perft },
    Task { name: "perft 5 hole by hole, a leaf", rounds: 1, work: plain_perft },
    Task { name: "plyyard: list, a move", rounds: 5, work: |rounds| list("plyyard 2", rounds) },
    Task { name: "masters: list, a move", rounds: 5, work: |rounds| list("masters 2", rounds) },
    Task { name: "tournament: list, a move", rounds: 5, work: |rounds| list("tournament 2", rounds) },
    Task { name: "qq, six players: list, a move", rounds: 5, work: |rounds| list("qq 6", rounds) },
    Task { name: "qq-symmetric: list, a move", rounds: 5, work: |rounds| list("qq-symmetric 2", rounds) },
    Task { name: "plyyard: make and unmake, a move", rounds: 5, work: |rounds| make("plyyard 2", rounds) },
    Task { name: "masters: make and unmake, a move", rounds: 5, work: |rounds| make("masters 2", rounds) },
    Task { name: "tournament: make and unmake, a move", rounds: 5, work: |rounds| make("tournament 2", rounds) },
    Task { name: "qq, six players: make and unmake, a move", rounds: 5, work: |rounds| make("qq 6", rounds) },
    Task { name: "targets of a piece", rounds: 5, work: targets },
    Task { name: "read a position", rounds: 2, work: read },
];

fn perft(rounds: u32) -> u64 {
    let start = Position::start(Rules::PLYYARD);
    (0..rounds).map(|_| black_box(start).perft(DEPTH)).sum()
}

fn plain_perft(rounds: u32) -> u64 {
    let mut start = Board::start();
    (0..rounds).map(|_| black_box(&mut start).perft(DEPTH)).sum()
}

/// Positions of random games in which most moves go forward.
fn positions(rules: &str) -> Vec<Position> {
    let rules: Rules = rules.parse().expect("rules");
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut position = Position::start(rules);
    let mut all = Vec::with_capacity(POSITIONS);
    while all.len() < POSITIONS {
        all.push(position);
        let mut moves = position.legal_moves();
        let tip = position
            .rules()
            .sets(position.to_move())
            .iter()
            .find_map(|set| Hole::all().find(|&hole| set.goal().contains(hole) && hole.neighbours().count() == 2));
        let left = |hole: Hole| tip.map_or(0, |tip| i32::from(hole.distance(tip)));
        moves.sort_by_key(|played| match *played {
            Move::Travel { from, to } => left(to) - left(from),
            Move::Pass => 0,
        });
        moves.truncate(if random.random_ratio(1, 6) { moves.len() } else { 4 });
        match moves.choose(&mut random) {
            Some(&played) if position.outcome() == Outcome::Open => drop(position.make(played)),
            _ => position = Position::start(rules),
        }
    }
    all
}

fn list(rules: &str, rounds: u32) -> u64 {
    let positions = positions(rules);
    let mut count = 0;
    for _ in 0..rounds {
        for position in &positions {
            position.for_each_move(|played| {
                black_box(played);
                count += 1;
            });
        }
    }
    count
}

fn make(rules: &str, rounds: u32) -> u64 {
    let mut listed: Vec<(Position, Vec<Move>)> =
        positions(rules).into_iter().map(|position| (position, position.legal_moves())).collect();
    let mut count = 0;
    for _ in 0..rounds {
        for (position, moves) in &mut listed {
            for &played in &*moves {
                let undo = position.make(black_box(played));
                position.unmake(black_box(undo));
                count += 1;
            }
        }
    }
    count
}

fn targets(rounds: u32) -> u64 {
    let positions = positions("plyyard 2");
    let mut count = 0;
    for _ in 0..rounds {
        for position in &positions {
            for from in position.pieces(position.to_move()) {
                black_box(position.reach(black_box(from)).all());
                count += 1;
            }
        }
    }
    count
}

fn read(rounds: u32) -> u64 {
    let texts: Vec<String> = positions("plyyard 2").iter().map(ToString::to_string).collect();
    let mut count = 0;
    for _ in 0..rounds {
        for text in &texts {
            count += u64::from(black_box(Position::parse(black_box(text), Rules::PLYYARD)).is_ok());
        }
    }
    count
}
