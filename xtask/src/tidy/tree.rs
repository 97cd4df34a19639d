//! The repository's text files, as the rules of tidy see them.

use std::collections::BTreeMap;

use crate::run;

/// Every text file that is committed or about to be, by its path from the root.
pub(crate) struct Tree(BTreeMap<String, String>);

impl Tree {
    /// Reads the files that git knows, and those it would add; what git ignores is nobody's concern.
    pub(crate) fn of_the_repository() -> Result<Self, String> {
        let listed = run::output(&mut run::git([
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
        ]))?;
        let read = |path: &str| {
            // A deleted file is still listed, and a picture is not text: neither is for tidy.
            let text = std::fs::read_to_string(run::root().join(path)).ok()?;
            Some((path.to_owned(), text))
        };
        Ok(Self(listed.lines().filter_map(read).collect()))
    }

    /// Files made up for a test.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        Self(
            files
                .iter()
                .map(|&(path, text)| (path.to_owned(), text.to_owned()))
                .collect(),
        )
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files whose names end in one of these extensions.
    pub(crate) fn ending(
        &self,
        extensions: &'static [&'static str],
    ) -> impl Iterator<Item = (&str, &str)> {
        self.files()
            .filter(move |(path, _)| extensions.contains(&extension(path)))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }
}

/// What follows the last dot of a path.
pub(crate) fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// The lines of a text with their numbers, counted from 1.
pub(crate) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
}

/// Whether the word stands in the text with no letter, digit or underscore on either side.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(start, _)| {
        !text[..start].ends_with(part) && !text[start + word.len()..].starts_with(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_holds_this_very_file() {
        let tree = Tree::of_the_repository().unwrap();
        assert!(
            tree.text("xtask/src/tidy/tree.rs")
                .is_some_and(|text| text.contains("this_very_file"))
        );
    }

    #[test]
    fn a_word_is_not_a_part_of_another() {
        assert!(has_word("a f64.", "f64") && has_word("f64", "f64"));
        assert!(!has_word("hf64", "f64") && !has_word("f64_of", "f64"));
    }
}
