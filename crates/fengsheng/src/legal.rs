//! 可行 — the legal answers to each question.

use kernel::{CardSet, Seat, Seats};

use crate::ask::{Cards, Who, Whose};
use crate::frame::Frame;
use crate::script::{Play, Script};
use crate::{Action, Ask, Colour, Face, Function, Table, cards, roles};

impl Table {
    /// Appends what a player who is asked may answer, in ascending order.
    #[inline]
    pub(crate) fn answers(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.ask {
            Ask::Window { .. } => self.window_answers(seat, out),
            ask => self.other_answers(seat, ask, out),
        }
    }

    /// The same for the questions that are no windows: few are asked among many windows.
    fn other_answers(&self, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        match ask {
            Ask::Window { .. } => {}
            Ask::Role => {
                let begin = out.len();
                out.extend(self.offered[seat].roles().map(Action::Choose));
                out[begin..].sort_unstable();
            }
            Ask::Send => self.sendable(seat, out),
            Ask::Receive => out.extend([Action::Take, Action::Refuse]),
            Ask::React => {
                if let Some(face) = self.probe_under_way() {
                    cards::probe::reactions(self, seat, face, out);
                } else if let Some(colour) = self.text_under_way() {
                    cards::public_text::reactions(self, seat, colour, out);
                }
            }
            Ask::Trigger { .. } => self.trigger_answers(seat, out),
            Ask::Card {
                cards, may_pass, ..
            } => {
                let hand = self.hands[seat];
                let begin = out.len();
                self.faces(hand, cards, Action::Pick, out);
                if may_pass || out.len() == begin {
                    out.insert(begin, Action::Pass);
                }
            }
            Ask::Shown { of, .. } => self.faces(self.hands[of], Cards::Any, Action::Pick, out),
            Ask::Intelligence {
                whose,
                cards,
                may_pass,
                ..
            } => {
                if may_pass {
                    out.push(Action::Pass);
                }
                let begin = out.len();
                for other in self.those_with(seat, whose) {
                    let mut rest = self.deck_of().one_of_each(self.intelligence[other]);
                    while let Some(card) = rest.first() {
                        rest = rest.without_first();
                        let face = self.deck_of().face(card);
                        if cards.allows(self.edition, face) {
                            out.push(Action::PickFrom(other, face));
                        }
                    }
                }
                out[begin..].sort_unstable();
            }
            Ask::Discarded { cards, .. } => {
                self.faces(self.discard, cards, Action::Pick, out);
                if out.is_empty() {
                    out.push(Action::Pass);
                }
            }
            Ask::Top { by, may_pass } => {
                if may_pass {
                    out.push(Action::Pass);
                }
                self.faces(self.top_cards(by), Cards::Any, Action::Pick, out);
            }
            Ask::Colour { .. } => out.extend(Colour::ALL.map(Action::Name)),
            Ask::Whether { .. } => {
                out.push(Action::Pass);
                if self.may_whether() {
                    out.push(Action::Trigger);
                }
            }
            Ask::Player { who, may_pass, .. } => {
                if may_pass {
                    out.push(Action::Pass);
                }
                let those = self
                    .living
                    .into_iter()
                    .filter(|&other| self.is_who(seat, who, other));
                out.extend(those.map(Action::Target));
            }
        }
    }

    fn faces(
        &self,
        cards: CardSet,
        which: Cards,
        action: fn(Face) -> Action,
        out: &mut Vec<Action>,
    ) {
        let begin = out.len();
        let mut rest = self.deck_of().one_of_each(cards);
        while let Some(card) = rest.first() {
            rest = rest.without_first();
            let face = self.deck_of().face(card);
            if which.allows(self.edition, face) {
                out.push(action(face));
            }
        }
        out[begin..].sort_unstable();
    }

    /// Whose intelligence may be chosen. The one player a skill is about may just have died.
    fn those_with(&self, seat: Seat, whose: Whose) -> Seats {
        match whose {
            Whose::Anyone => self.living,
            Whose::MineOrFemale => self
                .living
                .into_iter()
                .filter(|&other| other == seat || self.is_female(other))
                .collect(),
            Whose::Others => self.living.without(seat),
            Whose::Only(only) => Seats::only(only),
        }
    }

    fn is_who(&self, seat: Seat, who: Who, other: Seat) -> bool {
        match who {
            Who::Anyone => true,
            Who::Other => other != seat,
            Who::OtherWithHand => other != seat && !self.hands[other].is_empty(),
            Who::OtherWithIntelligence => other != seat && !self.intelligence[other].is_empty(),
            Who::OtherFaceUp => other != seat && self.is_up(other),
            Who::WithIntelligence => !self.intelligence[other].is_empty(),
            Who::OtherFemale => other != seat && self.is_female(other),
            Who::OtherUnlocked => other != seat && !self.locked.has(other),
            Who::Unserved => self
                .under_way()
                .is_some_and(|play| !roles::is_served(&play, other)),
        }
    }

    /// Whether what a card or skill may let one do now can be done.
    fn may_whether(&self) -> bool {
        self.under_way().is_some_and(|play| match play.script {
            Script::Card(Function::Decode) => cards::decode::called_right(self, &play),
            _ => true,
        })
    }

    /// The cards on top of the deck that a skill lets one look at; what 真伪莫辨 has set aside is not among
    /// them.
    pub(crate) fn top_cards(&self, by: Script) -> CardSet {
        let deck = self.deck.as_slice().iter().rev();
        deck.skip(cards::confound::set_aside(self))
            .take(roles::looks_at(by))
            .copied()
            .collect()
    }

    /// The script on top.
    pub(crate) fn under_way(&self) -> Option<Play> {
        match self.frames.last() {
            Some(Frame::Script(play)) => Some(*play),
            _ => None,
        }
    }

    /// The colour of the public text that a player answers.
    fn text_under_way(&self) -> Option<Colour> {
        let play = self.under_way()?;
        let text = play.script == Script::Card(Function::PublicText);
        text.then(|| Colour::ALL[usize::from(play.note) % Colour::ALL.len()])
    }

    /// The probe that is being carried out.
    pub(crate) fn probe_under_way(&self) -> Option<Face> {
        let card = self.under_way()?.card()?;
        let face = self.deck_of().face(card);
        (face.function() == Function::Probe).then_some(face)
    }
}
