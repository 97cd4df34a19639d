//! 镇广场 — what everybody may see: who lives, who has a vote, who says to be what, today's votes.

use kernel::Seat;
use protocol::clocktower::{Phase, Sees, View};
use ratatui::text::{Line, Span};

use super::count;
use crate::App;
use crate::screen::heading;
use crate::text::{fit, wrap};
use crate::theme::{QUIET, SELECTED};

/// Between what stands side by side.
const GAP: &str = "   ";
/// Cells for a name.
pub(super) const NAME: usize = 12;

/// Which part of the game it is, how many live, what the player takes himself for.
pub(super) fn status(app: &App, view: &View) -> Line<'static> {
    let mut text = when(app, view);
    if let Sees::Player(own) = &view.sees {
        let (role, side) = (
            app.role(&own.character),
            app.words.text(&format!("ct-side-{}", own.side.name())),
        );
        let values = [
            ("role", role.as_str().into()),
            ("side", side.as_str().into()),
        ];
        text += GAP;
        text += &app.words.text_with("tui-ct-you-are", &values);
    }
    Line::styled(text, app.theme.strong())
}

/// Which part of the game it is, and how many live.
pub(super) fn when(app: &App, view: &View) -> String {
    let board = &view.board;
    let night = i32::from(board.night);
    let key = match board.phase {
        Phase::Setup => "tui-ct-setup",
        Phase::Night { .. } => "tui-ct-night",
        Phase::Day | Phase::Vote => "tui-ct-day",
        Phase::Over { .. } => "tui-ct-over",
    };
    let mut text = app.words.text_with(key, &[("n", night.into())]);
    let living = board.seats.iter().filter(|seat| seat.alive).count();
    let values = [
        ("n", count(living).into()),
        ("of", count(view.board.circle.len()).into()),
    ];
    text += GAP;
    text += &app.words.text_with("tui-ct-living", &values);
    if board.needed > 0 {
        text += GAP;
        let needed = [("n", i32::from(board.needed).into())];
        text += &app.words.text_with("tui-ct-needed", &needed);
    }
    text
}

/// The players and today's votes, for a player.
pub(super) fn block(app: &App, view: &View, (width, room): (usize, usize)) -> Vec<Line<'static>> {
    let players = rows(app, view, room.min(view.board.circle.len()));
    let votes = votes(app, view);
    super::night::beside(players, votes, width)
}

/// One line per player, clockwise; around whoever matters now if there is no room for all.
fn rows(app: &App, view: &View, room: usize) -> Vec<Line<'static>> {
    let rows = view.board.circle.iter().map(|&seat| {
        let text = format!("{}{}", name(app, seat), marks(app, view, seat).join(" "));
        let mut line = Line::raw(text);
        if view.board.asked.contains(&seat) && view.board.asked.len() == 1 {
            line = line.style(SELECTED);
        }
        line
    });
    super::night::around(rows.collect(), focus(view), room)
}

/// The place in the circle of whoever matters now.
pub(super) fn focus(view: &View) -> usize {
    let asked = view.pending.as_ref().map(|pending| pending.to);
    let who = asked.or_else(|| view.board.asked.first().copied());
    let place = who.and_then(|who| view.board.circle.iter().position(|&seat| seat == who));
    place.unwrap_or(0)
}

/// A seat's letter and the player's name, as wide as all.
pub(super) fn name(app: &App, seat: Seat) -> String {
    format!("{seat} {} ", fit(&app.name(seat), NAME))
}

/// What lies open before a player.
pub(super) fn marks(app: &App, view: &View, seat: Seat) -> Vec<String> {
    let Some(place) = view.board.seats.get(seat.index()) else {
        return Vec::new();
    };
    let mut marks = Vec::new();
    let mut mark = |is_so: bool, key: &str| {
        if is_so {
            marks.push(app.words.text(key));
        }
    };
    mark(!place.alive, "tui-ct-dead");
    mark(place.vote_token, "tui-ct-has-vote");
    mark(view.board.doomed == Some(seat), "tui-ct-doomed");
    mark(place.has_nominated, "tui-ct-nominated");
    mark(place.was_nominated, "tui-ct-was-nominated");
    if let Some(vote) = &view.board.vote
        && vote.hands.contains(&seat)
    {
        marks.push(app.words.text("tui-ct-hand"));
    }
    if let Some(traveller) = &place.traveller {
        marks.push(app.role(traveller));
    }
    if let Some(claims) = &place.claims {
        let role = app.role(claims);
        let values = [("role", role.as_str().into())];
        marks.push(app.words.text_with("tui-ct-claims", &values));
    }
    marks
}

/// The vote that is counted, and today's.
pub(super) fn votes(app: &App, view: &View) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if let Some(vote) = &view.board.vote {
        let (by, of) = (app.name(vote.by), app.name(vote.of));
        let values = [
            ("by", by.as_str().into()),
            ("of", of.as_str().into()),
            ("n", count(vote.hands.len()).into()),
        ];
        let key = if vote.exile {
            "tui-ct-voting-exile"
        } else {
            "tui-ct-voting"
        };
        let text = app.words.text_with(key, &values);
        lines.push(Line::styled(text, app.theme.strong()));
    }
    for counted in view.board.counted.iter().rev() {
        let (by, of) = (app.name(counted.by), app.name(counted.of));
        let values = [
            ("by", by.as_str().into()),
            ("of", of.as_str().into()),
            ("n", i32::from(counted.votes).into()),
        ];
        let key = match (counted.exile, counted.enough) {
            (true, _) => "tui-ct-counted-exile",
            (false, true) => "tui-ct-counted-enough",
            (false, false) => "tui-ct-counted",
        };
        lines.push(Line::raw(app.words.text_with(key, &values)));
    }
    lines
}

/// The whole square, for everybody.
pub(super) fn page(app: &App, view: &View, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![
        Line::styled(when(app, view), app.theme.strong()),
        Line::default(),
    ];
    for &seat in &view.board.circle {
        let marks = marks(app, view, seat).join(" ");
        lines.push(Line::from(vec![
            Span::styled(name(app, seat), app.theme.strong()),
            Span::raw(marks),
        ]));
    }
    let votes = votes(app, view);
    if !votes.is_empty() {
        lines.push(heading(&app.words.text("tui-ct-votes"), width));
        lines.extend(votes);
    }
    let note = app.words.text("tui-ct-clockwise");
    lines.push(Line::default());
    lines.extend(
        wrap(&note, width)
            .into_iter()
            .map(|it| Line::styled(it, QUIET)),
    );
    lines
}
