//! Plays two settings against each other from even random openings, each opening in seatings that favour neither.
//!
//! ```text
//! cargo run --release -p starhop --example arena -- level:2 level:1 games=100
//! cargo run --release -p starhop --example arena -- nodes:5000 'nodes:5000@path/to/other/engine' sprt=0,10 games=4000
//! cargo run --release -p starhop --example arena -- level:4 level:3 rules='masters 3 sets=2' record=games.txt
//! cargo run --release -p starhop --example arena -- ladder games=100
//! ```
//!
//! A setting is one or more of `level:N`, `nodes:N`, `depth:N` and `time:MS`, joined by commas. With `@` and a
//! command, another program plays it by the engine protocol. `ladder` plays each level against the one below, for
//! 2, 3, 4 and 6 players unless `rules` says otherwise; `ladder,nodes:20000` bounds all of them as well.
//!
//! | option | default | meaning |
//! | --- | --- | --- |
//! | `rules=RULES` | `plyyard 2` | as the engine protocol has them; may be given several times; `all` is every preset with every number of players |
//! | `games=N` | 100 | games, made full so that every opening is played in all its seatings |
//! | `sprt=ELO0,ELO1` | none | ends as soon as one of the two differences is the likelier by far (5 % wrong either way); `games` is then the most |
//! | `seed=N` | 1 | of the openings and of the levels' choices |
//! | `threads=N` | as the machine has | games at a time |
//! | `plies=N` | 200 for each player | turns after which a game is undecided |
//! | `opening=N` | 6, 6, 8, 12 for 2, 3, 4, 6 players | random turns before the players take over |
//! | `margin=N` | 2 | steps that a side may be ahead after them |
//! | `claims=off` | `on` | whether a side claims a deadlock, where the rules have that, that it wins at once |
//! | `patience=SECONDS` | 60 | how long another program may keep silent beyond the time of its move |
//! | `record=FILE` | none | all games as records, one after another |
//! | `undecided=FILE` | none | those without a winner or an end |

mod elo;
mod files;
mod game;
mod matches;
mod opening;
mod options;
mod player;
mod program;
mod seating;
mod setting;
mod tally;
#[cfg(test)]
mod tests;

use std::io;
use std::process::ExitCode;

use elo::Verdict;
use files::Files;
use matches::Encounter;
use options::Options;
use seating::Seating;
use tally::Tally;

fn main() -> ExitCode {
    let print = |line: &str| println!("{line}");
    let options = Options::parse(std::env::args().skip(1)).map_err(io::Error::other);
    match options.and_then(|options| run(&options, print)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arena: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays all matches and gives the lines of the table, with the verdict of a test below its row.
fn run(options: &Options, mut print: impl FnMut(&str)) -> io::Result<()> {
    let mut files = Files::create(options)?;
    Tally::HEADER.lines().for_each(&mut print);
    for &rules in &options.rules {
        for pairing in &options.pairings {
            let encounter = Encounter::new(options, rules, pairing);
            let outcome = encounter.play(&mut files)?;
            print(&outcome.tally.row(rules, &pairing.a, &pairing.b, &Seating::model(&encounter.seatings)));
            if let Some(sprt) = options.sprt {
                let word = match outcome.verdict {
                    Some(Verdict::Holds) => "holds",
                    Some(Verdict::Fails) => "fails",
                    None => "is open",
                };
                print(&format!("{:+} Elo against {:+} {word}", sprt.elo1, sprt.elo0));
            }
        }
    }
    Ok(())
}
