//! 黑与白 — the hand by colours, the scrolls, and what a search may bring back.

use blanc_noir::{Face, Kind};
use protocol::blanc_noir::View;
use protocol::{Prompt, Spot};
use words::Words;

use super::{DIGITS, Pick, Picks, Row, add, card, offered};

/// Letters that pick; the missing ones are commands.
const LETTERS: &str = "abcdefghijkmnoptwxyz";

pub(super) fn picks(view: &View, prompt: Option<&Prompt>, words: &Words) -> Picks {
    let mine = view.eye.and_then(|seat| view.seats.get(seat.index()));
    let mut picks = Picks::default();
    let hand = mine.and_then(|place| place.hand);
    for face in hand.iter().flat_map(|it| it.iter()) {
        let spot = Spot::Hand {
            card: face.to_string(),
        };
        add(&mut picks.mine, of_card(face, &spot, prompt, words));
    }
    let scrolls = mine.and_then(|it| it.scrolls.as_deref());
    for (slot, scroll) in (0..).zip(scrolls.unwrap_or_default()) {
        let (options, reason) = offered(prompt, &Spot::OwnScroll { slot });
        let name = words.scroll(scroll.name());
        picks.mine.push(Pick {
            key: None,
            row: Row::Scrolls,
            code: scroll.to_string(),
            full: name.clone(),
            gloss: words.scroll_gloss(scroll.name()),
            name,
            count: 1,
            options,
            reason,
        });
    }
    let mut digits = DIGITS.chars();
    for choice in prompt.map_or(&[][..], |prompt| &prompt.options) {
        match &choice.spot {
            Spot::Hand { .. } | Spot::OwnScroll { .. } => {}
            Spot::Pile { card } => {
                if let Ok(face) = card.parse() {
                    add(&mut picks.pile, of_card(face, &choice.spot, prompt, words));
                }
            }
            _ => picks.buttons.push((digits.next(), choice.clone())),
        }
    }
    if prompt.is_some() {
        picks.letter(LETTERS);
    }
    picks
}

fn of_card(face: Face, spot: &Spot, prompt: Option<&Prompt>, words: &Words) -> Pick {
    let name = match face.kind() {
        Kind::Number => face.number().to_string(),
        kind => words.text(&format!("card-{}", kind.name())),
    };
    let row = face.colour().map_or(Row::Black, Row::Colour);
    card(row, face.to_string(), name, (prompt, spot), words)
}
