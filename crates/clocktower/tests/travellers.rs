//! The fifteen Travellers of the base editions, one by one.

#[path = "common/table.rs"]
mod table;

use clocktower::{Info, Sight};
use table::Table;

/// Five townspeople with an Imp and whoever else is named: A to E, Imp at E.
fn tb(travellers: &str) -> Table {
    Table::of(
        "trouble-brewing",
        &format!("chef,soldier,mayor,baron,imp,{travellers}"),
    )
}

const NUMBER: fn(u8) -> Option<Info> = |number| Some(Info::Number { number });

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

/// Five townspeople of 梦殒春宵 with a 亡骨魔 at E, and whoever else is named.
fn snv(others: &str) -> Table {
    Table::of(
        "sects-and-violets",
        &format!("clockmaker,oracle,mutant,witch,vigormortis,{others}"),
    )
}

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

fn name_of(pending: &clocktower::Pending) -> &'static str {
    pending.character.entry().map_or("-", |entry| entry.id)
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
