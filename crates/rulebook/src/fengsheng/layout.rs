//! From what a page says about a table to the position itself.

use fengsheng::scene::{self, Place, Scene};
use fengsheng::{Face, Function, Role, Setup, Table};
use kernel::{Position, Seed};

use super::cards::{Card, is_black};
use super::setting::Setting;

/// Cards in the hand of a player of whom the page says nothing.
const USUAL_HAND: u8 = 3;

/// The position; the error is a sentence.
pub(super) fn lay_out(setting: &Setting) -> Result<Table, String> {
    if setting.dealt {
        if setting.says_more_than_deal() {
            return Err("`发牌: 是` deals everything; it goes with 座位 and 规则 only".to_owned());
        }
        return Table::deal(&setting.setup, Seed::from_number(1))
            .map_err(|error| error.to_string());
    }
    scene(setting)?.build()
}

fn scene(setting: &Setting) -> Result<Scene, String> {
    let mut spare = Spare::of(setting);
    let identities: Vec<_> = setting.places.iter().map(|it| it.identity).collect();
    let identities = scene::identities(&setting.setup, &identities)?;
    let mut lists: Vec<List<'_>> = vec![
        List::of(&setting.deck),
        List::of(&setting.discard),
        List::of(&setting.removed),
    ];
    for place in &setting.places {
        lists.push(List::of(
            place.hand.as_ref().map_or(&[], |(cards, _)| cards),
        ));
        lists.push(List::of(&place.intelligence));
    }
    // What a page says most exactly is laid out first, so that it never finds its card taken.
    for open in 0..=Card::MOST_OPEN {
        for list in &mut lists {
            list.fill(open, &mut spare)?;
        }
    }
    let mut faces = lists.into_iter().map(List::faces);
    let mut next = || faces.next().unwrap_or_default();
    let (deck, discard, removed) = (next(), next(), next());
    let mut places = Vec::new();
    for (words, identity) in setting.places.iter().zip(identities) {
        let gone = words.dead || words.lost;
        let usual = if gone { 0 } else { USUAL_HAND };
        let others = words.hand.as_ref().map_or(usual, |&(_, others)| others);
        let (mut hand, intelligence) = (next(), next());
        for _ in 0..others {
            hand.push(spare.any()?);
        }
        places.push(Place {
            face_up: words.face_up,
            hand,
            intelligence,
            shown: words.shown,
            dead: words.dead,
            lost: words.lost,
            ..Place::new(words.role.unwrap_or(Role::Nobody), identity)
        });
    }
    Ok(Scene {
        turn: setting.turn,
        start: setting.start,
        sent: setting.sent,
        deck,
        deck_only: setting.deck_only,
        discard,
        removed,
        ..Scene::new(setting.setup.clone(), places)
    })
}

/// Cards as a page lists them, and the faces that have been found for them.
struct List<'words> {
    cards: &'words [Card],
    found: Vec<Option<Face>>,
}

impl<'words> List<'words> {
    fn of(cards: &'words [Card]) -> Self {
        let found = vec![None; cards.len()];
        Self { cards, found }
    }

    /// Finds faces for the cards of which so much is left open.
    fn fill(&mut self, open: u8, spare: &mut Spare) -> Result<(), String> {
        for (card, found) in self.cards.iter().zip(&mut self.found) {
            if card.left_open() == open {
                *found = Some(spare.take(*card)?);
            }
        }
        Ok(())
    }

    fn faces(self) -> Vec<Face> {
        self.found.into_iter().flatten().collect()
    }
}

/// The cards that have no place yet, the dullest first.
///
/// Probes and locks come first, which only the player on turn can use, then what nobody can use and what is rarer; blue and
/// red in turn, black last; and before all those whose face the page names nowhere.
struct Spare(Vec<Face>);

const DULLEST_FIRST: [Function; Function::ALL.len()] = [
    Function::Probe,
    Function::Lock,
    Function::PublicText,
    Function::Confound,
    Function::Return,
    Function::Decode,
    Function::Transfer,
    Function::Intercept,
    Function::Counter,
    Function::Lure,
    Function::Swap,
    Function::Weigh,
    Function::Reinforce,
    Function::Gamble,
    Function::Burn,
];

impl Spare {
    fn of(setting: &Setting) -> Self {
        let named: Vec<Face> = setting.every_card().filter_map(Card::face).collect();
        let mut spare: Vec<(bool, bool, usize, usize, Face)> = Vec::new();
        for (rank, function) in (0..).zip(DULLEST_FIRST) {
            let mut so_far: Vec<Face> = Vec::new();
            for face in Face::all().filter(|face| face.function() == function) {
                for _ in 0..copies(&setting.setup, face) {
                    let colour = face.colours();
                    let before = so_far.iter().filter(|it| it.colours() == colour).count();
                    so_far.push(face);
                    spare.push((named.contains(&face), is_black(face), rank, before, face));
                }
            }
        }
        spare.sort_unstable();
        Self(spare.into_iter().map(|it| it.4).collect())
    }

    fn take(&mut self, card: Card) -> Result<Face, String> {
        let at = self.0.iter().position(|&face| card.fits(face));
        at.map(|at| self.0.remove(at))
            .ok_or_else(|| format!("{card} is named more often than the deck has it"))
    }

    fn any(&mut self) -> Result<Face, String> {
        if self.0.is_empty() {
            return Err("there are not enough cards for all hands".to_owned());
        }
        Ok(self.0.remove(0))
    }
}

fn copies(setup: &Setup, face: Face) -> u8 {
    scene::copies(setup, face)
}
