//! Games: to learn from, and to compare.

use std::sync::Arc;

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use starhop::ai::{self, Control, Found, Limits, Network};
use starhop::{Move, Outcome, Position, Seat};

use crate::aim::Odds;
use crate::opening::opening;
use crate::options::Options;
use crate::parallel;
use crate::rating::Rating;
use crate::samples::Samples;

/// Games that a round played.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Played {
    pub(crate) games: usize,
    pub(crate) undecided: usize,
    pub(crate) plies: usize,
}

fn think(options: &Options, position: &Position, earlier: &[u64], network: Option<&Arc<Network>>) -> Option<Found> {
    let limits = Limits { nodes: Some(options.nodes), ..Limits::default() };
    ai::search_with(position, earlier, limits, 1, network.cloned(), &Control::new()).ok()
}

fn dice(options: &Options, round: u64, purpose: u64, number: u64) -> ChaCha8Rng {
    let mut dice = ChaCha8Rng::seed_from_u64(options.seed << 32 | round << 8 | purpose);
    dice.set_stream(number);
    dice
}

/// The positions of a round's games and what became of them.
pub(crate) fn self_play(options: &Options, round: u64, network: Option<&Arc<Network>>) -> (Samples, Played) {
    let games = parallel::each(options.threads, options.games, |number| {
        let mut dice = dice(options, round, 0, number);
        play_one(options, network, &mut dice)
    });
    let (mut samples, mut played) = (Samples::default(), Played::default());
    for (of_game, plies) in games {
        played.games += 1;
        played.plies += plies;
        match of_game {
            Some(of_game) => samples.append(&of_game),
            None => played.undecided += 1,
        }
    }
    (samples, played)
}

/// A position of a game and what the search said of it, for the player who was to move in `before`.
struct Seen {
    position: Position,
    judged: Seat,
    score: i32,
}

fn play_one(options: &Options, network: Option<&Arc<Network>>, dice: &mut ChaCha8Rng) -> (Option<Samples>, usize) {
    let rules = options.rules;
    let (mut position, mut earlier, mut seen) = (Position::start(rules), Vec::new(), Vec::new());
    let longest = usize::from(rules.players()) * 3;
    for played in opening(rules, dice, 2..=longest) {
        earlier.push(position.hash());
        position.make(played);
    }
    while earlier.len() < options.plies && position.outcome() == Outcome::Open && position.victory().is_none() {
        let Some(found) = think(options, &position, &earlier, network) else { break };
        let judged = position.to_move();
        let best = found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move);
        let random = dice.random_range(0..100) < options.chance;
        let other = if random { position.legal_moves().choose(dice).copied() } else { None };
        let played = other.unwrap_or(best);
        if !winner_is_known(&position) {
            seen.push(Seen { position, judged, score: found.score });
        }
        earlier.push(position.hash());
        position.make(played);
        let open = position.outcome() == Outcome::Open && !winner_is_known(&position);
        if rules.players() > 2 && played == best && open {
            seen.push(Seen { position, judged, score: found.score });
        }
        if winner_is_known(&position) {
            break;
        }
    }
    let Some(winner) = winner(&position) else { return (None, earlier.len()) };
    let odds = Odds::new(rules.players(), options.scale);
    let mut samples = Samples::default();
    for Seen { position, judged, score } in seen {
        let result = if rules.side(winner).contains(judged) { 1.0 } else { 0.0 };
        samples.add(&position, judged, options.share * result + (1.0 - options.share) * odds.of_score(score));
    }
    (Some(samples), earlier.len())
}

fn winner_is_known(position: &Position) -> bool {
    winner(position).is_some()
}

/// Who has won, or finished first.
fn winner(position: &Position) -> Option<Seat> {
    if let Outcome::Won(seat) = position.outcome() {
        return Some(seat);
    }
    let seats = position.rules().seats().iter().copied();
    seats.into_iter().find(|&seat| position.standing(seat) == starhop::Standing::Finished(1))
}

/// A match of new weights against old ones. Each opening is played with every seating in turn.
pub(crate) fn compare(options: &Options, round: u64, new: &Arc<Network>, old: Option<&Arc<Network>>) -> Rating {
    let seats = options.rules.seats();
    let seatings = 2 * seats.len() as u64;
    let results = parallel::each(options.threads, options.compared, |number| {
        let mut dice = dice(options, round, 1, number / seatings);
        let turned = usize::try_from(number % seatings).unwrap_or(0);
        let is_new = |seat: Seat| {
            let at = seats.iter().position(|&other| other == seat).unwrap_or(0);
            // Every second seat or the others, from another one on in each game.
            ((at + turned / 2) % seats.len() + turned).is_multiple_of(2)
        };
        let mut position = Position::start(options.rules);
        let mut earlier = Vec::new();
        for played in opening(options.rules, &mut dice, seats.len() * 3..=seats.len() * 3) {
            earlier.push(position.hash());
            position.make(played);
        }
        while earlier.len() < options.plies && position.outcome() == Outcome::Open && !winner_is_known(&position) {
            let network = if is_new(position.to_move()) { Some(new) } else { old };
            let Some(found) = think(options, &position, &earlier, network) else { break };
            earlier.push(position.hash());
            position.make(found.path.map_or(Move::Pass, |path| path.to_move()));
        }
        winner(&position).map(is_new)
    });
    let mut rating = Rating::default();
    for new_won in results {
        match new_won {
            Some(true) => rating.won += 1,
            Some(false) => rating.lost += 1,
            None => rating.undecided += 1,
        }
    }
    rating
}
