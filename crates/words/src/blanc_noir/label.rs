//! 按钮 — each answer as a verb.

use blanc_noir::{Action, Ask, Kind, Script, Scroll};
use protocol::Line;

use super::say;

/// The text of the button that gives this answer to this question.
pub fn label(action: Action, ask: Ask) -> Line {
    match action {
        Action::Play(card) => say("bn-do-play").card("card", card),
        Action::Draw => say("bn-do-draw"),
        Action::Take => say("bn-do-take"),
        Action::Trade(card) => say("bn-do-trade").card("card", card),
        Action::Use(scroll) => say("bn-do-use").scroll("scroll", scroll),
        Action::Pick(card) => say(pick(ask)).card("card", card),
        Action::Name(colour) => say("bn-do-name").colour("colour", colour),
        Action::Target(seat) => say(target(ask)).seat("seat", seat),
        Action::Slot(seat, place) => say(slot(ask))
            .seat("seat", seat)
            .number("n", i32::from(place) + 1),
        Action::Open(seat, scroll) => say("bn-do-open")
            .seat("seat", seat)
            .scroll("scroll", scroll),
        Action::Deck => say("bn-do-deck"),
        Action::Declare => say("bn-do-declare"),
        Action::Silent => say("bn-do-silent"),
        Action::Stop => say(stop(ask)),
    }
}

fn pick(ask: Ask) -> &'static str {
    match ask {
        Ask::TradeMore { .. } => "bn-do-trade-more",
        Ask::Companion | Ask::LordCompanion { .. } => "bn-do-take-along",
        Ask::Herald { .. } | Ask::Relief { .. } | Ask::Cut | Ask::Goddess { .. } => "bn-do-discard",
        Ask::KeepOne => "bn-do-keep",
        Ask::Threat { .. } => "bn-do-give",
        Ask::Valkyrie => "bn-do-recover",
        Ask::Turn
        | Ask::AfterDraw
        | Ask::Colour
        | Ask::Target { .. }
        | Ask::FairyOwn { .. }
        | Ask::FairySource
        | Ask::Shockwave
        | Ask::Declare => "bn-do-pick",
    }
}

fn target(ask: Ask) -> &'static str {
    let by = match ask {
        Ask::Target { by } => by,
        Ask::Turn
        | Ask::AfterDraw
        | Ask::TradeMore { .. }
        | Ask::Colour
        | Ask::Companion
        | Ask::LordCompanion { .. }
        | Ask::Herald { .. }
        | Ask::Relief { .. }
        | Ask::KeepOne
        | Ask::Cut
        | Ask::Goddess { .. }
        | Ask::FairyOwn { .. }
        | Ask::FairySource
        | Ask::Shockwave
        | Ask::Threat { .. }
        | Ask::Valkyrie
        | Ask::Declare => return "bn-do-target",
    };
    match by {
        Script::Card(Kind::Dragon) => "bn-do-target-dragon",
        Script::Card(Kind::Gargoyle) => "bn-do-target-gargoyle",
        Script::Scroll(Scroll::Outburst) => "bn-do-target-outburst",
        Script::Scroll(Scroll::Shockwave) => "bn-do-target-shockwave",
        Script::Scroll(Scroll::Threat) => "bn-do-target-threat",
        Script::Trade
        | Script::Naming
        | Script::Combo
        | Script::Card(
            Kind::Number
            | Kind::Priestess
            | Kind::Clown
            | Kind::Magician
            | Kind::Lord
            | Kind::Princess
            | Kind::Knight
            | Kind::Prince
            | Kind::Golem
            | Kind::Fairy
            | Kind::Valkyrie
            | Kind::Goddess,
        )
        | Script::Scroll(
            Scroll::HeraldRed
            | Scroll::HeraldYellow
            | Scroll::HeraldGreen
            | Scroll::HeraldBlue
            | Scroll::Blizzard
            | Scroll::Mirage
            | Scroll::Tornado
            | Scroll::Relief
            | Scroll::Revelation,
        ) => "bn-do-target",
    }
}

fn slot(ask: Ask) -> &'static str {
    match ask {
        Ask::FairyOwn { .. } => "bn-do-slot-own",
        Ask::FairySource => "bn-do-slot-fairy",
        Ask::Shockwave => "bn-do-slot-shockwave",
        Ask::Turn
        | Ask::AfterDraw
        | Ask::TradeMore { .. }
        | Ask::Colour
        | Ask::Companion
        | Ask::LordCompanion { .. }
        | Ask::Herald { .. }
        | Ask::Relief { .. }
        | Ask::KeepOne
        | Ask::Cut
        | Ask::Goddess { .. }
        | Ask::Target { .. }
        | Ask::Threat { .. }
        | Ask::Valkyrie
        | Ask::Declare => "bn-do-slot",
    }
}

fn stop(ask: Ask) -> &'static str {
    match ask {
        Ask::AfterDraw => "bn-do-keep-drawn",
        Ask::LordCompanion { left, .. } => match left {
            2 => "bn-do-stop-lord-none",
            _ => "bn-do-stop-lord",
        },
        Ask::Herald { .. } | Ask::Cut => "bn-do-stop-discarding",
        Ask::Goddess { left } => match left {
            2 => "bn-do-stop-goddess-none",
            _ => "bn-do-stop-discarding",
        },
        Ask::KeepOne => "bn-do-stop-keep-all",
        Ask::FairyOwn { left } => match left {
            2 => "bn-do-stop-fairy-none",
            _ => "bn-do-stop-fairy",
        },
        Ask::Threat { .. } => "bn-do-stop-giving",
        Ask::Turn
        | Ask::TradeMore { .. }
        | Ask::Colour
        | Ask::Companion
        | Ask::Relief { .. }
        | Ask::Target { .. }
        | Ask::FairySource
        | Ask::Shockwave
        | Ask::Valkyrie
        | Ask::Declare => "bn-do-stop",
    }
}
