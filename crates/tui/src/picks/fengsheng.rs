//! 风声 — the hand and the skills, which are chosen first and aimed next; a shown hand; intelligence.

use fengsheng::{Ask, Edition, Face, Faces, Role, Way as Travel};
use protocol::fengsheng::View;
use protocol::{Choice, Prompt, Spot};
use words::Words;
use words::fengsheng::keys::{self, SkillKind};

use super::{DIGITS, Pick, Picks, Row, Way, add, card, offered};
use crate::App;

/// Letters that pick; the missing ones are commands.
const LETTERS: &str = "abcdefghijknptxyz";

pub(super) fn picks(view: &View, app: &App) -> Picks {
    let (prompt, words) = (app.prompt(), &app.words);
    let mut picks = Picks {
        aimed: true,
        ..Picks::default()
    };
    let mine = view.eye.and_then(|seat| view.seats.get(seat.index()));
    let hand = mine.and_then(|place| place.hand);
    for face in hand.iter().flat_map(Faces::iter) {
        let spot = Spot::Hand {
            card: face.to_string(),
        };
        add(
            &mut picks.mine,
            of_a_hand(view, face, (prompt, &spot), words),
        );
    }
    if let Some(role) = mine.and_then(|place| place.role) {
        picks.mine.extend(skills(view.edition, role, prompt, words));
    }
    for face in apart(view, prompt).iter() {
        let spot = Spot::Pile {
            card: face.to_string(),
        };
        add(
            &mut picks.pile,
            of_a_hand(view, face, (prompt, &spot), words),
        );
    }
    if prompt.is_some() && matches!(view.ask, Ask::Intelligence { .. }) {
        picks.pile.extend(intelligence(view, prompt, words));
    }
    let mut digits = DIGITS.chars();
    for choice in prompt.map_or(&[][..], |prompt| &prompt.options) {
        if matches!(
            choice.spot,
            Spot::Seat { .. } | Spot::Role { .. } | Spot::Button
        ) {
            picks.buttons.push((digits.next(), choice.clone()));
        }
    }
    if prompt.is_some() {
        picks.letter(LETTERS);
    }
    if let Some(selected) = app.selected.and_then(|at| picks.choosable().get(at)) {
        picks.ways = ways(&selected.options);
    }
    picks
}

/// Cards that lie apart from the hand while one of them is chosen: another hand, the top of the deck, or
/// the discard.
fn apart(view: &View, prompt: Option<&Prompt>) -> Faces {
    match (view.shown_hand, view.ask) {
        (Some(shown), _) => shown,
        (None, Ask::Discarded { .. }) if prompt.is_some() => view.discard,
        (None, _) => Faces::default(),
    }
}

/// A card as one would hold it, with what it does at this table.
fn of_a_hand(view: &View, face: Face, at: (Option<&Prompt>, &Spot), words: &Words) -> Pick {
    let name = named(view.edition, face, words);
    Pick {
        gloss: words.fengsheng_gloss(view.edition, &view.rules, face),
        ..card(Row::Hand, face.to_string(), name, at, words)
    }
}

/// A card's name and how it would travel.
fn named(edition: Edition, face: Face, words: &Words) -> String {
    let way = match Travel::of(edition, face) {
        Travel::Secret => "tui-fs-secret",
        Travel::Direct => "tui-fs-direct",
        Travel::Open => "tui-fs-open",
    };
    format!("{}·{}", words.card(&face.to_string()), words.text(way))
}

/// The skills that are declared; others are heard of when their time comes.
fn skills(edition: Edition, role: Role, prompt: Option<&Prompt>, words: &Words) -> Vec<Pick> {
    (0..role.skills(edition))
        .map(|number| {
            let code = keys::skill(edition, role, SkillKind::Declared, number);
            let (options, reason) = offered(prompt, &Spot::Skill { number });
            let name = words.text(&code);
            Pick {
                key: None,
                row: Row::Skills,
                full: name.clone(),
                gloss: words.text(&format!("{code}-gloss")),
                name,
                code,
                count: 1,
                options,
                reason,
            }
        })
        .collect()
}

/// All that lies before the living, the choosable and the rest.
fn intelligence(view: &View, prompt: Option<&Prompt>, words: &Words) -> Vec<Pick> {
    let mut picks = Vec::new();
    for (seat, place) in (0..).map(kernel::Seat::new).zip(&view.seats) {
        for face in place.intelligence.iter() {
            let code = face.to_string();
            let spot = Spot::Intelligence {
                seat,
                card: code.clone(),
            };
            let name = words.card(&code);
            let pick = Pick {
                gloss: words.fengsheng_gloss(view.edition, &view.rules, face),
                ..card(Row::Before(seat), code, name, (prompt, &spot), words)
            };
            add(&mut picks, pick);
        }
    }
    picks
}

/// The answers of one pick, by what it is meant for; each with its key.
fn ways(options: &[Choice]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for choice in options {
        let label = choice.verb.as_ref().unwrap_or(&choice.label);
        let aim = (None, choice.clone());
        match ways.iter_mut().find(|way| way.label == *label) {
            Some(way) => way.aims.push(aim),
            None => ways.push(Way {
                label: label.clone(),
                aims: vec![aim],
            }),
        }
    }
    let aims = ways.iter_mut().flat_map(|way| &mut way.aims);
    for ((key, _), digit) in aims.zip(DIGITS.chars()) {
        *key = Some(digit);
    }
    ways
}
