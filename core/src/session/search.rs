use crate::ai::{self, Control, HintReason, LineMove, SearchError};
use crate::level::Level;
use crate::path::Path;
use crate::position::Position;
use crate::session::{Session, draws};

/// A search that works on its own copy of the position, holding nothing of the game.
#[derive(Debug)]
pub struct SearchJob {
    position: Position,
    earlier: Vec<u64>,
    purpose: Purpose,
    revision: u64,
    seed: u64,
    claims: bool,
    /// Whether people ask for a draw by passing.
    asked: bool,
    /// Whether nobody has progressed for so long that the computer is content with a draw.
    still: bool,
}

#[derive(Debug, Clone, Copy)]
enum Purpose {
    Move(Level),
    Hint,
}

/// A move that a search proposes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// The move; `None` is a pass of one's own will.
    pub path: Option<Path>,
    /// Why, when the search was for hints.
    pub reason: Option<HintReason>,
    /// The moves that are expected, this one first, when the search was for hints.
    pub line: Vec<LineMove>,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchResult {
    /// The revision of the game that was searched.
    pub revision: u64,
    /// Whether the computer claims a deadlock before its move.
    pub claims: bool,
    /// The move to play, or up to two hints, best first.
    pub proposals: Vec<Proposal>,
}

impl SearchJob {
    pub(super) fn for_move(session: &Session, level: Level) -> Self {
        Self::new(session, Purpose::Move(level))
    }

    pub(super) fn for_hint(session: &Session) -> Self {
        Self::new(session, Purpose::Hint)
    }

    fn new(session: &Session, purpose: Purpose) -> Self {
        let game = session.game();
        let positions = game.positions();
        let earlier = positions[..positions.len() - 1].iter().map(Position::hash).collect();
        // The same game, position and level give the same move, and another game another one.
        let seed = session.id().number() ^ game.position().hash();
        let mut position = *game.position();
        let plays = matches!(purpose, Purpose::Move(_));
        let claims = plays && ai::claims_deadlock(&position) && position.claim().is_ok();
        Self {
            position,
            earlier,
            purpose,
            revision: session.revision(),
            seed,
            claims,
            asked: plays && draws::is_asked_by_passes(game),
            still: plays && game.stands_still(),
        }
    }

    /// The position that is searched; where the computer claims a deadlock, that after the claim.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The revision of the game that is searched.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the search is for hints, and its result is not to be played by itself.
    #[must_use]
    pub const fn is_hint(&self) -> bool {
        matches!(self.purpose, Purpose::Hint)
    }

    /// Runs the search to its end, or until `control` says otherwise.
    ///
    /// # Errors
    /// [`SearchError::Cancelled`] when it was cancelled.
    pub fn run(&self, control: &Control) -> Result<SearchResult, SearchError> {
        let proposals = match self.purpose {
            Purpose::Move(_) if self.passes() => vec![Proposal { path: None, reason: None, line: Vec::new() }],
            Purpose::Move(level) => {
                let found = ai::choose(&self.position, &self.earlier, level, self.seed, control)?;
                vec![Proposal { path: found.path, reason: None, line: Vec::new() }]
            }
            Purpose::Hint => ai::hints(&self.position, &self.earlier, control)?
                .into_iter()
                .map(|hint| Proposal { path: Some(hint.path), reason: Some(hint.reason), line: hint.line })
                .collect(),
        };
        Ok(SearchResult { revision: self.revision, claims: self.claims, proposals })
    }

    /// Whether the computer passes because all people have passed for a draw and it is content with one.
    fn passes(&self) -> bool {
        self.asked && (self.still || ai::accepts_draw(&self.position, self.position.to_move()))
    }
}
