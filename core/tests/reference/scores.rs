//! What a game is worth: the score of a tournament, and points.

use super::board;
use super::options::Jump;
use super::state::{Gone, Reason, State};

/// Points from which each rank is held, from rank 1.
const RANKS: [u32; 25] = [
    0, 50, 100, 150, 200, 250, 400, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 9000, 11000, 13000,
    15000, 18000, 21000, 25000,
];

pub fn rank(points: u32) -> u8 {
    RANKS.iter().zip(1..).filter(|&(&from, _)| from <= points).map(|(_, rank)| rank).max().unwrap_or(1)
}

pub fn computer_rank(level: u8) -> u8 {
    (3 * level + 1).min(25)
}

/// Points after a game. They never fall below 0.
pub fn settle(points: u32, change: i32) -> u32 {
    points.saturating_add_signed(change)
}

/// What a player gets before the encouragement, and whether that is due.
struct Share {
    points: i32,
    encouraged: bool,
}

impl State {
    /// The score of a game of two in quarters, by player.
    pub fn tournament_score(&self) -> Option<[u8; 2]> {
        let ended = self.ended.as_ref().filter(|_| self.players.len() == 2)?;
        let won = match ended.reason {
            Reason::Conceded { narrow: true } => 3,
            _ => 4,
        };
        Some(match ended.winners.first() {
            None => [2, 2],
            Some(0) => [won, 4 - won],
            Some(_) => [4 - won, won],
        })
    }

    /// The change of points of every player, by the ranks before the game, both in the order of lowest seats.
    ///
    /// # Errors
    /// Where the game goes on or the ranks are not one from 1 to 25 for each player.
    pub fn scores(&self, ranks: &[u8]) -> Result<Vec<i32>, String> {
        let ended = self.ended.as_ref().ok_or("the game goes on")?;
        if ranks.len() != self.players.len() || ranks.iter().any(|rank| !(1..=25).contains(rank)) {
            return Err("a rank for each player".to_owned());
        }
        if ended.winners.is_empty() {
            return Ok(vec![0; ranks.len()]);
        }
        Ok((0..ranks.len()).map(|player| self.score(player, ranks)).collect())
    }

    /// Reading: who faces one judged passive has the loss struck out and keeps the encouragement, also when that player
    /// has gone.
    fn score(&self, player: usize, ranks: &[u8]) -> i32 {
        let share = if self.side(player).is_some() {
            self.team_share(player)
        } else if self.players.len() == 2 {
            self.duel_share(player, ranks)
        } else {
            self.place_share(player)
        };
        let points = if self.faces_passive(player) { share.points.max(0) } else { share.points };
        if self.decided_early() {
            return points.min(0);
        }
        let times = if ranks[player] <= 5 { 2 } else { 1 };
        let encouraged = share.encouraged && self.how_gone(player).is_none();
        points + if encouraged { times * self.own_in_goal(player) } else { 0 }
    }

    /// Reading: one against one, leaving costs what losing costs, for the 50 stand in place of a place's points.
    fn duel_share(&self, player: usize, ranks: &[u8]) -> Share {
        let lead = i32::from(ranks[player]) - i32::from(ranks[1 - player]);
        if self.won(player) {
            Share { points: (25 - lead).max(10), encouraged: false }
        } else {
            Share { points: -(25 + lead).clamp(1, 49), encouraged: true }
        }
    }

    /// Reading: a place that several share gives each the points of that place.
    fn place_share(&self, player: usize) -> Share {
        let table: &[i32] = match self.players.len() {
            3 => &[30, 15, -15],
            4 => &[35, 25, 15, -15],
            _ => &[45, 35, 25, 15, -15, -25],
        };
        let place = self.places().map_or(1, |places| usize::from(places[player]));
        let points = table[place - 1];
        match self.how_gone(player) {
            None => Share { points, encouraged: points < 0 },
            Some(Gone::Resigned) => Share { points: points.min(0), encouraged: false },
            Some(Gone::Left | Gone::Passive) => Share { points: -50, encouraged: false },
        }
    }

    /// Reading: a member who resigned gains nothing from the partners' win.
    fn team_share(&self, player: usize) -> Share {
        let (gain, loss) = if self.players.len() == 4 { (30, 10) } else { (40, 15) };
        let left = |member: usize| matches!(self.how_gone(member), Some(Gone::Left | Gone::Passive));
        let points = if self.won(player) {
            if self.how_gone(player).is_some() { 0 } else { gain }
        } else if left(player) {
            -50
        } else if self.of_side(self.side(player)).into_iter().any(left) {
            0
        } else {
            -loss
        };
        Share { points, encouraged: !self.won(player) }
    }

    fn won(&self, player: usize) -> bool {
        self.ended.as_ref().is_some_and(|ended| ended.winners.contains(&player))
    }

    /// Reading: pieces of players who have gone don't encourage the goal's owner.
    fn own_in_goal(&self, player: usize) -> i32 {
        let seats = self.players[player].seats.iter();
        let count =
            |&seat: &u8| self.pieces(seat).filter(|&hole| board::camp(hole) == Some(board::facing(seat))).count();
        i32::try_from(seats.map(count).sum::<usize>()).unwrap_or(0)
    }

    fn faces_passive(&self, player: usize) -> bool {
        let facing = |seat: u8| self.player_of(board::facing(seat)).and_then(|other| self.how_gone(other));
        self.players[player].seats.iter().any(|&seat| facing(seat) == Some(Gone::Passive))
    }

    /// Whether the game was decided so early that nobody gains.
    ///
    /// Readings: a round is a turn taken, so one who goes after ten turns goes before round 11; with no finisher it is the
    /// last to go whose turns count.
    fn decided_early(&self) -> bool {
        let least = if self.options.jump == Jump::Adjacent { 18 } else { 10 };
        let turns = |player: usize| self.players[player].turns;
        match self.ended.as_ref().map(|ended| ended.reason) {
            Some(Reason::Total) => false,
            _ if !self.finished.is_empty() => turns(self.finished[0]) < least,
            Some(Reason::LastLeft | Reason::MemberLeft | Reason::SideResigned) => {
                self.gone.last().is_some_and(|&(player, _)| turns(player) < 11)
            }
            _ => false,
        }
    }
}
