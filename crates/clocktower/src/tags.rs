//! 标签 — what an answer of the storyteller's amounts to: a truth, a falsehood, a death. Read off the storyteller's view.

use kernel::Seat;

use crate::action::{Action, Tool};
use crate::frame::Script;
use crate::town::Town;
use crate::view::{Pages, View};
use crate::{Character, Info, Supposed, Team, Tri};

/// What an answer of the storyteller's amounts to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// What is told is true.
    True,
    /// What is told is false.
    False,
    /// It is so only if somebody counts as what they are not (陌客, 间谍).
    Registration,
    /// Whoever is told it has no working ability.
    Impaired,
    /// Somebody dies, or is executed.
    Kill,
    /// Somebody dies instead of the one who should (镇长, 替罪羊).
    Bounce,
    /// Somebody does not die who should.
    Spare,
    /// Somebody lives again.
    Revive,
    /// Somebody becomes the Demon.
    Heir,
    /// A good player counts as the Demon for 占卜师.
    RedHerring,
    /// The Demon may say to be this character.
    Bluff,
    /// Somebody becomes another character or changes sides.
    Change,
    /// Somebody is drunk or poisoned from now on.
    Impair,
    /// A reminder, or something said by word of mouth.
    Note,
    /// The game ends.
    End,
}

impl Tag {
    /// Its name in messages, and in the keys of its words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::False => "false",
            Self::Registration => "registration",
            Self::Impaired => "impaired",
            Self::Kill => "kill",
            Self::Bounce => "bounce",
            Self::Spare => "spare",
            Self::Revive => "revive",
            Self::Heir => "heir",
            Self::RedHerring => "red-herring",
            Self::Bluff => "bluff",
            Self::Change => "change",
            Self::Impair => "impair",
            Self::Note => "note",
            Self::End => "end",
        }
    }
}

impl Town {
    /// What this answer of the storyteller's amounts to, as the storyteller's view shows it; nothing for other eyes.
    pub fn tags(view: &View, action: Action) -> Vec<Tag> {
        let Some(pages) = &view.grimoire else {
            return Vec::new();
        };
        match action {
            Action::Say(info) => said(view, pages, info),
            Action::Hand(tool) => vec![by_hand(tool)],
            _ => view
                .pending
                .filter(|pending| pending.to.number() == view.chairs)
                .map_or_else(
                    || by_day(view, action),
                    |pending| answered(pages, pending.script, pending.about, action),
                ),
        }
    }
}

/// Everything by whose being counted something may be so is left aside first: what remains is plain.
fn said(view: &View, pages: &Pages, info: Info) -> Vec<Tag> {
    let mut tags = Vec::new();
    if matches!(info, Info::Nothing | Info::Spoken) {
        return tags;
    }
    if let Some(supposed) = Supposed::in_truth(view) {
        match (supposed.plainly().holds_now(info), supposed.holds_now(info)) {
            (Tri::True, _) => tags.push(Tag::True),
            (_, Tri::False) => tags.push(Tag::False),
            (Tri::False, Tri::Maybe | Tri::True) => tags.push(Tag::Registration),
            (Tri::Maybe, _) => {}
        }
    }
    let is_impaired = pages
        .doing()
        .and_then(|(seat, _)| pages.page(seat))
        .is_some_and(|page| !page.sober);
    if is_impaired {
        tags.push(Tag::Impaired);
    }
    tags
}

const fn by_hand(tool: Tool) -> Tag {
    match tool {
        Tool::Kill(_) => Tag::Kill,
        Tool::Revive(_) => Tag::Revive,
        Tool::Become(..) | Tool::Turn(..) => Tag::Change,
        Tool::Drunk(_) | Tool::Poison(_) => Tag::Impair,
        Tool::Remind(..) | Tool::Clear(_) | Tool::Tell(_) => Tag::Note,
        Tool::Win(_) => Tag::End,
    }
}

/// Striking somebody down is all that the storyteller does by day to a player unasked.
fn by_day(view: &View, action: Action) -> Vec<Tag> {
    match action {
        Action::Pick(_) if view.pending.is_none() => vec![Tag::Kill],
        _ => Vec::new(),
    }
}

fn answered(pages: &Pages, script: Script, about: Seat, action: Action) -> Vec<Tag> {
    let character = pages.frames.last().map(|frame| frame.character);
    match (script, action) {
        (Script::Death | Script::Execution, Action::Pick(seat)) if seat == about => vec![Tag::Kill],
        (Script::Death | Script::Execution, Action::Pick(_)) => vec![Tag::Bounce],
        (Script::Death, Action::Yes) | (Script::Execution, Action::Decline) => vec![Tag::Spare],
        (Script::Death, Action::No) | (Script::Nomination, Action::Yes) => vec![Tag::Kill],
        (Script::DemonInfo, Action::Name(_)) => vec![Tag::Bluff],
        (_, Action::Pick(_)) if character == Some(Character::FORTUNE_TELLER) => {
            vec![Tag::RedHerring]
        }
        (_, Action::Pick(_)) if character == Some(Character::IMP) => vec![Tag::Heir],
        (_, Action::Yes) if character == Some(Character::SLAYER) => shot(pages),
        (_, Action::Yes) if character == Some(Character::TINKER) => vec![Tag::Kill],
        _ => Vec::new(),
    }
}

/// A shot that hits somebody who only counts as a Demon kills by registration.
fn shot(pages: &Pages) -> Vec<Tag> {
    let target = pages.frames.last().and_then(|frame| frame.picked);
    let is_a_demon = target
        .and_then(|seat| pages.page(seat))
        .and_then(|page| page.character.entry())
        .is_some_and(|entry| entry.team == Team::Demon);
    if is_a_demon {
        vec![Tag::Kill]
    } else {
        vec![Tag::Kill, Tag::Registration]
    }
}
