//! 魔典 — what only the storyteller sees.

use clocktower::{CallState, Character, FrameScript, Life, Mark, Side, Until};
use kernel::Seat;
use serde::Serialize;

use super::{named, player};

/// The grimoire and what is under way, for the storyteller.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerGrimoire")
)]
pub struct Grimoire {
    /// One page per player, by seat.
    pub pages: Vec<Page>,
    /// The tokens, the oldest first.
    pub tokens: Vec<Token>,
    /// The characters that the Demon was told are not in play.
    pub bluffs: Vec<String>,
    /// The calls of this night, in order; nothing by day.
    pub night: Vec<Call>,
    /// What is being carried out, what was begun last at the end.
    pub under_way: Vec<UnderWay>,
}

/// A page: one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerPage")
)]
pub struct Page {
    /// The true character.
    pub character: String,
    /// The character whose token the player was shown.
    pub believes: String,
    /// The true side.
    #[cfg_attr(feature = "ts", ts(type = "\"good\" | \"evil\""))]
    pub side: Side,
    /// The side the player was told to be of.
    #[cfg_attr(feature = "ts", ts(type = "\"good\" | \"evil\""))]
    pub told_side: Side,
    /// Whether the player lives; `seeming`: lives and looks dead.
    #[cfg_attr(feature = "ts", ts(type = "\"alive\" | \"seeming\" | \"dead\""))]
    pub life: Life,
    /// Whether something makes the player drunk or poisoned now.
    pub impaired: bool,
    /// Whether the ability that can be used once is used up.
    pub spent: bool,
    /// The character whose ability was gained from elsewhere, if any.
    pub gained: Option<String>,
}

/// A token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerToken")
)]
pub struct Token {
    /// What it does: the field `mark` names it.
    #[cfg_attr(feature = "ts", ts(type = "{ mark: string; of?: number | string }"))]
    pub mark: Mark,
    /// On whom it lies.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub on: Seat,
    /// Whose ability put it there.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub by: Seat,
    /// The character of that ability; none: put there by hand.
    pub character: Option<String>,
    /// The key of its words.
    pub label: String,
    /// When it ends by itself: the field `until` names it.
    #[cfg_attr(feature = "ts", ts(type = "{ until: string; day?: number }"))]
    pub until: Until,
    /// Whether it does something now.
    pub works: bool,
}

/// A call of the night.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerCall")
)]
pub struct Call {
    /// Which: `dusk`, `minioninfo`, `demoninfo`, `dawn` or a character.
    pub slot: String,
    /// Whether it has been made.
    #[cfg_attr(feature = "ts", ts(type = "\"done\" | \"now\" | \"to-come\""))]
    pub state: CallState,
    /// Who is woken by it, as things stand.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub wakes: Vec<Seat>,
    /// For whom something is done while they sleep, as things stand.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub unseen: Vec<Seat>,
}

/// An ability that is being carried out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerUnderWay")
)]
pub struct UnderWay {
    /// Whose.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Which character's.
    pub character: Option<String>,
    /// Which part of it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub script: FrameScript,
    /// Whom it is about: who dies, was nominated, is executed.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub about: Option<Seat>,
    /// The player chosen last.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub picked: Option<Seat>,
    /// The character named last.
    pub named: Option<String>,
}

impl From<&clocktower::View> for Grimoire {
    fn from(view: &clocktower::View) -> Self {
        Self {
            pages: pages(view),
            tokens: view.tokens().iter().map(Token::from).collect(),
            bluffs: view.bluffs().iter().map(ToString::to_string).collect(),
            night: view.night_queue().iter().map(Call::from).collect(),
            under_way: view
                .under_way()
                .iter()
                .map(|it| UnderWay {
                    seat: it.seat.and_then(|seat| player(view.chairs, seat)),
                    character: it.character.and_then(named),
                    script: it.script,
                    about: it.about.and_then(|seat| player(view.chairs, seat)),
                    picked: it.picked,
                    named: it.named.and_then(named),
                })
                .collect(),
        }
    }
}

/// One page for each chair, in the order of the seats.
fn pages(view: &clocktower::View) -> Vec<Page> {
    let there = view.grimoire_pages();
    let page = |seat: Seat| there.iter().find(|page| page.seat == seat);
    let chairs = Seat::all(if there.is_empty() { 0 } else { view.chairs });
    chairs
        .map(|seat| page(seat).map_or_else(Page::nobodys, Page::from))
        .collect()
}

impl Page {
    /// The page of an empty chair.
    fn nobodys() -> Self {
        Self {
            character: Character::default().to_string(),
            believes: Character::default().to_string(),
            side: Side::default(),
            told_side: Side::default(),
            life: Life::default(),
            impaired: false,
            spent: false,
            gained: None,
        }
    }
}

impl From<&clocktower::GrimoirePage> for Page {
    fn from(page: &clocktower::GrimoirePage) -> Self {
        Self {
            character: page.character.to_string(),
            believes: page.believes.to_string(),
            side: page.side,
            told_side: page.told_side,
            life: page.life,
            impaired: page.impaired,
            spent: page.spent,
            gained: page.gained.and_then(named),
        }
    }
}

impl From<&clocktower::Token> for Token {
    fn from(token: &clocktower::Token) -> Self {
        let effect = &token.effect;
        Self {
            mark: effect.mark,
            on: effect.on,
            by: effect.by,
            character: named(effect.character),
            label: label(effect.mark, effect.character),
            until: effect.until,
            works: token.works,
        }
    }
}

/// The key of what is written on a token of a character: its kind, or for a mark of one character's own that character's
/// number of it.
pub fn label(mark: Mark, character: Character) -> String {
    match mark {
        Mark::Drunk => "ct-mark-drunk".to_owned(),
        Mark::Poisoned => "ct-mark-poisoned".to_owned(),
        Mark::Sober => "ct-mark-sober".to_owned(),
        Mark::SafeFromDemon => "ct-mark-safe-from-demon".to_owned(),
        Mark::CannotDie => "ct-mark-cannot-die".to_owned(),
        Mark::SurvivesExecution => "ct-mark-survives-execution".to_owned(),
        Mark::Sleeps => "ct-mark-sleeps".to_owned(),
        Mark::ActsTwice => "ct-mark-acts-twice".to_owned(),
        Mark::HasAbility => "ct-mark-has-ability".to_owned(),
        Mark::Mad(_) => "ct-mark-mad".to_owned(),
        Mark::Reminder(_) => "ct-mark-reminder".to_owned(),
        Mark::Own(which) => format!("ct-mark-{character}-{which}"),
    }
}

impl From<&clocktower::Call> for Call {
    fn from(call: &clocktower::Call) -> Self {
        Self {
            slot: call.slot.to_string(),
            state: call.state,
            wakes: call.wakes.into_iter().collect(),
            unseen: call.unseen.into_iter().collect(),
        }
    }
}
