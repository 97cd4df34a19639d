//! Bad input is refused with a sentence and never panics: the plain twin of the fuzz targets.

mod common;

use std::path::Path;

use common::Fengsheng;
use fengsheng::Table;
use kernel::{Notation, Record, Rng, Seed};
use testkit::{Game, Walk, noise};

const ROUNDS: u64 = 3_000;

fn dice() -> Rng {
    Rng::new(Seed::from_number(20))
}

/// The first decisions of some games, with remarks.
fn records() -> Vec<Record<Table>> {
    (0..7)
        .map(|number| {
            let mut walk = Walk::start(&Fengsheng, number).unwrap();
            for _ in 0..60 {
                walk.step();
            }
            walk.record.notes = vec![("A".to_owned(), "小王 # 1".to_owned())];
            walk.record
        })
        .collect()
}

/// What the searches of `fuzz/` begin with; `HEARSAY_BLESS=1` writes them anew.
#[test]
fn the_fuzz_targets_begin_with_records_that_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    for (at, mut record) in records().into_iter().enumerate().take(3) {
        record.decisions.truncate(25);
        let text = folder.join(format!("record_text/fengsheng-{at}"));
        let bytes = folder.join(format!("record_bytes/fengsheng-{at}"));
        if testkit::blessing() {
            std::fs::write(&text, record.to_text()).unwrap();
            std::fs::write(&bytes, record.to_bytes()).unwrap();
        }
        let text = std::fs::read_to_string(&text).unwrap();
        assert!(Record::from_text(&text).unwrap() == record);
        let bytes = std::fs::read(&bytes).unwrap();
        assert!(Record::from_bytes(&bytes).unwrap() == record);
    }
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
    let actions = Fengsheng.universe(&Fengsheng.setup(0));
    let mut samples: Vec<_> = actions
        .iter()
        .map(|&action| Table::write_action(action).into_bytes())
        .collect();
    let numbers = actions.iter().map(|&action| Table::pack_action(action));
    samples.extend(numbers.map(|number| number.to_le_bytes().to_vec()));
    let setups = (0..50).map(|walk| Table::write_setup(&Fengsheng.setup(walk)));
    samples.extend(setups.map(String::into_bytes));
    noise::storm(&samples, 10 * ROUNDS, &mut dice(), noise::notation::<Table>);
}

#[test]
fn whatever_bytes_decide_only_listed_actions_are_played_and_no_card_is_lost() {
    let samples: Vec<Vec<u8>> = (0..20).map(|number| vec![number; 300]).collect();
    let play = |bytes: &[u8]| noise::legal_is_playable::<Fengsheng>(&Fengsheng, bytes);
    noise::storm(&samples, ROUNDS / 3, &mut dice(), play);
}
