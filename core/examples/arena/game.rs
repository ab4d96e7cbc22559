//! One game between A and B.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use starhop::ai::claims_deadlock;
use starhop::game::{Game, Status};
use starhop::{HoleSet, MoveText, Position, Seat, Standing};

use crate::player::Player;
use crate::seating::{Seating, Side};

/// What bounds a game, and how time is kept.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bounds {
    /// Plies after which it is undecided.
    pub(crate) plies: usize,
    /// Whether deadlocks are claimed.
    pub(crate) claims: bool,
}

/// How far a move may go beyond its time before it counts as an overrun.
const ALLOWANCE: Duration = Duration::from_millis(20);

/// What one side did in a game, over all its seats.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Conduct {
    /// The longest time a move took.
    pub(crate) slowest: Duration,
    /// Moves that took longer than the setting allows.
    pub(crate) overruns: u32,
    /// The latest own turn after which a home was empty, and homes that never were.
    pub(crate) left_home: usize,
    pub(crate) stayed: u32,
    /// Moves that the rules do not know, each of which lost the game.
    pub(crate) illegal: u32,
}

/// A game that was played, to its end or to the bound.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) seating: Seating,
    /// Who won, or was first where they play on for places.
    pub(crate) winner: Option<Side>,
    pub(crate) conduct: [Conduct; 2],
    /// What an illegal move was, and the ply before it.
    pub(crate) illegal: Vec<(usize, String)>,
}

/// A game while it is played.
#[derive(Debug)]
pub(crate) struct Match<'a, 'b> {
    pub(crate) players: &'a mut [Player<'b>; 2],
    pub(crate) seating: Seating,
    pub(crate) bounds: Bounds,
    pub(crate) seed: u64,
}

impl Match<'_, '_> {
    /// Plays on from the opening; none when it was told to stop.
    pub(crate) fn play(mut self, opening: Game, stop: &AtomicBool) -> io::Result<Option<Played>> {
        let mut played = Played {
            game: opening,
            seating: self.seating.clone(),
            winner: None,
            conduct: [Conduct::default(); 2],
            illegal: Vec::new(),
        };
        while played.game.status() == Status::Playing && played.game.turns() < self.bounds.plies {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            self.take_turn(&mut played)?;
        }
        played.winner = first_seat(&played.game).map(|seat| played.seating.side(seat));
        for &seat in played.game.setup().rules().seats() {
            let conduct = &mut played.conduct[played.seating.side(seat) as usize];
            match left_home(&played.game, seat) {
                Some(turn) => conduct.left_home = conduct.left_home.max(turn),
                None => conduct.stayed += 1,
            }
        }
        Ok(Some(played))
    }

    fn take_turn(&mut self, played: &mut Played) -> io::Result<()> {
        let Played { game, seating, conduct, illegal, .. } = played;
        let seat = game.position().to_move();
        if self.bounds.claims && claims_deadlock(game.position()) {
            game.claim().map_err(io::Error::other)?;
        }
        let side = seating.side(seat) as usize;
        let (mover, conduct) = (&mut self.players[side], &mut conduct[side]);
        let began = Instant::now();
        let text = mover.choose(game, self.seed)?;
        let took = began.elapsed();
        conduct.slowest = conduct.slowest.max(took);
        conduct.overruns += u32::from(mover.setting.limits.time.is_some_and(|limit| took > limit + ALLOWANCE));
        if let Err(error) = make(game, &text) {
            conduct.illegal += 1;
            let cut: String = text.chars().take(60).collect();
            illegal.push((game.ply(), format!("{} wanted `{cut}`: {error}", mover.setting.short())));
            game.resign_as(seat).map_err(io::Error::other)?;
        }
        Ok(())
    }
}

impl Played {
    /// Whether the bound ended it, not the rules.
    pub(crate) fn is_unfinished(&self) -> bool {
        self.game.status() == Status::Playing
    }
}

fn make(game: &mut Game, text: &str) -> Result<(), String> {
    let done = match text.parse::<MoveText>().map_err(|error| error.to_string())? {
        MoveText::Pass => game.pass(),
        MoveText::Ends(from, to) => game.play(&[from, to]),
        MoveText::Landings(holes) => game.play(&holes),
    };
    done.map_err(|error| error.to_string())
}

/// The winner, or who came first in a game that went on for places and was not finished.
fn first_seat(game: &Game) -> Option<Seat> {
    let position = game.position();
    let first = || Seat::ALL.into_iter().find(|&seat| position.standing(seat) == Standing::Finished(1));
    match game.status() {
        Status::Won { seat, .. } => Some(seat),
        Status::Playing => first(),
        Status::Drawn(_) => None,
    }
}

/// Own turns after which the player's homes were empty.
fn left_home(game: &Game, seat: Seat) -> Option<usize> {
    let sets = game.setup().rules().sets(seat);
    let at_home = |position: &Position| {
        sets.iter().fold(HoleSet::EMPTY, |all, set| all | (position.pieces(set) & set.home())).len()
    };
    let empty = game.positions().iter().position(|position| at_home(position) == 0)?;
    let before = game.positions()[..empty].iter().zip(game.plies());
    Some(before.filter(|(position, ply)| position.to_move() == seat && ply.is_turn()).count())
}

#[cfg(test)]
mod tests {
    use starhop::game::{Player, Setup};

    use super::*;

    /// A game with these pieces of seats 1 and 4.
    fn game(rows: &str) -> Game {
        let position = Position::parse(rows, starhop::Rules::PLYYARD).expect("a position");
        Game::new(Setup::from_position(position, vec![Player::person(); 2]).expect("people play"))
    }

    #[test]
    fn a_home_is_left_with_its_last_piece() {
        let mut game = game(
            "./../.../.4../............./............/.........../........../........./........../.........../............/............./1.../..1/../. 1",
        );
        let seats = [Seat::SOUTH, Seat::NORTH];
        assert_eq!(seats.map(|seat| left_home(&game, seat)), [None, None]);
        for text in ["c3-d4", "n2-m6", "d4-e9", "m6-l6", "d1-e5"] {
            make(&mut game, text).expect("legal");
        }
        assert_eq!(seats.map(|seat| left_home(&game, seat)), [Some(3), Some(1)]);
    }
}
