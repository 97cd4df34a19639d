//! 回答 — the questions that the cards and skills of 黑名单 and 千智 ask.

use fengsheng::{Action, Ask, Cards, Colour, Colours, Role, Script};

use super::triggers::{bequest, moving_here, whom_to_lock};
use crate::fengsheng::belief::WHOLE;
use crate::fengsheng::hand::CARD;
use crate::fengsheng::situation::Situation;
use crate::fengsheng::skills::laying;
use crate::fengsheng::unseen::Unseen;

/// What an answer to a question of these editions is worth; none if the 2010 edition asks it the same.
pub(in crate::fengsheng) fn answer(situation: &Situation<'_>, action: Action) -> Option<i32> {
    let view = situation.view;
    let me = situation.me;
    let by_skill = |by: Script| {
        !situation.is_first_edition() && matches!(by, Script::Skill(..) | Script::Trigger(..))
    };
    Some(match (view.ask, action) {
        (Ask::Discarded { .. } | Ask::Top { .. }, Action::Pick(face)) => {
            situation.gain_face(me, face, None)
        }
        (Ask::Colour { .. }, Action::Name(colour)) => likely(situation, colour),
        (
            Ask::Whether {
                by: Script::Card(_),
            },
            Action::Trigger,
        ) => CARD,
        // A card of a hand that is searched: as intelligence, or into one's own hand.
        (Ask::Whether { .. }, Action::Trigger) => situation
            .memory
            .picked
            .map_or(0, |face| situation.gain_face(me, face, Some(me)) - CARD),
        (
            Ask::Card {
                by,
                cards: Cards::Black,
                may_pass: true,
            },
            Action::Pick(face),
        ) if by_skill(by) => {
            let before = view
                .under_way()
                .and_then(|it| it.target)
                .filter(|&seat| seat != me);
            let worth = before.map_or(-1, |seat| laying(situation, seat, 1));
            worth * 10 - situation.keep(face)
        }
        (
            Ask::Card {
                by: by @ Script::Trigger(Role::OldGhost, 1),
                ..
            },
            Action::Pick(face),
        ) if by_skill(by) => situation
            .memory
            .aim
            .map_or(-1, |heir| situation.gain_face(heir, face, Some(me))),
        (
            Ask::Card {
                by: Script::Trigger(Role::Holmes, 1),
                ..
            },
            Action::Pick(face),
        ) => situation.gain_face(me, face, Some(me)) - situation.keep(face) / 2,
        (Ask::Intelligence { by, .. }, Action::PickFrom(seat, face)) if by_skill(by) => match by {
            Script::Skill(Role::GreatBeauty, 1) => {
                let target = view.under_way().and_then(|it| it.target).unwrap_or(me);
                situation.removal(seat, face) + situation.gain_face(target, face, Some(me))
            }
            Script::Skill(Role::RookieWhite, _) | Script::Trigger(Role::Beret, 1) if seat != me => {
                moving_here(situation, seat, face)
            }
            Script::Skill(Role::NinetyNine, _) | Script::Trigger(Role::Beret, 0) => {
                situation.removal(seat, face) + situation.keep(face)
            }
            _ => situation.removal(seat, face),
        },
        (
            Ask::Player {
                by: Script::Trigger(Role::Blade, 0),
                ..
            },
            Action::Target(seat),
        ) => match whom_to_lock(situation) {
            Some(best) if best == seat => 1,
            _ => -1,
        },
        (
            Ask::Player {
                by: by @ Script::Trigger(Role::OldGhost, 1),
                ..
            },
            Action::Target(seat),
        ) if by_skill(by) => match bequest(situation) {
            Some((heir, _)) if heir == seat => 1,
            _ => -1,
        },
        // A card of another hand is taken: rather from those one does not mean well.
        (
            Ask::Player {
                by: Script::Trigger(Role::NinetyNine, _),
                ..
            },
            Action::Target(seat),
        ) => situation.hand_size(seat) - situation.regard(seat),
        _ => return None,
    })
}

/// How likely what lies there is of this colour.
fn likely(situation: &Situation<'_>, colour: Colour) -> i32 {
    let Some(transit) = situation.transit() else {
        return 0;
    };
    match transit.face {
        Some(face) => i32::from(face.is(colour)) * WHOLE,
        None => {
            let aimed = situation.memory.aimed().unwrap_or(transit.to);
            let unseen = Unseen::of(situation);
            let chances = unseen.sent(situation, transit.sender, transit.way, aimed);
            let kinds = Colours::ALL.into_iter().zip(chances);
            kinds
                .filter(|(colours, _)| colours.has(colour))
                .map(|(_, chance)| chance)
                .sum()
        }
    }
}
