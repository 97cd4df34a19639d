//! Words of a vocabulary besides names: each in Chinese and in English.

/// One meaning with its spellings. An English one may be several words long.
pub(crate) type Word = &'static [&'static str];

/// Defines each word, and the list of all of them.
macro_rules! words {
    ($($name:ident = $($spelling:literal),+;)*) => {
        $(pub(crate) const $name: $crate::word::Word = &[$($spelling),+];)*

        /// Every word, for the test that the rulebook's README knows it.
        #[cfg(test)]
        const ALL: &[$crate::word::Word] = &[$($name),*];
    };
}

pub(crate) use words;

words! {
    CARDS = "张", "cards", "card";
    NONE = "无", "none";
}

/// Fails if a spelling is missing in the rulebook's README.
#[cfg(test)]
pub(crate) fn assert_explained(words: &[Word]) {
    let readme = include_str!("../../../rulebook/README.md");
    for spelling in words.iter().copied().flatten() {
        let quoted = format!("`{spelling}`");
        assert!(
            readme.contains(&quoted),
            "the vocabulary in rulebook/README.md lacks {quoted}"
        );
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_readme_of_the_rulebook_knows_every_shared_word() {
        super::assert_explained(super::ALL);
    }
}
