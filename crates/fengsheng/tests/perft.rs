//! The numbers of ways on, and of views, in `perft/*.perft`: positions whose counts another engine can
//! be held against. `HEARSAY_NODES` raises how large a line may be; `HEARSAY_BLESS=1` writes them anew.

mod common;

use std::path::Path;

use fengsheng::Table;
use testkit::perft_file;

#[test]
fn there_are_as_many_ways_on_and_views_as_the_perft_files_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    perft_file::check_folder::<Table>(&folder, &common::scenes::scene);
}
