//! 计令 — counts the engine's instructions per call and compares them with `instructions.txt`.
//!
//! ```text
//! cargo run --release -p testkit --bin instructions              compare
//! cargo run --release -p testkit --bin instructions -- --bless   write the figures anew
//! ```
//!
//! Each figure is the difference between two batches under valgrind's callgrind, divided by the
//! number of calls: games played against none, games looked at or imagined against the same games
//! just played. So starting the program does not count, and neither does a busy machine. Exit code 1: a figure is out of tolerance. 2: it could not be counted.
#![allow(
    clippy::cast_precision_loss,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program of its own for the terminal; its counts are far below 2 to the 52"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What is counted: package, kind of call, games in the batch.
const COUNTED: [(&str, &str, u32); 6] = [
    ("blanc-noir", "play", 40),
    ("blanc-noir", "view", 10),
    ("blanc-noir", "imagine", 20),
    ("fengsheng", "play", 100),
    ("fengsheng", "view", 20),
    ("fengsheng", "imagine", 40),
];
/// Figures may differ by this many percent.
const TOLERANCE: f64 = 3.0;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<bool, String> {
    let blessing = std::env::args().any(|argument| argument == "--bless");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("instructions.txt");
    let text = std::fs::read_to_string(&path)
        .map_err(|why| format!("{} cannot be read: {why}.", path.display()))?;
    let rustc = rustc()?;
    let mut figures = Vec::new();
    for (package, what, games) in COUNTED {
        figures.push((format!("{package} {what}"), count(package, what, games)?));
    }
    if blessing {
        std::fs::write(&path, blessed(&text, &rustc, &figures))
            .map_err(|why| format!("{} cannot be written: {why}.", path.display()))?;
        println!(
            "{} has the new figures: look at the difference.",
            path.display()
        );
        return Ok(true);
    }
    let mut within = true;
    for (name, found) in &figures {
        within &= compare(&text, name, *found)?;
    }
    let theirs = text.lines().find_map(|line| line.strip_prefix("rustc "));
    if !within && theirs != Some(rustc.as_str()) {
        println!(
            "The figures were counted with rustc {}, and this is rustc {rustc}: that alone may be the reason.",
            theirs.unwrap_or("of an unknown version")
        );
    }
    if !within {
        println!(
            "If the change is meant: cargo run --release -p testkit --bin instructions -- --bless"
        );
    }
    Ok(within)
}

/// Says how one figure compares; whether it is within tolerance.
fn compare(text: &str, name: &str, found: f64) -> Result<bool, String> {
    let expected: f64 = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
        .ok_or_else(|| format!("instructions.txt has no figure for \"{name}\"."))?;
    let percent = (found / expected - 1.0) * 100.0;
    let within = percent.abs() <= TOLERANCE;
    let verdict = match percent {
        _ if within => "as before",
        more if more > 0.0 => "TOO MANY",
        _ => "fewer than before: write the better figure down",
    };
    println!(
        "{name:20} {found:8.1} instructions per call, {percent:+.1} % against {expected:.1}: {verdict}"
    );
    Ok(within)
}

/// The file's comments, then what was found.
fn blessed(text: &str, rustc: &str, figures: &[(String, f64)]) -> String {
    let comments = text.lines().filter(|line| line.starts_with('#'));
    let mut lines: Vec<String> = comments.map(str::to_owned).collect();
    lines.push(format!("rustc {rustc}"));
    lines.extend(
        figures
            .iter()
            .map(|(name, found)| format!("{name} {found:.1}")),
    );
    lines.join("\n") + "\n"
}

fn count(package: &str, what: &str, games: u32) -> Result<f64, String> {
    let program = build(package)?;
    let (full, calls) = instructions(&program, what, games)?;
    let games_without = if what == "play" { 0 } else { games };
    let (without, _) = instructions(&program, "play", games_without)?;
    Ok(full.saturating_sub(without) as f64 / calls.max(1) as f64)
}

/// Builds the batch as it is released, whatever flags the caller has set; where it lies.
fn build(package: &str) -> Result<PathBuf, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--release", "--quiet", "--message-format=json"])
        .args(["--package", package, "--example", "batch"])
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .current_dir(root)
        .output()
        .map_err(|why| format!("cargo cannot be run: {why}."))?;
    let messages = String::from_utf8_lossy(&built.stdout);
    let executable = messages
        .lines()
        .filter_map(|line| line.split_once("\"executable\":\"")?.1.split('"').next())
        .next_back();
    executable.map(PathBuf::from).ok_or_else(|| {
        format!(
            "the batch of {package} cannot be built:\n{}",
            String::from_utf8_lossy(&built.stderr)
        )
    })
}

/// How many instructions a batch takes, and how many calls it made.
fn instructions(program: &Path, what: &str, games: u32) -> Result<(u64, u64), String> {
    let ran = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([what, &games.to_string()])
        .output()
        .map_err(|why| {
            format!("valgrind cannot be run ({why}); on Debian: apt-get install valgrind.")
        })?;
    let report = String::from_utf8_lossy(&ran.stderr);
    let collected = report
        .lines()
        .find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    let calls = String::from_utf8_lossy(&ran.stdout).trim().parse().ok();
    match (collected, calls) {
        (Some(collected), Some(calls)) if ran.status.success() => Ok((collected, calls)),
        _ => Err(format!("the batch failed under valgrind:\n{report}")),
    }
}

fn rustc() -> Result<String, String> {
    let ran = Command::new("rustc")
        .arg("--version")
        .output()
        .map_err(|why| format!("rustc cannot be run: {why}."))?;
    let said = String::from_utf8_lossy(&ran.stdout);
    Ok(said
        .split_whitespace()
        .nth(1)
        .unwrap_or_default()
        .to_owned())
}
