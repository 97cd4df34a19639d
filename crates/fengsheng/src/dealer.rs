//! 庄家 — the verbs: each moves cards and tells whoever may know.

use kernel::{Card, CardSet, Sealed, Seat, Seats};

use crate::ask::{How, Script, Whom};
use crate::event::Bunch;
use crate::flow::{Frame, Gain};
use crate::{Action, Colour, Event, Face, Stage, Table};

/// The table with a voice, while one action is carried out.
pub(crate) struct Dealer<'a> {
    pub(crate) table: &'a mut Table,
    pub(crate) tell: &'a mut dyn FnMut(Event),
    /// The answer to the last question, for whoever asked it; it is heard once.
    pub(crate) answer: Option<(Seat, Action)>,
}

impl Dealer<'_> {
    #[inline]
    pub(crate) fn say(&mut self, event: Event) {
        (self.tell)(event);
    }

    /// The answer to the question just asked, without who gave it.
    pub(crate) fn heard(&mut self) -> Action {
        self.answer
            .take()
            .map_or(Action::Pass, |(_, action)| action)
    }

    pub(crate) fn face(&self, card: Card) -> Face {
        self.table.deck_of().face(card)
    }

    fn bunch(&self, cards: CardSet) -> Bunch {
        Bunch {
            edition: self.table.edition,
            cards,
        }
    }

    // --- deck and hands ---------------------------------------------------------------------

    /// Takes the top card for a player; the moment the deck is empty the discard becomes a new one
    /// (§3.7).
    pub(crate) fn top_card(&mut self, seat: Seat) -> Option<Card> {
        let card = self.table.deck.pop()?;
        self.say(Event::Dealt { seat });
        if self.table.deck.is_empty() {
            self.reshuffle();
        }
        Some(card)
    }

    fn reshuffle(&mut self) {
        let table = &mut *self.table;
        table.deck = table.discard.iter().collect();
        table.discard = CardSet::EMPTY;
        table.chance.next_event().shuffle(table.deck.as_mut_slice());
        let count = table.deck.len() as u8;
        self.say(Event::Reshuffled { count });
    }

    pub(crate) fn draw(&mut self, seat: Seat, count: u8) {
        let mut drawn = CardSet::EMPTY;
        for _ in 0..count {
            if self.table.deck.len() == 1 && !drawn.is_empty() {
                // What is drawn is told before the shuffle that empties the discard.
                self.tell_drawn(seat, &mut drawn);
            }
            let Some(card) = self.table.deck.pop() else {
                break;
            };
            drawn.insert(card);
            self.table.hands[seat].insert(card);
            if self.table.deck.is_empty() {
                self.tell_drawn(seat, &mut drawn);
                self.reshuffle();
            }
        }
        self.tell_drawn(seat, &mut drawn);
        self.table.hands_changed = true;
    }

    fn tell_drawn(&mut self, seat: Seat, drawn: &mut CardSet) {
        if !drawn.is_empty() {
            let cards = Sealed::new(self.bunch(*drawn), Seats::only(seat));
            self.say(Event::Drew {
                seat,
                count: drawn.len() as u8,
                cards,
            });
            *drawn = CardSet::EMPTY;
        }
    }

    /// Takes a card of this face out of a hand.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, face: Face) -> Card {
        let card = self
            .table
            .deck_of()
            .cards(face)
            .and(self.table.hands[seat])
            .first();
        let card = card.expect("a legal action names a card of the hand");
        self.table.hands[seat].remove(card);
        self.table.hands_changed = true;
        card
    }

    pub(crate) fn discard_from_hand(&mut self, seat: Seat, face: Face) {
        let card = self.take_from_hand(seat, face);
        self.table.discard.insert(card);
        self.say(Event::Discarded { seat, face });
    }

    /// A card of the hand goes onto the deck; only its owner knows which.
    pub(crate) fn put_back(&mut self, seat: Seat, face: Face) {
        let card = self.take_from_hand(seat, face);
        self.table.deck.push(card);
        self.say(Event::PutBack {
            seat,
            face: Sealed::new(face, Seats::only(seat)),
        });
    }

    /// Cards go from hand to hand; both players see which.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, cards: CardSet) {
        self.table.hands[from] = self.table.hands[from].minus(cards);
        self.table.hands[to] = self.table.hands[to].or(cards);
        self.table.hands_changed = true;
        let count = cards.len() as u8;
        let cards = Sealed::new(self.bunch(cards), Seats::only(from).with(to));
        self.say(Event::Handed {
            from,
            to,
            count,
            cards,
        });
    }

    pub(crate) fn give(&mut self, from: Seat, to: Seat, face: Face) {
        let card = self
            .table
            .deck_of()
            .cards(face)
            .and(self.table.hands[from])
            .first();
        if let Some(card) = card {
            self.hand_over(from, to, CardSet::only(card));
        }
    }

    /// Up to `count` random cards of a hand, without moving them.
    pub(crate) fn random_cards(&mut self, of: Seat, count: usize) -> CardSet {
        let mut cards: kernel::Stack<Card, { crate::deck::MOST_CARDS }> =
            self.table.hands[of].iter().collect();
        self.table.chance.next_event().shuffle(cards.as_mut_slice());
        cards.as_slice().iter().take(count).copied().collect()
    }

    /// `to` takes up to `count` random cards from the hand of `from`.
    pub(crate) fn take_at_random(&mut self, from: Seat, to: Seat, count: usize) {
        let cards = self.random_cards(from, count);
        if !cards.is_empty() {
            self.hand_over(from, to, cards);
        }
    }

    // --- intelligence -----------------------------------------------------------------------

    /// Cards come to lie before a player, together: what follows is [`Gain`]'s business.
    pub(crate) fn gain(&mut self, seat: Seat, cards: CardSet, by: Whom, how: How) {
        if cards.is_empty() {
            return;
        }
        self.table.intelligence[seat] = self.table.intelligence[seat].or(cards);
        for card in cards.iter() {
            let face = self.face(card);
            self.say(Event::Gained {
                seat,
                by: by.seat(),
                how,
                face,
            });
        }
        let black = !cards
            .and(self.table.deck_of().of_colour(Colour::Black))
            .is_empty();
        self.table.frames.push(Frame::Gain(Gain {
            seat,
            by,
            how,
            black,
            ..Gain::default()
        }));
    }

    /// A card of the hand is laid before a player.
    pub(crate) fn place(&mut self, by: Seat, face: Face, before: Seat) {
        let card = self.take_from_hand(by, face);
        self.say(Event::LeftHand { seat: by, face });
        self.gain(before, CardSet::only(card), by.into(), How::Placed);
    }

    /// A card of the hand is laid before a player; [`Dealer::arrive`] follows when all lie there.
    pub(crate) fn lay_down(&mut self, by: Seat, face: Face, before: Seat) {
        let card = self.take_from_hand(by, face);
        self.table.intelligence[before].insert(card);
        self.say(Event::LeftHand { seat: by, face });
        self.say(Event::Gained {
            seat: before,
            by: Some(by),
            how: How::Placed,
            face,
        });
    }

    /// Black cards that were laid down before a player arrive there together.
    pub(crate) fn arrive(&mut self, before: Seat, by: Seat) {
        let gain = Gain {
            seat: before,
            by: by.into(),
            how: How::Placed,
            black: true,
            ..Gain::default()
        };
        self.table.frames.push(Frame::Gain(gain));
    }

    /// Random cards of a hand are laid before a player as intelligence, unseen until they lie there.
    pub(crate) fn place_at_random(&mut self, from: Seat, count: usize, before: Seat, by: Seat) {
        let cards = self.random_cards(from, count);
        self.table.hands[from] = self.table.hands[from].minus(cards);
        self.table.hands_changed = true;
        for card in cards.iter() {
            let face = self.face(card);
            self.say(Event::LeftHand { seat: from, face });
        }
        self.gain(before, cards, by.into(), How::Placed);
    }

    /// A card of somebody's hand is laid before a player by another.
    pub(crate) fn place_for(&mut self, from: Seat, face: Face, before: Seat, by: Seat) {
        let card = self.take_from_hand(from, face);
        self.say(Event::LeftHand { seat: from, face });
        self.gain(before, CardSet::only(card), by.into(), How::Placed);
    }

    /// `by` looks at a whole hand.
    pub(crate) fn look_at_hand(&mut self, by: Seat, of: Seat) {
        let cards = Sealed::new(self.bunch(self.table.hands[of]), Seats::only(by).with(of));
        self.say(Event::HandSeen { by, of, cards });
    }

    /// Takes an intelligence of this face away from before a player.
    fn take_intelligence(&mut self, seat: Seat, face: Face) -> Option<Card> {
        let card = self
            .table
            .deck_of()
            .cards(face)
            .and(self.table.intelligence[seat])
            .first()?;
        self.table.intelligence[seat].remove(card);
        Some(card)
    }

    pub(crate) fn burn(&mut self, by: Seat, seat: Seat, face: Face) {
        if let Some(card) = self.take_intelligence(seat, face) {
            self.table.discard.insert(card);
            self.say(Event::Burnt { seat, by, face });
        }
    }

    /// An intelligence goes into a hand.
    pub(crate) fn take_back(&mut self, from: Seat, face: Face, to: Seat) {
        if let Some(card) = self.take_intelligence(from, face) {
            self.table.hands[to].insert(card);
            self.table.hands_changed = true;
            self.say(Event::TakenBack { from, to, face });
        }
    }

    /// An intelligence goes onto the deck.
    pub(crate) fn put_on_deck(&mut self, from: Seat, face: Face) {
        if let Some(card) = self.take_intelligence(from, face) {
            self.table.deck.push(card);
            self.say(Event::PutUnder { from, face });
        }
    }

    /// An intelligence is moved from one player to another.
    pub(crate) fn move_intelligence(&mut self, by: Seat, from: Seat, face: Face, to: Seat) {
        if let Some(card) = self.take_intelligence(from, face) {
            self.say(Event::MovedAway {
                seat: from,
                by,
                face,
            });
            self.gain(to, CardSet::only(card), by.into(), How::Placed);
        }
    }

    // --- characters and identities ----------------------------------------------------------

    pub(crate) fn turn_up(&mut self, seat: Seat) {
        if !self.table.is_up(seat) {
            self.table.face_up = self.table.face_up.with(seat);
            self.table.exposed = self.table.exposed.with(seat);
            let role = self.table.role[seat];
            self.say(Event::TurnedUp { seat, role });
        }
    }

    pub(crate) fn turn_down(&mut self, seat: Seat) {
        if self.table.is_up(seat) {
            self.table.face_up = self.table.face_up.without(seat);
            self.say(Event::TurnedDown { seat });
        }
    }

    pub(crate) fn show_identity(&mut self, seat: Seat) {
        if !self.table.shown.has(seat) {
            self.table.shown = self.table.shown.with(seat);
            let identity = self.table.identity[seat];
            self.say(Event::IdentityShown { seat, identity });
        }
    }

    /// Two players look at each other's identity.
    pub(crate) fn exchange_identities(&mut self, one: Seat, other: Seat) {
        for (by, of) in [(one, other), (other, one)] {
            self.table.looked_at[by] |= 1 << of.number();
            let identity = Sealed::new(self.table.identity[of], Seats::only(by).with(of));
            self.say(Event::IdentitySeen { by, of, identity });
        }
    }

    // --- transmission -----------------------------------------------------------------------

    pub(crate) fn lock(&mut self, seat: Seat) {
        self.table.locked = self.table.locked.with(seat);
        self.say(Event::Locked { seat });
    }

    /// Without intelligence on its way there is no transmission to take no part in.
    pub(crate) fn lure(&mut self, seat: Seat) {
        if self.table.transit.is_some() {
            self.table.lured = self.table.lured.with(seat);
            self.say(Event::Lured { seat });
        }
    }

    /// `by` looks at the intelligence that lies before them.
    pub(crate) fn look_at_transit(&mut self, by: Seat) {
        if let Some(transit) = &mut self.table.transit {
            transit.seen_by = transit.seen_by.with(by);
            let face = self.table.edition.def().deck.face(transit.card);
            self.say(Event::LookedAt {
                by,
                face: Sealed::new(face, Seats::only(by)),
            });
        }
    }

    /// `by` takes the intelligence out of its way.
    pub(crate) fn intercept(&mut self, by: Seat) {
        if let Some(transit) = self.table.transit.take() {
            self.table.lured = Seats::NONE;
            self.say(Event::Intercepted { by });
            self.gain(
                by,
                CardSet::only(transit.card),
                transit.sender.into(),
                How::Sent,
            );
        }
    }

    /// The intelligence goes back where it came from (§5.3).
    pub(crate) fn send_back(&mut self, by: Seat) {
        let Some(mut transit) = self.table.transit else {
            return;
        };
        if self.table.locked.has(by) || transit.to != by {
            return;
        }
        transit.stage = Stage::Underway;
        if transit.way == crate::Way::Direct {
            transit.to = transit.sender;
        } else {
            transit.leftwards = !transit.leftwards;
            transit.to = if transit.leftwards {
                self.table.left_of(by)
            } else {
                self.table.right_of(by)
            };
        }
        let to = transit.to;
        self.table.transit = Some(transit);
        self.say(Event::GoesTo { to, back: true });
    }

    /// The card of a script that has ended goes where used cards go.
    pub(crate) fn spend(&mut self, card: Card, script: Script, void: bool, known_to: Seats) {
        let removed = !void && script == Script::Card(crate::Function::Probe);
        let face = self.face(card);
        if removed {
            self.table.removed.insert(card);
            self.say(Event::Spent {
                face: Sealed::new(face, known_to),
                removed,
            });
        } else {
            self.table.discard.insert(card);
            self.say(Event::Spent {
                face: Sealed::open_to_all(face),
                removed,
            });
        }
    }
}
