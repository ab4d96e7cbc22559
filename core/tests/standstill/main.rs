//! The computer against people who never end the game: draw offers, claims, passes, and what the counters decide.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

mod counters;
mod deadlocks;
mod offers;
mod passes;
#[allow(dead_code, reason = "the tests of the rules need more of it")]
#[path = "../rule_sentences/support.rs"]
mod support;

use std::sync::Arc;

use starhop::ai::Control;
use starhop::game::{Game, Player, Setup};
use starhop::session::Session;
use starhop::store::{GameId, Store, new_save};
use starhop::{Hole, Level, Move, Position, Progress, Seat};
use tempfile::TempDir;

/// People on these seats, and the computer at a level on the others.
fn players(position: &Position, people: &[u8], level: u8) -> Vec<Player> {
    let computer = Player::computer(Level::new(level).expect("a level"));
    let player = |&seat: &Seat| if people.contains(&seat.number()) { Player::person() } else { computer.clone() };
    position.rules().seats().iter().map(player).collect()
}

/// One saved game that is open.
struct Table {
    _folder: TempDir,
    store: Arc<Store>,
    id: GameId,
    session: Session,
}

impl Table {
    fn new(position: Position, people: &[u8], level: u8) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Store::open(folder.path()).expect("a new folder"));
        let setup = Setup::from_position(position, players(&position, people, level)).expect("it goes on");
        let id = store.create(&new_save(Game::new(setup))).expect("saved");
        let session = Session::open(Arc::clone(&store), id).expect("a saved game");
        Self { _folder: folder, store, id, session }
    }

    fn game(&self) -> &Game {
        self.session.game()
    }

    /// The game as another process would find it.
    fn on_disk(&self) -> Game {
        self.store.load(self.id).expect("a saved game").game
    }

    /// Plays the computers' moves until a person is to move.
    fn let_computers_move(&mut self) {
        while self.game().computer_to_move() {
            let found = self.session.search().expect("its turn").run(&Control::new()).expect("nobody cancels");
            self.session.play_found(&found).expect("nothing has changed");
        }
    }
}

/// The move of a person who stays at home: as few pieces out as can be, and as far back.
fn stay(game: &Game) -> Vec<Hole> {
    let position = game.position();
    let mover = position.to_move();
    let after = |ends: &[Hole; 2]| {
        let mut next = *position;
        next.play(&next.resolve(ends).expect("legal")).expect("legal");
        let out = (next.pieces(mover) - mover.home()).len();
        (out, core::cmp::Reverse(Progress::of(&next, mover).steps))
    };
    let ends = position.legal_moves().into_iter().filter_map(|played| match played {
        Move::Travel { from, to } => Some([from, to]),
        Move::Pass => None,
    });
    ends.min_by_key(after).expect("a person can move").to_vec()
}
