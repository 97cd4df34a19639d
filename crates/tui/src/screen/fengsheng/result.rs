//! 终局 — who won, and who everybody was.

use fengsheng::Faction;
use kernel::Seat;
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
    let word = |key: &str| app.words.text(key);
    let heads = format!(
        "     {}{}{}",
        fit(&word("tui-seat"), NAME),
        fit(&word("tui-fs-side"), SIDE),
        fit(&word("tui-fs-character"), CHARACTER),
    );
    lines.push(Line::styled(heads, QUIET));
    for (seat, place) in (0..).map(Seat::new).zip(&view.seats) {
        let won = winners.contains(&seat);
        let mark = if won { "*" } else { " " };
        let side = place.identity.map(Faction::name);
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
