//! `hearsay man`: the manual page, made from the same words as `--help`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap_mangen::Man;

use crate::trouble::{Done, Trouble};

/// Print the manual page
///
/// One page tells about the program and lists its commands; with --dir, that page and one for each command are written into a
/// folder.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay man | man -l -
  hearsay man --dir ~/.local/share/man/man1")]
pub(crate) struct Options {
    /// Write a page for the program and one for each command into this folder
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Options {
    pub(crate) fn run(&self, program: clap::Command, out: &mut impl Write) -> Done {
        match &self.dir {
            Some(folder) => std::fs::create_dir_all(folder)
                .and_then(|()| clap_mangen::generate_to(program, folder))
                .map_err(|error| {
                    let folder = folder.display();
                    Trouble::new(format!(
                        "the pages cannot be written into {folder}: {error}"
                    ))
                })?,
            None => Man::new(program).render(out)?,
        }
        Ok(ExitCode::SUCCESS)
    }
}
