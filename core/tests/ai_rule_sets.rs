//! The computer player finds a legal move under every rule set.

#![allow(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod support;

use starhop::ai::{self, Control};
use starhop::game::Status;
use starhop::{Level, Position};
use support::{RULE_SETS, choose, people};

#[test]
fn a_legal_move_is_found_in_random_positions_of_every_rule_set() {
    let mut asked = 0;
    for (seed, rules) in (0..).zip(RULE_SETS) {
        let mut game = people(rules, seed);
        for turn in 0..90u16 {
            if game.status() != Status::Playing {
                break;
            }
            if turn % 15 == 7 {
                let earlier: Vec<u64> = game.positions().iter().rev().skip(1).rev().map(Position::hash).collect();
                let level = Level::new(1 + u8::try_from(turn % 4).expect("small")).expect("a level");
                let found = ai::choose(game.position(), &earlier, level, seed, &Control::new()).expect("a move");
                let path = found.path.unwrap_or_else(|| unreachable!("{rules}: {} can move", game.position()));
                assert_eq!(game.position().check(&path), Ok(()), "{rules}: {path} in {}", game.position());
                game.play(path.holes()).expect("legal");
                asked += 1;
            } else {
                let ends = choose(game.position(), turn * 97 + 3).expect("a move");
                game.play(&ends).expect("listed");
            }
        }
    }
    assert!(asked > 150, "{asked}");
}
