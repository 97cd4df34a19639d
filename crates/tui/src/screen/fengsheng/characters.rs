//! 角色 — a character in words: its name, its skills, its mission; and the two one chooses from.

use fengsheng::{Edition, Gender, Role};
use protocol::Spot;
use protocol::fengsheng::{Life, SeatView};
use ratatui::text::{Line, Span};
use words::fengsheng::keys::{self, SkillKind};

use super::super::{heading, pages};
use crate::App;
use crate::text::{cells, wrap};
use crate::theme::QUIET;

/// The name of a player's character, if it is known.
pub(super) fn name(app: &App, place: &SeatView) -> String {
    match place.role {
        Some(role) => app.words.text(&keys::role(role)),
        None => app.words.text("tui-fs-unknown"),
    }
}

/// How it lies; nothing for a player who is out of the game or has none.
pub(super) fn lies(app: &App, place: &SeatView) -> String {
    let key = match place.role {
        Some(Role::Nobody) => return String::new(),
        _ if place.life != Life::Living => return String::new(),
        _ if place.face_up => "tui-fs-up",
        _ => "tui-fs-down",
    };
    app.words.text(key)
}

/// The name and how it lies.
pub(super) fn known(app: &App, place: &SeatView) -> String {
    let text = format!("{} {}", name(app, place), lies(app, place));
    text.trim_end().to_owned()
}

/// The characters to choose from, in full, in the order of their keys.
pub(super) fn offered(app: &App, edition: Edition, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![heading(&app.words.text("tui-fs-offered"), width)];
    for choice in app.prompt().map_or(&[][..], |prompt| &prompt.options) {
        if let Spot::Role { role } = &choice.spot
            && let Ok(role) = role.parse()
        {
            lines.extend(in_full(app, (edition, role), width));
            lines.push(Line::default());
        }
    }
    lines
}

/// A character's name, sex, skills and mission.
fn in_full(app: &App, (edition, role): (Edition, Role), width: usize) -> Vec<Line<'static>> {
    let word = |key: &str| app.words.text(key);
    let mut facts = vec![word(if role.starts_hidden(edition) {
        "fs-hidden"
    } else {
        "fs-open"
    })];
    facts.push(word(match role.gender(edition) {
        Gender::Male => "fs-gender-male",
        Gender::Female => "fs-gender-female",
        Gender::Both => "fs-gender-both",
        Gender::Neither => "fs-gender-neither",
    }));
    let mut lines = vec![Line::from(vec![
        Span::styled(
            format!(" {}  ", word(&keys::role(role))),
            app.theme.strong(),
        ),
        Span::styled(facts.join(&word("list-comma")), QUIET),
    ])];
    let mut entries: Vec<(String, String)> = skills(app, edition, role)
        .iter()
        .map(|key| (word(key), word(&format!("{key}-gloss"))))
        .collect();
    entries.push((word("tui-fs-mission"), word(&keys::mission(edition, role))));
    let longest = entries.iter().map(|(name, _)| cells(name)).max();
    let column = longest.unwrap_or_default() + INDENT + 3;
    for (name, text) in entries {
        let name = format!("{}{name}", " ".repeat(INDENT));
        lines.extend(pages::entry(app, &name, &text, (column, width)));
    }
    lines
}

/// Cells before the name of a skill.
const INDENT: usize = 2;

/// The keys of a character's skills: those that are declared, those that answer, those that hold.
fn skills(app: &App, edition: Edition, role: Role) -> Vec<String> {
    SkillKind::ALL
        .into_iter()
        .flat_map(|kind| (0..4).map(move |number| keys::skill(edition, role, kind, number)))
        .filter(|key| app.words.has(key))
        .collect()
}

/// The names of a character's skills, on as few lines as they need.
pub(super) fn in_short(
    app: &App,
    (edition, role): (Edition, Role),
    width: usize,
) -> Vec<Line<'static>> {
    let names: Vec<String> = skills(app, edition, role)
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
