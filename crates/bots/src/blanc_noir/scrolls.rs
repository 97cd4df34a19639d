//! 卷軸 — when to use a scroll, and on whom. Scrolls count nothing at the end, and the next round brings new ones: what the
//! round's end would waste is used before it.

use blanc_noir::{Action, Ask, Faces, Kind, Script, Scroll};
use kernel::Seat;

use super::cards::{called, has_basic};
use super::hand::{lightened, weight};
use super::plays;
use super::situation::{Situation, TURN};

/// What an unknown scroll is worth.
pub(super) const A_SCROLL: i32 = 150;

/// Good enough for now, as long as the round goes on: about two cards gone.
const WAIT: i32 = 30;
/// Good enough for Relief: three cards gone.
const WAIT_LONGER: i32 = 220;
/// Good enough when the end is near.
const HURRY: i32 = 30;

/// What using `scroll` now is worth; above 0, it pays.
pub(super) fn worth(situation: &Situation<'_>, scroll: Scroll) -> i32 {
    let hurry = situation.end_is_near();
    let patience = |wait: i32| if hurry { HURRY } else { wait };
    match scroll {
        Scroll::HeraldRed | Scroll::HeraldYellow | Scroll::HeraldGreen | Scroll::HeraldBlue => {
            let most = situation.hand.len() as usize;
            let left = lightened(situation, situation.hand, most, 2, |face| {
                called(scroll, face)
            });
            lighter(situation, left) - patience(WAIT)
        }
        Scroll::Relief => {
            let most = situation.hand.len() as usize - 4;
            let left = lightened(situation, situation.hand, most, 4, |_| true);
            lighter(situation, left) - patience(WAIT_LONGER)
        }
        Scroll::Threat => threat(situation),
        // Two scrolls for one, at once usable.
        Scroll::Revelation => 2 * A_SCROLL,
        Scroll::Mirage => mirage(situation),
        // Kept for whoever is about to go out, or for the last moment.
        Scroll::Blizzard if hurry => situation.rivals().map(|seat| situation.hit(seat, 1)).sum(),
        Scroll::Outburst if hurry => best_hit(situation, 2),
        Scroll::Blizzard | Scroll::Outburst => 0,
        Scroll::Shockwave => situation
            .rivals()
            .map(|seat| shockwave_at(situation, seat))
            .max()
            .unwrap_or(0),
        Scroll::Tornado => tornado(situation),
    }
}

fn lighter(situation: &Situation<'_>, left: Faces) -> i32 {
    weight(situation, situation.hand, 0) - weight(situation, left, 0)
}

fn best_hit(situation: &Situation<'_>, cards: i32) -> i32 {
    situation
        .rivals()
        .map(|seat| situation.hit(seat, cards))
        .max()
        .unwrap_or(0)
}

/// Give the monsters away; with nothing else in hand, that is going out.
fn threat(situation: &Situation<'_>) -> i32 {
    const OUT: i32 = 10_000;
    let mut left = situation.hand;
    let mut given = 0;
    for kind in [Kind::Golem, Kind::Gargoyle, Kind::Dragon] {
        if let Some(face) = situation.hand.iter().find(|face| face.kind() == kind) {
            left.remove(face);
            given += i32::from(face.number());
        }
    }
    if left.is_empty() {
        let out =
            situation.view.rules.threat_empty_hand_wins && !plays::ending_now_loses(situation);
        return if out { OUT } else { -OUT };
    }
    // One card left in the scroll phase is not declared: a draw must follow.
    let unseen = i32::from(left.len() == 1);
    weight(situation, situation.hand, 0) - weight(situation, left, unseen) + given * 3
        - if situation.end_is_near() { HURRY } else { TURN }
}

/// Pass a chain on that one cannot answer, or the turn when a draw would spoil a hand that is nearly gone.
fn mirage(situation: &Situation<'_>) -> i32 {
    let pending = i32::from(situation.view.pending);
    if pending > 0 {
        let answer = situation
            .hand
            .iter()
            .filter(|face| face.number() == 25)
            .map(|face| plays::worth(situation, face))
            .max();
        let otherwise = answer.unwrap_or(i32::MIN).max(-situation.drawing(pending));
        return if otherwise < 0 { -otherwise - HURRY } else { 0 };
    }
    let stuck = plays::playable(situation).next().is_none();
    let nearly = situation.hand.len() == 1 && situation.mine().declared;
    if stuck && (nearly || situation.hand.len() == 2 && has_basic(situation.hand)) {
        situation.drawing(1) - HURRY
    } else {
        0
    }
}

/// Everybody gets one new scroll: good for whoever has none left besides.
fn tornado(situation: &Situation<'_>) -> i32 {
    let others: i32 = situation
        .rivals()
        .map(|seat| i32::from(situation.place(seat).down) - 1)
        .sum();
    let mine = i32::from(situation.mine().down) - 2;
    (others - mine) * A_SCROLL / 2
        + if situation.end_is_near() {
            0
        } else {
            HURRY / 2
        }
}

/// A face-down scroll of somebody who is about to go out might be the one that helps.
fn shockwave_at(situation: &Situation<'_>, seat: Seat) -> i32 {
    let place = situation.place(seat);
    if place.down > 0 && situation.closeness(seat) >= 42 {
        situation.closeness(seat) / 2
    } else {
        0
    }
}

/// At whom to aim.
pub(super) fn target(situation: &Situation<'_>, by: Script, seat: Seat) -> i32 {
    match by {
        Script::Card(Kind::Dragon) => situation.hit(seat, 4),
        Script::Scroll(Scroll::Outburst) => situation.hit(seat, 2),
        // Monsters weigh most on somebody who wanted to be light.
        Script::Scroll(Scroll::Threat) => situation.hit(seat, 1),
        Script::Scroll(Scroll::Shockwave) if seat == situation.me => {
            -A_SCROLL * i32::from(situation.mine().down)
        }
        Script::Scroll(Scroll::Shockwave) => {
            i32::from(situation.place(seat).down) * (A_SCROLL + situation.closeness(seat))
        }
        // A hand that is unknown and close to the end is worth a look.
        _ => {
            let place = situation.place(seat);
            let hidden = i32::from(place.hand_size) - place.known.len() as i32;
            situation.closeness(seat) + hidden.min(5)
        }
    }
}

/// Which scroll: the Fairy's and the Shockwave's questions.
pub(super) fn choice(situation: &Situation<'_>, ask: Ask, action: Action) -> i32 {
    match (ask, action) {
        (Ask::FairyOwn { .. }, Action::Slot(_, place)) => {
            let scroll = situation
                .mine()
                .scrolls
                .as_ref()
                .and_then(|scrolls| scrolls.get(usize::from(place)));
            A_SCROLL - scroll.map_or(A_SCROLL, |&scroll| holding(situation, scroll))
        }
        (Ask::FairySource, Action::Deck) => A_SCROLL,
        (_, Action::Slot(seat, _)) if seat == situation.me => -2 * A_SCROLL,
        // Somebody else's scroll is lost to them: to whoever is closest to going out, if it can be.
        (_, Action::Slot(seat, _)) => A_SCROLL + situation.closeness(seat),
        // "Enough", or a scroll that was used already.
        _ => 0,
    }
}

/// What a scroll in one's own hand is worth from now on.
fn holding(situation: &Situation<'_>, scroll: Scroll) -> i32 {
    let called = situation
        .hand
        .iter()
        .filter(|&face| called(scroll, face))
        .count() as i32;
    match scroll {
        Scroll::HeraldRed | Scroll::HeraldYellow | Scroll::HeraldGreen | Scroll::HeraldBlue => {
            20 + called * 30
        }
        Scroll::Outburst | Scroll::Blizzard | Scroll::Mirage | Scroll::Revelation => 80,
        Scroll::Relief if situation.hand.len() >= 6 => 150,
        Scroll::Threat if situation.hand.iter().any(|face| face.kind().is_monster()) => 150,
        Scroll::Relief | Scroll::Threat => 30,
        Scroll::Tornado => 40,
        Scroll::Shockwave => 10,
    }
}
