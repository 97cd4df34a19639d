//! 开局设置 — the setup of a `start` message, and what is wrong with one that cannot be dealt.

use clocktower::{FEWEST_PLAYERS, MOST_PLAYERS, MOST_RESIDENTS, Rules, Script, Setup, SetupError};
use protocol::Line;
use serde::Deserialize;
use words::clocktower::keys;

use crate::door::{misread, sorry};

/// The setup as a message writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Message {
    /// The name of a base script, or the text of a script file.
    script: String,
    seats: u8,
    #[serde(default)]
    travellers: Option<u8>,
    #[serde(default)]
    chairs: Option<u8>,
    #[serde(default)]
    travellers_meet_the_demon: Option<bool>,
    #[serde(default)]
    talk: Option<bool>,
    #[serde(default)]
    seating: Option<Vec<String>>,
}

pub(super) fn read(setup: serde_json::Value) -> Result<Setup, Line> {
    let message: Message = misread::read(setup).map_err(|why| sorry::setup(&why))?;
    let usual = Rules::default();
    let mut setup = Setup::new(script(&message.script)?, message.seats);
    setup.travellers = message.travellers.unwrap_or(0);
    setup.chairs = message.chairs.unwrap_or(0);
    setup.rules = Rules {
        travellers_meet_the_demon: message
            .travellers_meet_the_demon
            .unwrap_or(usual.travellers_meet_the_demon),
        talk: message.talk.unwrap_or(usual.talk),
    };
    for who in message.seating.unwrap_or_default() {
        let seated = who.parse().map_err(|why: clocktower::UnknownCharacter| {
            sorry::line("sorry-ct-no-character").text("id", sorry::shortened(&why.0))
        })?;
        setup.seating.push(seated);
    }
    Ok(setup)
}

fn script(text: &str) -> Result<Script, Line> {
    if text.trim_start().starts_with(['[', '{']) {
        return Script::read(text).map_err(|why| {
            sorry::line("sorry-ct-script").line("why", words::clocktower::fault(&why))
        });
    }
    Script::named(text).ok_or_else(|| {
        sorry::line("sorry-ct-no-script")
            .text("script", sorry::shortened(text))
            .text("scripts", Script::NAMED.join(", "))
    })
}

/// Why a game cannot be dealt, told.
pub(super) fn sorry_for(why: &SetupError) -> Line {
    match *why {
        SetupError::Residents(number) => sorry::line("sorry-ct-residents")
            .number("fewest", FEWEST_PLAYERS)
            .number("most", MOST_RESIDENTS)
            .number("n", number),
        SetupError::Players(number) => sorry::line("sorry-ct-players")
            .number("most", MOST_PLAYERS as u8)
            .number("n", number),
        SetupError::TooFew { team, needed, has } => sorry::line("sorry-ct-too-few")
            .term("team", keys::team(team))
            .number("needed", needed)
            .number("n", has),
        SetupError::Seating { seated, players } => sorry::line("sorry-ct-seating")
            .text("seated", seated.to_string())
            .number("n", players),
        // A script that is without it has no name for it either.
        SetupError::NotOfTheScript(character) if character.is_own() => {
            sorry::line("sorry-ct-not-of-the-script").text("role", character.to_string())
        }
        SetupError::NotOfTheScript(character) => {
            sorry::line("sorry-ct-not-of-the-script").term("role", keys::role(character))
        }
        SetupError::Exclusive(one, other) => sorry::line("sorry-ct-exclusive")
            .term("role", keys::role(one))
            .term("other", keys::role(other)),
        SetupError::TooManyCalls(calls) => {
            sorry::line("sorry-ct-too-many-calls").text("calls", calls.to_string())
        }
    }
}
