//! The sums that are kept along a line are those of the position that it leads to.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

use super::{Sight, State};
use crate::ai::eval::Evaluation;
use crate::ai::net::{HIDDEN, KINDS, Network, PHASES};
use crate::ai::taste::Taste;
use crate::board::Hole;
use crate::path::Move;
use crate::position::{Departure, Outcome, Position};
use crate::rules::{Preset, Rules};

/// Rules under which a move changes one piece, two of them, or takes pieces away.
const MORE_RULES: [&str; 10] = [
    "plyyard 2 swap=on",
    "plyyard 2 swap=on continue=on",
    "plyyard 3 swap=on exit=locked",
    "plyyard 6 swap=on jump=symmetric",
    "plyyard 2 passive=on swap=on",
    "plyyard 2 sets=3",
    "plyyard 2 sets=3 swap=on",
    "masters 3 sets=2",
    "plyyard 4 teams=two",
    "qq 6 teams=two",
];

/// A network of all kinds of sets in which every weight is another one.
fn network(dice: &mut ChaCha8Rng) -> Network {
    let count = KINDS * Hole::COUNT * (HIDDEN + 1) + HIDDEN + PHASES * (2 * HIDDEN + 1);
    let mut bytes = b"starnet\x01\x3f".to_vec();
    bytes.extend((0..count).flat_map(|_| dice.random_range(-500i16..=500).to_le_bytes()));
    Network::from_bytes(&bytes).expect("weights within bounds")
}

fn rule_sets() -> Vec<Rules> {
    let presets = Preset::ALL.into_iter().flat_map(|preset| [2, 3, 4, 6].map(|players| Rules::new(preset, players)));
    presets.chain(MORE_RULES.map(str::parse)).map(|rules| rules.expect("rules")).collect()
}

/// A position some turns after the start; with more than two players now and then somebody has left.
fn some_position(rules: Rules, dice: &mut ChaCha8Rng) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..dice.random_range(0..90) {
        let before = position;
        if rules.players() > 2 && dice.random_ratio(1, 60) {
            let _ = position.depart(position.to_move(), Departure::Left);
        } else if let Some(&played) = position.legal_moves().choose(dice) {
            position.make(played);
        }
        if position.outcome() != Outcome::Open {
            return before;
        }
    }
    position
}

/// Whether a turn changed more than the one piece that it moved.
fn changes_others(before: &Position, state: &State<'_>, played: Move) -> bool {
    let after = &state.position;
    let Move::Travel { from, to } = played else { return before.occupied() != after.occupied() };
    let moved = before.occupied().without(from).with(to);
    after.occupied() != moved
}

#[test]
fn the_sums_along_a_line_are_those_of_the_position_and_are_restored() {
    let mut dice = ChaCha8Rng::seed_from_u64(31);
    let network = Arc::new(network(&mut dice));
    let (mut made, mut unusual) = (0, 0);
    for rules in rule_sets() {
        for round in 0..6 {
            let start = some_position(rules, &mut dice);
            let taste = Taste { spread: 4, seed: round, ..Taste::after(60) };
            let evaluation = Evaluation::with(rules, taste, Some(Arc::clone(&network)));
            let (root, mut state) = (start.to_move(), State::new(start, &evaluation, Sight::Whole));
            let mut line = Vec::new();
            for _ in 0..24 {
                let mut turns = Vec::new();
                state.for_each_turn(|turn| turns.push(turn));
                let Some(&turn) = turns.choose(&mut dice) else { break };
                let before = state.position;
                line.push((before, state.tally, state.score()));
                state.make(turn);
                unusual += usize::from(changes_others(&before, &state, turn.played));
                assert_eq!(state.tally, evaluation.tally(&state.position, root), "{rules}: {}", state.position);
                if state.position.has_ended() {
                    break;
                }
            }
            made += line.len();
            for (position, tally, score) in line.into_iter().rev() {
                state.unmake();
                assert_eq!((state.position, state.tally), (position, tally), "{rules}: {position}");
                assert_eq!(state.score(), score, "{rules}: {position}");
            }
        }
    }
    assert!(made > 3_000 && unusual > 10, "{made} turns, {unusual} of which changed other pieces");
}
