//! Bad input is refused with a sentence and never panics: the plain twin of the fuzz targets.

mod common;

use blanc_noir::Table;
use common::{ANY, BlancNoir, DEFAULT};
use kernel::{Notation, Record, Rng, Seed};
use testkit::{Game, Walk, noise};

const ROUNDS: u64 = 3_000;

fn dice() -> Rng {
    Rng::new(Seed::from_number(20))
}

/// The first decisions of some games, with remarks.
fn records() -> Vec<Record<Table>> {
    (0..6)
        .map(|number| {
            let mut walk = Walk::start(&ANY.game, number).unwrap();
            for _ in 0..60 {
                walk.step();
            }
            walk.record.notes = vec![("A".to_owned(), "小王 # 1".to_owned())];
            walk.record
        })
        .collect()
}

#[test]
fn a_damaged_text_record_is_refused_or_is_another_record() {
    let samples: Vec<_> = records()
        .iter()
        .map(|it| it.to_text().into_bytes())
        .collect();
    noise::storm(&samples, ROUNDS, &mut dice(), noise::record_text::<Table>);
}

#[test]
fn a_damaged_binary_record_is_refused_or_is_another_record() {
    let samples: Vec<_> = records().iter().map(Record::to_bytes).collect();
    noise::storm(&samples, ROUNDS, &mut dice(), noise::record_bytes::<Table>);
}

#[test]
fn a_damaged_action_or_setup_is_refused_or_is_another_one() {
    let setup = DEFAULT.game.setup(0);
    let actions = DEFAULT.game.universe(&setup);
    let mut samples: Vec<_> = actions
        .iter()
        .map(|&action| Table::write_action(action).into_bytes())
        .collect();
    let numbers = actions.iter().map(|&action| Table::pack_action(action));
    samples.extend(numbers.map(|number| number.to_le_bytes().to_vec()));
    let setups = (0..50).map(|walk| Table::write_setup(&ANY.game.setup(walk)));
    samples.extend(setups.map(String::into_bytes));
    noise::storm(&samples, 10 * ROUNDS, &mut dice(), noise::notation::<Table>);
}

#[test]
fn whatever_bytes_decide_only_listed_actions_are_played_and_no_card_is_lost() {
    let samples: Vec<Vec<u8>> = (0..20).map(|number| vec![number; 300]).collect();
    let play = |bytes: &[u8]| noise::legal_is_playable::<BlancNoir>(&ANY.game, bytes);
    noise::storm(&samples, ROUNDS / 3, &mut dice(), play);
}
