//! Acts pages out as `hearsay rules check` does, without building anything but the rulebook.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let report = rulebook::check_paths(rulebook::GAMES, &paths);
    let text = rulebook::render(&report);
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) if report.is_good() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
