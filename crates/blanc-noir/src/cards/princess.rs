//! 皇女 — Princess, 20.
//!
//! Never alone: exactly one other special card goes with her, of any colour (§6.1). Only the
//! Princess must follow the lead. The companion lies on top as the new lead and its own ability is
//! carried out; a second Princess does nothing (ruling R20). With the Prince of her own colour the
//! hand may be cut to one card (ruling R21).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[choose_a_companion, lay_it_down],
};

/// The cut: all but one card, or as the table's switch says.
pub(crate) const COMBO: &[Step] = &[offer_the_cut, cut];

fn choose_a_companion(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    // Played as another Princess's companion she is a mere discard, and never gets here.
    if dealer.table.my_hand().is_empty() {
        Flow::Done
    } else {
        Flow::Ask(Ask::Companion)
    }
}

fn lay_it_down(dealer: &mut Dealer<'_>, princess: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.answer else {
        return Flow::Done;
    };
    let rules = dealer.table.rules;
    if rules.princess_companion_on_top {
        dealer.pair(face);
    } else {
        dealer.discard(face, Cause::Princess);
    }
    if face.kind() == Kind::Prince && face.colour() == princess.colour {
        dealer.table.doing.frames.push(Play::of(Script::Combo));
    }
    let acts = rules.princess_companion_effect == CompanionEffect::Resolve
        && face.kind() != Kind::Princess;
    if acts {
        flow::carry_out_card(dealer, face);
    } else if dealer.table.lead.colour.is_none() {
        dealer.table.doing.frames.push(Play::of(Script::Naming));
    }
    Flow::Done
}

fn offer_the_cut(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    match dealer.table.my_hand().len() {
        0 | 1 => Flow::Done,
        _ if dealer.table.rules.prince_combo_partial => Flow::Ask(Ask::Cut),
        _ => Flow::Ask(Ask::KeepOne),
    }
}

fn cut(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.answer else {
        return Flow::Done;
    };
    if dealer.table.rules.prince_combo_partial {
        dealer.discard(face, Cause::Combo);
        return Flow::Step(0);
    }
    let mut going = Faces::of(dealer.table.my_hand());
    going.remove(face);
    going
        .iter()
        .for_each(|face| dealer.discard(face, Cause::Combo));
    Flow::Done
}
