//! 过去 — the last lines of the log, and the whole of it on a page.

use protocol::Level;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use words::Piece;

use super::heading;
use crate::App;
use crate::log::Entry;
use crate::text::{cells, fit};
use crate::theme::QUIET;

/// The newest lines that find room.
pub(super) fn block(app: &App, width: usize, room: usize) -> Vec<Line<'static>> {
    if room < 2 {
        return Vec::new();
    }
    let mut lines: Vec<Line<'static>> = app
        .log
        .lines()
        .rev()
        .take(room - 1)
        .map(|(entry, line)| told(app, entry, line, width))
        .collect();
    lines.push(heading(&title(app), width));
    lines.reverse();
    lines
}

/// The whole log, the newest line last.
pub(super) fn page(app: &App, width: usize, height: usize) -> Vec<Line<'static>> {
    let room = height.saturating_sub(2);
    let lines: Vec<Line<'static>> = app
        .log
        .lines()
        .map(|(entry, line)| told(app, entry, line, width))
        .collect();
    // The page opens at its end, and scrolling leads into the past.
    let end = lines
        .len()
        .saturating_sub(app.scroll.min(lines.len().saturating_sub(room)));
    let mut page = vec![heading(&title(app), width)];
    page.extend(lines.into_iter().take(end).skip(end.saturating_sub(room)));
    page.resize_with(height - 1, Line::default);
    page.push(Line::styled(
        format!(" {}", app.words.text("tui-log-keys")),
        QUIET,
    ));
    page
}

fn title(app: &App) -> String {
    let level = match app.log.shown() {
        Level::Story => "tui-log-story",
        Level::Moves => "tui-log-moves",
        Level::Everything => "tui-log-everything",
    };
    let level = app.words.text(level);
    app.words
        .text_with("tui-log", &[("level", level.as_str().into())])
}

/// A line with its names in their inks; what belongs to the latest decision is marked.
fn told(app: &App, entry: &Entry, line: &protocol::Line, width: usize) -> Line<'static> {
    let latest = entry.n == app.latest;
    let mut spans = vec![Span::raw(if latest { " * " } else { "   " })];
    let mut left = width.saturating_sub(3);
    for piece in app.words.pieces(line, &app.names) {
        let style = match &piece {
            Piece::Words(_) if latest => Style::new(),
            Piece::Words(_) | Piece::Scroll(..) | Piece::Term(..) => Style::new(),
            Piece::Seat(..) => Style::new().add_modifier(ratatui::style::Modifier::BOLD),
            Piece::Card(code, _) => app.theme.card(code),
            Piece::Colour(code, _) => app.theme.ink(code.parse().ok()),
        };
        let text = piece.text();
        let text = if cells(text) > left {
            fit(text, left)
        } else {
            text.to_owned()
        };
        left -= cells(&text);
        spans.push(Span::styled(text, style));
    }
    Line::from(spans)
}
