//! `hearsay completions`: what a shell needs to complete this program's commands.

use std::io::Write;
use std::process::ExitCode;

use clap_complete::Shell;

use crate::trouble::Done;

/// Print the completions for a shell
///
/// Source them in the shell's start-up file, or put them where the shell looks for completions.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay completions bash > ~/.local/share/bash-completion/completions/hearsay
  hearsay completions fish > ~/.config/fish/completions/hearsay.fish
  hearsay completions zsh > \"${fpath[1]}/_hearsay\"")]
pub(crate) struct Options {
    /// For which shell
    shell: Shell,
}

impl Options {
    pub(crate) fn run(&self, mut program: clap::Command, out: &mut impl Write) -> Done {
        // The generator panics when its writer fails (a closed pipe), so it writes to memory.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut program, "hearsay", &mut script);
        out.write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}
