//! A picture of Blanc Noir in plain lines, cards and scrolls in notation.

use blanc_noir::{Direction, Faces, LeadView, SeatView, Sight, Table, View};
use protocol::Line;

use super::film::{Shown, listed, spaced, wrapped};

impl Shown for Table {
    fn picture(view: &View, names: &[String]) -> Vec<String> {
        let mut lines = table(view, names);
        for (name, place) in names.iter().zip(&view.seats) {
            let turn = view.winners.is_none() && names[view.turn.index()] == *name;
            lines.extend(seat(name, place, turn));
        }
        lines.push(state(view, names));
        lines
    }

    fn told(_: &View, sight: &Sight) -> Option<Line> {
        words::blanc_noir::lines(sight)
    }
}

fn table(view: &View, names: &[String]) -> Vec<String> {
    let mut lines = vec![format!(
        "round {}, started by {}    {}    lead {}    chain {}",
        view.round,
        names[view.starter.index()],
        match view.direction {
            Direction::Clockwise => "clockwise",
            Direction::CounterClockwise => "counter-clockwise",
        },
        lead(view.lead),
        view.pending
    )];
    let reshuffled = if view.reshuffled { " (reshuffled)" } else { "" };
    lines.push(format!(
        "deck {}{reshuffled}    discard {}    scroll deck {}",
        view.deck, view.discard, view.scroll_deck
    ));
    if !view.discards.is_empty() {
        lines.extend(listed("discards remembered: ", 2, &view.discards));
    }
    if let Some(search) = view.search {
        lines.extend(faces("may be brought back: ", 2, search));
    }
    lines
}

fn lead(lead: LeadView) -> String {
    match lead.colour {
        _ if lead.open => format!("{} (open)", lead.face),
        Some(colour) if lead.face.colour().is_none() => format!("{} ({colour})", lead.face),
        None => format!("{} (colour not named)", lead.face),
        Some(_) => lead.face.to_string(),
    }
}

fn seat(name: &str, place: &SeatView, turn: bool) -> Vec<String> {
    let mark = if turn { '>' } else { ' ' };
    let declared = if place.declared { "    declared" } else { "" };
    let down = match &place.scrolls {
        _ if place.down == 0 => "none".to_owned(),
        Some(scrolls) => spaced(scrolls),
        None => format!("{} face down", place.down),
    };
    let up = if place.up.is_empty() {
        String::new()
    } else {
        format!("    used: {}", spaced(&place.up))
    };
    let mut lines = wrapped(
        &format!(
            "{mark} {name}    total {}{declared}    scrolls: {down}{up}",
            place.total
        ),
        6,
    );
    lines.extend(match place.hand {
        _ if place.hand_size == 0 => vec!["    no cards".to_owned()],
        Some(hand) => faces(&format!("    {} cards: ", hand.len()), 6, hand),
        None if place.known.is_empty() => vec![format!("    {} cards", place.hand_size)],
        None => faces(
            &format!("    {} cards, among them ", place.hand_size),
            6,
            place.known,
        ),
    });
    lines
}

fn state(view: &View, names: &[String]) -> String {
    match (view.winners, view.asked) {
        (Some(winners), _) => {
            let winners: Vec<&str> = winners
                .into_iter()
                .map(|seat| names[seat.index()].as_str())
                .collect();
            format!("over: {} won", winners.join(" and "))
        }
        (None, Some(ask)) => format!("{} is asked: {}", names[view.turn.index()], ask.name()),
        (None, None) => String::new(),
    }
}

fn faces(before: &str, indent: usize, faces: Faces) -> Vec<String> {
    listed(before, indent, &faces.iter().collect::<Vec<_>>())
}
