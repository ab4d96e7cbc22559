//! All games of one pairing, spread over threads and counted in the order of their openings.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use starhop::Rules;

use crate::elo::Verdict;
use crate::files::Files;
use crate::game::{Bounds, Match, Played};
use crate::opening::Openings;
use crate::options::{Options, Pairing};
use crate::player::Player;
use crate::seating::{Seating, Side};
use crate::tally::Tally;

/// Time between two lines of progress.
const REPORT_EVERY: Duration = Duration::from_secs(10);
/// The longest name that a record takes.
const NAME: usize = 40;

/// Two settings under one rule set.
#[derive(Debug)]
pub(crate) struct Encounter<'a> {
    pub(crate) options: &'a Options,
    pub(crate) rules: Rules,
    pub(crate) pairing: &'a Pairing,
    pub(crate) seatings: Vec<Seating>,
}

/// What came of a match.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) tally: Tally,
    pub(crate) verdict: Option<Verdict>,
}

/// The games of an opening, with its number.
type Set = (u64, Vec<Played>);

impl<'a> Encounter<'a> {
    pub(crate) fn new(options: &'a Options, rules: Rules, pairing: &'a Pairing) -> Self {
        Self { options, rules, pairing, seatings: Seating::of_rules(rules) }
    }

    /// As many openings as make the games that were asked for, or a few more.
    fn openings(&self) -> u64 {
        u64::from(self.options.games).div_ceil(self.seatings.len() as u64)
    }

    /// Plays the match. The result does not depend on the number of threads, as far as the moves do not.
    pub(crate) fn play(&self, files: &mut Files) -> io::Result<Outcome> {
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        thread::scope(|scope| {
            let (sender, sets) = mpsc::channel();
            for _ in 0..self.options.threads {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || {
                    if let Err(error) = self.work(next, stop, &sender) {
                        // Nobody listens any more once the match has ended.
                        let _ = sender.send(Err(error));
                    }
                });
            }
            drop(sender);
            let outcome = self.count(&sets, files);
            stop.store(true, Ordering::Relaxed);
            outcome
        })
    }

    fn work(&self, next: &AtomicU64, stop: &AtomicBool, sets: &Sender<io::Result<Set>>) -> io::Result<()> {
        let ready = |setting| Player::new(setting, self.rules, self.options.patience);
        let mut players = [ready(&self.pairing.a)?, ready(&self.pairing.b)?];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.openings() {
                return Ok(());
            }
            let mut games = Vec::with_capacity(self.seatings.len());
            for seating in &self.seatings {
                match self.game(&mut players, number, seating, stop)? {
                    Some(played) => games.push(played),
                    None => return Ok(()),
                }
            }
            if sets.send(Ok((number, games))).is_err() {
                return Ok(());
            }
        }
    }

    fn game(
        &self,
        players: &mut [Player<'a>; 2],
        number: u64,
        seating: &Seating,
        stop: &AtomicBool,
    ) -> io::Result<Option<Played>> {
        let seed = self.options.seed.wrapping_mul(1 << 20).wrapping_add(number);
        let names: Vec<String> = seating.sides().map(|side| self.name(side)).collect();
        let opening = self.draw_from().draw(seed, &names).map_err(io::Error::other)?;
        let bounds = Bounds { plies: self.plies(), claims: self.options.claims };
        Match { players, seating: seating.clone(), bounds, seed }.play(opening, stop)
    }

    fn draw_from(&self) -> Openings {
        let turns = self.options.opening.unwrap_or_else(|| Openings::usual_turns(self.rules));
        Openings { rules: self.rules, turns, margin: self.options.margin }
    }

    fn plies(&self) -> usize {
        self.options.plies.unwrap_or(usize::from(self.rules.players()) * 200)
    }

    fn name(&self, side: Side) -> String {
        let name = match side {
            Side::A => format!("A {}", self.pairing.a.short()),
            Side::B => format!("B {}", self.pairing.b.short()),
        };
        name.chars().take(NAME).collect()
    }

    /// Takes the games in the order of their openings, until all are there or the test has its verdict.
    fn count(&self, sets: &Receiver<io::Result<Set>>, files: &mut Files) -> io::Result<Outcome> {
        let model = Seating::model(&self.seatings);
        let most = u32::try_from(self.openings() * self.seatings.len() as u64).unwrap_or(u32::MAX);
        let (mut tally, mut waiting, mut reported) = (Tally::default(), BTreeMap::new(), Instant::now());
        for next in 0..self.openings() {
            let games = loop {
                if let Some(games) = waiting.remove(&next) {
                    break games;
                }
                let (number, games) = sets.recv().map_err(|_| io::Error::other("a thread has failed"))??;
                waiting.insert(number, games);
            };
            tally.add(&games);
            self.write(&games, next, files)?;
            if reported.elapsed() >= REPORT_EVERY {
                eprintln!("{}", tally.progress(most, &model, self.options.sprt));
                reported = Instant::now();
            }
            let verdict = self.options.sprt.and_then(|sprt| sprt.verdict(&tally.sample, &model));
            if verdict.is_some() {
                eprintln!("{}", tally.progress(most, &model, self.options.sprt));
                return Ok(Outcome { tally, verdict });
            }
        }
        Ok(Outcome { tally, verdict: None })
    }

    fn write(&self, games: &[Played], opening: u64, files: &mut Files) -> io::Result<()> {
        for (seating, played) in (1..).zip(games) {
            for (ply, illegal) in &played.illegal {
                eprintln!(
                    "illegal move, which loses: opening {}, game {seating}, ply {}: {illegal}",
                    opening + 1,
                    ply + 1
                );
            }
            files.write(played, opening + 1, seating, self.draw_from().turns)?;
        }
        Ok(())
    }
}
