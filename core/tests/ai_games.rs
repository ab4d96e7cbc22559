//! Whole games between levels.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

use starhop::ai::{self, Control};
use starhop::{Level, Move, Outcome, Position, Preset, Rules, Seat};

struct Played {
    moves: Vec<Move>,
    outcome: Outcome,
    /// Own turns after which each side's home was empty.
    left_home: [Option<usize>; 2],
}

fn game(players: u8, level: u8, seed: u64, longest: usize) -> Played {
    let level = Level::new(level).expect("a level");
    let mut position = Position::start(Rules::new(Preset::Plyyard, players).expect("a playable number"));
    let mut earlier = Vec::new();
    let mut game = Played { moves: Vec::new(), outcome: Outcome::Open, left_home: [None; 2] };
    while game.outcome == Outcome::Open && game.moves.len() < longest {
        let found = ai::choose(&position, &earlier, level, seed, &Control::new()).expect("the game goes on");
        earlier.push(position.hash());
        let seat = position.to_move();
        let undo = found.path.as_ref().map(|path| position.play(path));
        assert!(undo.is_some_and(|undo| undo.is_ok()), "an illegal move or a pass in {position}");
        game.moves.extend(found.pv.first());
        game.outcome = position.outcome();
        let side = usize::from(seat != Seat::SOUTH);
        if (position.pieces(seat) & seat.home()).is_empty() {
            game.left_home[side].get_or_insert(earlier.len().div_ceil(2));
        }
    }
    game
}

#[test]
fn two_level_3_players_finish_and_leave_home_in_time() {
    for seed in 0..16 {
        let game = game(2, 3, seed, 400);
        assert!(matches!(game.outcome, Outcome::Won(_)), "seed {seed} is undecided after 400 plies");
        for turn in game.left_home {
            assert!(turn.is_some_and(|turn| turn <= 30), "seed {seed}: a home was empty only after turn {turn:?}");
        }
    }
}

#[test]
fn no_level_moves_a_piece_back_and_forth() {
    for level in 1..=5 {
        let moves = game(2, level, 7, 400).moves;
        for own in moves.windows(3) {
            if let [Move::Travel { from, to }, _, Move::Travel { from: back, to: forth }] = *own {
                assert!((from, to) != (forth, back), "level {level} takes {from}-{to} back");
            }
        }
    }
}

#[test]
fn games_of_more_players_finish() {
    for (players, level) in [(3, 2), (3, 4), (4, 2), (4, 4), (6, 2), (6, 4), (6, 6)] {
        let game = game(players, level, 1, 150 * usize::from(players));
        assert!(matches!(game.outcome, Outcome::Won(_)), "{players} players of level {level} do not finish");
    }
}
