//! 选取 — which key picks what: letters for what lies before the player, digits for everything else.

use blanc_noir::{Colour, Face, Kind};
use protocol::{Choice, Line, Prompt, Spot, blanc_noir::View};
use words::Words;

/// Letters that pick; the missing ones are commands.
const LETTERS: &str = "abcdefghijkmnoptwxyz";
/// What picks after the nine digits are used up.
const DIGITS: &str = "123456789ABCDEFGHIJKMNOPTWXYZ";

/// In which row of the screen a pick stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Row {
    /// Cards of a colour.
    Colour(Colour),
    /// Black cards.
    Black,
    /// The player's own face-down scrolls.
    Scrolls,
}

/// A card or scroll before the player, or a card of the pile that is searched.
#[derive(Clone, Debug)]
pub(crate) struct Pick {
    pub(crate) key: Option<char>,
    pub(crate) row: Row,
    pub(crate) code: String,
    /// Its name within its row.
    pub(crate) name: String,
    pub(crate) count: usize,
    pub(crate) options: Vec<Choice>,
    pub(crate) reason: Option<Line>,
}

/// Everything that can be picked at one moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picks {
    /// The hand and the scrolls, row by row.
    pub(crate) mine: Vec<Pick>,
    /// What a search may bring back; empty when nothing is searched.
    pub(crate) pile: Vec<Pick>,
    /// Everything else, with its key.
    pub(crate) buttons: Vec<(Option<char>, Choice)>,
}

impl Picks {
    pub(crate) fn new(view: &View, prompt: Option<&Prompt>, words: &Words) -> Self {
        let mine = view.eye.and_then(|seat| view.seats.get(seat.index()));
        let mut hand = Vec::new();
        for face in mine
            .and_then(|place| place.hand)
            .iter()
            .flat_map(|it| it.iter())
        {
            let spot = Spot::Hand {
                card: face.to_string(),
            };
            add_card(&mut hand, face, &spot, prompt, words);
        }
        for (slot, scroll) in (0..).zip(mine.and_then(|it| it.scrolls.as_deref()).unwrap_or(&[])) {
            let (options, reason) = offered(prompt, &Spot::OwnScroll { slot });
            hand.push(Pick {
                key: None,
                row: Row::Scrolls,
                code: scroll.to_string(),
                name: words.scroll(scroll.name()),
                count: 1,
                options,
                reason,
            });
        }
        let mut pile = Vec::new();
        let mut buttons = Vec::new();
        let mut digits = DIGITS.chars();
        for choice in prompt.map_or(&[][..], |prompt| &prompt.options) {
            match &choice.spot {
                Spot::Hand { .. } | Spot::OwnScroll { .. } => {}
                Spot::Pile { card } => {
                    if let Ok(face) = card.parse::<Face>() {
                        add_card(&mut pile, face, &choice.spot, prompt, words);
                    }
                }
                _ => buttons.push((digits.next(), choice.clone())),
            }
        }
        let mut picks = Self {
            mine: hand,
            pile,
            buttons,
        };
        if prompt.is_some() {
            // Capitals pick too, where no button needs them.
            let capitals = if picks.buttons.len() > 9 {
                String::new()
            } else {
                LETTERS.to_uppercase()
            };
            let mut letters = LETTERS.chars().chain(capitals.chars());
            for pick in picks.choosable_mut() {
                pick.key = letters.next();
            }
        }
        picks
    }

    /// What the arrow keys walk over: the pile while it is searched, else what lies before the player.
    pub(crate) fn choosable(&self) -> &[Pick] {
        if self.pile.is_empty() {
            &self.mine
        } else {
            &self.pile
        }
    }

    fn choosable_mut(&mut self) -> &mut [Pick] {
        if self.pile.is_empty() {
            &mut self.mine
        } else {
            &mut self.pile
        }
    }

    /// The only answer there is, if there is only one.
    pub(crate) fn only(&self) -> Option<&Choice> {
        let mut all = self
            .choosable()
            .iter()
            .flat_map(|pick| &pick.options)
            .chain(self.buttons.iter().map(|(_, choice)| choice));
        let first = all.next()?;
        all.all(|other| other.action == first.action)
            .then_some(first)
    }
}

/// Adds a card, or counts it if a card with that face is there.
fn add_card(
    picks: &mut Vec<Pick>,
    face: Face,
    spot: &Spot,
    prompt: Option<&Prompt>,
    words: &Words,
) {
    let code = face.to_string();
    if let Some(same) = picks.iter_mut().find(|pick| pick.code == code) {
        same.count += 1;
        return;
    }
    let (options, reason) = offered(prompt, spot);
    picks.push(Pick {
        key: None,
        row: face.colour().map_or(Row::Black, Row::Colour),
        name: match face.kind() {
            Kind::Number => face.number().to_string(),
            kind => words.text(&format!("card-{}", kind.name())),
        },
        code,
        count: 1,
        options,
        reason,
    });
}

/// What is offered at a place, or why nothing is.
fn offered(prompt: Option<&Prompt>, spot: &Spot) -> (Vec<Choice>, Option<Line>) {
    let Some(prompt) = prompt else {
        return (Vec::new(), None);
    };
    let options = prompt.options.iter().filter(|choice| choice.spot == *spot);
    let refusal = prompt.refused.iter().find(|refusal| refusal.spot == *spot);
    (
        options.cloned().collect(),
        refusal.map(|refusal| refusal.reason.clone()),
    )
}
