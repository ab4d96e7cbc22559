use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use starhop::game::Status;

use super::board::BoardPicture;
use super::game::last_path;
use super::panel::Panel;
use super::text::{self, Key};
use super::{Look, layout};
use crate::app::{Desk, ReplayScreen};
use crate::words::Word;

pub(super) fn draw(screen: &ReplayScreen, desk: &Desk, look: Look, size: Size, buffer: &mut Buffer) {
    let (replay, ply, words) = (&screen.replay, screen.ply, &desk.words);
    let game = replay.game();
    let Some(position) = replay.position(ply) else { return };
    let picture = BoardPicture {
        plan: layout::board(size, screen.bottom()),
        look,
        words,
        position,
        last: last_path(&game.plies()[..ply]),
        targets: &[],
        cursor: None,
        selected: None,
        hint: None,
    };
    picture.draw(buffer);
    let panel = Panel { words, look, game, position, status: replay.status(ply), ply };
    panel.draw(screen.bottom(), layout::panel(size), buffer);

    let name = words.game(game.setup().players().map(|(_, player)| player));
    let keys: [Key<'_>; 7] = [
        (look.glyphs.sideways, Word::KeyStep),
        ("p", Word::KeyPlayOn),
        ("Esc", Word::KeyCancel),
        ("Home End", Word::KeyEnds),
        ("l", Word::KeyLongest),
        ("?", Word::KeyHelp),
        ("q", Word::KeyQuit),
    ];
    let title = words.fill(Word::ReplayTitle, &[("game", &name)]);
    text::frame(&title, &state(screen, desk, look), &keys, desk, look, size, buffer);
}

/// Where the replay is, what was played there, and how it ended.
fn state(screen: &ReplayScreen, desk: &Desk, look: Look) -> String {
    let (replay, ply, words) = (&screen.replay, screen.ply, &desk.words);
    let setup = replay.game().setup();
    let mut parts = vec![words.fill(Word::ReplayAt, &[("ply", &ply), ("last", &replay.last())])];
    if let (Some(played), Some(before)) = (replay.played(ply), ply.checked_sub(1).and_then(|at| replay.position(at))) {
        parts.push(words.ply(setup, before, played));
    }
    if ply > 0 && replay.longest_chain() == Some(ply) {
        parts.push(words.text(Word::ReplayLongest).to_owned());
    }
    if let (status @ (Status::Won { .. } | Status::Drawn(_)), Some(position)) =
        (replay.status(ply), replay.position(ply))
    {
        parts.push(words.standing(setup, status, position.to_move()));
    }
    parts.join(look.glyphs.between)
}
