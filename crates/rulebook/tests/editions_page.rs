//! The page that compares the editions is as the engine has it.

#[path = "../examples/editions/page/mod.rs"]
mod page;

#[test]
fn the_page_of_the_editions_is_what_the_engine_says() {
    let committed = include_str!("../../../rulebook/fengsheng/editions.md");
    let written = page::page();
    for (committed, written) in committed.lines().zip(written.lines()) {
        assert_eq!(committed, written, "run `cargo xtask codegen` and commit");
    }
    assert_eq!(committed.len(), written.len());
}
