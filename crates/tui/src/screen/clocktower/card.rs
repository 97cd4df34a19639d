//! 出示 — what a player is told, alone on the screen, to be shown to that player; and the screen that is handed back.

use kernel::Seat;
use protocol::clocktower::{Sees, View};
use protocol::{Arg, Line as Sentence};
use ratatui::text::Line;

use super::frame::{Kind, framed};
use super::grimoire;
use crate::App;
use crate::text::{cells, wrap};

/// How wide a card's text is at most.
const WIDE: usize = 48;

/// The card that was told so many cards before the last one: nothing else is on the screen.
pub(super) fn page(
    app: &App,
    view: &View,
    before: usize,
    (width, height): (usize, usize),
) -> Vec<Line<'static>> {
    let told: Vec<&Sentence> = app.log.told().collect();
    let Some(card) = told.iter().rev().nth(before) else {
        return centred(&[app.words.text("tui-ct-no-card")], (width, height));
    };
    if let (Sees::Storyteller(pages), Some((a, b))) = (&view.sees, look(card)) {
        let rows = grimoire::to_be_shown(app, view, pages, (a, b));
        return centred(&rows, (width, height));
    }
    let mut text = Vec::new();
    if let Some(Arg::Term { term }) = card.args.get("role") {
        text.push(app.words.text(term));
        text.push(String::new());
    }
    if let Some(Arg::Line { line }) = card.args.get("what") {
        text.extend(wrap(&app.line(line), WIDE.min(width)));
    }
    centred(&text, (width, height))
}

/// Whether what is told is a look into the grimoire, and which tokens are exchanged in it; those of one seat, if none are.
fn look(card: &Sentence) -> Option<(Seat, Seat)> {
    let Some(Arg::Line { line }) = card.args.get("what") else {
        return None;
    };
    match (line.key.as_str(), line.args.get("a"), line.args.get("b")) {
        ("ct-info-grimoire", ..) => Some((Seat::default(), Seat::default())),
        (
            "ct-info-grimoire-exchanged",
            Some(Arg::Seat { seat: a }),
            Some(Arg::Seat { seat: b }),
        ) => Some((*a, *b)),
        _ => None,
    }
}

/// The text in the middle of an empty screen.
fn centred(text: &[String], (width, height): (usize, usize)) -> Vec<Line<'static>> {
    let above = height.saturating_sub(text.len()) / 2;
    let widest = text.iter().map(|line| cells(line)).max().unwrap_or(0);
    let before = width.saturating_sub(widest) / 2;
    let mut lines = vec![Line::default(); above];
    lines.extend(
        text.iter()
            .map(|line| Line::raw(format!("{}{line}", " ".repeat(before)))),
    );
    lines
}

/// The screen on which the device is handed back: nothing secret is on it.
pub(super) fn cover(app: &App, (width, height): (usize, usize)) -> Vec<Line<'static>> {
    let text = app.words.text("tui-ct-cover");
    let inside = width.saturating_sub(super::INSIDE);
    let lines = centred(&wrap(&text, inside), (inside, height.saturating_sub(2)));
    framed(app, Kind::Open, lines, "tui-any-key", (width, height))
}
