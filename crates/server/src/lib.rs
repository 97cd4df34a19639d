//! Serves the page that lies inside the program: `hearsay serve`.
//!
//! The page brings the rules engine with it and needs nothing else from here, so the server is a handful of files with the
//! right headers. [`app`] is the router, for whoever has a socket already and for tests; [`serve`] finds a port, tells the
//! caller where it is and runs until Ctrl-C.

mod app;
mod page;
mod serve;

pub use app::app;
pub use serve::{Ready, ServeOptions, open_in_browser, serve};
