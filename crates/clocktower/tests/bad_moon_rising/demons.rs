//! 恶魔 of 黯月初升.

use super::table::Table;

#[test]
fn the_po_that_waited_chooses_three() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,minstrel,goon,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["decline"]);
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["pick C", "pick D", "pick E"]);
    table.dawn();
    assert_eq!(
        ["C", "D", "E", "B"].map(|who| table.lives(who)),
        [false, false, false, true]
    );
}

#[test]
fn a_po_that_comes_upon_the_goon_is_drunk_from_then_on() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,minstrel,goon,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["decline"]);
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["pick C", "pick G", "pick E"]);
    assert!(table.heard("G").contains(&"turned evil".to_owned()));
    table.dawn();
    assert_eq!(
        ["C", "G", "E"].map(|who| table.lives(who)),
        [false, true, true]
    );
}

#[test]
fn the_exorcised_pukka_sleeps_and_its_victim_dies() {
    let mut table = Table::of("exorcist,fool,gambler,pacifist,gossip,assassin,pukka");
    table.answer("G", "pukka", &["pick C"]);
    table.dawn();
    table.dusk();
    table.answer("A", "exorcist", &["pick G"]);
    assert!(table.heard("G").contains(&"knows A exorcist".to_owned()));
    assert!(!table.is_asked_tonight("G", "pukka"));
    assert!(!table.lives("C"));
}

#[test]
fn the_pukkas_poison_kills_a_night_later_and_the_fool_dies_of_it() {
    let mut table = Table::of("exorcist,fool,gambler,pacifist,gossip,assassin,pukka");
    table.answer("G", "pukka", &["pick B"]);
    table.dawn();
    assert!(table.lives("B"));
    table.dusk();
    table.answer("A", "exorcist", &["pick C"]);
    table.answer("G", "pukka", &["pick D"]);
    table.dawn();
    assert!(!table.lives("B"));
    assert!(table.lives("D"));
}

#[test]
fn the_zombuul_seems_to_die_and_the_game_goes_on() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,mastermind,zombuul");
    table.dawn();
    table.execute_and_rest("G");
    assert!(!table.lives("G"));
    assert_eq!(table.winners(), None);
    assert!(!table.is_asked_tonight("G", "zombuul"));
    table.dusk();
    assert!(table.is_asked_tonight("G", "zombuul"));
    table.answer("G", "zombuul", &["pick E"]);
    table.dawn();
    assert!(!table.lives("E"));
}

#[test]
fn the_shabaloth_may_bring_back_whom_it_chose_and_the_grandmother_acts_at_once() {
    let mut table =
        Table::of("grandmother,fool,gambler,pacifist,gossip,minstrel,tinker,assassin,shabaloth");
    table.answer("storyteller", "grandmother", &["pick B"]);
    table.dawn();
    table.dusk();
    table.answer("I", "shabaloth", &["pick A", "pick C"]);
    table.dawn();
    assert!(!table.lives("A"));
    table.dusk();
    table.answer("storyteller", "shabaloth", &["pick A"]);
    table.answer("storyteller", "grandmother", &["pick D"]);
    table.answer("I", "shabaloth", &["pick E", "pick F"]);
    assert!(table.heard("A").contains(&"knows D pacifist".to_owned()));
    table.dawn();
    assert!(table.lives("A"));
}
