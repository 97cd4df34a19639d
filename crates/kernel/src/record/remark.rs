//! 注 — free remarks on one line: whatever a player's name contains, it stays a remark.

/// Writes a remark's key so that it has no space, no `#` and no line end.
pub(super) fn write_key(text: &str) -> String {
    text.chars().map(|sign| write(sign, true)).collect()
}

/// Writes a remark's value so that it has no `#`, no line end, and no space at its ends.
pub(super) fn write_value(text: &str) -> String {
    let inner = text.trim_matches(' ');
    let start = text.len() - text.trim_start_matches(' ').len();
    let inside = start..start + inner.len();
    text.char_indices()
        .map(|(at, sign)| write(sign, !inside.contains(&at)))
        .collect()
}

fn write(sign: char, spaces_too: bool) -> String {
    match sign {
        '\\' => "\\\\".to_owned(),
        ' ' if !spaces_too => " ".to_owned(),
        _ if sign == '#' || sign.is_whitespace() || sign.is_control() => {
            format!("\\u{{{:x}}}", u32::from(sign))
        }
        _ => sign.to_string(),
    }
}

/// Reads what the two others wrote; a backslash that begins nothing stands for itself.
pub(super) fn read(text: &str) -> String {
    let mut read = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        read += &rest[..at];
        rest = &rest[at..];
        let (sign, length) = escaped(rest).unwrap_or(('\\', 1));
        read.push(sign);
        rest = &rest[length..];
    }
    read + rest
}

/// The sign that an escape at the start of the text stands for, and the escape's length.
fn escaped(text: &str) -> Option<(char, usize)> {
    if text.starts_with("\\\\") {
        return Some(('\\', 2));
    }
    let digits = text.strip_prefix("\\u{")?;
    let end = digits.find('}')?;
    let sign = u32::from_str_radix(digits.get(..end)?, 16).ok()?;
    Some((char::from_u32(sign)?, "\\u{".len() + end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_remark_contains_it_stays_on_one_line_and_reads_back() {
        for text in [
            "",
            "小王",
            "two words",
            " at both ends  ",
            "   ",
            "A\nB draw",
            "# hash \\ backslash \\u{41}",
            "\u{3000}\r\t\u{85}",
        ] {
            for written in [write_key(text), write_value(text)] {
                assert_eq!(read(&written), text, "{written}");
                assert_eq!(written.trim(), written);
                assert!(!written.contains(['#', '\n', '\r']), "{written}");
            }
            assert!(!write_key(text).contains(' '));
        }
        assert_eq!(write_value("Ann B"), "Ann B");
    }

    #[test]
    fn a_backslash_that_begins_nothing_stands_for_itself() {
        for text in ["\\", "\\n", "\\u{", "\\u{zz}", "\\u{110000}", "\\u"] {
            assert_eq!(read(text), text);
        }
    }
}
