//! 提问 — the question, its answers and their keys, and what is to be said about the selected card.

mod ways;

use ratatui::text::{Line, Span};

use super::heading_with;
use crate::App;
use crate::Pace;
use crate::picks::{Pick, Picks};
use crate::text::{cells, wrap};
use crate::theme::{QUIET, SELECTED};

/// The lines that what a card does may take: the longest need as many on the smallest usual screen.
const GLOSS: usize = 3;

/// What only one game has to say beside the question.
#[derive(Default)]
pub(super) struct Beside {
    /// At the right end of the heading.
    pub(super) right: String,
    /// What is at stake; empty if nothing is.
    pub(super) warning: String,
    /// How to pick something: the key of the text.
    pub(super) hint: &'static str,
}

/// The lowest lines of the screen.
pub(super) fn block(app: &App, picks: &Picks, beside: &Beside, width: usize) -> Vec<Line<'static>> {
    let room = width.saturating_sub(2);
    let heading = heading_with(&app.words.text("tui-ask"), &beside.right, width);
    let mut lines = vec![heading];
    lines.extend(happened(app, room));
    lines.extend(question(app, width));
    if !beside.warning.is_empty() {
        let warning = wrap(&beside.warning, room).into_iter();
        lines.extend(warning.map(|it| Line::styled(format!(" {it}"), app.theme.warning())));
    }
    if picks.ways.is_empty() {
        lines.extend(buttons(app, picks, width));
    } else {
        lines.extend(ways::block(app, picks, width));
    }
    lines.extend(about(app, picks, beside.hint, width));
    lines
}

/// What the question is about.
fn happened(app: &App, room: usize) -> Vec<Line<'static>> {
    let happened = app.prompt().and_then(|prompt| prompt.happened.as_ref());
    let lines = happened.map(|line| wrap(&app.line(line), room));
    let lines = lines.unwrap_or_default().into_iter();
    lines.map(|line| Line::raw(format!(" {line}"))).collect()
}

/// What is asked, and what declining means; or who is waited for.
fn question(app: &App, width: usize) -> Vec<Line<'static>> {
    let (text, style) = if let Some(prompt) = app.prompt() {
        let mut text = app.line(&prompt.question);
        if let Some(passing) = &prompt.passing {
            text += &app.words.text("tui-between");
            text += &app.line(passing);
        }
        (text, app.theme.strong())
    } else if app.queue.is_empty() {
        let key = if app.is_finished() {
            "tui-over"
        } else {
            "tui-wait"
        };
        (app.words.text(key), QUIET)
    } else {
        let key = match app.pace {
            Pace::Step => "tui-step",
            Pace::Every(_) => "tui-moving",
        };
        let left = i32::try_from(app.queue.len()).unwrap_or(i32::MAX);
        let text = app.words.text_with(key, &[("n", left.into())]);
        (text, app.theme.strong())
    };
    wrap(&text, width.saturating_sub(2))
        .into_iter()
        .map(|line| Line::styled(format!(" {line}"), style))
        .collect()
}

/// The answers that are no cards, each behind its key.
fn buttons(app: &App, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut used = 0;
    for (key, choice) in &picks.buttons {
        let key = format!(" [{}]", key.unwrap_or(' '));
        let label = app.line(&choice.label);
        let wide = cells(&key) + cells(&label) + 1;
        if lines.is_empty() || used + wide > width {
            lines.push(Line::default());
            used = 0;
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(key, app.theme.strong()));
            line.push_span(Span::raw(format!("{label} ")));
        }
    }
    lines
}

/// A notice, or the selected card: what it would do, or why it cannot be chosen.
fn about(app: &App, picks: &Picks, hint: &str, width: usize) -> Vec<Line<'static>> {
    let room = width.saturating_sub(2);
    if let Some(notice) = &app.notice {
        return wrap(notice, room)
            .into_iter()
            .map(|line| Line::styled(format!(" {line}"), app.theme.warning()))
            .collect();
    }
    let Some(pick) = app.selected.and_then(|at| picks.choosable().get(at)) else {
        let Some(_) = app.prompt() else {
            return vec![Line::default()];
        };
        let open = picks.choosable().iter().any(|it| !it.options.is_empty());
        let key = if open { hint } else { "tui-hint-digits" };
        return quiet(&app.words.text(key), room);
    };
    if pick.options.is_empty() {
        let why = pick
            .reason
            .as_ref()
            .map_or_else(String::new, |it| app.line(it));
        let text = app.words.text_with(
            "tui-why-not",
            &[
                ("card", pick.full.as_str().into()),
                ("why", why.as_str().into()),
            ],
        );
        return wrap(&text, room)
            .into_iter()
            .map(|line| Line::styled(format!(" {line}"), app.theme.warning()))
            .collect();
    }
    let mut lines = Vec::new();
    if picks.ways.is_empty() {
        lines.push(answers(app, picks, pick));
    } else if let Some(reason) = &pick.reason {
        let why = app.line(reason);
        let text = app
            .words
            .text_with("tui-no-use", &[("why", why.as_str().into())]);
        lines.extend(quiet(&text, room));
    }
    lines.extend(quiet(&pick.gloss, room).into_iter().take(GLOSS));
    lines
}

fn quiet(text: &str, room: usize) -> Vec<Line<'static>> {
    wrap(text, room)
        .into_iter()
        .map(|line| Line::styled(format!(" {line}"), QUIET))
        .collect()
}

/// What the selected card may be chosen for, the highlighted answer marked.
fn answers(app: &App, picks: &Picks, pick: &Pick) -> Line<'static> {
    let mut spans = vec![Span::styled(
        format!(" {} ", app.words.text("tui-enter")),
        QUIET,
    )];
    let chosen = picks.highlighted(pick, app.option);
    for (at, choice) in pick.options.iter().enumerate() {
        let label = app.line(&choice.label);
        spans.push(if chosen == Some(at) {
            Span::styled(format!(">{label}<"), SELECTED)
        } else {
            Span::raw(format!(" {label} "))
        });
    }
    if pick.options.len() > 1 {
        spans.push(Span::styled(
            format!("  {}", app.words.text("tui-tab")),
            QUIET,
        ));
    }
    Line::from(spans)
}
