//! Rules about the sources of games: rules have no world, and the truth stays inside.

use super::Complaint;
use super::tree::{Tree, has_word, numbered};

/// The rules of a game know no clock, no file, no rounding and no accidental order.
pub(super) fn rules_have_no_world(tree: &Tree) -> Vec<Complaint> {
    const PURE: [&str; 3] = [
        "crates/kernel/src/",
        "crates/blanc-noir/src/",
        "crates/fengsheng/src/",
    ];
    const PATHS: [&str; 3] = ["std::time", "std::fs", "std::net"];
    const WORDS: [&str; 5] = ["f32", "f64", "HashMap", "HashSet", "Instant"];
    let mut complaints = Vec::new();
    for (path, text) in tree.ending(&["rs"]) {
        if !PURE.iter().any(|folder| path.starts_with(folder)) {
            continue;
        }
        for (line, content) in numbered(text) {
            let code = content.split("//").next().unwrap_or_default();
            let found = PATHS.iter().filter(|&&needle| code.contains(needle));
            for needle in found.chain(WORDS.iter().filter(|&&word| has_word(code, word))) {
                complaints.push(Complaint::new(
                    path,
                    line,
                    format!("uses `{needle}`: rules are whole numbers and fixed orders, and touch nothing outside the position"),
                ));
            }
        }
    }
    complaints
}

/// The truth of a game is never written out whole: only views and sights are, and those are built field by field.
pub(super) fn the_truth_is_never_written_out(tree: &Tree) -> Vec<Complaint> {
    const TRUTHS: [&str; 2] = ["Table", "Town"];
    let mut complaints = Vec::new();
    for (path, text) in tree.ending(&["rs"]) {
        if !path.starts_with("crates/") || path.starts_with("crates/table/") {
            continue; // crates/table is the sitting; its types are what clients may see
        }
        let mut attributes = String::new();
        for (line, content) in numbered(text) {
            let content = content.trim();
            let names_a_truth = |before: &str| {
                TRUTHS.iter().any(|truth| {
                    content.split_once(before).is_some_and(|(_, after)| {
                        after.starts_with(truth)
                            && !after[truth.len()..].starts_with(char::is_alphanumeric)
                    })
                })
            };
            if content.starts_with("#[") || (!attributes.is_empty() && !attributes.ends_with(']')) {
                attributes.push_str(content);
                continue;
            }
            let derives = names_a_truth("struct ") && attributes.contains("Serialize");
            if derives || (content.contains("Serialize for ") && names_a_truth("Serialize for ")) {
                complaints.push(Complaint::new(
                    path,
                    line,
                    "the truth must not be `Serialize`: write a view of it instead",
                ));
            }
            if !content.starts_with("///") {
                attributes.clear();
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(rule: super::super::Rule, path: &str, text: &str, expected: &[&str]) {
        let found: Vec<_> = rule(&Tree::of(&[(path, text)]))
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(expected), "{found}");
        }
    }

    #[test]
    fn clocks_and_floats_in_rules_are_found() {
        check(
            rules_have_no_world,
            "crates/kernel/src/a.rs",
            "let a: f64;",
            &["crates/kernel/src/a.rs:1: uses `f64`"],
        );
        check(
            rules_have_no_world,
            "crates/blanc-noir/src/a.rs",
            "use std::time::X;",
            &["crates/blanc-noir/src/a.rs:1: uses `std::time`"],
        );
        check(
            rules_have_no_world,
            "crates/kernel/src/a.rs",
            "// a HashMap would do",
            &[],
        );
        check(
            rules_have_no_world,
            "crates/bots/src/a.rs",
            "let a: f64;",
            &[],
        );
    }

    #[test]
    fn a_truth_that_could_be_written_out_is_found() {
        let bad = "#[derive(Clone,\n Serialize)]\n/// doc\npub struct Table {\n";
        check(
            the_truth_is_never_written_out,
            "crates/x/src/t.rs",
            bad,
            &["crates/x/src/t.rs:4: the truth must not"],
        );
        check(
            the_truth_is_never_written_out,
            "crates/x/src/t.rs",
            "impl Serialize for Table {",
            &["crates/x/src/t.rs:1"],
        );
        let good =
            "#[derive(Serialize)]\nstruct TableView;\n#[derive(Clone)]\npub struct Table {\n";
        check(
            the_truth_is_never_written_out,
            "crates/x/src/t.rs",
            good,
            &[],
        );
    }
}
