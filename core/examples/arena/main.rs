//! Plays two settings against each other from random openings, each opening twice with colours swapped.
//!
//! ```text
//! cargo run --release -p starhop --example arena -- level:2 level:1 games=100
//! cargo run --release -p starhop --example arena -- ladder games=100
//! cargo run --release -p starhop --example arena -- nodes:5000 'nodes:5000@path/to/other/engine'
//! ```
//!
//! A setting is `level:N`, `nodes:N`, `depth:N` or `time:MS`. With `@` and a command, another program plays it by
//! the engine protocol. `ladder` plays each level against the one below.
//!
//! Options: `games=100`, `seed=1`, `threads=2`, `plies=400` after which a game is undecided, `record=FILE` to which
//! every game is written, one a line.

mod game;
mod options;
mod player;
mod tally;

use std::fs::File;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use game::{Game, opening};
use options::{Options, Pairing};
use player::{Player, Setting};
use tally::Tally;

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
    let record = options.record.as_ref().map(File::create).transpose()?.map(Mutex::new);
    println!("{}", Tally::HEADER);
    for Pairing { a, b } in &options.pairings {
        let tally = play_match(a, b, options, record.as_ref())?;
        println!("{}", tally.row(a, b));
    }
    Ok(())
}

/// All games of one pairing, spread over the threads.
fn play_match(a: &Setting, b: &Setting, options: &Options, record: Option<&Mutex<File>>) -> io::Result<Tally> {
    let next = AtomicU32::new(0);
    let work = || -> io::Result<Tally> {
        let mut tally = Tally::default();
        let (mut first, mut second) = (Player::new(a)?, Player::new(b)?);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= options.games {
                return Ok(tally);
            }
            // Two games in a row share an opening.
            let seed = options.seed.wrapping_mul(1 << 20).wrapping_add(u64::from(number / 2));
            let a_starts = number.is_multiple_of(2);
            let mut players = if a_starts { [&mut first, &mut second] } else { [&mut second, &mut first] };
            let game = Game::play(&mut players, &opening(seed), seed, options.plies)?;
            tally.add(&game, a_starts);
            if let Some(record) = record {
                let mut file = record.lock().map_err(|_| io::Error::other("another thread failed"))?;
                writeln!(file, "{} {} {game}", if a_starts { a } else { b }, if a_starts { b } else { a })?;
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..options.threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_fold(Tally::default(), |all, worker| {
            let part = worker.join().map_err(|_| io::Error::other("a thread failed"))??;
            Ok(all.with(&part))
        })
    })
}
