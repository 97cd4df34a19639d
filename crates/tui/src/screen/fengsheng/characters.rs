//! 角色 — a character in words: its name, its skills, its mission; and the two one chooses from.

use fengsheng::{Gender, Role};
use protocol::fengsheng::{Life, SeatView, View};
use ratatui::text::{Line, Span};

use super::super::{heading, pages};
use crate::App;
use crate::text::wrap;
use crate::theme::QUIET;

/// The name of a player's character, if it is known.
pub(super) fn name(app: &App, place: &SeatView) -> String {
    match place.role {
        Some(role) => app.words.text(&format!("fs-role-{role}")),
        None => app.words.text("tui-fs-unknown"),
    }
}

/// What is known of a player's character: its name and how it lies.
pub(super) fn known(app: &App, place: &SeatView) -> String {
    let name = name(app, place);
    let lies = match place.role {
        Some(Role::Nobody) => return name,
        _ if place.life != Life::Living => return name,
        _ if place.face_up => "tui-fs-up",
        _ => "tui-fs-down",
    };
    format!("{name} {}", app.words.text(lies))
}

/// The two characters to choose from, in full.
pub(super) fn offered(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let place = view.seats.get(app.seat.index());
    let mut lines = vec![heading(&app.words.text("tui-fs-offered"), width)];
    for role in place.and_then(|place| place.offered).into_iter().flatten() {
        lines.extend(in_full(app, role, width));
        lines.push(Line::default());
    }
    lines
}

/// A character's name, sex, skills and mission.
pub(super) fn in_full(app: &App, role: Role, width: usize) -> Vec<Line<'static>> {
    let word = |key: &str| app.words.text(key);
    let mut facts = vec![word(if role.starts_hidden() {
        "fs-hidden"
    } else {
        "fs-open"
    })];
    facts.push(word(match role.gender() {
        Gender::Male => "fs-gender-male",
        Gender::Female => "fs-gender-female",
        Gender::Both => "fs-gender-both",
        Gender::Neither => "fs-gender-neither",
    }));
    let mut lines = vec![Line::from(vec![
        Span::styled(
            format!(" {}  ", word(&format!("fs-role-{role}"))),
            app.theme.strong(),
        ),
        Span::styled(facts.join(&word("list-comma")), QUIET),
    ])];
    for key in skills(app, role) {
        let gloss = word(&format!("{key}-gloss"));
        lines.extend(pages::entry(
            app,
            &format!("  {}", word(&key)),
            &gloss,
            width,
        ));
    }
    let mission = word(&format!("fs-role-{role}-mission"));
    let name = format!("  {}", word("tui-fs-mission"));
    lines.extend(pages::entry(app, &name, &mission, width));
    lines
}

/// The keys of a character's skills: those that are declared, those that answer, those that hold.
fn skills(app: &App, role: Role) -> Vec<String> {
    ["skill", "trigger", "passive"]
        .into_iter()
        .flat_map(|kind| (0..4).map(move |number| format!("fs-skill-{role}-{kind}-{number}")))
        .filter(|key| app.words.has(key))
        .collect()
}

/// The names of a character's skills, on as few lines as they need.
pub(super) fn in_short(app: &App, role: Role, width: usize) -> Vec<Line<'static>> {
    let names: Vec<String> = skills(app, role)
        .iter()
        .map(|key| {
            let (name, gloss) = (app.words.text(key), app.words.text(&format!("{key}-gloss")));
            let values = [
                ("name", name.as_str().into()),
                ("gloss", gloss.as_str().into()),
            ];
            app.words.text_with("tui-fs-skill", &values)
        })
        .collect();
    names
        .iter()
        .flat_map(|text| wrap(text, width.saturating_sub(6)))
        .map(|line| Line::raw(format!("     {line}")))
        .collect()
}
