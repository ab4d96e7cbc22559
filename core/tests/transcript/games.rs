//! Random games in which everything happens that a record can have.

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::game::{Game, Player, PlayerKind, Setup, Status};
use starhop::score::Rank;
use starhop::{Level, Move, Position, Preset, Rules, Seat};

/// Every preset with every number of players, and what no preset has.
pub(crate) fn all_rules() -> Vec<Rules> {
    let presets = Preset::ALL.into_iter();
    let named = presets.flat_map(|preset| [2, 3, 4, 6].map(|players| Rules::new(preset, players).expect("a preset")));
    let others = [
        "plyyard 3 sets=2 first=5",
        "masters 2 sets=3",
        "qq 4 teams=two",
        "qq-symmetric 6 teams=two",
        "tournament 6 win=filled idle=filled continue=on",
        "masters 4 pass=on after=places",
    ];
    named.chain(others.map(|text| text.parse().expect("rules"))).collect()
}

/// A game of at most `plies` moves under these rules, by chance.
pub(crate) fn random_game(rules: Rules, seed: u64, plies: usize) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::new(random_setup(rules, &mut random));
    for _ in 0..plies {
        if game.status() != Status::Playing {
            break;
        }
        act(&mut game, &mut random);
    }
    if random.random_bool(0.3) {
        let _ = game.undo();
    }
    if random.random_bool(0.2) {
        let _ = game.offer_draw();
    } else if random.random_bool(0.3) {
        agree(&mut game);
    }
    game
}

fn random_setup(rules: Rules, random: &mut ChaCha8Rng) -> Setup {
    let mut players: Vec<Player> = (0..rules.players()).map(|_| random_player(random)).collect();
    players[0].kind = PlayerKind::Person;
    let tossed = rules.options().first == starhop::rules::First::Toss;
    let setup = if tossed {
        Setup::tossed(rules, players.clone(), random.random())
    } else {
        Setup::new(rules, players.clone())
    };
    let setup = setup.expect("players for each seat");
    if !random.random_bool(0.25) {
        return setup;
    }
    let mut game = Game::new(setup.clone());
    for _ in 0..30 {
        if game.status() == Status::Playing {
            act(&mut game, random);
        }
    }
    let position: Position = *game.position();
    Setup::from_position(position, players).unwrap_or(setup)
}

fn random_player(random: &mut ChaCha8Rng) -> Player {
    let names = ["", "Ada", "跳棋 玩家", "rank=9", "\"quoted\"", " blanks ", "tab\tline\nend", "computer 3", "a: b"];
    let name = (*names.choose(random).expect("names")).to_owned();
    let rank = random.random_bool(0.3).then(|| Rank::try_from(random.random_range(1..=25)).expect("a rank"));
    let kind = if random.random_bool(0.3) {
        PlayerKind::Computer(Level::new(random.random_range(1..=8)).expect("a level"))
    } else {
        PlayerKind::Person
    };
    Player { name, kind, rank }
}

/// One ply of any kind; mostly a move.
fn act(game: &mut Game, random: &mut ChaCha8Rng) {
    let seat = *game.setup().rules().seats().choose(random).expect("seats");
    match random.random_range(0..400) {
        0 => drop(game.resign_as(seat)),
        1 => drop(game.leave(seat)),
        2..=9 => drop(game.timeout()),
        10..=29 => drop(game.pass()),
        30..=69 => drop(game.claim()),
        _ => move_a_piece(game, random),
    }
}

fn move_a_piece(game: &mut Game, random: &mut ChaCha8Rng) {
    let moves = game.position().legal_moves();
    let Some(&Move::Travel { from, to }) = moves.choose(random) else { return };
    let ways = game.position().paths(from, to, 3).paths;
    let way = ways.choose(random).expect("a listed move has a path");
    let played = if game.computer_to_move() { game.play_computer(way.holes()) } else { game.play(way.holes()) };
    played.expect("a listed move is legal");
}

fn agree(game: &mut Game) {
    let seats: Vec<Seat> = game.setup().rules().seats().to_vec();
    let _ = seats.iter().find(|&&seat| game.offer_draw_as(seat).is_ok());
    for seat in seats {
        let _ = game.answer_draw_as(seat, true);
    }
}
