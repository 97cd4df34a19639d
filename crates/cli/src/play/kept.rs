//! What was kept of a game: reading it again, whole or with its last line torn.

use std::path::Path;

use games::{Game, Visitor};
use protocol::{FromSitting, ToSitting};
use table::door::Door;

use crate::records::RecordFile;
use crate::trouble::Trouble;

/// The record in a file as text, whether its last line was torn, and whether the file is text.
pub(super) fn read_record(path: &Path) -> Result<(String, bool, bool), Trouble> {
    let bytes = std::fs::read(path)
        .map_err(|error| Trouble::new(format!("{} cannot be read: {error}", path.display())))?;
    if let Ok(text) = std::str::from_utf8(&bytes)
        && !text.starts_with("HSR")
    {
        let whole = whole_lines(text);
        let source = RecordFile::new(path.display().to_string(), whole.as_bytes().to_vec());
        games::visit(source.game()?, AsText(&source))??;
        return Ok((whole.to_owned(), whole.len() < text.len(), true));
    }
    let source = RecordFile::new(path.display().to_string(), bytes);
    let text = games::visit(source.game()?, AsText(&source))??;
    Ok((text, false, false))
}

/// The record in a file, as text.
struct AsText<'a>(&'a RecordFile);

impl Visitor for AsText<'_> {
    type Output = Result<String, Trouble>;

    fn visit<G: Game>(self) -> Self::Output {
        self.0.record::<G>().map(|record| record.to_text())
    }
}

/// The text up to its last line end: a program that is killed while it writes leaves half a line.
pub(super) fn whole_lines(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}

/// The same for bytes.
pub(super) fn whole_lines_of(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte == b'\n');
    end.map_or(&[], |end| &bytes[..=end])
}

pub(super) enum State {
    Unfinished,
    Finished,
    Unreadable,
}

/// How far a kept game has come.
pub(super) fn state_of(record: &str) -> State {
    let record = record.to_owned();
    match Door::new().answer(ToSitting::Resume { record }).pop() {
        Some(FromSitting::Table {
            prompt, prompts, ..
        }) if prompt.is_some() || !prompts.is_empty() => State::Unfinished,
        Some(FromSitting::Table { .. }) => State::Finished,
        _ => State::Unreadable,
    }
}
