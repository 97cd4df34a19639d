//! 宽度 — text in columns: a Chinese character is two cells wide.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many cells a text takes.
pub(crate) fn cells(text: &str) -> usize {
    text.width()
}

/// The text in exactly `width` cells: cut at a whole character, or filled up with spaces.
pub(crate) fn fit(text: &str, width: usize) -> String {
    let mut fitted = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide > width {
            break;
        }
        used += wide;
        fitted.push(letter);
    }
    fitted.push_str(&" ".repeat(width - used));
    fitted
}

/// The text with spaces before it up to `width` cells.
pub(crate) fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(cells(text))))
}

/// The text broken into lines where its language allows it.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    rulebook::layout::wrap(text, width, "", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cut_at_a_whole_character() {
        assert_eq!(fit("小王来了", 5), "小王 ");
        assert_eq!(fit("Ann", 5), "Ann  ");
        assert_eq!(right("红5", 5), "  红5");
    }
}
