//! Judging every ply of a game.

use std::time::{Duration, Instant};

use crate::ai::{Judge, Limits, SearchError, worth_of_move};
use crate::game::{Game, Ply};
use crate::path::{Move, Path};
use crate::position::{Outcome, Position};
use crate::review::verdict::{ahead, loss};
use crate::review::{Chain, Review, ReviewControl, ReviewLimits, ReviewedPly, Verdict};

/// Earlier positions that matter: enough to tell who shuffles, too few to charge a player for the game's length.
const EARLIER: usize = 24;
/// Steps by which a chain must go farther than the played move.
const FARTHER: u16 = 3;
/// Searches that share what a ply may take: for the best move, the played one, and a chain.
const SEARCHES: u32 = 3;

/// Reviews the plies of a game that stand.
///
/// # Errors
/// [`SearchError::Cancelled`] when the control says so.
pub fn review(game: &Game, limits: ReviewLimits, control: &ReviewControl) -> Result<Review, SearchError> {
    let total = game.ply();
    control.begin(total);
    let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
    let hashes: Vec<u64> = game.positions().iter().map(Position::hash).collect();
    let rules = game.setup().rules();
    let worth = worth_of_move(rules);
    let mut plies = Vec::with_capacity(total);
    for (at, (before, ply)) in game.positions().iter().zip(game.plies()).enumerate() {
        if control.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        let left = u32::try_from(total - at).unwrap_or(u32::MAX);
        let share = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()) / left);
        let limits = each_search(limits.nodes_per_ply, share);
        let judge = Judge::new(before, &hashes[at.saturating_sub(EARLIER)..at], limits, &control.control);
        let verdict = match ply {
            Ply::Move(path) => Judging { before, played: path, judge, worth }.verdict()?,
            Ply::Pass | Ply::Timeout | Ply::Claim | Ply::Gone(..) => None,
        };
        plies.push(ReviewedPly { seat: before.to_move(), verdict });
        control.done(at + 1);
    }
    Ok(Review { rules, plies })
}

fn each_search(nodes: u64, time: Option<Duration>) -> Limits {
    Limits { nodes: Some(nodes / u64::from(SEARCHES)), time: time.map(|time| time / SEARCHES), depth: None }
}

/// One move to judge.
struct Judging<'a> {
    before: &'a Position,
    played: &'a Path,
    judge: Judge<'a>,
    worth: u32,
}

/// What the best move and the played one come to.
struct Compared {
    best: Path,
    best_score: i32,
    score: i32,
    /// Plies that both were searched.
    depth: u8,
    loss: u32,
}

impl Judging<'_> {
    fn verdict(&self) -> Result<Option<Verdict>, SearchError> {
        if self.before.outcome() != Outcome::Open {
            return Ok(None);
        }
        let legal = self.before.legal_moves();
        let Some(mut found) = self.compare()? else { return Ok(None) };
        self.count_moves_home(&legal, &mut found);
        let missed = self.missed_chain(&legal, &found)?;
        Ok(Some(Verdict {
            had_choice: legal.len() > 1,
            is_best: found.loss == 0,
            loss: found.loss,
            ahead_best: ahead(found.best_score.max(found.score), self.worth),
            ahead_played: ahead(found.score, self.worth),
            // What is as good as the best is left as it was played.
            best: if found.loss == 0 { self.played.clone() } else { found.best },
            missed,
        }))
    }

    /// The best move against the played one by search; none where only a pass is legal.
    fn compare(&self) -> Result<Option<Compared>, SearchError> {
        let found = self.judge.best()?;
        let Some(best) = found.path else { return Ok(None) };
        let score = if best.to_move() == self.played.to_move() {
            Some(found.score)
        } else {
            self.judge.score_of(self.played.to_move(), found.depth)?
        };
        let compared = |score| {
            let loss = loss(found.score, score, self.worth);
            Compared { best, best_score: found.score, score, depth: found.depth, loss }
        };
        Ok(score.map(compared))
    }

    /// In a race moves are counted, where the fewest are known.
    fn count_moves_home(&self, legal: &[Move], found: &mut Compared) {
        let counted = self.judge.way_home(legal).zip(self.judge.way_home(&[self.played.to_move()]));
        let Some(((first, fewest), (_, moves))) = counted else { return };
        let Move::Travel { from, to } = first else { return };
        if let Some(path) = self.before.default_path(from, to) {
            found.best = path;
            found.loss = u32::try_from(moves.saturating_sub(fewest)).unwrap_or(0).saturating_mul(self.worth);
        }
    }

    /// The chain that gains the most steps, if it gains clearly more than the played move and is clearly better.
    fn missed_chain(&self, legal: &[Move], found: &Compared) -> Result<Option<Chain>, SearchError> {
        if found.loss == 0 {
            return Ok(None);
        }
        let Some((path, steps)) = self.longest_chain(legal, &found.best) else { return Ok(None) };
        let score = if path.to_move() == found.best.to_move() {
            Some(found.best_score)
        } else {
            self.judge.score_of(path.to_move(), found.depth)?
        };
        let better_by = score.map_or(0, |score| loss(score, found.score, self.worth)).min(found.loss);
        Ok((better_by >= self.worth / 2).then_some(Chain { path, steps, better_by }))
    }

    fn longest_chain(&self, legal: &[Move], best: &Path) -> Option<(Path, u16)> {
        let chains = legal.iter().filter_map(|&one| {
            let Move::Travel { from, to } = one else { return None };
            let path = self.before.default_path(from, to).filter(|path| path.hops() >= 2)?;
            let steps = self.gain(&path);
            Some((path, steps))
        });
        let longest = chains.max_by_key(|(path, steps)| (*steps, path.to_move() == best.to_move()))?;
        (longest.1 >= self.gain(self.played) + FARTHER).then_some(longest)
    }

    /// Steps that a move gains.
    fn gain(&self, path: &Path) -> u16 {
        let mut after = *self.before;
        let seat = after.to_move();
        after.make_path(path);
        self.before.steps(seat).saturating_sub(after.steps(seat))
    }
}
