use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::Arc;

use starhop::game::{Player, Record, Setup};
use starhop::learn::{Attempt, Course, Learned, Solution, Solved};
use starhop::session::Session;
use starhop::store::{GameId, Store, faults, new_save};
use starhop::{Hole, Level};

use crate::{new_game, spawn};

/// How a child ends itself at an operation.
const ENDS: [&str; 3] = ["kill-before", "kill-midway", "kill-after"];

/// What is done to a library in one go. Each name is an argument of the child.
const ACTIONS: [&str; 17] = [
    "open",
    "create",
    "play",
    "undo",
    "resign",
    "rename",
    "delete",
    "restore",
    "erase",
    "duplicate",
    "import",
    "play-on",
    "list",
    "begin",
    "finish",
    "reset",
    "learn",
];

fn holes(text: &str) -> Vec<Hole> {
    text.split(':').map(|name| name.parse().expect("a hole")).collect()
}

/// A library with a game of one move, a deleted one, a damaged one, and what a kill left of a write.
fn prepare(folder: &Path) {
    let store = Arc::new(Store::open(folder).expect("a new folder"));
    let id = store.create(&new_save(new_game())).expect("saved");
    let mut session = Session::open(Arc::clone(&store), id).expect("saved");
    session.rename("running").expect("saved");
    session.play(&holes("d1:e5")).expect("legal");
    let id = store.create(&new_save(new_game())).expect("saved");
    store.rename(id, "deleted").expect("saved");
    store.delete(id).expect("it is there");
    // Two games against the computer: one was lost and counted, one goes on.
    for title in ["lost", "rated"] {
        let id = store.begin(rated_setup()).expect("saved");
        store.rename(id, title).expect("saved");
    }
    Session::open(Arc::clone(&store), titled(&store, "lost")).expect("saved").resign().expect("it goes on");
    store.solve(Solution::Puzzle("known".to_owned()), Solved::Alone, 20_000).expect("saved");
    fs::write(folder.join("games/0000000000000000.starhop"), "half a ga").expect("written");
    fs::write(folder.join("games/ffffffffffffffff.tmp"), "half").expect("written");
}

/// One person against the computer, for points.
fn rated_setup() -> Setup {
    let rules = "qq 2".parse().expect("rules");
    Setup::new(rules, vec![Player::person(), Player::computer(Level::LOWEST)]).expect("a setup")
}

fn titled(store: &Store, title: &str) -> GameId {
    let games = store.list().expect("a list").games;
    games.into_iter().find(|(_, game)| game.title == title).expect("it was prepared").0
}

fn act(folder: &Path, action: &str, begin: impl FnOnce()) {
    if action == "open" {
        begin();
        Store::open(folder).expect("a folder");
        return;
    }
    let store = Arc::new(Store::open(folder).expect("a folder"));
    if action == "list" {
        begin();
        store.list().expect("a list");
        return;
    }
    let id = titled(&store, "running");
    let deleted = store.trash().expect("a list")[0].0;
    let exported = store.export(id).expect("a text");
    let mut session = Session::open(Arc::clone(&store), id).expect("a game");
    let mut rated = Session::open(Arc::clone(&store), titled(&store, "rated")).expect("a game");
    let task = Course::built_in().lesson("moves").and_then(|lesson| lesson.task("step")).expect("it is there");
    let what = Solution::Task { lesson: "moves".to_owned(), task: "step".to_owned() };
    let mut attempt = Attempt::new(Arc::clone(&store), what, task.begin(), 20_001);
    begin();
    match action {
        "create" => drop(store.create(&new_save(new_game())).expect("saved")),
        "play" => session.play(&holes("n1:m5")).expect("legal"),
        "undo" => session.undo().expect("a move was made"),
        "resign" => session.resign().expect("the game goes on"),
        "rename" => store.rename(id, "renamed").expect("saved"),
        "delete" => store.delete(id).expect("it is there"),
        "restore" => drop(store.restore(deleted).expect("it is there")),
        "erase" => store.erase(deleted).expect("it is there"),
        "duplicate" => drop(store.duplicate(id).expect("saved")),
        "import" => drop(store.import(&exported).expect("its own text")),
        "begin" => drop(store.begin(rated_setup()).expect("saved")),
        "finish" => rated.resign().expect("the game goes on"),
        "reset" => drop(store.reset_profile().expect("saved")),
        "learn" => drop(attempt.play(&holes("e6:e5")).expect("a move is asked for")),
        "play-on" => drop(store.play_on(id, 1).expect("saved")),
        _ => panic!("`{action}` is no action"),
    }
}

pub(crate) fn child(folder: &str, action: &str, fault: &str) {
    let folder = Path::new(folder);
    act(folder, action, || faults::plant(folder, fault.parse().expect("a fault")));
    let mut out = std::io::stdout();
    out.write_all(b"done").and_then(|()| out.flush()).expect("the parent listens");
}

/// What a person finds in a library.
#[derive(Debug, PartialEq)]
struct Contents {
    games: Vec<(String, Record)>,
    trash: Vec<String>,
    damaged: usize,
    /// Rule sets with games lost.
    lost: Vec<(String, u32)>,
    learned: Learned,
}

fn contents(folder: &Path) -> Contents {
    let store = Store::open(folder).expect("the folder opens");
    let shelf = store.list().expect("a list");
    let load = |id: GameId| store.load(id).map(|saved| (saved.title, saved.game.record())).expect("a listed game");
    let mut games: Vec<_> = shelf.games.into_iter().map(|(id, _)| load(id)).collect();
    games.sort_by_key(|(title, record)| (title.clone(), record.plies.clone()));
    let mut trash: Vec<_> = store.trash().expect("a list").into_iter().map(|(_, game)| game.title).collect();
    trash.sort();
    let leftovers = fs::read_dir(folder.join("games")).expect("a folder");
    let leftovers =
        leftovers.filter(|entry| entry.as_ref().expect("a file").path().extension() != Some("starhop".as_ref()));
    assert_eq!(leftovers.count(), 0, "opening clears what kills leave");
    // Looked at twice, a game that the kill kept from being counted counts once.
    store.profile().expect("a profile");
    let profile = store.profile().expect("a profile");
    let lost = profile.tallies().iter().map(|(rules, tally)| (rules.clone(), tally.losses)).collect();
    let learned = store.learned().expect("what was learned");
    assert!(learned.puzzle("known").is_some(), "what was learned before stays");
    Contents { games, trash, damaged: shelf.damaged.len(), lost, learned }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder") {
        let from = entry.expect("a file").path();
        let to = to.join(from.file_name().expect("it has a name"));
        if from.is_dir() {
            fs::create_dir(&to).expect("made");
            copy(&from, &to);
        } else {
            fs::copy(&from, &to).expect("copied");
        }
    }
}

/// Kills one action at every file operation, until it gets through. Gives the number of kills.
fn kill_everywhere(prepared: &Path, before: &Contents, action: &str, end: &str) -> u32 {
    let whole = tempfile::tempdir().expect("a folder");
    copy(prepared, whole.path());
    act(whole.path(), action, || {});
    let after = contents(whole.path());
    for number in 1.. {
        let folder = tempfile::tempdir().expect("a folder");
        copy(prepared, folder.path());
        let fault = format!("any {number} {end}");
        let mut child = spawn(&["--act".to_owned(), folder.path().display().to_string(), action.to_owned(), fault]);
        let (mut said, mut complaint) = (String::new(), String::new());
        child.stdout.take().expect("it is piped").read_to_string(&mut said).expect("text");
        child.stderr.take().expect("it is piped").read_to_string(&mut complaint).expect("text");
        let status = child.wait().expect("it ran");
        assert!(status.code().is_none_or(|code| code == 0), "{action}, {end} at {number}: {complaint}");
        let found = contents(folder.path());
        if said == "done" {
            assert_eq!(found, after, "{action}, {end} at {number}: it was acknowledged");
            assert!(status.success(), "{action}, {end} at {number}");
            return number - 1;
        }
        assert!(found == *before || found == after, "{action}, {end} at {number}: {found:#?}");
    }
    0
}

/// Kills children at every file operation of every action.
pub(crate) fn run() {
    let prepared = tempfile::tempdir().expect("a folder");
    prepare(prepared.path());
    let looked_at = tempfile::tempdir().expect("a folder");
    copy(prepared.path(), looked_at.path());
    let before = contents(looked_at.path());
    let mut kills = 0;
    for action in ACTIONS {
        for end in ENDS {
            let here = kill_everywhere(prepared.path(), &before, action, end);
            assert!(here >= 2, "{action} has file operations");
            kills += here;
        }
    }
    println!("killed {kills} times at the file operations of {} actions, nothing lost", ACTIONS.len());
}
