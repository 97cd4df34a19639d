//! A picture of fengsheng in plain lines, cards, characters and skills in notation.

use fengsheng::{DeclaredView, Face, Faces, Role, SeatView, Sight, Table, TransitView, View, Way};
use kernel::{Seat, Seats};
use protocol::Line;
use serde::Serialize;

use super::film::{Shown, listed, wrapped};

impl Shown for Table {
    fn picture(view: &View, names: &[String]) -> Vec<String> {
        let mut lines = table(view, names);
        for (seat, place) in (0..).map(Seat::new).zip(&view.seats) {
            lines.extend(player(view, seat, place, &names[seat.index()]));
        }
        lines.extend(wrapped(&state(view, names), 2));
        if !view.discard.is_empty() {
            lines.extend(faces("discard: ", 2, view.discard));
        }
        lines
    }

    fn told(view: &View, sight: &Sight) -> Option<Line> {
        words::fengsheng::lines(view.edition, sight)
    }
}

fn table(view: &View, names: &[String]) -> Vec<String> {
    let sent = if view.sent { ", sent already" } else { "" };
    let step = view.step_of().map_or_else(String::new, |step| {
        format!(", {}'s play step", names[step.index()])
    });
    let line = format!(
        "{}'s turn{sent}{step}    deck {}    discard {}    probes removed {}",
        names[view.turn.index()],
        view.deck,
        view.discard.len(),
        view.removed
    );
    let mut lines = wrapped(&line, 2);
    if let Some(transit) = &view.transit {
        lines.extend(on_its_way(transit, names));
    }
    for (what, seats) in [("locked", view.locked), ("lured away", view.lured)] {
        if !seats.is_empty() {
            lines.extend(wrapped(&format!("{what}: {}", named(seats, names)), 2));
        }
    }
    let holding: Vec<String> = view.holding().map(|flag| word(&flag)).collect();
    if !holding.is_empty() {
        lines.extend(wrapped(&format!("this turn: {}", holding.join(" ")), 2));
    }
    if let Some(resolving) = &view.resolving {
        let line = format!("carried out: {}", declared(resolving, names));
        lines.extend(wrapped(&line, 2));
    }
    if !view.chain.is_empty() {
        let chain: Vec<String> = view.chain.iter().map(|it| declared(it, names)).collect();
        lines.extend(wrapped(&format!("chain: {}", chain.join(", then ")), 2));
    }
    lines
}

fn on_its_way(transit: &TransitView, names: &[String]) -> Vec<String> {
    let to = &names[transit.to.index()];
    let where_to = match (transit.arrived, transit.way, transit.leftwards) {
        (true, ..) => format!("lies before {to}"),
        (false, Way::Direct, _) => format!("on its way to {to}"),
        (false, _, true) => format!("on its way leftwards, to {to}"),
        (false, _, false) => format!("on its way rightwards, to {to}"),
    };
    let up = if transit.face_up { " (turned up)" } else { "" };
    let line = format!(
        "intelligence: {}{up}, sent {} by {}, {where_to}",
        face(transit.face),
        word(&transit.way),
        names[transit.sender.index()]
    );
    wrapped(&line, 2)
}

/// Who declared what, at whom.
fn declared(it: &DeclaredView, names: &[String]) -> String {
    let mut text = format!("{} {}", names[it.by.index()], word(&it.script));
    if it.card {
        text += &format!(" ({})", face(it.face));
    }
    if let Some(target) = it.target {
        text += &format!(" on {}", names[target.index()]);
    }
    if it.void {
        text += ", countered";
    }
    text
}

fn player(view: &View, seat: Seat, place: &SeatView, name: &str) -> Vec<String> {
    let mark = if view.winners.is_none() && view.turn == seat {
        '>'
    } else {
        ' '
    };
    let mut line = format!("{mark} {name}    {}", character(view, seat, place));
    if let Some(identity) = place.identity {
        let open = if place.shown { " (open)" } else { "" };
        line += &format!("    {}{open}", identity.name());
    }
    if view.dead.has(seat) {
        line += "    dead";
    } else if view.lost.has(seat) {
        line += "    lost";
    }
    let mut lines = wrapped(&line, 6);
    if !view.living.has(seat) {
        return lines;
    }
    lines.extend(match place.hand {
        _ if place.hand_size == 0 => vec!["    no cards".to_owned()],
        Some(hand) => faces(&format!("    {}: ", cards(place.hand_size)), 6, hand),
        None => vec![format!("    {}", cards(place.hand_size))],
    });
    if !place.intelligence.is_empty() {
        lines.extend(faces("    intelligence: ", 6, place.intelligence));
    }
    lines
}

fn cards(count: u8) -> String {
    match count {
        1 => "1 card".to_owned(),
        _ => format!("{count} cards"),
    }
}

fn character(view: &View, seat: Seat, place: &SeatView) -> String {
    match (place.role, place.offered) {
        (Some(Role::Nobody), _) => "no character".to_owned(),
        (Some(role), _) if place.face_up || !view.living.has(seat) => role.to_string(),
        (Some(role), _) => format!("{role}, face down"),
        (None, Some(offer)) => {
            let names: Vec<&str> = offer.roles().map(Role::name).collect();
            format!("chooses {}", names.join(" or "))
        }
        (None, None) if view.chosen.has(seat) => "face down".to_owned(),
        (None, None) => "chooses a character".to_owned(),
    }
}

fn state(view: &View, names: &[String]) -> String {
    match view.winners {
        Some(winners) if winners.is_empty() => "over: nobody won".to_owned(),
        Some(winners) => format!("over: {} won", named(winners, names)),
        None => {
            let are = if view.asked.len() == 1 { "is" } else { "are" };
            let asked = named(view.asked, names);
            format!("{asked} {are} asked: {}", question(view))
        }
    }
}

/// The question in the words of its JSON: what kind, which window, for what.
fn question(view: &View) -> String {
    let json = serde_json::to_value(view.ask).unwrap_or_default();
    let parts = ["q", "window", "by"].map(|part| json[part].as_str());
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn named(seats: Seats, names: &[String]) -> String {
    let names: Vec<&str> = seats
        .into_iter()
        .map(|seat| names[seat.index()].as_str())
        .collect();
    names.join(" and ")
}

fn face(face: Option<Face>) -> String {
    face.map_or("unseen".to_owned(), |face| face.to_string())
}

fn faces(before: &str, indent: usize, faces: Faces) -> Vec<String> {
    listed(before, indent, &faces.iter().collect::<Vec<_>>())
}

/// The word that JSON has for it.
fn word(what: &impl Serialize) -> String {
    let json = serde_json::to_value(what).unwrap_or_default();
    json.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use kernel::{Eye, Record, Seed};
    use words::{Locale, Words};

    use crate::records::RecordFile;
    use crate::replay::film::Film;

    use super::*;

    fn film(record: &[u8]) -> Film<Table> {
        let file = RecordFile::new("a record".to_owned(), record.to_vec());
        Film::of(&file, Words::load(Locale::En)).unwrap()
    }

    fn pictures(moments: &[(usize, Eye)]) -> String {
        let film = film(include_bytes!("../../tests/records/fengsheng.txt"));
        let picture = |&(at, eye): &(usize, Eye)| {
            format!(
                "{}\n{}\n",
                film.title(at, eye),
                film.picture(at, eye).join("\n")
            )
        };
        moments.iter().map(picture).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn every_eye_has_its_own_picture() {
        let b = Eye::Seat(Seat::new(1));
        insta::assert_snapshot!(pictures(&[
            (1, b),
            (62, b),
            (62, Eye::Public),
            (143, Eye::All),
            (152, b),
            (167, Eye::All),
        ]));
    }

    /// With as many players and cards as there can be, nothing is wider than a small terminal.
    #[test]
    fn no_line_is_wider_than_a_small_terminal() {
        let film = film(include_bytes!("../../tests/records/fengsheng.txt"));
        for at in 0..=film.len() {
            for line in film.picture(at, Eye::All) {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }

    #[test]
    fn nine_players_without_characters_are_drawn() {
        let setup = "edition=standard-2010 seats=9 roles=none";
        let setup = <Table as kernel::Notation>::read_setup(setup).unwrap();
        let record = Record::<Table>::new(setup, Seed::from_number(1));
        let film = film(record.to_text().as_bytes());
        let picture = film.picture(0, Eye::Public).join("\n");
        assert_eq!(picture.matches("no character").count(), 9, "{picture}");
        assert_eq!(picture.matches("cards").count(), 9, "{picture}");
    }
}
