//! Hints and reviews.

use starhop::ai;
use starhop::game::Game;
use starhop::review::{self, Mark, Verdict};

use super::{index, int, path, seat};
use crate::records::{
    ExpectedMove, HintReason, MissedChain, MoveMark, PlayerReview, ReviewReport, ReviewedPly, TurningPoint,
};

impl From<ai::HintReason> for HintReason {
    fn from(reason: ai::HintReason) -> Self {
        match reason {
            ai::HintReason::Wins { place } => Self::Wins { place: place.into() },
            ai::HintReason::BringsHome { home } => Self::BringsHome { home: home.into() },
            ai::HintReason::UsesBridge { hole, seat: of, from, to, steps } => Self::UsesBridge {
                hole: index(hole),
                seat: seat(of),
                from: index(from),
                to: index(to),
                steps: steps.into(),
            },
            ai::HintReason::MakesRoom { hole, from } => Self::MakesRoom { hole: index(hole), from: index(from) },
            ai::HintReason::RescuesLast { behind, nearer } => {
                Self::RescuesLast { behind: behind.into(), nearer: nearer.into() }
            }
            ai::HintReason::BuildsBridge { from, to, hops, steps } => {
                Self::BuildsBridge { from: index(from), to: index(to), hops: hops.into(), steps: steps.into() }
            }
            ai::HintReason::LongestAdvance { steps, hops } => {
                Self::LongestAdvance { steps: steps.into(), hops: hops.into() }
            }
            ai::HintReason::Blocks { seat: of, from, to, steps } => {
                Self::Blocks { seat: seat(of), from: index(from), to: index(to), steps: steps.into() }
            }
            ai::HintReason::Advances { steps, hops } => Self::Advances { steps: steps.into(), hops: hops.into() },
            ai::HintReason::Only => Self::Only,
            ai::HintReason::Preferred { by } => Self::Preferred { by: by.map(number) },
        }
    }
}

pub(super) fn expected(played: &ai::LineMove) -> ExpectedMove {
    ExpectedMove { seat: seat(played.seat), path: path(&played.path), text: played.path.to_string() }
}

pub(crate) fn review(game: &Game, review: &review::Review) -> ReviewReport {
    let plies = (1..).zip(review.plies());
    let missed = review.missed_chain().map(|missed| MissedChain {
        ply: int(missed.ply),
        seat: seat(missed.seat),
        path: path(&missed.chain.path),
        text: missed.chain.path.to_string(),
        hops: int(missed.chain.path.hops()),
        steps: missed.chain.steps.into(),
        better_by: number(review.in_moves(missed.chain.better_by)),
    });
    let turning_point = |point: review::TurningPoint| TurningPoint {
        ply: int(point.ply),
        seat: seat(point.seat),
        loss: number(point.loss),
        best: path(&point.best),
        best_text: point.best.to_string(),
    };
    let player = |player: review::PlayerReview| PlayerReview {
        seat: seat(player.seat),
        moves: int(player.moves),
        mean_loss: number(player.mean_loss),
    };
    ReviewReport {
        plies: plies.map(|(ply, reviewed)| reviewed_ply(review, ply, reviewed)).collect(),
        turning_points: review.turning_points().into_iter().map(turning_point).collect(),
        missed_chain: missed,
        players: review.players(game.setup().rules().seats()).into_iter().map(player).collect(),
        worth_of_move: number(review.steps_of_move()),
    }
}

fn reviewed_ply(review: &review::Review, ply: usize, reviewed: &review::ReviewedPly) -> ReviewedPly {
    let best = reviewed.verdict.as_ref().map(|verdict| &verdict.best);
    let ahead = |of: fn(&Verdict) -> i32| {
        let steps = reviewed.verdict.as_ref().map_or(0, of);
        number(review.in_moves(steps.unsigned_abs())) * steps.signum()
    };
    ReviewedPly {
        ply: int(ply),
        seat: seat(reviewed.seat),
        mark: review.mark(ply).map_or(MoveMark::Unjudged, Into::into),
        loss: review.loss(ply).map_or(0, number),
        best: best.map(path).unwrap_or_default(),
        best_text: best.map(ToString::to_string).unwrap_or_default(),
        ahead_best: ahead(|verdict| verdict.ahead_best),
        ahead_played: ahead(|verdict| verdict.ahead_played),
    }
}

impl From<Mark> for MoveMark {
    fn from(mark: Mark) -> Self {
        match mark {
            Mark::Only => Self::Only,
            Mark::Best => Self::Best,
            Mark::Good => Self::Good,
            Mark::Inaccuracy => Self::Inaccuracy,
            Mark::Mistake => Self::Mistake,
            Mark::Blunder => Self::Blunder,
        }
    }
}

fn number(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
