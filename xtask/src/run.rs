//! Running other programs from the repository's root, with errors that name the command a person can repeat.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a command of xtask ends with: nothing, or a sentence for the person at the terminal.
pub(crate) type Done = Result<(), String>;

/// The repository's root folder.
pub(crate) fn root() -> PathBuf {
    // The sources of xtask lie directly below the root, wherever the clone is.
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies below the repository's root")
        .to_path_buf()
}

/// The cargo that started xtask.
pub(crate) fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Any other program, started in the repository's root.
pub(crate) fn program<'a>(name: &str, arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// git, asked about this clone whoever owns its files (a build machine often runs as somebody else).
pub(crate) fn git<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = program(
        "git",
        ["-c", "safe.directory=*", "-c", "core.quotePath=false"],
    );
    command.args(arguments);
    command
}

/// Runs the command with its output on the terminal.
pub(crate) fn run(command: &mut Command) -> Done {
    let status = command
        .status()
        .map_err(|error| format!("`{}` could not be started: {error}.", shown(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed ({status}).", shown(command)))
    }
}

/// Runs the command and returns what it printed; its complaints stay on the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("`{}` could not be started: {error}.", shown(command)))?;
    if !output.status.success() {
        return Err(format!("`{}` failed ({}).", shown(command), output.status));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| format!("`{}` printed something that is not text.", shown(command)))
}

/// Runs the command in silence; `None` when it cannot be started or fails.
pub(crate) fn quiet(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}

/// Whether the folder or file exists below the root.
pub(crate) fn exists(path: &str) -> bool {
    root().join(path).exists()
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_command_is_named_as_one_would_type_it() {
        let complaint = run(&mut program("git", ["no-such-command-here"])).unwrap_err();
        assert!(
            complaint.starts_with("`git no-such-command-here` failed"),
            "{complaint}"
        );
    }

    #[test]
    fn a_missing_program_is_a_sentence() {
        let complaint = run(&mut program("no-such-program-here", [])).unwrap_err();
        assert!(
            complaint.starts_with("`no-such-program-here` could not be started"),
            "{complaint}"
        );
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(exists("Cargo.toml") && exists("xtask/src/main.rs"));
    }
}
