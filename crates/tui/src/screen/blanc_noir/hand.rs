//! 手牌 — the player's own cards and scrolls, and what a search may bring back.

use blanc_noir::Colour;
use protocol::blanc_noir::View;
use ratatui::text::Line;

use super::super::heading;
use super::super::rows::{Head, rows};
use crate::App;
use crate::picks::{Picks, Row};

/// The hand and the scrolls.
pub(super) fn mine(app: &App, view: &View, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let count = view
        .seats
        .get(app.seat.index())
        .map_or(0, |place| i32::from(place.hand_size));
    let title = app.words.text_with("tui-hand", &[("n", count.into())]);
    let mut lines = vec![heading(&title, width)];
    let choosable = picks.pile.is_empty();
    let head = |row| head(app, row);
    lines.extend(rows(app, &picks.mine, choosable, (HEAD, width), head));
    lines
}

/// What a search may bring back.
pub(super) fn pile(app: &App, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-pile"), width)];
    let head = |row| head(app, row);
    lines.extend(rows(app, &picks.pile, true, (HEAD, width), head));
    lines
}

/// Cells for a row's name.
const HEAD: usize = 9;

fn head(app: &App, row: Row) -> Head {
    let named = |name: &str, colour: Option<Colour>, letter: char| {
        let text = format!("{} {letter}", app.words.colour(name));
        (text, app.theme.ink(colour))
    };
    match row {
        Row::Colour(colour) => named(colour.name(), Some(colour), colour.letter()),
        Row::Black => named("black", None, 'K'),
        _ => (app.words.text("tui-row-scrolls"), app.theme.ink(None)),
    }
}
