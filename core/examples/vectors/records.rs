//! Games of every preset and number of players as texts, with the figures of their replays; and the texts of positions.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use starhop::game::{Game, Player, Setup, Status};
use starhop::replay::Replay;
use starhop::rules::First;
use starhop::transcript::{Diagram, Notes, Transcript};
use starhop::{Hole, Level, Move, Preset, Progress, Rules, Seat};

/// Plies of a game; long enough for swaps and for chains.
const PLIES: usize = 48;
/// The figures of every so manieth ply are written, and of the last.
const EVERY: usize = 8;

fn players(count: u8) -> Vec<Player> {
    let named = |name: &str| Player { name: name.to_owned(), ..Player::person() };
    let computer = Player::computer(Level::new(3).expect("a level"));
    let all = [named("Ada"), computer, named("\"Q\""), Player::person(), named("跳棋"), Player::person()];
    all.into_iter().take(usize::from(count)).collect()
}

fn start(rules: Rules, seed: u64) -> Game {
    let toss = (rules.options().first == First::Toss).then_some(seed);
    Game::new(Setup::with_toss(rules, players(rules.players()), toss).expect("players for each seat"))
}

/// Mostly forward, sometimes anywhere.
fn choose(game: &Game, random: &mut ChaCha8Rng) -> [Hole; 2] {
    let (position, strays) = (game.position(), random.random_bool(0.2));
    let rank = |played: Move| {
        let mut after = *position;
        after.make(played);
        let steps = if strays { 0 } else { Progress::of(&after, position.to_move()).steps };
        (steps, played)
    };
    let ranked = position.legal_moves().into_iter().map(rank);
    let best = ranked.map(|(steps, played)| (steps, random.random::<u64>(), played)).min().expect("nobody is stuck").2;
    match best {
        Move::Travel { from, to } => [from, to],
        Move::Pass => unreachable!("forced passes are played by the game"),
    }
}

fn play(rules: Rules, seed: u64) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = start(rules, seed);
    while game.ply() < PLIES && game.status() == Status::Playing {
        let at = game.ply();
        let person = !game.computer_to_move();
        let special = match at % 19 {
            7 => game.timeout().is_ok(),
            11 => game.pass().is_ok(),
            17 if at > 30 && rules.players() > 3 => game.resign_as(rules.seats()[1]).is_ok(),
            _ => false,
        };
        if !special {
            let ends = choose(&game, &mut random);
            let played = if person { game.play(&ends) } else { game.play_computer(&ends) };
            played.expect("a listed move is legal");
        }
    }
    if game.status() == Status::Playing && seed.is_multiple_of(3) {
        game.offer_draw_as(game.position().to_move()).expect("nothing is offered");
        while game.answer_draw(true).is_ok() {}
    }
    game
}

fn frame(replay: &Replay, ply: usize) -> Value {
    let seats = |seats: starhop::SeatSet| seats.iter().map(Seat::number).collect::<Vec<_>>();
    let figures = replay.figures(ply).expect("a ply").iter().map(|figures| {
        json!({
            "seat": figures.seat.number(),
            "home": figures.progress.home,
            "steps": figures.progress.steps,
            "travelled": figures.travelled,
            "longest": figures.longest.map(|chain| json!({ "ply": chain.ply, "hops": chain.hops })),
        })
    });
    let gone = replay.gone(ply);
    json!({
        "ply": ply,
        "position": replay.position(ply).expect("a ply").to_string(),
        "status": replay.status(ply).to_string(),
        "figures": figures.collect::<Vec<_>>(),
        "lead": replay.lead(ply).map(|lead| json!({ "seats": seats(lead.seats), "by": lead.by })),
        "gone": gone.iter().map(|(seat, how)| json!({ "seat": seat.number(), "how": format!("{how:?}") })).collect::<Vec<_>>(),
    })
}

fn case(rules: Rules, seed: u64) -> Value {
    let game = play(rules, seed);
    let mut transcript = Transcript::new(&game);
    transcript.title = format!("{rules}, {seed}");
    transcript.created = Some(1_772_366_400_000 + seed);
    let mut notes = Notes::default();
    notes.comment(0, "Nobody knows yet.");
    notes.comment(3, "A comment with {braces} and\ntwo lines.");
    let transcript = transcript.with_notes(notes);
    let replay = Replay::new(game);
    let displaced =
        (1..=replay.last()).flat_map(|ply| replay.displaced(ply).into_iter().map(move |piece| (ply, piece)));
    let displaced = displaced.map(|(ply, piece)| {
        json!({ "ply": ply, "set": piece.set.number(), "from": piece.from.index(), "to": piece.to.index() })
    });
    let plies = (0..=replay.last()).filter(|ply| ply % EVERY == 0 || *ply == replay.last());
    json!({
        "rules": rules.to_string(),
        "text": transcript.to_string(),
        "plies": replay.game().plies().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "longest_chain": replay.longest_chain(),
        "displaced": displaced.collect::<Vec<_>>(),
        "frames": plies.map(|ply| frame(&replay, ply)).collect::<Vec<_>>(),
        "last_position": Diagram::new(*replay.game().position()).to_string(),
    })
}

pub(crate) fn vector() -> Value {
    let counts = [2, 3, 4, 6];
    let rules =
        Preset::ALL.into_iter().flat_map(|preset| counts.map(|count| Rules::new(preset, count).expect("a preset")));
    let more = ["qq 4 teams=two", "plyyard 3 sets=2", "masters 2 sets=3"].map(|text| text.parse().expect("rules"));
    json!({ "records": (0..).zip(rules.chain(more)).map(|(seed, rules)| case(rules, seed)).collect::<Vec<_>>() })
}
