//! `cargo xtask tidy`: house rules that the compiler cannot check.
//!
//! Each rule is a function from the repository's files to complaints, with a test of its own that feeds it a bad sample.
//! `cargo nextest` runs the whole of it too, as the test at the end of this file.

mod catalogue;
mod glossary;
mod links;
mod purity;
mod rulings;
mod sources;
mod tree;
mod words;

use std::fmt;

use crate::run::Done;
pub(crate) use catalogue::camel_case;
use tree::Tree;

/// Something a rule does not like.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Complaint {
    path: String,
    /// 0 when the file as a whole is meant.
    line: usize,
    text: String,
}

impl Complaint {
    fn new(path: &str, line: usize, text: impl Into<String>) -> Self {
        Self {
            path: path.to_owned(),
            line,
            text: text.into(),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self {
                path,
                line: 0,
                text,
            } => write!(f, "{path}: {text}"),
            Self { path, line, text } => write!(f, "{path}:{line}: {text}"),
        }
    }
}

type Rule = fn(&Tree) -> Vec<Complaint>;

const RULES: [Rule; 13] = [
    sources::every_file_says_what_it_is,
    sources::no_file_is_too_long,
    sources::nothing_is_left_undone,
    sources::no_test_is_skipped,
    purity::rules_have_no_world,
    purity::the_truth_is_never_written_out,
    purity::the_flow_knows_no_edition,
    rulings::cited_rulings_exist,
    links::links_lead_somewhere,
    words::locales_say_the_same,
    glossary::rows_can_be_read,
    glossary::identifiers_exist,
    catalogue::cards_are_complete,
];

/// Checks the repository and prints what could be better.
pub(crate) fn command() -> Done {
    let tree = Tree::of_the_repository()?;
    for warning in sources::files_worth_splitting(&tree) {
        println!("warning: {warning}");
    }
    judge(&complaints(&tree))
}

fn complaints(tree: &Tree) -> Vec<Complaint> {
    let mut all: Vec<_> = RULES.iter().flat_map(|rule| rule(tree)).collect();
    all.sort();
    all
}

fn judge(complaints: &[Complaint]) -> Done {
    if complaints.is_empty() {
        return Ok(());
    }
    let lines: Vec<_> = complaints
        .iter()
        .map(|complaint| format!("  {complaint}"))
        .collect();
    Err(format!("The house is not tidy:\n{}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let tree = Tree::of_the_repository().unwrap();
        judge(&complaints(&tree)).unwrap_or_else(|complaints| panic!("{complaints}"));
    }

    #[test]
    fn a_complaint_names_the_place() {
        let complaint = judge(&[
            Complaint::new("a.rs", 3, "is odd"),
            Complaint::new("b.rs", 0, "is long"),
        ]);
        assert_eq!(
            complaint.unwrap_err(),
            "The house is not tidy:\n  a.rs:3: is odd\n  b.rs: is long"
        );
    }
}
