//! 短语 — what somebody is told, states or does by hand, as a sentence within sentences, or on a card by itself.

use clocktower::{Character, Info, Mark, Statement, Tool};
use protocol::Line;

use super::keys::{role, side, team};
use super::say;

/// What a player is told. `shows` says whether the eye sees the grimoire, and may read which tokens were exchanged in it.
pub fn info(info: Info, shows: bool) -> Line {
    match info {
        Info::Nothing => say("ct-info-nothing"),
        Info::Spoken => say("ct-info-spoken"),
        Info::Number { number } => say("ct-info-number").number("n", number),
        Info::Answer { yes: true } => say("ct-info-yes"),
        Info::Answer { yes: false } => say("ct-info-no"),
        Info::NoneOf { team: of } => say("ct-info-none-of").term("team", team(of)),
        Info::OneOf { a, b, character } => say("ct-info-one-of")
            .seat("a", a)
            .seat("b", b)
            .term("role", role(character)),
        Info::Token { seat, character } => say("ct-info-token")
            .seat("seat", seat)
            .term("role", role(character)),
        Info::Either { seat, good, evil } => say("ct-info-either")
            .seat("seat", seat)
            .term("good", role(good))
            .term("evil", role(evil)),
        Info::Pair { a, b } => say("ct-info-pair").seat("a", a).seat("b", b),
        Info::Minions { seats } => say("ct-info-minions").seats("seats", seats.0),
        Info::Demon { seat } => say("ct-info-demon").seat("seat", seat),
        Info::Knows { seat, character } => say("ct-info-knows")
            .seat("seat", seat)
            .term("role", role(character)),
        Info::Absent { character } => say("ct-info-absent").term("role", role(character)),
        Info::InPlay { character } => say("ct-info-in-play").term("role", role(character)),
        Info::Became { character } => say("ct-info-became").term("role", role(character)),
        Info::Turned { side: to } => say("ct-info-turned").term("side", side(to)),
        Info::Mad { character } => say("ct-info-mad").term("role", role(character)),
        Info::Statements { a, b } => say("ct-info-statements")
            .line("a", statement(a))
            .line("b", statement(b)),
        Info::Reply { statement: of, yes } => say(if yes {
            "ct-info-reply-yes"
        } else {
            "ct-info-reply-no"
        })
        .line("what", statement(of)),
        Info::Believes { seat, character } => say("ct-info-believes")
            .seat("seat", seat)
            .term("role", role(character)),
        Info::Marked {
            seat,
            character,
            mark,
        } => token(mark, character)
            .seat("seat", seat)
            .term("role", role(character)),
        Info::Grimoire { a, b } if shows && a != b => {
            say("ct-info-grimoire-exchanged").seat("a", a).seat("b", b)
        }
        Info::Grimoire { .. } => say("ct-info-grimoire"),
    }
}

/// What a token says.
fn token(mark: Mark, character: Character) -> Line {
    match mark {
        Mark::Mad(of) => say("ct-info-marked-mad").term("of", role(of)),
        mark => say("ct-info-marked").term("token", protocol::clocktower::label(mark, character)),
    }
}

/// What somebody states.
pub fn statement(statement: Statement) -> Line {
    match statement {
        Statement::Evil { seat } => say("ct-statement-evil").seat("seat", seat),
        Statement::Team { seat, team: of } => say("ct-statement-team")
            .seat("seat", seat)
            .term("team", team(of)),
        Statement::Is { seat, character } => say("ct-statement-is")
            .seat("seat", seat)
            .term("role", role(character)),
        Statement::Spoken => say("ct-statement-spoken"),
    }
}

/// What the storyteller does by hand.
pub fn tool(tool: Tool) -> Line {
    match tool {
        Tool::Kill(seat) => say("ct-tool-kill").seat("seat", seat),
        Tool::Revive(seat) => say("ct-tool-revive").seat("seat", seat),
        Tool::Become(seat, character) => say("ct-tool-become")
            .seat("seat", seat)
            .term("role", role(character)),
        Tool::Turn(seat, to) => say("ct-tool-turn")
            .seat("seat", seat)
            .term("side", side(to)),
        Tool::Drunk(seat) => say("ct-tool-drunk").seat("seat", seat),
        Tool::Poison(seat) => say("ct-tool-poison").seat("seat", seat),
        Tool::Remind(seat, _) => say("ct-tool-remind").seat("seat", seat),
        Tool::Clear(seat) => say("ct-tool-clear").seat("seat", seat),
        Tool::Tell(seat) => say("ct-tool-tell").seat("seat", seat),
        Tool::Win(winner) => say("ct-tool-win").term("side", side(winner)),
    }
}
