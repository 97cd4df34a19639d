//! A run's results as text for a person.

use std::fmt::Write as _;

use crate::run::{Failure, Report};

/// Everything that went wrong, and a sum in the last line.
pub fn render(report: &Report) -> String {
    let mut text = String::new();
    for fault in &report.faults {
        let _ = writeln!(text, "{fault}\n");
    }
    for failure in &report.failures {
        render_failure(&mut text, failure);
    }
    let _ = writeln!(text, "{}", sum(report));
    text
}

fn render_failure(text: &mut String, failure: &Failure) {
    let place = failure.misses.first().map_or(0, |it| it.line);
    let _ = writeln!(
        text,
        "{}:{place}: failed: {}",
        failure.path, failure.heading
    );
    for missed in &failure.misses {
        let _ = writeln!(text, "  line {}: {}", missed.line, missed.text);
        let _ = writeln!(text, "    expected: {}", missed.miss.expected);
        let _ = writeln!(text, "    found:    {}", missed.miss.found);
    }
    let _ = writeln!(text, "  the position then:");
    for line in failure.picture.lines() {
        let _ = writeln!(text, "    {line}");
    }
    text.push('\n');
}

fn sum(report: &Report) -> String {
    let mut sum = format!(
        "{} on {}: {} passed, {} failed",
        counted(report.scenarios, "scenario"),
        counted(report.pages, "page"),
        report.passed(),
        report.failures.len(),
    );
    if !report.faults.is_empty() {
        let _ = write!(
            sum,
            "; {} could not be read",
            counted(report.faults.len(), "place")
        );
    }
    sum
}

fn counted(n: usize, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}
