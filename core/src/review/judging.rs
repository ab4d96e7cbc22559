//! Judging every ply of a game.

use std::time::{Duration, Instant};

use crate::ai::{Judge, Limits, SearchError};
use crate::game::{Game, Ply};
use crate::moves::{Move, Path};
use crate::position::{Outcome, Position};
use crate::review::verdict::{ahead, loss};
use crate::review::{Chain, Review, ReviewControl, ReviewLimits, ReviewedPly, Verdict, worth_of_move};

/// Earlier positions that matter: enough to tell who shuffles, too few to charge a player for the game's length.
const EARLIER: usize = 24;
/// Steps by which a chain must go farther than the played move.
const FARTHER: u16 = 3;

/// Reviews the plies of a game that stand.
///
/// # Errors
/// [`SearchError::Cancelled`] when the control says so.
pub fn review(game: &Game, limits: ReviewLimits, control: &ReviewControl) -> Result<Review, SearchError> {
    let total = game.ply();
    control.begin(total);
    let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
    let hashes: Vec<u64> = game.positions().iter().map(Position::hash).collect();
    let worth = worth_of_move(game.setup().rules());
    let mut plies = Vec::with_capacity(total);
    for (at, (before, ply)) in game.positions().iter().zip(game.plies()).enumerate() {
        if control.is_cancelled() {
            return Err(SearchError::Cancelled);
        }
        let left = u32::try_from(total - at).unwrap_or(u32::MAX);
        let time = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()) / left);
        let judging = Judging { before, earlier: &hashes[at.saturating_sub(EARLIER)..at], worth };
        let verdict = match ply {
            Ply::Move(path) => judging.verdict(path, limits.nodes_per_ply, time, control)?,
            Ply::Pass | Ply::Timeout | Ply::Claim | Ply::Gone(..) => None,
        };
        plies.push(ReviewedPly { seat: before.to_move(), verdict });
        control.done(at + 1);
    }
    Ok(Review { worth, plies })
}

/// One ply to judge.
struct Judging<'a> {
    before: &'a Position,
    earlier: &'a [u64],
    worth: u32,
}

impl Judging<'_> {
    fn verdict(
        &self,
        played: &Path,
        nodes: u64,
        time: Option<Duration>,
        control: &ReviewControl,
    ) -> Result<Option<Verdict>, SearchError> {
        if self.before.outcome() != Outcome::Open {
            return Ok(None);
        }
        // A third for each search: the best move, the played one, and a chain.
        let limits = Limits { nodes: Some(nodes / 3), time: time.map(|time| time / 3), depth: None };
        let judge = Judge::new(self.before, self.earlier, limits, &control.control);
        let found = judge.best()?;
        let Some(best) = found.path else { return Ok(None) };
        let is_best = best.to_move() == played.to_move();
        let score = if is_best { Some(found.score) } else { judge.score_of(played.to_move(), found.depth)? };
        let Some(score) = score else { return Ok(None) };
        let chain = self.longest_chain(played, &best);
        let missed = match chain {
            Some((path, steps)) => {
                let is_best_chain = path.to_move() == best.to_move();
                let found =
                    if is_best_chain { Some(found.score) } else { judge.score_of(path.to_move(), found.depth)? };
                found.and_then(|found| self.missed(path, steps, found, score))
            }
            None => None,
        };
        let lost = loss(found.score, score, self.worth);
        Ok(Some(Verdict {
            // What the search finds as good as its best is left as it was played.
            best: if lost == 0 { played.clone() } else { best },
            had_choice: self.before.legal_moves().len() > 1,
            is_best: is_best || lost == 0,
            loss: lost,
            ahead_best: ahead(found.score.max(score)),
            ahead_played: ahead(score),
            missed,
        }))
    }

    /// The chain that gains the most steps, if it gains clearly more than the played move; the best move if it is as
    /// long.
    fn longest_chain(&self, played: &Path, best: &Path) -> Option<(Path, u16)> {
        let best_first = |path: &Path| path.to_move() == best.to_move();
        let chains = self.before.legal_moves().into_iter().filter_map(|one| {
            let Move::Travel { from, to } = one else { return None };
            let path = self.before.default_path(from, to).filter(|path| path.hops() >= 2)?;
            let steps = self.gain(&path);
            Some((path, steps))
        });
        let longest = chains.max_by_key(|(path, steps)| (*steps, best_first(path)))?;
        (longest.1 >= self.gain(played) + FARTHER).then_some(longest)
    }

    fn gain(&self, path: &Path) -> u16 {
        let mut after = *self.before;
        let seat = after.to_move();
        after.make_path(path);
        self.before.steps(seat).saturating_sub(after.steps(seat))
    }

    /// A chain that is better than the played move by half a move or more.
    fn missed(&self, path: Path, steps: u16, score: i32, played: i32) -> Option<Chain> {
        let better_by = loss(score, played, self.worth);
        (better_by >= self.worth / 2).then_some(Chain { path, steps, better_by })
    }
}
