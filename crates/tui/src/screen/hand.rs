//! 手牌 — the player's own cards and scrolls, row by row, with the key of each.

use blanc_noir::Colour;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::heading;
use crate::App;
use crate::picks::{Pick, Picks, Row};
use crate::text::{cells, fit};
use crate::theme::{QUIET, SELECTED};

/// The hand and the scrolls.
pub(super) fn mine(app: &App, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let count = app
        .view
        .as_ref()
        .and_then(|view| view.seats.get(app.seat.index()))
        .map_or(0, |place| i32::from(place.hand_size));
    let title = app.words.text_with("tui-hand", &[("n", count.into())]);
    let mut lines = vec![heading(&title, width)];
    lines.extend(rows(app, &picks.mine, picks.pile.is_empty(), width));
    lines
}

/// What a search may bring back.
pub(super) fn pile(app: &App, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-pile"), width)];
    lines.extend(rows(app, &picks.pile, true, width));
    lines
}

fn rows(app: &App, picks: &[Pick], choosable: bool, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut row = None;
    let mut used = 0;
    for (at, pick) in picks.iter().enumerate() {
        let selected = choosable && app.selected == Some(at);
        let cell = cell(app, pick, selected);
        let wide: usize = cell.iter().map(|span| cells(&span.content)).sum();
        if row != Some(pick.row) || used + wide > width {
            let head = if row == Some(pick.row) {
                String::new()
            } else {
                label(app, pick.row)
            };
            let head = format!(" {}", fit(&head, HEAD));
            used = cells(&head);
            lines.push(Line::styled(head, app.theme.ink(ink(pick.row))));
            row = Some(pick.row);
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.style = Style::new();
            line.spans.extend(cell);
        }
    }
    lines
}

/// Cells for a row's name.
const HEAD: usize = 9;

fn label(app: &App, row: Row) -> String {
    match row {
        Row::Colour(colour) => format!("{} {}", app.words.colour(colour.name()), colour.letter()),
        Row::Black => format!("{} K", app.words.colour("black")),
        Row::Scrolls => app.words.text("tui-row-scrolls"),
    }
}

fn ink(row: Row) -> Option<Colour> {
    match row {
        Row::Colour(colour) => Some(colour),
        Row::Black | Row::Scrolls => None,
    }
}

/// `[a]5` may be chosen, ` a 5` may not, `>a<5` is selected; without a question there is no key.
fn cell(app: &App, pick: &Pick, selected: bool) -> Vec<Span<'static>> {
    let open = !pick.options.is_empty();
    let key = pick.key.unwrap_or(' ');
    let key = match (selected, open) {
        (true, _) => format!(">{key}<"),
        (false, true) => format!("[{key}]"),
        (false, false) => format!(" {key} "),
    };
    let count = if pick.count > 1 {
        format!(" x{}", pick.count)
    } else {
        String::new()
    };
    let ink = match pick.row {
        Row::Scrolls => Style::new(),
        row => app.theme.ink(ink(row)),
    };
    let asked = pick.key.is_some();
    let style = match (selected, open) {
        (true, _) => SELECTED,
        (false, true) => ink.add_modifier(ratatui::style::Modifier::BOLD),
        (false, false) if asked => QUIET,
        (false, false) => ink,
    };
    vec![
        Span::styled(key, if open { app.theme.strong() } else { QUIET }),
        Span::styled(format!("{}{count}", pick.name), style),
        Span::raw("  "),
    ]
}
