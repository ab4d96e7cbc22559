//! What comes in from the other phones.

use crate::room::{Act, Entry, Message, Outgoing, Pending, Refused, Room, To, told};
use crate::seat::Seat;

/// What a message did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// An entry was added to the log.
    Logged,
    /// So many entries that another phone lacks are sent.
    Sent(usize),
}

/// What came of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Received {
    /// What it did, or why it was refused.
    pub result: Result<Taken, Refused>,
    /// What to send, in either case.
    pub send: Vec<Outgoing>,
    /// An own act that waited for the host and is not meant any more, since something else was logged first.
    pub dropped: Option<Act>,
}

impl Received {
    fn new(result: Result<Taken, Refused>, send: Vec<Outgoing>) -> Self {
        Self { result, send, dropped: None }
    }
}

impl Room {
    /// Takes a line that came in from a seat. Nothing that comes in can do harm: what can't be read or doesn't fit is
    /// refused and changes nothing.
    pub fn receive(&mut self, from: Seat, line: &[u8]) -> Received {
        match Message::read(line) {
            Ok(message) => self.take(from, &message),
            Err(error) => Received::new(Err(error.into()), Vec::new()),
        }
    }

    /// Takes a message that came in from a seat.
    pub fn take(&mut self, from: Seat, message: &Message) -> Received {
        let speaker = match message {
            Message::Ask(entry) => entry.seat,
            Message::Missing { seat, .. } => *seat,
            Message::Log(_) => from,
        };
        let (number, seal) = match message {
            Message::Ask(entry) | Message::Log(entry) => (entry.number, entry.seal),
            Message::Missing { since, seal, .. } => (*since, *seal),
        };
        let logged = self.log.len();
        if speaker != from {
            return Received::new(Err(Refused::ForeignSeat { from, seat: speaker }), Vec::new());
        }
        if !self.game().setup().rules().in_play(from) {
            return Received::new(Err(Refused::NotInRoom(from)), Vec::new());
        }
        if number > logged {
            let missing = Outgoing { to: To::Seat(from), message: self.missing() };
            return Received::new(Err(Refused::Future { number, logged }), vec![missing]);
        }
        if self.seals[number] != seal {
            return Received::new(Err(Refused::Diverged(number)), Vec::new());
        }
        match message {
            Message::Missing { .. } => {
                let send = self.since(number, from);
                Received::new(Ok(Taken::Sent(send.len())), send)
            }
            Message::Ask(entry) => self.take_ask(from, entry),
            Message::Log(entry) => self.take_log(entry),
        }
    }

    /// A guest asks for an entry. Whoever is behind gets what it lacks, so that it can see what became of it.
    fn take_ask(&mut self, from: Seat, asked: &Entry) -> Received {
        match self.grant(asked) {
            Ok(entry) => self.logged(vec![told(entry)]),
            Err(refused) => Received::new(Err(refused), self.since(asked.number, from)),
        }
    }

    fn grant(&mut self, asked: &Entry) -> Result<Entry, Refused> {
        let Entry { number, seat, act, .. } = asked;
        let (host, logged) = (self.host(), self.log.len());
        if self.log.get(*number) == Some(asked) {
            return Err(Refused::Doubled(*number));
        }
        if host != self.me {
            return Err(Refused::NotHost { host });
        }
        if *number < logged && !act.is_going() {
            return Err(Refused::Stale { number: *number, logged });
        }
        self.append(*seat, act)
    }

    fn take_log(&mut self, entry: &Entry) -> Received {
        if let Some(known) = self.log.get(entry.number) {
            let refused = if known == entry { Refused::Doubled } else { Refused::Diverged };
            return Received::new(Err(refused(entry.number)), Vec::new());
        }
        match self.table.apply(entry.number, entry.seat, &entry.act) {
            Ok(_) => {
                self.push(entry.clone());
                self.logged(Vec::new())
            }
            Err(refused) => Received::new(Err(refused), Vec::new()),
        }
    }

    /// The entries from a number on, for one seat.
    fn since(&self, number: usize, from: Seat) -> Vec<Outgoing> {
        let entries = self.log[number..].iter().cloned();
        entries.map(|entry| Outgoing { to: To::Seat(from), message: Message::Log(entry) }).collect()
    }

    /// After an entry was added: what becomes of an own act that waits.
    fn logged(&mut self, mut send: Vec<Outgoing>) -> Received {
        let mut dropped = None;
        if let Some(pending) = self.pending.take()
            && self.log.last().is_none_or(|entry| entry.seat != self.me || entry.act != pending.act)
        {
            match self.still_meant(&pending).and_then(|act| self.put(Pending { act, turned: pending.turned }).ok()) {
                Some(more) => send.extend(more),
                None => dropped = Some(pending.act),
            }
        }
        Received { result: Ok(Taken::Logged), send, dropped }
    }

    /// What an own act that waited means after another entry came first.
    fn still_meant(&self, pending: &Pending) -> Option<Act> {
        let same_turn = pending.turned == self.table.turned;
        // An answer was looked at again with each entry, so that it was dropped when its question was closed.
        let meant = match pending.act {
            Act::Resign | Act::Leave | Act::AnswerDraw(_) | Act::AnswerUndo(_) => true,
            Act::Move(_) | Act::Timeout | Act::Claim | Act::OfferDraw | Act::AskUndo => same_turn,
        };
        let agrees = matches!(pending.act, Act::OfferDraw) && self.table.is_offered_a_draw(self.me);
        let act = if agrees { Act::AnswerDraw(true) } else { pending.act.clone() };
        (meant && self.check(&act).is_ok()).then_some(act)
    }
}
