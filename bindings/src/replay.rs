use starhop::game::Game;
use starhop::replay::Figures;

use crate::convert;
use crate::errors::StoreError;
use crate::records::{ChartLine, PlayedMove, PlayerFigures, ReplayFrame};

/// A game to look back on, every ply of it.
#[derive(Debug, uniffi::Object)]
pub struct Replay {
    replay: starhop::replay::Replay,
}

#[uniffi::export]
impl Replay {
    /// The last ply; the first is 0, before any move.
    #[must_use]
    pub fn length(&self) -> i32 {
        convert::int(self.replay.last())
    }

    /// The game after a ply.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPly`].
    pub fn seek(&self, ply: i32) -> Result<ReplayFrame, StoreError> {
        let no_such_ply = || StoreError::NoSuchPly { ply, last: self.length() };
        let at = usize::try_from(ply).map_err(|_| no_such_ply())?;
        let position = self.replay.position(at).ok_or_else(no_such_ply)?;
        Ok(ReplayFrame {
            ply,
            pieces: position.board_text(),
            to_move: convert::seat(position.to_move()),
            last_move: self.played(at),
            players: self.players(at),
            status: self.replay.status(at).into(),
            lead: self.replay.lead(at).map(convert::lead),
        })
    }

    /// Every ply of the game.
    #[must_use]
    pub fn moves(&self) -> Vec<PlayedMove> {
        (1..=self.replay.last()).filter_map(|ply| self.played(ply)).collect()
    }

    /// Each player's figures after every ply.
    #[must_use]
    pub fn chart(&self) -> Vec<ChartLine> {
        let seats = self.replay.game().setup().rules().seats().iter().enumerate();
        let line = |(at, &seat): (usize, _)| {
            let plies = (0..=self.replay.last()).filter_map(|ply| self.replay.figures(ply)?.get(at));
            let figures: Vec<&Figures> = plies.collect();
            ChartLine {
                seat: convert::seat(seat),
                home: figures.iter().map(|figures| i32::from(figures.progress.home)).collect(),
                steps: figures.iter().map(|figures| i32::from(figures.progress.steps)).collect(),
                travelled: figures.iter().map(|figures| i32::try_from(figures.travelled).unwrap_or(i32::MAX)).collect(),
            }
        };
        seats.map(line).collect()
    }

    /// The ply with the longest chain, if there was one of two hops or more.
    #[must_use]
    pub fn longest_chain(&self) -> Option<i32> {
        self.replay.longest_chain().map(convert::int)
    }
}

impl Replay {
    pub(crate) fn new(game: Game) -> Self {
        Self { replay: starhop::replay::Replay::new(game) }
    }

    fn played(&self, ply: usize) -> Option<PlayedMove> {
        Some(convert::played(ply, self.replay.position(ply.checked_sub(1)?)?, self.replay.played(ply)?))
    }

    fn players(&self, ply: usize) -> Vec<PlayerFigures> {
        let Some(position) = self.replay.position(ply) else { return Vec::new() };
        let figures = self.replay.figures(ply).unwrap_or_default();
        let players = self.replay.game().setup().players().zip(figures);
        let of_player = |((seat, player), figures): ((starhop::Seat, &starhop::game::Player), &Figures)| {
            convert::figures(position.rules(), seat, player, position.standing(seat), figures.progress)
        };
        players.map(of_player).collect()
    }
}
