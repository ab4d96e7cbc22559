//! Measures what reviews are made of.
//!
//! ```text
//! review worth [GAMES [NODES]]      the steps that a move gains when the search plays itself, and what it costs to let
//!                                   a turn go by, for each number of players, with adjacent and symmetric hops
//! review levels [GAMES]             what the moves of each level lose, and how long a review takes
//! ```

use std::process::ExitCode;
use std::time::Instant;

use starhop::ai::{self, Control, Limits, steps_of_move, worth_of_move};
use starhop::game::{Game, Player, Setup};
use starhop::review::{ReviewControl, ReviewLimits, review};
use starhop::{Level, Move, Outcome, Position, Preset, Progress, Rules, Seat};

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
/// A score from which on an end of the game is in sight.
const IN_SIGHT: i32 = 100_000;
/// Plies that are played at random first, so that games differ.
const OPENING: usize = 4;

fn worth(games: u64, nodes: u64) -> Result<(), Failure> {
    println!("| hops | players | games | moves | steps a move | taken as | turns let go | median cost | taken as |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for preset in [Preset::Plyyard, Preset::QqSymmetric] {
        for players in [2, 3, 4, 6] {
            let rules = Rules::new(preset, players)?;
            let mut measured = Measured::default();
            for seed in 0..games {
                measured.play_out(opening(rules, seed), nodes)?;
            }
            let Measured { moves, steps, mut costs } = measured;
            let mean = f64::from(steps) / f64::from(moves.max(1));
            costs.sort_unstable();
            let (hops, counted) = (rules.options().jump, costs.len());
            let median = costs.get(counted / 2).copied().unwrap_or_default();
            let (taken, cost) = (steps_of_move(rules), worth_of_move(rules));
            println!(
                "| {hops} | {players} | {games} | {moves} | {mean:.2} | {taken} | {counted} | {median} | {cost} |"
            );
        }
    }
    Ok(())
}

/// Moves of games up to the first win with the steps that they gained, over all players, and what it cost to let a
/// turn go by, in hundredths as the search scores.
#[derive(Debug, Default)]
struct Measured {
    moves: u32,
    steps: u32,
    costs: Vec<i32>,
}

/// One turn in so many is let go by.
const LET_GO: usize = 3;
/// Steps, of those at the start, below which a game is a race, where moves are counted and not scored.
const RACE_PER_CENT: u32 = 10;

impl Measured {
    fn play_out(&mut self, mut position: Position, nodes: u64) -> Result<(), Failure> {
        let rules = position.rules();
        let left = |position: &Position| -> u32 {
            rules.seats().iter().map(|&seat| u32::from(Progress::of(position, seat).steps)).sum()
        };
        let (start, mut earlier) = (left(&position), Vec::new());
        while position.outcome() == Outcome::Open
            && earlier.len() < LONGEST * usize::from(rules.players())
            && rules.seats().iter().all(|&seat| Progress::of(&position, seat).steps > 0)
        {
            let (_, played) = best(&position, &earlier, nodes)?;
            if earlier.len() % LET_GO == 0 && 100 * left(&position) > RACE_PER_CENT * start {
                self.costs.extend(cost_of_a_turn(&position, played, nodes)?);
            }
            earlier.push(position.hash());
            position.make(played);
            self.moves += 1;
        }
        self.steps += start.saturating_sub(left(&position));
        Ok(())
    }
}

/// The score of a position, and the best move.
fn best(position: &Position, earlier: &[u64], nodes: u64) -> Result<(i32, Move), Failure> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = ai::search(position, earlier, limits, 4, &Control::new())?;
    Ok((found.score, found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move)))
}

/// What the mover's score is at the next own turn after the best move, above what it is after none; none where the game
/// ends on the way, or its end is in sight.
fn cost_of_a_turn(position: &Position, played: Move, nodes: u64) -> Result<Option<i32>, Failure> {
    let mover = position.to_move();
    let mut after = *position;
    after.make(played);
    let text = position.to_string();
    let rows = text.split(' ').next().unwrap_or_default();
    let waited = Position::parse(&format!("{rows} {}", position.rules().next(mover)), position.rules())?;
    let scores = next_own_score(after, mover, nodes)?.zip(next_own_score(waited, mover, nodes)?);
    Ok(scores.map(|(moved, waited)| moved - waited))
}

/// The score when it is a player's turn again, the others having made their best moves.
fn next_own_score(mut position: Position, player: Seat, nodes: u64) -> Result<Option<i32>, Failure> {
    while position.to_move() != player && position.outcome() == Outcome::Open {
        let (_, reply) = best(&position, &[], nodes)?;
        position.make(reply);
    }
    if position.outcome() != Outcome::Open {
        return Ok(None);
    }
    let (score, _) = best(&position, &[], nodes)?;
    Ok(Some(score).filter(|score| score.abs() < IN_SIGHT))
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
