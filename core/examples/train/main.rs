//! Trains the weights of the evaluation on games that it plays itself, round after round.
//!
//! ```text
//! cargo run --release -p starhop --example train -- rules='plyyard 2' out=weights.bin
//! cargo run --release -p starhop --example train -- rules='plyyard 2' from=weights.bin out=better.bin rounds=3
//! ```
//!
//! A round plays `games=12000` games with `nodes=300` a move from random openings, fits the weights to the positions
//! of this and the last rounds, and plays `match=2000` games against the weights of the round before. The new weights
//! are kept when they scored more than half. `seed=1` decides all chance; the number of threads changes nothing.
//!
//! Other options: `keep=3` rounds of positions are fitted to, `epochs=12`, `scale=8` steps ahead are e to 1,
//! `share=50` percent of a position's aim are the game's result and the rest what the search said, `plies=300` after
//! which a game is undecided and left out, `chance=2` percent of moves are random,
//! after `astray=50` percent of the positions one is judged too that one or two random moves lead to,
//! `strewn=40` percent of the games go on from a position in which a few pieces were put elsewhere, `anew=on` for a first fit
//! that does not begin with the weights that play, `threads=2`, `log=FILE` to which
//! a line a round is added.

#![expect(clippy::cast_precision_loss, reason = "counts of positions have few digits")]

mod aim;
mod fit;
mod model;
mod opening;
mod options;
mod parallel;
mod play;
mod quantised;
mod rating;
mod samples;

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use starhop::ai::Network;

use fit::fit;
use model::Model;
use options::Options;
use play::{compare, self_play};
use samples::Samples;

fn main() -> ExitCode {
    let done = Options::parse(std::env::args().skip(1)).map_err(io::Error::other).and_then(|options| run(&options));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> io::Result<()> {
    let given = options.from.as_ref().map(fs::read).transpose()?;
    let mut model = match &given {
        Some(bytes) if !options.anew => quantised::read(options.rules, bytes).map_err(io::Error::other)?,
        _ => Model::new(options.rules, options.seed),
    };
    let mut best =
        given.map(|bytes| Network::from_bytes(&bytes).map(Arc::new)).transpose().map_err(io::Error::other)?;
    let mut rounds: Vec<Samples> = Vec::new();
    for round in 1..=options.rounds {
        let began = Instant::now();
        let (samples, played) = self_play(options, round, best.as_ref());
        let playing = began.elapsed();
        rounds.push(samples);
        if rounds.len() > options.keep {
            rounds.remove(0);
        }
        let mut fresh = model.clone();
        let loss = fit(&mut fresh, &rounds, options, round);
        let bytes = quantised::bytes(&fresh);
        let network = Arc::new(Network::from_bytes(&bytes).map_err(io::Error::other)?);
        let fitting = began.elapsed().saturating_sub(playing);
        let rating = compare(options, round, &network, best.as_ref());
        let kept = rating.score() > 0.5;
        let line = format!(
            "| {} | {round} | {} | {} | {} | {} | {loss} | {rating} | {} | {} s + {} s |",
            options.rules,
            played.games,
            played.undecided,
            played.plies / played.games.max(1),
            rounds.last().map_or(0, Samples::len),
            if kept { "kept" } else { "dropped" },
            playing.as_secs(),
            fitting.as_secs(),
        );
        println!("{line}");
        if let Some(log) = &options.log {
            writeln!(OpenOptions::new().create(true).append(true).open(log)?, "{line}")?;
        }
        if kept {
            fs::write(&options.out, &bytes)?;
            (model, best) = (fresh, Some(network));
        }
    }
    Ok(())
}
