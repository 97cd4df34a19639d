//! 中央 — the piles, the intelligence on its way with its path, and the chain.

use fengsheng::{Edition, Script, TurnFlag};
use kernel::Seat;
use protocol::fengsheng::{Declared, Transit, View};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use words::fengsheng::keys;

use crate::App;
use crate::text::{cells, fit};
use crate::theme::QUIET;

/// Cells for the name of a line.
const HEAD: usize = 9;

pub(super) fn block(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let mut lines = flowing(app, "tui-fs-way", on_its_way(app, view), width);
    let holding = holding(app, view);
    if !holding.is_empty() {
        lines.extend(flowing(app, "tui-fs-holding", holding, width));
    }
    lines.extend(flowing(app, "tui-fs-chain", chain(app, view), width));
    lines
}

/// Pieces one after the other behind a name, on as many lines as they need.
fn flowing(app: &App, key: &str, pieces: Vec<Span<'static>>, width: usize) -> Vec<Line<'static>> {
    let head = |text: &str| Span::styled(format!(" {}", fit(text, HEAD)), QUIET);
    let mut lines = vec![Line::from(head(&app.words.text(key)))];
    let mut used = HEAD + 1;
    for piece in pieces {
        let wide = cells(&piece.content);
        if used + wide > width && used > HEAD + 1 {
            lines.push(Line::from(head("")));
            used = HEAD + 1;
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.push_span(piece);
        }
    }
    lines
}

/// What skills make hold until the turn ends.
fn holding(app: &App, view: &View) -> Vec<Span<'static>> {
    let names = view.holding.iter().map(|flag| match flag {
        TurnFlag::SendsDirect => "tui-fs-holds-sends-direct",
        TurnFlag::Kiss => "tui-fs-holds-kiss",
        TurnFlag::Seamless => "tui-fs-holds-seamless",
        TurnFlag::Encrypted => "tui-fs-holds-encrypted",
        TurnFlag::Undying => "tui-fs-holds-undying",
        TurnFlag::ColdBlood => "tui-fs-holds-cold-blood",
    });
    names
        .map(|key| Span::raw(format!("{}  ", app.words.text(key))))
        .collect()
}

/// The intelligence, its sender and its path; where there is none, the piles.
fn on_its_way(app: &App, view: &View) -> Vec<Span<'static>> {
    let Some(transit) = &view.transit else {
        let number = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
        let values = [
            ("deck", number(u32::from(view.deck)).into()),
            ("discard", number(view.discard.len()).into()),
            ("removed", number(u32::from(view.removed)).into()),
        ];
        let key = if view.sent {
            "tui-fs-way-sent"
        } else {
            "tui-fs-way-none"
        };
        let piles = app.words.text_with("tui-fs-piles", &values);
        return vec![
            Span::raw(format!("{}  ", app.words.text(key))),
            Span::styled(piles, QUIET),
        ];
    };
    let way = app.words.text(keys::way(transit.way));
    let card = match transit.face {
        Some(face) => {
            let code = face.to_string();
            Span::styled(app.words.card(&code), app.theme.card(&code))
        }
        None => Span::raw(app.words.text("tui-fs-face-down")),
    };
    let open = if transit.face_up {
        app.words.text("tui-fs-turned-up")
    } else {
        String::new()
    };
    let from = player(app, transit.sender);
    let values = [("name", from.as_str().into())];
    let mut pieces = vec![
        Span::styled(format!("{way} "), app.theme.strong()),
        card,
        Span::raw(format!(
            "{open} {}  ",
            app.words.text_with("tui-fs-from", &values)
        )),
    ];
    pieces.extend(path(app, view, transit));
    pieces
}

/// Where it is, and where it still goes.
fn path(app: &App, view: &View, transit: &Transit) -> Vec<Span<'static>> {
    let state = if transit.arrived {
        "tui-fs-arrived"
    } else {
        "tui-fs-underway"
    };
    let mut pieces = vec![Span::styled(format!("{} ", app.words.text(state)), QUIET)];
    for (at, &seat) in transit.path.iter().enumerate() {
        let bound = at == 0 && transit.must_take && seat != transit.sender;
        let lock = if bound || view.locked.contains(&seat) {
            app.words.text("tui-fs-path-locked")
        } else {
            String::new()
        };
        pieces.push(if at == 0 {
            Span::styled(format!("[{}{lock}]", player(app, seat)), app.theme.strong())
        } else {
            Span::raw(format!(" > {seat}{lock}"))
        });
    }
    pieces
}

/// The declarations, the oldest first; the newest is carried out first.
fn chain(app: &App, view: &View) -> Vec<Span<'static>> {
    let mut pieces = Vec::new();
    if let Some(resolving) = &view.resolving {
        let text = declared(app, view.edition, resolving);
        let values = [("what", text.as_str().into())];
        pieces.push(Span::styled(
            format!("{}  ", app.words.text_with("tui-fs-resolving", &values)),
            app.theme.strong(),
        ));
    }
    for (number, entry) in (1..).zip(&view.chain) {
        let newest = number == view.chain.len();
        let style = match (entry.void, newest) {
            (true, _) => QUIET,
            (false, true) => app.theme.strong(),
            (false, false) => Style::new(),
        };
        let void = if entry.void {
            app.words.text("tui-fs-void")
        } else {
            String::new()
        };
        pieces.push(Span::styled(
            format!("{number}. {}{void}  ", declared(app, view.edition, entry)),
            style,
        ));
    }
    if pieces.is_empty() {
        pieces.push(Span::styled(app.words.text("tui-fs-chain-none"), QUIET));
    }
    pieces
}

/// Who, what, at whom: `B 阿墨 红锁定 > C 小简`.
fn declared(app: &App, edition: Edition, entry: &Declared) -> String {
    let name = match entry.script {
        Script::Card(function) => {
            let plain = app.words.text(&keys::function(function));
            match entry.face {
                Some(face) if face.function() == function => app.words.card(&face.to_string()),
                Some(face) => format!("{}={plain}", app.words.card(&face.to_string())),
                None => plain,
            }
        }
        Script::Skill(..) | Script::Trigger(..) => {
            app.words.text(&keys::script(edition, entry.script))
        }
        Script::Rule(_) => String::new(),
    };
    let at = entry
        .target
        .map_or_else(String::new, |seat| format!(" > {}", player(app, seat)));
    format!("{} {name}{at}", player(app, entry.by))
}

fn player(app: &App, seat: Seat) -> String {
    format!("{seat} {}", app.name(seat))
}
