//! `docs/rules.md` numbers its sentences and names tests that there are.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Number and test of each rule.
fn numbered() -> Vec<(usize, String)> {
    let page = read("../docs/rules.md");
    let rows = page.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let number = cells.get(1)?.parse().ok()?;
        Some((number, cells.get(3)?.trim_matches('`').to_owned()))
    });
    rows.collect()
}

fn has_test(file: &str, name: &str) -> bool {
    read(&format!("tests/{file}")).contains(&format!("#[test]\nfn {name}()"))
}

#[test]
fn every_sentence_has_its_number_and_a_test_that_there_is() {
    let rows = numbered();
    assert!(rows.len() > 100, "{}", rows.len());
    for (expected, (number, test)) in (1..).zip(rows) {
        assert_eq!(number, expected, "{test}");
        let (file, name) = test.split_once("::").unwrap_or_else(|| panic!("{test}"));
        let file =
            if file.strip_suffix(".rs").is_some() { file.to_owned() } else { format!("rule_sentences/{file}.rs") };
        assert!(has_test(&file, name), "{test}");
    }
}

#[test]
fn every_test_of_a_sentence_is_named_once() {
    let named: Vec<String> = numbered().into_iter().map(|(_, test)| test).collect();
    assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), named.len());
    let modules = read("tests/rule_sentences/main.rs");
    let modules = modules.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    for module in modules.filter(|&module| module != "page") {
        for part in read(&format!("tests/rule_sentences/{module}.rs")).split("#[test]\nfn ").skip(1) {
            let name = part.split('(').next().unwrap_or_default();
            assert!(named.contains(&format!("{module}::{name}")), "{module}::{name}");
        }
    }
}

#[test]
fn what_the_sources_say_is_mapped_to_rules_that_there_are() {
    let page = read("../docs/rules.md");
    let (_, sources) = page.split_once("## Where the rules come from").expect("the sources");
    let rules = numbered().len();
    let mut mapped = 0;
    for line in sources.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let listed = cells[3].split(", ").filter_map(|number| number.parse::<usize>().ok());
        let named = cells[4].split("rule ").skip(1).filter_map(|text| {
            text.split(|letter: char| !letter.is_ascii_digit()).next().and_then(|number| number.parse().ok())
        });
        for number in listed.chain(named) {
            assert!((1..=rules).contains(&number), "{number} in {line}");
            mapped += 1;
        }
    }
    assert!(mapped > rules, "{mapped}");
}
