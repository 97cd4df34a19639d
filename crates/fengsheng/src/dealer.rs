//! 庄家 — the verbs: each moves cards and tells whoever may know.

mod intelligence;
mod people;
mod transmission;

use kernel::{Card, CardSet, Sealed, Seat, Seats, Stack};

use crate::edition::Refill;
use crate::event::Bunch;
use crate::flow::DONE;
use crate::frame::Frame;
use crate::script::{Play, Script, Standing};
use crate::{Action, Event, Face, Function, Table, cards};

/// The table with a voice, while one action is carried out.
pub(crate) struct Dealer<'a> {
    pub(crate) table: &'a mut Table,
    /// Nobody may be listening; then nothing need be told.
    pub(crate) tell: Option<&'a mut dyn FnMut(Event)>,
    /// The answer to the last question, for whoever asked it; it is heard once.
    pub(crate) answer: Option<(Seat, Action)>,
}

impl Dealer<'_> {
    #[inline]
    pub(crate) fn say(&mut self, event: Event) {
        if let Some(tell) = &mut self.tell {
            tell(event);
        }
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

    /// The top card of the deck is dealt to a player.
    pub(crate) fn top_card(&mut self, seat: Seat) -> Option<Card> {
        if self.table.deck.is_empty() {
            self.reshuffle();
        }
        let card = self.table.deck.pop()?;
        self.say(Event::Dealt { seat });
        Some(card)
    }

    /// The discard becomes a new deck (§3.7). What is set aside on top of the old one stays there.
    pub(crate) fn reshuffle(&mut self) {
        let table = &mut *self.table;
        if table.discard.is_empty() {
            return;
        }
        let mut deck: Stack<Card, { crate::deck::MOST_CARDS }> = table.discard.iter().collect();
        table.discard = CardSet::EMPTY;
        table.chance.next_event().shuffle(deck.as_mut_slice());
        let count = deck.len() as u8;
        for &card in table.deck.as_slice() {
            deck.push(card);
        }
        table.deck = deck;
        self.say(Event::Reshuffled { count });
    }

    /// Draws; the moment the deck has run out, or when the next card is needed, the discard becomes a new
    /// one. What 真伪莫辨 has set
    /// aside is not drawn.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8) {
        let aside = cards::confound::set_aside(self.table);
        let mut drawn = CardSet::EMPTY;
        for _ in 0..count {
            // Both piles may have been empty when it ran out.
            if self.table.deck.len() == aside {
                self.reshuffle();
            }
            let left = self.table.deck.len() - aside;
            if left == 0 {
                break;
            }
            if left == 1 && !drawn.is_empty() {
                // What is drawn is told before the shuffle that empties the discard.
                self.tell_drawn(seat, &mut drawn);
            }
            let card = self.table.deck.remove(left - 1);
            drawn.insert(card);
            self.table.hands[seat].insert(card);
            if left == 1 {
                self.tell_drawn(seat, &mut drawn);
                if self.table.manner().refill == Refill::AtOnce {
                    self.reshuffle();
                }
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
        self.put_on_top(card);
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
        let mut cards: Stack<Card, { crate::deck::MOST_CARDS }> =
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

    /// The card of a script that has ended goes where used cards go.
    pub(crate) fn spend(&mut self, card: Card, script: Script, void: bool, known_to: Seats) {
        let removed = !void && script == Script::Card(Function::Probe);
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

    /// A card that lies nowhere goes into a hand.
    pub(crate) fn pick_up(&mut self, seat: Seat, card: Card, known_to: Seats) {
        self.table.hands[seat].insert(card);
        self.table.hands_changed = true;
        let face = Sealed::new(self.face(card), known_to);
        self.say(Event::PickedUp { seat, face });
    }

    /// The card that is being carried out under what answers it does nothing, and goes into a hand.
    pub(crate) fn take_what_is_about_to_happen(&mut self, by: Seat) {
        let mut frames = self.table.frames.as_mut_slice().iter_mut().rev();
        let card = frames.find_map(|frame| match frame {
            Frame::Script(play) => play.card().inspect(|_| {
                play.card = 0;
                play.step = DONE;
            }),
            _ => None,
        });
        if let Some(card) = card {
            self.pick_up(by, card, Seats::all(self.table.seats));
        }
    }

    /// Where a card goes that is put on the deck: under what 真伪莫辨 has set aside.
    pub(crate) fn put_on_top(&mut self, card: Card) {
        let aside = cards::confound::set_aside(self.table);
        self.table.deck.push(card);
        let deck = self.table.deck.as_mut_slice();
        let place = deck.len() - 1 - aside;
        deck[place..].rotate_right(1);
    }

    /// `seat` draws the cards that the skill lets one look at, but for one of this face, which stays on the deck.
    pub(crate) fn draw_the_others(&mut self, seat: Seat, by: Script, stays: Option<Face>) {
        let mut cards = self.table.top_cards(by);
        let stays = stays.and_then(|face| cards.and(self.table.deck_of().cards(face)).first());
        if let Some(card) = stays {
            cards.remove(card);
        }
        let deck = self.table.deck;
        let rest = deck.as_slice().iter().copied();
        self.table.deck = rest.filter(|&card| !cards.has(card)).collect();
        self.table.hands[seat] = self.table.hands[seat].or(cards);
        self.table.hands_changed = true;
        self.tell_drawn(seat, &mut cards);
    }

    /// `by` looks at the top cards of the deck.
    pub(crate) fn look_at_the_top(&mut self, by: Seat, script: Script) {
        let top = self.table.top_cards(script);
        let cards = Sealed::new(self.bunch(top), Seats::only(by));
        self.say(Event::TopSeen {
            by,
            count: top.len() as u8,
            cards,
        });
    }

    /// Discards a whole hand; gives how many cards it had.
    pub(crate) fn discard_hand(&mut self, seat: Seat) -> u8 {
        let cards = self.table.hands[seat];
        for card in cards.iter() {
            let face = self.face(card);
            self.discard_from_hand(seat, face);
        }
        cards.len() as u8
    }

    /// Declarations of the chain for which this holds, by what they count as, will have no effect.
    pub(crate) fn void_below(&mut self, outranked: impl Fn(&Play, Function) -> bool) {
        let edition = self.table.edition;
        for at in 0..self.table.chain.len() {
            let play = &mut self.table.chain.as_mut_slice()[at];
            let function = play.script.counts_as(edition);
            if !play.is_void() && function.is_some_and(|function| outranked(play, function)) {
                play.standing = Standing::Outranked;
                self.say(Event::Outranked { at: at as u8 });
            }
        }
    }
}
