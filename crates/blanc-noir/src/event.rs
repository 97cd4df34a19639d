//! 事件 — what happened, with its secrets sealed, and what one pair of eyes saw of it.

use kernel::{CardSet, Eye, Sealed, Seat, Seats};

use crate::{Ask, Colour, Direction, Doing, Face, Faces, Scroll};

/// Why cards moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The number phase's draw.
    Draw,
    /// A chain that was taken.
    Chain,
    /// A hand emptied the wrong way.
    Penalty,
    /// Dragon.
    Dragon,
    /// Outburst.
    Outburst,
    /// Blizzard.
    Blizzard,
    /// A trade of three.
    Trade,
    /// A Herald.
    Herald,
    /// Relief.
    Relief,
    /// Goddess.
    Goddess,
    /// A Lord's companion.
    Lord,
    /// A Princess's companion that went under her.
    Princess,
    /// The Prince combo.
    Combo,
}

/// With what the Fairy swapped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The top of the scroll deck.
    Deck,
    /// A face-down scroll of another player.
    Slot(Seat, u8),
}

/// Something that happened. `C` and `S` are its secret cards and scrolls: sealed in an [`Event`],
/// opened or missing in a [`Sight`]. Everything else lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants' own comments name their fields")]
pub enum Told<C, S> {
    /// A new round; all cards are gathered and shuffled.
    RoundBegan {
        round: u16,
        starter: Seat,
        playing: Seats,
    },
    /// A player was dealt a hand.
    Dealt { seat: Seat, count: u8, cards: C },
    /// A player got a face-down scroll: dealt, drawn, traded for.
    GotScroll { seat: Seat, scroll: S },
    /// The first lead was turned up.
    TurnedUp { face: Face },
    /// A player's turn began.
    TurnBegan { seat: Seat },
    /// The player on turn was asked.
    Asked { seat: Seat, ask: Ask, doing: Doing },
    /// Cards were drawn: `wanted` of them, `count` there were.
    Drew {
        seat: Seat,
        wanted: u8,
        count: u8,
        cause: Cause,
        cards: C,
    },
    /// The discard became a new deck.
    Reshuffled { count: u8 },
    /// A card was played and is the new lead.
    Played { seat: Seat, face: Face },
    /// A card was laid on the Princess and is the new lead.
    Paired { seat: Seat, face: Face },
    /// A card was discarded otherwise; `leads`: it must be followed now (switch).
    Discarded {
        seat: Seat,
        face: Face,
        cause: Cause,
        leads: bool,
    },
    /// The colour of a wild lead was named.
    Named { seat: Seat, colour: Colour },
    /// The direction flipped.
    Flipped { direction: Direction },
    /// A player's turn was passed over.
    Skipped { seat: Seat },
    /// The chain grew.
    Chained { pending: u8 },
    /// The chain was taken and is over.
    ChainTaken { seat: Seat, pending: u8 },
    /// A scroll was turned up.
    Used {
        seat: Seat,
        place: u8,
        scroll: Scroll,
    },
    /// A player passed the rest of the turn.
    Passed { seat: Seat },
    /// A player looks through the discard (and the deck).
    Searched { seat: Seat, cards: C },
    /// A card was brought back unshown.
    Recovered {
        seat: Seat,
        from_deck: bool,
        card: C,
    },
    /// A hand was shown; `to_all`: it stays marked as known.
    Showed {
        seat: Seat,
        by: Seat,
        to_all: bool,
        cards: C,
    },
    /// A card was given away openly.
    Gave { from: Seat, to: Seat, face: Face },
    /// Two scrolls changed places.
    Swapped {
        seat: Seat,
        place: u8,
        with: Source,
        gave: S,
        got: S,
    },
    /// A scroll went back into the deck; `place`: its position if it lay face down.
    Returned {
        owner: Seat,
        place: Option<u8>,
        scroll: S,
    },
    /// All scrolls but the Tornado were gathered; `left`: what the deck holds before dealing.
    Gathered { by: Seat, left: u8 },
    /// "Blanc Noir" was said.
    Declared { seat: Seat },
    /// It was not.
    Forgot { seat: Seat },
    /// A hand was emptied the wrong way; cards follow.
    Penalised { seat: Seat },
    /// A player went out; the round is over.
    WentOut { seat: Seat },
    /// A hand was counted.
    Counted {
        seat: Seat,
        cards: Faces,
        points: u16,
        total: u16,
        halved: bool,
    },
    /// The game is over.
    Over { winners: Seats },
}

/// What happened, its secrets still sealed.
pub type Event = Told<Sealed<CardSet>, Sealed<Scroll>>;

/// What one pair of eyes saw of an event.
pub type Sight = Told<Option<Faces>, Option<Scroll>>;

impl Event {
    /// What `eye` sees of it. Everybody notices everything; only sealed values differ.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each event, so that none leaves its secrecy undecided"
    )]
    pub fn seen_by(&self, eye: Eye) -> Sight {
        match *self {
            Self::RoundBegan {
                round,
                starter,
                playing,
            } => Sight::RoundBegan {
                round,
                starter,
                playing,
            },
            Self::Dealt { seat, count, cards } => Sight::Dealt {
                seat,
                count,
                cards: faces(cards, eye),
            },
            Self::GotScroll { seat, scroll } => Sight::GotScroll {
                seat,
                scroll: scroll.open(eye),
            },
            Self::TurnedUp { face } => Sight::TurnedUp { face },
            Self::TurnBegan { seat } => Sight::TurnBegan { seat },
            Self::Asked { seat, ask, doing } => Sight::Asked { seat, ask, doing },
            Self::Drew {
                seat,
                wanted,
                count,
                cause,
                cards,
            } => Sight::Drew {
                seat,
                wanted,
                count,
                cause,
                cards: faces(cards, eye),
            },
            Self::Reshuffled { count } => Sight::Reshuffled { count },
            Self::Played { seat, face } => Sight::Played { seat, face },
            Self::Paired { seat, face } => Sight::Paired { seat, face },
            Self::Discarded {
                seat,
                face,
                cause,
                leads,
            } => Sight::Discarded {
                seat,
                face,
                cause,
                leads,
            },
            Self::Named { seat, colour } => Sight::Named { seat, colour },
            Self::Flipped { direction } => Sight::Flipped { direction },
            Self::Skipped { seat } => Sight::Skipped { seat },
            Self::Chained { pending } => Sight::Chained { pending },
            Self::ChainTaken { seat, pending } => Sight::ChainTaken { seat, pending },
            Self::Used {
                seat,
                place,
                scroll,
            } => Sight::Used {
                seat,
                place,
                scroll,
            },
            Self::Passed { seat } => Sight::Passed { seat },
            Self::Searched { seat, cards } => Sight::Searched {
                seat,
                cards: faces(cards, eye),
            },
            Self::Recovered {
                seat,
                from_deck,
                card,
            } => Sight::Recovered {
                seat,
                from_deck,
                card: faces(card, eye),
            },
            Self::Showed {
                seat,
                by,
                to_all,
                cards,
            } => Sight::Showed {
                seat,
                by,
                to_all,
                cards: faces(cards, eye),
            },
            Self::Gave { from, to, face } => Sight::Gave { from, to, face },
            Self::Swapped {
                seat,
                place,
                with,
                gave,
                got,
            } => Sight::Swapped {
                seat,
                place,
                with,
                gave: gave.open(eye),
                got: got.open(eye),
            },
            Self::Returned {
                owner,
                place,
                scroll,
            } => Sight::Returned {
                owner,
                place,
                scroll: scroll.open(eye),
            },
            Self::Gathered { by, left } => Sight::Gathered { by, left },
            Self::Declared { seat } => Sight::Declared { seat },
            Self::Forgot { seat } => Sight::Forgot { seat },
            Self::Penalised { seat } => Sight::Penalised { seat },
            Self::WentOut { seat } => Sight::WentOut { seat },
            Self::Counted {
                seat,
                cards,
                points,
                total,
                halved,
            } => Sight::Counted {
                seat,
                cards,
                points,
                total,
                halved,
            },
            Self::Over { winners } => Sight::Over { winners },
        }
    }
}

/// Opens sealed cards; an eye sees faces, never which copies they are.
fn faces(cards: Sealed<CardSet>, eye: Eye) -> Option<Faces> {
    cards.open(eye).map(Faces::of)
}
