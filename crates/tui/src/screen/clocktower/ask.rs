//! 提问 — the question, of whom it is asked, and a page of answers.

use protocol::clocktower::View;
use ratatui::text::{Line, Span};

use super::{count, is_host};
use crate::screen::heading;
use crate::text::{fit, wrap};
use crate::theme::{QUIET, SELECTED};
use crate::{App, Pace};

pub(super) fn block(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-ask"), width)];
    let text = question(app, view);
    lines.extend(
        wrap(&text, width)
            .into_iter()
            .map(|line| Line::styled(line, app.theme.strong())),
    );
    lines.extend(answers(app, width));
    let below = app.notice.clone().map_or_else(
        || Line::styled(hint(app, width), QUIET),
        |notice| Line::styled(notice, app.theme.warning()),
    );
    lines.push(below);
    lines
}

/// What is asked, and of whom, if it is asked of another.
fn question(app: &App, view: &View) -> String {
    let Some(prompt) = app.looked_at() else {
        return waiting(app);
    };
    let text = app.line(&prompt.question);
    if !is_host(view) || prompt.seat == app.seat {
        return text;
    }
    let name = app.name(prompt.seat);
    let values = [
        ("name", name.as_str().into()),
        ("question", text.as_str().into()),
    ];
    app.words.text_with("tui-ct-asks", &values)
}

fn waiting(app: &App) -> String {
    if app.queue.is_empty() {
        let key = if app.is_finished() {
            "tui-over"
        } else {
            "tui-wait"
        };
        return app.words.text(key);
    }
    let key = match app.pace {
        Pace::Step => "tui-step",
        Pace::Every(_) => "tui-moving",
    };
    let left = i32::try_from(app.queue.len()).unwrap_or(i32::MAX);
    app.words.text_with(key, &[("n", left.into())])
}

/// A page of the menu, entries side by side behind their digits.
fn answers(app: &App, width: usize) -> Vec<Line<'static>> {
    let page = app.menu_page(width);
    let rows = page.cells.chunks(page.columns.max(1)).enumerate();
    rows.map(|(row, cells)| {
        let cells = cells.iter().enumerate().flat_map(|(at, (text, marked))| {
            let digit = row * page.columns + at + 1;
            let text = fit(text, page.column.saturating_sub(5));
            let style = if *marked {
                SELECTED
            } else {
                ratatui::style::Style::new()
            };
            [
                Span::styled(format!("[{digit}] "), app.theme.strong()),
                Span::styled(text, style),
                Span::raw(" "),
            ]
        });
        Line::from(cells.collect::<Vec<_>>())
    })
    .collect()
}

fn hint(app: &App, width: usize) -> String {
    if let Some(filter) = &app.menu.filter {
        let values = [("text", filter.as_str().into())];
        return app.words.text_with("tui-ct-finding", &values);
    }
    let page = app.menu_page(width);
    if page.of > 1 {
        let values = [
            ("n", count(page.number).into()),
            ("of", count(page.of).into()),
        ];
        return app.words.text_with("tui-ct-page", &values);
    }
    String::new()
}
