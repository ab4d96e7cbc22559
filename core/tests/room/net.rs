//! Phones of one room, and what flies between them.

use starhop::game::{DrawReason, Game, Player, Setup, Status};
use starhop::room::{Act, Entry, Outgoing, Received, Room, To};
use starhop::rules::First;
use starhop::{Move, MoveText, Rules, Seat, SeatSet};

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Flight {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) line: String,
}

#[derive(Debug, Clone)]
pub(crate) struct Net {
    pub(crate) rooms: Vec<Room>,
    pub(crate) flying: Vec<Flight>,
    /// What phones said was not meant any more.
    pub(crate) dropped: Vec<(Seat, Act)>,
    /// The longest log that any phone has had.
    log: Vec<Entry>,
}

pub(crate) fn setup(rules: Rules) -> Setup {
    let players = rules.seats().iter().map(|_| Player::person()).collect();
    if rules.options().first == First::Toss {
        Setup::tossed(rules, players, 5).expect("a setup")
    } else {
        Setup::new(rules, players).expect("a setup")
    }
}

impl Net {
    /// A phone for each seat; the first seat opened the room.
    pub(crate) fn new(setup: &Setup) -> Self {
        let seats = setup.rules().seats();
        let room = |&me: &Seat| Room::new(9, setup.clone(), seats[0], me).expect("a room");
        Self { rooms: seats.iter().map(room).collect(), flying: Vec::new(), dropped: Vec::new(), log: Vec::new() }
    }

    pub(crate) fn of(rules: &str) -> Self {
        Self::new(&setup(rules.parse().expect("rules")))
    }

    pub(crate) fn room(&mut self, seat: u8) -> &mut Room {
        let seat = Seat::new(seat).expect("a seat");
        self.rooms.iter_mut().find(|room| room.me() == seat).expect("in the room")
    }

    pub(crate) fn game(&self) -> &Game {
        self.rooms[0].game()
    }

    /// A seat does something; what follows from it flies.
    pub(crate) fn act(&mut self, seat: u8, act: &str) {
        let room = self.room(seat);
        let (me, messages) = (room.me(), room.act(&act.parse().expect("an act")).expect("allowed"));
        self.post(me, messages);
    }

    /// A seat makes its first legal move.
    pub(crate) fn play(&mut self, seat: u8) {
        let room = self.room(seat);
        let act = move_of(room)
            .unwrap_or_else(|| panic!("the game goes on: {} {}", room.game().status(), room.game().position()));
        let (me, messages) = (room.me(), room.act(&act).expect("legal"));
        self.post(me, messages);
    }

    pub(crate) fn post(&mut self, from: Seat, messages: Vec<Outgoing>) {
        self.check_log(from);
        for Outgoing { to, message } in messages {
            let line = message.to_string();
            let others: Vec<Seat> = match to {
                To::Seat(seat) => vec![seat],
                To::Others => self.rooms.iter().map(Room::me).filter(|&seat| seat != from).collect(),
            };
            self.flying.extend(others.into_iter().map(|to| Flight { from, to, line: line.clone() }));
        }
    }

    pub(crate) fn deliver(&mut self, flight: &Flight) -> Received {
        let room = self.rooms.iter_mut().find(|room| room.me() == flight.to).expect("in the room");
        let before = room.clone();
        let received = room.receive(flight.from, flight.line.as_bytes());
        if received.result.is_err() {
            assert_eq!(*room, before, "what was refused changes nothing: {flight:?}");
        }
        self.dropped.extend(received.dropped.clone().map(|act| (flight.to, act)));
        self.post(flight.to, received.send.clone());
        received
    }

    /// Delivers all that flies, first to last, and what follows from it.
    pub(crate) fn settle(&mut self) {
        while !self.flying.is_empty() {
            let flight = self.flying.remove(0);
            self.deliver(&flight);
        }
    }

    /// Connections are back: nothing is lost any more. All must come to the same.
    pub(crate) fn heal(&mut self) {
        self.settle();
        // A round tells everybody what it lacks; an act that waits takes one round to the host of its time each.
        for _ in 0..3 * self.rooms.len() {
            for at in 0..self.rooms.len() {
                let (me, messages) = (self.rooms[at].me(), self.rooms[at].nudge());
                self.post(me, messages);
            }
            self.settle();
            if self.is_settled() {
                return self.check_end();
            }
        }
        panic!("not settled: {:#?}", self.rooms);
    }

    fn is_settled(&self) -> bool {
        self.rooms.iter().all(|room| room.pending().is_none() && room.log() == self.rooms[0].log())
    }

    fn check_end(&self) {
        for room in &self.rooms {
            assert_eq!(room.game(), self.game());
            assert_eq!(room.undo_request(), self.rooms[0].undo_request());
            assert_eq!(room.log(), self.log);
        }
        let record = self.game().record();
        assert_eq!(Game::from_record(&record).expect("legal from start to end").record(), record);
    }

    /// What a phone has logged must be a beginning of the one log, and what the log says must be agreed.
    fn check_log(&mut self, seat: Seat) {
        let room = self.rooms.iter().find(|room| room.me() == seat).expect("in the room");
        let log = room.log();
        let common = log.len().min(self.log.len());
        assert_eq!(log[..common], self.log[..common], "one log");
        if log.len() > self.log.len() {
            let game = room.game().clone();
            self.log = log.to_vec();
            if game.status() == Status::Drawn(DrawReason::Agreed) {
                let agreed = words(&self.log, &Act::OfferDraw, &Act::AnswerDraw(true));
                assert!(game.position().players_in().all(|seat| agreed.contains(seat)), "all agreed to the draw");
            }
        }
    }
}

/// The first move that is legal in a room's game, whoever is to move.
pub(crate) fn move_of(room: &Room) -> Option<Act> {
    match room.game().position().legal_moves().first()? {
        Move::Travel { from, to } => Some(Act::Move(MoveText::Ends(*from, *to))),
        Move::Pass => Some(Act::Move(MoveText::Pass)),
    }
}

pub(crate) fn words(log: &[Entry], asked: &Act, agreed: &Act) -> SeatSet {
    let from = log.iter().rposition(|entry| entry.act == *asked).expect("somebody asked");
    let words = log[from..].iter().filter(|entry| entry.act == *asked || entry.act == *agreed);
    words.fold(SeatSet::EMPTY, |seats, entry| seats.with(entry.seat))
}
