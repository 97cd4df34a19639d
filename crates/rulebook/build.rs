//! The pages are part of the binary: build again when one of them changes.

fn main() {
    println!("cargo::rerun-if-changed=../../rulebook");
}
