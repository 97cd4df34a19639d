//! The three languages say the same things: every message is there in each, and takes the same variables.

use std::collections::{BTreeMap, BTreeSet};

use super::Complaint;
use super::tree::{Tree, numbered};

const LOCALES: [&str; 3] = ["zh-Hans", "zh-Hant", "en"];

/// A message of one locale.
struct Message {
    path: String,
    line: usize,
    variables: BTreeSet<String>,
}

/// Compares the Fluent files of all locales.
pub(super) fn locales_say_the_same(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let mut locales = BTreeMap::new();
    for locale in LOCALES {
        locales.insert(locale, messages(tree, locale, &mut complaints));
    }
    for (locale, here) in &locales {
        for (other, there) in &locales {
            for (key, message) in here {
                match there.get(key) {
                    None => complaints.push(Complaint::new(
                        &message.path,
                        message.line,
                        format!("`{key}` has no text in {other}"),
                    )),
                    // Each pair meets twice; one complaint is enough.
                    Some(same) if locale < other && same.variables != message.variables => {
                        complaints.push(Complaint::new(
                            &message.path,
                            message.line,
                            format!(
                                "`{key}` takes {} here and {} in {other}",
                                list(&message.variables),
                                list(&same.variables)
                            ),
                        ));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    complaints
}

fn list(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "no variable".into();
    }
    variables
        .iter()
        .map(|name| format!("${name}"))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Reads all messages of a locale: `key = text`, with indented lines going on. A key said twice is a complaint.
fn messages(
    tree: &Tree,
    locale: &str,
    complaints: &mut Vec<Complaint>,
) -> BTreeMap<String, Message> {
    let folder = format!("locales/{locale}/");
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    for (path, text) in tree
        .ending(&["ftl"])
        .filter(|(path, _)| path.starts_with(&folder))
    {
        let mut open: Option<String> = None;
        for (line, content) in numbered(text) {
            if content.trim().is_empty() || content.starts_with('#') {
                continue;
            }
            if !content.starts_with([' ', '\t', '}']) {
                let Some(key) = content
                    .split_once('=')
                    .map(|(key, _)| key.trim())
                    .filter(|key| is_key(key))
                else {
                    complaints.push(Complaint::new(
                        path,
                        line,
                        "is neither `key = text` nor an indented line that goes on",
                    ));
                    continue;
                };
                if let Some(first) = messages.get(key) {
                    complaints.push(Complaint::new(
                        path,
                        line,
                        format!(
                            "says `{key}` again; it is at {}:{} already",
                            first.path, first.line
                        ),
                    ));
                }
                let message = Message {
                    path: path.to_owned(),
                    line,
                    variables: BTreeSet::new(),
                };
                messages.entry(key.to_owned()).or_insert(message);
                open = Some(key.to_owned());
            }
            if let Some(message) = open.as_ref().and_then(|key| messages.get_mut(key)) {
                message.variables.extend(variables(content));
            }
        }
    }
    messages
}

fn is_key(key: &str) -> bool {
    let name = key.strip_prefix('-').unwrap_or(key);
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// The `$name`s inside braces.
fn variables(text: &str) -> impl Iterator<Item = String> {
    text.match_indices('$').filter_map(|(start, _)| {
        let name: String = text[start + 1..]
            .chars()
            .take_while(|&c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
            .collect();
        (!name.is_empty()).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(simplified: &str, traditional: &str, english: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            ("locales/zh-Hans/a.ftl", simplified),
            ("locales/zh-Hant/a.ftl", traditional),
            ("locales/en/a.ftl", english),
        ]);
        let found: Vec<_> = locales_say_the_same(&tree)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn equal_locales_are_fine() {
        let text = "# words\na = { $n ->\n    [one] x { $m }\n   *[other] y\n}\n\n-brand = B\n";
        check(text, text, text, &[]);
    }

    #[test]
    fn a_missing_text_is_found() {
        check(
            "a = x\n",
            "a = x\n",
            "a = x\nb = y\n",
            &[
                "locales/en/a.ftl:2: `b` has no text in zh-Hans",
                "locales/en/a.ftl:2: `b` has no text in zh-Hant",
            ],
        );
    }

    #[test]
    fn a_differing_variable_is_found() {
        check(
            "a = { $who }\n",
            "a = { $who }\n",
            "a = { $whom } and\n",
            &[
                "locales/en/a.ftl:1: `a` takes $whom here and $who in zh-Hans",
                "locales/en/a.ftl:1: `a` takes $whom here and $who in zh-Hant",
            ],
        );
    }

    #[test]
    fn a_key_said_twice_and_a_broken_line_are_found() {
        check(
            "a = x\n",
            "a = x\n",
            "a = x\na = y\nbroken\n",
            &[
                "locales/en/a.ftl:2: says `a` again; it is at locales/en/a.ftl:1 already",
                "locales/en/a.ftl:3: is neither `key = text` nor an indented line that goes on",
            ],
        );
    }
}
