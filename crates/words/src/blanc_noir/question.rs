//! 提问 — the questions, what declining them means, and the rulebook page that explains each.

use blanc_noir::{Ask, Kind, Script, Scroll, View};
use protocol::Line;

use super::say;

/// What is asked, as a sentence to the one who is asked.
pub fn question(view: &View, ask: Ask) -> Line {
    match ask {
        Ask::Turn if view.pending > 0 => say("bn-ask-chain").number("n", view.pending),
        Ask::Turn if view.lead.open => say("bn-ask-open"),
        Ask::Turn => match view.lead.colour {
            Some(colour) => say("bn-ask-turn")
                .colour("colour", colour)
                .number("number", view.lead.number),
            None => say("bn-ask-turn-number").number("number", view.lead.number),
        },
        Ask::AfterDraw => match view.drawn {
            Some(card) => say("bn-ask-after-draw-card").card("card", card),
            None => say("bn-ask-after-draw"),
        },
        Ask::TradeMore { number, left } => say("bn-ask-trade-more")
            .number("number", number)
            .number("n", left),
        Ask::Colour => say("bn-ask-colour").card("card", view.lead.face),
        Ask::Companion => say("bn-ask-companion"),
        Ask::LordCompanion { colour, left } => say("bn-ask-lord-companion")
            .colour("colour", colour)
            .number("n", left),
        Ask::Herald { colour, given } => say(if given == 0 {
            "bn-ask-herald"
        } else {
            "bn-ask-herald-more"
        })
        .colour("colour", colour),
        Ask::Relief { left } => say("bn-ask-relief").number("n", left),
        Ask::KeepOne => say("bn-ask-keep-one"),
        Ask::Cut => say("bn-ask-cut"),
        Ask::Goddess { left } => say("bn-ask-goddess").number("n", left),
        Ask::Target { by } => say(aim(by)),
        Ask::FairyOwn { left } => say("bn-ask-fairy-own").number("n", left),
        Ask::FairySource => say("bn-ask-fairy-source"),
        Ask::Shockwave => say("bn-ask-shockwave"),
        Ask::Threat { given: 0 } => say("bn-ask-threat"),
        Ask::Threat { given: _ } => say("bn-ask-threat-more"),
        Ask::Valkyrie => say("bn-ask-valkyrie"),
        Ask::Declare => say("bn-ask-declare"),
    }
}

fn aim(by: Script) -> &'static str {
    match by {
        Script::Card(Kind::Dragon) => "bn-ask-target-dragon",
        Script::Card(Kind::Gargoyle) => "bn-ask-target-gargoyle",
        Script::Scroll(Scroll::Outburst) => "bn-ask-target-outburst",
        Script::Scroll(Scroll::Shockwave) => "bn-ask-target-shockwave",
        Script::Scroll(Scroll::Threat) => "bn-ask-target-threat",
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
        ) => "bn-ask-target",
    }
}

/// What `draw`, `take`, `stop` or `silent` means now; none where something has to be chosen.
pub fn passing(view: &View, ask: Ask) -> Option<Line> {
    let key = match ask {
        Ask::Turn if view.pending > 0 => {
            let key = if view.rules.chain_must_answer {
                "bn-pass-take-forced"
            } else {
                "bn-pass-take"
            };
            return Some(say(key).number("n", view.pending));
        }
        Ask::Turn if !view.rules.voluntary_draw => "bn-pass-draw-forced",
        Ask::Turn if view.rules.play_after_draw => "bn-pass-draw-play",
        Ask::Turn => "bn-pass-draw",
        Ask::AfterDraw => "bn-pass-after-draw",
        Ask::LordCompanion { .. } => "bn-pass-lord-companion",
        Ask::Herald { given, .. } if given > 0 => "bn-pass-herald",
        Ask::KeepOne => "bn-pass-keep-one",
        Ask::Cut => "bn-pass-cut",
        Ask::Goddess { .. } => "bn-pass-goddess",
        Ask::FairyOwn { .. } => "bn-pass-fairy-own",
        Ask::Threat { given } if given > 0 => "bn-pass-threat",
        Ask::Declare => "bn-pass-declare",
        Ask::TradeMore { .. }
        | Ask::Colour
        | Ask::Companion
        | Ask::Herald { .. }
        | Ask::Relief { .. }
        | Ask::Target { .. }
        | Ask::FairySource
        | Ask::Shockwave
        | Ask::Threat { .. }
        | Ask::Valkyrie => return None,
    };
    Some(say(key))
}

/// The page below `rulebook/` that explains the question, without its ending.
pub fn rule_page(view: &View, ask: Ask) -> &'static str {
    match ask {
        Ask::Turn if view.pending > 0 => "blanc-noir/chains",
        Ask::Turn | Ask::AfterDraw | Ask::TradeMore { .. } => "blanc-noir/turn",
        Ask::Colour => "blanc-noir/matching",
        Ask::Companion | Ask::KeepOne | Ask::Cut => card(Kind::Princess),
        Ask::LordCompanion { .. } => card(Kind::Lord),
        Ask::Herald { .. } => scroll(Scroll::HeraldRed),
        Ask::Relief { .. } => scroll(Scroll::Relief),
        Ask::Goddess { .. } => card(Kind::Goddess),
        Ask::Target { by } => match by {
            Script::Trade => "blanc-noir/turn",
            Script::Naming => "blanc-noir/matching",
            Script::Combo => card(Kind::Princess),
            Script::Card(kind) => card(kind),
            Script::Scroll(kind) => scroll(kind),
        },
        Ask::FairyOwn { .. } | Ask::FairySource => card(Kind::Fairy),
        Ask::Shockwave => scroll(Scroll::Shockwave),
        Ask::Threat { .. } => scroll(Scroll::Threat),
        Ask::Valkyrie => card(Kind::Valkyrie),
        Ask::Declare => "blanc-noir/declaring",
    }
}

fn card(kind: Kind) -> &'static str {
    match kind {
        Kind::Number => "blanc-noir/cards/number",
        Kind::Priestess => "blanc-noir/cards/priestess",
        Kind::Clown => "blanc-noir/cards/clown",
        Kind::Magician => "blanc-noir/cards/magician",
        Kind::Lord => "blanc-noir/cards/lord",
        Kind::Princess => "blanc-noir/cards/princess",
        Kind::Knight => "blanc-noir/cards/knight",
        Kind::Prince => "blanc-noir/cards/prince",
        Kind::Golem => "blanc-noir/cards/golem",
        Kind::Fairy => "blanc-noir/cards/fairy",
        Kind::Gargoyle => "blanc-noir/cards/gargoyle",
        Kind::Valkyrie => "blanc-noir/cards/valkyrie",
        Kind::Dragon => "blanc-noir/cards/dragon",
        Kind::Goddess => "blanc-noir/cards/goddess",
    }
}

fn scroll(kind: Scroll) -> &'static str {
    match kind {
        Scroll::HeraldRed | Scroll::HeraldYellow | Scroll::HeraldGreen | Scroll::HeraldBlue => {
            "blanc-noir/scrolls/herald"
        }
        Scroll::Outburst => "blanc-noir/scrolls/outburst",
        Scroll::Blizzard => "blanc-noir/scrolls/blizzard",
        Scroll::Shockwave => "blanc-noir/scrolls/shockwave",
        Scroll::Mirage => "blanc-noir/scrolls/mirage",
        Scroll::Tornado => "blanc-noir/scrolls/tornado",
        Scroll::Threat => "blanc-noir/scrolls/threat",
        Scroll::Relief => "blanc-noir/scrolls/relief",
        Scroll::Revelation => "blanc-noir/scrolls/revelation",
    }
}
