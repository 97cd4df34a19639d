//! 牌桌 — the truth: where every card is, who is who, what is under way. Data only.

use kernel::{BySeat, Card, CardSet, Chance, Seat, Seats, Stack};

use crate::ask::Ask;
use crate::cards::CardDef;
use crate::deck::{Deck, MOST_CARDS};
use crate::edition::Manner;
use crate::frame::Frame;
use crate::limits::Spent;
use crate::role::{Gender, Offer, RoleDef};
use crate::script::Play;
use crate::{Colour, Edition, Faction, Function, Role, Rules};

/// The most players of any edition.
pub const MAX_PLAYERS: usize = 9;
/// The most declarations one chain holds; when it is full nobody can add to it.
pub(crate) const LONGEST_CHAIN: usize = 20;
/// The most things under way one above the other.
pub(crate) const DEEPEST: usize = 14;

/// Intelligence on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Transit {
    pub(crate) card: Card,
    pub(crate) sender: Seat,
    pub(crate) way: crate::Way,
    /// To whom it travels, or before whom it lies.
    pub(crate) to: Seat,
    /// It travels to the left: somebody returned it, or the sender chose so.
    pub(crate) leftwards: bool,
    /// Who has looked at it, the sender included.
    pub(crate) seen_by: Seats,
    /// It was swapped or turned up on its way.
    pub(crate) face_up: bool,
    pub(crate) stage: Stage,
    pub(crate) route: Route,
}

/// How bound the player is to whom intelligence travels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Bound {
    /// Takes it or not.
    #[default]
    Free,
    /// Must take it unless lured away.
    UnlessLured,
    /// Must take it, as if locked.
    Firmly,
}

/// The way back of intelligence that was called aside: to whom it travelled before, the latest last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Route {
    /// How bound the player is to whom it travels now.
    pub(crate) bound: Bound,
    /// A seat in the low half of a byte, how bound in the high half.
    before: [u8; LONGEST_DETOUR],
    length: u8,
}

/// How often intelligence may be called aside without coming back.
const LONGEST_DETOUR: usize = 7;

impl Route {
    /// Whether it can be called aside once more.
    pub(crate) const fn has_room(&self) -> bool {
        (self.length as usize) < LONGEST_DETOUR
    }

    /// It is called aside from `to`; to whom it goes now is bound like this.
    pub(crate) fn call_aside(&mut self, to: Seat, bound: Bound) {
        let at = usize::from(self.length);
        if at < LONGEST_DETOUR {
            self.before[at] = to.number() | (self.bound as u8) << 4;
            self.length += 1;
        }
        self.bound = bound;
    }

    /// To whom it travelled before it was last called aside; it does again.
    pub(crate) fn go_back(&mut self) -> Option<Seat> {
        self.length = self.length.checked_sub(1)?;
        let kept = std::mem::take(&mut self.before[usize::from(self.length)]);
        self.bound = match kept >> 4 {
            0 => Bound::Free,
            1 => Bound::UnlessLured,
            _ => Bound::Firmly,
        };
        Some(Seat::new(kept & 0xf))
    }

    /// Whether it goes to whoever intercepted it last.
    pub(crate) const fn was_intercepted(&self) -> bool {
        self.length > 0 && !matches!(self.bound, Bound::Firmly)
    }

    /// Whether the player to whom it travels now, lured away or not, must take it.
    pub(crate) const fn binds(&self, lured: bool) -> bool {
        match self.bound {
            Bound::Free => false,
            Bound::UnlessLured => !lured,
            Bound::Firmly => true,
        }
    }

    /// The same with every seat changed.
    pub(crate) fn map(mut self, change: impl Fn(Seat) -> Seat) -> Self {
        for kept in &mut self.before[..usize::from(self.length)] {
            *kept = (*kept & 0xf0) | change(Seat::new(*kept & 0xf)).number();
        }
        self
    }
}

/// Where intelligence on its way is in its hop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Stage {
    /// 途中.
    #[default]
    Underway,
    /// The window of the way is over.
    Arriving,
    /// 到达.
    Arrived,
    /// 接收.
    Received,
}

/// The truth of a game. It has no `Debug` and no `Serialize`, on purpose.
#[derive(PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) edition: Edition,
    pub(crate) rules: Rules,
    pub(crate) chance: Chance,
    pub(crate) seats: u8,
    pub(crate) hands: BySeat<CardSet, MAX_PLAYERS>,
    pub(crate) intelligence: BySeat<CardSet, MAX_PLAYERS>,
    /// The last card is the top.
    pub(crate) deck: Stack<Card, MOST_CARDS>,
    pub(crate) discard: CardSet,
    /// Probes that took effect: face down, out of the game.
    pub(crate) removed: CardSet,
    pub(crate) identity: BySeat<Faction, MAX_PLAYERS>,
    pub(crate) role: BySeat<Role, MAX_PLAYERS>,
    pub(crate) offered: BySeat<Offer, MAX_PLAYERS>,
    /// Who has kept a character.
    pub(crate) chosen: Seats,
    pub(crate) face_up: Seats,
    /// Whose character everybody has seen.
    pub(crate) exposed: Seats,
    /// Whose identity lies open.
    pub(crate) shown: Seats,
    /// Whose identities each player has looked at.
    pub(crate) looked_at: BySeat<u16, MAX_PLAYERS>,
    pub(crate) living: Seats,
    pub(crate) dead: Seats,
    pub(crate) lost: Seats,
    pub(crate) turn: Seat,
    /// The player on turn has sent intelligence.
    pub(crate) sent: bool,
    /// The player on turn has killed somebody in it.
    pub(crate) killed: bool,
    /// What holds this turn, see [`TurnFlag`](crate::TurnFlag).
    pub(crate) flags: u8,
    /// The faces of the black intelligence that 合金装备 does not burn, for it lay there when the turn began, as
    /// their places plus one.
    pub(crate) kept: [u8; 2],
    /// Which limited skills are used up.
    pub(crate) spent: Spent,
    pub(crate) locked: Seats,
    pub(crate) lured: Seats,
    pub(crate) transit: Option<Transit>,
    pub(crate) chain: Stack<Play, LONGEST_CHAIN>,
    pub(crate) frames: Stack<Frame, DEEPEST>,
    pub(crate) ask: Ask,
    pub(crate) asked: Seats,
    /// Some hand has changed since hand missions were last looked at.
    pub(crate) hands_changed: bool,
    pub(crate) winners: Option<Seats>,
}

/// A position is a value of at most a kilobyte.
const _: () = assert!(size_of::<Table>() <= 1024);

impl Clone for Table {
    #[inline]
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl Table {
    #[inline]
    pub(crate) fn deck_of(&self) -> &'static Deck {
        self.edition.def().deck
    }

    /// All cards of this table's deck.
    pub(crate) fn all_cards(&self) -> CardSet {
        self.deck_of().all(self.rules.large_deck)
    }

    #[inline]
    pub(crate) fn def(&self, seat: Seat) -> &'static RoleDef {
        self.edition.def().roles[self.role[seat] as usize]
    }

    pub(crate) fn manner(&self) -> Manner {
        self.edition.def().manner
    }

    #[inline]
    pub(crate) fn card_def(&self, function: Function) -> &'static CardDef {
        self.edition.card(function)
    }

    /// Whether this player's character lies face up.
    #[inline]
    pub(crate) fn is_up(&self, seat: Seat) -> bool {
        self.face_up.has(seat)
    }

    /// What holds for `seat`: a face-down character's passives are off.
    #[inline]
    pub(crate) fn passive(&self, seat: Seat) -> &'static crate::role::Passive {
        if self.is_up(seat) {
            &self.def(seat).passive
        } else {
            &crate::role::PASSIVE
        }
    }

    pub(crate) fn gender(&self, seat: Seat) -> Option<Gender> {
        self.is_up(seat).then(|| self.def(seat).gender)
    }

    pub(crate) fn is_female(&self, seat: Seat) -> bool {
        self.gender(seat).is_some_and(Gender::is_female)
    }

    pub(crate) fn is_male(&self, seat: Seat) -> bool {
        self.gender(seat).is_some_and(Gender::is_male)
    }

    /// The intelligence of one colour before a player.
    #[inline]
    pub(crate) fn intelligence_of(&self, seat: Seat, colour: Colour) -> CardSet {
        self.intelligence[seat].and(self.deck_of().of_colour(colour))
    }

    #[inline]
    pub(crate) fn blacks(&self, seat: Seat) -> u32 {
        self.intelligence_of(seat, Colour::Black).len()
    }

    /// The players of a faction, the living and the dead.
    pub(crate) fn members(&self, faction: Faction) -> Seats {
        Seat::all(self.seats)
            .filter(|&seat| self.identity[seat] == faction && !self.lost.has(seat))
            .collect()
    }

    /// The next living player to the right: seats are numbered in the order of play.
    #[inline]
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        self.living.next_after(seat).unwrap_or(seat)
    }

    /// The next living player to the left.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        self.living.next_before(seat).unwrap_or(seat)
    }

    /// The player on turn, or the next living one to the right.
    #[inline]
    pub(crate) fn first_asked(&self) -> Seat {
        if self.living.has(self.turn) {
            self.turn
        } else {
            self.right_of(self.turn)
        }
    }

    /// The first of these players, counted from the player on turn to the right.
    pub(crate) fn first_from_turn(&self, players: Seats) -> Option<Seat> {
        if players.has(self.turn) {
            return Some(self.turn);
        }
        players.next_after(self.turn)
    }

    /// Counts the cards: every one in exactly one zone.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        let mut count = 0;
        let mut zone = |cards: CardSet| {
            seen = seen.or(cards);
            count += cards.len();
        };
        for seat in Seat::all(self.seats) {
            zone(self.hands[seat]);
            zone(self.intelligence[seat]);
        }
        zone(self.discard);
        zone(self.removed);
        for &card in self.deck.as_slice() {
            zone(CardSet::only(card));
        }
        for card in self.chain.as_slice().iter().filter_map(|play| play.card()) {
            zone(CardSet::only(card));
        }
        for card in self.frames.as_slice().iter().filter_map(Frame::card) {
            zone(CardSet::only(card));
        }
        if let Some(transit) = self.transit {
            zone(CardSet::only(transit.card));
        }
        let all = self.all_cards();
        if seen != all || count != all.len() {
            let all = all.len();
            return Err(format!(
                "{count} cards lie in the zones, {} different ones, not {all}",
                seen.len()
            ));
        }
        let quiet = self.winners.is_none() && matches!(self.frames.last(), Some(Frame::Window(_)));
        for seat in self.living {
            if quiet && self.would_die(seat) && !self.frames.as_slice().iter().any(Frame::is_gain) {
                return Err(format!(
                    "{seat} lives with {} black intelligence",
                    self.blacks(seat)
                ));
            }
        }
        Ok(())
    }
}
