//! Makes cargo notice a page that was built anew: web/dist is embedded file by file, so a new file would go unseen.
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // A path that does not exist would make cargo run this, and compile the server, every time. `cargo xtask web` touches
    // this file when it builds the first page.
    if std::path::Path::new("../../web/dist").exists() {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
