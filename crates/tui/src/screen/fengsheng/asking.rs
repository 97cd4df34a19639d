//! 询问 — how one wants to be asked: the reasons, the waits, and the line that tells of both.

use fengsheng::{Ask, Colour, Faction, Mode};
use kernel::Seat;
use protocol::Stop;
use protocol::fengsheng::View;
use protocol::patience::{Asking, Until, Why, untils};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::super::heading;
use crate::App;
use crate::text::{fit, wrap};
use crate::theme::QUIET;

/// How one is asked, for the right end of the question's heading.
pub(super) fn bar(app: &App) -> String {
    let asking = app.words.text(name(app.passing.patience.asking));
    let values = [("asking", asking.as_str().into())];
    let mut text = format!(" {} ", app.words.text_with("tui-fs-bar", &values));
    if let Some(until) = app.passing.patience.waits_for() {
        text += &format!("{} ", app.words.text(until_name(until)));
    }
    text
}

/// What may come of it: why one is asked in a window, and what taking intelligence could do.
pub(super) fn at_stake(app: &App, view: &View) -> String {
    let Some(prompt) = app.prompt() else {
        return String::new();
    };
    let reasons = match (&prompt.pause, view.ask) {
        (Some(pause), _) => pause.stops.clone(),
        (None, Ask::Receive) => taking(view, prompt.seat),
        (None, _) => Vec::new(),
    };
    let grave = reasons
        .into_iter()
        .filter(|stop| matches!(stop, Stop::Danger | Stop::IMayWin | Stop::SomeoneMayWin));
    let texts: Vec<String> = grave
        .map(|stop| {
            app.words
                .text(&format!("tui-fs-why-{}", Why::Stop(stop).name()))
        })
        .collect();
    texts.join(&app.words.text("tui-fs-and"))
}

/// The same for the question whether to take it, where there is no window.
fn taking(view: &View, me: Seat) -> Vec<Stop> {
    let Some((place, transit)) = view.seats.get(me.index()).zip(view.transit.as_ref()) else {
        return Vec::new();
    };
    let lying = place.intelligence;
    let third = |colour: Colour| {
        let may_be = transit.face.is_none_or(|face| face.is(colour));
        may_be && lying.iter().filter(|face| face.is(colour)).count() >= 2
    };
    // Where only missions win, nobody's colour does.
    let by_mission = view.rules.mode == Mode::Bystanders;
    let goal = place
        .identity
        .and_then(Faction::colour)
        .filter(|_| !by_mission);
    let wins = goal.is_some_and(third);
    [
        third(Colour::Black).then_some(Stop::Danger),
        wins.then_some(Stop::IMayWin),
    ]
    .into_iter()
    .flatten()
    .collect()
}

const fn name(asking: Asking) -> &'static str {
    match asking {
        Asking::Auto => "tui-fs-auto",
        Asking::Always => "tui-fs-always",
        Asking::Never => "tui-fs-never",
    }
}

const fn until_name(until: Until) -> &'static str {
    match until {
        Until::MyTurn => "tui-fs-until-my-turn",
        Until::Intelligence => "tui-fs-until-intelligence",
        Until::Chain => "tui-fs-until-chain",
    }
}

/// For which reasons one is asked, and the three ways to be asked.
pub(super) fn reasons(app: &App, width: usize) -> Vec<Line<'static>> {
    let patience = &app.passing.patience;
    let word = |key: &str| app.words.text(key);
    let mut lines = vec![heading(&word("tui-fs-asking"), width)];
    for asking in [Asking::Auto, Asking::Always, Asking::Never] {
        let here = patience.asking == asking;
        let mark = if here { ">" } else { " " };
        let key = name(asking);
        let style = if here {
            app.theme.strong()
        } else {
            Style::new()
        };
        lines.extend(beside(
            &format!(" {mark} {}", word(key)),
            &word(&format!("{key}-text")),
            style,
            width,
        ));
    }
    lines.push(Line::styled(
        format!("   {}", word("tui-fs-asking-keys")),
        QUIET,
    ));
    lines.push(heading(&word("tui-fs-reasons"), width));
    for (digit, why) in (1..).zip(Why::ALL) {
        let on = !patience.off.contains(&why);
        let mark = match (why.is_fixed(), on) {
            (true, _) => "*",
            (false, true) => "x",
            (false, false) => " ",
        };
        let text = word(&format!("tui-fs-why-{}", why.name()));
        lines.push(Line::from(vec![
            Span::styled(format!(" [{digit}] "), app.theme.strong()),
            Span::raw(format!("({mark}) {text}")),
        ]));
    }
    lines.push(Line::styled(
        format!("   {}", word("tui-fs-reasons-keys")),
        QUIET,
    ));
    lines
}

/// What one may wait for now.
pub(super) fn wait(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let word = |key: &str| app.words.text(key);
    let mut lines = vec![heading(&word("tui-fs-wait"), width), Line::default()];
    for (digit, until) in (1..).zip(untils(view)) {
        lines.push(Line::from(vec![
            Span::styled(format!("   [{digit}] "), app.theme.strong()),
            Span::raw(word(until_name(until))),
        ]));
    }
    lines.push(Line::default());
    for line in wrap(&word("tui-fs-wait-text"), width.saturating_sub(6)) {
        lines.push(Line::styled(format!("   {line}"), QUIET));
    }
    lines
}

/// Cells for a name with something to be said about it.
const NAME: usize = 12;

fn beside(name: &str, text: &str, style: Style, width: usize) -> Vec<Line<'static>> {
    wrap(text, width.saturating_sub(NAME + 1))
        .into_iter()
        .enumerate()
        .map(|(at, line)| {
            let name = if at == 0 { name } else { "" };
            Line::from(vec![Span::styled(fit(name, NAME), style), Span::raw(line)])
        })
        .collect()
}
