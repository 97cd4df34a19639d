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

/// Editions are data: the flow of fengsheng asks an edition what it has, never which it is.
pub(super) fn the_flow_knows_no_edition(tree: &Tree) -> Vec<Complaint> {
    const CRATE: &str = "crates/fengsheng/src/";
    /// What an edition is made of, its names, and where its data is looked up.
    const DATA: [&str; 6] = [
        "editions/",
        "editions.rs",
        "edition.rs",
        "cards/",
        "roles/",
        "roles.rs",
    ];
    let mut complaints = Vec::new();
    for (path, text) in tree.ending(&["rs"]) {
        let Some(file) = path.strip_prefix(CRATE) else {
            continue;
        };
        if DATA.iter().any(|data| file.starts_with(data)) {
            continue;
        }
        // What stands behind this line are the file's own tests; they play the edition they like.
        let flow = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (line, content) in numbered(flow) {
            let code = content.split("//").next().unwrap_or_default();
            if asks_which_edition(code) {
                complaints.push(Complaint::new(
                    path,
                    line,
                    "asks which edition it is: let the edition's data (its manner, rules, cards or roles) say what differs",
                ));
            }
        }
    }
    complaints
}

/// Whether a line compares an edition, matches on it, or names one.
fn asks_which_edition(code: &str) -> bool {
    let names_one = ["Standard2010", "Blacklist", "Qianzhi"]
        .iter()
        .any(|name| code.contains(&format!("Edition::{name}")));
    let compares = ["edition ==", "edition !=", "edition() ==", "edition() !="];
    let switches = code.match_indices("match ").any(|(at, word)| {
        let subject = code[at + word.len()..].split('{').next();
        let last = subject.and_then(|subject| subject.trim().rsplit('.').next());
        last == Some("edition")
    });
    let matches = code.split("matches!(").skip(1).any(|inside| {
        inside
            .split(',')
            .next()
            .is_some_and(|it| it.ends_with("edition"))
    });
    names_one || switches || matches || compares.iter().any(|it| code.contains(it))
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
    fn flow_that_asks_which_edition_it_is_is_found() {
        for bad in [
            "if table.edition == Edition::Blacklist {",
            "let first = view.edition != other.edition;",
            "match self.table.edition {",
            "matches!(setup.edition, Edition::Qianzhi)",
            "let it = Edition::Standard2010;",
        ] {
            check(
                the_flow_knows_no_edition,
                "crates/fengsheng/src/gain.rs",
                &format!("//! Gains.\n{bad}\n"),
                &["crates/fengsheng/src/gain.rs:2: asks which edition it is"],
            );
            for data in [
                "editions/blacklist.rs",
                "roles/blade.rs",
                "cards/lock.rs",
                "edition.rs",
            ] {
                let path = format!("crates/fengsheng/src/{data}");
                check(the_flow_knows_no_edition, &path, bad, &[]);
            }
            let test = format!("//! Gains.\n#[cfg(test)]\nmod tests {{\n{bad}\n}}\n");
            check(
                the_flow_knows_no_edition,
                "crates/fengsheng/src/gain.rs",
                &test,
                &[],
            );
            check(
                the_flow_knows_no_edition,
                "crates/bots/src/goal.rs",
                bad,
                &[],
            );
        }
        for good in [
            "match edition.limit(script) {",
            "let def = self.edition.def();",
            "// where edition == Edition::Blacklist, it is data that says so",
            "edition: Edition,",
        ] {
            check(
                the_flow_knows_no_edition,
                "crates/fengsheng/src/gain.rs",
                good,
                &[],
            );
        }
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
