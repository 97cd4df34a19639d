//! 缘故 — what a storyteller who keeps the game open would answer, and, when the game is over, why things were decided so.

use protocol::Counsel;
use ratatui::text::Line;

use crate::App;
use crate::screen::heading;
use crate::text::wrap;
use crate::theme::QUIET;

/// Advice on the present question.
pub(super) fn advice(app: &App, counsel: &Counsel, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-ct-advice"), width)];
    lines.extend(decision(app, counsel, width));
    lines.push(Line::default());
    let note = wrap(&app.words.text("tui-ct-advice-note"), width);
    lines.extend(note.into_iter().map(|line| Line::styled(line, QUIET)));
    lines
}

/// Decision by decision, under the nights and days.
pub(super) fn review(app: &App, decisions: &[Counsel], width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut last = None;
    for counsel in decisions {
        if last != Some(&counsel.when) {
            lines.push(heading(&app.line(&counsel.when), width));
            last = Some(&counsel.when);
        }
        lines.extend(decision(app, counsel, width));
    }
    if lines.is_empty() {
        lines.push(Line::raw(app.words.text("tui-ct-review-none")));
    }
    lines
}

/// What was asked, what is answered, and why.
fn decision(app: &App, counsel: &Counsel, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = wrap(&app.line(&counsel.question), width)
        .into_iter()
        .map(|line| Line::styled(line, QUIET))
        .collect();
    let mut answer = app.line(&counsel.label);
    for tag in &counsel.tags {
        answer += &format!(" ({})", app.words.text(&format!("ct-tag-{}", tag.name())));
    }
    let inside = width.saturating_sub(2);
    for line in wrap(&answer, inside) {
        lines.push(Line::styled(format!("> {line}"), app.theme.strong()));
    }
    for why in &counsel.why {
        let text = wrap(&app.line(why), inside);
        lines.extend(text.into_iter().map(|line| Line::raw(format!("  {line}"))));
    }
    lines
}
