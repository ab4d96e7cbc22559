//! Measures what reviews are made of.
//!
//! ```text
//! review worth [GAMES [NODES]]      the steps that a move gains when the search plays itself, for each number of
//!                                   players, with adjacent and symmetric hops
//! review levels [GAMES]             what the moves of each level lose, and how long a review takes
//! ```

use std::process::ExitCode;
use std::time::Instant;

use starhop::ai::{self, Control, Limits};
use starhop::game::{Game, Player, Setup};
use starhop::review::{ReviewControl, ReviewLimits, review, worth_of_move};
use starhop::{Level, Move, Outcome, Position, Preset, Progress, Rules};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(default);
    let done = match words.first().map(String::as_str) {
        Some("worth") => worth(number(1, 10), number(2, 10_000)),
        Some("levels") => levels(number(1, 2)),
        _ => Err("usage: review worth [GAMES [NODES]] | review levels [GAMES]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

type Failure = Box<dyn std::error::Error>;

/// Plies after which a game is given up.
const LONGEST: usize = 300;
/// Plies that are played at random first, so that games differ.
const OPENING: usize = 4;

fn worth(games: u64, nodes: u64) -> Result<(), Failure> {
    println!("| hops | players | games | moves | steps a move | worth |\n| --- | --- | --- | --- | --- | --- |");
    for preset in [Preset::Plyyard, Preset::QqSymmetric] {
        for players in [2, 3, 4, 6] {
            let rules = Rules::new(preset, players)?;
            let (mut moves, mut steps) = (0, 0);
            for seed in 0..games {
                let (own, gained) = play_out(rules, seed, nodes)?;
                moves += own;
                steps += gained;
            }
            let mean = f64::from(steps) / f64::from(moves.max(1));
            let (hops, worth) = (rules.options().jump, worth_of_move(rules));
            println!("| {hops} | {players} | {games} | {moves} | {mean:.2} | {worth} |");
        }
    }
    Ok(())
}

/// The moves of a game up to the first win, and the steps that they gained, over all players.
fn play_out(rules: Rules, seed: u64, nodes: u64) -> Result<(u32, u32), Failure> {
    let mut position = opening(rules, seed);
    let left = |position: &Position| -> u32 {
        rules.seats().iter().map(|&seat| u32::from(Progress::of(position, seat).steps)).sum()
    };
    let (start, mut moves, mut earlier) = (left(&position), 0, Vec::new());
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    while position.outcome() == Outcome::Open
        && earlier.len() < LONGEST * usize::from(rules.players())
        && rules.seats().iter().all(|&seat| Progress::of(&position, seat).steps > 0)
    {
        let found = ai::search(&position, &earlier, limits, 4, &Control::new())?;
        earlier.push(position.hash());
        position.make(found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move));
        moves += 1;
    }
    Ok((moves, start.saturating_sub(left(&position))))
}

fn opening(rules: Rules, seed: u64) -> Position {
    let mut position = Position::start(rules);
    let mut dice = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for _ in 0..OPENING {
        let moves = position.legal_moves();
        dice = dice.wrapping_mul(0xD134_2543_DE82_EF95).wrapping_add(1);
        let at = usize::try_from(dice >> 33).unwrap_or_default() % moves.len().max(1);
        if let Some(&played) = moves.get(at) {
            position.make(played);
        }
    }
    position
}

fn levels(games: u64) -> Result<(), Failure> {
    println!(
        "| level | plies | mean loss in moves | only | best | good | inaccuracy | mistake | blunder | s for 100 plies |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for level in (1..=8).map(Level::new) {
        let level = level?;
        let (mut marks, mut losses, mut plies, mut seconds) = ([0_usize; 6], 0_u64, 0, 0.0);
        for seed in 0..games {
            let game = play_levels(level, seed)?;
            let begun = Instant::now();
            let found = review(&game, ReviewLimits::for_plies(game.ply()), &ReviewControl::new())?;
            seconds += begun.elapsed().as_secs_f64();
            for ply in 1..=found.plies().len() {
                if let (Some(mark), Some(loss)) = (found.mark(ply), found.loss(ply)) {
                    marks[mark as usize] += 1;
                    losses += u64::from(loss);
                    plies += 1;
                }
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "counts of a few games")]
        let (mean, per_hundred) = (losses as f64 / f64::from(plies) / 100.0, seconds * 100.0 / f64::from(plies));
        let marks = marks.map(|count| count.to_string()).join(" | ");
        println!("| {level} | {plies} | {mean:.2} | {marks} | {per_hundred:.1} |");
    }
    Ok(())
}

/// A game of a level against itself, as if between people.
fn play_levels(level: Level, seed: u64) -> Result<Game, Failure> {
    let setup = Setup::from_position(opening(Rules::PLYYARD, seed), vec![Player::person(), Player::person()])?;
    let mut game = Game::new(setup);
    while game.position().outcome() == Outcome::Open && game.ply() < LONGEST {
        let positions = game.positions();
        let earlier: Vec<u64> = positions[..positions.len() - 1].iter().map(Position::hash).collect();
        let limits = Limits { nodes: Some(100_000), ..Limits::default() };
        let found = ai::choose_within(game.position(), &earlier, level, seed, limits, &Control::new())?;
        let Some(path) = found.path else { break };
        game.play(path.holes())?;
    }
    Ok(game)
}
