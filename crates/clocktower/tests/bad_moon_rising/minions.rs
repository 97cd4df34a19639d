//! 爪牙 of 黯月初升.

use clocktower::Phase;

use super::table::Table;

#[test]
fn a_sober_assassin_kills_the_goon_and_turns_it() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,goon,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("G", "assassin", &["pick F"]);
    assert!(table.heard("F").contains(&"turned evil".to_owned()));
    table.dawn();
    assert!(!table.lives("F"));
}

#[test]
fn an_assassin_drunk_before_only_turns_the_goon() {
    let mut table = Table::of("courtier,fool,gambler,pacifist,gossip,goon,assassin,po");
    table.answer("A", "courtier", &["name assassin"]);
    table.dawn();
    table.dusk();
    table.answer("G", "assassin", &["pick F"]);
    assert!(table.heard("F").contains(&"turned evil".to_owned()));
    table.dawn();
    assert!(table.lives("F"));
    table.dusk();
    assert!(!table.is_asked_tonight("G", "assassin"));
}

#[test]
fn the_day_after_the_demons_execution_belongs_to_the_mastermind() {
    for (executed, winners) in [(Some("A"), "evil"), (Some("F"), "good"), (None, "good")] {
        let mut table = Table::of("gossip,fool,gambler,pacifist,professor,mastermind,po");
        table.dawn();
        table.execute_and_rest("G");
        assert_eq!(table.winners(), None);
        table.dawn();
        match executed {
            Some(whom) => table.execute_and_rest(whom),
            None => table.dusk(),
        }
        assert_eq!(table.winners().as_deref(), Some(winners));
    }
}

#[test]
fn a_drunk_mastermind_lets_the_game_end() {
    let mut table = Table::of("courtier,fool,gambler,pacifist,professor,mastermind,po");
    table.answer("A", "courtier", &["name mastermind"]);
    table.dawn();
    table.execute_and_rest("G");
    assert_eq!(table.winners().as_deref(), Some("good"));
}

#[test]
fn the_godfather_learns_the_outsiders_and_avenges_them() {
    let mut table = Table::of("tinker,fool,gambler,pacifist,gossip,moonchild,sailor,godfather,po");
    table.dawn();
    assert_eq!(
        table.heard("H"),
        ["demon I", "in-play tinker", "in-play moonchild", "nothing"]
            .iter()
            .fold(vec!["minions H."], |mut all, one| {
                all.push(one);
                all
            })
    );
    table.execute_and_rest("A");
    table.answer("H", "godfather", &["pick C"]);
    table.dawn();
    assert!(!table.lives("C"));
    table.dusk();
    assert!(!table.is_asked_tonight("H", "godfather"));
}

#[test]
fn the_advocates_client_survives_an_execution_that_is_the_days() {
    let mut table = Table::of("gambler,fool,gossip,pacifist,sailor,devilsadvocate,po");
    table.answer("F", "devilsadvocate", &["pick A"]);
    table.dawn();
    table.execute_and_rest("A");
    assert!(table.lives("A"));
    assert!(matches!(table.phase(), Phase::Night { .. }));
    table.answer("F", "devilsadvocate", &["pick G"]);
    table.dawn();
    table.execute_and_rest("A");
    assert!(!table.lives("A"));
}
