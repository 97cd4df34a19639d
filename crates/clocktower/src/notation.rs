//! 记法 — setups and actions as one line of ASCII, and actions as a number.
//!
//! `next` `wait` `pass` `yes` `no` `decline` `visit`, `pick C`, `name imp`, `nominate C`, `exile C`, `use slayer`,
//! `state team C demon`, `say one-of A C imp`, `hand kill C`, `welcome H`, `see-off H`. Setups: `script=trouble-brewing seats=8`, where
//! the storyteller's seat is not counted, and then perhaps `travellers=1`, `chairs=2`, `seating=imp,chef,drunk:empath …`.

mod setup;
mod told;
mod tool;
mod words;

use kernel::Notation;

use crate::action::Action;
use crate::setup::Setup;
use crate::town::Town;
use told::{read_info, read_learned, read_statement, write_info, write_statement};
use tool::{read_tool, write_tool};
use words::Words;

impl Notation for Town {
    fn write_action(action: Action) -> String {
        match action {
            Action::Next => "next".to_owned(),
            Action::Wait => "wait".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Yes => "yes".to_owned(),
            Action::No => "no".to_owned(),
            Action::Decline => "decline".to_owned(),
            Action::Visit => "visit".to_owned(),
            Action::Pick(seat) => format!("pick {seat}"),
            Action::Name(character) => format!("name {character}"),
            Action::Nominate(seat) => format!("nominate {seat}"),
            Action::Exile(seat) => format!("exile {seat}"),
            Action::Use(character) => format!("use {character}"),
            Action::ClaimToBe(character) => format!("claim {character}"),
            Action::ClaimToKnow(learned) => {
                let about = learned
                    .about
                    .map_or_else(String::new, |[a, b]| format!("about {a} {b} "));
                format!(
                    "learned {} {about}{}",
                    learned.night,
                    write_info(learned.info)
                )
            }
            Action::Suspect(seat) => format!("suspect {seat}"),
            Action::Trust(seat) => format!("trust {seat}"),
            Action::Whisper(seat) => format!("whisper {seat}"),
            Action::State(statement) => format!("state {}", write_statement(statement)),
            Action::Say(info) => format!("say {}", write_info(info)),
            Action::Welcome(chair) => format!("welcome {chair}"),
            Action::SeeOff(seat) => format!("see-off {seat}"),
            Action::Hand(tool) => format!("hand {}", write_tool(tool)),
        }
    }

    fn read_action(text: &str) -> Result<Action, String> {
        let mut words = Words::of(text);
        let action = match words.next()? {
            "next" => Action::Next,
            "wait" => Action::Wait,
            "pass" => Action::Pass,
            "yes" => Action::Yes,
            "no" => Action::No,
            "decline" => Action::Decline,
            "visit" => Action::Visit,
            "pick" => Action::Pick(words.seat()?),
            "name" => Action::Name(words.character()?),
            "nominate" => Action::Nominate(words.seat()?),
            "exile" => Action::Exile(words.seat()?),
            "use" => Action::Use(words.character()?),
            "claim" => Action::ClaimToBe(words.character()?),
            "learned" => Action::ClaimToKnow(read_learned(&mut words)?),
            "suspect" => Action::Suspect(words.seat()?),
            "trust" => Action::Trust(words.seat()?),
            "whisper" => Action::Whisper(words.seat()?),
            "state" => Action::State(read_statement(&mut words)?),
            "say" => Action::Say(read_info(&mut words)?),
            "welcome" => Action::Welcome(words.seat()?),
            "see-off" => Action::SeeOff(words.seat()?),
            "hand" => Action::Hand(read_tool(&mut words)?),
            other => return Err(format!("\"{other}\" is no action")),
        };
        words.end()?;
        Ok(action)
    }

    fn pack_action(action: Action) -> u32 {
        crate::packing::pack(action)
    }

    fn unpack_action(number: u32) -> Option<Action> {
        crate::packing::unpack(number)
    }

    fn write_setup(setup: &Setup) -> String {
        setup::write(setup)
    }

    fn read_setup(text: &str) -> Result<Setup, String> {
        setup::read(text)
    }
}
