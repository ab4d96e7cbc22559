//! One game between two players.

use core::fmt;
use std::io;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use starhop::{Move, Outcome, Position, Rules, Seat};

use crate::player::Player;

/// Random plies before the players take over.
const OPENING: usize = 6;

/// The same random moves for the same seed.
pub(crate) fn opening(seed: u64) -> Vec<Move> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start(Rules::PLYYARD);
    let mut moves = Vec::with_capacity(OPENING);
    for _ in 0..OPENING {
        // Nobody is blocked so early, so that there is always a move to choose.
        let Some(&played) = position.legal_moves().choose(&mut dice) else { break };
        position.make(played);
        moves.push(played);
    }
    moves
}

/// A finished or abandoned game.
#[derive(Debug)]
pub(crate) struct Game {
    /// Which of the two players won, the one who moved first being 0.
    pub(crate) winner: Option<usize>,
    pub(crate) plies: usize,
    /// Own turns after which each player's home was empty.
    pub(crate) left_home: [Option<usize>; 2],
    /// The longest time a move took.
    pub(crate) slowest: [Duration; 2],
    moves: Vec<String>,
}

impl Game {
    pub(crate) fn play(
        players: &mut [&mut Player; 2],
        opening: &[Move],
        seed: u64,
        longest: usize,
    ) -> io::Result<Self> {
        let mut position = Position::start(Rules::PLYYARD);
        let mut earlier = Vec::new();
        let mut game =
            Self { winner: None, plies: 0, left_home: [None; 2], slowest: [Duration::ZERO; 2], moves: Vec::new() };
        let mut opening = opening.iter().copied();
        while game.plies < longest && position.outcome() == Outcome::Open {
            let side = game.plies % 2;
            let played = if let Some(played) = opening.next() {
                played
            } else {
                let began = Instant::now();
                let played = players[side].choose(&game.moves, &position, &earlier, seed)?;
                game.slowest[side] = game.slowest[side].max(began.elapsed());
                played
            };
            let seat = position.to_move();
            game.moves.push(text(played));
            earlier.push(position.hash());
            position.make(played);
            game.plies += 1;
            if game.left_home[side].is_none() && (position.pieces(seat) & seat.home()).is_empty() {
                game.left_home[side] = Some(game.plies.div_ceil(2));
            }
        }
        game.winner = match position.outcome() {
            Outcome::Won(seat) => Some(usize::from(seat != Seat::SOUTH)),
            _ => None,
        };
        Ok(game)
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.winner {
            Some(0) => "1-0",
            Some(_) => "0-1",
            None => "undecided",
        })?;
        self.moves.iter().try_for_each(|played| write!(f, " {played}"))
    }
}

fn text(played: Move) -> String {
    match played {
        Move::Travel { from, to } => format!("{from}-{to}"),
        Move::Pass => "--".to_owned(),
    }
}
