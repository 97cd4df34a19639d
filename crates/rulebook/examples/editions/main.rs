//! Writes the page that compares the editions of fengsheng, `rulebook/fengsheng/editions.md`, from what the
//! engine says of itself. `cargo xtask codegen` keeps it; `cargo test` sees whether it is as written here.

mod page;

use std::io::Write as _;

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(page::page().as_bytes())
}
