//! 手牌 — who one is, the cards and skills, and what else there is to choose from.

use fengsheng::{Ask, Faction};
use protocol::fengsheng::View;
use ratatui::style::Style;
use ratatui::text::Line;

use super::super::rows::{Head, rows};
use super::super::{heading, heading_with};
use super::characters;
use crate::App;
use crate::picks::{Picks, Row};

/// Cells for a row's name.
const HEAD: usize = 8;
/// The same where rows go by players.
const NAME: usize = 13;

/// The hand and the skills.
pub(super) fn mine(app: &App, view: &View, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let Some(place) = view.seats.get(app.seat.index()) else {
        return Vec::new();
    };
    let count = i32::from(place.hand_size);
    let title = app.words.text_with("tui-hand", &[("n", count.into())]);
    let mut lines = vec![heading_with(&title, &myself(app, view), width)];
    let choosable = picks.pile.is_empty();
    let head = |row| head(app, row);
    lines.extend(rows(app, &picks.mine, choosable, (HEAD, width), head));
    lines
}

/// One's own side, what it needs, and the character.
fn myself(app: &App, view: &View) -> String {
    let Some(place) = view.seats.get(app.seat.index()) else {
        return String::new();
    };
    let side = place.identity.map(Faction::name);
    let side = side.map(|name| app.words.text(&format!("fs-faction-{name}")));
    let role = characters::known(app, place);
    let parts: Vec<String> = side.into_iter().chain([role]).collect();
    format!(" {} ", parts.join(&app.words.text("list-comma")))
}

/// A hand that is shown, or the intelligence before everybody.
pub(super) fn pile(app: &App, view: &View, picks: &Picks, width: usize) -> Vec<Line<'static>> {
    let (title, room) = match view.ask {
        Ask::Shown { of, .. } => {
            let name = app.name(of);
            let values = [("name", name.as_str().into())];
            (app.words.text_with("tui-fs-shown", &values), HEAD)
        }
        Ask::Top { .. } => (app.words.text("tui-fs-top"), HEAD),
        Ask::Discarded { .. } => (app.words.text("tui-fs-discard"), HEAD),
        _ => (app.words.text("tui-fs-intelligence"), NAME),
    };
    let mut lines = vec![heading(&title, width)];
    let head = |row| head(app, row);
    lines.extend(rows(app, &picks.pile, true, (room, width), head));
    lines
}

fn head(app: &App, row: Row) -> Head {
    let text = match row {
        Row::Skills => app.words.text("tui-fs-skills"),
        Row::Before(seat) => format!("{seat} {}", app.name(seat)),
        _ => app.words.text("tui-fs-cards"),
    };
    (text, Style::new())
}
