//! 阶段 — one line of public facts: the phases of a turn with the one that is now, the hop of the
//! intelligence, whose step it is, and what may be used now and by whom.

use fengsheng::{Ask, Function, Hop, Phase};
use kernel::{Seat, Seats};
use protocol::fengsheng::{Life, Usable, View};
use ratatui::text::{Line, Span};
use words::fengsheng::keys;

use crate::App;
use crate::text::cells;
use crate::theme::QUIET;

/// From so many cells on the phases are written out.
const ROOMY: usize = 100;

/// The line, or two where it is too long; none before the first turn and after the game.
pub(super) fn block(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let Some(now) = view.stages.phase else {
        return Vec::new();
    };
    let mut pieces = turn(app, view, now, width >= ROOMY);
    pieces.push(Span::raw(" "));
    pieces.extend(place(app, view));
    pieces.extend(uses(app, view));
    filled(pieces, width)
}

/// The phases in order: the present one by its name in brackets, the others by one character.
fn turn(app: &App, view: &View, now: Phase, roomy: bool) -> Vec<Span<'static>> {
    let spans = view.stages.phases.iter().map(|&phase| {
        let key = phase_key(phase);
        if phase == now {
            let text = format!(" [{}]", app.words.text(key));
            Span::styled(text, app.theme.strong())
        } else if roomy {
            Span::styled(format!(" {}", app.words.text(key)), QUIET)
        } else {
            let text = app.words.text(&format!("{key}-short"));
            Span::styled(format!(" {text}"), QUIET)
        }
    });
    spans.collect()
}

const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Begin => "tui-fs-phase-begin",
        Phase::Draw => "tui-fs-phase-draw",
        Phase::PlayFirst | Phase::PlaySecond => "tui-fs-phase-play",
        Phase::Transmission => "tui-fs-phase-transmission",
        Phase::End => "tui-fs-phase-end",
    }
}

const fn hop_key(hop: Hop) -> &'static str {
    match hop {
        Hop::Travels => "tui-fs-hop-on-its-way",
        Hop::Arrived => "tui-fs-hop-arrived",
        Hop::Receiving => "tui-fs-hop-receiving",
    }
}

/// Where the intelligence is in its hop, or whose play step it is.
fn place(app: &App, view: &View) -> Option<Span<'static>> {
    let text = match (view.stages.hop, &view.transit, view.step) {
        (Some(hop), Some(transit), _) => {
            let name = app.words.text(hop_key(hop));
            let number = Hop::ALL.iter().take_while(|&&it| it != hop).count() + 1;
            format!(" {name}{number}/3>{}", transit.to)
        }
        (_, _, Some(step)) => {
            let seat = step.to_string();
            let values = [("seat", seat.as_str().into())];
            format!(" {}", app.words.text_with("tui-fs-step-of", &values))
        }
        _ => return None,
    };
    Some(Span::styled(text, app.theme.strong()))
}

/// What may be used now, by whom: functions that the same players may use stand together. If no window
/// is open, who decides.
fn uses(app: &App, view: &View) -> Vec<Span<'static>> {
    let mut groups: Vec<(Seats, Vec<Function>)> = Vec::new();
    for Usable { function, by } in &view.stages.usable {
        let seats: Seats = by.iter().copied().collect();
        match groups.iter_mut().find(|(its, _)| *its == seats) {
            Some((_, functions)) => functions.push(*function),
            None => groups.push((seats, vec![*function])),
        }
    }
    // What fewer may use is the news.
    groups.sort_by_key(|(seats, _)| seats.len());
    if groups.is_empty() {
        return waits(app, view).into_iter().collect();
    }
    let join = app.words.text("tui-fs-dot");
    let spans = groups.into_iter().map(|(seats, functions)| {
        let names: Vec<String> = functions
            .into_iter()
            .map(|function| app.words.text(&keys::function(function)))
            .collect();
        let who = who(app, view, seats);
        Span::raw(format!(" {who}:{}", names.join(&join)))
    });
    spans.collect()
}

/// Who has to decide something while no window is open.
fn waits(app: &App, view: &View) -> Option<Span<'static>> {
    if matches!(view.ask, Ask::Window { .. }) {
        return None;
    }
    let asked: String = view.asked.iter().map(Seat::to_string).collect();
    let values = [("seats", asked.as_str().into())];
    Some(Span::raw(format!(
        " {}",
        app.words.text_with("tui-fs-decides", &values)
    )))
}

/// Players in short: everybody, all but one, or their letters.
fn who(app: &App, view: &View, seats: Seats) -> String {
    let places = (0..).map(Seat::new).zip(&view.seats);
    let living = places.filter(|(_, place)| place.life == Life::Living);
    let others: Vec<Seat> = living
        .map(|(seat, _)| seat)
        .filter(|&seat| !seats.has(seat))
        .collect();
    match others.as_slice() {
        [] => app.words.text("tui-fs-all"),
        [other] if seats.len() > 1 => {
            let seat = other.to_string();
            let values = [("seat", seat.as_str().into())];
            app.words.text_with("tui-fs-all-but", &values)
        }
        _ => seats.into_iter().map(|seat| seat.to_string()).collect(),
    }
}

/// Pieces one after the other, on as many lines as they need.
fn filled(pieces: Vec<Span<'static>>, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default()];
    let mut used = 0;
    for piece in pieces {
        let wide = cells(&piece.content);
        if used > 0 && used + wide > width {
            lines.push(Line::default());
            used = 0;
        }
        used += wide;
        if let Some(line) = lines.last_mut() {
            line.push_span(piece);
        }
    }
    lines
}
