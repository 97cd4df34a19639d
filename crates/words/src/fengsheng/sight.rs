//! 记录 — what happened, as one pair of eyes saw it, told in the log.
//!
//! A sight that carries what is secret gets the wording that names it; one that does not gets the
//! public wording, under a key of its own.

mod told;

use fengsheng::{Edition, Face, Faces, Faction, Reaction, Sight};
use kernel::{Seat, Seats};
use protocol::{Level, Line};

use self::told::{buried, exchanged, gained, holds, identity_taken, offered, sent};
pub(super) use self::told::{declared, died};
use super::keys::{colour, faction, role};

/// The sentence for something that was seen; none where the prompt says it.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each sight, none of them long"
)]
pub fn lines(edition: Edition, sight: &Sight) -> Option<Line> {
    let line = match *sight {
        Sight::Offered { seat, roles } => offered(seat, roles),
        Sight::Kept { seat, role: kept } => match kept {
            Some(kept) => moves("fs-kept-which")
                .seat("seat", seat)
                .term("role", role(kept)),
            None => moves("fs-kept").seat("seat", seat),
        },
        Sight::TurnedUp { seat, role: shown } => story("fs-turned-up")
            .seat("seat", seat)
            .term("role", role(shown)),
        Sight::TurnedDown { seat } => story("fs-turned-down").seat("seat", seat),
        Sight::Identified { seat, identity } => match identity {
            Some(identity) => story("fs-identified-which")
                .seat("seat", seat)
                .term("faction", faction(identity)),
            None => everything("fs-identified").seat("seat", seat),
        },
        Sight::IdentityShown { seat, identity } => story("fs-identity-shown")
            .seat("seat", seat)
            .term("faction", faction(identity)),
        Sight::IdentitySeen { by, of, identity } => identity_seen(by, of, identity),
        Sight::Drew { seat, count, cards } => with_cards(
            moves("fs-drew").seat("seat", seat).number("n", count),
            "fs-drew-cards",
            cards,
        ),
        Sight::Reshuffled { count } => moves("fs-reshuffled").number("n", count),
        Sight::TurnBegan { seat } => moves("fs-turn-began").seat("seat", seat),
        // The prompt says it to the one who is asked, and the table shows the others who that is.
        Sight::Asked { .. } => return None,
        Sight::Declared {
            seat,
            script,
            card,
            face,
            target,
        } => declared(edition, seat, script, face.filter(|_| card), target),
        Sight::Passed { seat } => everything("fs-passed").seat("seat", seat),
        Sight::Voided { by } => moves("fs-voided").seat("seat", by),
        Sight::Outranked { at } => moves("fs-outranked").number("n", i32::from(at) + 1),
        Sight::Holds { flag, seat } => holds(flag, seat),
        Sight::FromDiscard { face } => story("fs-from-discard").card("card", face),
        Sight::TopSeen { by, count, cards } => with_cards(
            story("fs-top-seen").seat("seat", by).number("n", count),
            "fs-top-seen-cards",
            cards,
        ),
        Sight::Exchanged { by, looked, face } => exchanged(by, looked, face),
        Sight::ProbeSeen { by, face } => with_card(
            story("fs-probe-seen").seat("seat", by),
            "fs-probe-seen-which",
            face,
        ),
        Sight::IdentityTaken { by, from, identity } => identity_taken(by, from, identity),
        Sight::Named {
            seat,
            colour: named,
        } => story("fs-named")
            .seat("seat", seat)
            .term("colour", colour(named)),
        Sight::Swapped { by, face } => story("fs-swapped").seat("seat", by).card("card", face),
        Sight::TransitTurnedUp { by, face } => story("fs-transit-turned-up")
            .seat("seat", by)
            .card("card", face),
        Sight::CalledAside { to } => moves("fs-called-aside").seat("seat", to),
        Sight::PickedUp { seat, face } => with_card(
            moves("fs-picked-up").seat("seat", seat),
            "fs-picked-up-which",
            face,
        ),
        Sight::Resolved { seat, void: true } => moves("fs-resolved-void").seat("seat", seat),
        Sight::Resolved { seat, void: false } => everything("fs-resolved").seat("seat", seat),
        Sight::Spent { face, removed } => spent(face, removed),
        Sight::Sent {
            seat,
            way,
            to,
            leftwards,
            face,
        } => sent(seat, way, to, leftwards, face),
        Sight::GoesTo { to, back } => {
            let key = if back { "fs-goes-back" } else { "fs-goes-on" };
            moves(key).seat("seat", to)
        }
        Sight::Arrived { to } => moves("fs-arrived").seat("seat", to),
        Sight::LookedAt { by, face } => with_card(
            moves("fs-looked-at").seat("seat", by),
            "fs-looked-at-which",
            face,
        ),
        Sight::Dropped { face } => story("fs-dropped").card("card", face),
        Sight::Locked { seat } => moves("fs-locked").seat("seat", seat),
        Sight::Lured { seat } => moves("fs-lured").seat("seat", seat),
        Sight::Intercepted { by } => moves("fs-intercepted").seat("seat", by),
        Sight::Gained {
            seat,
            by,
            how,
            face,
        } => gained(seat, by, how).card("card", face),
        Sight::Burnt { seat, by, face } => {
            before("fs-burnt", "fs-burnt-own", by, seat, Level::Story).card("card", face)
        }
        Sight::MovedAway { seat, by, face } => {
            before("fs-moved", "fs-moved-own", by, seat, Level::Moves).card("card", face)
        }
        Sight::TakenBack { from, to, face } => {
            before("fs-taken", "fs-taken-own", to, from, Level::Story).card("card", face)
        }
        Sight::PutOnDeck { from, face } => story("fs-put-on-deck")
            .seat("seat", from)
            .card("card", face),
        Sight::Discarded { seat, face } => {
            moves("fs-discarded").seat("seat", seat).card("card", face)
        }
        Sight::Handed {
            from,
            to,
            count,
            cards,
        } => with_cards(
            moves("fs-handed")
                .seat("seat", from)
                .seat("other", to)
                .number("n", count),
            "fs-handed-cards",
            cards,
        ),
        Sight::LeftHand { seat, face } => everything("fs-left-hand")
            .seat("seat", seat)
            .card("card", face),
        Sight::PutBack { seat, face } => with_card(
            moves("fs-put-back").seat("seat", seat),
            "fs-put-back-which",
            face,
        ),
        Sight::TopShown { face } => moves("fs-top-shown").card("card", face),
        Sight::Dealt { seat } => everything("fs-dealt").seat("seat", seat),
        Sight::HandSeen { by, of, cards } => with_cards(
            story("fs-hand-seen").seat("seat", by).seat("other", of),
            "fs-hand-seen-cards",
            cards,
        ),
        Sight::Triggered { seat, script } => declared(edition, seat, script, None, None),
        Sight::Reacted { seat, reaction } => {
            let key = match reaction {
                Reaction::Drew => "fs-reacted-drew",
                Reaction::Discarded => "fs-reacted-discarded",
                Reaction::Said => "fs-reacted-said",
            };
            story(key).seat("seat", seat)
        }
        Sight::Died { seat, killer } => died(seat, killer),
        Sight::Lost { seat } => story("fs-lost").seat("seat", seat),
        Sight::Buried {
            seat,
            role,
            identity,
            cards,
        } => buried(seat, role, identity, cards),
        Sight::VictoryDeclared { seat, overridden } => {
            let key = if overridden {
                "fs-victory-overridden"
            } else {
                "fs-victory"
            };
            story(key).seat("seat", seat)
        }
        Sight::Over { winners } => over(winners),
    };
    Some(line)
}

fn story(key: &str) -> Line {
    Line::new(key, Level::Story)
}

fn moves(key: &str) -> Line {
    Line::new(key, Level::Moves)
}

fn everything(key: &str) -> Line {
    Line::new(key, Level::Everything)
}

/// The line under the key that names the cards, if they were seen.
fn with_cards(line: Line, known: &str, cards: Option<Faces>) -> Line {
    match cards {
        Some(cards) => Line {
            key: known.to_owned(),
            ..line.cards("cards", cards.iter())
        },
        None => line,
    }
}

/// The line under the key that names the card, if it was seen.
fn with_card(line: Line, known: &str, card: Option<Face>) -> Line {
    match card {
        Some(card) => Line {
            key: known.to_owned(),
            ..line.card("card", card)
        },
        None => line,
    }
}

fn identity_seen(by: Seat, of: Seat, identity: Option<Faction>) -> Line {
    let line = story("fs-identity-seen").seat("seat", by).seat("other", of);
    match identity {
        Some(identity) => Line {
            key: "fs-identity-seen-which".to_owned(),
            ..line.term("faction", faction(identity))
        },
        None => line,
    }
}

fn spent(face: Option<Face>, removed: bool) -> Line {
    match face {
        Some(face) if removed => everything("fs-removed-which").card("card", face),
        Some(face) => everything("fs-spent").card("card", face),
        None => everything("fs-removed"),
    }
}

/// `by` does something to what lies before `other`, or before themselves.
fn before(others: &str, own: &str, by: Seat, other: Seat, level: Level) -> Line {
    if by == other {
        Line::new(own, level).seat("seat", by)
    } else {
        Line::new(others, level)
            .seat("seat", by)
            .seat("other", other)
    }
}

fn over(winners: Seats) -> Line {
    if winners.is_empty() {
        story("fs-over-nobody")
    } else {
        story("fs-over").seats("seats", winners)
    }
}
