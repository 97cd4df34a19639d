//! 旅行者 of 黯月初升.

use clocktower::Sight;

use crate::table::Table;

fn bmr(travellers: &str) -> Table {
    Table::of(
        "bad-moon-rising",
        &format!("chambermaid,gossip,minstrel,mastermind,zombuul,{travellers}"),
    )
}

#[test]
fn the_apprentice_gains_an_ability_and_stays_the_apprentice() {
    let mut table = bmr("apprentice");
    table.settle("st apprentice no");
    table.night("st apprentice name gambler");
    let told = format!("{:?}", table.told("F", "apprentice"));
    assert!(told.contains("Knows") && told.contains("gambler"), "{told}");
    let open = table.board().open[kernel::Seat::new(5)];
    assert_eq!(open.to_string(), "apprentice");
}

#[test]
fn the_matron_exchanges_seats_three_times_a_day() {
    let mut table = bmr("matron");
    table.night("");
    for (one, other) in [("A", "B"), ("A", "C"), ("F", "E")] {
        table.act("F use matron");
        table.act(&format!("F pick {one}"));
        table.act(&format!("F pick {other}"));
    }
    assert!(!table.may("F use matron"));
    let circle: String = table.board().circle[..6]
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(circle, "BCADFE");
    // The count begins with the player who now sits after the nominee.
    table.act("A nominate A");
    table.act("st no");
    let kernel::Turn::Act(asked) = kernel::Position::turn(&table.town) else {
        panic!("a vote is counted");
    };
    assert_eq!(asked.into_iter().next().unwrap().to_string(), "D");
}

#[test]
fn the_judge_makes_an_execution_succeed_or_fail_once() {
    let mut table = bmr("judge");
    table.night("");
    table.vote("A", "B", "ABC");
    table.act("F no");
    assert_eq!(table.doomed().as_deref(), Some("B"));
    table.vote("C", "D", "ABCE");
    table.act("F yes");
    table.act("F no");
    assert_eq!(table.doomed().as_deref(), Some("B"), "as before");
    table.vote("B", "A", "ABCE");
    assert_eq!(table.asked(), None, "it was once");

    let mut table = bmr("judge");
    table.night("");
    table.vote("F", "A", "");
    assert_eq!(table.asked(), None, "its own nomination");
    table.vote("A", "D", "A");
    table.act("F yes");
    table.act("F yes");
    table.settle("");
    assert!(!table.lives("D"));
    table.night("");
}

#[test]
fn with_the_bishop_only_the_storyteller_nominates_and_somebody_of_the_other_side() {
    let mut table = bmr("bishop");
    table.night("st bishop no");
    assert!(!table.may("A nominate B"));
    assert!(!table.may("st next"), "nobody evil was nominated");
    table.act("st nominate A");
    table.settle("");
    table.count("");
    assert!(!table.may("st next"));
    table.act("st nominate D");
    table.settle("");
    table.count("ABC");
    assert_eq!(table.doomed().as_deref(), Some("D"));
    assert!(table.may("st next"));
    table.exile("A", "F", "ABCD");
    assert!(table.may("A nominate B") && !table.may("st nominate B"));
}

#[test]
fn with_the_voudon_only_it_and_the_dead_vote_and_one_vote_is_enough() {
    let mut table = bmr("voudon");
    table.night("");
    table.vote("A", "B", "ABCDEF");
    assert_eq!(table.votes(), 1);
    assert_eq!(table.doomed().as_deref(), Some("B"));
    table.close("");
    table.night("");
    assert!(table.board().tokens.has(kernel::Seat::new(1)));
    table.vote("A", "C", "BF");
    assert_eq!(table.votes(), 2);
    table.vote("C", "A", "B");
    assert_eq!(table.votes(), 1);
    assert!(
        table.board().tokens.has(kernel::Seat::new(1)),
        "no token is lost"
    );
}

#[test]
fn an_apprentice_with_the_ability_of_the_fool_is_exiled_in_vain_once() {
    let mut table = bmr("apprentice");
    table.settle("st apprentice no");
    table.night("st apprentice name fool");
    table.exile("A", "F", "ABC");
    table.settle("");
    assert!(table.lives("F"));
    table.night("");
    table.exile("A", "F", "ABC");
    table.settle("");
    assert!(!table.lives("F"));
}

#[test]
fn after_an_exchange_of_seats_the_last_hand_ends_the_count_for_everybody() {
    let mut table = bmr("matron,judge");
    table.night("");
    table.act("F use matron");
    table.act("F pick A");
    table.act("F pick D");
    // D B C A E F G: the count goes from E to A.
    table.act("B nominate A");
    table.act("st no");
    table.count("BC");
    let boards = table
        .seen
        .iter()
        .rev()
        .find_map(|sight| match sight {
            Sight::Board { board } => Some(*board),
            _ => None,
        })
        .unwrap();
    assert_eq!(boards, table.board());
}
