//! 情报 — the verbs of intelligence: it comes to lie before players, and is taken away again.

use kernel::{Card, CardSet, Seat};

use crate::frame::{Frame, Gain};
use crate::script::{How, Whom};
use crate::{Colour, Dealer, Event, Face, Function, cards};

impl Dealer<'_> {
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
        let has = |colour| !cards.and(self.table.deck_of().of_colour(colour)).is_empty();
        let black = has(Colour::Black);
        let truth = has(Colour::Red) || has(Colour::Blue);
        let text = match cards
            .and(self.table.deck_of().of_function(Function::PublicText))
            .first()
        {
            Some(card) if how == How::Sent => {
                let face = self.face(card);
                let colour = Colour::ALL.into_iter().find(|&colour| face.is(colour));
                colour.map_or(0, |colour| colour as u8 + 1)
            }
            _ => 0,
        };
        self.table.frames.push(Frame::Gain(Gain {
            seat,
            by,
            how,
            black,
            truth,
            text,
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
        self.arrive_with(before, by, true, false);
    }

    /// Cards that were laid down before a player arrive there together: whether there is black, and red
    /// or blue, among them.
    pub(crate) fn arrive_with(&mut self, before: Seat, by: Seat, black: bool, truth: bool) {
        let gain = Gain {
            seat: before,
            by: by.into(),
            how: How::Placed,
            black,
            truth,
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
            self.put_on_top(card);
            self.say(Event::PutOnDeck { from, face });
        }
    }

    /// An intelligence changes places with the top card of the deck, under what 真伪莫辨 has set aside.
    pub(crate) fn exchange_with_the_deck(&mut self, seat: Seat, face: Face, by: Seat) {
        let aside = cards::confound::set_aside(self.table);
        if self.table.deck.len() == aside {
            self.reshuffle();
        }
        let Some(top) = self.table.deck.len().checked_sub(aside + 1) else {
            return;
        };
        let card = self.table.deck.remove(top);
        self.say(Event::Dealt { seat });
        self.put_on_deck(seat, face);
        self.gain(seat, CardSet::only(card), by.into(), How::Placed);
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

    /// All black intelligence before a player is burnt.
    pub(crate) fn burn_all_black(&mut self, by: Seat, seat: Seat) {
        let black = self.table.intelligence_of(seat, Colour::Black);
        for card in black.iter() {
            let face = self.face(card);
            self.burn(by, seat, face);
        }
    }

    /// 合金装备 — the black intelligence that came before a player this turn is burnt.
    pub(crate) fn burn_what_came(&mut self, seat: Seat) {
        let mut kept = self.table.kept;
        let black = self.table.intelligence_of(seat, Colour::Black);
        for card in black.iter() {
            let face = self.face(card);
            match kept.iter_mut().find(|it| **it == face.index() as u8 + 1) {
                Some(place) => *place = 0,
                None => self.burn(seat, seat, face),
            }
        }
    }

    /// A card of the discard comes to lie before a player.
    pub(crate) fn gain_from_discard(&mut self, seat: Seat, face: Face, by: Seat) {
        let lying = self.table.deck_of().cards(face).and(self.table.discard);
        if let Some(card) = lying.first() {
            self.table.discard.remove(card);
            self.say(Event::FromDiscard { face });
            self.gain(seat, CardSet::only(card), by.into(), How::Placed);
        }
    }
}
