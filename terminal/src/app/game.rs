use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Size};
use starhop::game::{DrawOffer, Game, PlayerKind, Ply, Setup, Status};
use starhop::notation::MoveText;
use starhop::session::{Proposal, Session, SessionError};
use starhop::store::{GameId, StoreError};
use starhop::{Hole, Path, Seat};

use super::dialog::Answer;
use super::{Back, Cursor, Desk, Dialog, Go, Searched};
use crate::view::layout;
use crate::words::{Word, Words};

/// The middle of the board.
const CENTRE: Hole = match Hole::from_row(8, 5) {
    Some(hole) => hole,
    None => unreachable!(),
};

/// An open game with what the person is about to do in it.
#[derive(Debug)]
pub(crate) struct GameScreen {
    pub(crate) session: Session,
    pub(crate) cursor: Cursor,
    pub(crate) selected: Option<Hole>,
    pub(crate) dialog: Option<Dialog>,
    hints: Option<Hints>,
}

/// Hints that were found, one of them shown.
#[derive(Debug)]
struct Hints {
    paths: Vec<Proposal>,
    at: usize,
    /// Whether the target is shown besides the piece.
    whole: bool,
}

/// How a move to a target goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TargetKind {
    /// By a step.
    Step,
    /// By hops, and more could follow.
    Hop,
    /// By hops, and none can follow.
    ChainEnd,
}

/// A hole that the selected piece can go to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) kind: TargetKind,
    /// The default way there.
    pub(crate) way: Path,
}

/// What happened after the last move of a piece, and what is near.
fn news(game: &Game, words: &Words) -> Option<String> {
    let after = game.plies().iter().rposition(|ply| matches!(ply, Ply::Move(_))).map_or(0, |at| at + 1);
    let entries = game.plies().iter().zip(game.positions()).skip(after);
    let since = entries.map(|(ply, before)| words.ply(game.setup(), before, ply) + ".");
    since.chain(words.warnings(game)).reduce(|first, next| format!("{first} {next}"))
}

/// The seat that is drawn at the bottom: the person's against the computer, else the first.
pub(super) fn bottom_seat(setup: &Setup) -> Seat {
    let mut people = setup.players().filter(|(_, player)| player.kind == PlayerKind::Person).map(|(seat, _)| seat);
    people.next().unwrap_or(Seat::SOUTH)
}

impl GameScreen {
    pub(super) fn open(id: GameId, desk: &mut Desk) -> Result<Self, StoreError> {
        let session = Session::open(std::sync::Arc::clone(&desk.store), id)?;
        let bottom = bottom_seat(session.game().setup());
        let pieces = session.game().position().pieces(bottom);
        // The foremost piece of the start stands next to the middle of the board.
        let front = pieces.into_iter().min_by_key(|piece| piece.y().abs());
        let cursor = Cursor::new(front.unwrap_or(CENTRE));
        let mut game = Self { session, cursor, selected: None, dialog: None, hints: None };
        game.ask_about_draw();
        game.think(desk);
        Ok(game)
    }

    /// The seat at the bottom of the drawn board.
    pub(crate) fn bottom(&self) -> Seat {
        bottom_seat(self.session.game().setup())
    }

    /// Where the selected piece can go.
    pub(crate) fn targets(&self) -> Vec<Target> {
        let Some(from) = self.selected else { return Vec::new() };
        let position = self.session.game().position();
        let ways = position.reach(from).all().into_iter().filter_map(|to| position.default_path(from, to));
        let target = |way: Path| {
            let kind = if way.is_step() {
                TargetKind::Step
            } else if position.continuations(&way).is_empty() {
                TargetKind::ChainEnd
            } else {
                TargetKind::Hop
            };
            Target { kind, way }
        };
        ways.map(target).collect()
    }

    /// The piece that the hint is about, and its target once that is shown too.
    pub(crate) fn hint(&self) -> Option<(Hole, Option<Hole>)> {
        let hints = self.hints.as_ref()?;
        let path = hints.paths.get(hints.at)?.path.as_ref()?;
        Some((path.start(), hints.whole.then(|| path.end())))
    }

    /// Begins the computer's search if it is to move and does not think yet.
    pub(super) fn think(&self, desk: &mut Desk) {
        if desk.worker.is_busy() {
            return;
        }
        if let Ok(job) = self.session.search() {
            desk.worker.start(job);
        }
    }

    /// Takes in the end of a search.
    pub(super) fn searched(&mut self, searched: &Searched, desk: &mut Desk) {
        if !desk.worker.ended(searched.ticket) {
            return;
        }
        let Some(result) = &searched.result else { return };
        if searched.is_hint {
            self.hints = Some(Hints { paths: result.proposals.clone(), at: 0, whole: false });
            self.explain_hint(desk);
            return;
        }
        match self.session.play_found(result) {
            Ok(()) => self.changed(desk),
            // The search is not repeated by itself: a disk that is full would keep it going for ever.
            Err(error) => desk.notice = Some(desk.words.refusal(&error)),
        }
    }

    pub(super) fn key(&mut self, code: KeyCode, desk: &mut Desk) -> Go {
        if let Some(dialog) = &mut self.dialog {
            let answer = dialog.key(code);
            self.answer(answer, desk);
            return Go::Stay;
        }
        match code {
            KeyCode::Esc if self.selected.is_some() || self.hints.is_some() => self.deselect(),
            KeyCode::Esc => return Go::Start,
            KeyCode::Enter | KeyCode::Char(' ') => self.touch(self.cursor.hole, desk),
            KeyCode::Tab => self.next_hole(1),
            KeyCode::BackTab => self.next_hole(-1),
            KeyCode::Char('u') => self.act(desk, Session::undo),
            KeyCode::Char('r') => self.act(desk, Session::redo),
            KeyCode::Char('h') => self.ask_hint(desk),
            KeyCode::Char('m') => self.move_now(desk),
            KeyCode::Char(':') => self.dialog = Some(Dialog::Typing(String::new())),
            KeyCode::Char('d') => self.act(desk, Session::offer_draw),
            KeyCode::Char('p') => self.act(desk, Session::pass),
            KeyCode::Char('c') => self.act(desk, Session::claim),
            KeyCode::Char('x') if self.session.game().status() == Status::Playing => {
                self.dialog = Some(Dialog::Resigning);
            }
            KeyCode::Char('v') if self.session.game().ply() > 0 => {
                return Go::Replay(self.session.id(), Back::Game);
            }
            KeyCode::Char('n') if self.session.game().status() != Status::Playing => {
                return Go::Play(self.session.game().setup().clone());
            }
            _ => self.cursor.key(code, layout::turned(self.bottom())),
        }
        Go::Stay
    }

    pub(super) fn click(&mut self, at: Position, size: Size, desk: &mut Desk) -> Go {
        let plan = layout::board(size, self.bottom());
        if let (Some(hole), None) = (plan.hole_at(at), &self.dialog) {
            self.cursor = Cursor::new(hole);
            self.touch(hole, desk);
        }
        Go::Stay
    }

    /// Selects an own piece, plays to a target, or ends the selection. Nothing happens on the computer's turn.
    fn touch(&mut self, hole: Hole, desk: &mut Desk) {
        let game = self.session.game();
        if game.status() != Status::Playing || game.computer_to_move() {
            return;
        }
        let position = game.position();
        match self.selected {
            Some(piece) if piece == hole => self.deselect(),
            _ if position.pieces_of_player(position.to_move()).contains(hole) => {
                self.deselect();
                self.selected = Some(hole);
            }
            Some(piece) => match position.resolve(&[piece, hole]) {
                Ok(path) => self.act(desk, |session| session.play(path.holes())),
                Err(illegal) => {
                    desk.notice = Some(desk.words.illegal(illegal));
                    self.deselect();
                }
            },
            None => {}
        }
    }

    fn deselect(&mut self) {
        self.selected = None;
        self.hints = None;
    }

    /// Moves the cursor to the next target, or with nothing selected to the next piece that can move.
    fn next_hole(&mut self, step: isize) {
        let position = self.session.game().position();
        let movable = |piece: &Hole| !position.reach(*piece).all().is_empty();
        let holes: Vec<Hole> = match self.selected {
            Some(piece) => position.reach(piece).all().into_iter().collect(),
            None => position.pieces_of_player(position.to_move()).into_iter().filter(movable).collect(),
        };
        let length = holes.len();
        let next = match holes.iter().position(|&hole| hole == self.cursor.hole) {
            Some(at) => (at + length).checked_add_signed(step).unwrap_or(at) % length,
            None => 0,
        };
        if let Some(&hole) = holes.get(next) {
            self.cursor = Cursor::new(hole);
        }
    }

    fn answer(&mut self, answer: Answer, desk: &mut Desk) {
        if answer == Answer::Open {
            return;
        }
        let dialog = self.dialog.take();
        match (dialog, answer) {
            (Some(Dialog::Typing(_)), Answer::Text(text)) => self.play_text(&text, desk),
            (Some(Dialog::Resigning), Answer::Yes) => self.act(desk, Session::resign),
            (Some(Dialog::DrawOffered), answer) => {
                self.act(desk, |session| session.answer_draw(answer == Answer::Yes));
            }
            _ => {}
        }
    }

    fn play_text(&mut self, text: &str, desk: &mut Desk) {
        let Ok(written) = text.parse::<MoveText>() else {
            desk.notice = Some(desk.words.fill(Word::EntryBad, &[("text", &text)]));
            return;
        };
        if self.session.game().computer_to_move() {
            desk.notice = Some(desk.words.text(Word::RefusedTurn).to_owned());
            return;
        }
        if written == MoveText::Pass {
            self.act(desk, Session::pass);
            return;
        }
        match self.session.game().position().read_move(&written) {
            Ok(Some(path)) => self.act(desk, |session| session.play(path.holes())),
            Ok(None) => {}
            Err(illegal) => desk.notice = Some(desk.words.illegal(illegal)),
        }
    }

    /// Changes the game. A search that is running is of the game before, and ends.
    fn act(&mut self, desk: &mut Desk, act: impl FnOnce(&mut Session) -> Result<(), SessionError>) {
        desk.worker.cancel();
        match act(&mut self.session) {
            Ok(()) => self.changed(desk),
            Err(error) => {
                desk.notice = Some(desk.words.refusal(&error));
                self.think(desk);
            }
        }
    }

    /// What follows every change of the game.
    fn changed(&mut self, desk: &mut Desk) {
        self.deselect();
        let game = self.session.game();
        desk.notice = news(game, &desk.words);
        if let DrawOffer::Declined { .. } = game.draw_offer() {
            desk.notice = Some(desk.words.text(Word::DrawDeclined).to_owned());
        }
        if game.status() != Status::Playing {
            self.dialog = None;
        }
        self.ask_about_draw();
        self.think(desk);
    }

    /// Asks whoever is to answer an open draw offer, of a person or of the computer.
    fn ask_about_draw(&mut self) {
        if let DrawOffer::Open { .. } = self.session.game().draw_offer() {
            self.dialog = Some(Dialog::DrawOffered);
        }
    }

    /// The first time asks for hints, then shows the target, then the next hint.
    fn ask_hint(&mut self, desk: &mut Desk) {
        if let Some(hints) = &mut self.hints {
            if hints.whole {
                hints.at = (hints.at + 1) % hints.paths.len().max(1);
            }
            hints.whole = !hints.whole;
            self.explain_hint(desk);
            return;
        }
        if desk.worker.is_hinting() {
            return;
        }
        match self.session.hint() {
            Ok(job) => desk.worker.start(job),
            Err(error) => desk.notice = Some(desk.words.refusal(&error.into())),
        }
    }

    /// Says why the shown hint is worth following.
    fn explain_hint(&self, desk: &mut Desk) {
        let Some(hints) = &self.hints else { return };
        let reason = hints.paths.get(hints.at).and_then(|proposal| proposal.reason);
        desk.notice = Some(match reason {
            None => desk.words.text(Word::HintNone).to_owned(),
            Some(reason) => {
                let more = if hints.whole { Word::HintNext } else { Word::HintWhere };
                desk.words
                    .fill(Word::JoinSentences, &[("first", &desk.words.hint(reason)), ("next", &desk.words.text(more))])
            }
        });
    }

    /// Ends the computer's thinking with its best move so far; begins it where it had failed to save.
    fn move_now(&self, desk: &mut Desk) {
        self.think(desk);
        if !desk.worker.is_hinting() {
            desk.worker.move_now();
        }
    }
}
