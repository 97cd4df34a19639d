//! 选牌 — questions for a card, and what a card is worth keeping for.

use blanc_noir::{Ask, Face, Faces, Kind, Scroll};

use super::hand::{basics, weight, without};
use super::plays;
use super::situation::Situation;

/// The only answer to a chain; every further one.
const GUARD: i32 = 180;
const SECOND_GUARD: i32 = 50;
/// A wild card goes on any lead: something for the turn when nothing else follows.
const WILD: i32 = 220;
/// What a stop must be beaten by.
const NOTHING: i32 = 0;

/// What it is worth to keep a card for later. The nearer the end, the less.
pub(super) fn keeping(situation: &Situation<'_>, face: Face) -> i32 {
    let later = 100 - situation.danger;
    let mut worth = 0;
    if face.number() == 25 && situation.view.pending == 0 && situation.hand.len() > 1 {
        let guards = situation
            .hand
            .iter()
            .filter(|face| face.number() == 25)
            .count();
        worth += if guards == 1 { GUARD } else { SECOND_GUARD };
    }
    if face.kind().is_wild() && situation.hand.len() > 1 {
        worth += WILD;
    }
    worth * later / 100
}

/// What choosing this card is worth.
pub(super) fn pick(situation: &Situation<'_>, ask: Ask, face: Face) -> i32 {
    let hand = situation.hand;
    let gone = || weight(situation, hand, 0) - weight(situation, without(hand, face), 0);
    match ask {
        Ask::Companion => {
            let princess = situation.view.lead.colour;
            plays::paired(situation, hand, princess, face)
        }
        Ask::KeepOne => {
            let best = plays::best_to_keep(situation, hand, situation.view.lead.face);
            let alone: Faces = [face].into_iter().collect();
            let lighter = weight(situation, hand, 0) - weight(situation, alone, 0);
            if best == Some(face) {
                lighter
            } else {
                lighter - 1000
            }
        }
        Ask::Valkyrie => -brought_back(situation, face),
        // The chosen monster burdens somebody else: all the better.
        Ask::Threat { .. } => gone() + 10 * i32::from(face.number()),
        _ => gone() - keeping(situation, face),
    }
}

/// What "enough" is worth. Where going on is for free, a card that makes the hand lighter beats it.
pub(super) fn stop(situation: &Situation<'_>, ask: Ask) -> i32 {
    match ask {
        // The last card must not go: it costs the penalty.
        Ask::Goddess { .. } | Ask::LordCompanion { .. } | Ask::Cut if situation.hand.len() == 1 => {
            i32::MAX
        }
        _ => NOTHING,
    }
}

/// What a card from the discard would weigh in the hand, less if it follows what leads now.
fn brought_back(situation: &Situation<'_>, face: Face) -> i32 {
    let mut hand = situation.hand;
    hand.insert(face);
    let lead = situation.view.lead;
    let follows = plays::follows(face, lead.colour, lead.number);
    weight(situation, hand, 0) - if follows { 15 } else { 0 }
}

/// The lightest basic card that lies in the discard for all that is remembered of it; without a memory, some low one.
pub(super) fn lowest_lying(situation: &Situation<'_>) -> Option<Face> {
    let lying = situation.view.discards.iter().copied();
    lying
        .filter(|face| face.kind() == Kind::Number)
        .min_by_key(|face| face.number())
        .or_else(|| {
            let low = Face::basic(blanc_noir::Colour::Red, 3);
            (situation.view.discard > 0).then_some(low)
        })
}

/// Whether `face` is of the colour that a Herald calls.
pub(super) fn called(scroll: Scroll, face: Face) -> bool {
    let colour = match scroll {
        Scroll::HeraldRed => blanc_noir::Colour::Red,
        Scroll::HeraldYellow => blanc_noir::Colour::Yellow,
        Scroll::HeraldGreen => blanc_noir::Colour::Green,
        Scroll::HeraldBlue => blanc_noir::Colour::Blue,
        _ => return false,
    };
    face.colour() == Some(colour)
}

/// Whether the hand could go out without drawing: a basic card is there.
pub(super) fn has_basic(hand: Faces) -> bool {
    basics(hand).next().is_some()
}
