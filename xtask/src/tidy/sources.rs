//! Rules about every source file: what it opens with, how long it is, and what must not be left in it.

use super::Complaint;
use super::tree::{Tree, extension, has_word, numbered};

const SOURCES: &[&str] = &["rs", "ts", "svelte", "py"];
const LONG: usize = 300;
const TOO_LONG: usize = 600;

/// Every Rust file opens with what it is about.
pub(super) fn every_file_says_what_it_is(tree: &Tree) -> Vec<Complaint> {
    tree.ending(&["rs"])
        .filter(|(_, text)| !text.starts_with("//!"))
        .map(|(path, _)| {
            Complaint::new(
                path,
                1,
                "opens without a `//!` line that says what the file is about",
            )
        })
        .collect()
}

/// A file has one subject; above a certain length it has more.
pub(super) fn no_file_is_too_long(tree: &Tree) -> Vec<Complaint> {
    longer_than(tree, TOO_LONG)
        .map(|(path, lines)| {
            Complaint::new(
                path,
                0,
                format!("has {lines} lines, and {TOO_LONG} are allowed: split it by subject"),
            )
        })
        .collect()
}

/// Not wrong yet, but growing.
pub(super) fn files_worth_splitting(tree: &Tree) -> Vec<Complaint> {
    longer_than(tree, LONG)
        .map(|(path, lines)| Complaint::new(path, 0, format!("has {lines} lines; aim for {LONG}")))
        .collect()
}

fn longer_than(tree: &Tree, most: usize) -> impl Iterator<Item = (&str, usize)> {
    tree.ending(SOURCES)
        .filter(|(path, text)| !is_generated(path, text))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(move |&(_, lines)| lines > most)
}

/// What `cargo xtask codegen` writes says so in its first line, or lies in a folder of its own.
fn is_generated(path: &str, text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    path.contains("/generated/")
        || first.ends_with("by `cargo xtask codegen`; not to be edited by hand.")
}

/// Nothing is promised for later in the sources. (The needles are put together so that this file does not find itself.)
pub(super) fn nothing_is_left_undone(tree: &Tree) -> Vec<Complaint> {
    let rust = [
        concat!("to", "do!"),
        concat!("unimplem", "ented!"),
        concat!("db", "g!("),
    ];
    let anywhere = concat!("TO", "DO");
    let mut complaints = Vec::new();
    for (path, text) in tree.ending(SOURCES) {
        for (line, content) in numbered(text) {
            if extension(path) == "rs" {
                for needle in rust.iter().filter(|&&needle| content.contains(needle)) {
                    complaints.push(Complaint::new(
                        path,
                        line,
                        format!("contains `{needle}`: finish it or take it out"),
                    ));
                }
            }
            if has_word(content, anywhere) {
                complaints.push(Complaint::new(
                    path,
                    line,
                    format!("contains `{anywhere}`: do it, or write down the limit as a fact"),
                ));
            }
        }
    }
    complaints
}

/// A test that does not run proves nothing.
pub(super) fn no_test_is_skipped(tree: &Tree) -> Vec<Complaint> {
    let rust = [concat!("#[ig", "nore")];
    let page = [
        concat!("it.sk", "ip("),
        concat!("test.sk", "ip("),
        concat!("describe.sk", "ip("),
        concat!("it.on", "ly("),
        concat!("test.on", "ly("),
        concat!("describe.on", "ly("),
        concat!("it.to", "do("),
        concat!("test.to", "do("),
        concat!("sk", "ip: true"),
    ];
    let python = [
        concat!("@unittest.sk", "ip"),
        concat!("pytest.mark.sk", "ip"),
        concat!("pytest.mark.xf", "ail"),
    ];
    let is_page_test = |path: &str| {
        path.contains(".test.") || path.contains(".spec.") || path.starts_with("web/e2e/")
    };
    let mut complaints = Vec::new();
    for (path, text) in tree.ending(&["rs", "ts", "js", "mjs", "py"]) {
        let needles: &[&str] = match extension(path) {
            "rs" => &rust,
            "py" => &python,
            _ if is_page_test(path) => &page,
            _ => continue,
        };
        for (line, content) in numbered(text) {
            for needle in needles.iter().filter(|&&needle| content.contains(needle)) {
                complaints.push(Complaint::new(
                    path,
                    line,
                    format!(
                        "skips a test with `{needle}`: assert what happens today, or delete it"
                    ),
                ));
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
    fn a_file_without_a_first_line_is_found() {
        check(
            every_file_says_what_it_is,
            "crates/a/src/b.rs",
            "use x;\n",
            &["crates/a/src/b.rs:1: opens without"],
        );
        check(
            every_file_says_what_it_is,
            "crates/a/src/b.rs",
            "//! About b.\n",
            &[],
        );
    }

    #[test]
    fn a_long_file_is_found() {
        let text = "x\n".repeat(601);
        check(
            no_file_is_too_long,
            "web/src/a.svelte",
            &text,
            &["web/src/a.svelte: has 601 lines"],
        );
        check(
            no_file_is_too_long,
            "web/src/net/generated/a.ts",
            &text,
            &[],
        );
        let derived =
            format!("//! X, derived by `cargo xtask codegen`; not to be edited by hand.\n{text}");
        check(no_file_is_too_long, "crates/a/src/b.rs", &derived, &[]);
        check(no_file_is_too_long, "a.py", &text[2..], &[]);
        check(
            files_worth_splitting,
            "a.py",
            &text[2..],
            &["a.py: has 600 lines; aim for 300"],
        );
    }

    #[test]
    fn unfinished_work_is_found() {
        let text = concat!("ok\n", "to", "do!()\n", "// TO", "DO later\n");
        check(
            nothing_is_left_undone,
            "a.rs",
            text,
            &["a.rs:2: contains `to", "a.rs:3: contains `TO"],
        );
        check(
            nothing_is_left_undone,
            "a.rs",
            "let mut to_do = 1; // doing",
            &[],
        );
    }

    #[test]
    fn skipped_tests_are_found() {
        check(
            no_test_is_skipped,
            "a.rs",
            concat!("#[ig", "nore]"),
            &["a.rs:1: skips"],
        );
        check(
            no_test_is_skipped,
            "web/src/a.test.ts",
            concat!("it.sk", "ip('x')"),
            &["web/src/a.test.ts:1: skips"],
        );
        check(
            no_test_is_skipped,
            "oracle/test_a.py",
            concat!("@unittest.sk", "ip"),
            &["oracle/test_a.py:1: skips"],
        );
        check(
            no_test_is_skipped,
            "a.rs",
            concat!("items.sk", "ip(1)"),
            &[],
        );
    }
}
