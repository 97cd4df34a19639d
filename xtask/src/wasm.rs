//! `cargo xtask wasm`: the page's engine, built for wasm32-unknown-unknown.
//!
//! Where rustup has the target (or can fetch it), plain cargo builds it. Elsewhere a private toolchain is made once by
//! `xtask/wasm-toolchain.sh`. Either way the build has its own target folder, so that switching between the page and the
//! native program rebuilds nothing.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Instant;

use crate::run::{self, Done, quiet};

const TARGET: &str = "wasm32-unknown-unknown";
/// Where the page looks for its engine.
pub(crate) const ENGINE: &str = "web/src/engine/engine.wasm";
const BUILT: &str = "target/wasm/wasm32-unknown-unknown/wasm/wasm.wasm";
const WASM_OPT: &str = "web/node_modules/.bin/wasm-opt";
/// Features of WebAssembly that the compiler uses by default; every browser of the last three years has them.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// A way to compile for the page.
#[derive(Clone)]
pub(crate) enum Toolchain {
    /// The toolchain in use knows the target.
    Own,
    /// The private one, in this folder.
    Private(PathBuf),
}

/// Builds the engine and puts it where the page looks for it.
pub(crate) fn build() -> Done {
    let started = Instant::now();
    let mut cargo = run::cargo([
        "build",
        "--package",
        "wasm",
        "--profile",
        "wasm",
        "--target",
        TARGET,
        "--target-dir",
        "target/wasm",
    ]);
    if let Toolchain::Private(folder) = toolchain()? {
        cargo
            .env("RUSTC", folder.join("bin/rustc"))
            .env("LD_LIBRARY_PATH", folder.join("lib"))
            .env_remove("RUSTC_WRAPPER")
            .env_remove("RUSTC_WORKSPACE_WRAPPER");
    }
    run::run(&mut cargo)?;
    place()?;
    let bytes = std::fs::metadata(run::root().join(ENGINE)).map_or(0, |file| file.len());
    println!(
        "{ENGINE}: {} KB, {:.0} s",
        bytes / 1024,
        started.elapsed().as_secs_f64()
    );
    Ok(())
}

/// The way to compile for the page on this machine, found or made once per run.
pub(crate) fn toolchain() -> Result<Toolchain, String> {
    static FOUND: OnceLock<Result<Toolchain, String>> = OnceLock::new();
    FOUND.get_or_init(find_toolchain).clone()
}

fn find_toolchain() -> Result<Toolchain, String> {
    if own_toolchain_knows_the_target() {
        return Ok(Toolchain::Own);
    }
    let script = run::root().join("xtask/wasm-toolchain.sh");
    let private = |arguments: &[&str]| {
        let mut command = run::program("bash", [script.to_str().unwrap_or_default()]);
        command.args(arguments);
        command
    };
    // A private toolchain that exists already is quicker than asking rustup's server again.
    if let Some(folder) = quiet(&mut private(&["--if-ready"])) {
        return Ok(Toolchain::Private(folder.trim().into()));
    }
    if quiet(&mut run::program("rustup", ["target", "add", TARGET])).is_some()
        && own_toolchain_knows_the_target()
    {
        return Ok(Toolchain::Own);
    }
    match run::output(&mut private(&[])) {
        Ok(folder) => Ok(Toolchain::Private(folder.trim().into())),
        Err(_) => Err(format!(
            "Rust cannot build for the page here: run `rustup target add {TARGET}` with access to static.rust-lang.org, \
             or use Debian 12 or newer after `apt-get update`."
        )),
    }
}

/// Whether the standard library for the page lies in the toolchain in use, however it came there.
fn own_toolchain_knows_the_target() -> bool {
    quiet(&mut run::program(
        "rustc",
        ["--print", "target-libdir", "--target", TARGET],
    ))
    .is_some_and(|folder| PathBuf::from(folder.trim()).is_dir())
}

/// Copies the built engine to the page, made smaller where the tool for it is installed.
fn place() -> Done {
    let root = run::root();
    let engine = root.join(ENGINE);
    let folder = engine.parent().expect("the engine lies in a folder");
    std::fs::create_dir_all(folder)
        .map_err(|error| format!("{} cannot be made: {error}.", folder.display()))?;
    // Written beside it and renamed: a page build that runs meanwhile never reads half a file.
    let fresh = engine.with_extension("fresh");
    if root.join(WASM_OPT).exists() {
        let tool = root.join(WASM_OPT);
        let mut smaller = run::program(&tool.to_string_lossy(), ["-Oz", BUILT, "-o"]);
        run::run(smaller.arg(&fresh).args(FEATURES))?;
    } else {
        std::fs::copy(root.join(BUILT), &fresh)
            .map_err(|error| format!("{BUILT} cannot be copied to {ENGINE}: {error}."))?;
    }
    std::fs::rename(&fresh, &engine)
        .map_err(|error| format!("{ENGINE} cannot be written: {error}."))
}

/// Replays random games natively and in Node, and compares the fingerprints of every position.
pub(crate) fn agree(games: u32) -> Done {
    const GAMES: &str = "target/agree.json";
    have_engine()?;
    let games = games.to_string();
    run::run(&mut run::cargo([
        "run",
        "--quiet",
        "--package",
        "wasm",
        "--example",
        "agree",
        "--",
        &games,
        GAMES,
    ]))?;
    run::run(&mut run::program(
        "node",
        ["crates/wasm/agree.mjs", ENGINE, GAMES],
    ))
}

/// Plays whole games in Node as the page's worker does.
pub(crate) fn play_games() -> Done {
    have_engine()?;
    run::run(&mut run::program("node", ["crates/wasm/play.mjs", ENGINE]))
}

/// For a check that is run alone: the engine as it was built last, or built now.
fn have_engine() -> Done {
    if run::exists(ENGINE) { Ok(()) } else { build() }
}
