//! 剧本 — the characters there can be, the order of the nights, the jinxes: everybody may read it.

use clocktower::Team;
use protocol::clocktower::{Jinx, Sheet, SheetCharacter};
use ratatui::text::Line;

use crate::App;
use crate::screen::heading;
use crate::screen::pages::entry;
use crate::text::wrap;

/// Cells for a character's name.
const NAME: usize = 18;

pub(super) fn page(app: &App, width: usize) -> Vec<Line<'static>> {
    let Some(sheet) = &app.script else {
        return Vec::new();
    };
    let mut lines = vec![Line::styled(title(app, sheet), app.theme.strong())];
    for team in Team::ALL {
        let of_it: Vec<&SheetCharacter> = sheet
            .characters
            .iter()
            .filter(|it| it.team == team)
            .collect();
        if of_it.is_empty() {
            continue;
        }
        let name = app.words.text(&format!("ct-team-{}", team.name()));
        lines.push(heading(&name, width));
        for character in of_it {
            let (name, ability) = (app.role(&character.id), ability(app, character));
            lines.extend(entry(app, &name, &ability, (NAME, width)));
        }
    }
    for (key, calls) in [
        ("tui-ct-first-night", &sheet.first_night),
        ("tui-ct-other-nights", &sheet.other_nights),
    ] {
        let calls: Vec<String> = calls.iter().map(|it| app.slot(it)).collect();
        lines.push(heading(&app.words.text(key), width));
        let text = calls.join(&app.words.text("list-comma"));
        lines.extend(wrap(&text, width).into_iter().map(Line::raw));
    }
    if !sheet.jinxes.is_empty() {
        lines.push(heading(&app.words.text("tui-ct-jinxes"), width));
        for jinx in &sheet.jinxes {
            lines.extend(jinx_lines(app, jinx, width));
        }
    }
    lines
}

fn title(app: &App, sheet: &Sheet) -> String {
    let name = match &sheet.base {
        Some(base) => app.words.text(&format!("ct-script-{base}")),
        None if sheet.name.is_empty() => app.words.text("tui-ct-own-script"),
        None => sheet.name.clone(),
    };
    let counts: Vec<String> = Team::DEALT
        .into_iter()
        .zip(&sheet.counts)
        .map(|(team, count)| {
            let team = app.words.text(&format!("ct-team-{}", team.name()));
            format!("{team} {count}")
        })
        .collect();
    format!("{name}  {}", counts.join(&app.words.text("list-comma")))
}

fn ability(app: &App, character: &SheetCharacter) -> String {
    let mut text = match &character.ability {
        Some(ability) => ability.clone(),
        None => app.words.text(&format!("ct-role-{}-gloss", character.id)),
    };
    if character.by_hand {
        text = format!("{text} {}", app.words.text("tui-ct-by-hand"));
    }
    text
}

fn jinx_lines(app: &App, jinx: &Jinx, width: usize) -> Vec<Line<'static>> {
    let names = format!("{} / {}", app.role(&jinx.a), app.role(&jinx.b));
    let reason = match (&jinx.key, &jinx.reason) {
        (Some(key), _) => app.words.text(key),
        (None, reason) => reason.clone().unwrap_or_default(),
    };
    let text = format!("{names}: {reason}");
    wrap(&text, width).into_iter().map(Line::raw).collect()
}
