//! 旅行者 of 暗流涌动.

use clocktower::Info;

use crate::table::Table;

/// Five townspeople with an Imp and whoever else is named: A to E, Imp at E.
fn tb(travellers: &str) -> Table {
    Table::of(
        "trouble-brewing",
        &format!("chef,soldier,mayor,baron,imp,{travellers}"),
    )
}

#[test]
fn an_evil_traveller_is_told_who_the_demon_is() {
    let mut table = tb("thief,beggar");
    table.settle("st thief yes; st beggar no");
    let sides: Vec<_> = table
        .seen
        .iter()
        .filter(|sight| format!("{sight:?}").starts_with("Told"))
        .map(|sight| format!("{sight:?}"))
        .collect();
    assert_eq!(sides.len(), 3, "{sides:?}");
    assert!(sides[1].contains("Demon { seat: E }"), "{sides:?}");
}

#[test]
fn travellers_do_not_count_among_the_last_two() {
    let mut table = tb("scapegoat,beggar");
    table.night("");
    for whom in ["A", "B", "D"] {
        table.vote("C", whom, "ABCDE");
        table.close("");
        if table.is_over() {
            break;
        }
        table.night("E imp pick B");
    }
    assert_eq!(
        table.winners().as_deref(),
        Some("DEFG"),
        "both Travellers are evil"
    );
    assert!(table.lives("F") && table.lives("G"));
}

#[test]
fn the_bureaucrat_counts_three_and_the_thief_minus_one_but_not_at_an_exile() {
    let mut table = tb("bureaucrat,thief,beggar");
    table.night("F bureaucrat pick A; G thief pick B");
    table.vote("A", "E", "ABC");
    assert_eq!(table.votes(), 3);
    table.exile("A", "G", "ABCD");
    assert_eq!(table.votes(), 4);
    assert!(!table.lives("G"));
    // The thief is gone, and so is what it did.
    table.vote("B", "D", "ABC");
    assert_eq!(table.votes(), 5);
}

#[test]
fn both_on_one_player_make_minus_three() {
    let mut table = tb("bureaucrat,thief");
    table.night("F bureaucrat pick A; G thief pick A");
    table.vote("A", "E", "ABCD");
    assert_eq!(table.votes(), 0);
    assert_eq!(table.doomed(), None);
}

#[test]
fn the_gunslinger_shoots_after_the_first_vote_on_an_execution_only() {
    let mut table = tb("gunslinger,beggar");
    table.night("");
    table.exile("A", "G", "A");
    assert_eq!(table.asked(), None);
    table.vote("A", "E", "ABCD");
    assert_eq!(
        table.options("F"),
        ["pick A", "pick B", "pick C", "pick D", "decline"]
    );
    table.act("F pick B");
    assert!(
        !table.lives("B"),
        "no ability of the Demon: the Soldier dies"
    );
    assert_eq!(table.doomed().as_deref(), Some("E"));
    table.vote("C", "D", "CD");
    assert_eq!(table.asked(), None);
}

#[test]
fn a_saint_who_is_shot_does_not_lose() {
    let mut table = Table::of("trouble-brewing", "chef,saint,mayor,baron,imp,gunslinger");
    table.night("");
    table.vote("A", "D", "B");
    table.act("F pick B");
    assert!(!table.lives("B") && !table.is_over());
}

#[test]
fn the_beggar_votes_with_tokens_and_learns_of_which_side_the_giver_is() {
    let mut table = tb("beggar,scapegoat");
    table.night("");
    table.vote("A", "D", "ABCE");
    assert!(!table.may("A use beggar"), "the living keep theirs");
    table.close("");
    table.night("E imp pick C; st - pick C");
    assert_eq!(table.board().purse, 0);
    assert!(table.may("D use beggar") && table.may("C use beggar"));
    table.act("D use beggar");
    table.settle("");
    assert_eq!(table.told("F", "beggar"), Some(Info::Answer { yes: true }));
    assert_eq!(table.board().purse, 1);
    assert!(!table.may("D use beggar"));
    table.act("C use beggar");
    table.settle("");
    assert_eq!(table.told("F", "beggar"), Some(Info::Answer { yes: false }));
    table.vote("A", "E", "F");
    assert_eq!((table.votes(), table.board().purse), (1, 1));
    table.vote("B", "A", "F");
    assert_eq!((table.votes(), table.board().purse), (1, 0));
    table.vote("E", "B", "F");
    assert_eq!(table.votes(), 0, "without a token it is passed over");
}

#[test]
fn a_beggar_who_dies_keeps_one_vote() {
    let mut table = tb("beggar,scapegoat");
    table.night("");
    table.vote("A", "D", "ABCE");
    table.close("");
    table.night("E imp pick C; st - pick C");
    table.act("D use beggar");
    table.settle("");
    table.act("C use beggar");
    table.settle("");
    table.exile("A", "F", "ABCDE");
    assert!(!table.lives("F"));
    assert_eq!(table.board().purse, 0);
    table.vote("A", "E", "F");
    assert_eq!(table.votes(), 1);
    table.vote("B", "A", "F");
    assert_eq!(table.votes(), 0);
}

#[test]
fn a_recluse_may_count_as_evil_when_giving_and_the_beggar_cannot_be_poisoned() {
    let mut table = Table::of(
        "trouble-brewing",
        "chef,recluse,mayor,poisoner,imp,soldier,beggar",
    );
    table.night("D poisoner pick G");
    table.vote("A", "B", "ACDE");
    table.close("");
    table.night("D poisoner pick G; E imp pick A");
    table.act("B use beggar");
    assert_eq!(table.options("st"), ["say answer no", "say answer yes"]);
    table.settle("");
    table.act("A use beggar");
    assert_eq!(table.options("st"), ["say answer no"]);
}

#[test]
fn the_scapegoat_may_die_for_somebody_of_its_side() {
    let mut table = tb("scapegoat");
    table.night("st scapegoat no");
    table.vote("A", "B", "ABC");
    table.act("st next");
    assert_eq!(table.options("st"), ["pick B", "pick F"]);
    table.act("st pick F");
    assert!(table.lives("B") && !table.lives("F"));
    let mut table = tb("scapegoat");
    table.night("st scapegoat yes");
    table.vote("A", "B", "ABC");
    table.act("st next");
    assert_eq!(table.options("st"), ["pick B"]);
}

#[test]
fn a_saint_for_whom_the_scapegoat_dies_does_not_lose_and_the_undertaker_learns_of_the_scapegoat() {
    let mut table = Table::of(
        "trouble-brewing",
        "undertaker,saint,mayor,baron,imp,scapegoat",
    );
    table.night("st scapegoat no");
    table.vote("A", "B", "ABC");
    table.close("st - pick F");
    assert!(!table.is_over());
    table.night("E imp pick B");
    let told = format!("{:?}", table.told("A", "undertaker"));
    assert!(
        told.contains("seat: F") && told.contains("scapegoat"),
        "{told}"
    );
}
