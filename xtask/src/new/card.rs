//! `cargo xtask new card`, `new scroll`: what a card or a scroll of Blanc Noir starts with.

use super::{Draft, Named};
use crate::tidy::camel_case;

/// A kind of thing to start, and where it goes.
pub(super) struct Kind {
    /// The folder of the sources and of the pages.
    shelf: &'static str,
    def: &'static str,
    key: &'static str,
    /// The file with numbers and names.
    table: &'static str,
}

pub(super) const CARD: Kind = Kind {
    shelf: "cards",
    def: "CardDef",
    key: "card",
    table: "face.rs",
};

pub(super) const SCROLL: Kind = Kind {
    shelf: "scrolls",
    def: "ScrollDef",
    key: "scroll",
    table: "scroll.rs",
};

/// Starts a card or a scroll.
pub(super) fn draft(named: &Named, kind: &Kind) -> Result<Draft, String> {
    let Kind {
        shelf,
        def,
        key,
        table,
    } = kind;
    let Named {
        name, simplified, ..
    } = named;
    let traditional = named.traditional.as_ref().unwrap_or(simplified);
    let good = |c: char| c.is_ascii_lowercase() || c == '-';
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(good) {
        return Err(format!(
            "'{name}' is not a name like stone-golem: small letters, words joined by hyphens."
        ));
    }
    if simplified.is_ascii() {
        return Err(format!(
            "'{simplified}' is not a Chinese name: the order is `new {key} ENGLISH 中文`."
        ));
    }
    let stem = name.replace('-', "_");
    let identifier = camel_case(&stem);
    let english = name.replace('-', " ");
    let title = english
        .split(' ')
        .map(camel_case)
        .collect::<Vec<_>>()
        .join(" ");
    let source = format!(
        "//! {traditional} — {title}.\n//!\n//! What it does, in a sentence, with the paragraph or ruling it comes from.\n\
         use super::*;\n\npub(crate) const DEF: {def} = {def} {{ steps: &[] }};\n"
    );
    let page = format!(
        "# {simplified} · {title}\n<!-- rule: blanc-noir §6 -->\n\nWhat a player has to know about it.\n\n## What happens\n\n\
         ```table\nseats: A B\nlead: 红1\nA: {simplified} 红2 红3\n```\n\n```play\nA 出 {simplified}\n```\n\n```expect\nlead: {simplified}\n```\n"
    );
    let hints = format!(
        "Left to do:\n  \
         crates/blanc-noir/src/{shelf}.rs: add `pub(crate) mod {stem};` and `{stem}::DEF` at its place in the table\n  \
         crates/blanc-noir/src/{table}: add `{identifier}`, its numbers and its name\n  \
         locales/*/cards.ftl: add `{key}-{name}` and `{key}-{name}-gloss` in all three languages\n  \
         then write the page's scenarios first and make them pass: hearsay rules check rulebook/blanc-noir/{shelf}/{name}.md"
    );
    Ok(Draft {
        source: (format!("crates/blanc-noir/src/{shelf}/{stem}.rs"), source),
        page: (format!("rulebook/blanc-noir/{shelf}/{name}.md"), page),
        row: Some(format!(
            "| {simplified} | {traditional} | `{identifier}` | {english} | blanc-noir |"
        )),
        hints,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str, simplified: &str) -> Result<Draft, String> {
        let named = Named {
            name: name.into(),
            simplified: simplified.into(),
            traditional: None,
        };
        draft(&named, &CARD)
    }

    #[test]
    fn a_card_gets_its_three_files() {
        let draft = card("stone-golem", "石傀儡").unwrap();
        assert_eq!(draft.source.0, "crates/blanc-noir/src/cards/stone_golem.rs");
        assert!(
            draft.source.1.starts_with("//! 石傀儡 — Stone Golem.\n"),
            "{}",
            draft.source.1
        );
        assert_eq!(draft.page.0, "rulebook/blanc-noir/cards/stone-golem.md");
        assert_eq!(
            draft.row.unwrap(),
            "| 石傀儡 | 石傀儡 | `StoneGolem` | stone golem | blanc-noir |"
        );
    }

    #[test]
    fn names_the_wrong_way_round_are_refused() {
        assert!(card("石傀儡", "stone-golem").is_err());
        assert!(card("golem", "golem").is_err());
    }
}
