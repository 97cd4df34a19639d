//! A link from one document to another file of the repository leads somewhere.

use super::Complaint;
use super::tree::{Tree, numbered};

/// Checks `[text](path)` in every Markdown file; addresses of the web are not looked up.
pub(super) fn links_lead_somewhere(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (path, text) in tree.ending(&["md"]) {
        let mut in_code = false;
        for (line, content) in numbered(text) {
            if content.trim_start().starts_with("```") {
                in_code = !in_code;
            }
            if in_code {
                continue;
            }
            for link in links(content) {
                if !exists(tree, path, link) {
                    complaints.push(Complaint::new(
                        path,
                        line,
                        format!("links to `{link}`, which is not there"),
                    ));
                }
            }
        }
    }
    complaints
}

/// The targets of a line's links.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("](").filter_map(|(start, _)| {
        let rest = &line[start + 2..];
        rest.find(')').map(|end| &rest[..end])
    })
}

fn exists(tree: &Tree, from: &str, link: &str) -> bool {
    let target = link.split('#').next().unwrap_or_default();
    if target.is_empty() || target.contains("://") || target.starts_with("mailto:") {
        return true;
    }
    let path = resolve(from, target);
    let folder = format!("{}/", path.trim_end_matches('/'));
    path.is_empty()
        || tree
            .files()
            .any(|(known, _)| known == path || known.starts_with(&folder))
        || crate::run::exists(&path)
}

/// A path as seen from a file, made one from the root.
fn resolve(from: &str, target: &str) -> String {
    let mut parts: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => from
            .rsplit_once('/')
            .map_or(Vec::new(), |(folder, _)| folder.split('/').collect()),
    };
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_into_nothing_is_found() {
        let tree = Tree::of(&[
            (
                "docs/a.md",
                "[there](../crates/x/b.rs), [gone](c.md#part), [web](https://example.org/x)\n```\n[no](link)\n```\n",
            ),
            ("crates/x/b.rs", ""),
        ]);
        let found: Vec<_> = links_lead_somewhere(&tree)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            found,
            ["docs/a.md:1: links to `c.md#part`, which is not there"]
        );
    }

    #[test]
    fn folders_and_parts_of_the_same_page_are_links_too() {
        let tree = Tree::of(&[
            ("a.md", "[here](#part) [folder](made-up/x/)\n"),
            ("made-up/x/b.rs", ""),
        ]);
        assert_eq!(links_lead_somewhere(&tree), []);
    }
}
