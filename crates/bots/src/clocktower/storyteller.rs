//! 说书人 — a storyteller who keeps both sides' chances alive.
//!
//! What the rules leave open is decided for whoever is behind: true and telling information for the town when evil is about
//! to win, a believable falsehood where one is allowed when good is. Nothing is chosen at random but what makes no
//! difference.

mod whom;

use clocktower::{Action, Character, FrameScript, Info, Pending, Question, Side, Tag, Team, Tool};
use clocktower::{Town, View};
use kernel::{Rng, Seat, Seats};

use super::belief::Belief;
use super::hints::Hints;
use super::lead::{Lead, side_of};
use whom::{befall, bounce, heir, herring};

/// By so much chance alone may tip the scales.
const LUCK: f32 = 0.12;
/// A registration that changes what is told is left aside unless good is that far ahead.
const CLEVER: f32 = 0.3;
/// A pair of whom the learner is one says little; so much is another preferred.
const DULL: f32 = 0.5;

/// Chooses one of the legal answers of the storyteller's.
pub(super) fn choose(view: &View, belief: &Belief, legal: &[Action], luck: &mut Rng) -> Action {
    let lead = Lead::of(view, belief);
    let mine = view
        .pending
        .filter(|pending| pending.to.number() == view.chairs);
    let wanted = match mine {
        None => by_day(view, lead, legal, luck),
        Some(pending) => match pending.question {
            Question::Say => Some(tell(view, lead, legal, luck)),
            Question::Pick { from, .. } => pick(view, belief, lead, &pending, from.0, legal, luck),
            Question::Name { .. } => name(view, legal, luck),
            Question::YesNo { .. } => Some(yes_or_no(view, lead, &pending, legal, luck)),
            Question::State { .. } => None,
            Question::Hand => Some(by_hand(view, &pending, luck)),
            Question::Pass => Some(Action::Pass),
        },
    };
    wanted
        .filter(|action| legal.contains(action))
        .or_else(|| anything(legal, luck))
        .unwrap_or(Action::Pass)
}

/// Any answer; but nobody is welcomed or seen off whom no person has asked for.
fn anything(legal: &[Action], luck: &mut Rng) -> Option<Action> {
    let unasked = |action: &&Action| matches!(action, Action::Welcome(_) | Action::SeeOff(_));
    let asked: Vec<Action> = (legal.iter().filter(|it| !unasked(it)).copied()).collect();
    luck.pick(&asked).copied()
}

/// The town talks as long as it likes. Where only the storyteller nominates, it is a good and an evil player a day.
fn by_day(view: &View, lead: Lead, legal: &[Action], luck: &mut Rng) -> Option<Action> {
    let nominations: Vec<Seat> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Nominate(seat) if view.board.living.has(*seat) => Some(*seat),
            _ => None,
        })
        .collect();
    let day = &view.board.day;
    if day.votes < 2 && day.nominated.len() < 2 {
        let side = if lead.of_good > 0.0 {
            Side::Good
        } else {
            Side::Evil
        };
        let wanted: Vec<Seat> = nominations
            .iter()
            .copied()
            .filter(|&seat| side_of(view, seat) == Some(side))
            .collect();
        let among = if wanted.is_empty() || !day.nominated.is_empty() {
            &nominations
        } else {
            &wanted
        };
        if let Some(&seat) = luck.pick(among) {
            return Some(Action::Nominate(seat));
        }
    }
    if legal.contains(&Action::Wait) {
        return Some(Action::Wait);
    }
    if legal.contains(&Action::Next) {
        return Some(Action::Next);
    }
    luck.pick(&nominations).map(|&seat| Action::Nominate(seat))
}

fn character_of(view: &View, seat: Seat) -> Option<Character> {
    Some(view.grimoire.as_ref()?.page(seat)?.character)
}

/// A Demon that no file carries out still kills once a night; whatever else is played by hand needs nothing.
fn by_hand(view: &View, pending: &Pending, luck: &mut Rng) -> Action {
    let is_a_demons = view.team(pending.character) == Team::Demon;
    if !is_a_demons || view.board.night < 2 || somebody_died_tonight(view) {
        return Action::Pass;
    }
    let victims: Seats = view
        .board
        .living
        .into_iter()
        .filter(|&seat| side_of(view, seat) == Some(Side::Good))
        .collect();
    random(victims, luck).map_or(Action::Pass, |seat| Action::Hand(Tool::Kill(seat)))
}

/// By night the board still shows who lived when it fell.
fn somebody_died_tonight(view: &View) -> bool {
    let Some(pages) = &view.grimoire else {
        return false;
    };
    view.board
        .living
        .into_iter()
        .any(|seat| pages.page(seat).is_some_and(|page| !page.lives))
}

/// The information that leaves the chances most even.
fn tell(view: &View, lead: Lead, legal: &[Action], luck: &mut Rng) -> Action {
    let scales = Hints::of(view);
    let is_impaired = legal.iter().any(|&action| {
        let tags = Town::tags(view, action);
        tags.contains(&Tag::Impaired)
    });
    let mut best: Option<(f32, Action)> = None;
    for &action in legal {
        let Action::Say(info) = action else { continue };
        let fits = scales.as_ref().map_or(0.0, |scales| {
            let strays = scales.is_strayed(info) && lead.of_good < CLEVER;
            let dull = if is_about(view, info) { DULL } else { 0.0 };
            let odd = if strays { 2.0 } else { dull };
            -(scales.hint(info) - wanted_hint(lead, is_impaired)).abs() - odd
        });
        let fits = fits + LUCK * luck.below(1000) as f32 / 1000.0;
        if best.is_none_or(|(most, _)| fits > most) {
            best = Some((fits, action));
        }
    }
    best.map_or(legal[0], |(_, action)| action)
}

/// Whether information names whoever is told it as one of two.
fn is_about(view: &View, info: Info) -> bool {
    let told = view.grimoire.as_ref().and_then(clocktower::Pages::doing);
    match (told, info) {
        (Some((me, _)), Info::OneOf { a, b, .. } | Info::Pair { a, b }) => a == me || b == me,
        _ => false,
    }
}

/// How far information is to point to the Demon: from 1, when nobody else is left, to -1, when it points to good players.
fn wanted_hint(lead: Lead, is_impaired: bool) -> f32 {
    if is_impaired {
        // What should be false is, unless the town could not do without the truth.
        -0.4 - lead.of_good
    } else {
        -0.1 - 1.2 * lead.of_good
    }
}

fn pick(
    view: &View,
    belief: &Belief,
    lead: Lead,
    pending: &Pending,
    from: Seats,
    legal: &[Action],
    luck: &mut Rng,
) -> Option<Action> {
    match pending.script {
        FrameScript::Execution => {
            let is_good = side_of(view, pending.about) == Some(Side::Good);
            let may_spare = from.len() == 1 && legal.contains(&Action::Decline);
            if is_good && may_spare && lead.ahead() != Some(Side::Good) {
                return Some(Action::Decline);
            }
            let others = from.without(pending.about);
            if is_good && lead.ahead() == Some(Side::Evil) {
                return others.first().or(Some(pending.about)).map(Action::Pick);
            }
            Some(Action::Pick(pending.about))
        }
        FrameScript::Death => Some(Action::Pick(bounce(view, lead, pending.about, from, luck))),
        FrameScript::Setup
        | FrameScript::First
        | FrameScript::Other
        | FrameScript::Day
        | FrameScript::Then
        | FrameScript::Nomination
        | FrameScript::DemonInfo
        | FrameScript::Manual
        | FrameScript::Visit
        | FrameScript::Arrival => match pending.character {
            Character::FORTUNE_TELLER => herring(view, belief, lead, from, luck),
            Character::IMP => heir(view, belief, lead, from, luck),
            _ => befall(view, lead, pending, from, luck),
        }
        .map(Action::Pick),
    }
}

/// What the Demon may say to be: Townsfolk, as long as there are some.
fn name(view: &View, legal: &[Action], luck: &mut Rng) -> Option<Action> {
    let townsfolk: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| match action {
            Action::Name(character) => view.team(*character) == Team::Townsfolk,
            _ => false,
        })
        .collect();
    luck.pick(&townsfolk).copied()
}

fn yes_or_no(
    view: &View,
    lead: Lead,
    pending: &Pending,
    legal: &[Action],
    luck: &mut Rng,
) -> Action {
    let yes = match (pending.script, pending.character) {
        // What happens by rule happens; what only could is left to chance as far as it is fair.
        (FrameScript::Nomination, _) => legal.len() == 1 || lead.ahead() == Some(Side::Evil),
        (FrameScript::Death, _) => {
            let is_good = side_of(view, pending.about) == Some(Side::Good);
            is_good && lead.ahead() == Some(Side::Evil)
        }
        // A Traveller who comes in mid-game helps whoever is behind.
        (FrameScript::Arrival, _) => match lead.ahead() {
            Some(side) => side == Side::Good,
            None => luck.below(2) == 0,
        },
        (_, Character::SLAYER) => lead.of_good > CLEVER,
        (_, Character::TINKER) => lead.ahead() == Some(Side::Good) && luck.below(2) == 0,
        _ => luck.below(2) == 0,
    };
    let wanted = if yes { Action::Yes } else { Action::No };
    if legal.contains(&wanted) {
        wanted
    } else {
        legal[0]
    }
}

fn random(from: Seats, luck: &mut Rng) -> Option<Seat> {
    let all: Vec<Seat> = from.into_iter().collect();
    luck.pick(&all).copied()
}
