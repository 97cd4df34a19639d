//! 整页 — help, a rulebook page, the seats in full, and the offer to go on.

use kernel::Seat;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::heading;
use crate::App;
use crate::text::{fit, wrap};
use crate::theme::QUIET;

/// How the game goes, in the order in which one needs it.
const TOPICS: [&str; 7] = ["goal", "turn", "follow", "chain", "scroll", "last", "score"];

/// The keys and what they do.
const KEYS: [(&str, &str); 12] = [
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

/// How to play, and the keys.
pub(super) fn help(app: &App, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-keys"), width)];
    let column = width / 2;
    for pair in KEYS.chunks(2) {
        let mut line = Line::default();
        for (key, does) in pair {
            line.push_span(Span::styled(fit(&format!(" {key}"), 8), app.theme.strong()));
            line.push_span(Span::raw(fit(&app.words.text(does), column - 8)));
        }
        lines.push(line);
    }
    lines.push(heading(&app.words.text("help-how"), width));
    for topic in TOPICS {
        let name = app.words.text(&format!("help-{topic}"));
        let text = app.words.text(&format!("help-{topic}-text"));
        for (at, line) in wrap(&text, width - 17).into_iter().enumerate() {
            let name = if at == 0 { name.as_str() } else { "" };
            lines.push(Line::from(vec![
                Span::styled(fit(&format!(" {name}"), 16), app.theme.strong()),
                Span::raw(line),
            ]));
        }
    }
    lines.push(heading(&app.words.text("tui-signs"), width));
    for line in wrap(&app.words.text("tui-signs-text"), width - 2) {
        lines.push(Line::raw(format!(" {line}")));
    }
    lines
}

/// A page of the rulebook.
pub(super) fn rule(app: &App, text: &[String], width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-rule"), width)];
    lines.extend(text.iter().map(|line| Line::raw(format!(" {line}"))));
    lines
}

/// All that is known of everybody.
pub(super) fn seats(app: &App, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-seats"), width)];
    let Some(view) = &app.view else {
        return lines;
    };
    let comma = app.words.text("list-comma");
    for (seat, place) in (0..).map(Seat::new).zip(&view.seats) {
        let name = app.names.get(seat.index()).cloned().unwrap_or_default();
        let who = match app.bots.get(seat.index()).and_then(Option::as_ref) {
            Some(bot) => app.words.text(&format!("bot-{bot}")),
            None => app.words.text("you-here"),
        };
        lines.push(Line::from(vec![
            Span::styled(format!(" {seat} {name}  "), app.theme.strong()),
            Span::styled(who, QUIET),
        ]));
        let facts = app.words.text_with(
            "tui-seat-facts",
            &[
                ("cards", i32::from(place.hand_size).into()),
                ("down", i32::from(place.down).into()),
                ("total", i32::from(place.total).into()),
            ],
        );
        let up: Vec<String> = place
            .up
            .iter()
            .map(|it| app.words.scroll(it.name()))
            .collect();
        let cards = |faces: blanc_noir::Faces| -> Vec<String> {
            faces
                .iter()
                .map(|it| app.words.card(&it.to_string()))
                .collect()
        };
        let mut about = vec![facts];
        for (key, names) in [
            ("tui-seat-up", up),
            ("tui-seat-known", cards(place.known)),
            ("tui-seat-lap", cards(place.lap)),
        ] {
            if !names.is_empty() {
                let names = names.join(&comma);
                about.push(
                    app.words
                        .text_with(key, &[("names", names.as_str().into())]),
                );
            }
        }
        for text in about {
            for line in wrap(&text, width - 6) {
                lines.push(Line::raw(format!("     {line}")));
            }
        }
    }
    lines
}

/// An unfinished game was found.
pub(super) fn offer(app: &App, width: usize) -> Vec<Line<'static>> {
    let round = app.view.as_ref().map_or(1, |view| i32::from(view.round));
    let players = app.names.join(&app.words.text("list-comma"));
    let text = app.words.text_with(
        "tui-offer-text",
        &[("round", round.into()), ("names", players.as_str().into())],
    );
    let mut lines = vec![
        heading(&app.words.text("tui-offer"), width),
        Line::default(),
    ];
    lines.extend(
        wrap(&text, width - 6)
            .into_iter()
            .map(|it| Line::raw(format!("   {it}"))),
    );
    lines.push(Line::default());
    for (key, does) in [
        ("Enter", "tui-offer-go-on"),
        ("n", "tui-offer-new"),
        ("q", "tui-key-quit"),
    ] {
        lines.push(Line::from(vec![
            Span::styled(fit(&format!("   {key}"), 10), app.theme.strong()),
            Span::styled(app.words.text(does), Style::new()),
        ]));
    }
    lines
}
