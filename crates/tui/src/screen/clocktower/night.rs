//! 夜晚 — the calls of the night: what is done, what is now, what is to come. None can be forgotten.

use clocktower::CallState;
use protocol::clocktower::{Call, Grimoire};
use ratatui::text::{Line, Span};

use super::count;
use crate::App;
use crate::text::cells;
use crate::theme::QUIET;

/// Cells of the right half.
const RIGHT: usize = 30;

/// The calls around the present one.
pub(super) fn queue(app: &App, grimoire: &Grimoire, room: usize) -> Vec<Line<'static>> {
    let calls = &grimoire.night;
    let now = calls
        .iter()
        .position(|call| call.state != CallState::Done)
        .unwrap_or(calls.len());
    let left = calls
        .iter()
        .filter(|call| call.state == CallState::ToCome)
        .count();
    let left = [("n", count(left).into())];
    let title = app.words.text_with("tui-ct-queue", &left);
    let lines = calls.iter().map(|call| told(app, call)).collect();
    let mut queue = vec![Line::styled(title, QUIET)];
    queue.extend(around(lines, now, room.saturating_sub(1)));
    queue
}

fn told(app: &App, call: &Call) -> Line<'static> {
    let (mark, style) = match call.state {
        CallState::Done => ("[x]", QUIET),
        CallState::Now => ("[>]", app.theme.strong()),
        CallState::ToCome => ("[ ]", ratatui::style::Style::new()),
    };
    let mut wakes: Vec<String> = call.wakes.iter().map(|&seat| app.name(seat)).collect();
    wakes.extend(
        call.unseen
            .iter()
            .map(|&seat| format!("({})", app.name(seat))),
    );
    let wakes = if wakes.is_empty() {
        "-".to_owned()
    } else {
        wakes.join(&app.words.text("list-comma"))
    };
    Line::styled(format!("{mark} {} {wakes}", app.slot(&call.slot)), style)
}

/// As many lines as there is room for, with the one at `focus` among them.
pub(super) fn around(lines: Vec<Line<'static>>, focus: usize, room: usize) -> Vec<Line<'static>> {
    let most = lines.len().saturating_sub(room);
    let from = focus.saturating_sub(room / 2).min(most);
    lines.into_iter().skip(from).take(room).collect()
}

/// Two lists side by side.
pub(super) fn beside(
    left: Vec<Line<'static>>,
    right: Vec<Line<'static>>,
    width: usize,
) -> Vec<Line<'static>> {
    if right.is_empty() {
        return left;
    }
    let room = width.saturating_sub(RIGHT + 1);
    let rows = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    (0..rows)
        .map(|_| {
            let (one, other) = (left.next().unwrap_or_default(), right.next());
            let mut spans = fitted(one, room);
            spans.push(Span::raw(" "));
            spans.extend(fitted(other.unwrap_or_default(), RIGHT));
            Line::from(spans)
        })
        .collect()
}

/// A line in exactly so many cells.
fn fitted(line: Line<'static>, room: usize) -> Vec<Span<'static>> {
    let mut left = room;
    let mut spans = Vec::new();
    for span in line.spans {
        let wide = cells(&span.content).min(left);
        let text = crate::text::fit(&span.content, wide);
        spans.push(Span::styled(text, line.style.patch(span.style)));
        left -= wide;
    }
    spans.push(Span::raw(" ".repeat(left)));
    spans
}
