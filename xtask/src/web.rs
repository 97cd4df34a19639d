//! `cargo xtask web`: the page, built to web/dist with its engine inside.

use std::fs::File;
use std::time::SystemTime;

use crate::needs::{self, Need};
use crate::run::{self, Done};
use crate::wasm;

/// What the page is built from was last installed from this lock file.
const STAMP: &str = "web/node_modules/.installed-lock";
const LOCK: &str = "web/package-lock.json";
const DIST: &str = "web/dist";

/// Builds the engine and the page.
pub(crate) fn build() -> Done {
    needs::check(&[Need::Node, Need::Npm, Need::Wasm])?;
    install()?;
    wasm::build()?;
    build_page()
}

/// Installs the page's npm packages when they are missing or the lock file has changed.
pub(crate) fn install() -> Done {
    let root = run::root();
    let lock = std::fs::read(root.join(LOCK))
        .map_err(|error| format!("{LOCK} cannot be read: {error}."))?;
    if std::fs::read(root.join(STAMP)).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("Installing the page's npm packages ...");
    run::run(&mut npm(["ci", "--no-audit", "--no-fund"]))?;
    std::fs::write(root.join(STAMP), lock)
        .map_err(|error| format!("{STAMP} cannot be written: {error}."))
}

/// Builds the page from an engine that exists already.
pub(crate) fn build_page() -> Done {
    let first = !run::exists(DIST);
    run::run(&mut npm(["run", "build"]))?;
    if first {
        notice_the_first_page()?;
    }
    Ok(())
}

/// npm, working in web/.
pub(crate) fn npm<'a>(arguments: impl IntoIterator<Item = &'a str>) -> std::process::Command {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = run::program(name, arguments);
    command.current_dir(run::root().join("web"));
    command
}

/// Cargo watches web/dist only from the moment it exists. A server that was built before has to be built again, so its
/// build script is made to look new.
fn notice_the_first_page() -> Done {
    let script = run::root().join("crates/server/build.rs");
    File::options()
        .append(true)
        .open(&script)
        .and_then(|file| file.set_modified(SystemTime::now()))
        .map_err(|error| format!("{} cannot be touched: {error}.", script.display()))
}
