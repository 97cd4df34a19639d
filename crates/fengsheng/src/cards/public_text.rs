//! 公开文本 — Public text.
//!
//! It can only be sent. Whoever takes it and lives answers honestly by identity: a blue one lets
//! lurkers and bystanders draw one, a red one agency and bystanders, a black one both factions (R-051,
//!
use super::*;

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |_, _| false,
    timing: Timing::OnlySent,
    aim: Aim::Nobody,
    steps: &[put_the_question, react],
};

/// Asked of everybody who takes it: silence would be an answer too.
fn put_the_question(_: &mut Dealer<'_>, text: &mut Play) -> Flow {
    Flow::Ask(text.by, Ask::React)
}

fn react(dealer: &mut Dealer<'_>, text: &mut Play) -> Flow {
    let action = dealer.heard();
    let reaction = match action {
        Action::Draw => Reaction::Drew,
        _ => Reaction::Said,
    };
    dealer.say(Event::Reacted {
        seat: text.by,
        reaction,
    });
    if action == Action::Draw {
        dealer.draw(text.by, 1);
    }
    Flow::Done
}

/// Whether a text of this colour lets a player of this faction draw.
pub(crate) const fn lets_draw(colour: Colour, faction: Faction) -> bool {
    match colour {
        Colour::Red => matches!(faction, Faction::Agency | Faction::Bystander),
        Colour::Blue => matches!(faction, Faction::Lurker | Faction::Bystander),
        Colour::Black => matches!(faction, Faction::Lurker | Faction::Agency),
    }
}

/// The honest answer of whoever took it.
pub(crate) fn reactions(table: &Table, seat: Seat, colour: Colour, out: &mut Vec<Action>) {
    out.push(if lets_draw(colour, table.identity[seat]) {
        Action::Draw
    } else {
        Action::Say
    });
}
