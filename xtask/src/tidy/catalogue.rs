//! A card or character is complete when it has its file, its page in the rulebook and its row in the glossary.

use super::Complaint;
use super::glossary;
use super::tree::Tree;

/// Where cards and characters live in the sources, and where their pages lie.
const SHELVES: [(&str, &str); 4] = [
    ("crates/blanc-noir/src/cards/", "rulebook/blanc-noir/cards/"),
    (
        "crates/blanc-noir/src/scrolls/",
        "rulebook/blanc-noir/scrolls/",
    ),
    ("crates/fengsheng/src/cards/", "rulebook/fengsheng/cards/"),
    ("crates/fengsheng/src/roles/", "rulebook/fengsheng/roles/"),
];

/// Files on these shelves that are nothing a player meets: a folder's own, whoever has no character, and what several share.
const NO_PAGE: [&str; 3] = ["mod", "nobody", "shared"];

pub(super) fn cards_are_complete(tree: &Tree) -> Vec<Complaint> {
    let (rows, _) = glossary::read(tree);
    let mut complaints = Vec::new();
    for (path, _) in tree.ending(&["rs"]) {
        for (sources, pages) in SHELVES {
            let Some(stem) = path
                .strip_prefix(sources)
                .and_then(|name| name.strip_suffix(".rs"))
            else {
                continue;
            };
            // A name that is a word of the language ends with an underscore: `return_`.
            let stem = stem.trim_end_matches('_');
            if NO_PAGE.contains(&stem) || stem.contains('/') {
                continue;
            }
            let page = format!("{pages}{}.md", stem.replace('_', "-"));
            if tree.text(&page).is_none() {
                complaints.push(Complaint::new(
                    path,
                    0,
                    format!("has no page in the rulebook: write {page}"),
                ));
            }
            let identifier = camel_case(stem);
            if !rows.iter().any(|row| {
                row.identifier()
                    .split(['/', ' ', '`'])
                    .any(|name| name == identifier)
            }) {
                complaints.push(Complaint::new(
                    path,
                    0,
                    format!("has no row in GLOSSARY.md with the identifier `{identifier}`"),
                ));
            }
        }
    }
    complaints
}

/// `last_one` is `LastOne`.
pub(crate) fn camel_case(stem: &str) -> String {
    stem.split('_')
        .flat_map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map(|first| first.to_ascii_uppercase())
                .into_iter()
                .chain(letters)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_without_page_and_row_is_found() {
        let tree = Tree::of(&[
            (
                "GLOSSARY.md",
                "| 中文简 | 中文繁 | identifier | English | edition |\n|---|---|---|---|---|\n| 龙 | 龍 | `Dragon` | dragon | x |\n",
            ),
            ("crates/blanc-noir/src/cards/dragon.rs", ""),
            ("crates/blanc-noir/src/cards/stone_golem.rs", ""),
            ("rulebook/blanc-noir/cards/dragon.md", ""),
            ("crates/fengsheng/src/cards/return_.rs", ""),
            ("crates/fengsheng/src/roles/nobody.rs", ""),
            ("rulebook/fengsheng/cards/return.md", ""),
        ]);
        let found: Vec<_> = cards_are_complete(&tree)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            found,
            [
                "crates/blanc-noir/src/cards/stone_golem.rs: has no page in the rulebook: write rulebook/blanc-noir/cards/stone-golem.md",
                "crates/blanc-noir/src/cards/stone_golem.rs: has no row in GLOSSARY.md with the identifier `StoneGolem`",
                "crates/fengsheng/src/cards/return_.rs: has no row in GLOSSARY.md with the identifier `Return`",
            ]
        );
    }
}
