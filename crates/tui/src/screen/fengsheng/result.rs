//! 终局 — who won, and at last who everybody was.

use fengsheng::Table;
use kernel::{Eye, Position, Record, Seat, Turn};
use protocol::fengsheng::{Life, View};
use ratatui::style::Style;
use ratatui::text::Line;

use super::super::pages;
use super::characters;
use crate::App;
use crate::text::fit;
use crate::theme::QUIET;

const NAME: usize = 12;
const SIDE: usize = 14;
const CHARACTER: usize = 26;

pub(super) fn page(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let winners = view.winners.as_deref().unwrap_or_default();
    let mut lines = pages::verdict(app, winners, width);
    let all = revealed(&app.record);
    let shown = all.as_ref().unwrap_or(view);
    let word = |key: &str| app.words.text(key);
    let heads = format!(
        "     {}{}{}",
        fit(&word("tui-seat"), NAME),
        fit(&word("tui-fs-side"), SIDE),
        fit(&word("tui-fs-character"), CHARACTER),
    );
    lines.push(Line::styled(heads, QUIET));
    for (seat, place) in (0..).map(Seat::new).zip(&shown.seats) {
        let won = winners.contains(&seat);
        let mark = if won { "*" } else { " " };
        let side = place.identity.map(|faction| faction.name());
        let side = side.map(|name| word(&format!("fs-faction-{name}")));
        let life = match place.life {
            Life::Living => String::new(),
            Life::Dead => word("tui-fs-dead"),
            Life::Lost => word("tui-fs-lost"),
        };
        let text = format!(
            " {mark} {seat} {}{}{}{life}",
            fit(&app.name(seat), NAME),
            fit(&side.unwrap_or_default(), SIDE),
            fit(&characters::name(app, place), CHARACTER),
        );
        let style = if won {
            app.theme.strong()
        } else {
            Style::new()
        };
        lines.push(Line::styled(text, style));
    }
    lines
}

/// The finished table as it really was. The record is the person's own, and the game is over: there
/// is nothing left to hide.
fn revealed(record: &str) -> Option<View> {
    let record = Record::<Table>::from_text(record).ok()?;
    let table = record.replay(usize::MAX).ok()?;
    let is_over = matches!(table.turn(), Turn::Over(_));
    is_over.then(|| View::from(&table.view(Eye::All)))
}
