//! 画面 — the state drawn: the table, or a page over it.

mod ask;
mod hand;
mod pages;
mod past;
mod score;
mod seats;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::App;
use crate::overlay::Overlay;
use crate::text::{cells, wrap};
use crate::theme::QUIET;

/// The smallest screen that is drawn.
const LEAST: (u16, u16) = (60, 20);

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
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
    let page = |lines, keys| paged(app, lines, height, keys);
    let lines = match &app.overlay {
        Some(Overlay::Help) => page(pages::help(app, width), "tui-any-key"),
        Some(Overlay::Rule(text)) => page(pages::rule(app, text, width), "tui-any-key"),
        Some(Overlay::Log) => past::page(app, width, height),
        Some(Overlay::Seats) => page(pages::seats(app, width), "tui-any-key"),
        Some(Overlay::Sheet) => page(score::sheet(app, width), "tui-any-key"),
        Some(Overlay::Offer) => pages::offer(app, width),
        None if app.sheet_is_open() => page(score::sheet(app, width), "tui-sheet-keys"),
        None if app.result_is_open() => page(score::result(app, width), "tui-result-keys"),
        None => table(app, width, height),
    };
    put(frame, area, lines);
}

/// The table: how the round stands, the seats, what happened, the hand, the question.
fn table(app: &App, width: usize, height: usize) -> Vec<Line<'static>> {
    let picks = app.picks();
    let mut top = seats::title(app, width);
    let mut bottom = hand::mine(app, &picks, width);
    let question = ask::block(app, &picks, width);
    if picks.pile.is_empty() {
        top.extend(seats::block(app, width));
        let room = height.saturating_sub(top.len() + bottom.len() + question.len());
        top.extend(past::block(app, width, room));
    } else {
        top.extend(hand::pile(app, &picks, width));
    }
    // On a small screen with a big hand the top gives way, never the question.
    let room = height.saturating_sub(question.len());
    bottom.truncate(room);
    top.truncate(room - bottom.len());
    while top.len() + bottom.len() < room {
        top.push(Line::default());
    }
    top.append(&mut bottom);
    top.extend(question);
    top
}

fn put(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'static>>) {
    frame.render_widget(Paragraph::new(lines), area);
}

/// A heading that fills the line: `-- 记录 ------`.
fn heading(text: &str, width: usize) -> Line<'static> {
    let rest = width.saturating_sub(cells(text) + 4);
    Line::styled(format!("-- {text} {}", "-".repeat(rest)), QUIET)
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
