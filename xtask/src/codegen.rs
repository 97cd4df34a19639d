//! `cargo xtask codegen`: writes the files that are derived from the Rust sources, or checks that they are as derived.
//!
//! The page's types, what the page has to know of fengsheng's editions, the rulebook page that compares them and clocktower's almanac
//! are committed. Shell completions and the man page come from the program itself
//! (`hearsay completions SHELL`, `hearsay man`), so they cannot be out of date.

use crate::almanac;
use crate::run::{self, Done};

/// The TypeScript types of the protocol's messages, written by ts-rs when the protocol's export tests run.
const TYPES: &str = "web/src/net/generated";
/// What the engine says of its editions of fengsheng, printed by an example of the rulebook's crate.
const EDITIONS: &str = "rulebook/fengsheng/editions.md";
/// The same for the page, printed by an example of the protocol's crate.
const FACTS: &str = "web/src/fengsheng/generated/facts.ts";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Complain when a committed file differs from what is derived, and name it
    #[arg(long)]
    check: bool,
}

pub(crate) fn codegen(options: &Options) -> Done {
    if options.check { check() } else { write() }
}

/// Writes all derived files.
fn write() -> Done {
    run::run(&mut run::cargo([
        "test",
        "--quiet",
        "--package",
        "protocol",
        "--features",
        "ts",
        "export_bindings",
    ]))?;
    keep(EDITIONS, &printed("rulebook", "editions")?)?;
    keep(FACTS, &printed("protocol", "facts")?)?;
    for (path, text) in almanac::sources()? {
        keep(path, &text)?;
    }
    Ok(())
}

/// What an example prints.
fn printed(package: &str, example: &str) -> Result<String, String> {
    run::output(&mut run::cargo([
        "run",
        "--quiet",
        "--package",
        package,
        "--example",
        example,
    ]))
}

/// Writes a file that is not so already: what is built from it need not be built again.
fn keep(path: &str, text: &str) -> Done {
    let place = run::root().join(path);
    if std::fs::read_to_string(&place).is_ok_and(|old| old == text) {
        return Ok(());
    }
    std::fs::write(place, text).map_err(|why| format!("{path} cannot be written: {why}."))
}

/// Writes all derived files and complains about each that is not as committed (or staged).
pub(crate) fn check() -> Done {
    write()?;
    let changed = run::output(&mut run::git([
        "ls-files",
        "--modified",
        "--deleted",
        "--others",
        "--exclude-standard",
        "--",
        TYPES,
        EDITIONS,
        FACTS,
        almanac::TABLE,
        almanac::JINXES,
        almanac::SHEETS,
    ]))?;
    judge(&changed)
}

/// Turns git's list of differing files into a complaint.
fn judge(changed: &str) -> Done {
    let mut files: Vec<&str> = changed.lines().collect();
    files.dedup();
    if files.is_empty() {
        return Ok(());
    }
    Err(format!(
        "These derived files differ from what is committed; run `cargo xtask codegen` and commit them:\n  {}",
        files.join("\n  ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_differs_is_named_once() {
        let complaint = judge("web/a.ts\nweb/a.ts\nweb/b.ts\n").unwrap_err();
        assert!(
            complaint.ends_with("commit them:\n  web/a.ts\n  web/b.ts"),
            "{complaint}"
        );
    }

    #[test]
    fn no_difference_is_no_complaint() {
        assert_eq!(judge(""), Ok(()));
    }
}
