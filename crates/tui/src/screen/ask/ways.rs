//! 用法 — what the selected card or skill can do: one line for each way, with whom it can be aimed at.

use protocol::{Choice, Spot};
use ratatui::text::{Line, Span};

use crate::App;
use crate::picks::{Pick, Picks};
use crate::text::{cells, fit};
use crate::theme::{QUIET, SELECTED};

/// Cells for the name of a way.
const LABEL: usize = 24;

pub(super) fn block(app: &App, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let selected = app.selected.and_then(|at| picks.choosable().get(at));
    let marked = selected.and_then(|pick| marked(app, picks, pick));
    let mut lines: Vec<Line<'static>> = Vec::new();
    for way in &picks.ways {
        let label = app.line(&way.label);
        let label = format!(" {}", fit(&label, LABEL.max(cells(&label)) + 1));
        let mut used = cells(&label);
        lines.push(Line::from(Span::styled(label, QUIET)));
        for (key, choice) in &way.aims {
            let key = format!("[{}]", key.unwrap_or(' '));
            let aim = aimed_at(app, choice);
            let wide = cells(&key) + cells(&aim) + 1;
            if used + wide > width {
                lines.push(Line::raw(" ".repeat(LABEL + 2)));
                used = LABEL + 2;
            }
            used += wide;
            let highlighted = marked.is_some_and(|action| *action == choice.action);
            if let Some(line) = lines.last_mut() {
                line.push_span(Span::styled(key, app.theme.strong()));
                line.push_span(if highlighted {
                    Span::styled(aim, SELECTED)
                } else {
                    Span::raw(aim)
                });
                line.push_span(Span::raw(" "));
            }
        }
    }
    lines
}

/// The answer that Enter gives.
fn marked<'p>(app: &App, picks: &Picks, pick: &'p Pick) -> Option<&'p String> {
    let at = picks.highlighted(pick, app.option)?;
    pick.options.get(at).map(|choice| &choice.action)
}

/// At whom, or the whole answer.
fn aimed_at(app: &App, choice: &Choice) -> String {
    match &choice.then {
        Some(Spot::Seat { seat }) => format!("{seat} {}", app.name(*seat)),
        _ => app.line(&choice.label),
    }
}
