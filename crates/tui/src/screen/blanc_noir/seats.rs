//! 座位与中央 — who sits where with how much, and what lies in the middle.

use kernel::Seat;
use protocol::blanc_noir::{SeatView, View};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::App;
use crate::text::{cells, fit, right};
use crate::theme::QUIET;

/// Cells for the middle of the table, to the right of the seats.
const MIDDLE: usize = 27;
const NAME: usize = 12;

/// The game and the round.
pub(super) fn title(app: &App, view: &View, width: usize) -> Line<'static> {
    let left = app
        .words
        .text_with("tui-title", &[("round", i32::from(view.round).into())]);
    super::super::title(app, &left, &app.words.text("tui-title-keys"), width)
}

/// A row for each seat, and the middle beside them.
pub(super) fn block(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let room = width.saturating_sub(MIDDLE);
    let mut rows = vec![heads(app, room)];
    for (seat, place) in (0..).map(Seat::new).zip(&view.seats) {
        rows.push(row(app, view, seat, place, room));
    }
    let middle = middle(app, view);
    rows.resize_with(rows.len().max(middle.len()), || Line::raw(" ".repeat(room)));
    for (row, beside) in rows.iter_mut().zip(middle) {
        row.push_span(Span::styled("| ", QUIET));
        row.spans.extend(beside.spans);
    }
    rows
}

fn heads(app: &App, room: usize) -> Line<'static> {
    let word = |key: &str| app.words.text(key);
    let text = format!(
        "     {}{}{}{}",
        fit(&word("tui-seat"), NAME),
        right(&word("tui-cards"), 5),
        right(&word("tui-scrolls"), 8),
        right(&word("tui-total"), 6),
    );
    Line::styled(fit(&text, room), QUIET)
}

fn row(app: &App, view: &View, seat: Seat, place: &SeatView, room: usize) -> Line<'static> {
    let on_turn = view.winners.is_none() && view.turn == seat;
    let mark = if on_turn {
        ">"
    } else if view.winners.is_none() && view.next == seat {
        "+"
    } else {
        " "
    };
    let name = app.names.get(seat.index()).cloned().unwrap_or_default();
    let style = if on_turn {
        app.theme.strong()
    } else {
        Style::new()
    };
    let mut spans = vec![Span::styled(
        format!(
            " {mark} {seat} {}{}{}{}",
            fit(&name, NAME),
            right(&place.hand_size.to_string(), 5),
            right(&place.down.to_string(), 8),
            right(&place.total.to_string(), 6),
        ),
        style,
    )];
    let mut left = room.saturating_sub(spans.iter().map(|it| cells(&it.content)).sum());
    let mut add = |text: String, style: Style| {
        if cells(&text) + 2 <= left {
            left -= cells(&text) + 2;
            spans.push(Span::styled(format!("  {text}"), style));
        }
    };
    if place.declared {
        add(app.words.text("tui-declared"), app.theme.warning());
    } else if !view.playing.contains(&seat) {
        add(app.words.text("tui-sits-out"), QUIET);
    }
    for (key, count) in [
        ("tui-up", place.up.len()),
        ("tui-known", place.known.len() as usize),
    ] {
        if count > 0 {
            let n = i32::try_from(count).unwrap_or(i32::MAX);
            add(app.words.text_with(key, &[("n", n.into())]), QUIET);
        }
    }
    spans.push(Span::raw(" ".repeat(left)));
    Line::from(spans)
}

/// The lead, what follows it, the chain, the direction and the piles.
fn middle(app: &App, view: &View) -> Vec<Line<'static>> {
    let words = &app.words;
    let number = |n: u8| i32::from(n);
    let lead = view.lead.card.to_string();
    let follow = match view.lead.colour {
        _ if view.lead.open => words.text("tui-follow-any"),
        Some(colour) => words.text_with(
            "tui-follow",
            &[
                ("colour", words.colour(colour.name()).as_str().into()),
                ("number", number(view.lead.number).into()),
            ],
        ),
        None => words.text("tui-follow-naming"),
    };
    let labelled = |key: &str, text: String, style: Style| {
        Line::from(vec![
            Span::styled(fit(&words.text(key), 7), QUIET),
            Span::styled(text, style),
        ])
    };
    let followed = view
        .lead
        .colour
        .map_or(Style::new(), |it| app.theme.ink(Some(it)));
    let chain = if view.pending > 0 {
        labelled(
            "tui-chain",
            words.text_with("tui-chain-of", &[("n", number(view.pending).into())]),
            app.theme.warning(),
        )
    } else {
        labelled("tui-chain", words.text("tui-chain-none"), Style::new())
    };
    let direction = match view.direction {
        blanc_noir::Direction::Clockwise => "direction-clockwise",
        blanc_noir::Direction::CounterClockwise => "direction-counter-clockwise",
    };
    vec![
        labelled("tui-lead", words.card(&lead), app.theme.card(&lead)),
        labelled("tui-to-follow", follow, followed),
        chain,
        labelled("tui-direction", words.text(direction), Style::new()),
        labelled("tui-deck", view.deck.to_string(), Style::new()),
        labelled("tui-discard", view.discard.to_string(), Style::new()),
        labelled(
            "tui-scroll-deck",
            view.scroll_deck.to_string(),
            Style::new(),
        ),
    ]
}
