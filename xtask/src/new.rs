//! `cargo xtask new`: starts a card or scroll of Blanc Noir, or a character of Clocktower, with its source file and its
//! rulebook page, and says which lines the rest needs.

mod card;
mod role;

use std::fs;
use std::path::Path;

use crate::run::{self, Done};

#[derive(clap::Subcommand)]
pub(crate) enum What {
    /// A number card
    Card(Named),
    /// A scroll
    Scroll(Named),
    /// A character of Clocktower that was played by hand so far
    Role {
        /// Its name in the almanac: knight, villageidiot
        id: String,
    },
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
    /// The row of the glossary; none where the names stand elsewhere.
    row: Option<String>,
    hints: String,
}

const GLOSSARY: &str = "GLOSSARY.md";

/// Writes the files and prints the lines that are left to a person.
pub(crate) fn new(what: &What) -> Done {
    let draft = match what {
        What::Card(named) => card::draft(named, &card::CARD),
        What::Scroll(named) => card::draft(named, &card::SCROLL),
        What::Role { id } => role::draft(id),
    }?;
    let root = run::root();
    for (path, _) in [&draft.source, &draft.page] {
        if root.join(path).exists() {
            return Err(format!("{path} is there already; nothing was changed."));
        }
    }
    let glossary = (draft.row.as_deref()).map(glossary_with).transpose()?;
    for (path, text) in [&draft.source, &draft.page] {
        write(&root.join(path), text)?;
        println!("wrote {path}");
    }
    if let Some(glossary) = glossary {
        write(&root.join(GLOSSARY), &glossary)?;
        println!("wrote a row of {GLOSSARY}");
    }
    println!("\n{}", draft.hints);
    Ok(())
}

fn glossary_with(row: &str) -> Result<String, String> {
    let glossary = fs::read_to_string(run::root().join(GLOSSARY))
        .map_err(|error| format!("{GLOSSARY} cannot be read: {error}."))?;
    with_row(&glossary, row)
}

fn write(path: &Path, text: &str) -> Done {
    let folder = path.parent().expect("a file lies in a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{} cannot be written: {error}.", path.display()))
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
