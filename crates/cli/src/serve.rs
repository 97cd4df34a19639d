//! `hearsay serve`: the page that lies inside the program, for a browser.

use std::io::{self, IsTerminal, Write};
use std::net::IpAddr;
use std::process::ExitCode;

use server::{Ready, ServeOptions, open_in_browser};

use crate::trouble::{Done, Trouble};

/// Serve the page for a browser, on this machine or for a phone
///
/// The page brings the rules engine and the bots with it and plays without this program once it is loaded. By default it can
/// be opened on this machine only; --address 0.0.0.0 lets a phone in the same network open it: scan the QR code.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay serve
  hearsay serve --port 8080 --no-open
  hearsay serve --address 0.0.0.0")]
pub(crate) struct Options {
    /// The port; if somebody has it, the next free one is taken
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// The address to listen on; without it, only this machine can open the page
    #[arg(long, value_name = "ADDRESS")]
    address: Option<IpAddr>,

    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let plain = ServeOptions::default();
        let options = ServeOptions {
            address: self.address.unwrap_or(plain.address),
            port: self.port.unwrap_or(plain.port),
        };
        let mut told = Ok(());
        server::serve(&options, |ready| {
            told = tell(ready, out);
            if !self.no_open {
                open_in_browser(&ready.url);
            }
        })
        .map_err(Trouble::new)?;
        told?;
        Ok(ExitCode::SUCCESS)
    }
}

fn tell(ready: &Ready, out: &mut impl Write) -> io::Result<()> {
    if let Some(port) = ready.other_port {
        writeln!(out, "The port is taken; this is the next free one: {port}.")?;
    }
    writeln!(out, "{}", ready.url)?;
    if io::stdout().is_terminal() {
        writeln!(out, "\n{}", ready.qr)?;
    }
    if ready.only_here {
        writeln!(
            out,
            "Only this machine can open it; for a phone: hearsay serve --address 0.0.0.0"
        )?;
    }
    writeln!(out, "Ctrl-C stops it.")?;
    out.flush()
}
