//! 事件 — what happened, with its secrets sealed, and what one pair of eyes saw of it.

mod seen;

use kernel::{CardSet, Sealed, Seat, Seats};

use crate::ask::Ask;
use crate::frame::{Doing, TrueDoing};
use crate::script::{How, Script};
use crate::{Colour, Edition, Face, Faces, Faction, Offer, Role, TurnFlag, Way};

/// How a probed player reacted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reaction {
    /// Drew.
    Drew,
    /// Discarded, or announced it with an empty hand.
    Discarded,
    /// Said the phrase.
    Said,
}

/// Something that happened. `C` are its secret cards, `F` a secret face, `R` secret characters, `K` a secret character,
/// `I` a secret identity and `D` what is under way, with its cards or without: sealed in an [`Event`], opened or missing in a [`Sight`]. All else is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants' own comments name their fields")]
pub enum Told<C, F, R, K, I, O, D> {
    /// Characters were offered to a player.
    Offered { seat: Seat, roles: R },
    /// A player kept one; or a team looked at it once more.
    Kept { seat: Seat, role: K },
    /// A character lies open from now on, or turned up.
    TurnedUp { seat: Seat, role: Role },
    /// A character turned down.
    TurnedDown { seat: Seat },
    /// An identity was dealt.
    Identified { seat: Seat, identity: I },
    /// An identity was shown to all.
    IdentityShown { seat: Seat, identity: Faction },
    /// A player looked at another's identity.
    IdentitySeen { by: Seat, of: Seat, identity: I },
    /// A player drew.
    Drew { seat: Seat, count: u8, cards: C },
    /// The discard became a new deck.
    Reshuffled { count: u8 },
    /// A player's turn began.
    TurnBegan { seat: Seat },
    /// These players were asked.
    Asked { seats: Seats, ask: Ask, doing: D },
    /// A card or skill was declared; a probe's face is for its user and target.
    Declared {
        seat: Seat,
        script: Script,
        card: bool,
        face: F,
        target: Option<Seat>,
    },
    /// A player passed in a window.
    Passed { seat: Seat },
    /// The declaration on top of the chain will have no effect.
    Voided { by: Seat },
    /// This declaration of the chain, counted from the oldest, is outranked: it will have no effect.
    Outranked { at: u8 },
    /// A skill makes this hold until the turn ends.
    Holds { flag: TurnFlag, seat: Seat },
    /// A card of the discard will lie before somebody.
    FromDiscard { face: Face },
    /// A player looked at the top cards of the deck.
    TopSeen { by: Seat, count: u8, cards: C },
    /// The intelligence on its way changed places with a card of the deck; whether `by` looked.
    Exchanged { by: Seat, looked: bool, face: F },
    /// A player looked at a probe that is about to take effect.
    ProbeSeen { by: Seat, face: F },
    /// A player's identity left the game face down, and the identity of a dead one took its place.
    IdentityTaken { by: Seat, from: Seat, identity: I },
    /// A player named a colour.
    Named { seat: Seat, colour: Colour },
    /// A card took the place of the intelligence on its way, face up.
    Swapped { by: Seat, face: Face },
    /// The intelligence on its way was turned up.
    TransitTurnedUp { by: Seat, face: Face },
    /// It travels to this player now, and comes back if it is refused there.
    CalledAside { to: Seat },
    /// A card that was discarded on the way went into a hand.
    PickedUp { seat: Seat, face: F },
    /// The declaration on top of the chain leaves it: void, or to take effect.
    Resolved { seat: Seat, void: bool },
    /// A used card went to the discard, or out of the game face down.
    Spent { face: F, removed: bool },
    /// Intelligence was sent.
    Sent {
        seat: Seat,
        way: Way,
        to: Seat,
        leftwards: bool,
        face: F,
    },
    /// It goes on towards a player.
    GoesTo { to: Seat, back: bool },
    /// It lies before a player.
    Arrived { to: Seat },
    /// A player looked at it.
    LookedAt { by: Seat, face: F },
    /// It was lost: nobody took it, and its sender is dead.
    Dropped { face: Face },
    /// A player is locked.
    Locked { seat: Seat },
    /// A player takes no part in this transmission.
    Lured { seat: Seat },
    /// A player took it out of its way.
    Intercepted { by: Seat },
    /// Intelligence came to lie before a player.
    Gained {
        seat: Seat,
        by: Option<Seat>,
        how: How,
        face: Face,
    },
    /// An intelligence was burnt.
    Burnt { seat: Seat, by: Seat, face: Face },
    /// An intelligence was taken away from before a player, to lie before another.
    MovedAway { seat: Seat, by: Seat, face: Face },
    /// An intelligence went into a hand.
    TakenBack { from: Seat, to: Seat, face: Face },
    /// An intelligence went onto the deck.
    PutOnDeck { from: Seat, face: Face },
    /// A card of a hand was discarded.
    Discarded { seat: Seat, face: Face },
    /// A card went from a hand to another, seen by both.
    Handed {
        from: Seat,
        to: Seat,
        count: u8,
        cards: C,
    },
    /// A card of a hand was laid before a player: it comes to lie there as intelligence.
    LeftHand { seat: Seat, face: Face },
    /// A card went from a hand onto the deck.
    PutBack { seat: Seat, face: F },
    /// The top card of the deck was shown.
    TopShown { face: Face },
    /// The top card of the deck was dealt to a player as intelligence.
    Dealt { seat: Seat },
    /// A hand was looked at.
    HandSeen { by: Seat, of: Seat, cards: C },
    /// A skill answers what happened.
    Triggered { seat: Seat, script: Script },
    /// A probed player reacted.
    Reacted { seat: Seat, reaction: Reaction },
    /// A player died.
    Died { seat: Seat, killer: Option<Seat> },
    /// A player left the game without dying.
    Lost { seat: Seat },
    /// What a player who left held went to the discard.
    Buried {
        seat: Seat,
        role: Role,
        identity: Faction,
        cards: O,
    },
    /// Somebody declared victory, and it stood or fell.
    VictoryDeclared { seat: Seat, overridden: bool },
    /// The game is over.
    Over { winners: Seats },
}

/// Some cards of an edition's deck: faces are made of it when an eye may see them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bunch {
    pub(crate) edition: Edition,
    pub(crate) cards: CardSet,
}

impl Bunch {
    fn faces(self) -> Faces {
        Faces::of(self.edition.def().deck, self.cards)
    }
}

/// What happened, its secrets still sealed.
pub type Event = Told<
    Sealed<Bunch>,
    Sealed<Face>,
    Sealed<Offer>,
    Sealed<Role>,
    Sealed<Faction>,
    Bunch,
    TrueDoing,
>;

/// What one pair of eyes saw of an event.
pub type Sight =
    Told<Option<Faces>, Option<Face>, Option<Offer>, Option<Role>, Option<Faction>, Faces, Doing>;
