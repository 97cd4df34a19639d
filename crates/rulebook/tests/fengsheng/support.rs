//! Scenarios from their blocks, run and reported.

use rulebook::{GAMES, Report, check_text, render};

/// Runs a page with this body, whose first line is line 4.
pub(crate) fn run(body: &str) -> Report {
    let mut report = Report::default();
    let page = format!("# 试 · Trial\n<!-- rule: fengsheng §5 -->\n## 场景\n{body}");
    check_text(GAMES, "trial.md", &page, &mut report);
    report
}

/// A scenario from its blocks: a table, then what is played and expected in turn.
pub(crate) fn scenario(table: &str, steps: &[&str]) -> String {
    let mut body = format!("```table\n{table}\n```\n");
    for (at, step) in steps.iter().enumerate() {
        let part = if at % 2 == 0 { "play" } else { "expect" };
        if !step.is_empty() {
            body += &format!("```{part}\n{step}\n```\n");
        }
    }
    body
}

#[track_caller]
pub(crate) fn passes(table: &str, steps: &[&str]) {
    let report = run(&scenario(table, steps));
    assert!(
        report.is_good() && report.scenarios == 1,
        "\n{}",
        render(&report)
    );
}

/// What is said of the lines that cannot be read.
pub(crate) fn complaints(table: &str, steps: &[&str]) -> Vec<String> {
    run(&scenario(table, steps))
        .faults
        .iter()
        .map(|it| it.to_string().replace("trial.md:", ""))
        .collect()
}

/// What is said of the first line that does not come true: found, expected.
#[track_caller]
pub(crate) fn miss(table: &str, steps: &[&str]) -> (String, String) {
    let report = run(&scenario(table, steps));
    let failure = report
        .failures
        .first()
        .unwrap_or_else(|| panic!("\n{}", render(&report)));
    let miss = &failure.misses[0].miss;
    (miss.found.clone(), miss.expected.clone())
}
