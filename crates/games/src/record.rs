//! 棋谱 — which game a record is of, before it can be read as that game's.

use kernel::{RecordError, RecordFault, RecordPart};

/// The game that a record names, be it text or bytes; its other lines are not looked at.
///
/// ```
/// assert_eq!(games::game_of(b"hearsay 1\ngame blanc-noir rules 1\n"), Ok("blanc-noir"));
/// assert_eq!(games::game_of(b"HSR\x01\x05whist"), Ok("whist"));
/// assert_eq!(games::game_of(b"Dear diary,").unwrap_err().place, 1);
/// ```
pub fn game_of(record: &[u8]) -> Result<&str, RecordError> {
    if record.starts_with(b"HSR") {
        of_bytes(record)
    } else {
        of_text(record)
    }
}

/// A binary record: after four bytes, the length of the name and the name.
fn of_bytes(record: &[u8]) -> Result<&str, RecordError> {
    const NAME: usize = 5;
    let length = record.get(NAME - 1).map(|&length| usize::from(length));
    length
        .and_then(|length| record.get(NAME..NAME + length))
        .and_then(|name| str::from_utf8(name).ok())
        .ok_or_else(|| RecordError {
            place: NAME - 1,
            what: "the record ends before it says which game it is of".into(),
        })
}

fn of_text(record: &[u8]) -> Result<&str, RecordError> {
    let text = str::from_utf8(record).map_err(|error| {
        let line = record[..error.valid_up_to()]
            .split(|&it| it == b'\n')
            .count();
        RecordError {
            place: line,
            what: "this is not a record: it is neither UTF-8 text nor a binary record".into(),
        }
    })?;
    let mut lines = (1..)
        .zip(text.lines())
        .map(|(at, line)| (at, line.split('#').next().unwrap_or_default().trim()))
        .filter(|(_, line)| !line.is_empty());
    let error = |place: usize, what: RecordFault| Err(RecordError { place, what });
    match lines.next() {
        Some((_, first)) if first.starts_with("hearsay ") => {}
        Some((at, first)) => {
            return error(at, RecordFault::NoRecord(first.to_owned()));
        }
        None => return error(1, "this is not a record: it is empty".into()),
    }
    match lines.next() {
        Some((at, line)) => match line.strip_prefix("game ") {
            Some(game) => Ok(game.split(' ').next().unwrap_or_default()),
            None => error(
                at,
                format!("\"{line}\" stands where \"game …\" was expected").into(),
            ),
        },
        None => error(
            text.lines().count() + 1,
            RecordFault::Ended(RecordPart::Game),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_refused(record: &[u8], place: usize, words: &str) {
        let error = game_of(record).unwrap_err();
        assert_eq!(error.place, place, "{error}");
        assert!(error.what.to_string().contains(words), "{error}");
    }

    #[test]
    fn comments_and_empty_lines_do_not_count() {
        let record = b"# mine\n\nhearsay 1 # first\n# and\ngame whist rules 3\n";
        assert_eq!(game_of(record), Ok("whist"));
    }

    #[test]
    fn what_is_no_record_is_refused_with_its_place() {
        check_refused(b"", 1, "empty");
        check_refused(b"\n# nothing\n", 1, "empty");
        check_refused(b"\nhello\n", 2, "hello");
        check_refused(b"hearsay 1\nseed 00\n", 2, "seed 00");
        check_refused(b"hearsay 1\n", 2, "ends");
        check_refused(b"hearsay 1\n\xff\xfe", 2, "UTF-8");
        check_refused(b"HSR", 4, "ends");
        check_refused(b"HSR\x01\x09abc", 4, "ends");
    }
}
