//! 提问 — the questions, as sentences to the one who is asked.

use fengsheng::{Ask, Cards, Function, Order, Rule, Script, View, Who, Whose, Window};
use kernel::Seat;
use protocol::Line;

use super::errand::{Errand, errand};
use super::{asked, faction, say, script};

/// What is asked.
pub fn question(view: &View, ask: Ask) -> Line {
    match ask {
        Ask::Role => say("fs-ask-role"),
        Ask::Window { window } => in_window(view, window),
        Ask::Send => say("fs-ask-send"),
        Ask::Receive => match view.transit {
            Some(transit) => match transit.face {
                Some(face) => say("fs-ask-receive-which").card("card", face),
                None => say("fs-ask-receive"),
            }
            .seat("seat", transit.sender),
            None => say("fs-ask"),
        },
        Ask::React => to_a_probe(view),
        Ask::Trigger { by } => match by {
            Script::Rule(Rule::TurnUp) => say("fs-ask-turn-up"),
            Script::Card(_) | Script::Skill(..) | Script::Trigger(..) | Script::Rule(_) => {
                say("fs-ask-trigger").term("skill", script(by))
            }
        },
        Ask::Card { by, cards, .. } => which_card(view, errand(by), cards),
        Ask::Shown { of, .. } => say("fs-ask-shown").seat("seat", of),
        Ask::Intelligence {
            by, whose, cards, ..
        } => which_intelligence(errand(by), whose, cards),
        Ask::Player { by, who, .. } => say(which_player(errand(by), who)),
    }
}

fn in_window(view: &View, window: Window) -> Line {
    let me = asked(view);
    match window {
        Window::Answer => say("fs-ask-answer"),
        Window::Play if me != Some(view.turn) => say("fs-ask-play-other").seat("seat", view.turn),
        Window::Play if view.sent => say("fs-ask-play-sent"),
        Window::Play => say("fs-ask-play"),
        Window::InTransit => match view.transit {
            Some(transit) => say("fs-ask-in-transit").seat("seat", transit.to),
            None => say("fs-ask"),
        },
        Window::Arrived => match view.transit {
            Some(transit) if me == Some(transit.to) && transit.sender != transit.to => {
                say("fs-ask-arrived-mine")
            }
            Some(transit) => say("fs-ask-arrived").seat("seat", transit.to),
            None => say("fs-ask"),
        },
    }
}

/// The probe lies open to the one it was handed to.
fn to_a_probe(view: &View) -> Line {
    let probe = view
        .resolving
        .filter(|card| card.script == Script::Card(Function::Probe));
    match probe.and_then(|probe| probe.face?.bet()) {
        Some(bet) => say(match bet.order {
            Order::Draw => "fs-ask-react-draw",
            Order::Discard => "fs-ask-react-discard",
        })
        .term("faction", faction(bet.faction)),
        None => say("fs-ask-react"),
    }
}

fn which_card(view: &View, errand: Errand, cards: Cards) -> Line {
    let under_way = view.under_way();
    let target = under_way.and_then(|it| it.target);
    let before = |key: &str| aimed(key, target);
    match errand {
        Errand::PutBack => say("fs-ask-put-back"),
        Errand::Discard | Errand::DiscardOrBurn => say("fs-ask-discard"),
        Errand::LayBlack => before("fs-ask-lay-black"),
        Errand::LayAround if cards == Cards::Black => say("fs-ask-lay-own-black"),
        Errand::LayAround => before("fs-ask-lay"),
        Errand::Give => before("fs-ask-give"),
        Errand::Bribe => {
            let given = under_way.map_or(0, |it| it.moved);
            before("fs-ask-bribe").number("n", PRICE.saturating_sub(given))
        }
        Errand::Nothing
        | Errand::Burn
        | Errand::LayTheirs
        | Errand::Bequeath
        | Errand::OntoDeck
        | Errand::IntoAnyHand
        | Errand::IntoMyHand
        | Errand::Move
        | Errand::WinAlong => say("fs-ask-card"),
    }
}

/// How many cards a bribe costs.
const PRICE: u8 = 4;

/// The question about this player; the plain one if none is known.
fn aimed(key: &str, at: Option<Seat>) -> Line {
    match at {
        Some(seat) => say(key).seat("seat", seat),
        None => say("fs-ask-card"),
    }
}

fn which_intelligence(errand: Errand, whose: Whose, cards: Cards) -> Line {
    let theirs = |key: &str| match whose {
        Whose::Only(seat) => say(key).seat("seat", seat),
        Whose::Anyone | Whose::MineOrFemale | Whose::Others => say("fs-ask-intelligence"),
    };
    match errand {
        Errand::Burn if whose == Whose::MineOrFemale => say("fs-ask-burn-mine-or-female"),
        Errand::Burn if cards == Cards::Black => theirs("fs-ask-burn-black"),
        Errand::Burn => theirs("fs-ask-burn"),
        Errand::DiscardOrBurn => say("fs-ask-burn-or-discard"),
        Errand::Bribe => theirs("fs-ask-bribe-for"),
        Errand::OntoDeck => theirs("fs-ask-onto-deck"),
        Errand::IntoAnyHand => theirs("fs-ask-into-any-hand"),
        Errand::IntoMyHand => say("fs-ask-into-my-hand"),
        Errand::Move => say("fs-ask-move"),
        Errand::Nothing
        | Errand::Discard
        | Errand::PutBack
        | Errand::LayBlack
        | Errand::LayAround
        | Errand::LayTheirs
        | Errand::Bequeath
        | Errand::Give
        | Errand::WinAlong => say("fs-ask-intelligence"),
    }
}

fn which_player(errand: Errand, who: Who) -> &'static str {
    match errand {
        Errand::LayBlack => "fs-ask-whom-lay-black",
        // First whose hand, then before whom.
        Errand::LayTheirs if who == Who::OtherWithHand => "fs-ask-whom-look",
        Errand::LayAround | Errand::LayTheirs => "fs-ask-whom-lay",
        Errand::Bequeath => "fs-ask-whom-bequeath",
        Errand::Give => "fs-ask-whom-give",
        Errand::IntoAnyHand => "fs-ask-whom-into-hand",
        Errand::Move => "fs-ask-whom-move",
        Errand::WinAlong => "fs-ask-whom-win-along",
        Errand::Nothing
        | Errand::Burn
        | Errand::Discard
        | Errand::DiscardOrBurn
        | Errand::PutBack
        | Errand::Bribe
        | Errand::OntoDeck
        | Errand::IntoMyHand => "fs-ask-whom",
    }
}
