//! 发言 — what a player says before all, and when: good players the truth, evil ones their story.

use clocktower::{Action, Character, Side, View};
use kernel::{Rng, Seat};

use super::bluff::Bluff;
use super::memory::Memory;

/// With so few alive nobody holds back any more.
const FEW: usize = 4;

/// What a player says next; none if there is nothing to be said for now.
pub(super) fn next_words(
    view: &View,
    me: Seat,
    memory: &Memory,
    bluff: &Bluff,
    legal: &[Action],
    luck: &mut Rng,
) -> Option<Action> {
    let own = view.own?;
    if view.board.travellers.has(me) {
        return small_talk(view, me, legal);
    }
    let is_good = own.side == Side::Good;
    let character = if is_good {
        own.character
    } else {
        bluff.character
    };
    let claimed = memory.claimed[me.index()];
    if claimed != character {
        let claim = Action::ClaimToBe(character);
        if is_due(view, me, memory, character) && legal.contains(&claim) {
            return Some(claim);
        }
        return small_talk(view, me, legal);
    }
    let report = if is_good {
        what_i_was_told(me, memory, character, legal)
    } else {
        bluff.report(view, me, memory, legal, luck)
    };
    report.or_else(|| small_talk(view, me, legal))
}

/// Everything in order, once.
fn what_i_was_told(
    me: Seat,
    memory: &Memory,
    character: Character,
    legal: &[Action],
) -> Option<Action> {
    memory
        .told
        .iter()
        .filter(|told| told.character == character)
        .filter(|told| {
            let mut said = memory.reports.iter();
            !said.any(|report| report.by == me && report.learned == told.learned)
        })
        .map(|told| Action::ClaimToKnow(told.learned))
        .find(|words| legal.contains(words))
}

/// Whoever has said nothing today has a word with a neighbour, so that everybody sees who still wants to speak.
fn small_talk(view: &View, me: Seat, legal: &[Action]) -> Option<Action> {
    if view.board.talk.said[me] > 0 {
        return None;
    }
    let neighbour = view.board.present.next_after(me)?;
    let whisper = Action::Whisper(neighbour);
    legal.contains(&whisper).then_some(whisper)
}

/// Whether it is time to say who one is: whoever dies for it, or is worth more unknown, holds back a little.
fn is_due(view: &View, me: Seat, memory: &Memory, character: Character) -> bool {
    let living = view.board.living.minus(view.board.travellers);
    let was_accused = memory.accused.has(me);
    !living.has(me)
        || living.len() <= FEW
        || was_accused
        || view.board.night >= first_day_of(character)
}

/// The day on which a character's player usually comes out with it.
const fn first_day_of(character: Character) -> u8 {
    match character {
        Character::WASHERWOMAN
        | Character::LIBRARIAN
        | Character::INVESTIGATOR
        | Character::CHEF
        | Character::CLOCKMAKER
        | Character::VIRGIN
        | Character::RECLUSE => 1,
        Character::MONK | Character::SOLDIER | Character::MAYOR | Character::RAVENKEEPER => 3,
        _ => 2,
    }
}
