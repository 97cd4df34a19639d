//! A scenario as one box with a compartment per block.

use std::fmt::Write as _;

use super::Look;
use crate::layout::{cells, pad, wrap};
use crate::page::{Part, Script};

pub(super) fn draw(scripts: &[&Script], look: Look) -> String {
    let inside = look.width.saturating_sub(4);
    let compartments: Vec<(Part, Vec<String>)> = scripts
        .iter()
        .map(|script| {
            let lines = script
                .lines
                .iter()
                .flat_map(|line| wrap(&line.text, inside, "", "    "));
            (script.part, lines.collect())
        })
        .collect();
    let lines = compartments.iter().flat_map(|(_, lines)| lines);
    let width = lines.map(|line| cells(line)).max().unwrap_or(0).max(20);

    let mut text = String::new();
    for (index, (part, lines)) in compartments.iter().enumerate() {
        let (left, right) = match index {
            0 => ('┌', '┐'),
            _ if *part == Part::Table => ('╞', '╡'),
            _ => ('├', '┤'),
        };
        let label = label(*part);
        let line = "─".repeat((width + 1).saturating_sub(cells(label) + 2));
        let _ = writeln!(
            text,
            "{}{}{}",
            look.dim(&format!("{left}─ ")),
            label,
            look.dim(&format!(" {line}{right}"))
        );
        for line in lines {
            let bar = look.dim("│");
            let _ = writeln!(text, "{bar} {} {bar}", pad(line, width));
        }
    }
    let _ = writeln!(
        text,
        "{}",
        look.dim(&format!("└{}┘", "─".repeat(width + 2)))
    );
    text
}

/// The blocks by the names a reader knows.
const fn label(part: Part) -> &'static str {
    match part {
        Part::Table => "局面",
        Part::Play => "经过",
        Part::Expect => "结果",
    }
}
