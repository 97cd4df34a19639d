//! From what a page says about a table to the position itself.

use blanc_noir::scene::{Place, Scene};
use blanc_noir::{Face, Kind, Setup, Table};
use kernel::{Position, Seat, Seed};

use super::player::HandWords;
use super::setting::{Below, LeadState, Setting};

/// The position; the error is a sentence.
pub(super) fn lay_out(setting: &Setting) -> Result<Table, String> {
    if setting.dealt {
        if setting.says_more_than_deal() {
            return Err("`发牌: 是` deals everything; it goes with 座位 and 规则 only".to_owned());
        }
        let setup = Setup {
            seats: setting.names.count(),
            rules: setting.rules,
        };
        return Table::deal(&setup, Seed::from_number(1)).map_err(|error| error.to_string());
    }
    scene(setting)?.build()
}

fn scene(setting: &Setting) -> Result<Scene, String> {
    let seats = setting.names.count();
    let first = Seat::new(0);
    let lead = setting
        .lead
        .ok_or("the page names no lead; it takes a line such as `引牌: 红5`")?;
    let black = lead.face.colour().is_none();
    if black && lead.state == LeadState::Plain {
        return Err("a black lead takes its colour, or 开放, as in `引牌: 魔像 红`".to_owned());
    }
    let mut scene = Scene::new(seats);
    scene.setup.rules = setting.rules;
    scene.turn = setting.turn.unwrap_or(first);
    scene.direction = setting.direction;
    scene.lead = lead.face;
    scene.named = match lead.state {
        LeadState::Named(colour) => Some(colour),
        LeadState::Plain | LeadState::Open | LeadState::First => None,
    };
    scene.first = lead.state == LeadState::First;
    scene.pending = setting.pending;
    scene.places = places(setting)?;
    scene.deck.clone_from(&setting.deck.top);
    scene.deck_only = setting.deck.below == Below::Nothing;
    scene.discard.clone_from(&setting.discard);
    scene.scroll_deck.clone_from(&setting.scroll_deck.top);
    scene.scroll_deck_only = setting.scroll_deck.below == Below::Nothing;
    scene.reshuffled = setting.reshuffled;
    scene.round = setting.round.unwrap_or(1);
    scene.starter = setting.starter.unwrap_or(first);
    Ok(scene)
}

fn places(setting: &Setting) -> Result<Vec<Place>, String> {
    let rest = setting
        .players
        .iter()
        .filter(|it| matches!(it.hand, HandWords::Rest))
        .count();
    if rest > 1 {
        return Err("only one player can hold all other cards".to_owned());
    }
    let mut spare = Spare::besides(&setting.taken.faces);
    setting
        .players
        .iter()
        .map(|player| {
            let (hand, rest) = match &player.hand {
                HandWords::Cards(cards, others) => {
                    let mut hand = cards.clone();
                    for _ in 0..*others {
                        hand.push(
                            spare
                                .take()
                                .ok_or("there are not enough cards for all hands")?,
                        );
                    }
                    (hand, false)
                }
                HandWords::Rest => (Vec::new(), true),
            };
            Ok(Place {
                hand,
                rest,
                more: 0,
                down: player.down.clone(),
                up: player.up.clone(),
                total: player.total,
                declared: player.declared,
            })
        })
        .collect()
}

/// Cards that a page names nowhere, the dullest first: basic cards, the highest number in each
/// colour before the next lower one, so that "7 张" never holds a special card by accident.
struct Spare(std::vec::IntoIter<Face>);

impl Spare {
    fn besides(named: &[Face]) -> Self {
        let mut spare: Vec<(bool, u8, u8, Face)> = Vec::new();
        for face in Face::all() {
            let taken = named.iter().filter(|&&it| it == face).count();
            for copy in (0..face.copies()).skip(taken) {
                spare.push((
                    face.kind() != Kind::Number,
                    copy,
                    u8::MAX - face.number(),
                    face,
                ));
            }
        }
        spare.sort_unstable();
        let faces: Vec<Face> = spare.into_iter().map(|(_, _, _, face)| face).collect();
        Self(faces.into_iter())
    }

    fn take(&mut self) -> Option<Face> {
        self.0.next()
    }
}
