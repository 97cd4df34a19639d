//! 黑与白 — the round, the seats, what happened, the hand, the question.

mod everybody;
mod hand;
mod score;
mod seats;

use protocol::blanc_noir::View;
use ratatui::text::Line;

use super::{ask, paged, pages, past, stacked};
use crate::App;
use crate::overlay::Overlay;

/// How the game goes, in the order in which one needs it.
const TOPICS: &[&str] = &[
    "help-goal",
    "help-turn",
    "help-follow",
    "help-chain",
    "help-scroll",
    "help-last",
    "help-score",
];

/// The keys and what they do.
const KEYS: &[(&str, &str)] = &[
    ("a b c", "tui-key-letters"),
    ("1 2 3", "tui-key-digits"),
    ("Enter", "tui-key-enter"),
    ("Tab", "tui-key-tab"),
    ("Space", "tui-key-space"),
    ("u", "tui-key-undo"),
    ("r", "tui-key-rule"),
    ("v", "tui-key-seats"),
    ("l L", "tui-key-log"),
    ("s", "tui-key-sheet"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];

pub(super) fn draw(
    app: &App,
    view: &View,
    overlay: Option<&Overlay>,
    (width, height): (usize, usize),
) -> Vec<Line<'static>> {
    let page = |lines, keys| paged(app, lines, height, keys);
    match overlay {
        Some(Overlay::Help) => page(
            pages::help(app, KEYS, TOPICS, "tui-signs-text", width),
            "tui-any-key",
        ),
        Some(Overlay::Seats) => page(everybody::page(app, view, width), "tui-any-key"),
        Some(Overlay::Sheet) => page(score::sheet(app, view, width), "tui-any-key"),
        _ if app.sheet_is_open() => page(score::sheet(app, view, width), "tui-sheet-keys"),
        _ if app.result_is_open() => page(score::result(app, view, width), "tui-result-keys"),
        _ => table(app, view, width, height),
    }
}

fn table(app: &App, view: &View, width: usize, height: usize) -> Vec<Line<'static>> {
    let picks = app.picks();
    let mut top = vec![seats::title(app, view, width)];
    let bottom = hand::mine(app, view, &picks, width);
    let beside = ask::Beside {
        hint: "tui-hint",
        ..ask::Beside::default()
    };
    let question = ask::block(app, &picks, &beside, width);
    if picks.pile.is_empty() {
        top.extend(seats::block(app, view, width));
        let room = height.saturating_sub(top.len() + bottom.len() + question.len());
        top.extend(past::block(app, width, room));
    } else {
        top.extend(hand::pile(app, &picks, width));
    }
    stacked(top, bottom, question, height)
}
