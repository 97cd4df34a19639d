//! `cargo xtask new`: starts a card or scroll of Blanc Noir with its source file, its rulebook page and its glossary row, and says
//! which lines the rest needs.

use std::fs;
use std::path::Path;

use crate::run::{self, Done};
use crate::tidy::camel_case;

#[derive(clap::Subcommand)]
pub(crate) enum What {
    /// A number card
    Card(Named),
    /// A scroll
    Scroll(Named),
}

#[derive(clap::Args)]
pub(crate) struct Named {
    /// The English name in small letters, words joined by hyphens: stone-golem
    name: String,
    /// The Chinese name in simplified characters
    simplified: String,
    /// The Chinese name in traditional characters, where it differs
    traditional: Option<String>,
}

/// What is written for a new thing, and where.
struct Draft {
    source: (String, String),
    page: (String, String),
    row: String,
    hints: String,
}

const GLOSSARY: &str = "GLOSSARY.md";

/// Writes the three files and prints the lines that are left to a person.
pub(crate) fn new(what: &What) -> Done {
    let draft = draft(what)?;
    let root = run::root();
    for (path, _) in [&draft.source, &draft.page] {
        if root.join(path).exists() {
            return Err(format!("{path} is there already; nothing was changed."));
        }
    }
    let glossary = fs::read_to_string(root.join(GLOSSARY))
        .map_err(|error| format!("{GLOSSARY} cannot be read: {error}."))?;
    let glossary = with_row(&glossary, &draft.row)?;
    for (path, text) in [&draft.source, &draft.page] {
        write(&root.join(path), text)?;
        println!("wrote {path}");
    }
    write(&root.join(GLOSSARY), &glossary)?;
    println!("wrote a row of {GLOSSARY}\n\n{}", draft.hints);
    Ok(())
}

fn write(path: &Path, text: &str) -> Done {
    let folder = path.parent().expect("a file lies in a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{} cannot be written: {error}.", path.display()))
}

fn draft(what: &What) -> Result<Draft, String> {
    let (named, shelf, def, key) = match what {
        What::Card(named) => (named, "cards", "CardDef", "card"),
        What::Scroll(named) => (named, "scrolls", "ScrollDef", "scroll"),
    };
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
         crates/blanc-noir/src/{}: add `{identifier}`, its numbers and its name\n  \
         locales/*/cards.ftl: add `{key}-{name}` and `{key}-{name}-gloss` in all three languages\n  \
         then write the page's scenarios first and make them pass: hearsay rules check rulebook/blanc-noir/{shelf}/{name}.md",
        if key == "card" {
            "face.rs"
        } else {
            "scroll.rs"
        },
    );
    Ok(Draft {
        source: (format!("crates/blanc-noir/src/{shelf}/{stem}.rs"), source),
        page: (format!("rulebook/blanc-noir/{shelf}/{name}.md"), page),
        row: format!("| {simplified} | {traditional} | `{identifier}` | {english} | blanc-noir |"),
        hints,
    })
}

/// The glossary with one more row, below the last row of the same edition.
fn with_row(glossary: &str, row: &str) -> Result<String, String> {
    let mut lines: Vec<&str> = glossary.lines().collect();
    let last = lines
        .iter()
        .rposition(|line| line.trim_end().ends_with("| blanc-noir |"))
        .ok_or_else(|| format!("{GLOSSARY} has no row of the edition blanc-noir, so there is no place for a new one."))?;
    lines.insert(last + 1, row);
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str, simplified: &str, traditional: Option<&str>) -> What {
        What::Card(Named {
            name: name.into(),
            simplified: simplified.into(),
            traditional: traditional.map(Into::into),
        })
    }

    #[test]
    fn a_card_gets_its_three_files() {
        let draft = draft(&card("stone-golem", "石傀儡", None)).unwrap();
        assert_eq!(draft.source.0, "crates/blanc-noir/src/cards/stone_golem.rs");
        assert!(
            draft.source.1.starts_with("//! 石傀儡 — Stone Golem.\n"),
            "{}",
            draft.source.1
        );
        assert_eq!(draft.page.0, "rulebook/blanc-noir/cards/stone-golem.md");
        assert_eq!(
            draft.row,
            "| 石傀儡 | 石傀儡 | `StoneGolem` | stone golem | blanc-noir |"
        );
    }

    #[test]
    fn names_the_wrong_way_round_are_refused() {
        assert!(draft(&card("石傀儡", "stone-golem", None)).is_err());
        assert!(draft(&card("golem", "golem", None)).is_err());
    }

    #[test]
    fn the_row_goes_below_those_of_its_edition() {
        let glossary = "| a | a | `A` | a | blanc-noir |\n\n| b | b | `B` | b | all |\n";
        assert_eq!(
            with_row(glossary, "| c |").unwrap(),
            "| a | a | `A` | a | blanc-noir |\n| c |\n\n| b | b | `B` | b | all |\n"
        );
        assert!(with_row("", "| c |").is_err());
    }
}
