//! 出牌 — what playing a card is worth: a lighter hand, and what the card does.

use blanc_noir::{Colour, Face, Faces, Kind};
use kernel::Seat;

use super::hand::{basics, lightened, weight, without};
use super::situation::{Situation, TURN};
use super::{cards, colour, scrolls};

/// A card that others of the hand would follow is easy to get rid of later, too: the lonely ones go first. With many at the
/// table, nobody knows what will lead at one's next turn.
const COMPANY: i32 = 24;
/// The next turn comes before anybody can change the lead, and the last card follows it.
const SURE_OUT: i32 = 400;
/// Knowing a hand.
const KNOWLEDGE: i32 = 15;
/// Cards drawn for a hand that a special card emptied.
const PENALTY: i32 = 4;

/// What playing `face` is worth.
pub(super) fn worth(situation: &Situation<'_>, face: Face) -> i32 {
    let left = without(situation.hand, face);
    played(situation, left, face) - cards::keeping(situation, face)
}

/// What it is worth to have `face` on top and `left` in hand.
fn played(situation: &Situation<'_>, left: Faces, face: Face) -> i32 {
    if face.kind() == Kind::Princess {
        return with_companion(situation, left, face);
    }
    after(situation, stays(situation, left, face), face)
}

/// What is left in hand when the card's ability has been carried out.
fn stays(situation: &Situation<'_>, left: Faces, face: Face) -> Faces {
    match face.kind() {
        // A basic card has to stay, and at least one card.
        Kind::Lord => lightened(situation, left, 2, 1, |other| {
            other.kind() == Kind::Number && other.colour() == face.colour()
        }),
        Kind::Goddess => lightened(situation, left, 2, 1, |_| true),
        Kind::Valkyrie => {
            let mut left = left;
            if let Some(lowest) = cards::lowest_lying(situation) {
                left.insert(lowest);
            }
            left
        }
        _ => left,
    }
}

/// How much lighter the hand is, and what the card does to the others.
fn after(situation: &Situation<'_>, left: Faces, face: Face) -> i32 {
    // A hand emptied by anything but a declared basic card costs the penalty.
    let unseen = if left.is_empty() { PENALTY } else { 0 };
    let lighter = weight(situation, situation.hand, 0) - weight(situation, left, unseen);
    lighter + ability(situation, left, face) + prospects(situation, left, face)
}

/// What the card does besides leaving the hand.
fn ability(situation: &Situation<'_>, left: Faces, face: Face) -> i32 {
    let next = situation.neighbour(true);
    match face.kind() {
        Kind::Priestess if situation.view.scroll_deck > 0 => scrolls::A_SCROLL,
        // In a duel the next turn is one's own again.
        Kind::Clown if situation.is_duel() => TURN + situation.closeness(next),
        Kind::Clown => TURN / (situation.players() - 1) + situation.closeness(next) / 2,
        Kind::Magician if situation.is_duel() => 0,
        Kind::Magician => {
            (situation.closeness(next) - situation.closeness(situation.neighbour(false))) / 2
        }
        Kind::Knight => chain(situation, left, next, 2),
        Kind::Prince => chain(situation, left, situation.neighbour(false), 2),
        Kind::Golem => chain(situation, left, next, 4),
        Kind::Fairy => 20 * i32::from(situation.mine().down.min(2)),
        Kind::Gargoyle => KNOWLEDGE,
        Kind::Dragon => situation
            .rivals()
            .map(|seat| situation.hit(seat, 4))
            .max()
            .unwrap_or(0),
        Kind::Number
        | Kind::Priestess
        | Kind::Lord
        | Kind::Princess
        | Kind::Valkyrie
        | Kind::Goddess => 0,
    }
}

/// What a chain is worth that now faces `target`: somebody will take it, most likely the target.
fn chain(situation: &Situation<'_>, left: Faces, target: Seat, add: i32) -> i32 {
    let pending = i32::from(situation.view.pending) + add;
    let answers = chance_to_answer(situation, target);
    let hit = situation.hit(target, pending);
    // It may come back, two cards longer; whoever holds another 25 need not care.
    let guarded = left.iter().any(|face| face.number() == 25);
    let back = if guarded {
        0
    } else {
        situation.drawing(pending + 2) / (situation.players() - 1)
    };
    (hit * (100 - answers) - back * answers / 2) / 100
}

/// How likely a player is to hold a 25, in percent: 14 of the 125 cards are.
fn chance_to_answer(situation: &Situation<'_>, seat: Seat) -> i32 {
    const BY_CARDS: [i32; 11] = [0, 11, 21, 30, 37, 44, 50, 56, 61, 65, 69];
    let place = situation.place(seat);
    if place.known.iter().any(|face| face.number() == 25) {
        return 95;
    }
    let hidden = usize::from(place.hand_size).saturating_sub(place.known.len() as usize);
    BY_CARDS[hidden.min(BY_CARDS.len() - 1)]
}

/// What the new lead promises for the cards that are left.
fn prospects(situation: &Situation<'_>, left: Faces, face: Face) -> i32 {
    if left.is_empty() {
        return 0;
    }
    let colour = match face.colour() {
        Some(colour) => colour::denial(situation, colour),
        None => colour::best(situation, left),
    };
    let follow = left
        .iter()
        .filter(|other| follows(*other, face.colour(), face.number()))
        .count() as i32;
    let sure = keeps_the_lead(situation, face)
        && left.len() == 1
        && basics(left).any(|last| face.colour().is_none() || last.colour() == face.colour());
    colour / 4 - follow.min(3) * COMPANY / situation.players() + if sure { SURE_OUT } else { 0 }
}

/// Whether, in a duel, the other most likely cannot change the lead before one's next turn: passed over, or busy with a
/// chain.
fn keeps_the_lead(situation: &Situation<'_>, face: Face) -> bool {
    situation.is_duel() && (face.kind() == Kind::Clown || face.number() == 25)
}

/// A Princess goes with the special card that is worth most beside her.
fn with_companion(situation: &Situation<'_>, left: Faces, princess: Face) -> i32 {
    left.iter()
        .filter(|face| face.kind().is_special())
        .map(|companion| paired(situation, left, princess.colour(), companion))
        .max()
        .unwrap_or(-situation.drawing(PENALTY))
}

/// What it is worth to lay `companion` on a Princess of this colour, with `hand` before it.
pub(super) fn paired(
    situation: &Situation<'_>,
    hand: Faces,
    princess: Option<Colour>,
    companion: Face,
) -> i32 {
    let mut left = without(hand, companion);
    if companion.kind() == Kind::Prince && companion.colour() == princess {
        // The combo: all but one card may go.
        if let Some(best) = best_to_keep(situation, left, companion) {
            left = [best].into_iter().collect();
        }
    }
    let worth = if companion.kind() == Kind::Princess {
        after(situation, left, companion)
    } else {
        played(situation, left, companion)
    };
    worth - cards::keeping(situation, companion)
}

/// The one card to keep in the Prince combo: a basic one of the colour that leads, then any basic one, low before high.
pub(super) fn best_to_keep(situation: &Situation<'_>, hand: Faces, lead: Face) -> Option<Face> {
    hand.iter().min_by_key(|&face| {
        let alone = weight(situation, [face].into_iter().collect(), 0);
        let leads = face.colour().is_some() && face.colour() == lead.colour();
        alone - if leads { SURE_OUT / 4 } else { 0 }
    })
}

/// Whether a card follows a lead of this colour and number.
pub(super) fn follows(face: Face, colour: Option<Colour>, number: u8) -> bool {
    face.colour().is_none() || face.colour() == colour || face.number() == number
}

/// The cards of the hand that follow the present lead.
pub(super) fn playable<'a>(situation: &'a Situation<'_>) -> impl Iterator<Item = Face> + 'a {
    let lead = situation.view.lead;
    situation
        .hand
        .iter()
        .filter(move |&face| lead.open || follows(face, lead.colour, lead.number))
}

/// Whether going out now most likely ends the game with somebody else as its winner: then it is better to play on.
pub(super) fn ending_now_loses(situation: &Situation<'_>) -> bool {
    let expected = |seat: Seat| {
        let place = situation.place(seat);
        let hidden = i32::from(place.hand_size) - place.known.len() as i32;
        i32::from(place.total)
            + i32::from(place.known.points())
            + hidden * super::situation::UNSEEN / 10
    };
    let ends = situation.rivals().any(|seat| expected(seat) > 200);
    ends && situation
        .rivals()
        .any(|seat| expected(seat) < situation.total)
}
