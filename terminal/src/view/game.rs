use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use starhop::Path;
use starhop::game::{Game, Ply, Status};

use super::board::BoardPicture;
use super::panel::Panel;
use super::text::{self, Key};
use super::{Look, layout};
use crate::app::{Desk, Dialog, GameScreen};
use crate::words::{Word, Words};

pub(super) fn draw(screen: &GameScreen, desk: &Desk, look: Look, size: Size, buffer: &mut Buffer) {
    let game = screen.session.game();
    let (words, bottom) = (&desk.words, screen.bottom());
    let targets = screen.targets();
    let playing = game.status() == Status::Playing;
    let picture = BoardPicture {
        plan: layout::board(size, bottom),
        look,
        words,
        position: game.position(),
        last: last_path(game.plies()),
        targets: &targets,
        cursor: playing.then_some(screen.cursor.hole),
        selected: screen.selected,
        hint: screen.hint(),
    };
    picture.draw(buffer);
    let panel = Panel { words, look, game, position: game.position(), status: game.status(), ply: game.ply() };
    panel.draw(bottom, layout::panel(size), buffer);

    let title = words.game(game.setup().players().map(|(_, player)| player));
    text::frame(&title, &state(screen, desk, look), &keys(game), desk, look, size, buffer);
    if let Some(question) = question(screen, words, look) {
        text::row(&question, text::BOLD, layout::footer(size, 1), buffer);
    } else if desk.notice.is_none() && playing {
        let way = targets.iter().map(|target| &target.way).find(|way| way.end() == screen.cursor.hole);
        let selected = screen.selected == Some(screen.cursor.hole);
        let hole = words.hole(game.position(), screen.cursor.hole, selected, way);
        text::row(&hole, text::DIM, layout::footer(size, 1), buffer);
    }
}

/// Whose turn it is, with the last move in words.
fn state(screen: &GameScreen, desk: &Desk, look: Look) -> String {
    let game = screen.session.game();
    let state =
        if desk.worker.is_hinting() { desk.words.text(Word::StateHint).to_owned() } else { desk.words.state(game) };
    match game.plies().iter().zip(game.positions()).next_back() {
        None => state,
        Some((ply, before)) => {
            let last = desk.words.ply(game.setup(), before, ply);
            format!("{state}{}{last}", look.glyphs.between)
        }
    }
}

fn question(screen: &GameScreen, words: &Words, look: Look) -> Option<String> {
    let setup = screen.session.game().setup();
    Some(match screen.dialog.as_ref()? {
        Dialog::Typing(typed) => format!("{} {typed}{}", words.text(Word::EntryPrompt), look.glyphs.caret),
        Dialog::Resigning => words.text(Word::AskResign).to_owned(),
        Dialog::DrawOffered => match screen.session.game().draw_offer() {
            starhop::game::DrawOffer::Open { by, to, .. } => {
                let (by, to) = (words.player(setup, by), words.player(setup, to));
                words.fill(Word::AskDraw, &[("by", &by), ("to", &to)])
            }
            _ => return None,
        },
    })
}

fn keys(game: &Game) -> Vec<Key<'static>> {
    let playing = game.status() == Status::Playing;
    let thinking = game.computer_to_move();
    let all = [
        (playing && !thinking, ("Enter", Word::KeyPlay)),
        (thinking, ("m", Word::KeyNow)),
        (game.can_undo(), ("u", Word::KeyUndo)),
        (game.can_redo(), ("r", Word::KeyRedo)),
        (game.can_hint(), ("h", Word::KeyHint)),
        (game.can_pass(), ("p", Word::KeyPass)),
        (game.can_claim(), ("c", Word::KeyClaim)),
        (playing && !thinking, (":", Word::KeyType)),
        (!playing, ("n", Word::KeyAgain)),
        (!playing, ("v", Word::KeyReplay)),
        (!playing, ("Esc", Word::KeyCancel)),
        (true, ("?", Word::KeyHelp)),
        (true, ("q", Word::KeyQuit)),
    ];
    all.into_iter().filter_map(|(shown, key)| shown.then_some(key)).collect()
}

/// The last move of a piece.
pub(super) fn last_path(plies: &[Ply]) -> Option<&Path> {
    plies.iter().rev().find_map(|ply| match ply {
        Ply::Move(path) => Some(path),
        Ply::Pass | Ply::Timeout | Ply::Claim | Ply::Gone(..) => None,
    })
}
