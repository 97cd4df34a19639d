//! 选谁 — whom the storyteller chooses where something befalls a player: who dies, who misleads, who inherits.

use clocktower::{Character, Pending, Side, Team, View};
use kernel::{Rng, Seat, Seats};

use super::super::belief::Belief;
use super::super::lead::{Lead, demons, side_of};
use super::{character_of, random};

/// Whom something befalls: a death, drunkenness, poison. It befalls whoever's side is ahead, but no Demon is struck by it.
pub(super) fn befall(
    view: &View,
    lead: Lead,
    pending: &Pending,
    from: Seats,
    luck: &mut Rng,
) -> Option<Seat> {
    let harms = [
        Character::GOSSIP,
        Character::SWEETHEART,
        Character::INNKEEPER,
        Character::SAILOR,
        Character::VIGORMORTIS,
    ];
    let others = from.minus(demons(view));
    let helps = pending.character == Character::SHABALOTH;
    let Some(ahead) = lead
        .ahead()
        .filter(|_| helps || harms.contains(&pending.character))
    else {
        return random(if others.is_empty() { from } else { others }, luck);
    };
    let side = if helps { ahead.other() } else { ahead };
    let theirs: Seats = others
        .into_iter()
        .filter(|&seat| side_of(view, seat) == Some(side))
        .collect();
    if helps && theirs.is_empty() {
        return None;
    }
    random(theirs, luck)
        .or_else(|| random(others, luck))
        .or_else(|| random(from, luck))
}

/// Whose death instead costs whoever is behind the least.
pub(super) fn bounce(view: &View, lead: Lead, about: Seat, from: Seats, luck: &mut Rng) -> Seat {
    if lead.ahead() == Some(Side::Good) {
        return about;
    }
    let side = if lead.of_good < -0.6 {
        Side::Evil
    } else {
        Side::Good
    };
    let demons = demons(view);
    let others: Seats = from
        .minus(demons)
        .without(about)
        .into_iter()
        .filter(|&seat| side_of(view, seat) == Some(side) && can_die(view, seat))
        .collect();
    // Somebody who has nothing more to tell, if there is anybody.
    let idle: Seats = others
        .into_iter()
        .filter(|&seat| character_of(view, seat).is_some_and(|it| view.team(it) == Team::Outsider))
        .collect();
    random(if idle.is_empty() { others } else { idle }, luck).unwrap_or(about)
}

/// 士兵 would not die of it, so nobody would.
pub(super) fn can_die(view: &View, seat: Seat) -> bool {
    let page = view.grimoire.as_ref().and_then(|pages| pages.page(seat));
    page.is_some_and(|page| page.character != Character::SOLDIER || !page.sober)
}

/// A good player: one the town suspects, when good is ahead.
pub(super) fn herring(
    view: &View,
    belief: &Belief,
    lead: Lead,
    from: Seats,
    luck: &mut Rng,
) -> Option<Seat> {
    let asking = view.grimoire.as_ref()?.doing()?.0;
    let others = from.without(asking).and(view.board.living);
    let others = if others.is_empty() { from } else { others };
    if lead.ahead() == Some(Side::Good) {
        return others
            .into_iter()
            .max_by(|a, b| belief.demon[a.index()].total_cmp(&belief.demon[b.index()]));
    }
    random(others, luck)
}

/// A Minion: whom the town trusts most when good is ahead, anybody otherwise; nobody who only counts as one.
pub(super) fn heir(
    view: &View,
    belief: &Belief,
    lead: Lead,
    from: Seats,
    luck: &mut Rng,
) -> Option<Seat> {
    let minions: Seats = from
        .into_iter()
        .filter(|&seat| character_of(view, seat).is_some_and(|it| view.team(it) == Team::Minion))
        .collect();
    if lead.ahead() == Some(Side::Good) {
        return minions
            .into_iter()
            .min_by(|a, b| belief.demon[a.index()].total_cmp(&belief.demon[b.index()]));
    }
    random(minions, luck).or_else(|| random(from, luck))
}
