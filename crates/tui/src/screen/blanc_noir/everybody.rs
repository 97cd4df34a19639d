//! 各人 — the seats in full.

use kernel::Seat;
use protocol::blanc_noir::View;
use ratatui::text::Line;

use super::super::{heading, pages};
use crate::App;
use crate::text::wrap;

/// All that is known of everybody.
pub(super) fn page(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-seats"), width)];
    let comma = app.words.text("list-comma");
    for (seat, place) in (0..).map(Seat::new).zip(&view.seats) {
        lines.push(pages::who(app, seat));
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
