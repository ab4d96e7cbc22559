use starhop::{Hole, Move, MoveText, Outcome, Position};

/// Moves, and pairs of holes, that are looked at in each position.
const SAMPLES: u64 = 6;

/// Rules on the first line, a position on the second.
pub fn position(data: &[u8]) {
    let Some((rules, text)) = crate::rules_and_rest(data) else { return };
    match Position::parse(text, rules) {
        Ok(position) => {
            assert_eq!(position.rules(), rules);
            check(&position);
        }
        Err(error) => crate::check_error(&error),
    }
}

/// What holds in every position.
pub(crate) fn check(position: &Position) {
    assert_eq!(position.hash(), position.fresh_hash());
    assert_eq!(Position::parse(&position.to_string(), position.rules()).as_ref(), Ok(position), "{position}");
    let legal = position.legal_moves();
    assert!(legal.is_sorted() && legal.windows(2).all(|pair| pair[0] != pair[1]), "{position}");
    assert_eq!(position.count_moves(), legal.len() as u64, "{position}");
    assert_eq!(position.outcome() == Outcome::Open, !legal.is_empty(), "{position}");
    for sample in 0..SAMPLES {
        let chance = (position.hash() ^ sample).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        let (from, to) = (hole(chance), hole(chance >> 8));
        let listed = legal.contains(&Move::Travel { from, to });
        assert_eq!(position.is_legal(Move::Travel { from, to }), listed, "{from} {to} in {position}");
        assert_eq!(position.resolve(&[from, to]).is_ok(), listed, "{from} {to} in {position}");
        let Some(count) = u64::try_from(legal.len()).ok().filter(|&count| count > 0) else { continue };
        if let Some(&played) = usize::try_from(chance % count).ok().and_then(|at| legal.get(at)) {
            check_move(position, played);
        }
    }
}

fn hole(number: u64) -> Hole {
    let index = usize::try_from(number % 121).unwrap_or(0);
    Hole::new(index).unwrap_or_else(|| unreachable!("{index} is an index of a hole"))
}

/// A listed move is legal, is written as it is read, and leads to where it can be taken back from.
fn check_move(position: &Position, played: Move) {
    assert!(position.is_legal(played), "{played:?} in {position}");
    let mut after = *position;
    let undo = match played {
        Move::Pass => after.pass().unwrap_or_else(|refusal| panic!("{refusal}: {position}")),
        Move::Travel { from, to } => {
            let path = position.default_path(from, to).unwrap_or_else(|| panic!("no path {from} {to}: {position}"));
            assert_eq!(path.to_move(), played);
            let text = path.to_string().parse::<MoveText>();
            let read = text.map(|text| position.read_move(&text));
            assert_eq!(read, Ok(Ok(Some(path.clone()))), "{path} in {position}");
            after.play(&path).unwrap_or_else(|error| panic!("{path} in {position}: {error}"))
        }
    };
    let mut unchecked = *position;
    let _ = unchecked.make(played);
    assert_eq!(unchecked, after, "{played:?} in {position}");
    assert_eq!(after.hash(), after.fresh_hash(), "{played:?} in {position}");
    after.unmake(undo);
    assert_eq!(&after, position);
}
