//! How a review runs: the same each time, watched, cancelled, and in its time.

use std::time::Duration;

use starhop::ai::SearchError;
use starhop::review::{ReviewControl, ReviewLimits, review};
use starhop::{Preset, Rules};

use super::support::{few_nodes, people, reviewed, rules, short_game};

#[test]
fn a_node_budget_gives_the_same_review_again() {
    assert_eq!(reviewed(&short_game()), reviewed(&short_game()));
}

#[test]
fn the_progress_ends_with_the_last_ply() {
    let control = ReviewControl::new();
    assert_eq!(control.progress(), (0, 0));
    let found = review(&short_game(), few_nodes(), &control).expect("nobody cancels");
    assert_eq!((control.progress(), found.plies().len()), ((6, 6), 6));
}

#[test]
fn a_game_without_plies_has_an_empty_review() {
    let game = people(rules(Preset::Plyyard, 6));
    let found = reviewed(&game);
    assert_eq!((found.plies(), found.turning_points(), found.missed_chain()), (&[][..], Vec::new(), None));
    let players = found.players(game.setup().rules().seats());
    assert!(players.iter().all(|player| (player.moves, player.mean_loss) == (0, 0)));
}

#[test]
fn a_review_that_was_cancelled_before_has_no_result() {
    let control = ReviewControl::new();
    control.cancel();
    assert!(control.is_cancelled());
    assert_eq!(review(&short_game(), few_nodes(), &control), Err(SearchError::Cancelled));
    assert_eq!(control.progress().0, 0);
}

#[test]
fn a_running_review_can_be_cancelled() {
    let game = short_game();
    let control = ReviewControl::new();
    // No budget that would end it.
    let limits = ReviewLimits { nodes_per_ply: u64::MAX, time: None };
    let result = std::thread::scope(|scope| {
        let running = scope.spawn(|| review(&game, limits, &control));
        while control.progress().1 == 0 {
            std::thread::yield_now();
        }
        control.cancel();
        running.join().expect("it does not panic")
    });
    assert_eq!(result, Err(SearchError::Cancelled));
    assert_eq!(control.progress(), (0, 6));
}

#[test]
fn no_time_at_all_still_gives_a_review() {
    let limits = ReviewLimits { nodes_per_ply: u64::MAX, time: Some(Duration::ZERO) };
    let found = review(&short_game(), limits, &ReviewControl::new()).expect("nobody cancels");
    assert!(found.plies().iter().all(|ply| ply.verdict.is_some()));
}

#[test]
fn the_limits_of_a_hundred_plies_are_under_twenty_seconds() {
    let hundred = ReviewLimits::for_plies(100);
    assert!(hundred.time <= Some(Duration::from_secs(20)));
    assert!(hundred.nodes_per_ply * 100 <= 60_000_000);
    let (none, many) = (ReviewLimits::for_plies(0), ReviewLimits::for_plies(usize::MAX));
    assert!(none.nodes_per_ply > 0 && many.nodes_per_ply > 0 && many.nodes_per_ply < none.nodes_per_ply);
    assert_eq!(people(Rules::PLYYARD).ply(), 0);
}
