//! Every script that can be read is played: random games, whatever is done by hand at random too, come to an end.

use clocktower::{Script, Setup, SetupError, Team, Town};
use kernel::{Conserve, Position, Rng, Seed, Turn};

/// So many decisions a random game never takes.
const LONGEST: usize = 60_000;

/// How many games are played with each script.
const GAMES: u64 = 20;

/// A table for this script, the first one from this size on that its characters suffice for; why there is none, if they
/// suffice for no table.
fn table(script: &Script, number: u64) -> Result<Town, SetupError> {
    let mut why = SetupError::Residents(0);
    for more in 0..11 {
        let mut setup = Setup::new(script.clone(), 5 + ((number + more) % 11) as u8);
        let travellers = script.of(Team::Traveller).count() as u64;
        setup.travellers = (number % 4).min(travellers) as u8;
        setup.players += setup.travellers;
        match Town::deal(&setup, Seed::from_number(number)) {
            Err(too_few @ SetupError::TooFew { .. }) => why = too_few,
            dealt => return dealt,
        }
    }
    Err(why)
}

fn play(name: &str, number: u64, mut town: Town) {
    let mut dice = Rng::new(Seed::from_number(number ^ 0xfeed));
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        let Turn::Act(asked) = town.turn() else {
            return;
        };
        let asked: Vec<_> = asked.into_iter().collect();
        let seat = *dice.pick(&asked).expect("somebody is asked");
        legal.clear();
        town.legal_actions(seat, &mut legal);
        let action = *dice.pick(&legal).expect("whoever is asked has an answer");
        town.play_quietly(seat, action);
        town.census().unwrap();
    }
    panic!("game {number} of {name} does not end");
}

#[test]
fn every_readable_script_is_played_to_the_end_or_has_too_few_characters() {
    let mut unplayable = String::new();
    for (name, text) in super::files().0 {
        let script = Script::read(&text).unwrap();
        for number in 0..GAMES {
            match table(&script, number) {
                Ok(town) => play(&name, number, town),
                Err(why) => {
                    assert_eq!(number, 0, "{name}: {why}");
                    unplayable += &format!("{name}\n  {why}\n");
                    break;
                }
            }
        }
    }
    insta::assert_snapshot!("unplayable", unplayable);
}
