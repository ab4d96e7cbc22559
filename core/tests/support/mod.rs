//! Rule sets and random play for the tests of whole games.

#![allow(dead_code, clippy::expect_used, reason = "each test takes what it needs, and a failed expectation fails it")]

use starhop::game::{Game, Player, Setup, Status};
use starhop::{Hole, Move, Position, Rules, Seat};

/// Every preset with every number of players, and options set one by one.
pub(crate) const RULE_SETS: [&str; 40] = [
    "plyyard 2",
    "plyyard 3",
    "plyyard 4",
    "plyyard 6",
    "masters 2",
    "masters 3",
    "masters 4",
    "masters 6",
    "tournament 2",
    "tournament 3",
    "tournament 4",
    "tournament 6",
    "qq 2",
    "qq 3",
    "qq 4",
    "qq 6",
    "qq-symmetric 2",
    "qq-symmetric 3",
    "qq-symmetric 4",
    "qq-symmetric 6",
    "plyyard 2 jump=symmetric",
    "plyyard 2 exit=locked",
    "plyyard 3 camps=pass",
    "plyyard 6 camps=closed",
    "plyyard 3 continue=on camps=pass",
    "plyyard 2 win=filled",
    "plyyard 2 swap=on",
    "plyyard 3 swap=on exit=locked",
    "plyyard 3 pass=on",
    "plyyard 2 repetition=on",
    "plyyard 2 deadlock=on pass=on",
    "plyyard 2 passive=on",
    "plyyard 4 idle=filled",
    "plyyard 3 sets=2",
    "plyyard 2 sets=3",
    "plyyard 4 teams=two",
    "qq 6 teams=two",
    "plyyard 4 first=5",
    "plyyard 3 after=places",
    "plyyard 2 first=toss",
];

pub(crate) fn rules(text: &str) -> Rules {
    text.parse().expect("a rule set")
}

/// A game between people; a toss is made with the seed.
pub(crate) fn people(text: &str, seed: u64) -> Game {
    let rules = rules(text);
    let players = rules.seats().iter().map(|_| Player::person()).collect();
    let toss = (rules.options().first == starhop::rules::First::Toss).then_some(seed);
    Game::new(Setup::with_toss(rules, players, toss).expect("people play"))
}

/// A move among the legal ones, mostly one that leads towards the goal, so that random games come to an end.
pub(crate) fn choose(position: &Position, choice: u16) -> Option<[Hole; 2]> {
    let mut ways: Vec<(i32, [Hole; 2])> = Vec::new();
    let mover = position.to_move();
    let tip =
        |seat: Seat| seat.goal().into_iter().max_by_key(|hole| seat.home().first().map(|home| hole.distance(home)));
    position.for_each_move(|played| {
        if let Move::Travel { from, to } = played {
            let seat = position.piece_at(from).unwrap_or(mover);
            let goal = tip(seat).expect("a goal");
            ways.push((i32::from(to.distance(goal)) - i32::from(from.distance(goal)), [from, to]));
        }
    });
    let choice = usize::from(choice);
    if !choice.is_multiple_of(7) {
        ways.sort();
        ways.truncate(3);
    }
    (!ways.is_empty()).then(|| ways[choice / 7 % ways.len()].1)
}

/// Does something that the game allows: mostly a move, else a pass, a timeout, a claim, a draw offer or its answer,
/// resigning or leaving.
pub(crate) fn act(game: &mut Game, choice: u16) {
    if game.status() != Status::Playing {
        return;
    }
    let seat = game.position().to_move();
    let rare = choice % 97;
    let done = match rare {
        0 => game.pass(),
        1 => game.timeout(),
        2..6 => game.claim(),
        6 => game.offer_draw_as(seat),
        7..12 => game.answer_draw(!choice.is_multiple_of(5)),
        12 if game.setup().rules().players() > 2 => game.resign_as(seat),
        13 if game.setup().rules().players() > 2 => game.leave(seat),
        _ => Err(starhop::game::GameError::NotYourTurn),
    };
    if done.is_err() {
        let ends = choose(game.position(), choice).expect("who cannot move has passed");
        game.play(&ends).expect("listed");
    }
}
