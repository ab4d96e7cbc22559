//! What the computer does about draws.

use crate::ai;
use crate::game::{DrawOffer, Game, GameError, PlayerKind, Status};
use crate::position::PASSES_TO_DRAW;
use crate::rules::Pass;
use crate::seat::Seat;

/// Offers a draw for the computer to move where it is due, and lets other computers answer. Whether a move is still
/// to be made: not where nobody was left to decline.
pub(super) fn offer_where_due(game: &mut Game) -> Result<bool, GameError> {
    if game.computer_offers_draw() {
        game.offer_draw_as(game.position().to_move())?;
        let_computers_answer(game)?;
    }
    Ok(game.status() == Status::Playing)
}

/// Answers an open offer for every computer that is asked.
pub(super) fn let_computers_answer(game: &mut Game) -> Result<(), GameError> {
    while let Some(seat) = computer_asked(game) {
        game.answer_draw_as(seat, game.stands_still() || ai::accepts_draw(game.position(), seat))?;
    }
    Ok(())
}

/// A computer that has not answered an open offer.
fn computer_asked(game: &Game) -> Option<Seat> {
    let DrawOffer::Open { by, agreed, .. } = game.draw_offer() else { return None };
    let asked = |seat: &Seat| *seat != by && !agreed.contains(*seat);
    let computer = |seat: &Seat| game.setup().kind(*seat) != PlayerKind::Person;
    game.position().players_in().find(|seat| asked(seat) && computer(seat))
}

/// Whether all people who are still in have passed so often in a row that the others' passes make it a draw.
pub(super) fn is_asked_by_passes(game: &Game) -> bool {
    let position = game.position();
    let mut people = position.players_in().filter(|&seat| game.setup().kind(seat) == PlayerKind::Person).peekable();
    position.rules().options().pass == Pass::On
        && people.peek().is_some()
        && people.all(|seat| position.ledger().passes[seat] >= PASSES_TO_DRAW)
}
