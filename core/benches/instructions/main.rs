//! Instructions that the core takes, counted by callgrind: `scripts/bench-instructions`.
//!
//! Each task runs twice under valgrind, once with no round and once with some; the difference is what the rounds took,
//! whatever was prepared for them. Counts are those of the machine's instruction set and the compiler's version, and
//! are the same in every run.

#![allow(clippy::expect_used, reason = "nothing is measured where the preparation fails")]

mod plain;
mod tasks;

use std::env;
use std::process::{Command, ExitCode, Stdio};

use tasks::{TASKS, Task};

/// What the core may take for each leaf of the first task.
const MOST_PER_LEAF: u64 = 100;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let [name, rounds] = words.as_slice() else { return report() };
    match (TASKS.iter().find(|task| task.name == name), rounds.parse()) {
        (Some(task), Ok(rounds)) => {
            println!("{}", (task.work)(rounds));
            ExitCode::SUCCESS
        }
        _ => ExitCode::FAILURE,
    }
}

fn report() -> ExitCode {
    let mut first = None;
    println!("{:<52} {:>10} {:>12}", "task", "units", "instructions");
    for task in TASKS {
        match measure(task) {
            Ok((instructions, units)) => {
                let each = instructions.div_ceil(units.max(1));
                println!("{:<52} {units:>10} {each:>12}", task.name);
                first = first.or(Some(each));
            }
            Err(problem) => {
                eprintln!("{}: {problem}", task.name);
                return ExitCode::FAILURE;
            }
        }
    }
    if first.is_some_and(|each| each > MOST_PER_LEAF) {
        eprintln!("{} takes more than {MOST_PER_LEAF} instructions", TASKS[0].name);
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Instructions of all rounds, and how many units of work those were.
fn measure(task: &Task) -> Result<(u64, u64), String> {
    let (prepared, _) = run(task, 0)?;
    let (all, units) = run(task, task.rounds)?;
    Ok((all.saturating_sub(prepared), units))
}

fn run(task: &Task, rounds: u32) -> Result<(u64, u64), String> {
    let own = env::current_exe().map_err(|error| format!("no path to this program: {error}"))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(own)
        .args([task.name, &rounds.to_string()])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("valgrind does not start ({error}); on Debian or Ubuntu: apt-get install valgrind"))?;
    let (told, counted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let instructions = counted.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok());
    match (output.status.success(), instructions, told.trim().parse().ok()) {
        (true, Some(instructions), Some(units)) => Ok((instructions, units)),
        _ => Err(format!("callgrind did not count it:\n{counted}")),
    }
}
