//! Whether what a page claims is so.

use blanc_noir::{Action, Face, Faces, Reason, Scroll, SeatView, Table, View};
use kernel::{Eye, Position, Seat};

use super::claims::{Claim, PlayerClaim, TableClaim, Thing};
use super::deeds::written;
use super::seen::Seen;
use super::setting::{LeadState, LeadWords};
use super::{names, picture};
use crate::game::Miss;
use crate::seats::Names;

/// All that a claim may be about.
pub(super) struct Court<'stage> {
    pub(super) table: &'stage Table,
    pub(super) names: &'stage Names,
    pub(super) seen: &'stage [Seen],
}

impl Court<'_> {
    pub(super) fn judge(&self, claim: &Claim) -> Result<(), Miss> {
        let view = self.table.view(Eye::All);
        match claim {
            Claim::Table(claim) => self.judge_table(claim, &view),
            Claim::Player(seat, claim) => {
                self.judge_player(*seat, claim, &view.seats[seat.index()])
            }
        }
    }

    fn judge_table(&self, claim: &TableClaim, view: &View) -> Result<(), Miss> {
        let name = |seat: Seat| self.names.of(seat).to_owned();
        match claim {
            TableClaim::Lead(words) => judge_lead(*words, view),
            TableClaim::Pending(pending) => Miss::unless_equal(view.pending, *pending),
            TableClaim::Turn(seat) => Miss::unless_equal(name(view.turn), name(*seat)),
            TableClaim::Direction(direction) => Miss::unless_equal(
                picture::direction(view.direction),
                picture::direction(*direction),
            ),
            TableClaim::Round(round) => Miss::unless_equal(view.round, *round),
            TableClaim::Starter(seat) => Miss::unless_equal(name(view.starter), name(*seat)),
            TableClaim::Deck(count) => Miss::unless_equal(usize::from(view.deck), *count),
            TableClaim::ScrollDeck(count) => {
                Miss::unless_equal(usize::from(view.scroll_deck), *count)
            }
            TableClaim::Discard(count) => Miss::unless_equal(usize::from(view.discard), *count),
            TableClaim::DiscardHas(cards) => {
                let pile = self.table.discard_pile();
                let missing = cards.iter().filter(|&it| pile.count(it) < cards.count(it));
                none_of(
                    missing,
                    "not there",
                    format!("{} in the discard", cards_as_text(*cards)),
                )
            }
            TableClaim::DiscardLacks(cards) => {
                let pile = self.table.discard_pile();
                let lying = cards.iter().filter(|&it| pile.has(it));
                none_of(
                    lying,
                    "there",
                    format!("none of {} in the discard", cards_as_text(*cards)),
                )
            }
            TableClaim::DiscardsShown(cards) => {
                let shown: Faces = self.table.view(Eye::Public).discards.into_iter().collect();
                Miss::unless_equal(cards_as_text(shown), cards_as_text(*cards))
            }
            TableClaim::Asked(seat, question) => {
                let asked = view.asked.map_or("nobody is asked".to_owned(), |ask| {
                    format!("{} {}", name(view.turn), ask.name())
                });
                Miss::unless_equal(asked, format!("{} {question}", name(*seat)))
            }
            TableClaim::Over(winners) => self.judge_end(view, winners),
        }
    }

    fn judge_end(&self, view: &View, winners: &[Seat]) -> Result<(), Miss> {
        let as_text =
            |seats: &mut dyn Iterator<Item = Seat>| names::list(seats.map(|it| self.names.of(it)));
        let mut sorted = winners.to_vec();
        sorted.sort_unstable();
        let found = view.winners.map(|it| as_text(&mut it.into_iter()));
        let expected = as_text(&mut sorted.into_iter());
        Miss::unless_equal(
            found.unwrap_or_else(|| "the game goes on".to_owned()),
            expected,
        )
    }

    fn judge_player(&self, seat: Seat, claim: &PlayerClaim, place: &SeatView) -> Result<(), Miss> {
        match claim {
            PlayerClaim::Holds(cards) => Miss::unless_equal(
                cards_as_text(place.hand.unwrap_or_default()),
                cards_as_text(*cards),
            ),
            PlayerClaim::Counts(count) => Miss::unless_equal(usize::from(place.hand_size), *count),
            PlayerClaim::Down(scrolls) => Miss::unless_equal(
                scrolls_as_text(place.scrolls.as_deref().unwrap_or_default()),
                scrolls_as_text(scrolls),
            ),
            PlayerClaim::DownCount(count) => Miss::unless_equal(usize::from(place.down), *count),
            PlayerClaim::Up(scrolls) => {
                Miss::unless_equal(scrolls_as_text(&place.up), scrolls_as_text(scrolls))
            }
            PlayerClaim::Total(total) => Miss::unless_equal(place.total, *total),
            PlayerClaim::Declared(declared) => {
                let as_text = |it| if it { "已宣告" } else { "未宣告" };
                Miss::unless_equal(as_text(place.declared), as_text(*declared))
            }
            PlayerClaim::May(action) => match self.objection(seat, *action) {
                None => Ok(()),
                Some(reason) => Err(Miss::new(
                    format!("it is refused: {reason}"),
                    "it is allowed",
                )),
            },
            PlayerClaim::MayNot(action, reason) => {
                self.judge_refusal(seat, *action, reason.as_deref())
            }
            PlayerClaim::MayOnly(actions) => self.judge_choices(seat, actions),
            PlayerClaim::NeverLearns(thing) if self.seen[seat.index()].has(*thing) => {
                let who = self.names.of(seat);
                Err(Miss::new(
                    format!("{who} was shown it"),
                    format!("{who} never sees {}", thing.name()),
                ))
            }
            PlayerClaim::HasSeen(thing) if !self.seen[seat.index()].has(*thing) => {
                let who = self.names.of(seat);
                Err(Miss::new(
                    format!("{who} was never shown it"),
                    format!("{who} has seen {}", thing.name()),
                ))
            }
            PlayerClaim::NeverLearns(_) | PlayerClaim::HasSeen(_) => Ok(()),
            PlayerClaim::Knows { of, face, known } => {
                self.judge_knowledge(seat, *of, *face, *known)
            }
        }
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<&'static str> {
        self.table.why_not(seat, action).map(Reason::id)
    }

    fn judge_refusal(
        &self,
        seat: Seat,
        action: Action,
        expected: Option<&str>,
    ) -> Result<(), Miss> {
        match (self.objection(seat, action), expected) {
            (None, reason) => {
                let expected = reason.map_or("it is refused".to_owned(), |it| {
                    format!("it is refused: {it}")
                });
                Err(Miss::new("it is allowed", expected))
            }
            (Some(found), Some(expected)) => Miss::unless_equal(found, expected),
            (Some(_), None) => Ok(()),
        }
    }

    fn judge_choices(&self, seat: Seat, expected: &[Action]) -> Result<(), Miss> {
        let mut found = Vec::new();
        self.table.legal_actions(seat, &mut found);
        let as_text = |actions: &[Action]| {
            let mut sorted = actions.to_vec();
            sorted.sort_unstable();
            let texts: Vec<String> = sorted.iter().map(|&it| written(it, self.names)).collect();
            if texts.is_empty() {
                "无".to_owned()
            } else {
                texts.join(" / ")
            }
        };
        Miss::unless_equal(as_text(&found), as_text(expected))
    }

    fn judge_knowledge(&self, eye: Seat, of: Seat, face: Face, known: bool) -> Result<(), Miss> {
        let marked = self.table.view(Eye::Seat(eye)).seats[of.index()].known;
        if marked.has(face) == known {
            return Ok(());
        }
        let expected = if known { "known" } else { "not known" };
        Err(Miss::new(
            format!("known of {}: {}", self.names.of(of), cards_as_text(marked)),
            format!("{} is {expected} in that hand", names::of_face(face)),
        ))
    }
}

/// A miss if there is any of these cards.
fn none_of(cards: impl Iterator<Item = Face>, what: &str, expected: String) -> Result<(), Miss> {
    let cards: Faces = cards.collect();
    if cards.is_empty() {
        return Ok(());
    }
    Err(Miss::new(
        format!("{what}: {}", cards_as_text(cards)),
        expected,
    ))
}

fn judge_lead(words: LeadWords, view: &View) -> Result<(), Miss> {
    let lead = view.lead;
    let state = match words.state {
        LeadState::Plain | LeadState::First => true,
        LeadState::Named(colour) => !lead.open && lead.colour == Some(colour),
        LeadState::Open => lead.open,
    };
    if lead.face == words.face && state {
        return Ok(());
    }
    let face = names::of_face(words.face);
    let expected = match words.state {
        LeadState::Plain | LeadState::First => face,
        LeadState::Named(colour) => format!("{face} {}", names::of_colour(colour)),
        LeadState::Open => format!("{face} 开放"),
    };
    Err(Miss::new(picture::lead(lead), expected))
}

impl Thing {
    fn name(self) -> String {
        match self {
            Self::Card(face) => names::of_face(face),
            Self::Scroll(scroll) => names::of_scroll(scroll).to_owned(),
        }
    }
}

fn cards_as_text(cards: Faces) -> String {
    names::list(cards.iter().map(names::of_face))
}

fn scrolls_as_text(scrolls: &[Scroll]) -> String {
    let mut sorted = scrolls.to_vec();
    sorted.sort_unstable();
    names::list(sorted.into_iter().map(names::of_scroll))
}
