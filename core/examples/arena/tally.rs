//! The result of a match.

use core::fmt::Write;
use std::collections::BTreeMap;

use starhop::Rules;

use crate::elo::{Estimate, Model, Sample, Sprt};
use crate::game::{Conduct, Played};
use crate::seating::Side;
use crate::setting::Setting;

/// Counts over the games of a match, from the side of the first setting.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tally {
    won: u32,
    lost: u32,
    undecided: u32,
    unfinished: u32,
    plies: usize,
    conduct: [Conduct; 2],
    /// By the sides that A had of all: games, and what A has of them.
    shares: BTreeMap<(usize, usize), (u32, f64)>,
    pub(crate) sample: Sample,
}

impl Tally {
    pub(crate) const HEADER: &str = "\
| rules | A | B | games | won | lost | undecided | unfinished | A's share (if equal) | Elo of A over B | mean plies \
| slowest move A, B | home left by turn A, B | overruns A, B | illegal A, B |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

    /// Adds the games of one opening.
    #[expect(clippy::cast_precision_loss, reason = "there are at most six sides and eight seatings")]
    pub(crate) fn add(&mut self, games: &[Played]) {
        let mut scores = 0.0;
        for played in games {
            let odds = played.seating.odds;
            // An undecided game is shared by all sides.
            let score = match played.winner {
                Some(Side::A) => 1.0,
                Some(Side::B) => 0.0,
                None => odds.own as f64 / odds.all as f64,
            };
            *match played.winner {
                Some(Side::A) => &mut self.won,
                Some(Side::B) => &mut self.lost,
                None => &mut self.undecided,
            } += 1;
            scores += score;
            let (count, sum) = self.shares.entry((odds.own, odds.all)).or_default();
            *count += 1;
            *sum += score;
            self.unfinished += u32::from(played.is_unfinished());
            self.plies += played.game.ply();
            for (all, one) in self.conduct.iter_mut().zip(&played.conduct) {
                all.add(one);
            }
        }
        self.sample.add(scores / games.len().max(1) as f64);
    }

    pub(crate) fn games(&self) -> u32 {
        self.won + self.lost + self.undecided
    }

    /// One line on the way.
    pub(crate) fn progress(&self, most: u32, model: &Model, sprt: Option<Sprt>) -> String {
        let Self { won, lost, undecided, .. } = self;
        let elo = self.sample.estimate(model);
        let mut line = format!("{} of {most} games: +{won} -{lost} ={undecided}, Elo {elo}", self.games());
        if let Some(sprt) = sprt {
            // Writing to a string can't fail.
            let _ = write!(line, ", log ratio {:.2} of ±{:.2}", sprt.ratio(&self.sample, model), Sprt::BOUND);
        }
        line
    }

    pub(crate) fn row(&self, rules: Rules, a: &Setting, b: &Setting, model: &Model) -> String {
        let elo: Estimate = self.sample.estimate(model);
        let Self { won, lost, undecided, unfinished, .. } = self;
        let mean = self.plies / (self.games() as usize).max(1);
        let both = |value: &dyn Fn(&Conduct) -> String| self.conduct.each_ref().map(value).join(", ");
        let slowest = both(&|of| format!("{} ms", of.slowest.as_millis()));
        let left = both(&|of| match of.stayed {
            0 => of.left_home.to_string(),
            stayed => format!("{} ({stayed} never)", of.left_home),
        });
        let timed = |setting: &Setting, of: &Conduct| {
            setting.limits.time.map_or_else(|| "–".to_owned(), |_| of.overruns.to_string())
        };
        let overruns = [timed(a, &self.conduct[0]), timed(b, &self.conduct[1])].join(", ");
        let illegal = both(&|of| of.illegal.to_string());
        format!(
            "| {rules} | {a} | {b} | {} | {won} | {lost} | {undecided} | {unfinished} | {} | {elo} | {mean} \
             | {slowest} | {left} | {overruns} | {illegal} |",
            self.games(),
            self.shares(),
        )
    }

    /// A's share of the wins, by how many of the sides were A's where that differs.
    #[expect(clippy::cast_precision_loss, reason = "there are at most six sides")]
    fn shares(&self) -> String {
        let share = |(&(own, all), &(count, sum)): (&(usize, usize), &(u32, f64))| {
            let (percent, equal) = (100.0 * sum / f64::from(count), 100.0 * own as f64 / all as f64);
            let of = if 2 * own == all { String::new() } else { format!("{own} of {all}: ") };
            format!("{of}{percent:.1} % ({equal:.1})")
        };
        self.shares.iter().map(share).collect::<Vec<_>>().join("; ")
    }
}

impl Conduct {
    fn add(&mut self, other: &Self) {
        self.slowest = self.slowest.max(other.slowest);
        self.overruns += other.overruns;
        self.left_home = self.left_home.max(other.left_home);
        self.stayed += other.stayed;
        self.illegal += other.illegal;
    }
}
