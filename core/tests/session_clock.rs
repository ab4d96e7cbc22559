//! The clock of an open game: whose turn it times, what it does at its end, and how it comes back.

#![allow(clippy::expect_used, clippy::panic, reason = "a failed expectation is a failed test")]

use std::sync::Arc;

use proptest::prelude::*;
use starhop::ai::Control;
use starhop::clock::{Clock, Hold, Limit, TimeOver};
use starhop::game::{Game, Player, Ply, Setup, Status, WinReason};
use starhop::session::{Session, SessionError};
use starhop::store::{GameId, Saved, Store, StoreError, faults, new_save};
use starhop::{Level, Move, Rules};
use tempfile::TempDir;

struct Library {
    folder: TempDir,
    store: Arc<Store>,
}

fn rules(text: &str) -> Rules {
    text.parse().expect("rules")
}

fn people(text: &str) -> Setup {
    let rules = rules(text);
    Setup::new(rules, vec![Player::person(); usize::from(rules.players())]).expect("a setup")
}

fn against_computer() -> Setup {
    let level = Level::new(1).expect("a level");
    Setup::new(rules("qq 2"), vec![Player::person(), Player::computer(level)]).expect("a setup")
}

fn limit() -> Limit {
    Limit::new(20_000).expect("a limit")
}

impl Library {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Store::open(folder.path()).expect("a new folder"));
        Self { folder, store }
    }

    fn open(&self, id: GameId) -> Session {
        Session::open(Arc::new(Store::open(self.folder.path()).expect("the folder")), id).expect("a game")
    }

    fn begin(&self, setup: Setup) -> Session {
        self.open(self.store.begin_timed(setup, Some(limit())).expect("saved"))
    }

    /// A game whose person is there at 1 s.
    fn released(&self, setup: Setup) -> Session {
        let mut session = self.begin(setup);
        session.release_clock(1_000, Hold::Person);
        session
    }
}

fn left(session: &Session, now: u64) -> u32 {
    session.clock().expect("a clock").at(now).left
}

fn running(session: &Session) -> bool {
    let clock = session.clock().expect("a clock");
    clock.at(clock.told()).running
}

fn play_any(session: &mut Session) {
    let legal = session.game().position().legal_moves().into_iter().next();
    let Some(Move::Travel { from, to }) = legal else { panic!("a move") };
    session.play(&[from, to]).expect("legal");
}

#[test]
fn a_new_game_waits_for_the_person_and_then_counts() {
    let library = Library::new();
    let mut session = library.begin(people("qq 2"));
    assert_eq!(session.tick(900_000), Ok(None), "it is held");
    session.release_clock(1_000_000, Hold::Person);
    assert_eq!((left(&session, 1_000_000), left(&session, 1_006_000)), (20_000, 14_000));
}

#[test]
fn a_turn_begins_with_all_the_time_at_the_instant_that_was_told_last() {
    let library = Library::new();
    let mut session = library.released(people("qq 3"));
    assert_eq!(session.tick(8_000), Ok(None));
    play_any(&mut session);
    assert_eq!((left(&session, 8_000), left(&session, 9_000)), (20_000, 19_000));
    session.tick(11_000).expect("in time");
    session.undo().expect("a move was made");
    assert_eq!(left(&session, 11_000), 20_000, "an undo begins the turn again");
}

#[test]
fn the_turn_passes_once_when_the_time_is_over_and_that_is_on_disk() {
    let library = Library::new();
    let mut session = library.released(people("qq 2"));
    assert_eq!(session.tick(20_999), Ok(None));
    assert_eq!(session.tick(21_000), Ok(Some(TimeOver)));
    assert_eq!(session.game().plies(), [Ply::Timeout]);
    assert_eq!(library.open(session.id()).game().plies(), [Ply::Timeout]);
    assert_eq!(session.tick(21_001), Ok(None), "the next player has time");
    assert_eq!(left(&session, 22_000), 19_000);
}

#[test]
fn three_timeouts_in_a_row_are_out_and_no_time_runs_after_the_end() {
    let library = Library::new();
    let mut session = library.released(people("qq 2"));
    for now in (21_000..=101_000).step_by(20_000) {
        assert_eq!(session.tick(now), Ok(Some(TimeOver)), "{now}");
    }
    assert!(matches!(session.game().status(), Status::Won { reason: WinReason::TimedOut, .. }));
    assert!(!running(&session));
    assert_eq!(session.tick(999_000), Ok(None));
}

#[test]
fn the_computer_has_all_the_time_and_the_person_after_it_the_whole_limit() {
    let library = Library::new();
    let mut session = library.released(against_computer());
    session.tick(5_000).expect("in time");
    play_any(&mut session);
    assert!(session.game().computer_to_move() && !running(&session));
    assert_eq!(session.tick(500_000), Ok(None));
    let found = session.search().expect("its turn").run(&Control::new()).expect("a move");
    session.play_found(&found).expect("still its turn");
    assert_eq!((left(&session, 500_000), running(&session)), (20_000, true));
}

#[test]
fn a_claim_and_a_draw_offer_give_no_new_time() {
    let library = Library::new();
    let mut session = library.released(people("qq 2"));
    session.tick(6_000).expect("in time");
    session.offer_draw().expect("a game of people");
    assert_eq!(left(&session, 6_000), 15_000);
    session.answer_draw(false).expect("an offer");
    assert_eq!(left(&session, 6_000), 15_000);
    session.resign().expect("the game goes on");
    assert!(!running(&session));
}

#[test]
fn what_was_left_comes_back_held_by_the_person() {
    let library = Library::new();
    let mut session = library.released(people("qq 2"));
    let revision = session.revision();
    session.hold_clock(8_000, Hold::Background);
    assert_eq!(session.revision(), revision, "the game is the same");
    let mut again = library.open(session.id());
    assert!(again.clock().expect("a clock").is_held(Hold::Person));
    assert_eq!((left(&again, 3), again.tick(900_000)), (13_000, Ok(None)));
    again.release_clock(900_000, Hold::Person);
    assert_eq!(left(&again, 901_000), 12_000);
    session.release_clock(9_000, Hold::Background);
    play_any(&mut session);
    assert_eq!(left(&library.open(session.id()), 0), 20_000, "a move is kept with the turn that it begins");
}

#[test]
fn a_dialog_and_a_move_being_shown_stop_the_clock_and_write_nothing() {
    let library = Library::new();
    let mut session = library.released(people("qq 2"));
    for why in [Hold::Dialog, Hold::Animation] {
        session.hold_clock(3_000, why);
        assert!(!running(&session), "{why:?}");
        assert_eq!(left(&library.open(session.id()), 0), 20_000, "{why:?}");
        session.release_clock(3_000, why);
    }
    assert!(running(&session));
}

#[test]
fn a_timeout_that_cannot_be_saved_is_tried_again() {
    let library = Library::new();
    let mut session = library.released(people("qq 2"));
    faults::plant(library.folder.path(), "write 1 full".parse().expect("a fault"));
    assert_eq!(session.tick(30_000), Err(SessionError::NotSaved(StoreError::Full)));
    let _ = faults::clear(library.folder.path());
    assert_eq!(session.game().ply(), 0);
    assert_eq!(session.tick(30_001), Ok(Some(TimeOver)));
}

#[test]
fn rules_without_a_clock_take_no_limit() {
    let library = Library::new();
    let refused = library.store.begin_timed(people("plyyard 2"), Some(limit()));
    assert_eq!(refused, Err(StoreError::NoClock));
    assert!(library.store.list().expect("a list").games.is_empty());
    let saved = Saved { clock: Some(Clock::new(limit())), ..new_save(Game::new(people("plyyard 2"))) };
    let refused = library.store.import(&saved.to_document().expect("a document"));
    assert!(matches!(refused, Err(StoreError::Damaged(detail)) if detail.contains("clock")));
}

#[test]
fn copies_and_games_played_on_keep_the_limit() {
    let library = Library::new();
    let mut session = library.released(people("qq 2"));
    session.tick(5_000).expect("in time");
    play_any(&mut session);
    session.hold_clock(7_000, Hold::Person);
    let copy = library.open(library.store.duplicate(session.id()).expect("saved"));
    assert_eq!(left(&copy, 0), 18_000);
    let on = library.store.play_on(session.id(), 0).expect("saved").expect("a ply");
    let on = library.open(on);
    assert_eq!((on.clock().map(|clock| clock.limit()), left(&on, 0)), (Some(limit()), 20_000));
    let read = library.store.import(&library.store.export(session.id()).expect("a document")).expect("its own");
    assert_eq!(left(&library.open(read), 0), 18_000);
    let text = library.store.export_text(session.id()).expect("a text");
    let read = library.store.import(&text).expect("its own");
    assert_eq!(library.open(read).clock(), None, "the readable text has no clock");
}

#[test]
fn a_clock_that_does_not_fit_its_game_begins_the_turn_anew() {
    let library = Library::new();
    let mut clock = Clock::new(limit());
    clock.begin(0, true);
    let over = clock.tick(20_000);
    assert_eq!(over, Some(TimeOver));
    for (clock, running_then) in [(clock, true), (Clock::new(limit()), true)] {
        let saved = Saved { clock: Some(clock), ..new_save(Game::new(people("qq 2"))) };
        let mut session = library.open(library.store.create(&saved).expect("saved"));
        session.release_clock(50, Hold::Person);
        assert_eq!((left(&session, 50), running(&session)), (20_000, running_then));
    }
}

#[derive(Debug, Clone, Copy)]
enum Act {
    Play(u8),
    Undo,
    Redo,
    Resign,
    Leave(u8),
    Offer,
    Answer(bool),
    Tick(u64),
    Hold(u8),
    Release(u8),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => any::<u8>().prop_map(Act::Play),
        2 => Just(Act::Undo),
        1 => Just(Act::Redo),
        1 => Just(Act::Resign),
        1 => (1..7_u8).prop_map(Act::Leave),
        1 => Just(Act::Offer),
        1 => any::<bool>().prop_map(Act::Answer),
        3 => (0..30_000_u64).prop_map(Act::Tick),
        1 => (0..4_u8).prop_map(Act::Hold),
        2 => (0..4_u8).prop_map(Act::Release),
    ]
}

fn hold(number: u8) -> Hold {
    [Hold::Person, Hold::Background, Hold::Dialog, Hold::Animation][usize::from(number) % 4]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn time_runs_only_on_a_persons_turn_of_a_running_game(acts in prop::collection::vec(act(), 1..40)) {
        let library = Library::new();
        let mut session = library.begin(people("qq 3"));
        let mut now = 1_000;
        for act in acts {
            let (turn, before) = (session.game().turns(), session.clock().expect("a clock"));
            let _ = match act {
                Act::Play(choice) => {
                    let legal: Vec<_> = session.game().position().legal_moves().into_iter().collect();
                    match legal.get(usize::from(choice) % legal.len().max(1)) {
                        Some(&Move::Travel { from, to }) => session.play(&[from, to]),
                        _ => Ok(()),
                    }
                }
                Act::Undo => session.undo(),
                Act::Redo => session.redo(),
                Act::Resign => session.resign(),
                Act::Leave(seat) => session.leave(starhop::Seat::new(seat).expect("a seat")),
                Act::Offer => session.offer_draw(),
                Act::Answer(accept) => session.answer_draw(accept),
                Act::Tick(step) => {
                    now += step;
                    session.tick(now).map(drop)
                }
                Act::Hold(why) => {
                    session.hold_clock(now, hold(why));
                    Ok(())
                }
                Act::Release(why) => {
                    session.release_clock(now, hold(why));
                    Ok(())
                }
            };
            let clock = session.clock().expect("a clock");
            let playing = session.game().status() == Status::Playing;
            prop_assert_eq!(clock.is_on(Some(true)), playing, "{:?}", act);
            prop_assert!(clock.is_on(None) != playing);
            let reading = clock.at(now);
            prop_assert!(!playing || reading.left > 0 || !reading.running);
            if session.game().turns() != turn && playing {
                prop_assert_eq!(reading.left, limit().millis(), "a turn begins whole");
            } else if playing && before.is_on(Some(true)) && matches!(act, Act::Offer | Act::Answer(_)) {
                prop_assert_eq!(reading.left, before.at(now).left);
            }
        }
    }
}
