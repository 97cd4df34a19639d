//! 提问 — the questions, as sentences to the one who is asked.

use fengsheng::{
    Ask, Cards, Colour, Faction, Function, Order, Rule, Script, View, Who, Whose, Window,
};
use kernel::Seat;
use protocol::Line;

use super::errand::{Errand, errand};
use super::keys::{colour, faction, script};
use super::label::drawn;
use super::{asked, say};

/// What is asked.
pub fn question(view: &View, ask: Ask) -> Line {
    match ask {
        Ask::Role => say(if offered(view) > 2 {
            "fs-ask-role-three"
        } else {
            "fs-ask-role"
        }),
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
        Ask::React => to_a_text(view).unwrap_or_else(|| to_a_probe(view)),
        Ask::Trigger { by } => match by {
            Script::Rule(Rule::TurnUp) => say("fs-ask-turn-up"),
            Script::Card(_) | Script::Skill(..) | Script::Trigger(..) | Script::Rule(_) => {
                say("fs-ask-trigger").term("skill", script(view.edition, by))
            }
        },
        Ask::Card { by, cards, .. } => which_card(view, errand(view, by), cards),
        Ask::Shown { of, .. } => say("fs-ask-shown").seat("seat", of),
        Ask::Intelligence {
            by, whose, cards, ..
        } => which_intelligence(view, errand(view, by), whose, cards),
        Ask::Discarded { .. } => say("fs-ask-discarded"),
        Ask::Top { by, may_pass } => match errand(view, by) {
            Errand::PutBack if may_pass => say("fs-ask-top-may-stay"),
            Errand::PutBack => say("fs-ask-top-stays"),
            _ => say("fs-ask-top"),
        },
        Ask::Colour { .. } => say("fs-ask-colour"),
        Ask::Whether { by } => whether(view, by),
        Ask::Player { by, who, .. } => say(which_player(errand(view, by), who)),
    }
}

/// How many characters the player who is asked may choose from.
fn offered(view: &View) -> usize {
    let place = asked(view).and_then(|me| view.seats.get(me.index()));
    let offer = place.and_then(|place| place.offered);
    offer.map_or(0, |offer| offer.roles().count())
}

/// Whether to do what one may: turn up what was decoded, or take a card as intelligence.
fn whether(view: &View, by: Script) -> Line {
    if errand(view, by) != Errand::Decode {
        return say("fs-ask-as-intelligence");
    }
    let called = view.under_way().and_then(|it| it.colour);
    let face = view.transit.and_then(|transit| transit.face);
    match called.zip(face) {
        Some((called, face)) => say(if face.is(called) {
            "fs-ask-turn-it-up"
        } else {
            "fs-ask-called-wrong"
        })
        .card("card", face)
        .term("colour", colour(called)),
        None => say("fs-ask"),
    }
}

fn in_window(view: &View, window: Window) -> Line {
    let me = asked(view);
    match window {
        Window::Answer => say("fs-ask-answer"),
        Window::Step => match view.step_of() {
            Some(owner) if me != Some(owner) => say("fs-ask-step-other").seat("seat", owner),
            Some(owner) if owner != view.turn => say("fs-ask-step").seat("seat", view.turn),
            _ if view.sent => say("fs-ask-play-sent"),
            _ => say("fs-ask-step-unsent"),
        },
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

/// A public text lies open, and says who draws.
fn to_a_text(view: &View) -> Option<Line> {
    let it = view.under_way()?;
    if it.script != Script::Card(Function::PublicText) {
        return None;
    }
    let its = it.colour?;
    let [one, other] = match its {
        Colour::Red => [Faction::Agency, Faction::Bystander],
        Colour::Blue => [Faction::Lurker, Faction::Bystander],
        Colour::Black => [Faction::Lurker, Faction::Agency],
    };
    Some(
        say("fs-ask-read")
            .term("colour", colour(its))
            .term("faction", faction(one))
            .term("second", faction(other)),
    )
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
        .term("faction", faction(bet.faction))
        .number("n", drawn(view)),
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
        Errand::LayAround | Errand::LayAny => before("fs-ask-lay"),
        Errand::LayMine if cards == Cards::Black => say("fs-ask-lay-mine-black"),
        Errand::LayMine => say("fs-ask-lay-mine"),
        Errand::TurnDown => before("fs-ask-lay-to-turn-down"),
        Errand::LockWith => before("fs-ask-lock-with"),
        Errand::Give => before("fs-ask-give"),
        Errand::Bribe => {
            let given = under_way.map_or(0, |it| it.moved);
            before("fs-ask-bribe").number("n", PRICE.saturating_sub(given))
        }
        _ => say("fs-ask-card"),
    }
}

/// How many cards a bribe costs.
const PRICE: u8 = 4;
/// How many intelligence one sells for another (出卖).
const SOLD: u8 = 2;

/// The question about this player; the plain one if none is known.
fn aimed(key: &str, at: Option<Seat>) -> Line {
    match at {
        Some(seat) => say(key).seat("seat", seat),
        None => say("fs-ask-card"),
    }
}

fn which_intelligence(view: &View, errand: Errand, whose: Whose, cards: Cards) -> Line {
    let under_way = view.under_way();
    let target = under_way.and_then(|it| it.target);
    let only = match whose {
        Whose::Only(seat) => Some(seat),
        Whose::Anyone | Whose::MineOrFemale | Whose::Others => None,
    };
    let mine = only.is_some() && only == asked(view);
    let theirs = |key: &str| match only {
        Some(seat) => say(key).seat("seat", seat),
        None => say("fs-ask-intelligence"),
    };
    match errand {
        Errand::Burn if whose == Whose::MineOrFemale => say("fs-ask-burn-mine-or-female"),
        Errand::Burn if whose == Whose::Anyone => say("fs-ask-burn-black-anywhere"),
        Errand::Burn if mine && cards == Cards::Black => say("fs-ask-burn-own-black"),
        Errand::Burn if cards == Cards::Black => theirs("fs-ask-burn-black"),
        Errand::Burn => theirs("fs-ask-burn"),
        Errand::DiscardOrBurn => say("fs-ask-burn-or-discard"),
        Errand::Sell if mine => {
            let sold = under_way.map_or(0, |it| it.moved);
            say("fs-ask-sell").number("n", SOLD.saturating_sub(sold))
        }
        Errand::Bribe | Errand::Sell => theirs("fs-ask-bribe-for"),
        Errand::OntoDeck => theirs("fs-ask-onto-deck"),
        Errand::IntoAnyHand => theirs("fs-ask-into-any-hand"),
        Errand::IntoMyHand if mine => say("fs-ask-take-back"),
        Errand::IntoMyHand => match only {
            Some(seat) => say("fs-ask-into-my-hand-from").seat("seat", seat),
            None => say("fs-ask-into-my-hand"),
        },
        Errand::Move => say("fs-ask-move"),
        Errand::MoveHere => theirs("fs-ask-move-here"),
        Errand::MoveThere => match target {
            Some(seat) => say("fs-ask-move-there").seat("seat", seat),
            None => say("fs-ask-intelligence"),
        },
        _ => say("fs-ask-intelligence"),
    }
}

fn which_player(errand: Errand, who: Who) -> &'static str {
    match errand {
        Errand::LayBlack => "fs-ask-whom-lay-black",
        // First whose hand, then before whom.
        Errand::LayTheirs if who == Who::OtherWithHand => "fs-ask-whom-look",
        Errand::Look => "fs-ask-whom-look",
        Errand::LayAround | Errand::LayTheirs | Errand::LayAny => "fs-ask-whom-lay",
        Errand::Bequeath => "fs-ask-whom-bequeath",
        Errand::Give => "fs-ask-whom-give",
        Errand::IntoAnyHand => "fs-ask-whom-into-hand",
        Errand::TakeCard => "fs-ask-whom-take-from",
        Errand::Lock => "fs-ask-whom-lock",
        Errand::Move => "fs-ask-whom-move",
        Errand::WinAlong => "fs-ask-whom-win-along",
        _ => "fs-ask-whom",
    }
}
