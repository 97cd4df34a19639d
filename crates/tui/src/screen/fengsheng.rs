//! 风声 — the seats, the intelligence on its way, the chain, what happened, the hand, the question.

mod asking;
mod characters;
mod everybody;
mod hand;
mod middle;
mod result;
mod seats;
mod stage;

use protocol::fengsheng::View;
use ratatui::text::Line;

use super::{ask, paged, pages, past, stacked, title};
use crate::App;
use crate::overlay::Overlay;
use crate::theme::QUIET;

/// How the game goes, in the order in which one needs it.
const TOPICS: &[&str] = &[
    "tui-fs-help-goal",
    "tui-fs-help-turn",
    "tui-fs-help-send",
    "tui-fs-help-answer",
    "tui-fs-help-probe",
    "tui-fs-help-death",
    "tui-fs-help-character",
];

/// The keys and what they do.
const KEYS: &[(&str, &str)] = &[
    ("a b c", "tui-fs-key-letters"),
    ("1 2 3", "tui-fs-key-digits"),
    ("Enter", "tui-key-enter"),
    ("Tab", "tui-fs-key-tab"),
    ("m", "tui-fs-key-asking"),
    ("w", "tui-fs-key-wait"),
    ("o", "tui-fs-key-reasons"),
    ("Space", "tui-key-space"),
    ("u", "tui-fs-key-undo"),
    ("r", "tui-fs-key-rule"),
    ("v", "tui-key-seats"),
    ("l L", "tui-key-log"),
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
            pages::help(app, KEYS, TOPICS, "tui-fs-signs-text", width),
            "tui-any-key",
        ),
        Some(Overlay::Seats) => page(everybody::page(app, view, width), "tui-any-key"),
        Some(Overlay::Asking) => page(asking::reasons(app, width), "tui-any-key"),
        Some(Overlay::Wait) => page(asking::wait(app, view, width), "tui-any-key"),
        _ if app.result_is_open() => page(result::page(app, view, width), "tui-result-keys"),
        _ => table(app, view, width, height),
    }
}

fn table(app: &App, view: &View, width: usize, height: usize) -> Vec<Line<'static>> {
    let picks = app.picks();
    let mut top = vec![title(
        app,
        &seats::title(app, view),
        &app.words.text("tui-fs-title-keys"),
        width,
    )];
    let choosing = app.is_choosing_a_character();
    let bottom = if choosing {
        Vec::new()
    } else {
        hand::mine(app, view, &picks, width)
    };
    let beside = ask::Beside {
        right: asking::bar(app),
        warning: asking::at_stake(app, view),
        hint: "tui-fs-hint",
    };
    let question = ask::block(app, &picks, &beside, width);
    if choosing {
        let room = height.saturating_sub(top.len() + question.len());
        let offered = characters::offered(app, view.edition, width);
        top.extend(scrolled(app, offered, room));
    } else {
        top.extend(seats::block(app, view, width));
        top.extend(stage::block(app, view, width));
        top.extend(middle::block(app, view, width));
        if picks.pile.is_empty() {
            let room = height.saturating_sub(top.len() + bottom.len() + question.len());
            top.extend(past::block(app, width, room));
        } else {
            top.extend(hand::pile(app, view, &picks, width));
        }
    }
    stacked(top, bottom, question, height)
}

/// As many lines as there is room for, from where the person has scrolled to; the last line says how to
/// see more.
fn scrolled(app: &App, mut lines: Vec<Line<'static>>, room: usize) -> Vec<Line<'static>> {
    if lines.last().is_some_and(|line| line.spans.is_empty()) {
        lines.pop();
    }
    if lines.len() <= room || room < 2 {
        return lines;
    }
    let from = app.scroll.min(lines.len() + 1 - room);
    let below = i32::try_from(lines.len() + 1 - room - from).unwrap_or(i32::MAX);
    let mut shown: Vec<Line<'static>> = lines.into_iter().skip(from).take(room - 1).collect();
    let more = app.words.text_with("tui-fs-more", &[("n", below.into())]);
    shown.push(Line::styled(format!(" {more}"), QUIET));
    shown
}
