//! 钟楼谜团 — the town, the grimoire for whoever runs the game, the night's calls, the question; what is shown to a player.
//!
//! Every screen says whether others may see it: by a word at its top, by its border and by its ink.

mod ask;
mod card;
mod counsel;
mod frame;
mod grimoire;
mod night;
mod result;
mod script;
mod square;

use protocol::clocktower::{Sees, View};
use ratatui::text::Line;

use super::{pages, past};
use crate::App;
use crate::overlay::Overlay;
use frame::{Kind, framed};

pub(crate) use frame::INSIDE;

/// How the game goes, in the order in which one needs it.
const TOPICS: &[&str] = &[
    "tui-ct-help-goal",
    "tui-ct-help-night",
    "tui-ct-help-day",
    "tui-ct-help-host",
];

/// The keys and what they do.
const KEYS: &[(&str, &str)] = &[
    ("1 2 3", "tui-key-digits"),
    ("Enter", "tui-key-enter"),
    ("Arrows", "tui-ct-key-arrows"),
    ("Esc", "tui-ct-key-back"),
    ("Tab", "tui-ct-key-tab"),
    ("/", "tui-ct-key-find"),
    ("t", "tui-ct-key-square"),
    ("c", "tui-ct-key-card"),
    ("s", "tui-ct-key-script"),
    ("w", "tui-ct-key-why"),
    ("u", "tui-key-undo"),
    ("r", "tui-key-rule"),
    ("l L", "tui-key-log"),
    ("?", "tui-key-help"),
    ("q", "tui-key-quit"),
];

/// A number as texts take it.
fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Whoever runs the game is looking.
pub(crate) fn is_host(view: &View) -> bool {
    matches!(view.sees, Sees::Storyteller(_))
}

pub(super) fn draw(
    app: &App,
    view: &View,
    overlay: Option<&Overlay>,
    (width, height): (usize, usize),
) -> Vec<Line<'static>> {
    let inside = width.saturating_sub(INSIDE);
    let open = |lines| framed(app, Kind::Open, lines, "tui-any-key", (width, height));
    match overlay {
        Some(Overlay::Card(at)) => card::page(app, view, *at, (width, height)),
        Some(Overlay::Cover) => card::cover(app, (width, height)),
        Some(Overlay::Square) => open(square::page(app, view, inside)),
        Some(Overlay::Advice(counsel)) => framed(
            app,
            Kind::Storytellers,
            counsel::advice(app, counsel, inside),
            "tui-any-key",
            (width, height),
        ),
        Some(Overlay::Review(decisions)) => open(counsel::review(app, decisions, inside)),
        Some(Overlay::Seats | Overlay::Sheet) => open(script::page(app, inside)),
        Some(Overlay::Help) => open(pages::help(app, KEYS, TOPICS, "tui-ct-signs-text", inside)),
        _ if app.result_is_open() => framed(
            app,
            Kind::Open,
            result::page(app, view, inside),
            "tui-ct-result-keys",
            (width, height),
        ),
        _ => table(app, view, (width, height)),
    }
}

/// The whole log: what whoever runs the game reads there is for nobody else.
pub(super) fn log(app: &App, view: &View, (width, height): (usize, usize)) -> Vec<Line<'static>> {
    let lines = past::page(app, width.saturating_sub(INSIDE), height.saturating_sub(2));
    framed(app, kind(view), lines, "tui-any-key", (width, height))
}

/// Who may look at what this eye sees.
fn kind(view: &View) -> Kind {
    if is_host(view) {
        Kind::Storytellers
    } else {
        Kind::Own
    }
}

fn table(app: &App, view: &View, (width, height): (usize, usize)) -> Vec<Line<'static>> {
    let inside = width.saturating_sub(INSIDE);
    let room = height.saturating_sub(2);
    let question = ask::block(app, view, inside);
    let mut top = vec![square::status(app, view)];
    let left = room.saturating_sub(question.len() + 1);
    let middle = match &view.sees {
        Sees::Storyteller(grimoire) => grimoire::block(app, view, grimoire, (inside, left)),
        Sees::Player(_) | Sees::Onlooker => square::block(app, view, (inside, left)),
    };
    top.extend(middle);
    let past = room.saturating_sub(top.len() + question.len());
    top.extend(past::block(app, inside, past));
    top.resize_with(room.saturating_sub(question.len()), Line::default);
    top.extend(question);
    let keys = if is_host(view) {
        "tui-ct-host-keys"
    } else {
        "tui-ct-keys"
    };
    framed(app, kind(view), top, keys, (width, height))
}
