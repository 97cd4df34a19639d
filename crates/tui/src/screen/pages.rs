//! 整页 — help, a rulebook page, who won, and the offer to go on.

use kernel::Seat;
use protocol::View;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::heading;
use crate::App;
use crate::text::{fit, wrap};
use crate::theme::QUIET;

/// How to play, and the keys.
pub(super) fn help(
    app: &App,
    keys: &[(&str, &str)],
    topics: &[&str],
    signs: &str,
    width: usize,
) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-keys"), width)];
    let column = width / 2;
    for pair in keys.chunks(2) {
        let mut line = Line::default();
        for (key, does) in pair {
            line.push_span(Span::styled(fit(&format!(" {key}"), 8), app.theme.strong()));
            line.push_span(Span::raw(fit(&app.words.text(does), column - 8)));
        }
        lines.push(line);
    }
    lines.push(heading(&app.words.text("help-how"), width));
    for topic in topics {
        let name = app.words.text(topic);
        let text = app.words.text(&format!("{topic}-text"));
        lines.extend(entry(app, &name, &text, (16, width)));
    }
    lines.push(heading(&app.words.text("tui-signs"), width));
    for line in wrap(&app.words.text(signs), width - 2) {
        lines.push(Line::raw(format!(" {line}")));
    }
    lines
}

/// A name and what is to be said about it, beside it.
pub(super) fn entry(
    app: &App,
    name: &str,
    text: &str,
    (column, width): (usize, usize),
) -> Vec<Line<'static>> {
    wrap(text, width.saturating_sub(column + 1))
        .into_iter()
        .enumerate()
        .map(|(at, line)| {
            let name = if at == 0 { name } else { "" };
            Line::from(vec![
                Span::styled(fit(&format!(" {name}"), column), app.theme.strong()),
                Span::raw(line),
            ])
        })
        .collect()
}

/// A page of the rulebook.
pub(super) fn rule(app: &App, text: &[String], width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-rule"), width)];
    lines.extend(text.iter().map(|line| Line::raw(format!(" {line}"))));
    lines
}

/// A seat's name, and who plays there.
pub(super) fn who(app: &App, seat: Seat) -> Line<'static> {
    let who = match app.bots.get(seat.index()).and_then(Option::as_ref) {
        Some(bot) => app.words.text(&format!("bot-{bot}")),
        None => app.words.text("you-here"),
    };
    Line::from(vec![
        Span::styled(format!(" {seat} {}  ", app.name(seat)), app.theme.strong()),
        Span::styled(who, QUIET),
    ])
}

/// The head of a game's last page: who won.
pub(super) fn verdict(app: &App, winners: &[Seat], width: usize) -> Vec<Line<'static>> {
    let names: Vec<String> = winners.iter().map(|&seat| app.name(seat)).collect();
    let names = names.join(&app.words.text("list-comma"));
    let key = match (winners.contains(&app.seat), winners.len()) {
        (_, 0) => "tui-nobody-won",
        (true, 1) => "tui-won",
        (true, _) => "tui-won-together",
        (false, 1) => "tui-lost",
        (false, _) => "tui-lost-together",
    };
    let verdict = app
        .words
        .text_with(key, &[("names", names.as_str().into())]);
    let mut lines = vec![
        heading(&app.words.text("tui-result"), width),
        Line::default(),
    ];
    for line in wrap(&verdict, width.saturating_sub(4)) {
        lines.push(Line::styled(format!("   {line}"), app.theme.strong()));
    }
    lines.push(Line::default());
    lines
}

/// What the game, or the edition of it, is called.
fn game_name(app: &App) -> String {
    let named = |id: &str| app.words.text(&format!("game-{}", id.replace('/', "-")));
    match &app.view {
        Some(View::Fengsheng(view)) => named(view.edition.id()),
        Some(View::BlancNoir(_)) => named("blanc-noir"),
        Some(View::Clocktower(_)) => named("clocktower"),
        None => String::new(),
    }
}

/// An unfinished game was found.
pub(super) fn offer(app: &App, width: usize) -> Vec<Line<'static>> {
    let players = app.names.join(&app.words.text("list-comma"));
    let names = ("names", players.as_str().into());
    let text = match &app.view {
        Some(View::Fengsheng(view)) => {
            let turn = app.name(view.turn);
            let values = [("name", turn.as_str().into()), names];
            app.words.text_with("tui-fs-offer-text", &values)
        }
        Some(View::BlancNoir(view)) => {
            let values = [("round", i32::from(view.round).into()), names];
            app.words.text_with("tui-offer-text", &values)
        }
        Some(View::Clocktower(view)) => {
            let night = i32::from(view.board.night);
            let values = [("night", night.into()), names];
            app.words.text_with("tui-ct-offer-text", &values)
        }
        None => String::new(),
    };
    let game = game_name(app);
    let title = app
        .words
        .text_with("tui-offer", &[("game", game.as_str().into())]);
    let mut lines = vec![heading(&title, width), Line::default()];
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
