//! 结局 — who won and why, and who everybody was.

use protocol::clocktower::{Phase, View};
use ratatui::text::{Line, Span};

use super::square::name;
use crate::App;
use crate::screen::heading;

pub(super) fn page(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-result"), width)];
    if let Phase::Over { side, .. } = view.board.phase {
        let side = app.words.text(&format!("ct-side-{}", side.name()));
        let text = app
            .words
            .text_with("tui-ct-won", &[("side", side.as_str().into())]);
        lines.push(Line::styled(text, app.theme.strong()));
    }
    lines.push(Line::default());
    for was in &view.revealed {
        let seat = was.seat;
        let side = app.words.text(&format!("ct-side-{}", was.side.name()));
        let alive = view.board.seats.get(seat.index()).is_none_or(|it| it.alive);
        let dead = if alive {
            String::new()
        } else {
            app.words.text("tui-ct-dead")
        };
        lines.push(Line::from(vec![
            Span::styled(name(app, seat), app.theme.strong()),
            Span::raw(format!("{}  {side}  {dead}", app.role(&was.character))),
        ]));
    }
    lines
}
