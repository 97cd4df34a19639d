//! 说书人的桌面 — what the storyteller's own view says, put so that it can be laid out: pages, tokens, the night's calls.
//!
//! Everything here is worked out from a [`View`]; to any other eye than the storyteller's it says nothing.

use kernel::{Rng, Seat, Seats, Seed};

use crate::frame::{Frame, Script};
use crate::grimoire::Life;
use crate::night;
use crate::town::{Phase, Town};
use crate::view::View;
use crate::{Character, Effect, Side, Slot, Team, roles};

/// A page of the grimoire: one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GrimoirePage {
    /// Who.
    pub seat: Seat,
    /// The true character.
    pub character: Character,
    /// The character whose token the player was shown.
    pub believes: Character,
    /// The true side.
    pub side: Side,
    /// The side the player was told to be of.
    pub told_side: Side,
    /// Whether the player lives, and looks it.
    pub life: Life,
    /// Whether a dead player still has a vote.
    pub vote_token: bool,
    /// Whether something makes the player drunk or poisoned now.
    pub impaired: bool,
    /// Whether the ability that can be used once is used up.
    pub spent: bool,
    /// The character whose ability was gained from elsewhere, if any.
    pub gained: Option<Character>,
}

/// A token of the grimoire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What lies where, and because of whom.
    pub effect: Effect,
    /// Whether it does something now.
    pub works: bool,
}

/// Whether a call of the night has been made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallState {
    /// It was made, and all of it is done.
    Done,
    /// It was made, and something of it is still to be done.
    Now,
    /// It is still to be made.
    ToCome,
}

/// A call of the night.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// Which.
    pub slot: Slot,
    /// Whether it has been made.
    pub state: CallState,
    /// Who is woken by it, as things stand.
    pub wakes: Seats,
    /// For whom something is done while they sleep, as things stand.
    pub unseen: Seats,
}

/// An ability that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnderWay {
    /// Whose; nobody's for the town's own business.
    pub seat: Option<Seat>,
    /// Which character's; nobody's for the town's own business.
    pub character: Option<Character>,
    /// Which part of it.
    pub script: Script,
    /// Whom it is about: who dies, was nominated, is executed.
    pub about: Option<Seat>,
    /// The player chosen last.
    pub picked: Option<Seat>,
    /// The character named last.
    pub named: Option<Character>,
}

impl View {
    /// The pages of the grimoire, player by player.
    pub fn grimoire_pages(&self) -> Vec<GrimoirePage> {
        let Some(pages) = &self.grimoire else {
            return Vec::new();
        };
        let rows = Seat::all(self.chairs).zip(&pages.rows);
        let there = rows.filter(|&(seat, _)| self.board.present.has(seat));
        there
            .map(|(seat, row)| {
                let [own, gained] = row.abilities;
                GrimoirePage {
                    seat,
                    character: row.character,
                    believes: row.believes,
                    side: row.side,
                    told_side: row.told_side,
                    life: row.life,
                    vote_token: row.vote_token,
                    impaired: pages.notes.impaired.has(seat),
                    spent: own.spent,
                    gained: gained.exists().then_some(gained.character),
                }
            })
            .collect()
    }

    /// The tokens of the grimoire, the oldest first.
    pub fn tokens(&self) -> Vec<Token> {
        let Some(town) = self.as_a_town() else {
            return Vec::new();
        };
        let effects = town.grimoire.effects.as_slice().iter();
        effects
            .map(|&effect| Token {
                effect,
                works: town.grimoire.works(&effect),
            })
            .collect()
    }

    /// The characters that the Demon was told are not in play.
    pub fn bluffs(&self) -> Vec<Character> {
        let shown = self.grimoire.iter().flat_map(|pages| pages.notes.bluffs);
        shown.filter(|&it| it != Character::NONE).collect()
    }

    /// What is being carried out, what was begun last at the end.
    pub fn under_way(&self) -> Vec<UnderWay> {
        let frames = self.grimoire.iter().flat_map(|pages| &pages.frames);
        frames.map(|frame| self.shown(frame)).collect()
    }

    /// What the town is about, for everybody to see.
    pub fn business(&self) -> Option<UnderWay> {
        self.board.business.as_ref().map(|frame| self.shown(frame))
    }

    fn shown(&self, frame: &Frame) -> UnderWay {
        // The storyteller, too, can have business: a nomination.
        let player = |seat: Seat| (seat.number() <= self.chairs).then_some(seat);
        UnderWay {
            seat: player(frame.me),
            character: (frame.character != Character::NONE).then_some(frame.character),
            script: frame.script,
            about: player(frame.about),
            picked: frame.picked,
            named: frame.named,
        }
    }

    /// All calls of this night; before the first one those of the first night. By day there are none.
    pub fn night_queue(&self) -> Vec<Call> {
        let Some(town) = self.as_a_town() else {
            return Vec::new();
        };
        let made = match town.phase {
            Phase::Night { calls } => usize::from(calls),
            Phase::Setup => 0,
            Phase::Day | Phase::Vote | Phase::Over { .. } => return Vec::new(),
        };
        let goes_on = !town.frames.is_empty();
        let calls = town.calls().as_slice().iter().enumerate();
        calls
            .map(|(at, &slot)| {
                let state = match at + 1 {
                    ended if ended < made => CallState::Done,
                    last if last == made && goes_on => CallState::Now,
                    last if last == made => CallState::Done,
                    _ => CallState::ToCome,
                };
                let (wakes, unseen) = night::called(&town, slot);
                Call {
                    slot,
                    state,
                    wakes,
                    unseen,
                }
            })
            .collect()
    }

    /// The team of a character of this script.
    pub fn team_of(&self, character: Character) -> Team {
        match character.entry() {
            Some(entry) => entry.team,
            None => self
                .own_teams
                .get(usize::from(
                    character.number().saturating_sub(Character::FIRST_OWN),
                ))
                .copied()
                .unwrap_or_default(),
        }
    }

    /// The town of the storyteller's view: nothing of it is hidden but what chance brings next.
    fn as_a_town(&self) -> Option<Town> {
        self.grimoire.as_ref()?;
        Some(kernel::Imagine::imagine(
            self,
            &mut Rng::new(Seed::from_number(0)),
        ))
    }
}

impl Character {
    /// Whether the storyteller carries it out by hand: no file does.
    pub fn is_by_hand(self) -> bool {
        roles::of(self).manual
    }
}
