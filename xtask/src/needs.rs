//! What this machine lacks: every missing thing is found before any work starts, and named together with how to get it.

use std::path::Path;

use crate::run::{self, Done, quiet};
use crate::wasm;

/// Something a command cannot do without.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    /// The compiler, new enough for the workspace.
    Rust,
    /// Node, for building and testing the page.
    Node,
    /// npm, which comes with Node.
    Npm,
    /// A Rust toolchain that builds for wasm32-unknown-unknown.
    Wasm,
    /// Python, for the oracle.
    Python,
    /// Chromium, for playing the page by clicking.
    Browser,
}

const RUST: (u32, u32) = (1, 95);
const NODE: (u32, u32) = (20, 0);
const PYTHON: (u32, u32) = (3, 9);
/// Where the page's tests look for a browser, unless the variable CHROMIUM says otherwise.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Checks all the needs and lists everything missing at once.
pub(crate) fn check(needs: &[Need]) -> Done {
    let missing: Vec<String> = needs.iter().filter_map(|&need| complaint(need)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut text = String::from("Something is missing on this machine:\n");
    for sentence in missing {
        text.push_str("  * ");
        text.push_str(&sentence);
        text.push('\n');
    }
    text.push_str("Then run the same command again.");
    Err(text)
}

/// The sentence about a missing need; `None` when it is there.
fn complaint(need: Need) -> Option<String> {
    match need {
        Need::Rust => version_complaint(
            "Rust",
            quiet(&mut run::program("rustc", ["--version"])),
            RUST,
            "get it from https://rustup.rs, or run `rustup update stable`",
        ),
        Need::Node => version_complaint(
            "Node",
            quiet(&mut run::program("node", ["--version"])),
            NODE,
            "get it from https://nodejs.org or your system's packages (Debian: apt-get install nodejs npm)",
        ),
        Need::Npm => version_complaint(
            "npm",
            quiet(&mut run::program("npm", ["--version"])),
            (8, 0),
            "it comes with Node from https://nodejs.org (Debian: apt-get install npm)",
        ),
        Need::Python => version_complaint(
            "Python",
            quiet(&mut run::program("python3", ["--version"])),
            PYTHON,
            "get it from https://python.org or your system's packages (Debian: apt-get install python3)",
        ),
        Need::Wasm => wasm::toolchain().err(),
        Need::Browser => {
            browser_complaint(&std::env::var("CHROMIUM").unwrap_or_else(|_| CHROMIUM.into()))
        }
    }
}

/// The browser is a file that the page's tests start themselves.
fn browser_complaint(path: &str) -> Option<String> {
    (!Path::new(path).is_file()).then(|| {
        format!(
            "Chromium was not found at {path}: get it from your system's packages (Debian: apt-get install chromium fonts-noto-cjk), \
             or set CHROMIUM to where a Chromium or Chrome is."
        )
    })
}

/// Judges a program's `--version` line.
fn version_complaint(
    name: &str,
    printed: Option<String>,
    wanted: (u32, u32),
    how: &str,
) -> Option<String> {
    let (major, minor) = wanted;
    let Some(printed) = printed else {
        return Some(format!(
            "{name} {major}.{minor} or newer was not found: {how}."
        ));
    };
    match version(&printed) {
        Some(found) if found >= wanted => None,
        _ => Some(format!(
            "{name} {major}.{minor} or newer is needed, and this is {}: {how}.",
            printed.trim()
        )),
    }
}

/// The first `major.minor` in a text.
fn version(text: &str) -> Option<(u32, u32)> {
    text.split(|c: char| c.is_whitespace()).find_map(|word| {
        let mut parts = word.trim_start_matches('v').split('.');
        let major = parts.next()?.parse().ok()?;
        let minor = parts.next()?.parse().ok()?;
        Some((major, minor))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_programs_print() {
        assert_eq!(
            version("rustc 1.95.0 (59807616e 2026-04-14)"),
            Some((1, 95))
        );
        assert_eq!(version("v20.20.2\n"), Some((20, 20)));
        assert_eq!(version("Python 3.11.7"), Some((3, 11)));
        assert_eq!(version("no number here"), None);
    }

    #[test]
    fn an_old_version_is_named_with_what_to_do() {
        let sentence =
            version_complaint("Node", Some("v18.1.0\n".into()), (20, 0), "get it").unwrap();
        assert_eq!(
            sentence,
            "Node 20.0 or newer is needed, and this is v18.1.0: get it."
        );
    }

    #[test]
    fn an_absent_program_is_named_with_what_to_do() {
        let sentence = version_complaint("Node", None, (20, 0), "get it").unwrap();
        assert_eq!(sentence, "Node 20.0 or newer was not found: get it.");
    }

    #[test]
    fn an_absent_browser_is_named_with_the_place() {
        let sentence = browser_complaint("/nowhere/chromium").unwrap();
        assert!(
            sentence.starts_with("Chromium was not found at /nowhere/chromium: "),
            "{sentence}"
        );
        let a_file = run::root().join("Cargo.toml");
        assert_eq!(browser_complaint(&a_file.to_string_lossy()), None);
    }

    #[test]
    fn a_new_enough_version_is_no_complaint() {
        assert_eq!(
            version_complaint("Node", Some("v22.0.1".into()), (20, 0), "get it"),
            None
        );
    }
}
