//! 对照 — two values side by side: only the lines in which their long forms differ.

use std::fmt::{Debug, Write as _};

const MOST_LINES: usize = 60;

/// The lines of `{:#?}` that only one of the two has: `-` for the first, `+` for the second.
pub(crate) fn difference<T: Debug + ?Sized>(first: &T, second: &T) -> String {
    let (first, second) = (format!("{first:#?}"), format!("{second:#?}"));
    let (first, second): (Vec<&str>, Vec<&str>) =
        (first.lines().collect(), second.lines().collect());
    let shared = longest_shared(&first, &second);
    let mut text = String::new();
    let mut lines = 0;
    let (mut at, mut other) = (0_usize, 0);
    for (next, next_other) in shared.into_iter().chain([(first.len(), second.len())]) {
        let before = at.checked_sub(1).and_then(|before| first.get(before));
        if let (Some(before), true) = (before, at < next || other < next_other) {
            let _ = writeln!(text, "    {before}");
        }
        for line in &first[at..next] {
            let _ = writeln!(text, "  - {line}");
            lines += 1;
        }
        for line in &second[other..next_other] {
            let _ = writeln!(text, "  + {line}");
            lines += 1;
        }
        if lines > MOST_LINES {
            text += "    (and more)\n";
            break;
        }
        (at, other) = (next + 1, next_other + 1);
    }
    text
}

/// The places of the lines of a longest common subsequence.
fn longest_shared(first: &[&str], second: &[&str]) -> Vec<(usize, usize)> {
    let width = second.len() + 1;
    let mut lengths = vec![0_u32; (first.len() + 1) * width];
    for at in (0..first.len()).rev() {
        for other in (0..second.len()).rev() {
            lengths[at * width + other] = if first[at] == second[other] {
                lengths[(at + 1) * width + other + 1] + 1
            } else {
                lengths[(at + 1) * width + other].max(lengths[at * width + other + 1])
            };
        }
    }
    let mut places = Vec::new();
    let (mut at, mut other) = (0, 0);
    while at < first.len() && other < second.len() {
        if first[at] == second[other] {
            places.push((at, other));
            (at, other) = (at + 1, other + 1);
        } else if lengths[(at + 1) * width + other] >= lengths[at * width + other + 1] {
            at += 1;
        } else {
            other += 1;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_differing_lines_are_shown_after_the_line_before_them() {
        let text = difference(&[1, 2, 3, 4], &[1, 2, 5, 4]);
        assert_eq!(text, "        2,\n  -     3,\n  +     5,\n");
    }

    #[test]
    fn a_line_that_only_one_side_has_is_shown() {
        assert_eq!(
            difference(&vec![1, 2], &vec![1, 2, 3]),
            "        2,\n  +     3,\n"
        );
        assert_eq!(difference(&7, &7), "");
    }
}
