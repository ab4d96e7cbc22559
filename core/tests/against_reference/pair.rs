//! One game, played by the core and by the reference.

use std::collections::BTreeMap;

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use starhop::rules::Rules;
use starhop::score::{self, Facts, Rank};
use starhop::{Departure, Hole, Move, Outcome, Path, Position, Seat, SeatMap};

use crate::reference::{self, Cell, Options, State, Status};

/// The options of the reference that a text names; whether they go together is not asked.
pub(crate) fn slow_options(text: &str) -> Options {
    let mut words = text.split(' ');
    let (preset, players) = (words.next().unwrap(), words.next().unwrap().parse().unwrap());
    let mut options = Options::preset(preset, players).unwrap();
    for word in words {
        let (key, value) = word.split_once('=').unwrap();
        options.set(key, value).unwrap();
    }
    options
}

pub(crate) struct Pair {
    rules: String,
    core: Position,
    slow: State,
    mood: Mood,
    /// Turns so far, and each seat's last move.
    turns: usize,
    last: BTreeMap<u8, (usize, usize)>,
}

/// What the players of one game are given to, so that games come to every kind of end.
struct Mood {
    /// In a hundred turns, how often somebody goes, and how often there is a pass.
    goes: u32,
    passes: u32,
    /// Whether players go back and forth at times; chance hardly ever does, so that limits to it would never be met.
    shuttles: bool,
    /// In a hundred moves, how many lead on.
    leads_on: u32,
}

impl Mood {
    fn any(random: &mut ChaCha8Rng) -> Self {
        Self {
            goes: *[0, 1, 2].choose(random).unwrap(),
            passes: *[0, 3, 3, 50].choose(random).unwrap(),
            shuttles: random.random(),
            leads_on: *[50, 85, 97].choose(random).unwrap(),
        }
    }
}

/// Turns of a player after which a game is given up, since some positions hold all pieces for ever.
const LONGEST: usize = 300;

fn hole(index: usize) -> Hole {
    Hole::new(index).expect("on the board")
}

impl Pair {
    pub(crate) fn new(text: &str, random: &mut ChaCha8Rng) -> Self {
        let rules: Rules = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let slow = State::start_with(&slow_options(text), rules.first().number());
        let (core, mood) = (Position::start(rules), Mood::any(random));
        Self { rules: text.to_owned(), core, slow, mood, turns: 0, last: BTreeMap::new() }
    }

    /// The board of the reference, pieces of players who have gone as idle ones where the game can go on.
    fn slow_board(&self) -> String {
        let text = self.core.board_text();
        let gone = |seat: u8| {
            self.core.rules().players() > 2
                && self
                    .core
                    .rules()
                    .player_of(Seat::new(seat).unwrap())
                    .is_some_and(|player| matches!(self.core.standing(player), starhop::Standing::Gone(..)))
        };
        let cells = self.slow.cells().iter().map(|cell| match *cell {
            Cell::Empty => '.',
            Cell::Idle => 'x',
            Cell::Piece(seat) if gone(seat) => 'x',
            Cell::Piece(seat) => char::from(b'0' + seat),
        });
        let board: String = cells.collect();
        assert_eq!(board.len(), text.len());
        board
    }

    /// How the game ended, once it has.
    pub(crate) fn end(&self) -> Option<String> {
        match self.slow.status() {
            Status::Playing if self.turns > LONGEST * self.core.rules().seats().len() => Some("given up".to_owned()),
            Status::Playing => None,
            Status::Over { reason, .. } => Some(format!("{reason:?}")),
        }
    }

    /// Compares everything; texts and paths, which take most of the time, only where that is asked for.
    pub(crate) fn compare(&self, random: &mut ChaCha8Rng, in_full: bool) {
        let name = &self.rules;
        assert_eq!(self.core.board_text(), self.slow_board(), "{name}");
        assert_eq!(self.core.hash(), self.core.fresh_hash(), "{name}");
        let open = self.core.outcome() == Outcome::Open;
        assert_eq!(open, self.slow.status() == Status::Playing, "{name}: {} {:?}", self.core, self.slow.status());
        if let Status::Over { winners, .. } = self.slow.status() {
            let winner = match self.core.outcome() {
                Outcome::Won(seat) => Some(seat.number()),
                _ => None,
            };
            assert_eq!(winner.is_some(), !winners.is_empty(), "{name}: {}", self.core);
            assert!(winner.is_none_or(|winner| winners.contains(&winner)), "{name}: {} {winners:?}", self.core);
            self.compare_scores(random);
            return;
        }
        assert_eq!(self.core.to_move().number(), self.slow.seat_to_move(), "{name}: {}", self.core);
        let mut listed: Vec<(usize, usize)> = Vec::new();
        self.core.for_each_move(|played| match played {
            Move::Travel { from, to } => listed.push((from.index(), to.index())),
            Move::Pass => {}
        });
        let mut legal = self.slow.legal();
        legal.sort_unstable();
        let missing: Vec<_> = legal.iter().filter(|played| !listed.contains(played)).collect();
        let extra: Vec<_> = listed.iter().filter(|played| !legal.contains(played)).collect();
        assert_eq!(listed, legal, "{name}: missing {missing:?}, extra {extra:?} in {}", self.core);
        if !in_full {
            return;
        }
        let text = self.core.to_string();
        assert_eq!(Position::parse(&text, self.core.rules()).as_ref(), Ok(&self.core), "{name}");
        for &(from, to) in legal.choose_multiple(random, 3) {
            let (slow, more) = self.slow.paths(from, to, 5);
            let fast = self.core.paths(hole(from), hole(to), 5);
            let paths = fast.paths.iter().map(|path| path.holes().iter().map(|hole| hole.index()).collect::<Vec<_>>());
            assert_eq!((paths.collect::<Vec<_>>(), fast.more), (slow, more), "{name}: {from} to {to} in {}", self.core);
        }
    }

    fn compare_scores(&self, random: &mut ChaCha8Rng) {
        let seats = self.core.rules().seats();
        let holdings: Vec<u32> = seats.iter().map(|_| random.random_range(0..30_000)).collect();
        let held = |seat: Seat| seats.iter().position(|&one| one == seat).map_or(0, |at| holdings[at]);
        let turns = |seat: Seat| self.slow.turns(seat.number()).and_then(|turns| u16::try_from(turns).ok());
        let facts = Facts {
            turns: SeatMap::from_fn(|seat| turns(seat).unwrap_or_default()),
            ranks: SeatMap::from_fn(|seat| Rank::of_points(held(seat))),
        };
        let points = score::points(&self.core, &facts).expect("the game has ended");
        let ranks: Vec<u8> = holdings.iter().map(|&points| reference::scores::rank(points)).collect();
        let slow = self.slow.scores(&ranks).expect("the game has ended");
        let fast: Vec<i32> = seats.iter().map(|&seat| points[seat]).collect();
        assert_eq!(fast, slow, "{}: {} {:?}", self.rules, self.core, self.slow.status());
        assert_eq!(score::tournament(&self.core), self.slow.tournament_score(), "{}: {}", self.rules, self.core);
        if let (Some(fast), Some(slow)) = (score::places(&self.core), self.slow.places())
            && matches!(self.core.outcome(), Outcome::Won(_))
        {
            assert_eq!(seats.iter().map(|&seat| fast[seat]).collect::<Vec<_>>(), slow, "{}: {}", self.rules, self.core);
        }
    }

    /// One random turn of both; mostly moves that go on, so that games come to their ends.
    pub(crate) fn advance(&mut self, random: &mut ChaCha8Rng) {
        let before = self.core;
        let mover = self.core.to_move();
        let Mood { goes, passes, .. } = self.mood;
        self.turns += 1;
        let undo = match random.random_range(0..100) {
            roll if roll < goes => self.one_goes(random),
            roll if roll < goes + passes => self.both_pass(),
            90..92 if !self.slow.legal().is_empty() => match self.core.timeout() {
                Ok(undo) => {
                    self.slow.timeout().unwrap();
                    undo
                }
                Err(_) => self.move_on(random, mover),
            },
            75..90 => {
                let claimed = self.core.claim().ok();
                assert_eq!(claimed.is_some(), self.slow.claim().is_ok(), "{}: {}", self.rules, self.core);
                claimed.unwrap_or_else(|| self.move_on(random, mover))
            }
            _ => self.move_on(random, mover),
        };
        let after = self.core;
        self.core.unmake(undo);
        assert_eq!(self.core, before, "{}", self.rules);
        self.core = after;
    }

    fn one_goes(&mut self, random: &mut ChaCha8Rng) -> starhop::Undo {
        let seats: Vec<Seat> = self.core.players_in().collect();
        let goes = *seats.choose(random).unwrap();
        let (how, slow) = if random.random() {
            (Departure::Resigned, self.slow.resign(goes.number()))
        } else {
            (Departure::Left, self.slow.leave(goes.number()))
        };
        slow.unwrap();
        self.core.depart(goes, how).unwrap()
    }

    fn both_pass(&mut self) -> starhop::Undo {
        let before = self.core;
        let slow = self.slow.pass();
        let fast = self.core.pass();
        assert_eq!(fast.is_ok(), slow.is_ok(), "{}: {before}", self.rules);
        match fast {
            Ok(undo) => undo,
            Err(_) => self.move_on(&mut ChaCha8Rng::seed_from_u64(before.hash()), before.to_move()),
        }
    }

    fn move_on(&mut self, random: &mut ChaCha8Rng, mover: Seat) -> starhop::Undo {
        let legal = self.slow.legal();
        if legal.is_empty() {
            self.slow.pass().unwrap();
            return self.core.pass().unwrap();
        }
        let mut some: Vec<_> = legal.choose_multiple(random, 4).copied().collect();
        if random.random_ratio(self.mood.leads_on, 100) {
            let far = |from: usize, at: usize| {
                let set = self.core.piece_at(hole(from)).unwrap();
                i32::from(hole(at).distance(hole(reference_tip(set))))
            };
            some.clone_from(&legal);
            some.sort_by_key(|&(from, to)| far(from, to) - far(from, from));
            some.truncate(4);
        }
        let back = self.last.get(&mover.number()).map(|&(from, to)| (to, from)).filter(|back| legal.contains(back));
        let goes_back = self.mood.shuttles && self.turns % 80 < 40 && random.random_ratio(19, 20);
        let &(from, to) = back.as_ref().filter(|_| goes_back).or_else(|| some.choose(random)).unwrap();
        self.last.insert(mover.number(), (from, to));
        let (paths, _) = self.slow.paths(from, to, 4);
        let path = paths.choose(random).unwrap();
        self.slow.play(path).unwrap();
        let path = Path::from_holes(&path.iter().map(|&index| hole(index)).collect::<Vec<_>>()).unwrap();
        self.core.play(&path).unwrap_or_else(|error| panic!("{}: {path} in {}: {error}", self.rules, self.core))
    }
}

/// The tip of the camp opposite a set's home, by index.
fn reference_tip(set: Seat) -> usize {
    ["q1", "m13", "e13", "a1", "e1", "m1"].map(|name| name.parse::<Hole>().unwrap().index())[set.index()]
}
