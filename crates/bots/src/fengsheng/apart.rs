//! 其他牌 — what those cards are worth that do not change where intelligence goes.

use fengsheng::{Colours, DeclaredView, Face, Faction, Function, Order, Script};
use kernel::Seat;

use super::belief::WHOLE;
use super::goal;
use super::hand::CARD;
use super::situation::Situation;
use super::unseen::Unseen;

/// What it is worth to learn whose side somebody is on, in doubt.
const TO_KNOW: i32 = 24;
/// The same for a bystander.
const TO_KNOW_AS_BYSTANDER: i32 = 12;

/// What a declaration is worth that is no deed about intelligence on its way.
pub(super) fn other(situation: &Situation<'_>, declared: &DeclaredView) -> i32 {
    match declared.script {
        Script::Card(Function::Confound) => confounding(situation, declared.by),
        Script::Card(Function::Gamble) => declared
            .target
            .map_or(0, |target| gambling(situation, target, declared.by)),
        Script::Card(Function::Reinforce) => {
            let cards = i32::from(situation.blacks(declared.by)) + 1;
            situation.regard(declared.by) * cards * CARD / WHOLE
        }
        Script::Card(Function::Probe) if declared.target == Some(situation.me) => {
            let Some(bet) = declared.face.and_then(Face::bet) else {
                return 0;
            };
            match (bet.faction == situation.side, bet.order) {
                (true, Order::Draw) => {
                    situation.drawing(i32::from(situation.view.rules.probe_draws))
                }
                (true, Order::Discard) => -situation.drawing(1),
                _ => 0,
            }
        }
        _ => 0,
    }
}

/// What it is worth that everybody is dealt the top card of the deck, by that player's hand.
pub(super) fn confounding(situation: &Situation<'_>, by: Seat) -> i32 {
    let chances = Unseen::of(situation).any();
    let mut worth = 0;
    for seat in situation.view.living {
        for (colours, chance) in Colours::ALL.into_iter().zip(chances) {
            worth += chance * situation.gain(seat, colours, Some(by)) / WHOLE;
        }
    }
    worth
}

/// What it is worth to probe a player with this card.
pub(super) fn probing(situation: &Situation<'_>, face: Face, target: Seat) -> i32 {
    let Some(bet) = face.bet() else { return 0 };
    let meant = situation.odds(target, bet.faction);
    let cards = match bet.order {
        Order::Draw => i32::from(situation.view.rules.probe_draws) * CARD,
        Order::Discard => -CARD,
    };
    let conceals = situation.up(target).is_some_and(goal::conceals);
    let effect = meant * cards / WHOLE * situation.regard(target) / WHOLE;
    if conceals {
        return effect / 2;
    }
    let to_know = if situation.is_bystander() {
        TO_KNOW_AS_BYSTANDER
    } else {
        TO_KNOW
    };
    let mut doubt = 4 * meant * (WHOLE - meant) / WHOLE;
    // Which bystander it is hardly matters if it is one side against the other.
    if bet.faction == Faction::Bystander {
        doubt = doubt * 2 / 3;
    }
    doubt * to_know / WHOLE + effect
}

/// What it is worth that a player is dealt the top card of the deck, by that player's hand.
pub(super) fn gambling(situation: &Situation<'_>, target: Seat, by: Seat) -> i32 {
    let chances = Unseen::of(situation).any();
    Colours::ALL
        .into_iter()
        .zip(chances)
        .map(|(colours, chance)| chance * situation.gain(target, colours, Some(by)) / WHOLE)
        .sum()
}
