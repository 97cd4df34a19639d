//! 来去 — Travellers who come and go in mid-game.

use clocktower::{Info, Side, Team};
use kernel::{Conserve, Eye, Position, Seat};

use crate::table::Table;

/// A to E, the Imp at E, and two empty chairs, F and G.
fn town() -> Table {
    Table::with(
        "trouble-brewing",
        "chef,soldier,mayor,baron,imp",
        "chairs=2",
    )
}

/// F comes as this character, at the left of a player.
fn welcome(table: &mut Table, right: &str, character: &str, evil: bool) {
    table.act("st welcome F");
    table.act(&format!("st pick {right}"));
    table.act(&format!("F name {character}"));
    table.act(if evil { "st yes" } else { "st no" });
}

fn circle(table: &Table) -> String {
    let board = table.board();
    let sitting = &board.circle[..board.present.len()];
    sitting.iter().map(ToString::to_string).collect()
}

#[test]
fn an_empty_chair_is_no_player() {
    let mut table = town();
    assert_eq!((table.town.seats(), table.storyteller()), (8, Seat::new(7)));
    table.night("");
    let board = table.board();
    assert_eq!((board.present.len(), board.living.len()), (5, 5));
    assert_eq!(board.needed, 3);
    assert_eq!(circle(&table), "ABCDE");
    assert!(!table.may("A nominate F") && !table.may("A exile F"));
    assert!(!table.options("E").iter().any(|it| it.ends_with(" F")));
    table.vote("A", "B", "ABCDEFG");
    assert_eq!(table.votes(), 5);
}

#[test]
fn a_newcomer_sits_where_the_storyteller_says_and_everybody_sees_as_whom() {
    let mut table = town();
    table.night("");
    assert_eq!(
        [
            table.may("st welcome F"),
            table.may("st welcome G"),
            table.may("st welcome A")
        ],
        [true, true, false]
    );
    assert!(!table.may("A welcome F"));
    table.act("st welcome F");
    assert_eq!(
        table.options("st"),
        ["pick A", "pick B", "pick C", "pick D", "pick E"]
    );
    table.act("st pick B");
    assert_eq!(table.board().present.len(), 5, "nobody yet");
    let mut choices = table.options("F");
    choices.sort();
    let five = ["beggar", "bureaucrat", "gunslinger", "scapegoat", "thief"];
    assert_eq!(choices, five.map(|it| format!("name {it}")));
    table.act("F name gunslinger");
    assert_eq!(circle(&table), "ABFCDE");
    let for_all = table.town.view(Eye::Public).board;
    assert!(for_all.travellers.has(Seat::new(5)) && for_all.living.has(Seat::new(5)));
    assert_eq!(for_all.open[Seat::new(5)].to_string(), "gunslinger");
    assert_eq!(table.asked().unwrap().0, table.storyteller());
    table.act("st no");
    assert_eq!(table.asked(), None);
}

#[test]
fn nobody_is_a_second_one_of_the_same_character() {
    let mut table = town();
    table.night("");
    welcome(&mut table, "A", "gunslinger", false);
    table.exile("A", "F", "ABCDE");
    assert!(!table.lives("F"));
    table.act("st welcome G");
    table.act("st pick A");
    assert!(!table.may("G name gunslinger"), "dead, and in play");
    table.act("G name thief");
    table.act("st no");
    // Whoever leaves takes the character along.
    table.act("st see-off F");
    table.act("st welcome F");
    table.act("st pick A");
    assert!(table.may("F name gunslinger") && !table.may("F name thief"));
}

#[test]
fn the_side_is_known_to_the_newcomer_and_the_storyteller_alone() {
    let mut sides = [Side::Good, Side::Evil].map(|side| {
        let mut table = town();
        table.night("");
        welcome(&mut table, "A", "scapegoat", side == Side::Evil);
        let own = table.town.view(Eye::Seat(Seat::new(5))).own.unwrap();
        assert_eq!(own.side, side);
        table
    });
    for eye in (0..5)
        .map(|seat| Eye::Seat(Seat::new(seat)))
        .chain([Eye::Public])
    {
        let [good, evil] = &mut sides;
        assert_eq!(good.town.view(eye), evil.town.view(eye), "{eye:?}");
    }
}

#[test]
fn a_newcomer_counts_for_an_exile_and_a_majority_but_not_among_the_last() {
    let mut table = town();
    table.night("");
    welcome(&mut table, "A", "scapegoat", false);
    assert_eq!(table.board().needed, 3, "of six who live");
    table.act("st welcome G");
    table.act("st pick A");
    table.act("G name thief");
    table.act("st no");
    assert_eq!(table.board().needed, 4, "of seven");
    table.exile("A", "F", "ABC");
    assert!(table.lives("F"), "four of seven would be half");
    table.exile("A", "G", "ABCF");
    assert!(!table.lives("G"));
    // Two residents are left, and a Traveller: evil wins.
    for whom in ["A", "B"] {
        table.vote("C", whom, "ABCDEF");
        table.close(&format!("st - pick {whom}"));
        if !table.is_over() {
            table.night("E imp pick D");
        }
    }
    assert_eq!(table.winners().as_deref(), Some("DE"));
}

#[test]
fn good_wins_when_the_demon_dies_whoever_has_come() {
    let mut table = town();
    table.night("");
    welcome(&mut table, "A", "scapegoat", false);
    table.vote("A", "E", "ABCD");
    table.close("st - pick E");
    assert_eq!(table.winners().as_deref(), Some("ABCF"));
}

#[test]
fn whoever_comes_between_two_players_is_their_neighbour() {
    let mut table = Table::with(
        "trouble-brewing",
        "empath,soldier,mayor,baron,imp",
        "chairs=1",
    );
    table.night("");
    assert_eq!(table.told("A", "empath"), Some(Info::Number { number: 1 }));
    welcome(&mut table, "E", "scapegoat", false);
    assert_eq!(circle(&table), "ABCDEF");
    table.night("E imp pick B; st empath say number 0");
    assert_eq!(table.told("A", "empath"), Some(Info::Number { number: 0 }));
    // The chair is empty again: the Imp is the neighbour, as before.
    table.act("st see-off F");
    assert_eq!(circle(&table), "ABCDE");
    table.night("E imp pick B; st empath say number 1");
    assert_eq!(table.told("A", "empath"), Some(Info::Number { number: 1 }));
}

#[test]
fn an_evil_newcomer_is_told_who_the_demon_is_in_the_first_night_there() {
    let mut table = town();
    table.night("");
    welcome(&mut table, "A", "thief", true);
    let demon = |table: &Table| {
        let is = |sight: &&clocktower::Sight| {
            let told = format!("{sight:?}");
            told.starts_with("Told { seat: F") && told.contains("Demon { seat: E }")
        };
        table.seen.iter().filter(is).count()
    };
    assert_eq!(demon(&table), 0, "not by day");
    table.night("F thief pick A; E imp pick B");
    assert_eq!(demon(&table), 1);
    table.night("F thief pick A; E imp pick B");
    assert_eq!(demon(&table), 1, "once");
    let mut table = Table::with(
        "trouble-brewing",
        "chef,soldier,mayor,baron,imp",
        "chairs=1 travellers_meet_the_demon=false",
    );
    table.night("");
    welcome(&mut table, "A", "thief", true);
    table.night("F thief pick A; E imp pick B");
    assert_eq!(demon(&table), 0);
}

#[test]
fn a_gunslinger_who_came_late_shoots() {
    let mut table = town();
    table.night("");
    welcome(&mut table, "A", "gunslinger", false);
    table.vote("A", "D", "ABCE");
    table.act("F pick A");
    assert!(!table.lives("A"));
}

#[test]
fn an_apprentice_who_came_late_has_a_first_night_of_its_own() {
    let mut table = Table::with(
        "bad-moon-rising",
        "sailor,exorcist,fool,godfather,zombuul",
        "chairs=1",
    );
    table.night("A sailor pick A");
    welcome(&mut table, "A", "apprentice", false);
    assert_eq!(table.asked(), None, "not woken before its night");
    table.night("A sailor pick A; B exorcist pick A; st apprentice name innkeeper");
    let own = table.town.view(Eye::Seat(Seat::new(5))).own.unwrap();
    assert_eq!(own.gained.to_string(), "innkeeper");
}

#[test]
fn what_a_traveller_has_done_ends_when_it_leaves() {
    let mut table = town();
    table.night("");
    welcome(&mut table, "A", "bureaucrat", false);
    table.night("F bureaucrat pick A; E imp pick B");
    table.vote("A", "D", "A");
    assert_eq!(table.votes(), 3);
    table.act("st see-off F");
    assert!(!table.board().present.has(Seat::new(5)));
    table.vote("B", "C", "A");
    assert_eq!(table.votes(), 1);
}

#[test]
fn drunk_and_sober_end_with_whoever_leaves() {
    let mut table = Table::with(
        "sects-and-violets",
        "dreamer,oracle,sage,witch,vigormortis,barista",
        "chairs=1 travellers=1",
    );
    table.night("st barista pick A; D witch pick C");
    assert_eq!(table.town.view(Eye::All).tokens().len(), 2);
    table.act("st see-off F");
    let left = table.town.view(Eye::All).tokens();
    assert_eq!(left.len(), 1, "{left:?}");
    table.town.census().unwrap();
}

#[test]
fn only_travellers_leave_dead_ones_too_and_it_is_no_death() {
    let mut table = town();
    table.night("");
    welcome(&mut table, "A", "scapegoat", false);
    assert!(!table.may("st see-off A") && !table.may("F see-off F"));
    table.exile("A", "F", "ABCDE");
    let died = |table: &Table| {
        let is = |sight: &&clocktower::Sight| format!("{sight:?}").starts_with("Died");
        table.seen.iter().filter(is).count()
    };
    assert_eq!(died(&table), 1);
    table.act("st see-off F");
    assert_eq!(died(&table), 1);
    assert!(table.board().tokens.is_empty());
    // Whoever takes the chair is new: called for today, and nominating, are not held against him.
    welcome(&mut table, "B", "scapegoat", true);
    assert!(table.lives("F") && table.may("A exile F") && table.may("F nominate A"));
}

#[test]
fn nobody_comes_or_goes_while_votes_are_counted_or_at_night() {
    let mut table = town();
    assert!(!table.may("st welcome F"));
    table.night("");
    table.act("A nominate B");
    assert!(!table.may("st welcome F"));
    table.settle("");
    assert!(!table.may("st welcome F"));
    table.count("");
    assert!(table.may("st welcome F"));
}

#[test]
fn a_script_without_travellers_has_all_fifteen_of_the_base_scripts() {
    let script = r#"script=["chef","soldier","mayor","baron","imp"]"#;
    let mut table = Table::with(&script[7..], "chef,soldier,mayor,baron,imp", "chairs=1");
    table.night("");
    table.act("st welcome F");
    table.act("st pick A");
    assert_eq!(table.options("F").len(), 15);
    let without = Table::with(&script[7..], "chef,soldier,mayor,baron,imp", "");
    let view = without.town.view(Eye::Public);
    assert!(
        !view
            .script
            .iter()
            .any(|it| view.team_of(it) == Team::Traveller)
    );
}
