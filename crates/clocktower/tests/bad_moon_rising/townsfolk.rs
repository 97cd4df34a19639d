//! 镇民 of 黯月初升.

use clocktower::Question;

use super::table::Table;

#[test]
fn a_sober_sailor_cannot_be_executed_and_a_drunk_one_can() {
    for (drunk, lives) in [("pick B", true), ("pick A", false)] {
        let mut table = Table::of("sailor,fool,grandmother,pacifist,gossip,assassin,po");
        table.answer("A", "sailor", &["pick B"]);
        table.answer("storyteller", "sailor", &[drunk]);
        table.dawn();
        table.execute("A");
        table.drift();
        assert_eq!(table.lives("A"), lives);
    }
}

#[test]
fn a_true_gossip_kills_and_a_false_one_does_not() {
    for (statement, lives) in [("state team G demon", false), ("state evil C", true)] {
        let mut table = Table::of("gossip,fool,professor,pacifist,minstrel,assassin,po");
        table.dawn();
        table.act("A".parse().unwrap(), "use gossip");
        table.act("A".parse().unwrap(), statement);
        table.dusk();
        if !lives {
            table.answer("storyteller", "gossip", &["pick C"]);
        }
        table.dawn();
        assert_eq!(table.lives("C"), lives);
    }
}

#[test]
fn the_grandmother_dies_with_her_grandchild() {
    let mut table = Table::of("grandmother,fool,gambler,pacifist,gossip,assassin,po");
    table.answer("storyteller", "grandmother", &["pick C"]);
    table.dawn();
    assert!(table.heard("A").contains(&"knows C gambler".to_owned()));
    table.dusk();
    table.answer("G", "po", &["pick C"]);
    table.dawn();
    assert!(!table.lives("A") && !table.lives("C"));
}

#[test]
fn the_professor_brings_a_townsfolk_back_and_nobody_else() {
    for (whom, back) in [("B", true), ("A", false)] {
        let mut table = Table::of("tinker,gossip,gambler,pacifist,professor,sailor,assassin,po");
        table.dawn();
        table.dusk();
        assert!(!table.is_asked_tonight("E", "professor"));
        table.execute_and_rest(whom);
        table.answer("E", "professor", &[&format!("pick {whom}")]);
        table.dawn();
        assert_eq!(table.lives(whom), back);
        table.dusk();
        assert!(!table.is_asked_tonight("E", "professor"));
    }
}

#[test]
fn nobody_has_an_ability_after_the_minstrel_has_played() {
    let mut table = Table::of(
        "minstrel,fool,gambler,pacifist,gossip,assassin,devilsadvocate,po,professor,goon",
    );
    table.dawn();
    table.execute_and_rest("F");
    table.answer("H", "po", &["pick C"]);
    table.dawn();
    assert!(table.lives("C"));
    table.dusk();
    table.answer("H", "po", &["pick C"]);
    table.dawn();
    assert!(!table.lives("C"));
}

#[test]
fn the_tea_ladys_good_neighbours_cannot_die_and_the_assassin_kills_them() {
    let mut table = Table::of("fool,tealady,gambler,pacifist,gossip,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("G", "po", &["pick A"]);
    table.dawn();
    assert!(table.lives("A"));
    table.dusk();
    table.answer("F", "assassin", &["pick A"]);
    table.dawn();
    assert!(!table.lives("A"));
}

#[test]
fn the_innkeepers_guests_cannot_die_and_the_fool_keeps_his_chance() {
    let mut table = Table::of("innkeeper,fool,gambler,pacifist,gossip,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("A", "innkeeper", &["pick B", "pick C"]);
    table.answer("storyteller", "innkeeper", &["pick C"]);
    table.answer("G", "po", &["pick B"]);
    table.dawn();
    table.dusk();
    table.answer("A", "innkeeper", &["pick D", "pick C"]);
    table.answer("G", "po", &["pick B"]);
    table.dawn();
    assert!(table.lives("B"));
    table.dusk();
    table.answer("A", "innkeeper", &["pick D", "pick C"]);
    table.answer("G", "po", &["pick B"]);
    table.dawn();
    assert!(!table.lives("B"));
}

#[test]
fn the_chambermaid_hears_who_woke() {
    let mut table = Table::of("chambermaid,exorcist,gossip,pacifist,grandmother,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("B", "exorcist", &["pick G"]);
    table.answer("A", "chambermaid", &["pick F", "pick G"]);
    table.dawn();
    assert!(table.heard("A").contains(&"number 1".to_owned()));
    table.dusk();
    table.answer("A", "chambermaid", &["pick C", "pick E"]);
    assert!(table.heard("A").contains(&"number 0".to_owned()));
}

#[test]
fn a_wrong_bet_kills_the_gambler() {
    for (bet, lives) in [("name po", true), ("name zombuul", false)] {
        let mut table = Table::of("gambler,fool,gossip,pacifist,minstrel,assassin,po");
        table.dawn();
        table.dusk();
        table.answer("A", "gambler", &["pick G", bet]);
        table.dawn();
        assert_eq!(table.lives("A"), lives);
    }
}

#[test]
fn the_pacifist_leaves_it_to_the_storyteller_whether_a_good_player_dies() {
    let mut table = Table::of("gambler,fool,gossip,pacifist,minstrel,assassin,po");
    table.dawn();
    table.execute("A");
    let Some(Question::Pick { may_decline, .. }) = table.pending().map(|now| now.question) else {
        panic!("the storyteller is asked who dies");
    };
    assert!(may_decline);
    table.act(table.storyteller(), "decline");
    assert!(table.lives("A"));
}
