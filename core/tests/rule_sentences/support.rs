//! Positions by names of holes, and what is done in them.

use starhop::game::{Game, Player, Ply, PlyError, Setup, Status};
use starhop::rules::First;
use starhop::score::{self, Facts, Rank};
use starhop::{Departure, Hole, Move, Path, Position, Rules, Seat, SeatMap};

/// The goal of seat 1 but for `n1`.
pub(crate) const REST: &str = "n2 n3 n4 o1 o2 o3 p1 p2 q1";

pub(crate) fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn path(text: &str) -> Path {
    Path::from_holes(&text.split(':').map(hole).collect::<Vec<_>>()).expect("no hole comes twice")
}

/// The text of a position: holes by what stands on them, then the seat to move and fields.
pub(crate) fn text(pieces: &[(char, &str)], rest: &str) -> String {
    let mut rows = String::new();
    for place in Hole::all() {
        if place.row_and_number().1 == 1 && place.index() > 0 {
            rows.push('/');
        }
        let name = place.to_string();
        let found = pieces.iter().find(|(_, names)| names.split(' ').any(|one| one == name));
        rows.push(found.map_or('.', |&(piece, _)| piece));
    }
    format!("{rows} {rest}")
}

pub(crate) fn at(rule_text: &str, pieces: &[(char, &str)], rest: &str) -> Position {
    let text = text(pieces, rest);
    Position::parse(&text, rules(rule_text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn start(rule_text: &str) -> Position {
    Position::start(rules(rule_text))
}

/// Where the piece on a hole can go, by name in reading order.
pub(crate) fn ends(position: &Position, from: &str) -> String {
    let to = |played: &Move| match *played {
        Move::Travel { from: start, to } if start == hole(from) => Some(to.to_string()),
        _ => None,
    };
    position.legal_moves().iter().filter_map(to).collect::<Vec<_>>().join(" ")
}

pub(crate) fn reaches(position: &Position, from: &str, to: &str) -> bool {
    ends(position, from).split(' ').any(|name| name == to)
}

fn after(position: &Position, ply: &str) -> Result<Position, PlyError> {
    Ply::read(ply, position)?.after(position)
}

/// Plays entries of a record in turn: moves, `--`, `timeout`, `claim`, `resign=1`, `leave=1`.
pub(crate) fn play(position: &mut Position, plies: &str) {
    for ply in plies.split(' ') {
        *position = after(position, ply).unwrap_or_else(|error| panic!("{ply} in {position}: {error}"));
    }
}

pub(crate) fn played(mut position: Position, plies: &str) -> Position {
    play(&mut position, plies);
    position
}

pub(crate) fn is_refused(position: &Position, ply: &str) -> bool {
    after(position, ply).is_err()
}

pub(crate) fn status(position: &Position) -> String {
    Status::of(position).to_string()
}

/// What stands on holes, as in a position text.
pub(crate) fn on(position: &Position, names: &str) -> String {
    let board = position.board_text();
    names.split(' ').filter_map(|name| board.chars().nth(hole(name).index())).collect()
}

/// Seats that come to move, that many turns long, each playing its first legal move.
pub(crate) fn turn_order(mut position: Position, turns: usize) -> String {
    let mut order = String::new();
    for _ in 0..turns {
        order.push_str(&position.to_move().to_string());
        let first = position.legal_moves().first().copied().expect("the game goes on");
        position.make(first);
    }
    order
}

pub(crate) fn places(position: &Position) -> Vec<u8> {
    let places = score::places(position).expect("somebody has won");
    position.rules().seats().iter().map(|&seat| places[seat]).collect()
}

/// The change of points in turn order, with everybody's turns and rank.
pub(crate) fn points(position: &Position, turns: u16, ranks: &[u8]) -> Vec<i32> {
    points_after(position, &vec![turns; ranks.len()], ranks)
}

pub(crate) fn points_after(position: &Position, turns: &[u16], ranks: &[u8]) -> Vec<i32> {
    let seats = position.rules().seats();
    let index = |seat: Seat| seats.iter().position(|&one| one == seat);
    let facts = Facts {
        turns: SeatMap::from_fn(|seat| index(seat).map_or(0, |at| turns[at])),
        ranks: SeatMap::from_fn(|seat| Rank::try_from(index(seat).map_or(1, |at| ranks[at])).expect("a rank")),
    };
    let points = score::points(position, &facts).expect("the game has ended");
    seats.iter().map(|&seat| points[seat]).collect()
}

/// The same position after players went, each as `1 left` or `1 resigned`.
pub(crate) fn gone(mut position: Position, players: &[(u8, Departure)]) -> Position {
    for &(number, how) in players {
        position.depart(seat(number), how).expect("still in");
    }
    position
}

/// A game between people without names.
pub(crate) fn people(rule_text: &str) -> Game {
    let rules = rules(rule_text);
    let players = rules.seats().iter().map(|_| Player::person()).collect();
    let seed = (rules.options().first == First::Toss).then_some(1);
    Game::new(Setup::with_toss(rules, players, seed).expect("people play"))
}

/// A game between people from a position.
pub(crate) fn game_at(rule_text: &str, pieces: &[(char, &str)], rest: &str) -> Game {
    let start = at(rule_text, pieces, rest);
    let players = start.rules().seats().iter().map(|_| Player::person()).collect();
    Game::new(Setup::from_position(start, players).expect("the game goes on"))
}

pub(crate) fn go(game: &mut Game, names: &str) {
    let holes: Vec<Hole> = names.split([':', '-']).map(hole).collect();
    game.play(&holes).unwrap_or_else(|error| panic!("{names}: {error}"));
}
