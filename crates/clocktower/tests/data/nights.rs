//! 夜晚行动顺序 — who wakes when.

use clocktower::{Character, Phase, Script, Seated, Setup, Slot, Town};
use kernel::{Eye, Position, Seed, Turn};

use super::{BASES, data, deal};

/// A night as the data file writes it.
fn written(slots: &[Slot]) -> Vec<String> {
    slots
        .iter()
        .map(|slot| match slot {
            Slot::Dusk => "dusk".to_owned(),
            Slot::MinionInfo => "minioninfo".to_owned(),
            Slot::DemonInfo => "demoninfo".to_owned(),
            Slot::Dawn => "dawn".to_owned(),
            Slot::Character(character) => character.to_string(),
        })
        .collect()
}

#[test]
fn a_base_edition_wakes_in_the_order_of_its_sheets() {
    let data = data();
    for (script, edition) in BASES {
        let view = deal(script, 7, 1).view(Eye::Public);
        let sheet = |night: &str| &data.night_order[&format!("{edition}_{night}")];
        assert_eq!(&written(&view.first_night), sheet("first"), "{script}");
        assert_eq!(&written(&view.other_nights), sheet("other"), "{script}");
    }
}

#[test]
fn a_script_of_all_characters_wakes_in_the_common_order() {
    let data = data();
    let script = Script::made_of(Character::official());
    let has_a_call = |id: &&String| {
        id.parse::<Character>()
            .is_ok_and(|character| script.cast().has(character))
            || ["dusk", "minioninfo", "demoninfo", "dawn"].contains(&id.as_str())
    };
    let mut setup = Setup::new(script.clone(), 7);
    setup.seating = [
        "imp", "poisoner", "chef", "empath", "saint", "soldier", "mayor",
    ]
    .map(|id| Seated {
        character: id.parse().unwrap(),
        believes: id.parse().unwrap(),
    })
    .to_vec();
    let view = Town::deal(&setup, Seed::from_number(1))
        .unwrap()
        .view(Eye::Public);
    for (night, found) in [("first", view.first_night), ("other", view.other_nights)] {
        // What is announced at dawn is called just before it: a night ends at dawn.
        let calls = data.night_order[night].iter().filter(has_a_call);
        let mut expected: Vec<String> = calls.filter(|id| *id != "dawn").cloned().collect();
        expected.push("dawn".to_owned());
        assert_eq!(written(&found), expected, "{night}");
    }
}

#[test]
fn the_calls_of_a_night_are_made_in_that_order() {
    let data = data();
    let mut town = deal("trouble-brewing", 7, 3);
    let mut called = Vec::new();
    while !matches!(town.view(Eye::Public).board.phase, Phase::Day) {
        let Turn::Act(asked) = town.turn() else {
            panic!("the game is over")
        };
        let seat = asked.first().unwrap();
        let mut legal = Vec::new();
        town.legal_actions(seat, &mut legal);
        town.play_unchecked(seat, legal[0], &mut |_| ());
        let call = town.truth().last_call();
        if call.is_some() && called.last() != call.as_ref() {
            called.extend(call);
        }
    }
    // Day has broken by the time the last call has been carried out.
    called.push(Slot::Dawn);
    called.dedup();
    assert_eq!(written(&called), data.night_order["tb_first"]);
}
