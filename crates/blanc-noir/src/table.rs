//! 牌桌 — the truth: where every card is, and whose turn it is. Data only.

use kernel::{BySeat, Card, CardSet, Chance, Seat, Seats, Stack};

use crate::face::mask;
use crate::{Ask, Colour, DECK, Doing, Face, Rules, SCROLLS, Scroll};

/// The most players.
pub const MAX_PLAYERS: usize = 6;

/// Which way the turn passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// 顺时针 — to the next higher seat.
    #[default]
    Clockwise,
    /// 逆时针 — to the next lower seat.
    CounterClockwise,
}

impl Direction {
    /// The other way.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Clockwise => Self::CounterClockwise,
            Self::CounterClockwise => Self::Clockwise,
        }
    }
}

/// What must be followed (ruling R3: a field of its own, set by set-up and by play).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lead {
    /// The card that lies on top.
    pub(crate) card: Card,
    /// The colour to follow; a wild card's is the one that was named.
    pub(crate) colour: Option<Colour>,
    /// The number to follow.
    pub(crate) number: u8,
    /// Everything follows (a black first lead, until a card is played).
    pub(crate) open: bool,
}

/// A finished round's counting; all of it public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sheet {
    pub(crate) round: u16,
    pub(crate) out: Seat,
    pub(crate) hands: BySeat<CardSet, MAX_PLAYERS>,
    pub(crate) halved: Seats,
}

/// The truth of a game of Blanc Noir. It has no `Debug` and no `Serialize`, on purpose.
///
/// Equality tells copies of a card apart: tables that differ only in which copy of a face lies
/// where are different values that play alike.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) rules: Rules,
    pub(crate) chance: Chance,
    pub(crate) seats: u8,
    /// Who plays this round: everyone, but in a play-off only the tied.
    pub(crate) playing: Seats,
    pub(crate) hands: BySeat<CardSet, MAX_PLAYERS>,
    /// Cards of a hand that everybody has seen there.
    pub(crate) known: BySeat<CardSet, MAX_PLAYERS>,
    /// What each player put on the discard in their latest turn: a memory, not a zone.
    pub(crate) lap: BySeat<CardSet, MAX_PLAYERS>,
    /// The number deck; the last card is its top.
    pub(crate) deck: Stack<Card, DECK>,
    /// The discard without the lead. Its order means nothing: nobody may look at it in order.
    pub(crate) discard: CardSet,
    /// What a Valkyrie brought back since the last shuffle: the table saw it go down, not come up.
    pub(crate) ghost: Option<Card>,
    pub(crate) lead: Lead,
    /// The scroll deck; the last one is its top.
    pub(crate) scroll_deck: Stack<Scroll, SCROLLS>,
    pub(crate) down: BySeat<Stack<Scroll, SCROLLS>, MAX_PLAYERS>,
    /// Face-up scrolls, as counts of each kind (at most two), two bits a kind.
    pub(crate) up: BySeat<UpScrolls, MAX_PLAYERS>,
    pub(crate) declared: Seats,
    pub(crate) totals: BySeat<u16, MAX_PLAYERS>,
    pub(crate) round: u16,
    pub(crate) starter: Seat,
    pub(crate) turn: Seat,
    pub(crate) direction: Direction,
    pub(crate) pending: u8,
    pub(crate) reshuffled: bool,
    pub(crate) asked: Ask,
    pub(crate) doing: Doing,
    /// The card just drawn, while it may be played at once.
    pub(crate) drawn: Option<Card>,
    pub(crate) sheet: Option<Sheet>,
    pub(crate) winners: Option<Seats>,
}

/// A position is a value of at most a kilobyte.
const _: () = assert!(size_of::<Table>() <= 1024);

/// Face-up scrolls before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct UpScrolls(u32);

impl UpScrolls {
    pub(crate) const fn count(self, scroll: Scroll) -> u8 {
        ((self.0 >> (2 * scroll as u32)) & 3) as u8
    }

    pub(crate) const fn insert(&mut self, scroll: Scroll) {
        self.0 += 1 << (2 * scroll as u32);
    }

    pub(crate) const fn remove(&mut self, scroll: Scroll) {
        self.0 -= 1 << (2 * scroll as u32);
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Scroll> + Clone {
        Scroll::ALL
            .into_iter()
            .flat_map(move |kind| (0..self.count(kind)).map(move |_| kind))
    }
}

impl Table {
    /// The hand of the player on turn.
    #[inline]
    pub(crate) fn my_hand(&self) -> CardSet {
        self.hands[self.turn]
    }

    /// Cards that may follow the lead when no chain is pending: its colour, its number, and black.
    #[inline]
    pub(crate) fn following(&self) -> CardSet {
        match self.lead.colour {
            _ if self.lead.open => mask::ALL,
            Some(colour) => mask::colour(colour)
                .or(mask::number(self.lead.number))
                .or(mask::BLACK),
            None => mask::number(self.lead.number).or(mask::BLACK),
        }
    }

    /// The cards the player on turn may play now.
    #[inline]
    pub(crate) fn playable(&self) -> CardSet {
        let hand = self.my_hand();
        if self.pending > 0 {
            return hand.and(mask::number(25));
        }
        let playable = hand.and(self.following());
        // A Princess goes with another special card, never alone (§6.1).
        let princesses = playable.and(mask::PRINCESSES);
        if princesses.is_empty() || hand.and(mask::SPECIAL).is_several() {
            playable
        } else {
            playable.minus(princesses)
        }
    }

    /// Whether the player on turn may draw instead of playing.
    #[inline]
    pub(crate) fn may_draw(&self) -> bool {
        self.pending == 0 && (self.rules.voluntary_draw || self.playable().is_empty())
    }

    /// Whether the player on turn may take the chain.
    #[inline]
    pub(crate) fn may_take(&self) -> bool {
        self.pending > 0 && (!self.rules.chain_must_answer || self.playable().is_empty())
    }

    /// Whether a trade could be made: there is a scroll for it, and a card would stay (ruling R6).
    #[inline]
    pub(crate) fn has_enough_for_trade(&self) -> bool {
        let after = self
            .my_hand()
            .without_first()
            .without_first()
            .without_first();
        !self.scroll_deck.is_empty() && (!after.is_empty() || self.rules.trade_may_empty_hand)
    }

    /// Whether `scroll` would do something now (ruling R7).
    pub(crate) fn would_act(&self, scroll: Scroll) -> bool {
        let hand = self.my_hand();
        match scroll {
            Scroll::HeraldRed | Scroll::HeraldYellow | Scroll::HeraldGreen | Scroll::HeraldBlue => {
                let colour = crate::scrolls::herald::colour_of(scroll);
                !hand.and(mask::colour(colour)).is_empty() && hand.len() >= 3
            }
            Scroll::Relief => hand.len() >= 6,
            Scroll::Threat => !hand.and(mask::MONSTERS).is_empty(),
            Scroll::Revelation => !self.scroll_deck.is_empty(),
            // The Shockwave itself is no target, so one's own last face-down scroll does not count.
            Scroll::Shockwave => {
                let lying: usize = Seat::all(self.seats)
                    .map(|seat| self.down[seat].len() + usize::from(!self.up[seat].is_empty()))
                    .sum();
                lying > 1
            }
            Scroll::Outburst | Scroll::Blizzard | Scroll::Mirage | Scroll::Tornado => true,
        }
    }

    /// What a Valkyrie may choose from now (rulings R23, R24): never herself.
    pub(crate) fn searchable(&self) -> CardSet {
        let deck_too = self.reshuffled
            && matches!(
                self.rules.valkyrie_zone_after_reshuffle,
                crate::ValkyrieZone::DiscardAndDraw
            );
        let deck: CardSet = if deck_too {
            self.deck.as_slice().iter().copied().collect()
        } else {
            CardSet::EMPTY
        };
        self.discard.or(deck).minus(mask::VALKYRIE)
    }

    /// Who comes after `seat` in the present direction, among those who play.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        let step = match self.direction {
            Direction::Clockwise => 1,
            Direction::CounterClockwise => self.seats - 1,
        };
        let mut next = seat;
        loop {
            let number = next.number() + step;
            next = Seat::new(if number >= self.seats {
                number - self.seats
            } else {
                number
            });
            if self.playing.has(next) {
                return next;
            }
        }
    }

    /// How many play this round.
    #[inline]
    pub(crate) const fn players(&self) -> usize {
        self.playing.len()
    }

    /// The lowest copy of `face` in `cards`.
    #[inline]
    pub(crate) const fn copy_in(cards: CardSet, face: Face) -> Option<Card> {
        mask::kind_of(face).and(cards).first()
    }

    /// Counts the cards: every one in exactly one zone, and the game's own invariants.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        let mut seen = CardSet::only(self.lead.card);
        let mut count = 1;
        let deck: CardSet = self.deck.as_slice().iter().copied().collect();
        for (zone, size) in Seat::all(self.seats)
            .map(|seat| (self.hands[seat], self.hands[seat].len()))
            .chain([
                (deck, self.deck.len() as u32),
                (self.discard, self.discard.len()),
            ])
        {
            seen = seen.or(zone);
            count += size;
        }
        if seen != mask::ALL || count != DECK as u32 {
            return Err(format!(
                "{count} number cards lie in the zones, {} different ones, not 125",
                seen.len()
            ));
        }
        for scroll in Scroll::ALL {
            let lying = |scrolls: &[Scroll]| scrolls.iter().filter(|&&it| it == scroll).count();
            let found = lying(self.scroll_deck.as_slice())
                + Seat::all(self.seats)
                    .map(|seat| {
                        lying(self.down[seat].as_slice()) + usize::from(self.up[seat].count(scroll))
                    })
                    .sum::<usize>();
            if found != usize::from(scroll.copies()) {
                return Err(format!(
                    "there are {found} scrolls \"{scroll}\", not {}",
                    scroll.copies()
                ));
            }
        }
        for seat in Seat::all(self.seats) {
            if self.declared.has(seat) && self.hands[seat].len() != 1 {
                return Err(format!(
                    "{seat} has declared with {} cards",
                    self.hands[seat].len()
                ));
            }
            if !self.known[seat].minus(self.hands[seat]).is_empty() {
                return Err(format!(
                    "{seat} is known to hold cards that it does not hold"
                ));
            }
        }
        if self.pending > 0
            && self.rules.princess_companion_on_top
            && self.lead.number != 25
            && self.rules.effect_discards_under_lead
        {
            return Err(format!(
                "a chain of {} is pending on a {}",
                self.pending, self.lead.number
            ));
        }
        Ok(())
    }
}
