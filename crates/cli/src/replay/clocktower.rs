//! A picture of Clocktower in plain lines, characters in notation.

use clocktower::{CallState, Life, Phase, Sight, Town, View};
use kernel::{Seat, Seats};
use protocol::Line;

use super::film::{Shown, wrapped};

impl Shown for Town {
    fn picture(view: &View, names: &[String]) -> Vec<String> {
        let mut lines = town(view, names);
        for seat in circle(view) {
            lines.extend(wrapped(&player(view, seat, names), 6));
        }
        lines.extend(storyteller(view, names));
        lines
    }

    fn told(view: &View, sight: &Sight) -> Option<Line> {
        words::clocktower::lines(view, sight)
    }
}

/// The players clockwise.
fn circle(view: &View) -> impl Iterator<Item = Seat> {
    view.board.circle[..view.board.present.len()]
        .iter()
        .copied()
}

fn town(view: &View, names: &[String]) -> Vec<String> {
    let board = &view.board;
    let night = board.night;
    let when = match board.phase {
        Phase::Setup => "before the first night".to_owned(),
        Phase::Night { calls } => format!("night {night}, {calls} calls made"),
        Phase::Day => format!("day {night}"),
        Phase::Vote => {
            let vote = &board.day.vote;
            let what = if vote.is_exile { "exile" } else { "execution" };
            let of = &names[vote.of.index()];
            format!(
                "day {night}, a vote on the {what} of {of}, hands so far: {}",
                named(vote.hands, names)
            )
        }
        Phase::Over { side, .. } => format!("over: {} won", side.name()),
    };
    let living = board.living.len();
    let mut lines = vec![format!(
        "{when}    living {living} of {}",
        board.present.len()
    )];
    if let Some(doomed) = board.day.doomed {
        lines.push(format!(
            "to be executed: {}, with {} votes",
            names[doomed.index()],
            board.day.to_beat
        ));
    }
    if !board.asked.is_empty() {
        lines.extend(wrapped(
            &format!("asked: {}", named(view.asked(), names)),
            2,
        ));
    }
    lines
}

fn player(view: &View, seat: Seat, names: &[String]) -> String {
    let board = &view.board;
    let mut marks = Vec::new();
    if !board.living.has(seat) {
        marks.push("dead".to_owned());
        if board.tokens.has(seat) {
            marks.push("has a vote".to_owned());
        }
    }
    if board.travellers.has(seat) {
        marks.push(format!("Traveller: {}", board.open[seat]));
    }
    if board.talk.claimed[seat] != clocktower::Character::default() {
        marks.push(format!("claims to be {}", board.talk.claimed[seat]));
    }
    if let Some(own) = view.own.filter(|_| view.eye == kernel::Eye::Seat(seat)) {
        marks.push(format!("{}, {}", own.character, own.side.name()));
    }
    let place = place_among(board.present, seat);
    if let Some(page) = view.grimoire_pages().get(place) {
        marks.push(format!("{}, {}", page.character, page.side.name()));
        if page.believes != page.character {
            marks.push(format!("shown {}", page.believes));
        }
        if page.impaired {
            marks.push("drunk or poisoned".to_owned());
        }
        if page.life == Life::Seeming {
            marks.push("only seems dead".to_owned());
        }
    } else if let Some((character, side)) = view.revealed.get(place) {
        marks.push(format!("was {character}, {}", side.name()));
    }
    format!("  {}    {}", names[seat.index()], marks.join("; "))
}

/// What the storyteller sees besides.
fn storyteller(view: &View, names: &[String]) -> Vec<String> {
    let mut lines = Vec::new();
    for token in view.tokens() {
        let works = if token.works { "" } else { " (does nothing)" };
        let effect = token.effect;
        lines.push(format!(
            "token on {}: {:?} by {}{works}",
            names[effect.on.index()],
            effect.mark,
            effect.character
        ));
    }
    let bluffs: Vec<String> = view.bluffs().iter().map(ToString::to_string).collect();
    if !bluffs.is_empty() {
        lines.push(format!("bluffs: {}", bluffs.join(", ")));
    }
    let queue = view.night_queue();
    let calls: Vec<String> = queue
        .iter()
        .filter(|call| call.state != CallState::Done)
        .map(|call| call.slot.to_string())
        .collect();
    if !calls.is_empty() {
        lines.extend(wrapped(&format!("calls to come: {}", calls.join(", ")), 2));
    }
    lines
}

fn named(seats: Seats, names: &[String]) -> String {
    let names: Vec<&str> = seats
        .into_iter()
        .filter_map(|seat| names.get(seat.index()).map(String::as_str))
        .collect();
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

/// How many players sit at seats before this one.
fn place_among(present: Seats, seat: Seat) -> usize {
    present.and(Seats::all(seat.number())).len()
}
