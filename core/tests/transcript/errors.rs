use starhop::transcript::{Diagram, LIMIT, TextError, Transcript};

use crate::layout::THREE;

fn refused(text: &[u8]) -> TextError {
    Transcript::parse(text).expect_err("the case must be refused")
}

/// The words of the error when one part of a good record is another.
fn changed(from: &str, to: &str) -> String {
    assert!(THREE.contains(from), "{from}");
    refused(THREE.replacen(from, to, 1).as_bytes()).to_string()
}

#[test]
fn an_error_names_the_line_and_what_is_wrong() {
    let cases = [
        (("record 1", "record 2"), "written in version 2 of the format, and this program reads up to 1"),
        (("record 1", "record 0"), "line 1: the first line is `Starhop: record 1`, not `Starhop: record 0`"),
        (("Starhop: record 1", "{\"format\""), "line 1: the first line is `Starhop: record 1`, not `{\"format\"`"),
        (("Rules: qq 3\n", ""), "there is no line `Rules`"),
        (("qq 3", "qq 5"), "line 3, Rules: 5 players cannot play; 2, 3, 4 or 6 can"),
        (("qq 3", "masters 3"), "a toss decides who starts, and none was made"),
        (("Title", "Rules: qq 4\nTitle"), "line 4: there are two lines `Rules`"),
        (("Player 3", "Player 2"), "line 5, Player 2: `2` is no seat in play"),
        (
            ("computer 5", "computer 9"),
            "line 5, Player 3: `computer 9` is no player: write person or computer LEVEL, then rank=NUMBER and a name if there are any",
        ),
        (
            ("rank=4", "rank=40"),
            "line 4, Player 1: `person rank=40 Ada` is no player: write person or computer LEVEL, then rank=NUMBER and a name if there are any",
        ),
        (("Ada", "\"Ada"), "line 4, Player 1: `\"Ada` begins with a quotation mark and is no quoted text"),
        (
            ("Ada\n", "Ada of the very long name that nobody has and no label shows\n"),
            "a name has at most 40 characters, this one has 60",
        ),
        (
            ("Result", "Toss: -1\nResult"),
            "line 9, Toss: `-1` is no seed of a toss, a number up to 18446744073709551615",
        ),
        (("Result", "Toss: 1\nResult"), "the rules say who starts, and a toss was made"),
        (("Result", "Start: 4/44 1\nResult"), "line 9, Start: a position has 17 rows joined by `/`, this one has 2"),
        (
            ("2026-03-01T12:00:00.000Z", "yesterday"),
            "line 7, Created: `yesterday` is no time: write 2026-03-01T12:00:00Z, or milliseconds since 1970",
        ),
        (
            ("2026-03-01T12:00:00.000Z", "1969-03-01"),
            "line 7, Created: `1969-03-01` is no time: write 2026-03-01T12:00:00Z, or milliseconds since 1970",
        ),
        (
            ("Result: playing", "Result: lost"),
            "line 9, Result: `lost` is not a status, such as `playing`, `won 1 all-home` or `draw agreed`",
        ),
        (
            ("Result: playing", "Result: won 1 left"),
            "line 9: the result is said to be `won 1 left`, and the moves come to `playing`",
        ),
        (
            ("Club night\n\n", "Club night\n"),
            "line 11: `{Ada has not played for years.}` is no header line; those are `Key: value`, and an empty line ends them",
        ),
        (("years.}", "years."), "line 14, move 1, `j2:l2:l4`: there is no piece on j2"),
        (("l2, l4.}", "l2, l4."), "line 14: the comment that begins here has no `}`"),
        (("d1-e5", "d1-d2"), "line 13, move 1, `d1-d2`: d2 is taken"),
        (
            ("k11:k9", "k11"),
            "line 13, move 3, `k11`: `k11` is not a move: write d1-e5, c1:e5:g5 or --; or timeout, claim, resign=1, leave=1",
        ),
        (("leave=5", "leave=6"), "line 14, move 5, `leave=6`: seat 6 has no player who is still in"),
        (("l4-m5\n", "l4-m5 claim\n"), "line 17, move 11, `claim`: these rules do not have it"),
        (("l4-m5\n", "l4-m5 e5-f5 draw\ne5-f5"), "line 18: `e5-f5` comes after the end of the game"),
        (("l4-m5\n", "l4-m5 leave=1 draw\n"), "line 17: `draw` comes after the end of the game"),
        (("l4-m5\n", "l4-m5 leave=1 l1-l2\n"), "line 17, move 12, `l1-l2`: the game is over"),
    ];
    for ((from, to), words) in cases {
        assert_eq!(changed(from, to), words, "{from} to {to}");
    }
}

#[test]
fn what_is_no_text_is_refused() {
    assert_eq!(refused(b""), TextError::Format { line: 1, kind: "record", found: String::new() });
    assert_eq!(refused(b"Starhop: record 1\nRules: \xff"), TextError::Encoding { line: 2 });
    assert_eq!(refused(b"Starhop: record 1\n\n\0"), TextError::Nul { line: 3 });
    assert_eq!(refused(&vec![b' '; LIMIT + 1]), TextError::TooLarge { limit: LIMIT });
    let both = "Starhop: record 1\nRules: masters 2\nToss: 1\nStart: 4/44/444/4444/............./............/.........../........../........./........../.........../............/............./1111/111/11/1 1\n";
    assert_eq!(refused(both.as_bytes()), TextError::TossAndStart);
}

#[test]
fn a_position_has_header_lines_only() {
    let refused = |text: &str| Diagram::parse(text.as_bytes()).expect_err("the case must be refused").to_string();
    assert_eq!(
        refused("Starhop: position 1\nRules: plyyard 2\n\n\n1. d1-e5"),
        "line 5: `1. d1-e5` is more than a position"
    );
    assert_eq!(refused("Starhop: position 1\nRules: plyyard 2"), "there is no line `Position`");
    assert_eq!(
        refused("Starhop: position 1\nRules: plyyard 2\nPosition: 4/44 1"),
        "line 3, Position: a position has 17 rows joined by `/`, this one has 2"
    );
    assert_eq!(refused(THREE), "line 1: the first line is `Starhop: position 1`, not `Starhop: record 1`");
}
