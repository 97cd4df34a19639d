//! 结算 — the counting of a round, and the end of the game.

use kernel::Seat;
use protocol::blanc_noir::{Sheet, View};
use ratatui::text::{Line, Span};

use super::super::{heading, pages};
use crate::App;
use crate::text::{cells, fit, right};
use crate::theme::QUIET;

const NAME: usize = 14;

/// The last finished round's counting.
pub(super) fn sheet(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    match &view.sheet {
        Some(sheet) => counting(app, sheet, width),
        None => vec![heading(&app.words.text("tui-sheet-none"), width)],
    }
}

fn counting(app: &App, sheet: &Sheet, width: usize) -> Vec<Line<'static>> {
    let round = i32::from(sheet.round);
    let title = app.words.text_with("tui-sheet", &[("round", round.into())]);
    let mut lines = vec![heading(&title, width), Line::default()];
    let word = |key: &str| app.words.text(key);
    let heads = format!(
        "   {}{}{}  {}",
        fit(&word("tui-seat"), NAME + 2),
        right(&word("tui-points"), 6),
        right(&word("tui-total"), 7),
        word("tui-left-over"),
    );
    lines.push(Line::styled(heads, QUIET));
    for (seat, row) in (0..).map(Seat::new).zip(&sheet.rows) {
        let name = app.names.get(seat.index()).cloned().unwrap_or_default();
        let mark = if seat == sheet.out { "*" } else { " " };
        let mut line = Line::raw(format!(
            " {mark} {seat} {}{}{}  ",
            fit(&name, NAME),
            right(&row.points.to_string(), 6),
            right(&row.total.to_string(), 7),
        ));
        let indent: usize = line.spans.iter().map(|it| cells(&it.content)).sum();
        let mut used = indent;
        if row.halved {
            let text = word("tui-halved");
            used += cells(&text) + 1;
            line.push_span(Span::styled(format!("{text} "), app.theme.strong()));
        }
        if row.hand.is_empty() {
            let key = if seat == sheet.out {
                "tui-out"
            } else {
                "nothing"
            };
            line.push_span(Span::styled(word(key), app.theme.strong()));
        }
        for face in row.hand.iter() {
            let code = face.to_string();
            let name = app.words.card(&code);
            if used + cells(&name) + 1 > width {
                lines.push(std::mem::replace(&mut line, Line::raw(" ".repeat(indent))));
                used = indent;
            }
            used += cells(&name) + 1;
            line.push_span(Span::styled(format!("{name} "), app.theme.card(&code)));
        }
        lines.push(line);
    }
    lines
}

/// Who won, and the totals, the lowest first.
pub(super) fn result(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let winners = view.winners.as_deref().unwrap_or_default();
    let mut lines = pages::verdict(app, winners, width);
    let mut ranking: Vec<(Seat, u16)> = (0..)
        .map(Seat::new)
        .zip(view.seats.iter().map(|place| place.total))
        .collect();
    ranking.sort_by_key(|&(_, total)| total);
    for (seat, total) in ranking {
        let name = app.names.get(seat.index()).cloned().unwrap_or_default();
        let won = view.winners.as_ref().is_some_and(|it| it.contains(&seat));
        let style = if won {
            app.theme.strong()
        } else {
            ratatui::style::Style::new()
        };
        let mark = if won { "*" } else { " " };
        lines.push(Line::styled(
            format!(
                "   {mark} {seat} {}{}",
                fit(&name, NAME),
                right(&total.to_string(), 7)
            ),
            style,
        ));
    }
    lines.push(Line::default());
    if let Some(sheet) = &view.sheet {
        lines.extend(counting(app, sheet, width));
    }
    lines
}
