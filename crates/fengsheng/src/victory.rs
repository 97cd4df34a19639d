//! 胜利 — when somebody wins, who wins along, and who makes it fail (§3.5).

use kernel::{Seat, Seats};

use crate::ask::{Ask, Who};
use crate::flow::ask;
use crate::frame::Frame;
use crate::script::{Rule, Script};
use crate::{Action, Dealer, Event, Faction, Moment, Role, Table};

/// After a gain: the gainer's own condition.
pub(crate) fn at_a_gain(dealer: &mut Dealer<'_>, seat: Seat, sender: Option<Seat>) {
    let wins = match dealer.table.winning_colour(seat) {
        Some(colour) => dealer.table.intelligence_of(seat, colour).len() >= 3,
        None => dealer.table.fulfils(seat, Moment::Gained),
    };
    if wins {
        declare(dealer, seat, false, sender);
    }
}

/// At a death, before anything of the dead is shown: killers' and the dying's own conditions.
pub(crate) fn at_a_death(dealer: &mut Dealer<'_>, victim: Seat, killer: Option<Seat>) {
    let winners = dealer
        .table
        .bystanders_who_win(Moment::Dying { victim, killer });
    if !winners.is_empty() {
        return declare_first(dealer, winners, None);
    }
    match killer.filter(|&killer| wins_alone_by(dealer.table, killer, victim)) {
        Some(killer) => declare(dealer, killer, true, None),
        None => last_side(dealer),
    }
}

/// 滥杀, and 情仇: killing this player is a victory of one's own.
fn wins_alone_by(table: &Table, killer: Seat, victim: Seat) -> bool {
    let wanton = table.passive(killer).wins_by_killing_bystanders
        && table.identity[victim] == Faction::Bystander;
    let love_and_hate = table.passive(victim).loses_to_her_killer && table.is_female(killer);
    killer != victim && table.living.has(killer) && (wanton || love_and_hate)
}

/// Hand missions are looked at whenever a hand has changed.
pub(crate) fn look_at_hands(dealer: &mut Dealer<'_>) {
    use crate::Mission;
    let table = &*dealer.table;
    let bystanders = table.living.into_iter().filter(|&seat| {
        table.is_after_the_mission(seat)
            && matches!(
                table.def(seat).mission,
                Mission::HandTen | Mission::HandThreeAndThree | Mission::HandFourCounters
            )
            && table.fulfils(seat, Moment::Now)
    });
    if let Some(seat) = table.first_from_turn(bystanders.collect())
        && !is_being_declared(table)
    {
        declare(dealer, seat, false, None);
    }
}

/// The last living player wins; so does the last living side, if the table plays it so.
pub(crate) fn last_side(dealer: &mut Dealer<'_>) {
    let table = &*dealer.table;
    if table.winners.is_some() || is_being_declared(table) {
        return;
    }
    let living = table.living;
    let Some(first) = table.first_from_turn(living) else {
        return finish(dealer, Seats::NONE);
    };
    let faction = table.identity[first];
    let one_side = !table.is_after_the_mission(first)
        && table.rules.last_side_wins
        && living
            .into_iter()
            .all(|seat| table.identity[seat] == faction);
    if living.len() == 1 || one_side {
        declare(dealer, first, false, None);
    }
}

/// Several hold at once: the first from the player on turn declares, the others win along.
pub(crate) fn declare_first(dealer: &mut Dealer<'_>, winners: Seats, sender: Option<Seat>) {
    if let Some(first) = dealer.table.first_from_turn(winners) {
        declare_with(dealer, first, winners, sender);
    }
}

fn declare(dealer: &mut Dealer<'_>, winner: Seat, alone: bool, sender: Option<Seat>) {
    let side = if alone {
        Seats::only(winner)
    } else {
        side_of(dealer.table, winner)
    };
    declare_with(dealer, winner, side, sender);
}

/// A bystander alone, or the whole faction: dead members win along; those who lost do not (ruling F7).
fn side_of(table: &Table, winner: Seat) -> Seats {
    match table.identity[winner] {
        _ if table.is_after_the_mission(winner) => Seats::only(winner),
        // Dead members win along; those who lost do not (ruling F7).
        faction => table.members(faction),
    }
}

/// Bystanders whose mission this declaration fulfils.
fn winning_along(table: &Table, winner: Seat, sender: Option<Seat>) -> Seats {
    let moment = Moment::Declared { winner, sender };
    table.bystanders_who_win(moment).minus(Seats::only(winner))
}

/// Whose mission overrides wins instead; else bystanders whose mission holds win along.
fn declare_with(dealer: &mut Dealer<'_>, winner: Seat, side: Seats, sender: Option<Seat>) {
    let also = winning_along(dealer.table, winner, sender);
    let overriding: Seats = also
        .into_iter()
        .filter(|&seat| dealer.table.def(seat).mission.overrides())
        .collect();
    let overridden = !overriding.is_empty();
    dealer.say(Event::VictoryDeclared {
        seat: winner,
        overridden,
    });
    if overridden {
        return finish(dealer, overriding);
    }
    let winners = side.or(also);
    let courteous = dealer.table.passive(winner).takes_a_companion;
    let ladies = dealer
        .table
        .living
        .into_iter()
        .any(|seat| seat != winner && dealer.table.is_female(seat));
    if courteous && ladies {
        dealer.table.frames.push(Frame::Companion(winner));
        return;
    }
    finish(dealer, winners);
}

/// Whether a victory has been declared and only a companion is still being chosen.
pub(crate) fn is_being_declared(table: &Table) -> bool {
    matches!(table.frames.last(), Some(Frame::Companion(..)))
}

/// 风度 — one female wins along. Who else wins is worked out again: until it is told, nobody may know
/// it, and what is under way lies open.
pub(crate) fn choose_companion(dealer: &mut Dealer<'_>, winner: Seat) -> bool {
    if let Action::Target(lady) = dealer.heard() {
        let also = winning_along(dealer.table, winner, None);
        let winners = side_of(dealer.table, winner).or(also);
        finish(dealer, winners.with(lady));
        return false;
    }
    let by = Script::Rule(Rule::GoodManners);
    ask(
        dealer,
        winner,
        Ask::Player {
            by,
            who: Who::OtherFemale,
            may_pass: false,
        },
    )
}

fn finish(dealer: &mut Dealer<'_>, winners: Seats) {
    dealer.table.winners = Some(winners);
    dealer.table.asked = Seats::NONE;
    lay_open(dealer);
    dealer.say(Event::Over { winners });
}

/// The game is over: whoever has not yet done so shows character and identity.
fn lay_open(dealer: &mut Dealer<'_>) {
    for seat in Seat::all(dealer.table.seats) {
        let unseen = !dealer.table.exposed.has(seat);
        if unseen && dealer.table.role[seat] != Role::Nobody {
            dealer.turn_up(seat);
        }
        dealer.show_identity(seat);
    }
}
