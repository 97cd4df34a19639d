//! 画面 — the state drawn: the table of the game that is played, or a page over it.

mod ask;
mod blanc_noir;
mod clocktower;
mod fengsheng;
mod pages;
mod past;
mod rows;

use protocol::View;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::App;
use crate::overlay::Overlay;
use crate::text::{cells, wrap};
use crate::theme::QUIET;
pub(crate) use clocktower::{INSIDE, is_host};

/// The smallest screen that is drawn.
const LEAST: (u16, u16) = (60, 20);

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
    app.width.set(area.width);
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let values = [
            ("width", i32::from(LEAST.0).into()),
            ("height", i32::from(LEAST.1).into()),
        ];
        let text = app.words.text_with("tui-too-small", &values);
        let lines = wrap(&text, usize::from(area.width))
            .into_iter()
            .map(Line::from);
        put(frame, area, lines.collect());
        return;
    }
    let width = usize::from(area.width);
    let height = usize::from(area.height);
    let lines = match &app.overlay {
        Some(Overlay::Log) => match &app.view {
            Some(View::Clocktower(view)) => clocktower::log(app, view, (width, height)),
            _ => past::page(app, width, height),
        },
        Some(Overlay::Offer) => pages::offer(app, width),
        Some(Overlay::Rule(text)) => {
            paged(app, pages::rule(app, text, width), height, "tui-any-key")
        }
        overlay => match &app.view {
            Some(View::BlancNoir(view)) => {
                blanc_noir::draw(app, view, overlay.as_ref(), (width, height))
            }
            Some(View::Fengsheng(view)) => {
                fengsheng::draw(app, view, overlay.as_ref(), (width, height))
            }
            Some(View::Clocktower(view)) => {
                clocktower::draw(app, view, overlay.as_ref(), (width, height))
            }
            None => Vec::new(),
        },
    };
    put(frame, area, lines);
}

fn put(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
    frame.render_widget(Paragraph::new(lines), area);
}

/// The top of a screen filled up, then what lies before the player, then the question. On a small
/// screen with a big hand the top gives way, never the question.
fn stacked(
    mut top: Vec<Line<'static>>,
    mut mine: Vec<Line<'static>>,
    question: Vec<Line<'static>>,
    height: usize,
) -> Vec<Line<'static>> {
    let room = height.saturating_sub(question.len());
    mine.truncate(room);
    top.truncate(room - mine.len());
    top.resize_with(room - mine.len(), Line::default);
    top.append(&mut mine);
    top.extend(question);
    top
}

/// A heading that fills the line: `-- 记录 ------`.
fn heading(text: &str, width: usize) -> Line<'static> {
    heading_with(text, "", width)
}

/// A heading with something at its right end.
fn heading_with(text: &str, right: &str, width: usize) -> Line<'static> {
    let taken = cells(text) + 4 + cells(right);
    let rest = width.saturating_sub(taken);
    Line::styled(format!("-- {text} {}{right}", "-".repeat(rest)), QUIET)
}

/// The title: what is played, and the keys.
fn title(app: &App, left: &str, keys: &str, width: usize) -> Line<'static> {
    let gap = width.saturating_sub(cells(left) + cells(keys) + 2);
    Line::from(vec![
        ratatui::text::Span::styled(format!(" {left}"), app.theme.strong()),
        ratatui::text::Span::raw(" ".repeat(gap)),
        ratatui::text::Span::styled(format!("{keys} "), QUIET),
    ])
}

/// As much of a page as fits, from where the person has scrolled to, and the keys that leave it.
fn paged(app: &App, lines: Vec<Line<'static>>, height: usize, keys: &str) -> Vec<Line<'static>> {
    let room = height - 1;
    let mut keys = format!(" {}", app.words.text(keys));
    if lines.len() > room {
        keys = format!(" {} {keys}", app.words.text("tui-page-keys"));
    }
    let from = app.scroll.min(lines.len().saturating_sub(room));
    let mut page: Vec<Line<'static>> = lines.into_iter().skip(from).take(room).collect();
    page.resize_with(room, Line::default);
    page.push(Line::styled(keys, QUIET));
    page
}
