//! 魔典 — who is who, with every token, beside the night's calls or today's votes.

use clocktower::Mark;
use kernel::Seat;
use protocol::clocktower::{Grimoire, Page, Phase, Token, View};
use ratatui::text::{Line, Span};

use super::night;
use super::square::{focus, marks, name, votes};
use crate::App;
use crate::theme::{QUIET, SELECTED};

pub(super) fn block(
    app: &App,
    view: &View,
    grimoire: &Grimoire,
    (width, room): (usize, usize),
) -> Vec<Line<'static>> {
    let rows = view.board.circle.iter().filter_map(|&seat| {
        let page = grimoire.pages.get(seat.index())?;
        let mut line = Line::from(vec![
            Span::raw(name(app, seat)),
            Span::styled(character(app, page), app.theme.strong()),
            Span::raw(format!(" {}", state(app, view, grimoire, seat))),
        ]);
        if view.pending.as_ref().is_some_and(|it| it.to == seat) {
            line = line.style(SELECTED);
        }
        Some(line)
    });
    let room = room.min(view.board.circle.len() + 1);
    let mut left = night::around(rows.collect(), focus(view), room.saturating_sub(1));
    left.push(bluffs(app, grimoire));
    let right = match view.board.phase {
        Phase::Night { .. } | Phase::Setup => night::queue(app, grimoire, room),
        Phase::Day | Phase::Vote | Phase::Over { .. } => votes(app, view),
    };
    night::beside(left, right, width)
}

/// The true character; the one shown instead, if it is another.
pub(super) fn character(app: &App, page: &Page) -> String {
    let role = app.role(&page.character);
    if page.believes == page.character {
        return role;
    }
    let shown = app.role(&page.believes);
    let values = [
        ("role", role.as_str().into()),
        ("shown", shown.as_str().into()),
    ];
    app.words.text_with("tui-ct-shown", &values)
}

/// Side where it is not the character's own, life, and tokens; a token that does nothing stands in brackets.
fn state(app: &App, view: &View, grimoire: &Grimoire, seat: Seat) -> String {
    let Some(page) = grimoire.pages.get(seat.index()) else {
        return String::new();
    };
    let mut words = Vec::new();
    if app
        .team_side(&page.character)
        .is_some_and(|side| side != page.side)
    {
        words.push(app.words.text(&format!("ct-side-{}", page.side.name())));
    }
    if page.life == clocktower::Life::Seeming {
        words.push(app.words.text("tui-ct-seeming"));
    }
    let impairs = |token: &&Token| {
        token.on == seat && token.works && matches!(token.mark, Mark::Drunk | Mark::Poisoned)
    };
    if page.impaired && !grimoire.tokens.iter().any(|token| impairs(&token)) {
        words.push(app.words.text("tui-ct-impaired"));
    }
    if let Some(gained) = &page.gained {
        words.push(format!("+{}", app.role(gained)));
    }
    words.extend(marks(app, view, seat));
    for token in grimoire.tokens.iter().filter(|token| token.on == seat) {
        let text = token_text(app, token);
        words.push(if token.works {
            format!("<{text}>")
        } else {
            format!("({text})")
        });
    }
    words.join(" ")
}

fn token_text(app: &App, token: &Token) -> String {
    if app.words.has(&token.label) {
        app.words.text(&token.label)
    } else {
        app.words.text("ct-mark-reminder")
    }
}

fn bluffs(app: &App, grimoire: &Grimoire) -> Line<'static> {
    if grimoire.bluffs.is_empty() {
        return Line::default();
    }
    let roles: Vec<String> = grimoire.bluffs.iter().map(|it| app.role(it)).collect();
    let roles = roles.join(&app.words.text("list-comma"));
    let text = app
        .words
        .text_with("tui-ct-bluffs", &[("roles", roles.as_str().into())]);
    Line::styled(text, QUIET)
}

/// The grimoire as it is shown to a player who may look into it; two tokens exchanged, if they were.
pub(super) fn to_be_shown(
    app: &App,
    view: &View,
    grimoire: &Grimoire,
    (a, b): (Seat, Seat),
) -> Vec<String> {
    let place = |seat: Seat| match seat {
        _ if seat == a => b,
        _ if seat == b => a,
        _ => seat,
    };
    let rows = view.board.circle.iter();
    rows.filter_map(|&seat| {
        let page = grimoire.pages.get(place(seat).index())?;
        let tokens = grimoire
            .tokens
            .iter()
            .filter(|token| token.on == place(seat));
        let tokens: Vec<String> = tokens.map(|token| token_text(app, token)).collect();
        Some(format!(
            "{}{}  {}",
            name(app, seat),
            app.role(&page.character),
            tokens.join(" ")
        ))
    })
    .collect()
}
