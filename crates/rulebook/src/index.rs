//! The pages that come with the program, and how to find one by any of its names.

use std::fmt;

use include_dir::{Dir, include_dir};

use crate::han;
use crate::page::{Fault, Page};
use crate::parse::parse;
use crate::run::is_page;

static SHELF: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rulebook");

/// The rulings of Fengsheng have numbers above this one.
const FENGSHENG: u16 = 100;
/// Those of Clocktower above this one.
const CLOCKTOWER: u16 = 300;

/// A page that comes with the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its path under `rulebook/`, such as `blanc-noir/cards/knight.md`.
    pub path: String,
    pub title: String,
    pub english: String,
}

/// Why a name leads to no single page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFound {
    /// No page has it; these come near.
    Nothing { name: String, near: Vec<Entry> },
    /// Several pages have it.
    Several { name: String, pages: Vec<Entry> },
    /// The page has it, and cannot be read.
    Faulty(Vec<Fault>),
}

/// Every page with its path, in the order of the folders.
pub fn pages() -> Vec<(String, &'static str)> {
    let mut pages = Vec::new();
    collect(&SHELF, &mut pages);
    pages.sort();
    pages
}

/// The table of contents. Pages that cannot be read are left out; `check` speaks of them.
pub fn contents() -> Vec<Entry> {
    pages()
        .iter()
        .filter_map(|(path, text)| parse(path, text).ok())
        .map(|page| entry(&page))
        .collect()
}

/// Finds a page by its file name (`knight`), a path (`cards/knight`), a title in either language, or
/// a ruling's number (`R20`, `F3`, `T21`).
pub fn find(name: &str) -> Result<Page, NotFound> {
    let wanted = normal(name.trim().trim_end_matches(".md"));
    let contents = contents();
    let pick = |fits: fn(&Entry, &str) -> bool| -> Vec<&Entry> {
        contents
            .iter()
            .filter(|entry| fits(entry, &wanted))
            .collect()
    };
    let cloned = |pages: Vec<&Entry>| pages.into_iter().cloned().collect();
    let name = name.to_owned();
    match (&pick(Entry::is_called)[..], pick(Entry::is_near)) {
        ([only], _) => open(only),
        ([], near) if near.len() == 1 => open(near[0]),
        ([], near) => Err(NotFound::Nothing {
            name,
            near: cloned(near),
        }),
        (several, _) => Err(NotFound::Several {
            name,
            pages: cloned(several.to_vec()),
        }),
    }
}

fn open(entry: &Entry) -> Result<Page, NotFound> {
    let text = SHELF
        .get_file(&entry.path)
        .and_then(|file| file.contents_utf8())
        .unwrap_or_default();
    parse(&entry.path, text).map_err(NotFound::Faulty)
}

fn collect(dir: &'static Dir<'_>, pages: &mut Vec<(String, &'static str)>) {
    for file in dir.files().filter(|file| is_page(file.path())) {
        if let Some(text) = file.contents_utf8() {
            pages.push((file.path().display().to_string().replace('\\', "/"), text));
        }
    }
    dir.dirs().for_each(|dir| collect(dir, pages));
}

fn entry(page: &Page) -> Entry {
    Entry {
        path: page.path.clone(),
        title: page.title.clone(),
        english: page.english.clone(),
    }
}

/// Case, script and the choice of `-`, `_` or space make no difference.
fn normal(name: &str) -> String {
    han::fold(name).to_lowercase().replace(['_', ' '], "-")
}

impl Entry {
    /// Its path, its file's name, its titles; for a ruling `0020-…` also `20` and `r20`. The rulings of
    /// Fengsheng begin at `0101-…`, which is `101` and `f1`; those of Clocktower at `0301-…`, `t1`.
    fn names(&self) -> Vec<String> {
        let path = self.path.trim_end_matches(".md");
        let file = path.rsplit('/').next().unwrap_or_default();
        let mut names = vec![
            normal(path),
            normal(file),
            normal(&self.title),
            normal(&self.english),
        ];
        if let Some((number, rest)) = file.split_once('-')
            && let Ok(number) = number.parse::<u16>()
        {
            let cited = if number > CLOCKTOWER {
                format!("t{}", number - CLOCKTOWER)
            } else if number > FENGSHENG {
                format!("f{}", number - FENGSHENG)
            } else {
                format!("r{number}")
            };
            names.extend([number.to_string(), cited, normal(rest)]);
        }
        names
    }

    fn is_called(&self, wanted: &str) -> bool {
        let names = self.names();
        names.iter().any(|name| name == wanted) || names[0].ends_with(&format!("/{wanted}"))
    }

    fn is_near(&self, wanted: &str) -> bool {
        !wanted.is_empty() && self.names().iter().any(|name| name.contains(wanted))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} · {} ({})", self.title, self.english, self.path)
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, pages: &[Entry]| {
            pages.iter().try_for_each(|page| write!(f, "\n  {page}"))
        };
        match self {
            Self::Nothing { name, near } if near.is_empty() => {
                write!(
                    f,
                    "no page of the rulebook is called `{name}`; `hearsay rules list` lists them all"
                )
            }
            Self::Nothing { name, near } => {
                write!(
                    f,
                    "no page of the rulebook is called `{name}`; these come near:"
                )?;
                list(f, near)
            }
            Self::Several { name, pages } => {
                write!(
                    f,
                    "several pages are called `{name}`; name one by its path:"
                )?;
                list(f, pages)
            }
            Self::Faulty(faults) => {
                f.write_str("the page cannot be read:")?;
                faults.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
            }
        }
    }
}

impl std::error::Error for NotFound {}

#[cfg(test)]
mod tests {
    use super::Entry;

    #[test]
    fn a_ruling_is_called_by_the_number_it_is_cited_by() {
        let called = |path: &str, wanted: &str| {
            let entry = Entry {
                path: path.to_owned(),
                title: String::new(),
                english: String::new(),
            };
            entry.is_called(wanted)
        };
        assert!(called("0020-princess-companion.md", "r20"));
        assert!(called("0103-opening-windows.md", "f3"));
        assert!(called("0103-opening-windows.md", "103"));
        assert!(!called("0103-opening-windows.md", "r103"));
        assert!(!called("0103-opening-windows.md", "r3"));
        assert!(called("0321-chef.md", "t21"));
        assert!(called("0400-barber.md", "t100"));
        assert!(!called("0321-chef.md", "f221"));
    }
}
