use starhop::{Departure, IllegalMove, Move, MoveText, Outcome, Position, Refusal};

/// Turns of one input.
const MOST: usize = 40;

/// Rules on the first line, then words: `#7` plays the eighth of the legal moves, counted round; `pass`, `timeout`,
/// `claim`, `resign` and `leave` do that for the player to move; any other word is a move text.
pub fn moves(data: &[u8]) {
    let Some((rules, words)) = crate::rules_and_rest(data) else { return };
    let mut position = Position::start(rules);
    for word in words.split_ascii_whitespace().take(MOST) {
        let before = position;
        let mover = position.to_move();
        let done = match word.strip_prefix('#').map(str::parse::<usize>) {
            Some(Ok(number)) => play_listed(&mut position, number),
            _ => match word {
                "pass" => act(&position.pass()),
                "timeout" => act(&position.timeout()),
                "claim" => act(&position.claim()),
                "resign" => act(&position.depart(mover, Departure::Resigned)),
                "leave" => act(&position.depart(mover, Departure::Left)),
                _ => play_text(&mut position, word),
            },
        };
        if done {
            assert_eq!(before.outcome(), Outcome::Open, "{word} after the end of {before}");
        } else {
            assert_eq!(position, before, "{word} is refused and changes nothing");
        }
    }
    crate::position::check(&position);
}

fn act<T>(done: &Result<T, Refusal>) -> bool {
    if let Err(refusal) = done {
        crate::check_error(refusal);
    }
    done.is_ok()
}

fn play_listed(position: &mut Position, number: usize) -> bool {
    let legal = position.legal_moves();
    let Some(&played) = number.checked_rem(legal.len()).and_then(|at| legal.get(at)) else { return false };
    let mut checked = *position;
    match played {
        Move::Pass => assert!(checked.pass().is_ok(), "{position}"),
        Move::Travel { from, to } => {
            let path = position.resolve(&[from, to]).unwrap_or_else(|error| panic!("{from} {to}: {error}"));
            assert!(checked.play(&path).is_ok(), "{path} in {position}");
        }
    }
    let _ = position.make(played);
    assert_eq!(*position, checked);
    true
}

fn play_text(position: &mut Position, word: &str) -> bool {
    let text = match word.parse::<MoveText>() {
        Ok(text) => text,
        Err(error) => {
            crate::check_error(&error);
            return false;
        }
    };
    match position.read_move(&text) {
        Ok(None) => position.pass().is_ok(),
        Ok(Some(path)) => {
            assert!(position.is_legal(path.to_move()), "{path} in {position}");
            let printed = path.to_string().parse::<MoveText>().map(|text| position.read_move(&text));
            assert_eq!(printed, Ok(Ok(Some(path.clone()))), "{path} in {position}");
            position.play(&path).is_ok() || unreachable!("{path} was read as legal in {position}")
        }
        Err(error) => {
            crate::check_error(&error);
            check_refused(position, &text, error);
            false
        }
    }
}

/// What was given by its ends alone and is refused is not among the legal moves.
fn check_refused(position: &Position, text: &MoveText, error: IllegalMove) {
    if let &MoveText::Ends(from, to) = text {
        assert!(!position.is_legal(Move::Travel { from, to }), "{from}-{to} in {position}: {error}");
    }
}
