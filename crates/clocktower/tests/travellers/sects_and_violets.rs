//! 旅行者 of 梦殒春宵.

use clocktower::{Info, Sight};

use crate::table::Table;

/// Five townspeople of 梦殒春宵 with a 亡骨魔 at E, and whoever else is named.
fn snv(others: &str) -> Table {
    Table::of(
        "sects-and-violets",
        &format!("clockmaker,oracle,mutant,witch,vigormortis,{others}"),
    )
}

const NUMBER: fn(u8) -> Option<Info> = |number| Some(Info::Number { number });

#[test]
fn the_barista_lets_somebody_act_twice_or_hear_the_truth() {
    let mut table = snv("barista,artist,juggler");
    table.settle("st barista no");
    table.night("st barista pick A; st barista yes; D witch pick D");
    assert_eq!(table.told("A", "barista"), NUMBER(1));
    table.night(
        "st barista pick E; st barista no; D witch pick D; E vigormortis pick G; E vigormortis pick H",
    );
    assert_eq!(table.told("E", "barista"), NUMBER(2));
    assert!(
        !table.lives("G") && !table.lives("H"),
        "the Demon acts twice"
    );
}

#[test]
fn the_harlot_learns_a_character_and_both_may_die() {
    let mut table = snv("harlot,artist,juggler,sage");
    table.night("D witch pick D");
    table.night("D witch pick D; E vigormortis pick G; F harlot pick B; B harlot no");
    assert_eq!(table.told("F", "harlot"), None);
    assert!(table.lives("B") && table.lives("F"));
    table.night(
        "D witch pick D; E vigormortis pick H; F harlot pick C; C harlot yes; st harlot yes",
    );
    let told = format!("{:?}", table.told("F", "harlot"));
    assert!(told.contains("mutant"), "{told}");
    assert!(!table.lives("C") && !table.lives("F"));
}

#[test]
fn the_butcher_nominates_once_more_after_the_first_execution() {
    let mut table = snv("butcher,artist,juggler,sage");
    table.night("D witch pick D");
    table.vote("A", "B", "ABCDEGH");
    table.vote("F", "C", "AB");
    table.close("st - pick B; F butcher pick C");
    assert!(!table.lives("B"));
    // Half of eight living players, and fewer than the first time.
    table.count("ADEG");
    assert_eq!(table.doomed().as_deref(), None, "executed at once");
    table.settle("st - pick C");
    assert!(!table.lives("C"));
    table.night("D witch pick D; E vigormortis pick H");
    // A third one there is not.
    table.vote("A", "G", "ADEFGI");
    table.close("st - pick G; F butcher decline");
    assert_eq!(format!("{:?}", table.board().phase), "Night { calls: 0 }");
}

#[test]
fn the_bone_collector_gives_an_ability_back_until_dusk() {
    let mut table = snv("bonecollector,butcher,artist,juggler");
    table.night("D witch pick D");
    table.exile("A", "G", "ABCDE");
    table.settle("");
    table.night("D witch pick D; E vigormortis pick H; F bonecollector pick G");
    table.vote("A", "B", "ACDEF");
    table.close("st - pick B; G butcher decline");
    table.night("D witch pick D; E vigormortis pick I");
    table.vote("A", "C", "ADEF");
    // Nobody asks the Butcher any more.
    table.close("st - pick C");
    assert!(!table.lives("C"));
    assert_eq!(format!("{:?}", table.board().phase), "Night { calls: 0 }");
}

#[test]
fn a_deviant_who_was_funny_is_not_exiled() {
    let mut table = snv("deviant,artist,juggler");
    table.night("D witch pick D");
    table.exile("A", "F", "ABCD");
    table.settle("st deviant yes");
    assert!(table.lives("F"));
    table.night("D witch pick D; E vigormortis pick H");
    table.exile("A", "F", "ABCD");
    table.settle("st deviant no");
    assert!(!table.lives("F"));
}

#[test]
fn with_coffee_the_seamstress_compares_twice_and_never_again() {
    let mut table = Table::of(
        "sects-and-violets",
        "seamstress,oracle,mutant,witch,vigormortis,barista,artist,juggler",
    );
    table.settle("st barista no");
    table.night(
        "st barista pick A; st barista no; D witch pick D; A seamstress pick B; A seamstress pick C; \
         A seamstress pick D; A seamstress pick E",
    );
    assert_eq!(
        table.told("A", "seamstress"),
        Some(Info::Answer { yes: true })
    );
    // She is not woken any more.
    table.night("st barista pick F; D witch pick D; E vigormortis pick H");
    let asked = table.seen.iter().filter(
        |sight| matches!(sight, Sight::Asked { pending } if name_of(pending) == "seamstress"),
    );
    // Twice two players, and twice what she is told.
    assert_eq!(asked.count(), 6);
}

#[test]
fn the_dead_go_to_the_storyteller_while_a_bone_collector_lives() {
    let mut table = Table::of(
        "sects-and-violets",
        "artist,oracle,mutant,witch,vigormortis,bonecollector,juggler,sage",
    );
    table.night("D witch pick D");
    table.night("D witch pick D; E vigormortis pick A; F bonecollector decline");
    assert!(table.may("A visit"));
    table.act("A visit");
    // The weather: what the Artist could ask is lost.
    assert_eq!(table.asked(), Some((kernel::Seat::new(0), "-".to_owned())));
    table.settle("");
    table.night("D witch pick D; E vigormortis pick G; F bonecollector pick A");
    table.act("A visit");
    assert_eq!(
        table.asked(),
        Some((kernel::Seat::new(0), "artist".to_owned()))
    );
    table.settle("");
    table.exile("B", "F", "ABCDE");
    table.settle("");
    assert!(!table.may("G visit"), "the Bone Collector is gone");
}

fn name_of(pending: &clocktower::Pending) -> &'static str {
    pending.character.entry().map_or("-", |entry| entry.id)
}
