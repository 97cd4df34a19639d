//! A ruling that is cited is a page that exists.

use std::collections::BTreeSet;

use super::Complaint;
use super::tree::{Tree, numbered};

const FOLDER: &str = "rulebook/rulings/";
/// The rulings of Fengsheng have numbers above this one.
const FENGSHENG: u16 = 100;
/// Those of Clocktower above this one.
const CLOCKTOWER: u16 = 300;

/// `ruling R13`, `ruling 0013` and `rulings/0013` name the page rulebook/rulings/0013-….md, `ruling F3` names 0103-….md and `ruling T21` 0321-….md. A page may decide more than the one
/// it is named after; then it says so in a comment: `<!-- ruling: GAME R13 R14 -->`.
pub(super) fn cited_rulings_exist(tree: &Tree) -> Vec<Complaint> {
    let known = known(tree);
    let mut complaints = Vec::new();
    for (path, text) in tree.ending(&["rs", "ts", "svelte", "py"]) {
        if path.starts_with("xtask/") {
            continue; // the samples of this rule's own tests
        }
        let mut lines = numbered(text).peekable();
        while let Some((line, content)) = lines.next() {
            // A sentence that breaks between "ruling" and the name goes on in the next line's comment.
            let next = lines.peek().map_or("", |(_, next)| {
                next.trim_start_matches(['/', '!', ' ', '#'])
            });
            let content = match content.trim_end() {
                broken if broken.ends_with("uling") || broken.ends_with("ulings") => {
                    format!("{broken} {next}")
                }
                whole => whole.to_owned(),
            };
            for name in cited(&content) {
                if !known.contains(&name) {
                    complaints.push(Complaint::new(
                        path,
                        line,
                        format!("cites ruling {name}, and no page in {FOLDER} decides it"),
                    ));
                }
            }
        }
    }
    complaints
}

/// The names of all rulings, by the names of the pages and by their comments.
fn known(tree: &Tree) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (path, text) in tree.files().filter(|(path, _)| path.starts_with(FOLDER)) {
        let number = path[FOLDER.len()..].split('-').next().unwrap_or_default();
        if is_number(number) {
            known.insert(number.to_owned());
            known.extend(number.parse().ok().map(short_name));
        }
        for comment in text.lines().filter(|line| line.contains("<!-- ruling:")) {
            known.extend(
                words(comment)
                    .filter(|word| is_letter_number(word))
                    .map(str::to_owned),
            );
        }
    }
    known
}

/// R13 for 13, F3 for 103, T21 for 321.
fn short_name(number: u16) -> String {
    if number > CLOCKTOWER {
        format!("T{}", number - CLOCKTOWER)
    } else if number > FENGSHENG {
        format!("F{}", number - FENGSHENG)
    } else {
        format!("R{number}")
    }
}

/// The rulings a line cites.
fn cited(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (start, _) in line.match_indices("uling") {
        let rest = line[start + "uling".len()..].trim_start_matches('s');
        if let Some(number) = rest.strip_prefix('/') {
            found.extend(
                words(number)
                    .next()
                    .filter(|word| is_number(word))
                    .map(str::to_owned),
            );
            continue;
        }
        // "rulings R13, R14 and R20": names follow each other, with nothing but these joints between.
        found.extend(
            words(rest)
                .take_while(|word| {
                    is_letter_number(word) || is_number(word) || ["and", "to", "or"].contains(word)
                })
                .filter(|word| is_letter_number(word) || is_number(word))
                .map(str::to_owned),
        );
    }
    found
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

fn is_letter_number(word: &str) -> bool {
    word.strip_prefix(['R', 'F', 'T'])
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
}

fn is_number(word: &str) -> bool {
    word.len() == 4 && word.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: (&str, &str) = (
        "rulebook/rulings/0013-chains.md",
        "# 连锁 · Chains\n<!-- ruling: blanc-noir R13 R14 -->\n",
    );

    const SPIES: (&str, &str) = ("rulebook/rulings/0103-windows.md", "# 时机 · Windows\n");
    const TOWN: (&str, &str) = ("rulebook/rulings/0321-chef.md", "# 厨师 · Chef\n");

    #[track_caller]
    fn check(line: &str, expected: &[&str]) {
        let tree = Tree::of(&[PAGE, SPIES, TOWN, ("crates/a/src/a.rs", line)]);
        let found: Vec<_> = cited_rulings_exist(&tree)
            .iter()
            .map(ToString::to_string)
            .collect();
        let expected: Vec<_> = expected
            .iter()
            .map(|name| format!("crates/a/src/a.rs:1: cites ruling {name}, and no page in rulebook/rulings/ decides it"))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_ruling_without_a_page_is_found() {
        check("// ruling R15", &["R15"]);
        check("//! See rulings R13, R14 and R16.", &["R16"]);
        check("// (rulings/0014)", &["0014"]);
        check("/// Ruling 0099", &["0099"]);
        check("//! as it was (ruling\n//! R77).", &["R77"]);
        check("// ruling F13", &["F13"]);
        check("// ruling T3", &["T3"]);
        check("// ruling R103", &["R103"]);
    }

    #[test]
    fn a_ruling_with_a_page_is_fine() {
        check("// ruling R13: three rulings decide R15-like things", &[]);
        check("// rulings/0013-chains.md", &[]);
        check("// ruling 0013", &[]);
        check("// ruling R14", &[]);
        check("// rulings F3 and 0103", &[]);
        check("// ruling T21", &[]);
    }
}
