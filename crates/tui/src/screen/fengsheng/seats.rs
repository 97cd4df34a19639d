//! 座位 — a row for each player: the hand's size, the intelligence by colours, the character, the side.

use fengsheng::{Colour, Faction};
use kernel::Seat;
use protocol::fengsheng::{Life, SeatView, View};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::characters;
use crate::App;
use crate::text::{cells, fit, right};
use crate::theme::QUIET;

const NAME: usize = 11;
const CARDS: usize = 5;
/// Cells for the intelligence of one colour.
const PILE: usize = 4;
const SIDE: usize = 10;
/// Cells for how a character lies.
const LIES: usize = 5;

/// The game and whose turn it is, or whose play step in whose turn.
pub(super) fn title(app: &App, view: &View) -> String {
    let turn = app.name(view.turn);
    let name = ("name", turn.as_str().into());
    match view.step.filter(|&step| step != view.turn) {
        Some(step) => {
            let step = app.name(step);
            let values = [name, ("step", step.as_str().into())];
            app.words.text_with("tui-fs-title-step", &values)
        }
        None => app.words.text_with("tui-fs-title", &[name]),
    }
}

/// A head and a row for each seat.
pub(super) fn block(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let room = character_room(width);
    let mut rows = vec![heads(app, room, width)];
    for (seat, place) in (0..).map(Seat::new).zip(&view.seats) {
        rows.push(row(app, view, (seat, place), room, width));
    }
    rows
}

/// Cells for the character: what is left, and not more than the longest needs.
fn character_room(width: usize) -> usize {
    let others = 5 + NAME + CARDS + 2 + 3 * PILE + LIES + SIDE + 9;
    width.saturating_sub(others).clamp(8, 26)
}

fn heads(app: &App, room: usize, width: usize) -> Line<'static> {
    let word = |key: &str| app.words.text(key);
    let text = format!(
        "     {}{}  {}{}{}{}",
        fit(&word("tui-seat"), NAME),
        right(&word("tui-cards"), CARDS),
        fit(&word("tui-fs-lying"), 3 * PILE),
        fit(&word("tui-fs-character"), room),
        fit("", LIES),
        fit(&word("tui-fs-side"), SIDE),
    );
    Line::styled(fit(&text, width), QUIET)
}

fn row(
    app: &App,
    view: &View,
    (seat, place): (Seat, &SeatView),
    room: usize,
    width: usize,
) -> Line<'static> {
    let playing = view.winners.is_none();
    let on_turn = playing && view.turn == seat;
    let mark = match (on_turn, playing && view.asked.contains(&seat)) {
        (true, _) => ">",
        (false, true) => "?",
        (false, false) => " ",
    };
    let living = place.life == Life::Living;
    let style = match (on_turn, living) {
        (_, false) => QUIET,
        (true, true) => app.theme.strong(),
        (false, true) => Style::new(),
    };
    let head = format!(
        " {mark} {seat} {}{}  ",
        fit(&app.name(seat), NAME),
        right(&place.hand_size.to_string(), CARDS),
    );
    let mut spans = vec![Span::styled(head, style)];
    spans.extend(Colour::ALL.map(|colour| pile(app, place, colour)));
    let name = fit(&characters::name(app, place), room - 1);
    let lies = fit(&characters::lies(app, place), LIES);
    spans.push(Span::styled(format!("{name} {lies}"), style));
    let side = place.identity.map(Faction::name);
    let side = side.map(|name| app.words.text(&format!("fs-faction-{name}-short")));
    spans.push(Span::styled(
        fit(&side.unwrap_or_default(), SIDE),
        if place.shown { style } else { QUIET },
    ));
    let used: usize = spans.iter().map(|it| cells(&it.content)).sum();
    spans.push(marks(app, view, seat, place, width.saturating_sub(used)));
    Line::from(spans)
}

/// How many of a colour lie there: a letter and a number, in the colour's ink.
fn pile(app: &App, place: &SeatView, colour: Colour) -> Span<'static> {
    let lying = place.intelligence;
    let count = lying.iter().filter(|face| face.is(colour)).count();
    let letter = app.words.text(&format!("tui-fs-{}", colour.name()));
    let text = fit(&format!("{letter}{count}"), PILE);
    let style = match (count, colour) {
        (0, _) => QUIET,
        (2.., Colour::Black) => app.theme.warning(),
        _ => app.theme.intelligence(colour),
    };
    Span::styled(text, style)
}

/// What holds for this player in this turn: dead, locked, away.
fn marks(app: &App, view: &View, seat: Seat, place: &SeatView, room: usize) -> Span<'static> {
    let mut marks = Vec::new();
    match place.life {
        Life::Living => {}
        Life::Dead => marks.push("tui-fs-dead"),
        Life::Lost => marks.push("tui-fs-lost"),
    }
    if view.locked.contains(&seat) {
        marks.push("tui-fs-locked");
    }
    if view.lured.contains(&seat) {
        marks.push("tui-fs-lured");
    }
    let text: Vec<String> = marks.iter().map(|key| app.words.text(key)).collect();
    Span::styled(fit(&text.join(" "), room), app.theme.warning())
}
