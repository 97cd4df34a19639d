//! 庄家 — the verbs: each moves cards and tells whoever may know.

use kernel::{Card, CardSet, Sealed, Seat, Seats};

use crate::face::mask;
use crate::{Action, Cause, Colour, Event, Face, Scroll, Table};

/// The table with a voice, while one action is carried out.
pub(crate) struct Dealer<'a> {
    pub(crate) table: &'a mut Table,
    pub(crate) tell: &'a mut dyn FnMut(Event),
    /// The answer to the last question, for the step that asked it.
    pub(crate) answer: Action,
}

impl Dealer<'_> {
    #[inline]
    pub(crate) fn say(&mut self, event: Event) {
        (self.tell)(event);
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> Seat {
        self.table.turn
    }

    // --- number cards -----------------------------------------------------------------------

    /// `seat` draws up to `wanted` cards; an empty deck is made anew from the discard (ruling R32).
    pub(crate) fn draw(&mut self, seat: Seat, wanted: u8, cause: Cause) {
        let mut drawn = CardSet::EMPTY;
        for _ in 0..wanted {
            if self.table.deck.is_empty() {
                self.tell_drawn(seat, wanted, &mut drawn, cause);
                self.reshuffle();
            }
            let Some(card) = self.table.deck.pop() else {
                break;
            };
            drawn.insert(card);
            self.table.hands[seat].insert(card);
        }
        self.tell_drawn(seat, wanted, &mut drawn, cause);
        if !self.table.hands[seat].is_single() {
            self.table.declared = self.table.declared.without(seat);
        }
    }

    fn tell_drawn(&mut self, seat: Seat, wanted: u8, drawn: &mut CardSet, cause: Cause) {
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            let cards = Sealed::new(*drawn, Seats::only(seat));
            self.say(Event::Drew {
                seat,
                wanted,
                count,
                cause,
                cards,
            });
            *drawn = CardSet::EMPTY;
        }
    }

    /// The discard, without the lead, becomes the deck.
    fn reshuffle(&mut self) {
        let table = &mut *self.table;
        if table.discard.is_empty() {
            return;
        }
        table.deck = table.discard.iter().collect();
        table.chance.next_event().shuffle(table.deck.as_mut_slice());
        table.discard = CardSet::EMPTY;
        table.ghost = None;
        table.reshuffled = true;
        table.lap.0 = [CardSet::EMPTY; crate::MAX_PLAYERS];
        let count = table.deck.len() as u8;
        self.say(Event::Reshuffled { count });
    }

    /// Takes a card of this face out of the hand of the player on turn: a known copy first, so that
    /// nobody learns whether there was another.
    fn take_from_hand(&mut self, face: Face) -> Card {
        let me = self.table.turn;
        let known = Table::copy_in(self.table.known[me], face);
        let card = known.or_else(|| Table::copy_in(self.table.hands[me], face));
        let card = card.expect("a legal action names a card of the hand");
        self.table.hands[me].remove(card);
        self.table.known[me].remove(card);
        card
    }

    /// The old lead goes to the discard and `card` lies on top.
    fn lay_on_top(&mut self, card: Card) {
        let face = Face::of(card);
        let table = &mut *self.table;
        table.discard.insert(table.lead.card);
        table.lap[table.turn].insert(card);
        table.lead = crate::Lead {
            card,
            colour: face.colour(),
            number: face.number(),
            open: false,
        };
    }

    /// The player on turn plays a card as the new lead.
    pub(crate) fn play_card(&mut self, face: Face) {
        let card = self.take_from_hand(face);
        self.lay_on_top(card);
        let seat = self.me();
        self.table.declared = self.table.declared.without(seat);
        self.say(Event::Played { seat, face });
    }

    /// The player on turn lays a companion on the Princess: the new lead.
    pub(crate) fn pair(&mut self, face: Face) {
        let card = self.take_from_hand(face);
        self.lay_on_top(card);
        let seat = self.me();
        self.say(Event::Paired { seat, face });
    }

    /// The player on turn discards a card that is not played: it goes under the lead, shown to all,
    /// without an ability (rulings R3, R5).
    pub(crate) fn discard(&mut self, face: Face, cause: Cause) {
        let card = self.take_from_hand(face);
        let seat = self.me();
        let leads =
            !self.table.rules.effect_discards_under_lead && !matches!(cause, Cause::Princess);
        if leads {
            self.lay_on_top(card);
            self.table.lead.open = face.colour().is_none();
        } else {
            self.table.discard.insert(card);
            self.table.lap[seat].insert(card);
        }
        self.table.declared = self.table.declared.without(seat);
        self.say(Event::Discarded {
            seat,
            face,
            cause,
            leads,
        });
    }

    /// The player on turn hands a card openly to `to`.
    pub(crate) fn give(&mut self, face: Face, to: Seat) {
        let from = self.me();
        let card = self.take_from_hand(face);
        self.table.hands[to].insert(card);
        self.table.known[to].insert(card);
        self.table.declared = self.table.declared.without(from);
        if !self.table.hands[to].is_single() {
            self.table.declared = self.table.declared.without(to);
        }
        self.say(Event::Gave { from, to, face });
    }

    /// The hand of `seat` is shown to the table, or to the player on turn alone (ruling R22).
    pub(crate) fn show_hand(&mut self, seat: Seat) {
        let by = self.me();
        let hand = self.table.hands[seat];
        let to_all = matches!(
            self.table.rules.gargoyle_audience,
            crate::GargoyleAudience::All
        );
        let cards = if to_all {
            self.table.known[seat] = hand;
            Sealed::open_to_all(hand)
        } else {
            Sealed::new(hand, Seats::only(seat).with(by))
        };
        self.say(Event::Showed {
            seat,
            by,
            to_all,
            cards,
        });
    }

    /// The player on turn looks through what a Valkyrie may choose from; whether there is anything.
    pub(crate) fn search(&mut self) -> bool {
        let seat = self.me();
        let found = self.table.searchable();
        self.say(Event::Searched {
            seat,
            cards: Sealed::new(found, Seats::only(seat)),
        });
        !found.is_empty()
    }

    /// The player on turn brings a card back, unshown; a deck that was searched is shuffled.
    pub(crate) fn recover(&mut self, face: Face) {
        let seat = self.me();
        let deck_was_searched = self.table.searchable() != self.table.discard.minus(mask::VALKYRIE);
        let lying = Table::copy_in(self.table.discard, face);
        let card = match lying {
            Some(card) => {
                self.table.discard.remove(card);
                self.table.ghost = Some(card);
                card
            }
            None => self.take_from_deck(face),
        };
        self.table.hands[seat].insert(card);
        let sealed = Sealed::new(CardSet::only(card), Seats::only(seat));
        self.say(Event::Recovered {
            seat,
            from_deck: lying.is_none(),
            card: sealed,
        });
        if deck_was_searched {
            let table = &mut *self.table;
            table.chance.next_event().shuffle(table.deck.as_mut_slice());
        }
    }

    fn take_from_deck(&mut self, face: Face) -> Card {
        let deck = &mut self.table.deck;
        let place = deck
            .as_slice()
            .iter()
            .position(|&card| Face::of(card) == face);
        deck.remove(place.expect("a legal answer names a card that was searched"))
    }

    /// The player on turn names the colour of the lead.
    pub(crate) fn name_colour(&mut self, colour: Colour) {
        let seat = self.me();
        self.table.lead.colour = Some(colour);
        self.say(Event::Named { seat, colour });
    }

    // --- turn order and chain ---------------------------------------------------------------

    /// The direction flips.
    pub(crate) fn flip(&mut self) {
        let direction = self.table.direction.flipped();
        self.table.direction = direction;
        self.say(Event::Flipped { direction });
    }

    /// The chain grows.
    pub(crate) fn chain(&mut self, add: u8) {
        self.table.pending += add;
        let pending = self.table.pending;
        self.say(Event::Chained { pending });
    }

    // --- scrolls ----------------------------------------------------------------------------

    /// `seat` gets the top scroll of the deck, face down; nothing if the deck is empty.
    pub(crate) fn draw_scroll(&mut self, seat: Seat) {
        if let Some(scroll) = self.table.scroll_deck.pop() {
            self.table.down[seat].push(scroll);
            self.say(Event::GotScroll {
                seat,
                scroll: Sealed::new(scroll, Seats::only(seat)),
            });
        }
    }

    /// The scroll deck is shuffled.
    pub(crate) fn shuffle_scrolls(&mut self) {
        let table = &mut *self.table;
        table
            .chance
            .next_event()
            .shuffle(table.scroll_deck.as_mut_slice());
    }

    /// The player on turn turns up a face-down scroll: the lowest position of its kind.
    pub(crate) fn turn_up(&mut self, scroll: Scroll) {
        let seat = self.me();
        let place = self.table.down[seat]
            .as_slice()
            .iter()
            .position(|&it| it == scroll);
        let place = place.expect("a legal action names a scroll of one's own");
        self.table.down[seat].remove(place);
        self.table.up[seat].insert(scroll);
        self.say(Event::Used {
            seat,
            place: place as u8,
            scroll,
        });
    }
}
