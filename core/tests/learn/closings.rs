//! The end of games: the last three pieces, and whether own pieces were in their way.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::game::{Game, Player, Setup, Status};
use starhop::learn::{Because, Block, Closing, Entry, Exercise, Feedback, Subject};
use starhop::store::{Store, new_save};
use starhop::{Hole, HoleSet, Path, Position, Progress, Rules, Seat};

use crate::exhaustive::fewest_moves;

fn hole(name: &str) -> Hole {
    name.parse().expect("a hole")
}

fn people() -> Vec<Player> {
    vec![Player::person(), Player::person()]
}

/// A game that begins with three pieces outside, over these moves.
fn game(moves: &[&str]) -> Game {
    let text = "1/11/1.1/1.1./.....111...../............/.........../........../........./\
                ........../.........../............/....44......./..../.../../. 1";
    let start = Position::parse(text, Rules::PLYYARD).expect("a position");
    let mut game = Game::new(Setup::from_position(start, people()).expect("two people"));
    for text in moves {
        let holes: Vec<Hole> = text.split('-').map(hole).collect();
        game.play(&holes).expect("a legal move");
    }
    game
}

#[test]
fn a_piece_that_stops_in_the_mouth_of_the_goal_is_found_in_the_way() {
    let game = game(&["m6-n2", "e5-e4", "n2-o2", "e4-e5", "m7-n2", "e5-e4", "m8-n4"]);
    assert!(matches!(game.status(), Status::Won { .. }));
    let closing = Closing::of(&game).expect("the last three came in");
    assert_eq!((closing.seat, closing.from_ply, closing.to_ply, closing.moves), (Seat::SOUTH, 0, 7, 4));
    let entry = |ply, from, to| Entry { ply, from: hole(from), hole: hole(to) };
    assert_eq!(closing.entries, [entry(1, "m6", "n2"), entry(5, "m7", "n2"), entry(7, "m8", "n4")]);
    let block = Block { ply: 2, piece: hole("m7"), by: hole("n2"), deeper: hole("o2"), turns: 1 };
    assert_eq!(closing.blocks, [block]);
    assert_eq!(
        closing.fewest.map(usize::from),
        fewest_moves(game.positions().first().expect("a start"), Seat::SOUTH, 6)
    );

    let mut exercise = Exercise::of_closing(closing);
    assert!(matches!(exercise.subject(), Subject::Closing(_)));
    let because = Because::Blocked { blocks: vec![block] };
    assert_eq!(exercise.say(false), Ok(Feedback::Wrong { because: because.clone() }));
    assert_eq!(exercise.say(true), Ok(Feedback::Solved { because: Some(because) }));
}

#[test]
fn pieces_that_leave_each_other_room_are_not_in_the_way() {
    let game =
        game(&["m8-n4", "e5-e4", "m7-m8", "e4-e5", "m6-n2", "e5-e4", "n2-o2", "e4-e5", "m8-m7", "e5-e4", "m7-n2"]);
    let closing = Closing::of(&game).expect("the last three came in");
    assert_eq!(closing.blocks, []);
    let mut exercise = Exercise::of_closing(closing);
    assert_eq!(exercise.say(true), Ok(Feedback::Wrong { because: Because::NotBlocked }));
    assert_eq!(exercise.say(false), Ok(Feedback::Solved { because: Some(Because::NotBlocked) }));
    let game = self::game(&["m6-n2", "e5-e4", "m8-n4", "e4-e5", "n2-o2", "e5-e4", "m7-n2"]);
    let closing = Closing::of(&game).expect("the last three came in");
    assert!(closing.blocks.iter().all(|block| block.piece == hole("m7") && block.turns == 2));
    assert_eq!(Closing::of(&self::game(&["m6-n2", "e5-e4"])), None, "they are not in yet");
}

#[test]
fn closings_are_found_in_saved_games_that_are_over_the_last_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let won = ["m6-n2", "e5-e4", "n2-o2", "e4-e5", "m7-n2", "e5-e4", "m8-n4"];
    let save = |moves: &[&str], changed: u64| {
        let mut saved = new_save(game(moves));
        saved.changed = changed;
        store.create(&saved).expect("saved")
    };
    let (first, last) = (save(&won, 1_000), save(&won, 2_000));
    save(&won[..3], 3_000);
    std::fs::write(folder.path().join("games/0000000000000000.starhop"), "half a ga").expect("written");
    let found = store.closings().expect("a list");
    assert_eq!(found.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [last, first]);
}

/// A game between people who take the move that gains most, sometimes any, from a seed.
fn played(seed: u64) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::new(Setup::new(Rules::PLYYARD, people()).expect("two people"));
    while game.status() == Status::Playing && game.ply() < 400 {
        let position = game.position();
        let strays = random.random_bool(0.25);
        let left = |path: &Path| {
            let after = crate::player::played(position, path);
            let steps = Progress::of(&after, position.to_move()).steps;
            (if strays { 0 } else { steps }, random.random::<u64>())
        };
        let path = crate::player::paths(position).into_iter().min_by_key(left).expect("a move");
        game.play(path.holes()).expect("legal");
    }
    game
}

fn enters(position: &Position, seat: Seat, piece: Hole) -> bool {
    position.reach(piece).all().into_iter().any(|to| seat.goal().contains(to))
}

/// The same board with one piece put elsewhere, by its text.
fn put(position: &Position, from: Hole, to: Hole) -> Position {
    let mut board: Vec<char> = position.board_text().chars().collect();
    board.swap(from.index(), to.index());
    let mut text = String::new();
    for (hole, piece) in Hole::all().zip(board) {
        if hole.row_and_number().1 == 1 && hole.index() > 0 {
            text.push('/');
        }
        text.push(piece);
    }
    Position::parse(&format!("{text} {}", position.to_move()), position.rules()).expect("a board")
}

#[test]
fn in_whole_games_every_block_holds_on_the_board_and_none_is_missed() {
    let (mut closings, mut blocked) = (0, 0);
    for seed in 0..60 {
        let game = played(seed);
        let Some(closing) = Closing::of(&game) else { continue };
        closings += 1;
        let (seat, goal) = (closing.seat, closing.seat.goal());
        let home = |ply: usize| (game.positions()[ply].pieces(seat) & goal).len();
        assert_eq!(home(closing.from_ply), 7);
        assert!((closing.from_ply + 1..=closing.to_ply).all(|ply| home(ply) > 7 || ply == closing.from_ply));
        assert_eq!(home(closing.to_ply), 10);
        assert!(closing.entries.len() >= 3);
        let own_turns = (closing.from_ply..closing.to_ply).filter(|&ply| game.positions()[ply].to_move() == seat);
        let mut turns_blocked = 0;
        for ply in own_turns {
            let position = &game.positions()[ply];
            let empty: HoleSet = goal - position.occupied();
            for piece in position.pieces(seat) - goal {
                let depth = |hole: Hole| hole.distance(seat.goal_tip());
                let frees = |by: Hole| {
                    let deeper = empty.into_iter().filter(|&to| depth(to) < depth(by));
                    deeper.into_iter().any(|to| enters(&put(position, by, to), seat, piece))
                };
                let is_blocked =
                    !enters(position, seat, piece) && (position.pieces(seat) & goal).into_iter().any(frees);
                turns_blocked += usize::from(is_blocked);
                let told = closing.blocks.iter().any(|block| block.piece == piece && block.ply <= ply);
                assert!(!is_blocked || told, "seed {seed}, ply {ply}: {piece}");
            }
        }
        for block in &closing.blocks {
            let position = &game.positions()[block.ply];
            assert!(!enters(position, seat, block.piece), "seed {seed}: {block:?}");
            assert!(enters(&put(position, block.by, block.deeper), seat, block.piece), "seed {seed}: {block:?}");
        }
        assert_eq!(closing.blocks.iter().map(|block| block.turns).sum::<usize>(), turns_blocked, "seed {seed}");
        blocked += usize::from(!closing.blocks.is_empty());
    }
    assert!(closings >= 30 && blocked >= 2, "{closings} closings, {blocked} with pieces in the way");
}
