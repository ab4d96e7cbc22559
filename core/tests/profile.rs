//! The player's profile: what counts, once and only once, and what is left of it after damage.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use starhop::ai::{self, Control};
use starhop::game::{Game, Player, Setup, Status, WinReason};
use starhop::profile::{Profile, Settlement, Tally};
use starhop::score::Rank;
use starhop::session::Session;
use starhop::store::{GameId, Origin, Saved, Store, StoreError, faults, new_save};
use starhop::{Hole, Level, Move, Position, Rules, Seat};
use tempfile::TempDir;

struct Library {
    folder: TempDir,
    store: Arc<Store>,
}

fn rules(text: &str) -> Rules {
    text.parse().expect("rules")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// A person on the first seat, computers on the others.
fn against(rules: Rules, number: u8) -> Setup {
    let computers = (1..rules.players()).map(|_| Player::computer(level(number)));
    let players = core::iter::once(Player::person()).chain(computers).collect();
    Setup::new(rules, players).expect("a setup")
}

/// The move that a player of a level makes.
fn at_level(game: &Game, number: u8) -> Vec<Hole> {
    let earlier: Vec<_> = game.positions().iter().map(Position::hash).collect();
    let found = ai::choose(game.position(), &earlier, level(number), 1, &Control::new()).expect("the game goes on");
    found.path.expect("no pass").holes().to_vec()
}

/// The move of somebody who only goes to and fro.
fn idle(game: &Game) -> Vec<Hole> {
    let position = game.position();
    let (a, b) = ("n1".parse::<Hole>().expect("a hole"), "m5".parse::<Hole>().expect("a hole"));
    let moves = [Move::Travel { from: a, to: b }, Move::Travel { from: b, to: a }];
    let moves = moves.into_iter().chain(position.legal_moves());
    let legal = moves.filter(|&played| position.is_legal(played));
    let Some(Move::Travel { from, to }) = legal.into_iter().next() else { panic!("a move") };
    vec![from, to]
}

/// Plays a game of two to its end; the person plays well, and the computer as told.
fn finish(mut game: Game, computer: impl Fn(&Game) -> Vec<Hole>) -> Game {
    while game.status() == Status::Playing {
        if game.computer_to_move() {
            let holes = computer(&game);
            game.play_computer(&holes).expect("legal");
        } else {
            let holes = at_level(&game, 4);
            game.play(&holes).expect("legal");
        }
        assert!(game.ply() < 400, "the game goes on and on");
    }
    game
}

/// A game that is over since the person resigned, and all computers but one after that.
fn resigned(setup: Setup) -> Game {
    let mut game = Game::new(setup);
    game.resign().expect("the game goes on");
    while game.status() == Status::Playing {
        game.resign_as(game.position().to_move()).expect("the game goes on");
    }
    game
}

impl Library {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Store::open(folder.path()).expect("a new folder"));
        Self { folder, store }
    }

    /// The folder opened by another program.
    fn opened(&self) -> Store {
        Store::open(self.folder.path()).expect("the folder")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn profile(&self) -> Profile {
        self.opened().profile().expect("a profile")
    }

    fn tally(&self, rules: &str) -> Tally {
        self.profile().tallies().get(rules).copied().unwrap_or_default()
    }

    /// A game that is saved when it is over, and not counted by a session.
    fn put(&self, game: Game) -> GameId {
        self.store.create(&new_save(game)).expect("saved")
    }

    /// A game that a person begins and resigns in.
    fn resign(&self, setup: Setup) -> GameId {
        let id = self.store.begin(setup).expect("saved");
        Session::open(Arc::clone(&self.store), id).expect("saved").resign().expect("the game goes on");
        id
    }
}

fn document(profile: &Profile) -> String {
    profile.to_document().expect("a document")
}

#[test]
fn a_game_won_by_getting_home_counts_with_its_chain_and_its_moves() {
    let library = Library::new();
    let game = finish(Game::new(against(rules("plyyard 2"), 1)), |game| at_level(game, 1));
    assert!(matches!(game.status(), Status::Won { seat: Seat::SOUTH, reason: WinReason::AllHome }));
    let own: Vec<_> = game.plies().iter().step_by(2).map(ToString::to_string).collect();
    let hops = own.iter().map(|ply| ply.matches(':').count()).max().expect("moves");
    library.put(game);
    let fewest = u16::try_from(own.len()).expect("few");
    let longest = u8::try_from(hops).expect("few");
    let tally = Tally { wins: 1, losses: 0, draws: 0, longest_chain: longest, fewest_moves: Some(fewest) };
    assert_eq!(library.profile().tallies().iter().collect::<Vec<_>>(), [(&"plyyard 2".to_owned(), &tally)]);
    assert!(longest > 1 && fewest >= 27);
    assert_eq!(library.profile().points(), 0, "these rules have no points");
    library.put(resigned(against(rules("plyyard 2"), 1)));
    assert_eq!(library.tally("plyyard 2"), Tally { losses: 1, ..tally });
}

#[test]
fn points_come_from_the_ranks_before_the_game_and_never_fall_below_0() {
    let library = Library::new();
    let setup = against(rules("qq 2"), 4);
    let id = library.store.begin(setup.clone()).expect("saved");
    let begun = library.store.load(id).expect("saved");
    assert_eq!(begun.game.setup().players().next().expect("a person").1.rank, Some(Rank::of_points(0)));
    let won = finish(begun.game.clone(), idle);
    assert!(
        matches!(won.status(), Status::Won { seat: Seat::SOUTH, reason: WinReason::Passive }),
        "{:?}",
        won.status()
    );
    library.store.create(&Saved { game: won, ..begun }).expect("saved");
    // One against one, rank 1 against rank 13 of level 4: 25 - (1 - 13).
    assert_eq!(library.profile().points(), 37);
    // Ranks 1 and 13 again: the loser loses 25 + (1 - 13); who resigned gets nothing back.
    library.resign(setup.clone());
    assert_eq!(library.profile().points(), 37 - 13);
    library.resign(setup.clone());
    let last = library.resign(setup);
    assert_eq!((library.profile().points(), library.profile().rank()), (0, Rank::of_points(0)));
    let settled = library.store.settlement(last).expect("a profile");
    assert_eq!(settled, Some(Settlement { before: 11, after: 0 }), "less than it was worth");
    let tally = Tally { wins: 1, losses: 3, ..library.tally("qq 2") };
    assert_eq!((library.tally("qq 2"), tally.fewest_moves), (tally, None), "nobody got home");
    library.store.reset_profile().expect("saved");
    assert_eq!(library.store.settlement(last), Ok(None));
}

#[test]
fn a_game_counts_once_and_only_once() {
    let library = Library::new();
    let id = library.resign(against(rules("plyyard 2"), 1));
    assert!(library.path("profile.json").exists(), "it counts at once");
    assert_eq!(library.tally("plyyard 2").losses, 1);
    assert!(library.profile().has_counted(id));
    library.store.rename(id, "title").expect("saved");
    library.store.delete(id).expect("it is there");
    library.store.restore(id).expect("it is in the trash");
    library.store.count(id, &library.store.load(id).expect("saved")).expect("nothing to save");
    assert_eq!(library.tally("plyyard 2").losses, 1);
    let saved = library.store.load(id).expect("saved");
    let mut profile = Profile::default();
    assert_eq!([profile.count(id, &saved), profile.count(id, &saved)], [true, false]);
    assert_eq!(profile.tallies()["plyyard 2"].losses, 1);
}

#[test]
fn a_game_whose_count_could_not_be_saved_counts_at_the_next_look_even_from_the_trash() {
    let library = Library::new();
    let id = library.store.begin(against(rules("plyyard 2"), 1)).expect("saved");
    let mut session = Session::open(Arc::clone(&library.store), id).expect("saved");
    faults::plant(library.folder.path(), "write 2+ full".parse().expect("a fault"));
    session.resign().expect("the game itself is saved");
    let seen = library.store.profile().expect("what is not saved can be told");
    let _ = faults::clear(library.folder.path());
    assert_eq!(seen.tallies()["plyyard 2"].losses, 1);
    assert!(!library.path("profile.json").exists());
    library.store.delete(id).expect("it is there");
    for _ in 0..2 {
        assert_eq!(library.tally("plyyard 2").losses, 1);
    }
    assert!(library.path("profile.json").exists());
}

#[test]
fn a_game_counts_before_it_is_erased() {
    let library = Library::new();
    let id = library.put(resigned(against(rules("plyyard 2"), 1)));
    library.store.delete(id).expect("it is there");
    faults::plant(library.folder.path(), "write 1 full".parse().expect("a fault"));
    assert_eq!(library.store.erase(id), Err(StoreError::Full));
    assert_eq!(library.store.trash().expect("a list").len(), 1, "what it counts for is not lost");
    library.store.erase(id).expect("there is room again");
    assert!(library.store.trash().expect("a list").is_empty());
    assert_eq!(library.tally("plyyard 2").losses, 1);
}

#[test]
fn copies_imports_continued_games_and_games_between_people_do_not_count() {
    let library = Library::new();
    let id = library.put(resigned(against(rules("qq 2"), 1).rated(Some(Rank::of_points(500)))));
    let running = library.store.begin(against(rules("qq 2"), 1)).expect("saved");
    let before = library.profile();
    let copies = [
        library.store.duplicate(id).expect("saved"),
        library.store.import(&library.store.export(id).expect("a text")).expect("saved"),
        library.store.duplicate(running).expect("saved"),
        library.store.play_on(id, 0).expect("saved").expect("there is such a ply"),
    ];
    let origins = copies.map(|copy| library.store.load(copy).expect("saved").origin);
    assert_eq!(origins, [Origin::Copied, Origin::Imported, Origin::Copied, Origin::Continued]);
    for copy in &copies[2..] {
        let mut session = Session::open(Arc::clone(&library.store), *copy).expect("saved");
        session.resign().expect("the game goes on");
        assert_eq!(session.game().results().expect("it is over")[0].points, None, "it shows no points either");
    }
    let people = Setup::new(rules("qq 2"), vec![Player::person(), Player::person()]).expect("two people");
    library.resign(people);
    let near = Position::start(rules("plyyard 2"));
    let players = vec![Player::person(), Player::computer(level(1))];
    library.put(resigned(Setup::from_position(near, players).expect("a setup")));
    assert_eq!(document(&library.profile()), document(&before));
}

#[test]
fn rule_sets_are_told_apart_by_preset_players_and_options_and_not_by_who_starts() {
    let library = Library::new();
    for text in ["plyyard 2", "plyyard 2 first=4", "plyyard 3", "plyyard 2 win=filled", "masters 2 first=1", "qq 6"] {
        library.put(resigned(against(rules(text), 1)));
    }
    let toss = Setup::tossed(rules("masters 2"), vec![Player::person(), Player::computer(level(1))], 7);
    library.put(resigned(toss.expect("a setup")));
    let found: Vec<_> = library.profile().tallies().iter().map(|(key, tally)| (key.clone(), tally.losses)).collect();
    let expected = [("masters 2", 2), ("plyyard 2", 2), ("plyyard 2 win=filled", 1), ("plyyard 3", 1), ("qq 6", 1)];
    let expected = expected.map(|(key, losses)| (key.to_owned(), losses));
    assert_eq!(found, expected);
}

#[test]
fn a_drawn_game_counts_as_drawn() {
    let library = Library::new();
    let mut game = Game::new(against(rules("plyyard 2"), 1));
    game.offer_draw().expect("nothing is offered");
    game.answer_draw_as(Seat::NORTH, true).expect("it was asked");
    library.put(game);
    assert_eq!(library.tally("plyyard 2"), Tally { draws: 1, ..Tally::default() });
}

#[test]
fn what_was_reset_does_not_come_back() {
    let library = Library::new();
    library.put(resigned(against(rules("plyyard 2"), 1)));
    assert!(library.store.reset_profile().expect("saved").tallies().is_empty());
    assert!(library.profile().tallies().is_empty());
    library.resign(against(rules("plyyard 2"), 1));
    assert_eq!(library.tally("plyyard 2").losses, 1);
}

#[test]
fn an_export_holds_what_the_profile_holds() {
    let library = Library::new();
    library.put(finish(Game::new(against(rules("qq 2"), 2).rated(Some(Rank::of_points(0)))), idle));
    let profile = library.profile();
    assert!(profile.points() > 0);
    let text = library.store.export_profile().expect("a text");
    assert_eq!(Profile::from_document(text.as_bytes()), Ok(profile));
}

#[test]
fn a_damaged_profile_is_kept_and_told_and_begun_anew_from_the_games() {
    let whole = {
        let library = Library::new();
        library.resign(against(rules("plyyard 2"), 1));
        fs::read(library.path("profile.json")).expect("a file")
    };
    for length in [0, 1, whole.len() / 2, whole.len() - 1] {
        let library = Library::new();
        library.resign(against(rules("plyyard 2"), 1));
        fs::write(library.path("profile.json"), &whole[..length]).expect("written");
        assert_eq!(library.tally("plyyard 2").losses, 1, "the game is still there to tell");
        assert_eq!(library.opened().lost_profiles().as_deref(), Ok(&["profile.json".to_owned()][..]));
        assert_eq!(fs::read(library.path("damaged/profile.json")).expect("it is kept"), &whole[..length]);
        fs::write(library.path("profile.json"), "again").expect("written");
        library.resign(against(rules("plyyard 2"), 1));
        assert_eq!(library.tally("plyyard 2").losses, 2);
        assert_eq!(library.opened().lost_profiles().expect("a list").len(), 2);
        library.store.delete_damaged("profile.json").expect("it is there");
        assert_eq!(library.opened().lost_profiles().expect("a list"), ["profile.json.1"]);
    }
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 1;
        let read = Profile::from_document(&changed);
        assert!(matches!(read, Err(StoreError::Damaged(_) | StoreError::Newer { .. })), "byte {at}: {read:?}");
    }
}

#[test]
fn a_newer_profile_is_never_overwritten() {
    let library = Library::new();
    let newer = r#"{"format":"starhop-profile","version":2,"everything":"else"}"#;
    fs::write(library.path("profile.json"), newer).expect("written");
    let refused = StoreError::Newer { version: 2, known: 1 };
    library.resign(against(rules("qq 2"), 1));
    assert_eq!(library.store.profile(), Err(refused.clone()));
    assert_eq!(library.store.reset_profile(), Err(refused));
    assert_eq!(fs::read_to_string(library.path("profile.json")).expect("it stays"), newer);
    let unrated = library.store.list().expect("a list").games[0].0;
    assert_eq!(library.store.load(unrated).expect("saved").game.results().expect("it is over")[0].points, None);
}
