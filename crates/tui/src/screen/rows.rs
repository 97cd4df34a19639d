//! 行 — picks side by side, row by row, with the key of each.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::App;
use crate::picks::{Pick, Row};
use crate::text::{cells, fit};
use crate::theme::{QUIET, SELECTED};

/// What stands before a row's picks, and its ink.
pub(super) type Head = (String, Style);

/// Picks row by row behind their heads, which take `room` cells.
pub(super) fn rows(
    app: &App,
    picks: &[Pick],
    choosable: bool,
    (room, width): (usize, usize),
    head: impl Fn(Row) -> Head,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut row = None;
    let mut used = 0;
    for (at, pick) in picks.iter().enumerate() {
        let selected = choosable && app.selected == Some(at);
        let cell = cell(app, pick, selected);
        let wide: usize = cell.iter().map(|span| cells(&span.content)).sum();
        if row != Some(pick.row) || used + wide > width {
            let (text, style) = if row == Some(pick.row) {
                (String::new(), Style::new())
            } else {
                head(pick.row)
            };
            let text = format!(" {}", fit(&text, room));
            used = cells(&text);
            lines.push(Line::from(Span::styled(text, style)));
            row = Some(pick.row);
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.spans.extend(cell);
        }
    }
    lines
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
    let ink = app.theme.card(&pick.code);
    let asked = pick.key.is_some();
    let style = match (selected, open) {
        (true, _) => SELECTED,
        (false, true) => ink.add_modifier(Modifier::BOLD),
        (false, false) if asked => QUIET,
        (false, false) => ink,
    };
    vec![
        Span::styled(key, if open { app.theme.strong() } else { QUIET }),
        Span::styled(format!("{}{count}", pick.name), style),
        Span::raw("  "),
    ]
}
