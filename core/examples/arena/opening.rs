//! Random openings that favour nobody much.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use starhop::game::{Game, Player, Setup, SetupError, Status};
use starhop::rules::First;
use starhop::{Move, Progress, Rules};

/// How openings are drawn.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Openings {
    pub(crate) rules: Rules,
    /// Random turns before the players take over.
    pub(crate) turns: usize,
    /// Steps that one side may be ahead of another after them.
    pub(crate) margin: u16,
}

/// Openings drawn before the most even of them is taken.
const TRIES: u64 = 2_000;

impl Openings {
    /// As many turns as give everybody the same number, at least six.
    pub(crate) fn usual_turns(rules: Rules) -> usize {
        usize::from(rules.players()).max(3) * 2
    }

    /// The same opening for the same seed: random legal moves, the first draw in which no side is ahead of another by
    /// more than the margin.
    pub(crate) fn draw(&self, seed: u64, names: &[String]) -> Result<Game, SetupError> {
        let players = names.iter().map(|name| Player { name: name.clone(), ..Player::person() }).collect();
        let toss = (self.rules.options().first == First::Toss).then_some(seed);
        let start = Game::new(Setup::with_toss(self.rules, players, toss)?);
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut most_even: Option<(u16, Game)> = None;
        for _ in 0..TRIES {
            let game = play_at_random(&start, self.turns, &mut dice);
            if game.status() != Status::Playing {
                continue;
            }
            let lead = lead(&game);
            if most_even.as_ref().is_none_or(|&(least, _)| lead < least) {
                most_even = Some((lead, game));
            }
            if lead <= self.margin {
                break;
            }
        }
        Ok(most_even.map_or(start, |(_, game)| game))
    }
}

fn play_at_random(start: &Game, turns: usize, dice: &mut ChaCha8Rng) -> Game {
    let mut game = start.clone();
    while game.ply() < turns {
        let Some(&Move::Travel { from, to }) = game.position().legal_moves().choose(dice) else { break };
        if game.play(&[from, to]).is_err() {
            break;
        }
    }
    game
}

/// Steps by which the side that needs the fewest is ahead of the one that needs the most; partners are added up.
fn lead(game: &Game) -> u16 {
    let position = game.position();
    let rules = position.rules();
    let steps = |seat| {
        let side = rules.side(seat);
        side.iter().map(|partner| Progress::of(position, partner).steps).sum::<u16>()
    };
    let needed = || rules.seats().iter().map(|&seat| steps(seat));
    needed().max().unwrap_or(0) - needed().min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: [&str; 7] =
        ["plyyard 2", "masters 2", "qq 3", "tournament 4", "plyyard 6", "plyyard 2 sets=3", "qq 6 teams=two"];

    fn drawn(rules: &str, seed: u64) -> Game {
        let rules: Rules = rules.parse().expect("rules");
        let openings = Openings { rules, turns: Openings::usual_turns(rules), margin: 2 };
        openings.draw(seed, &vec![String::new(); rules.seats().len()]).expect("people play")
    }

    #[test]
    fn openings_are_even_and_each_their_own() {
        for rules in RULES {
            let games: Vec<Game> = (0..20).map(|seed| drawn(rules, seed)).collect();
            for (game, other) in games.iter().zip(&games[1..]) {
                assert!(lead(game) <= 2, "{rules}: {}", game.position());
                assert_eq!(game.ply() % game.setup().rules().seats().len(), 0);
                assert_ne!(game.position(), other.position(), "{rules}");
            }
            assert_eq!(drawn(rules, 5), games[5]);
        }
    }
}
