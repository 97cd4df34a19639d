//! What happened, in one plain line for each event, as an all-seeing eye saw it.

use fengsheng::{Face, Faces, Faction, How, Reaction, Role, Script, Sight, Way};
use kernel::Seat;
use serde::Serialize;

/// All of it. What one player draws in a row is one line.
pub(super) fn lines(sights: &[Sight]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut drawing: Option<(Seat, Faces)> = None;
    for sight in sights {
        if let Sight::Drew { seat, cards, .. } = *sight {
            let cards = cards.unwrap_or_default();
            let before = drawing.filter(|&(who, _)| who == seat);
            let all = before.map_or(cards, |(_, drawn)| {
                drawn.iter().chain(cards.iter()).collect()
            });
            if before.is_some() {
                lines.pop();
            }
            lines.push(format!("{seat} draws{}", list(Some(all))));
            drawing = Some((seat, all));
        } else if let Some(line) = sentence(sight) {
            lines.push(line);
            drawing = None;
        }
    }
    lines
}

/// The line; none for a question, which stands in the trace by itself.
#[expect(
    clippy::too_many_lines,
    reason = "one sentence for each event, so that none is left out"
)]
fn sentence(sight: &Sight) -> Option<String> {
    Some(match *sight {
        // A draw is told by `lines`, together with what was drawn right before.
        Sight::Asked { .. } | Sight::Drew { .. } => return None,
        Sight::Offered { seat, roles } => {
            let roles = roles.unwrap_or_default();
            let names: String = roles.roles().map(|role| format!(" {role}")).collect();
            format!("{seat} is offered{names}")
        }
        Sight::Kept { seat, role } => {
            let name = role.map(Role::name).unwrap_or_default();
            format!("{seat} keeps {name}")
        }
        Sight::TurnedUp { seat, role } => format!("{seat} turns up {role}"),
        Sight::TurnedDown { seat } => format!("{seat} turns down"),
        Sight::Identified { seat, identity } => {
            let name = identity.map(Faction::name).unwrap_or_default();
            format!("{seat} is {name}")
        }
        Sight::IdentityShown { seat, identity } => {
            format!("{seat} is shown as {}", identity.name())
        }
        Sight::IdentitySeen { by, of, .. } => format!("{by} sees who {of} is"),
        Sight::Reshuffled { count } => format!("{count} cards are shuffled into a new deck"),
        Sight::TurnBegan { seat } => format!("{seat} begins"),
        Sight::Declared {
            seat,
            script,
            card,
            face,
            target,
        } => {
            let with = face.filter(|_| card).map(|face| format!(" with {face}"));
            let at = target.map(|target| format!(" at {target}"));
            format!(
                "{seat} declares {}{}{}",
                name(script),
                with.unwrap_or_default(),
                at.unwrap_or_default()
            )
        }
        Sight::Passed { seat } => format!("{seat} passes"),
        Sight::Voided { by } => format!("{by} counters"),
        Sight::Outranked { at } => format!("declaration {at} is outranked"),
        Sight::Holds { flag, seat } => format!("{} holds for {seat}", word(flag)),
        Sight::FromDiscard { face } => format!("{face} leaves the discard"),
        Sight::TopSeen { by, cards, .. } => format!("{by} looks at the top{}", list(cards)),
        Sight::Exchanged { by, face, .. } => format!("{by} exchanges it for {}", known(face)),
        Sight::ProbeSeen { by, face } => format!("{by} looks at the probe {}", known(face)),
        Sight::IdentityTaken { by, from, .. } => format!("{by} takes the identity of {from}"),
        Sight::Named { seat, colour } => format!("{seat} names {}", colour.name()),
        Sight::Swapped { by, face } => format!("{by} swaps it for {face}"),
        Sight::TransitTurnedUp { by, face } => format!("{by} turns it up: {face}"),
        Sight::CalledAside { to } => format!("it is called aside to {to}"),
        Sight::PickedUp { seat, face } => format!("{seat} picks up {}", known(face)),
        Sight::Resolved { seat, void: false } => format!("{seat} resolves"),
        Sight::Resolved { seat, void: true } => format!("{seat} has no effect"),
        Sight::Spent { face, removed } => {
            let how = if removed { "removed" } else { "spent" };
            format!("{} is {how}", known(face))
        }
        Sight::Sent {
            seat,
            way,
            to,
            leftwards,
            face,
        } => {
            let direction = if leftwards { " leftwards" } else { "" };
            let way = match way {
                Way::Secret => "secret",
                Way::Direct => "direct",
                Way::Open => "open",
            };
            format!("{seat} sends {} {way} to {to}{direction}", known(face))
        }
        Sight::GoesTo { to, back } => format!("it goes {}to {to}", if back { "back " } else { "" }),
        Sight::Arrived { to } => format!("it arrives at {to}"),
        Sight::LookedAt { by, face } => format!("{by} looks at {}", known(face)),
        Sight::Dropped { face } => format!("{face} is dropped"),
        Sight::Locked { seat } => format!("{seat} is locked"),
        Sight::Lured { seat } => format!("{seat} is lured"),
        Sight::Intercepted { by } => format!("{by} intercepts"),
        Sight::Gained {
            seat,
            by,
            how,
            face,
        } => {
            let how = match how {
                How::Sent => "sent",
                How::Confound => "dealt",
                How::Placed => "placed",
            };
            let by = by.map(|by| format!(" by {by}")).unwrap_or_default();
            format!("{seat} gains {face} {how}{by}")
        }
        Sight::Burnt { seat, by, face } => format!("{by} burns {face} of {seat}"),
        Sight::MovedAway { seat, by, face } => format!("{by} moves {face} away from {seat}"),
        Sight::TakenBack { from, to, face } => {
            format!("{face} goes from {from} to the hand of {to}")
        }
        Sight::PutOnDeck { from, face } => format!("{face} goes from {from} onto the deck"),
        Sight::Discarded { seat, face } => format!("{seat} discards {face}"),
        Sight::Handed {
            from, to, cards, ..
        } => format!("{from} hands {to}{}", list(cards)),
        Sight::LeftHand { seat, face } => format!("{face} leaves the hand of {seat}"),
        Sight::PutBack { seat, face } => format!("{seat} puts {} back", known(face)),
        Sight::TopShown { face } => format!("the top card is {face}"),
        Sight::Dealt { seat } => format!("a card is dealt to {seat}"),
        Sight::HandSeen { by, of, .. } => format!("{by} sees the hand of {of}"),
        Sight::Triggered { seat, script } => format!("{seat} answers with {}", name(script)),
        Sight::Reacted { seat, reaction } => {
            let what = match reaction {
                Reaction::Drew => "drawing",
                Reaction::Discarded => "discarding",
                Reaction::Said => "saying so",
            };
            format!("{seat} reacts by {what}")
        }
        Sight::Died { seat, killer } => {
            let by = killer.map(|killer| format!(" by {killer}"));
            format!("{seat} dies{}", by.unwrap_or_default())
        }
        Sight::Lost { seat } => format!("{seat} loses"),
        Sight::Buried {
            seat,
            role,
            identity,
            cards,
        } => {
            let (identity, cards) = (identity.name(), list(Some(cards)));
            format!("{seat} is buried as {role} {identity}{cards}")
        }
        Sight::VictoryDeclared {
            seat,
            overridden: false,
        } => format!("{seat} declares victory"),
        Sight::VictoryDeclared {
            seat,
            overridden: true,
        } => format!("{seat} declares victory in vain"),
        Sight::Over { winners } => {
            let winners: Vec<String> = winners.into_iter().map(|seat| seat.to_string()).collect();
            format!("the game is over for {}", winners.join(" "))
        }
    })
}

fn list(cards: Option<Faces>) -> String {
    let cards = cards.unwrap_or_default();
    if cards.is_empty() {
        return " nothing".to_owned();
    }
    cards.iter().map(|face| format!(" {face}")).collect()
}

fn known(face: Option<Face>) -> String {
    face.map_or_else(|| "a card".to_owned(), |face| face.to_string())
}

/// The name of what is carried out, as questions write it.
fn name(script: Script) -> String {
    word(script)
}

/// The one word that JSON has for it.
fn word(what: impl Serialize) -> String {
    serde_json::to_value(what)
        .ok()
        .and_then(|name| name.as_str().map(str::to_owned))
        .expect("it is written as one word")
}
