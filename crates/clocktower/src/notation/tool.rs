//! 手动 — what the storyteller does by hand.

use super::words::Words;
use crate::action::Tool;

pub(super) fn write_tool(tool: Tool) -> String {
    match tool {
        Tool::Kill(seat) => format!("kill {seat}"),
        Tool::Revive(seat) => format!("revive {seat}"),
        Tool::Become(seat, character) => format!("become {seat} {character}"),
        Tool::Turn(seat, side) => format!("turn {seat} {}", side.name()),
        Tool::Drunk(seat) => format!("drunk {seat}"),
        Tool::Poison(seat) => format!("poison {seat}"),
        Tool::Remind(seat, which) => format!("remind {seat} {which}"),
        Tool::Clear(seat) => format!("clear {seat}"),
        Tool::Tell(seat) => format!("tell {seat}"),
        Tool::Win(side) => format!("win {}", side.name()),
    }
}

pub(super) fn read_tool(words: &mut Words<'_>) -> Result<Tool, String> {
    Ok(match words.next()? {
        "kill" => Tool::Kill(words.seat()?),
        "revive" => Tool::Revive(words.seat()?),
        "become" => Tool::Become(words.seat()?, words.character()?),
        "turn" => Tool::Turn(words.seat()?, words.side()?),
        "drunk" => Tool::Drunk(words.seat()?),
        "poison" => Tool::Poison(words.seat()?),
        "remind" => Tool::Remind(words.seat()?, words.number()?),
        "clear" => Tool::Clear(words.seat()?),
        "tell" => Tool::Tell(words.seat()?),
        "win" => Tool::Win(words.side()?),
        other => return Err(format!("\"{other}\" is nothing that is done by hand")),
    })
}
