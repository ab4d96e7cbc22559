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

/// A position and what the search said of it, for the player who is judged.
struct Seen {
    position: Position,
    judged: Seat,
    score: i32,
    /// Whether the game went on from here, so that its result says something.
    of_game: bool,
}

fn play_one(options: &Options, network: Option<&Arc<Network>>, dice: &mut ChaCha8Rng) -> (Option<Samples>, usize) {
    let rules = options.rules;
    let (mut position, mut earlier, mut seen) = (Position::start(rules), Vec::new(), Vec::new());
    let longest = usize::from(rules.players()) * 3;
    for played in opening(rules, dice, 2..=longest) {
        earlier.push(position.hash());
        position.make(played);
    }
    if dice.random_range(0..100) < options.strewn
        && let Some(strewn) = strewn(options, position, network, dice)
    {
        (position, earlier) = (strewn, Vec::new());
    }
    while earlier.len() < options.plies && position.outcome() == Outcome::Open && position.victory().is_none() {
        let Some(found) = think(options, &position, &earlier, network) else { break };
        let judged = position.to_move();
        let best = found.path.as_ref().map_or(Move::Pass, starhop::Path::to_move);
        let random = dice.random_range(0..100) < options.chance;
        let other = if random { position.legal_moves().choose(dice).copied() } else { None };
        let played = other.unwrap_or(best);
        if !winner_is_known(&position) {
            seen.push(Seen { position, judged, score: found.score, of_game: true });
            if dice.random_range(0..100) < options.astray {
                seen.extend(astray(options, position, &earlier, network, dice));
            }
        }
        earlier.push(position.hash());
        position.make(played);
        let open = position.outcome() == Outcome::Open && !winner_is_known(&position);
        if rules.players() > 2 && played == best && open {
            seen.push(Seen { position, judged, score: found.score, of_game: true });
        }
        if winner_is_known(&position) {
            break;
        }
    }
    let Some(winner) = winner(&position) else { return (None, earlier.len()) };
    let odds = Odds::new(rules.players(), options.scale);
    let mut samples = Samples::default();
    for Seen { position, judged, score, of_game } in seen {
        let share = if of_game { options.share } else { 0.0 };
        let result = if rules.side(winner).contains(judged) { 1.0 } else { 0.0 };
        samples.add(&position, judged, share * result + (1.0 - share) * odds.of_score(score));
    }
    (Some(samples), earlier.len())
}

/// A position of a game some turns on, in which a few pieces stand anywhere: forgotten at home, or far ahead. Good
/// players come to no such positions, and without them nothing tells what a straggler costs.
fn strewn(
    options: &Options,
    mut position: Position,
    network: Option<&Arc<Network>>,
    dice: &mut ChaCha8Rng,
) -> Option<Position> {
    let quick = Options { nodes: options.nodes / 4 + 1, ..options.clone() };
    for _ in 0..dice.random_range(0..35 * usize::from(position.rules().players())) {
        let found = think(&quick, &position, &[], network)?;
        position.make(found.path.map_or(Move::Pass, |path| path.to_move()));
        if position.outcome() != Outcome::Open || winner_is_known(&position) {
            return None;
        }
    }
    let text = position.to_string();
    let (board, seat) = text.split_once(' ')?;
    let mut board: Vec<char> = board.chars().collect();
    for _ in 0..dice.random_range(1..=MOST_STREWN) {
        let all = |wanted: fn(&char) -> bool| (0..board.len()).filter(|&at| wanted(&board[at])).collect::<Vec<_>>();
        let (pieces, free) = (all(char::is_ascii_digit), all(|&hole| hole == '.'));
        board.swap(*pieces.choose(dice)?, *free.choose(dice)?);
    }
    let board: String = board.into_iter().collect();
    let position = Position::parse(&format!("{board} {}", seat.get(..1)?), position.rules()).ok()?;
    (position.outcome() == Outcome::Open && !winner_is_known(&position)).then_some(position)
}

/// Pieces at most that are put elsewhere.
const MOST_STREWN: usize = 3;

/// A position that random moves lead to, which no game would reach and every search looks at.
fn astray(
    options: &Options,
    mut position: Position,
    earlier: &[u64],
    network: Option<&Arc<Network>>,
    dice: &mut ChaCha8Rng,
) -> Option<Seen> {
    let mut earlier = earlier.to_vec();
    for _ in 0..dice.random_range(1..=MOST_ASTRAY) {
        let played = *position.legal_moves().choose(dice)?;
        earlier.push(position.hash());
        position.make(played);
        if position.outcome() != Outcome::Open || winner_is_known(&position) {
            return None;
        }
    }
    let found = think(options, &position, &earlier, network)?;
    Some(Seen { position, judged: position.to_move(), score: found.score, of_game: false })
}

/// Random moves at most by which a position goes astray.
const MOST_ASTRAY: usize = 2;

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
