//! Games in which it is known what was lost.

use starhop::ai::worth_of_move;
use starhop::game::Game;
use starhop::review::{Mark, Verdict};
use starhop::{Outcome, Position, Preset, Rules};

use super::support::{from_board, holes, people, reviewed, rules, short_game};

/// The goal holes of seat 1 but n4.
const NINE_HOME: &str = "q1 p1 p2 o1 o2 o3 n1 n2 n3";

fn played(mut game: Game, text: &str) -> Game {
    game.play(&holes(text)).expect("legal");
    game
}

fn first_verdict(game: &Game) -> Verdict {
    reviewed(game).plies()[0].verdict.clone().expect("a move is judged")
}

#[test]
fn a_win_that_was_let_go_loses_a_move_at_least() {
    let start = from_board(&format!("{NINE_HOME} m9"), "e1 e2 e3");
    let game = played(start, "m9-m10");
    let review = reviewed(&game);
    let verdict = first_verdict(&game);
    let mut won = game.positions()[0];
    won.play(&verdict.best).expect("legal");
    assert_eq!(won.outcome(), Outcome::Won(starhop::Seat::SOUTH), "the win was there");
    assert!(review.loss(1) >= Some(100), "{verdict:?}");
    assert!(matches!(review.mark(1), Some(Mark::Mistake | Mark::Blunder)));
    let points = review.turning_points();
    assert_eq!(points.len(), 1);
    assert_eq!((points[0].ply, points[0].loss, &points[0].best), (1, review.loss(1).expect("judged"), &verdict.best));
}

#[test]
fn a_win_that_was_taken_loses_nothing() {
    let game = played(from_board(&format!("{NINE_HOME} m9"), "e1 e2 e3"), "m9-n4");
    let review = reviewed(&game);
    assert_eq!((review.loss(1), review.mark(1)), (Some(0), Some(Mark::Best)));
    assert_eq!(review.plies()[0].verdict.as_ref().map(|verdict| verdict.best.holes()), Some(&holes("m9 n4")[..]));
    assert_eq!(review.turning_points(), []);
}

#[test]
fn a_race_is_counted_in_moves() {
    let race = || from_board(&format!("{NINE_HOME} l9"), "e4 d1 d2 d3 d4 c1 c2 b1 b2 a1");
    let worth = worth_of_move(Rules::PLYYARD);
    // From l9 two steps lead to n4, by way of m9.
    for (text, lost) in [("l9-m9", 0), ("l9-m10", 1), ("l9-l8", 1), ("l9-l10", 2)] {
        assert_eq!(first_verdict(&played(race(), text)).loss, lost * worth, "{text}");
    }
}

/// One piece behind a row of holes with a piece between each two.
fn ladder() -> Game {
    from_board(&format!("{NINE_HOME} c2"), "d3 f7 h6 j6 l7 a1 b1 b2 c1 c3")
}

#[test]
fn a_ladder_that_was_not_climbed_is_the_missed_chain() {
    let start = ladder();
    let position = start.positions()[0];
    let chains = position
        .pieces(starhop::Seat::SOUTH)
        .into_iter()
        .flat_map(|from| position.reach(from).all().into_iter().filter_map(move |to| position.default_path(from, to)));
    let longest = chains.max_by_key(starhop::Path::hops).expect("a move");
    assert!(longest.hops() >= 5, "the ladder leads far: {longest}");
    let step = position
        .legal_moves()
        .into_iter()
        .filter_map(|one| match one {
            starhop::Move::Travel { from, to } => position.default_path(from, to),
            starhop::Move::Pass => None,
        })
        .find(|path| path.is_step() && path.start() == longest.start())
        .expect("a step");
    let game = played(ladder(), &step.to_string());
    let review = reviewed(&game);
    let missed = review.missed_chain().expect("it was there");
    assert_eq!((missed.ply, missed.seat, missed.chain.path), (1, starhop::Seat::SOUTH, longest));
    assert!(missed.chain.steps >= 9, "{} steps", missed.chain.steps);
    assert!(review.in_moves(missed.chain.better_by) >= 100);
    let climbed = played(ladder(), &review.missed_chain().expect("it was there").chain.path.to_string());
    assert_eq!(reviewed(&climbed).missed_chain(), None, "a chain that was played is not missed");
}

#[test]
fn what_is_no_move_is_not_judged() {
    let mut game = people(rules(Preset::Qq, 3));
    game.play(&holes("c1:e5")).expect("legal");
    game.timeout().expect("these rules have a clock");
    game.leave(starhop::Seat::NORTH_EAST).expect("the seat is in");
    game.play(&holes("d1-e6")).expect("legal");
    let review = reviewed(&game);
    let judged: Vec<bool> = review.plies().iter().map(|ply| ply.verdict.is_some()).collect();
    assert_eq!(judged, [true, false, false, true]);
    assert_eq!((review.loss(2), review.mark(3)), (None, None));
    assert_eq!((review.loss(0), review.loss(5)), (None, None));
}

#[test]
fn passes_and_claims_are_not_judged() {
    let mut game = people(rules(Preset::Tournament, 2));
    let circle = ["d1-e5", "n1-m5", "d4-e9", "n4-m9", "e5-d1", "m5-n1", "e9-d4", "m9-n4"];
    for text in circle.into_iter().cycle().take(28) {
        game.play(&holes(text)).expect("legal");
    }
    game.claim().expect("nobody progressed");
    game.pass().expect("these rules allow it");
    let review = reviewed(&game);
    assert_eq!(review.plies().len(), game.ply());
    for (reviewed, ply) in review.plies().iter().zip(game.plies()) {
        assert_eq!(reviewed.verdict.is_some(), matches!(ply, starhop::game::Ply::Move(_)), "{ply}");
    }
}

#[test]
fn a_lone_move_is_marked_as_such() {
    let game = played(from_board("a1 b2", "b1 c1 c2 e1"), "b2-c3");
    let legal = game.positions()[0].legal_moves();
    let review = reviewed(&game);
    assert_eq!(review.mark(1) == Some(Mark::Only), legal.len() == 1, "{legal:?}");
    let lone = played(from_board("a1", "b1 c1 d1 c3 e1"), "a1-b2");
    assert_eq!(lone.positions()[0].legal_moves().len(), 1);
    assert_eq!((reviewed(&lone).mark(1), reviewed(&lone).loss(1)), (Some(Mark::Only), Some(0)));
}

#[test]
fn going_back_is_a_turning_point_and_counts_in_the_mean() {
    let game = short_game();
    let review = reviewed(&game);
    let worst = review.turning_points();
    assert_eq!(worst.first().map(|point| point.ply), Some(3), "{worst:?}");
    let losses = |seat: starhop::Seat| {
        let own = (1..=6).filter(|&ply| review.plies()[ply - 1].seat == seat);
        own.filter_map(|ply| review.plies()[ply - 1].verdict.as_ref()).map(|verdict| verdict.loss).sum::<u32>()
    };
    for player in review.players(Rules::PLYYARD.seats()) {
        assert_eq!(player.moves, 3);
        assert_eq!(player.mean_loss, review.in_moves(losses(player.seat) / 3));
    }
}

#[test]
fn every_verdict_fits_its_position_with_any_number_of_players() {
    for (preset, players) in
        [(Preset::Plyyard, 3), (Preset::Masters, 4), (Preset::QqSymmetric, 6), (Preset::Tournament, 2)]
    {
        let mut game = people(rules(preset, players));
        for at in 0..12 {
            let legal: Vec<_> = game.position().legal_moves();
            let starhop::Move::Travel { from, to } = legal[at * 7 % legal.len()] else { panic!("nobody is blocked") };
            game.play(&[from, to]).expect("legal");
        }
        let review = reviewed(&game);
        for ((before, reviewed), played) in game.positions().iter().zip(review.plies()).zip(game.plies()) {
            let verdict = reviewed.verdict.as_ref().expect("a move");
            fits(before, verdict, played);
            assert_eq!(reviewed.seat, before.to_move());
        }
    }
}

fn fits(before: &Position, verdict: &Verdict, played: &starhop::game::Ply) {
    assert_eq!(before.check(&verdict.best), Ok(()), "{before}");
    assert_eq!(verdict.is_best, verdict.loss == 0);
    assert!(verdict.ahead_best >= verdict.ahead_played);
    assert!(verdict.ahead_best.abs() <= 3_000 && verdict.ahead_played.abs() <= 3_000);
    if verdict.is_best {
        assert_eq!(played, &starhop::game::Ply::Move(verdict.best.clone()));
        assert_eq!(verdict.missed, None);
    }
    if let Some(chain) = &verdict.missed {
        assert_eq!(before.check(&chain.path), Ok(()), "{before}");
        assert!(chain.path.hops() >= 2 && chain.steps >= 3 && chain.better_by <= verdict.loss);
    }
}
