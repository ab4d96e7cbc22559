use std::collections::VecDeque;

use starhop::game::{Player, Setup};
use starhop::room::{Act, Message, Outgoing, Room, Taken, To};
use starhop::{Move, Rules, Seat};

/// Lines of one input.
const MOST: usize = 40;
/// Messages that a room of six needs to come to one log again, many times over.
const ENOUGH: usize = 20_000;

/// Rules on the first line; then what happens in a room of that many phones:
/// `act 4 d1-e5` does something at a seat (`#7` is the eighth legal move, counted round), `send 3 4` brings message 3, counted
/// round, to a seat, as often as one likes, `nudge 4` and `time 4` are called there, and `raw 1 4 TEXT` brings any text from
/// one seat to another.
pub fn room(data: &[u8]) {
    let Some((rules, lines)) = crate::rules_and_rest(data) else { return };
    let mut rooms = Rooms::new(rules);
    for line in lines.split('\n').take(MOST) {
        rooms.obey(line);
    }
    rooms.check_each();
    if !rooms.forged {
        rooms.check_together();
    }
}

struct Rooms {
    setup: Setup,
    phones: Vec<Room>,
    /// All that was sent, with its sender's seat.
    sent: Vec<(Seat, Outgoing)>,
    /// Whether a text of chance was taken into a log, as from a host that invents what others do.
    forged: bool,
}

impl Rooms {
    fn new(rules: Rules) -> Self {
        let players = vec![Player::person(); rules.seats().len()];
        let setup = Setup::new(rules, players.clone()).or_else(|_| Setup::tossed(rules, players, 7));
        let setup = setup.unwrap_or_else(|error| panic!("{rules}: {error}"));
        let host = rules.seats()[0];
        let room = |&me: &Seat| Room::new(1, setup.clone(), host, me).unwrap_or_else(|error| panic!("{error}"));
        let phones = rules.seats().iter().map(room).collect();
        Self { setup, phones, sent: Vec::new(), forged: false }
    }

    fn at(&self, seat: &str) -> Option<usize> {
        let seat = Seat::new(seat.parse().ok()?).ok()?;
        self.phones.iter().position(|room| room.me() == seat)
    }

    /// Does what a line says; `None` where it says nothing.
    fn obey(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "act" => {
                let (seat, word) = rest.split_once(' ')?;
                let at = self.at(seat)?;
                let act = self.read_act(at, word)?;
                let told = self.phones[at].act(&act);
                self.keep(at, told.unwrap_or_default());
            }
            "nudge" => {
                let at = self.at(rest)?;
                let sent = self.phones[at].nudge();
                self.keep(at, sent);
            }
            "time" => {
                let at = self.at(rest)?;
                let told = self.phones[at].time_over();
                self.keep(at, told.unwrap_or_default());
            }
            "send" => {
                let (number, seat) = rest.split_once(' ')?;
                let (number, at) = (number.parse::<usize>().ok()?, self.at(seat)?);
                let (from, outgoing) = self.sent.get(number.checked_rem(self.sent.len())?)?.clone();
                if from != self.phones[at].me() {
                    self.bring(from, at, outgoing.message.to_string().as_bytes());
                }
            }
            "raw" => {
                let (from, rest) = rest.split_once(' ')?;
                let (to, text) = rest.split_once(' ')?;
                let (from, at) = (Seat::new(from.parse().ok()?).ok()?, self.at(to)?);
                check_message(text);
                self.forged |= self.bring(from, at, text.as_bytes()) == Some(Taken::Logged);
            }
            _ => return None,
        }
        Some(())
    }

    fn read_act(&self, at: usize, text: &str) -> Option<Act> {
        let Some(number) = text.strip_prefix('#') else { return text.parse().ok() };
        let legal = self.phones[at].game().position().legal_moves();
        let chosen = number.parse::<usize>().ok()?.checked_rem(legal.len())?;
        match legal.get(chosen)? {
            Move::Pass => "--".parse().ok(),
            Move::Travel { from, to } => format!("{from}-{to}").parse().ok(),
        }
    }

    fn keep(&mut self, at: usize, sent: Vec<Outgoing>) {
        let from = self.phones[at].me();
        self.sent.extend(sent.into_iter().map(|outgoing| (from, outgoing)));
    }

    /// What is refused changes nothing.
    fn bring(&mut self, from: Seat, at: usize, text: &[u8]) -> Option<Taken> {
        let before = self.phones[at].clone();
        let received = self.phones[at].receive(from, text);
        if let Err(refused) = &received.result {
            crate::check_error(refused);
            assert_eq!(self.phones[at], before, "{refused}");
        }
        self.keep(at, received.send);
        received.result.ok()
    }

    /// What is saved comes back.
    fn check_each(&self) {
        for room in &self.phones {
            let restored = Room::restore(self.setup.clone(), &room.saved());
            let restored = restored.unwrap_or_else(|error| panic!("{error}: {:?}", room.saved()));
            assert_eq!(restored.log(), room.log());
            assert_eq!(restored.game(), room.game());
            assert_eq!(restored.pending(), room.pending());
            assert_eq!(restored.seal(), room.seal());
        }
    }

    /// Every log is a beginning of the longest, and all come to be that once messages get through.
    fn check_together(&mut self) {
        self.check_logs();
        for _ in 0..3 {
            let mut open = VecDeque::new();
            for room in &self.phones {
                open.extend(room.nudge().into_iter().map(|outgoing| (room.me(), outgoing)));
            }
            let mut count = 0;
            while let Some((from, outgoing)) = open.pop_front() {
                count += 1;
                assert!(count < ENOUGH, "the phones never stop talking");
                for room in &mut self.phones {
                    let to_it = outgoing.to == To::Seat(room.me()) || outgoing.to == To::Others;
                    if to_it && room.me() != from {
                        let received = room.receive(from, outgoing.message.to_string().as_bytes());
                        open.extend(received.send.into_iter().map(|more| (room.me(), more)));
                    }
                }
            }
        }
        self.check_logs();
        let lengths: Vec<usize> = self.phones.iter().map(|room| room.log().len()).collect();
        assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]), "{lengths:?}");
        assert!(self.phones.windows(2).all(|pair| pair[0].game().record() == pair[1].game().record()));
        assert!(self.phones.iter().all(|room| room.pending().is_none()));
    }

    fn check_logs(&self) {
        let longest = self.phones.iter().map(Room::log).max_by_key(|log| log.len()).unwrap_or_default();
        for room in &self.phones {
            assert!(longest.starts_with(room.log()), "{longest:?} and {:?}", room.log());
        }
    }
}

/// A message is printed as it is read.
fn check_message(text: &str) {
    match Message::read(text.as_bytes()) {
        Ok(message) => assert_eq!(message.to_string(), text),
        Err(error) => crate::check_error(&error),
    }
}
