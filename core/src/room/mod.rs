//! The room: people at phones of their own who play one game together.
//!
//! Each phone has a [`Room`] with the same game. The players move, resign, leave, and offer draws; a move is taken back
//! only when all others who are still in agree. How messages travel is not known here: whatever carries them may lose,
//! repeat and reorder them.
//!
//! # One order
//! All that is done is written into a log, and the game is what the log comes to. The log has one writer: the *host*.
//! A guest asks the host to make something the next entry; the host logs it, if it is legal there, and tells everybody.
//! When two seats act at once the host's order counts, and the host's own acts come first, since they need no way. The
//! game alone says who the host is: the seat that the room names, and once that player is out, or has reached the goal
//! while others play on, the next one clockwise who is still in.
//!
//! Why all logs agree: entry *n* is written only by the host that follows from the entries before it, which is one
//! seat, whose core writes it once; and no core drops an entry. So, by induction, every log is a beginning of one and the
//! same log. Whoever lacks entries gets them from anybody who has them: [`Room::nudge`] says what one has, and whoever
//! hears it sends what follows, or asks for it. So, as long as messages get through now and then, all logs come to be
//! equal.
//!
//! # What a guest waits for
//! A guest's act waits until the log has it. When something else is logged first, the act is asked for again if it is
//! still meant: a move, a draw offer or an undo request on the same turn, an answer to the same question, a
//! resignation in any case. An offer that crosses another is an agreement to it. What is not meant any more is dropped,
//! and [`Received::dropped`] says so. The host refuses what was made before an entry that it has logged since, except
//! that a player goes: that holds whenever it is heard.
//!
//! # What it relies on
//! - A phone saves its room before it sends what a call returned. A host that forgets what it has sent could write an
//!   entry twice; others would find it [diverged](Refused::Diverged).
//! - Whatever carries the messages says from which seat they come. The core checks all else: seats, turns, legality,
//!   order. It doesn't know a host that invents what others do.
//! - A host whose phone is gone holds the game up until it is back: nobody else can know whether it wrote an entry.
//!
//! The clock of a room is the host's, and background and dialogs don't hold it: the others are waiting. When it is
//! over the host calls [`Room::time_over`]. So a player who has gone without a word is out after three turns.
//!
//! ```
//! use starhop::game::{Player, Setup};
//! use starhop::room::{Act, Room};
//! use starhop::{Rules, Seat};
//!
//! let setup = || Setup::new(Rules::PLYYARD, vec![Player::person(), Player::person()]);
//! let mut south = Room::new(7, setup()?, Seat::SOUTH, Seat::SOUTH)?;
//! let mut north = Room::new(7, setup()?, Seat::SOUTH, Seat::NORTH)?;
//!
//! let sent = south.act(&"d1-e5".parse()?)?;
//! assert!(sent[0].message.to_string().ends_with(" 1 d1-e5"));
//! north.receive(Seat::SOUTH, sent[0].message.to_string().as_bytes()).result?;
//! let asked = north.act(&Act::Resign)?;
//! let logged = south.take(Seat::NORTH, &asked[0].message);
//! north.take(Seat::SOUTH, &logged.send[0].message).result?;
//! assert_eq!(north.game().record(), south.game().record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
mod message;
mod receive;
mod refused;
mod saved;
mod seal;
mod table;

pub use act::{Act, ParseActError};
pub use message::{Entry, Message, ParseMessageError};
pub use receive::{Received, Taken};
pub use refused::Refused;
pub use saved::{RoomError, SavedRoom};
pub use seal::Seal;
pub use table::UndoRequest;

use crate::game::{Game, PlayerKind, Setup};
use crate::seat::Seat;

use table::Table;

/// Who should get a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    /// One seat.
    Seat(Seat),
    /// All seats but this.
    Others,
}

/// A message to send, after the room was saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outgoing {
    /// To whom.
    pub to: To,
    /// What.
    pub message: Message,
}

/// An act of this seat that the log doesn't have yet, and the turn on which it was meant.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pending {
    act: Act,
    turned: usize,
}

/// One phone's view of a room.
///
/// Invariant: the table is what the log comes to from the start, and there is a seal for each number of entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Room {
    id: u64,
    first_host: Seat,
    me: Seat,
    table: Table,
    log: Vec<Entry>,
    seals: Vec<Seal>,
    pending: Option<Pending>,
}

impl Room {
    /// A room at its start, seen from the seat `me`. The id tells this game from any other between the same people:
    /// whoever opens a room draws it at random.
    ///
    /// # Errors
    /// [`RoomError`] when somebody is no person, or `host` or `me` doesn't play.
    pub fn new(id: u64, setup: Setup, host: Seat, me: Seat) -> Result<Self, RoomError> {
        if let Some((seat, _)) = setup.players().find(|(_, player)| player.kind != PlayerKind::Person) {
            return Err(RoomError::Computer(seat));
        }
        if let Some(&stranger) = [host, me].iter().find(|&&seat| !setup.rules().in_play(seat)) {
            return Err(RoomError::NotInRoom(stranger));
        }
        let seals = vec![Seal::of_room(id, &setup, host)];
        Ok(Self { id, first_host: host, me, table: Table::new(setup), log: Vec::new(), seals, pending: None })
    }

    /// The game as the log has it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.table.game
    }

    /// What the log has, first to last.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// This phone's seat.
    #[must_use]
    pub const fn me(&self) -> Seat {
        self.me
    }

    /// The seat that writes the next entry.
    #[must_use]
    pub fn host(&self) -> Seat {
        let rules = self.game().setup().rules();
        let clockwise = core::iter::successors(Some(self.first_host), |&seat| Some(rules.next(seat)));
        let mut round = clockwise.take(rules.seats().len());
        round.find(|&seat| self.game().is_in(seat)).unwrap_or(self.first_host)
    }

    /// What this seat did and the log doesn't have yet.
    #[must_use]
    pub fn pending(&self) -> Option<&Act> {
        self.pending.as_ref().map(|pending| &pending.act)
    }

    /// The state of a request to take a move back.
    #[must_use]
    pub const fn undo_request(&self) -> UndoRequest {
        self.table.undo
    }

    /// Whether this seat could do something now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, act: &Act) -> Result<(), Refused> {
        self.spelt_out(act).map(drop)
    }

    /// An act of this seat with every landing of a move, if it could be done now.
    fn spelt_out(&self, act: &Act) -> Result<Act, Refused> {
        self.table.clone().apply(self.log.len(), self.me, act)
    }

    /// Does something for this seat: the host logs it, a guest asks for it.
    ///
    /// # Errors
    /// Why it can't be done; [`Refused::Waiting`] while an earlier act is pending, except to go.
    pub fn act(&mut self, act: &Act) -> Result<Vec<Outgoing>, Refused> {
        if self.pending.is_some() && !act.is_going() {
            return Err(Refused::Waiting);
        }
        let act = self.spelt_out(act)?;
        self.put(Pending { act, turned: self.table.turned })
    }

    /// The host's clock says that the time of the player to move is over; a guest's says it only of its own seat.
    ///
    /// # Errors
    /// [`Refused::NotHost`], or that the rules have no clock.
    pub fn time_over(&mut self) -> Result<Vec<Outgoing>, Refused> {
        let (host, to_move) = (self.host(), self.game().position().to_move());
        if to_move == self.me {
            self.act(&Act::Timeout)
        } else if host == self.me {
            self.append(to_move, &Act::Timeout).map(|entry| vec![told(entry)])
        } else {
            Err(Refused::NotHost { host })
        }
    }

    /// What to send now and then, and when a connection is back: what still waits for the host, and how far this log
    /// goes, so that whoever has more sends it and whoever has less asks.
    #[must_use]
    pub fn nudge(&self) -> Vec<Outgoing> {
        let ask = self.pending.as_ref().map(|pending| self.ask(pending.act.clone()));
        ask.into_iter().chain([Outgoing { to: To::Others, message: self.missing() }]).collect()
    }

    /// Logs an own act as the host, or asks the host for it.
    fn put(&mut self, pending: Pending) -> Result<Vec<Outgoing>, Refused> {
        if self.host() == self.me {
            return self.append(self.me, &pending.act).map(|entry| vec![told(entry)]);
        }
        let ask = self.ask(pending.act.clone());
        self.pending = Some(pending);
        Ok(vec![ask])
    }

    fn ask(&self, act: Act) -> Outgoing {
        let entry = Entry { number: self.log.len(), seal: self.seal(), seat: self.me, act };
        Outgoing { to: To::Seat(self.host()), message: Message::Ask(entry) }
    }

    fn missing(&self) -> Message {
        Message::Missing { since: self.log.len(), seal: self.seal(), seat: self.me }
    }

    /// The seal of the whole log.
    #[must_use]
    pub fn seal(&self) -> Seal {
        self.seals[self.log.len()]
    }

    /// Writes an entry as the host, a move with every landing, if it is legal.
    fn append(&mut self, seat: Seat, act: &Act) -> Result<Entry, Refused> {
        let act = self.table.apply(self.log.len(), seat, act)?;
        let entry = Entry { number: self.log.len(), seal: self.seal(), seat, act };
        self.push(entry.clone());
        Ok(entry)
    }

    /// Adds an entry that the table has taken.
    fn push(&mut self, entry: Entry) {
        self.seals.push(entry.seal.and(entry.seat, &entry.act, self.game()));
        self.log.push(entry);
    }
}

/// An entry for everybody.
fn told(entry: Entry) -> Outgoing {
    Outgoing { to: To::Others, message: Message::Log(entry) }
}
