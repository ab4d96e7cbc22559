//! Pieces that have to leave home by a certain turn.

use starhop::ai::{self, Control, Limits};
use starhop::{Departure, Level, Move, Outcome, Position, Standing};

use crate::support::at;

/// Three pieces are out after so many turns of each player; five have to be by the 20th.
fn late(rules: &str, turns: u16) -> Position {
    let south = "a1 b1 b2 c1 c2 c3 d4 g5 g6 h6";
    let north = "q1 p1 p2 o1 o2 o3 n4 k6 k7 j6";
    at(rules, &[('1', south), ('4', north)], &format!("1 turns=1:{turns},4:{turns}"))
}

fn play_on(mut position: Position, level: u8, until: u16) -> Position {
    let (level, limits) = (Level::new(level).expect("a level"), Limits { nodes: Some(1_000), ..Limits::default() });
    let mut earlier = Vec::new();
    for _ in 0..until {
        if position.outcome() != Outcome::Open {
            break;
        }
        let found = ai::choose_within(&position, &earlier, level, 3, limits, &Control::new()).expect("a move");
        earlier.push(position.hash());
        match found.path {
            Some(path) => position.make_path(&path),
            None => position.make(Move::Pass),
        };
    }
    position
}

#[test]
fn nobody_is_judged_passive_by_oversight() {
    for rules in ["qq 2", "qq-symmetric 2", "plyyard 2 passive=on"] {
        for turns in [12, 14, 15, 16] {
            for level in 3..=8 {
                let end = play_on(late(rules, turns), level, 2 * (31 - turns));
                let passive = |seat| matches!(end.standing(seat), Standing::Gone(_, Departure::Passive));
                let seats = end.rules().seats();
                assert!(!seats.iter().any(|&seat| passive(seat)), "{rules}, level {level} after {turns}: {end}");
            }
        }
    }
}
