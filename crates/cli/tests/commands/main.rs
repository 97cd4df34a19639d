//! The program as a person meets it: arguments in, text and exit codes out.

mod bad_input;
mod clocktower;
mod editions;
mod json;
mod play;
mod script;
mod texts;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs the program in the folder of its sources.
fn hearsay(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hearsay"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env_remove("LANG")
        .stdin(Stdio::null())
        .output()
        .expect("the program was built for this test")
}

/// What it prints when all is well.
#[track_caller]
fn good(arguments: &[&str]) -> String {
    let output = hearsay(arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {complaint}");
    assert_eq!(complaint, "", "{arguments:?}");
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

/// The sentence it says when something is wrong: nothing else is printed, and the exit code is 2.
#[track_caller]
fn bad(arguments: &[&str]) -> String {
    let output = hearsay(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{arguments:?}");
    String::from_utf8(output.stderr).expect("output is UTF-8")
}

/// A folder of its own for a test, empty at the beginning.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written to");
    folder
}

const PUZZLES: &str = "../clocktower/data/puzzles.toml";
const RECORD: &str = "tests/records/three.txt";
