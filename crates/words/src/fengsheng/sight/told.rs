//! 怎么说 — the sentences whose wording depends on several things at once.

use fengsheng::{Edition, Face, Faces, Faction, Function, How, Offer, Role, Script, TurnFlag, Way};
use kernel::Seat;
use protocol::Line;

use super::{everything, moves, story, with_card};
use crate::fengsheng::keys::{faction, function, role, script, way};

/// What was declared, or answers what happened. Only a probe is used unseen.
pub(in crate::fengsheng) fn declared(
    edition: Edition,
    seat: Seat,
    what: Script,
    face: Option<Face>,
    target: Option<Seat>,
) -> Line {
    let probe = what == Script::Card(Function::Probe);
    let own = target == Some(seat);
    let line = match (what, face, target) {
        (_, Some(face), Some(_)) if probe => story("fs-declared-probe-which").card("card", face),
        (_, None, Some(_)) if probe => story("fs-declared-probe"),
        (Script::Card(used_as), Some(face), _) if face.function() != used_as => {
            story(match target {
                Some(_) if own => "fs-declared-as-own",
                Some(_) => "fs-declared-as-at",
                None => "fs-declared-as",
            })
            .card("card", face)
            .term("function", function(used_as))
        }
        (Script::Card(_), Some(face), _) => story(match target {
            Some(_) if own => "fs-declared-own",
            Some(_) => "fs-declared-at",
            None => "fs-declared",
        })
        .card("card", face),
        (Script::Card(_) | Script::Skill(..) | Script::Trigger(..) | Script::Rule(_), _, _) => {
            story(match target {
                Some(_) if own => "fs-declared-skill-own",
                Some(_) => "fs-declared-skill-at",
                None => "fs-declared-skill",
            })
            .term("skill", script(edition, what))
        }
    };
    let line = match target {
        Some(other) if !line.key.ends_with("-own") => line.seat("other", other),
        Some(_) | None => line,
    };
    line.seat("seat", seat)
}

pub(super) fn sent(seat: Seat, by_way: Way, to: Seat, leftwards: bool, face: Option<Face>) -> Line {
    let (plain, known) = if leftwards {
        ("fs-sent-left", "fs-sent-left-which")
    } else {
        ("fs-sent", "fs-sent-which")
    };
    let line = story(plain)
        .seat("seat", seat)
        .seat("other", to)
        .term("way", way(by_way));
    with_card(line, known, face)
}

pub(super) fn gained(seat: Seat, by: Option<Seat>, how: How) -> Line {
    let line = match (how, by) {
        (How::Confound, _) => story("fs-gained-confound"),
        (How::Sent, Some(by)) if by == seat => story("fs-gained-own"),
        (How::Sent, Some(by)) => story("fs-gained-sent").seat("other", by),
        (How::Placed, Some(by)) if by == seat => story("fs-gained-placed-own"),
        (How::Placed, Some(by)) => story("fs-gained-placed").seat("other", by),
        (How::Sent | How::Placed, None) => story("fs-gained"),
    };
    line.seat("seat", seat)
}

pub(in crate::fengsheng) fn died(seat: Seat, killer: Option<Seat>) -> Line {
    match killer {
        Some(killer) if killer == seat => story("fs-died-own"),
        Some(killer) => story("fs-died-by").seat("other", killer),
        None => story("fs-died"),
    }
    .seat("seat", seat)
}

pub(super) fn buried(seat: Seat, held: Role, identity: Faction, cards: Faces) -> Line {
    let none = cards.iter().next().is_none();
    let line = match (held, none) {
        (Role::Nobody, true) => story("fs-buried-roleless-empty"),
        (Role::Nobody, false) => story("fs-buried-roleless").cards("cards", cards.iter()),
        (held, true) => story("fs-buried-empty").term("role", role(held)),
        (held, false) => story("fs-buried")
            .term("role", role(held))
            .cards("cards", cards.iter()),
    };
    line.seat("seat", seat).term("faction", faction(identity))
}

/// The two or three characters a player may choose from.
pub(super) fn offered(seat: Seat, offer: Option<Offer>) -> Line {
    let Some(offer) = offer else {
        return everything("fs-offered").seat("seat", seat);
    };
    let roles: Vec<Role> = offer.roles().collect();
    let key = if roles.len() > 2 {
        "fs-offered-three"
    } else {
        "fs-offered-which"
    };
    let names = ["role", "second", "third"].into_iter().zip(roles);
    names.fold(moves(key).seat("seat", seat), |line, (name, it)| {
        line.term(name, role(it))
    })
}

/// What holds until the turn ends, and for whom.
pub(super) fn holds(flag: TurnFlag, seat: Seat) -> Line {
    story(match flag {
        TurnFlag::SendsDirect => "fs-holds-sends-direct",
        TurnFlag::Kiss => "fs-holds-kiss",
        TurnFlag::Seamless => "fs-holds-seamless",
        TurnFlag::Encrypted => "fs-holds-encrypted",
        TurnFlag::Undying => "fs-holds-undying",
        TurnFlag::ColdBlood => "fs-holds-cold-blood",
    })
    .seat("seat", seat)
}

/// The intelligence changed places with the top card of the deck, or with one that was looked for.
pub(super) fn exchanged(by: Seat, looked: bool, face: Option<Face>) -> Line {
    let (plain, known) = if looked {
        ("fs-exchanged-chosen", "fs-exchanged-chosen-which")
    } else {
        ("fs-exchanged", "fs-exchanged-which")
    };
    with_card(story(plain).seat("seat", by), known, face)
}

/// One's own identity left the game, and that of a dead player took its place.
pub(super) fn identity_taken(by: Seat, from: Seat, identity: Option<Faction>) -> Line {
    let line = story("fs-identity-taken")
        .seat("seat", by)
        .seat("other", from);
    match identity {
        Some(identity) => Line {
            key: "fs-identity-taken-which".to_owned(),
            ..line.term("faction", faction(identity))
        },
        None => line,
    }
}
