//! `cargo xtask play`: from a fresh clone to a game, in the browser or in the terminal.

use crate::needs::{self, Need};
use crate::run::{self, Done};
use crate::web;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Play in the terminal instead of the browser (needs neither Node nor a browser)
    #[arg(long)]
    terminal: bool,
    /// What to play in the terminal, by its id (the page asks)
    #[arg(long, value_name = "GAME", requires = "terminal")]
    game: Option<String>,
    /// The port to serve the page on; the next free one is taken when somebody has it
    #[arg(long, value_name = "N", conflicts_with = "terminal")]
    port: Option<u16>,
    /// Print the address, but do not open the browser
    #[arg(long, conflicts_with = "terminal")]
    no_open: bool,
}

/// Builds what the chosen way of playing needs, and plays.
pub(crate) fn play(options: &Options) -> Done {
    if options.terminal {
        needs::check(&[Need::Rust])?;
    } else {
        needs::check(&[Need::Rust, Need::Node, Need::Npm, Need::Wasm])?;
        println!("Building the page ...");
        web::build()?;
    }
    println!("Building the program (the first time takes a few minutes) ...");
    run::run(&mut run::cargo(["build", "--release", "--bin", "hearsay"]))?;
    run::run(&mut hearsay(options))
}

/// The finished program with the arguments for the chosen way of playing.
fn hearsay(options: &Options) -> std::process::Command {
    let mut command = run::cargo(["run", "--quiet", "--release", "--bin", "hearsay", "--"]);
    if options.terminal {
        command.arg("play");
        if let Some(game) = &options.game {
            command.args(["--game", game]);
        }
        return command;
    }
    command.arg("serve");
    if let Some(port) = options.port {
        command.args(["--port", &port.to_string()]);
    }
    if options.no_open {
        command.arg("--no-open");
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_is_played_with_its_own_command() {
        let mut options = Options {
            terminal: true,
            game: None,
            port: None,
            no_open: false,
        };
        assert!(run::shown(&hearsay(&options)).ends_with("hearsay -- play"));
        options.game = Some("fengsheng/standard-2010".to_owned());
        let shown = run::shown(&hearsay(&options));
        assert!(shown.ends_with("hearsay -- play --game fengsheng/standard-2010"));
    }

    #[test]
    fn the_wishes_for_the_page_are_passed_on() {
        let options = Options {
            terminal: false,
            game: None,
            port: Some(8123),
            no_open: true,
        };
        assert!(run::shown(&hearsay(&options)).ends_with("hearsay -- serve --port 8123 --no-open"));
    }
}
