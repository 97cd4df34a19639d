//! 外来者 of 黯月初升.

use super::table::Table;

#[test]
fn the_moonchild_takes_a_good_player_along() {
    for (whom, lives) in [("C", false), ("F", true)] {
        let mut table = Table::of("moonchild,fool,gambler,pacifist,gossip,assassin,po,sailor");
        table.dawn();
        table.execute("A");
        table.answer("A", "moonchild", &[&format!("pick {whom}")]);
        table.dusk();
        table.dawn();
        assert_eq!(table.lives(whom), lives);
    }
}

#[test]
fn the_demon_knows_the_lunatic_and_sees_whom_he_chooses() {
    let mut table = Table::of("lunatic:po,fool,professor,pacifist,gossip,assassin,po");
    table.dawn();
    assert!(table.heard("G").contains(&"knows A lunatic".to_owned()));
    assert!(!table.heard("A").contains(&"knows A lunatic".to_owned()));
    table.dusk();
    table.answer("A", "po", &["pick C"]);
    assert!(table.saw_a_pick("G", "A", "C"));
    assert!(!table.saw_a_pick("F", "A", "C"));
    assert!(table.is_asked_tonight("G", "po"));
    table.dawn();
    assert!(table.lives("C"));
}

#[test]
fn a_tinker_may_die_by_day_or_by_night_but_not_under_protection() {
    let mut table =
        Table::of("tinker,innkeeper,gossip,pacifist,minstrel,moonchild,fool,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("B", "innkeeper", &["pick A", "pick C"]);
    table.answer("storyteller", "innkeeper", &["pick C"]);
    table.dawn();
    assert!(table.lives("A"));
    table.act(table.storyteller(), "pick A");
    assert!(!table.lives("A"));
}
