//! 各人 — the seats in full: sides, characters with their skills, and the intelligence card by card.

use fengsheng::Mode;
use kernel::Seat;
use protocol::fengsheng::{Life, SeatView, View};
use ratatui::text::Line;
use words::fengsheng::keys;

use super::super::{heading, pages};
use super::characters;
use crate::App;
use crate::text::wrap;

pub(super) fn page(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-seats"), width)];
    for (seat, place) in (0..).map(Seat::new).zip(&view.seats) {
        lines.push(pages::who(app, seat));
        for text in facts(app, place) {
            for line in wrap(&text, width.saturating_sub(6)) {
                lines.push(Line::raw(format!("     {line}")));
            }
        }
        if let Some(role) = place.role {
            lines.extend(characters::in_short(app, (view.edition, role), width));
            if seat == app.seat {
                let mission = app.words.text(&keys::mission(view.edition, role));
                let values = [("mission", mission.as_str().into())];
                let key = match view.rules.mode {
                    Mode::Bystanders => "tui-fs-your-mission-alone",
                    _ => "tui-fs-your-mission",
                };
                let text = app.words.text_with(key, &values);
                for line in wrap(&text, width.saturating_sub(6)) {
                    lines.push(Line::styled(format!("     {line}"), app.theme.strong()));
                }
            }
        }
    }
    let discard = names(app, view.discard);
    lines.push(heading(&app.words.text("tui-fs-discard"), width));
    for line in wrap(&discard, width.saturating_sub(2)) {
        lines.push(Line::raw(format!(" {line}")));
    }
    lines
}

fn facts(app: &App, place: &SeatView) -> Vec<String> {
    let word = |key: &str| app.words.text(key);
    let side = match place.identity {
        Some(faction) => word(&format!("fs-faction-{}", faction.name())),
        None => word("tui-fs-side-unknown"),
    };
    let life = match place.life {
        Life::Living => None,
        Life::Dead => Some(word("tui-fs-dead")),
        Life::Lost => Some(word("tui-fs-lost")),
    };
    let first: Vec<String> = [side, characters::known(app, place)]
        .into_iter()
        .chain(life)
        .collect();
    let lying = names(app, place.intelligence);
    let values = [
        ("cards", i32::from(place.hand_size).into()),
        ("lying", lying.as_str().into()),
    ];
    vec![
        first.join(&word("list-comma")),
        app.words.text_with("tui-fs-seat-facts", &values),
    ]
}

/// Cards by their names; the word for nothing if there are none.
fn names(app: &App, faces: fengsheng::Faces) -> String {
    let names: Vec<String> = faces
        .iter()
        .map(|face| app.words.card(&face.to_string()))
        .collect();
    if names.is_empty() {
        app.words.text("nothing")
    } else {
        names.join(&app.words.text("list-comma"))
    }
}
