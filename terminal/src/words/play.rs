//! Texts about a game: players, turns, moves and results.

use starhop::game::{Game, Mode, Player, PlayerKind, Ply, Setup, Status};
use starhop::{Departure, Hole, Level, Move, Path, Position, Seat};

use super::{Word, Words};

impl Words {
    /// The colour of a seat.
    pub(crate) fn colour(&self, seat: Seat) -> &'static str {
        self.text([Word::Seat1, Word::Seat2, Word::Seat3, Word::Seat4, Word::Seat5, Word::Seat6][seat.index()])
    }

    /// The letter on a seat's pieces.
    pub(crate) fn letter(&self, seat: Seat) -> &'static str {
        let letters = [Word::Letter1, Word::Letter2, Word::Letter3, Word::Letter4, Word::Letter5, Word::Letter6];
        self.text(letters[seat.index()])
    }

    /// A level with its number.
    pub(crate) fn level(&self, level: Level) -> String {
        let names = [
            Word::Level1,
            Word::Level2,
            Word::Level3,
            Word::Level4,
            Word::Level5,
            Word::Level6,
            Word::Level7,
            Word::Level8,
        ];
        format!("{level} {}", self.text(names[usize::from(level.number() - 1)]))
    }

    /// What a game is called.
    pub(crate) fn game<'a>(&self, mut players: impl Iterator<Item = &'a Player>) -> String {
        let level = players.find_map(|player| match player.kind {
            PlayerKind::Computer(level) => Some(level),
            PlayerKind::Person => None,
        });
        match level {
            Some(level) => self.fill(Word::GameComputer, &[("level", &level)]),
            None => self.text(Word::GamePass).to_owned(),
        }
    }

    /// What a player is called.
    pub(crate) fn player(&self, setup: &Setup, seat: Seat) -> String {
        let player = setup.players().find(|&(of, _)| of == seat).map(|(_, player)| player);
        match player {
            Some(player) if !player.name.is_empty() => player.name.clone(),
            Some(&Player { kind: PlayerKind::Computer(level), .. }) => {
                self.fill(Word::PlayerComputer, &[("level", &level)])
            }
            Some(_) if setup.mode() == Mode::Computer => self.text(Word::PlayerYou).to_owned(),
            _ => self.colour(seat).to_owned(),
        }
    }

    /// Who is thinking, whose turn it is, or how the game ended.
    pub(crate) fn state(&self, game: &Game) -> String {
        let (setup, seat) = (game.setup(), game.position().to_move());
        if game.computer_to_move() {
            return self.fill(Word::StateThinking, &[("player", &self.player(setup, seat))]);
        }
        self.standing(setup, game.status(), seat)
    }

    /// Whose turn it is, or how the game ended.
    pub(crate) fn standing(&self, setup: &Setup, status: Status, to_move: Seat) -> String {
        if status != Status::Playing {
            return self.result(setup, status);
        }
        if setup.mode() == Mode::Computer && setup.kind(to_move) == PlayerKind::Person {
            return self.text(Word::StateYours).to_owned();
        }
        self.fill(Word::StateOther, &[("player", &self.player(setup, to_move))])
    }

    /// An entry of the record in words, with who played it and on which position.
    pub(crate) fn ply(&self, setup: &Setup, before: &Position, ply: &Ply) -> String {
        let mover = match ply {
            Ply::Gone(seat, _) => *seat,
            _ => before.to_move(),
        };
        let player = self.player(setup, mover);
        let told = |word| self.fill(word, &[("player", &player)]);
        match ply {
            Ply::Pass if before.is_legal(Move::Pass) => told(Word::MovesPass),
            Ply::Pass => told(Word::MovesPassed),
            Ply::Timeout => told(Word::MovesTimeout),
            Ply::Claim => told(Word::MovesClaim),
            Ply::Gone(_, Departure::Resigned) => told(Word::MovesResigned),
            Ply::Gone(..) => told(Word::MovesLeft),
            Ply::Move(path) => {
                let word = match path.hops() {
                    0 => Word::MovesStep,
                    1 => Word::MovesHop,
                    _ => Word::MovesHops,
                };
                let (from, to, hops) = (path.start(), path.end(), path.hops());
                self.fill(word, &[("player", &player), ("from", &from), ("to", &to), ("hops", &hops)])
            }
        }
    }

    /// What stands on a hole; with the way of a selected piece to it, also how it gets there.
    pub(crate) fn hole(&self, position: &Position, hole: Hole, selected: bool, way: Option<&Path>) -> String {
        let Some(seat) = position.piece_at(hole) else {
            if position.idle().contains(hole) {
                return self.fill(Word::HoleIdle, &[("hole", &hole)]);
            }
            let empty = self.fill(Word::HoleEmpty, &[("hole", &hole)]);
            return match way {
                None => empty,
                Some(way) if way.is_step() => self.list(&empty, self.text(Word::KindStep)),
                Some(way) => self.list(&empty, &self.fill(Word::HoleHops, &[("count", &way.hops())])),
            };
        };
        let mut text = self.fill(Word::HolePiece, &[("hole", &hole), ("colour", &self.colour(seat))]);
        if position.pieces_of_player(position.to_move()).contains(hole) {
            let count = position.reach(hole).all().len();
            text = self.list(&text, &self.fill(Word::HoleTargets, &[("count", &count)]));
        }
        if selected { self.list(&text, self.text(Word::HoleSelected)) } else { text }
    }

    pub(super) fn list(&self, first: &str, next: &str) -> String {
        self.fill(Word::JoinList, &[("first", &first), ("next", &next)])
    }

    /// How long ago something was, both in milliseconds since 1970.
    pub(crate) fn ago(&self, then: u64, now: u64) -> String {
        let minutes = now.saturating_sub(then) / 60_000;
        match minutes {
            0 => self.text(Word::AgoNow).to_owned(),
            1..60 => self.fill(Word::AgoMinutes, &[("count", &minutes)]),
            60..1440 => self.fill(Word::AgoHours, &[("count", &(minutes / 60))]),
            _ => self.fill(Word::AgoDays, &[("count", &(minutes / 1440))]),
        }
    }
}
