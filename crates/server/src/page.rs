//! The files of the page: what `cargo xtask web` left in web/dist when this program was built.
//!
//! An optimised program carries them inside; a debug build reads them from the folder, so that a page built a moment ago
//! shows at once.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// One file of the page.
pub(crate) struct File {
    pub(crate) bytes: Cow<'static, [u8]>,
    /// Changes when the bytes do.
    pub(crate) tag: String,
}

/// Finds a file by its path below the page's root, for example `assets/index-C0FFEE.js`.
pub(crate) type Files = fn(&str) -> Option<File>;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The built page; before it is built, one page that says how to build it.
pub(crate) fn built(path: &str) -> Option<File> {
    match Built::get(path) {
        Some(file) => Some(File {
            tag: tag(&file.metadata.sha256_hash()),
            bytes: file.data,
        }),
        None if path == "index.html" => Some(File {
            bytes: Cow::Borrowed(NOT_BUILT.as_bytes()),
            tag: "not-built".into(),
        }),
        None => None,
    }
}

/// Half of the hash is plenty to tell two builds apart.
fn tag(hash: &[u8; 32]) -> String {
    let (half, _) = hash.split_first_chunk().expect("32 bytes are more than 16");
    format!("{:032x}", u128::from_be_bytes(*half))
}

const NOT_BUILT: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hearsay</title>
<style>body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 3rem auto; padding: 0 1rem }</style>
<h1>Hearsay</h1>
<p>This program was built without its page. In the source folder, run</p>
<pre>cargo xtask play</pre>
<p>which builds the page and starts the program again. <code>hearsay play</code> plays in the terminal right now.</p>
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_first_page_whether_or_not_it_was_built() {
        let page = built("index.html").unwrap();
        assert!(String::from_utf8_lossy(&page.bytes).contains("<title>"));
        assert!(!page.tag.is_empty());
    }

    #[test]
    fn a_file_outside_the_page_is_not_found() {
        assert!(built("../package.json").is_none());
        assert!(built("no/such/file").is_none());
    }
}
