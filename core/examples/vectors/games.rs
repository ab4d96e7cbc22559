//! Whole games with the board and every player's figures after each ply.

use serde_json::{Value, json};
use starhop::game::{Game, Player, Setup};
use starhop::{Path, Progress, Rules};

use crate::lines;

enum End {
    OnTheBoard,
    Resigned,
    Agreed,
}

fn kind(path: &Path) -> &'static str {
    match path.hops() {
        0 => "step",
        1 => "hop",
        _ => "chain",
    }
}

fn frame(game: &Game, last: Option<&Path>) -> Value {
    let position = game.position();
    let player = |(seat, _): (starhop::Seat, &Player)| {
        let progress = Progress::of(position, seat);
        json!({ "seat": seat.number(), "home": progress.home, "steps": progress.steps })
    };
    json!({
        "ply": game.ply(),
        "pieces": position.board_text(),
        "to_move": position.to_move().number(),
        "players": game.setup().players().map(player).collect::<Vec<_>>(),
        "last_move": last.map(|path| json!({
            "kind": kind(path),
            "path": path.holes().iter().map(|hole| hole.index()).collect::<Vec<_>>(),
            "text": path.to_string(),
        })),
        "status": game.status().to_string(),
    })
}

fn case(line: &[Path], end: &End) -> Value {
    let setup = Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]).expect("two people");
    let mut game = Game::new(setup);
    let mut frames = vec![frame(&game, None)];
    for path in line {
        game.play(path.holes()).expect("the line is legal");
        frames.push(frame(&game, Some(path)));
    }
    let (action, ended) = match end {
        End::OnTheBoard => ("none", Ok(())),
        End::Resigned => ("resign", game.resign()),
        End::Agreed => ("agree", game.offer_draw().and_then(|()| game.answer_draw(true))),
    };
    ended.expect("the game goes on");
    json!({
        "plies": line.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "frames": frames,
        "then": action,
        "end": game.status().to_string(),
    })
}

/// The first seed from `from` whose game ends on the board with this seat's win.
fn won_by(seat: u8, from: u64) -> Vec<Path> {
    let lines = (from..).map(|seed| lines::play(seed, 400, 0.05));
    let won = |line: &Vec<Path>| line.len() < 400 && (line.len() % 2 == 1) == (seat == 1);
    lines.into_iter().find(won).expect("endless")
}

pub(crate) fn vector() -> Value {
    let games = [
        case(&won_by(1, 100), &End::OnTheBoard),
        case(&won_by(4, 200), &End::OnTheBoard),
        case(&lines::play(300, 31, 0.1), &End::Resigned),
        case(&lines::play(400, 40, 0.1), &End::Agreed),
    ];
    json!({ "games": games })
}
