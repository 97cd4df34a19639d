//! What is counted of fengsheng adds up, whatever the table.

use std::collections::BTreeMap;

use fengsheng::{Edition, Setup, Sight, Table};
use games::{FengshengTally, Tally};
use kernel::{Eye, Position, Rng, Seed, Turn};

/// Plays a random game for the tally; all that the public saw.
fn play(game: u64, tally: &mut FengshengTally) -> Vec<Sight> {
    let setup = Setup::new(Edition::Standard2010, 3 + (game % 7) as u8);
    let mut table = Table::deal(&setup, Seed::from_number(game)).unwrap();
    let mut dice = Rng::new(Seed::from_number(game));
    let mut told = Vec::new();
    let mut actions = Vec::new();
    tally.deal(&table.view(Eye::Public));
    while let Turn::Act(asked) = table.turn() {
        let seat = asked.first().unwrap();
        actions.clear();
        table.legal_actions(seat, &mut actions);
        let action = *dice.pick(&actions).unwrap();
        table.play_unchecked(seat, action, &mut |event| {
            let sight = Table::sight(&event, Eye::Public).unwrap();
            tally.hear(&sight);
            told.push(sight);
        });
    }
    tally.over(&table.view(Eye::All));
    told
}

fn counts(tally: &FengshengTally) -> BTreeMap<&'static str, u64> {
    tally.counts().into_iter().collect()
}

#[test]
fn every_game_is_won_in_one_way_and_every_death_has_a_hand() {
    const GAMES: u64 = 140;
    let mut tally = FengshengTally::default();
    let told: Vec<Sight> = (0..GAMES).flat_map(|game| play(game, &mut tally)).collect();
    let counts = counts(&tally);
    let seen = |what: fn(&Sight) -> bool| told.iter().filter(|it| what(it)).count() as u64;
    let sum = |names: &[&str]| names.iter().map(|name| counts[name]).sum::<u64>();

    let ways = [
        "won_by_intelligence",
        "won_by_elimination",
        "won_by_mission",
        "won_by_killing",
    ];
    assert!(ways.iter().all(|way| counts[way] > 0), "{counts:?}");
    assert_eq!(sum(&ways) + sum(&["victories_overridden", "draws"]), GAMES);
    let won: u64 = tally.sides().iter().map(|(_, wins)| wins).sum();
    assert!(won >= GAMES - counts["draws"] + counts["shared_between_sides"]);

    assert_eq!(
        counts["turns"],
        seen(|it| matches!(it, Sight::TurnBegan { .. }))
    );
    assert_eq!(
        counts["deaths"],
        seen(|it| matches!(it, Sight::Died { .. }))
    );
    assert_eq!(
        counts["deaths"],
        sum(&["killed_by_another", "killed_by_themselves"])
    );
    assert_eq!(
        counts["losses"],
        seen(|it| matches!(it, Sight::Lost { .. }))
    );
    let sent = sum(&["sent_secret", "sent_direct", "sent_open"]);
    assert_eq!(sent, seen(|it| matches!(it, Sight::Sent { .. })));
    assert!(sum(&["taken", "had_to_take"]) <= sent);
    assert!(counts["back_at_sender"] <= counts["had_to_take"]);
    let functions = [
        "locks",
        "lures",
        "intercepts",
        "returns",
        "decodes",
        "burns",
        "counters",
        "confounds",
        "probes",
    ];
    let declared = seen(|it| matches!(it, Sight::Declared { .. }));
    assert_eq!(sum(&functions) + counts["skills_declared"], declared);
    for function in functions {
        assert!(counts[format!("{function}_void").as_str()] <= counts[function]);
    }
    assert!(counts["longest_chain"] > 3);
}

#[test]
fn tallies_of_parts_add_up_to_the_tally_of_all() {
    let mut all = FengshengTally::default();
    let mut parts = [FengshengTally::default(), FengshengTally::default()];
    for game in 0..20 {
        play(game, &mut all);
        play(game, &mut parts[usize::from(game >= 7)]);
    }
    let [mut one, other] = parts;
    one.add(&other);
    assert_eq!(counts(&one), counts(&all));
    assert_eq!(one.sides(), all.sides());
}
