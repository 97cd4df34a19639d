//! GLOSSARY.md: one word per thing, in Chinese, in the code and in English.

use super::Complaint;
use super::tree::{Tree, has_word, numbered};

const GLOSSARY: &str = "GLOSSARY.md";
const COLUMNS: [&str; 5] = ["中文简", "中文繁", "identifier", "English", "edition"];

/// A row of the glossary.
pub(super) struct Row<'t> {
    pub(super) line: usize,
    /// In the order of the columns, without backticks.
    cells: [&'t str; 5],
}

impl<'t> Row<'t> {
    pub(super) fn identifier(&self) -> &'t str {
        self.cells[2]
    }
}

/// Every table has the five columns, and every row a name in both scripts, an identifier and an English name.
pub(super) fn rows_can_be_read(tree: &Tree) -> Vec<Complaint> {
    read(tree).1
}

/// An identifier of the glossary stands in the Rust sources. (A dash says that the thing has none.)
pub(super) fn identifiers_exist(tree: &Tree) -> Vec<Complaint> {
    let (rows, _) = read(tree);
    let sources: Vec<_> = tree
        .ending(&["rs"])
        .filter(|(path, _)| path.starts_with("crates/"))
        .map(|(_, text)| text)
        .collect();
    rows.iter()
        .filter(|row| !matches!(row.identifier(), "" | "-" | "–" | "—"))
        .flat_map(|row| {
            row.identifier()
                .split(['/', ',', '·', ' '])
                .map(move |name| (row.line, name.trim_matches('`')))
        })
        .filter(|(_, name)| !name.is_empty())
        .filter(|(_, name)| {
            let last = name.rsplit("::").next().unwrap_or(name);
            !sources.iter().any(|text| has_word(text, last))
        })
        .map(|(line, name)| {
            Complaint::new(
                GLOSSARY,
                line,
                format!("names `{name}`, which is nowhere below crates/"),
            )
        })
        .collect()
}

/// All rows, and what is wrong with the tables.
pub(super) fn read(tree: &Tree) -> (Vec<Row<'_>>, Vec<Complaint>) {
    let mut rows = Vec::new();
    let mut complaints = Vec::new();
    let Some(text) = tree.text(GLOSSARY) else {
        return (rows, vec![Complaint::new(GLOSSARY, 0, "is missing")]);
    };
    let mut in_table = false;
    for (line, content) in numbered(text) {
        let Some(inner) = content
            .trim()
            .strip_prefix('|')
            .and_then(|rest| rest.strip_suffix('|'))
        else {
            in_table = false;
            continue;
        };
        let cells: Vec<&str> = inner
            .split('|')
            .map(|cell| cell.trim().trim_matches('`'))
            .collect();
        if !in_table {
            in_table = true;
            if cells != COLUMNS {
                complaints.push(Complaint::new(
                    GLOSSARY,
                    line,
                    format!("the columns have to be {}", COLUMNS.join(" | ")),
                ));
            }
            continue;
        }
        if cells
            .iter()
            .all(|cell| cell.chars().all(|c| matches!(c, '-' | ':')) && !cell.is_empty())
            && cells[0].len() > 1
        {
            continue; // the line under the columns
        }
        match <[&str; 5]>::try_from(cells) {
            Ok(cells) if cells[..4].iter().all(|cell| !cell.is_empty()) => {
                rows.push(Row { line, cells });
            }
            Ok(_) => complaints.push(Complaint::new(
                GLOSSARY,
                line,
                "a row needs both Chinese names, an identifier (or -) and an English name",
            )),
            Err(cells) => complaints.push(Complaint::new(
                GLOSSARY,
                line,
                format!("a row has five cells, and this one {}", cells.len()),
            )),
        }
    }
    (rows, complaints)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str =
        "| 中文简 | 中文繁 | identifier | English | edition |\n|---|---|---|---|---|\n";

    #[track_caller]
    fn check(rule: super::super::Rule, glossary: &str, expected: &[&str]) {
        let tree = Tree::of(&[(GLOSSARY, glossary), ("crates/a/src/a.rs", "struct Golem;")]);
        let found: Vec<_> = rule(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_good_table_is_fine() {
        let good = format!(
            "Words.\n\n{HEAD}| 傀儡 | 傀儡 | `Golem` | golem | blanc-noir |\n| 场 | 場 | - | scene | |\n"
        );
        check(rows_can_be_read, &good, &[]);
        check(identifiers_exist, &good, &[]);
    }

    #[test]
    fn a_row_with_a_hole_is_found() {
        check(
            rows_can_be_read,
            &format!("{HEAD}| 傀儡 | | `Golem` | golem | x |\n| 甲 | 甲 |\n"),
            &[
                "GLOSSARY.md:3: a row needs both Chinese names, an identifier (or -) and an English name",
                "GLOSSARY.md:4: a row has five cells, and this one 2",
            ],
        );
    }

    #[test]
    fn other_columns_are_found() {
        check(
            rows_can_be_read,
            "| a | b |\n|---|---|\n",
            &[
                "GLOSSARY.md:1: the columns have to be 中文简 | 中文繁 | identifier | English | edition",
            ],
        );
    }

    #[test]
    fn an_identifier_that_is_nowhere_is_found() {
        check(
            identifiers_exist,
            &format!("{HEAD}| 龙 | 龍 | `Dragon` | dragon | x |\n"),
            &["GLOSSARY.md:3: names `Dragon`, which is nowhere below crates/"],
        );
    }
}
