use starhop::game::{Game, Player, Setup};
use starhop::review::{Review, ReviewControl, ReviewLimits, review};
use starhop::{Hole, Position, Preset, Rules};

/// Holes by their names, as in `c1:e5` or `c1 e5`.
pub(crate) fn holes(text: &str) -> Vec<Hole> {
    text.split([':', '-', ' ']).map(|name| name.parse().expect("a hole")).collect()
}

pub(crate) fn few_nodes() -> ReviewLimits {
    ReviewLimits { nodes_per_ply: 15_000, time: None }
}

pub(crate) fn reviewed(game: &Game) -> Review {
    review(game, few_nodes(), &ReviewControl::new()).expect("nobody cancels")
}

/// A game between people.
pub(crate) fn people(rules: Rules) -> Game {
    let players = rules.seats().iter().map(|_| Player::person()).collect();
    Game::new(Setup::with_toss(rules, players, None).expect("people play"))
}

pub(crate) fn rules(preset: Preset, players: u8) -> Rules {
    Rules::new(preset, players).expect("a playable number")
}

/// A game of two that begins with these pieces, seat 1 to move.
pub(crate) fn from_board(south: &str, north: &str) -> Game {
    let (south, north) = (holes(south), holes(north));
    let piece = |hole: Hole| match (south.contains(&hole), north.contains(&hole)) {
        (true, _) => '1',
        (_, true) => '4',
        _ => '.',
    };
    let rows = Hole::all().fold(String::new(), |mut rows, hole| {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            rows.push('/');
        }
        rows.push(piece(hole));
        rows
    });
    let position = Position::parse(&format!("{rows} 1"), Rules::PLYYARD).expect("a placement");
    let people = vec![Player::person(), Player::person()];
    Game::new(Setup::from_position(position, people).expect("the game is not over"))
}

/// A short game with a move that goes straight back.
pub(crate) fn short_game() -> Game {
    let mut game = people(Rules::PLYYARD);
    for text in ["c1:e5", "n1-m5", "e5:c1", "m5-l5", "d1-e5", "n2-m6"] {
        game.play(&holes(text)).expect("legal");
    }
    game
}
