//! The same seed gives the same game.

use starhop::ai::{self, Control, Limits};
use starhop::{Level, Move, Outcome, Position, Preset, Rules};

/// The moves of a game between two levels on few nodes.
fn game(rules: Rules, seed: u64, turns: usize) -> Vec<Move> {
    let limits = Limits { nodes: Some(500), ..Limits::default() };
    let mut position = Position::start(rules);
    let (mut earlier, mut moves) = (Vec::new(), Vec::new());
    while position.outcome() == Outcome::Open && moves.len() < turns {
        let level = Level::new([5, 8][moves.len() % 2]).expect("a level");
        let found = ai::choose_within(&position, &earlier, level, seed, limits, &Control::new()).expect("a move");
        earlier.push(position.hash());
        let played = found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move);
        position.make(played);
        moves.push(played);
    }
    moves
}

#[test]
fn the_same_seed_gives_the_same_game_under_every_preset() {
    for preset in Preset::ALL {
        for players in [2, 3, 4, 6] {
            let rules = Rules::new(preset, players).expect("a playable number");
            let first = game(rules, 7, 80);
            assert!(first.len() > 20, "{rules}: {} plies", first.len());
            assert_eq!(game(rules, 7, 80), first, "{rules}");
            assert_ne!(game(rules, 8, 80), first, "{rules}: another seed gives the same game");
        }
    }
}
