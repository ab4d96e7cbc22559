use crate::command::Command;
use crate::table::Table;

/// Lines of one input.
const MOST: usize = 8;

/// Lines of the engine protocol. Searches are read and not run; `perft` looks one ply deep.
pub fn engine(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut table = Table::default();
    let mut before = table.obey(Command::Show);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()).take(MOST) {
        let command = match Command::parse(line) {
            Ok(Command::Think(_) | Command::Stop) => continue,
            Ok(Command::Perft(depth)) => Command::Perft(depth.min(1)),
            Ok(command) => command,
            Err(error) => {
                crate::check_error(&error);
                continue;
            }
        };
        let shows = matches!(command, Command::Legal | Command::Paths(..) | Command::Perft(_) | Command::Show);
        let answers = table.obey(command);
        assert!(!answers.is_empty() && answers.iter().all(|answer| !answer.is_empty() && !answer.contains('\n')));
        let refused = answers[0].starts_with("error ");
        assert!(refused || shows || answers == ["ok"], "{line}: {answers:?}");
        let after = table.obey(Command::Show);
        assert!(!(refused || shows) || after == before, "{line} changes {before:?} to {after:?}");
        before = after;
    }
    check_legal(&mut table);
    check_show(&mut table);
}

/// Every move that is listed can be played from the position that is shown.
fn check_legal(table: &mut Table) {
    let position = shown(table);
    let legal = table.obey(Command::Legal).remove(0);
    for played in legal.split(' ').skip(1).take(3) {
        let there = command(&format!("position {position}"));
        assert_eq!(table.obey(there), ["ok"], "{position}");
        let line = format!("position {position} moves {played}");
        assert_eq!(table.obey(command(&line)), ["ok"], "{line}");
    }
    let there = command(&format!("position {position}"));
    assert_eq!(table.obey(there), ["ok"], "{position}");
}

/// What is shown is shown again by who sets it up.
fn check_show(table: &mut Table) {
    let position = shown(table);
    assert_eq!(table.obey(command(&format!("position {position}"))), ["ok"], "{position}");
    assert_eq!(shown(table), position);
}

fn shown(table: &mut Table) -> String {
    let line = table.obey(Command::Show).remove(0);
    line.strip_prefix("position ").unwrap_or_else(|| panic!("{line}")).to_owned()
}

fn command(line: &str) -> Command {
    Command::parse(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}
