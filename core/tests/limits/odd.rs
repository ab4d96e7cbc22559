//! Every odd placement gets an answer.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use starhop::ai::{self, Control, Found, Limits, SearchError};
use starhop::game::{Game, Player, Setup};
use starhop::review::{ReviewControl, ReviewLimits, review};
use starhop::rules::First;
use starhop::{Level, Move, Outcome, Position, Rules};

use super::placements::{ODD, Odd, RULE_SETS, long_chain};

const NODES: u64 = 400;

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Whether an answer is the end of the game where it has ended, and else a legal move within the nodes.
fn check(position: &Position, found: Result<Found, SearchError>, what: &str) {
    let name = format!("{what}: {}: {position}", position.rules());
    if position.outcome() != Outcome::Open {
        assert_eq!(found, Err(SearchError::GameOver), "{name}");
        return;
    }
    let found = found.unwrap_or_else(|error| unreachable!("{error}: {name}"));
    assert!(found.nodes <= NODES, "{name}");
    match &found.path {
        Some(path) => assert_eq!(position.check(path), Ok(()), "{name}"),
        None => assert_eq!(position.legal_moves(), [Move::Pass], "{name}"),
    }
    let first = found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move);
    assert_eq!(found.pv.first(), Some(&first), "{name}");
}

fn ask(position: &Position) {
    let control = Control::new;
    check(position, ai::search(position, &[], nodes(NODES), 1, &control()), "search");
    for number in 1..=8 {
        let level = Level::new(number).expect("a level");
        let found = ai::choose_within(position, &[], level, number.into(), nodes(NODES), &control());
        check(position, found, &format!("level {number}"));
    }
    let hints = ai::hints_within(position, &[], nodes(NODES), &control());
    if position.outcome() != Outcome::Open {
        assert_eq!(hints, Err(SearchError::GameOver), "{position}");
        return;
    }
    let hints = hints.unwrap_or_else(|error| unreachable!("{error}: {}: {position}", position.rules()));
    let must_pass = position.legal_moves() == [Move::Pass];
    assert_eq!(hints.is_empty(), must_pass, "{}: {position}", position.rules());
    for hint in &hints {
        assert_eq!(position.check(&hint.path), Ok(()), "{}: {position}", position.rules());
    }
}

#[test]
fn odd_placements_get_an_answer_under_every_rule_set() {
    let mut dice = ChaCha8Rng::seed_from_u64(5);
    let (mut over, mut passes, mut moves) = (0, 0, 0);
    for text in RULE_SETS {
        let rules = text.parse().expect("rules");
        for odd in ODD {
            let position = odd.place(rules, &mut dice);
            ask(&position);
            match position.outcome() {
                Outcome::Open if position.legal_moves() == [Move::Pass] => passes += 1,
                Outcome::Open => moves += 1,
                _ => over += 1,
            }
        }
    }
    assert!(over > 20 && passes > 20 && moves > 200, "{over} over, {passes} passes, {moves} moves");
}

/// One move after another from an odd placement, so that what a search does to a position is met in play.
#[test]
fn play_goes_on_from_odd_placements() {
    let mut dice = ChaCha8Rng::seed_from_u64(6);
    for text in RULE_SETS {
        let rules = text.parse().expect("rules");
        for odd in ODD {
            let mut position = odd.place(rules, &mut dice);
            let mut earlier = Vec::new();
            for _ in 0..6 {
                let found = ai::search(&position, &earlier, nodes(NODES), 1, &Control::new());
                check(&position, found.clone(), "play");
                let Ok(found) = found else { break };
                earlier.push(position.hash());
                position.make(found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move));
            }
        }
    }
}

#[test]
fn draw_offers_get_an_answer() {
    let mut dice = ChaCha8Rng::seed_from_u64(8);
    let (mut accepted, mut refused) = (0, 0);
    for text in ["plyyard 2", "qq 3", "plyyard 6 swap=on"] {
        let rules: Rules = text.parse().expect("rules");
        for odd in ODD {
            let position = odd.place(rules, &mut dice);
            for &seat in rules.seats() {
                *if ai::accepts_draw(&position, seat) { &mut accepted } else { &mut refused } += 1;
            }
        }
    }
    assert!(accepted > 0 && refused > accepted, "{accepted} accepted, {refused} refused");
}

#[test]
fn the_longest_chains_are_met() {
    let mut dice = ChaCha8Rng::seed_from_u64(7);
    for (text, hops) in [("plyyard 2", 19), ("plyyard 3", 29), ("plyyard 4", 36), ("plyyard 6", 36)] {
        let rules: Rules = text.parse().expect("rules");
        let position = Odd::LongChain.place(rules, &mut dice);
        let way = long_chain(usize::from(rules.players()) * 10);
        assert_eq!(position.resolve(&way).map(|path| path.hops()), Ok(hops), "{text}: {position}");
    }
}

#[test]
fn games_played_at_random_are_reviewed_under_every_rule_set() {
    for text in RULE_SETS {
        let rules: Rules = text.parse().expect("rules");
        let players = rules.seats().iter().map(|_| Player::person()).collect();
        let toss = (rules.options().first == First::Toss).then_some(3);
        let mut game = Game::new(Setup::with_toss(rules, players, toss).expect("people play"));
        for turn in 0..24usize {
            let moves = game.position().legal_moves();
            if let Some(&Move::Travel { from, to }) = moves.get(turn * 7 % moves.len().max(1))
                && game.play(&[from, to]).is_err()
            {
                break;
            }
        }
        let limits = ReviewLimits { nodes_per_ply: 300, time: None };
        let made = review(&game, limits, &ReviewControl::new()).expect("nobody cancels");
        assert_eq!(made.plies().len(), game.ply(), "{text}");
    }
}
