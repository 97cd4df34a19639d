//! 选取 — which key picks what: letters for what lies before the player, digits for everything else.

mod blanc_noir;
mod fengsheng;

use kernel::Seat;
use protocol::{Choice, Line, Prompt, Spot, View};
use words::Words;

use crate::App;

/// What picks after the nine digits are used up.
const DIGITS: &str = "123456789ABCDEFGHIJKMNOPTWXYZ";

/// In which row of the screen a pick stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    /// Blanc Noir: cards of a colour.
    Colour(::blanc_noir::Colour),
    /// Blanc Noir: black cards.
    Black,
    /// Blanc Noir: the player's own face-down scrolls.
    Scrolls,
    /// Fengsheng: the hand, one's own or one that is shown.
    Hand,
    /// Fengsheng: the skills of one's character.
    Skills,
    /// Fengsheng: the intelligence before a player.
    Before(Seat),
}

/// Something before the player, or among what has to be chosen from.
#[derive(Clone, Debug)]
pub(crate) struct Pick {
    pub(crate) key: Option<char>,
    pub(crate) row: Row,
    pub(crate) code: String,
    /// Its name within its row.
    pub(crate) name: String,
    /// Its name by itself.
    pub(crate) full: String,
    /// What it does, in a sentence.
    pub(crate) gloss: String,
    pub(crate) count: usize,
    pub(crate) options: Vec<Choice>,
    pub(crate) reason: Option<Line>,
}

/// One way to use the selected pick, with all it can be aimed at.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) label: Line,
    pub(crate) aims: Vec<(Option<char>, Choice)>,
}

/// Everything that can be picked at one moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picks {
    /// What lies before the player, row by row.
    pub(crate) mine: Vec<Pick>,
    /// Other things to choose from, while there are some: a search, a shown hand, intelligence.
    pub(crate) pile: Vec<Pick>,
    /// Everything else, with its key.
    pub(crate) buttons: Vec<(Option<char>, Choice)>,
    /// Where a card is used first and aimed next: what the selected one can do.
    pub(crate) ways: Vec<Way>,
    /// Several answers of one pick are told apart by their keys; none of them is the usual one.
    aimed: bool,
}

impl Picks {
    /// What can be picked now.
    pub(crate) fn of(app: &App) -> Self {
        match &app.view {
            // Answers of Clocktower stand in a menu.
            Some(View::Clocktower(_)) | None => Self::default(),
            Some(View::BlancNoir(view)) => blanc_noir::picks(view, app.prompt(), &app.words),
            Some(View::Fengsheng(view)) => fengsheng::picks(view, app),
        }
    }

    /// What the arrow keys walk over: the pile while there is one, else what lies before the player.
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

    /// Gives letters to what can be walked over.
    fn letter(&mut self, letters: &str) {
        // Capitals pick too, where no button needs them.
        let capitals = if self.buttons.len() > 9 {
            String::new()
        } else {
            letters.to_uppercase()
        };
        let mut letters = letters.chars().chain(capitals.chars());
        for pick in self.choosable_mut() {
            pick.key = letters.next();
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

    /// Which of a pick's answers is highlighted, after Tab was pressed so often.
    pub(crate) fn highlighted(&self, pick: &Pick, tabs: usize) -> Option<usize> {
        match pick.options.len() {
            0 => None,
            1 => Some(0),
            several if self.aimed => tabs.checked_sub(1).map(|tabs| tabs % several),
            several => Some(tabs % several),
        }
    }

    /// The answer that stands behind a digit.
    pub(crate) fn behind(&self, key: char) -> Option<&Choice> {
        let aims = self.ways.iter().flat_map(|way| &way.aims);
        aims.chain(&self.buttons)
            .find(|(its, _)| *its == Some(key))
            .map(|(_, choice)| choice)
    }
}

/// Adds a pick, or counts it if one with that code is in that row.
fn add(picks: &mut Vec<Pick>, pick: Pick) {
    let same = |other: &&mut Pick| other.code == pick.code && other.row == pick.row;
    match picks.iter_mut().find(same) {
        Some(same) => same.count += 1,
        None => picks.push(pick),
    }
}

/// A card with this name within its row, and what is offered for it.
fn card(row: Row, code: String, name: String, at: (Option<&Prompt>, &Spot), words: &Words) -> Pick {
    let (options, reason) = offered(at.0, at.1);
    Pick {
        key: None,
        row,
        full: words.card(&code),
        gloss: words.card_gloss(&code),
        code,
        name,
        count: 1,
        options,
        reason,
    }
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
