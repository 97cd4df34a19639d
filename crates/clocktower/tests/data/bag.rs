//! 配置角色 — how many there are of each team, and which characters change that.

use clocktower::{Character, Script, Seated, Setup, SetupError, Team, Town};
use kernel::{Position, Seat, Seed};

use super::{BASES, data, deal};

fn in_play(town: &Town) -> Vec<Character> {
    let truth = town.truth();
    let seats = Seat::all(truth.players());
    seats.map(|seat| truth.character(seat)).collect()
}

/// Townsfolk, Outsiders, Minions and Demons.
fn counts(town: &Town) -> [u8; 4] {
    Team::DEALT.map(|team| {
        let there = in_play(town);
        let of_team = |character: &&Character| town.truth().team_of(**character) == team;
        there.iter().filter(of_team).count() as u8
    })
}

#[test]
fn there_are_as_many_of_each_team_as_the_table_says() {
    let data = data();
    assert_eq!(data.counts.len(), 11);
    let changes_the_bag = |character: &Character| {
        let entry = character.entry().unwrap();
        entry.setup && *character != Character::DRUNK
    };
    for (script, _) in BASES {
        for players in 5..=15 {
            let table = data.counts[&players.to_string()];
            let mut plain = 0;
            for seed in 0..60 {
                let town = deal(script, players, seed);
                let found = counts(&town);
                let context = format!("{script}, {players} players, seed {seed}");
                assert_eq!(found[2..], table[2..], "{context}");
                assert_eq!(found[0] + found[1], table[0] + table[1], "{context}");
                if !in_play(&town).iter().any(changes_the_bag) {
                    assert_eq!(found, table, "{context}");
                    plain += 1;
                }
            }
            assert!(plain > 0, "{script}, {players} players: never unchanged");
        }
    }
}

#[test]
fn characters_change_the_bag_as_the_data_file_says() {
    let data = data();
    let changes = [
        ("trouble-brewing", "baron", vec![2]),
        ("bad-moon-rising", "godfather", vec![1, -1]),
        ("sects-and-violets", "vigormortis", vec![-1]),
        ("sects-and-violets", "fanggu", vec![1]),
    ];
    for (script, id, expected) in changes {
        let who: Character = id.parse().unwrap();
        let mut found = Vec::new();
        for players in 7..=15 {
            for seed in 0..60 {
                let town = deal(script, players, seed);
                let others = in_play(&town).into_iter().filter(|&other| other != who);
                let alone = others
                    .filter(|&other| other != Character::DRUNK)
                    .all(|other| !other.entry().unwrap().setup);
                if in_play(&town).contains(&who) && alone {
                    let table = data.counts[&players.to_string()];
                    let change = i16::from(counts(&town)[1]) - i16::from(table[1]);
                    found.push((table[1], change));
                }
            }
        }
        for by in &expected {
            assert!(found.iter().any(|(_, change)| change == by), "{id} {by}");
        }
        // What is not there is not taken away.
        let is_right = |&(outsiders, change): &(u8, i16)| {
            expected.contains(&change)
                || outsiders == 0 && change == 0 && expected.iter().all(|by| *by < 0)
        };
        assert!(found.iter().all(is_right), "{id}: {found:?}");
    }
}

fn seated(ids: &str) -> Vec<Seated> {
    ids.split(' ')
        .map(|id| Seated {
            character: id.parse().unwrap(),
            believes: id.parse().unwrap(),
        })
        .collect()
}

#[test]
fn exclusive_characters_are_not_dealt_together() {
    let heretic: Character = "heretic".parse().unwrap();
    let few = "heretic saint baron spy widow imp lleech chef empath soldier mayor monk \
               undertaker virgin slayer recluse butler";
    let script = || Script::made_of(few.split_whitespace().map(|id| id.parse().unwrap()));
    let mut heretics = 0;
    for seed in 0..300 {
        let setup = Setup::new(script(), 9);
        // Where an exclusive pair leaves too few characters, that is said.
        let Ok(town) = Town::deal(&setup, Seed::from_number(seed)) else {
            continue;
        };
        let there = in_play(&town);
        let is_alone = |one: &Character| !there.iter().any(|&other| one.excludes(other));
        assert!(there.iter().all(is_alone), "seed {seed}: {there:?}");
        heretics += usize::from(there.contains(&heretic));
    }
    // All Minions of this script exclude the Heretic.
    assert_eq!(heretics, 0);

    let mut setup = Setup::new(script(), 5);
    setup.seating = seated("heretic chef empath spy imp");
    let refused = Town::deal(&setup, Seed::from_number(1)).err();
    let spy = "spy".parse().unwrap();
    assert_eq!(refused, Some(SetupError::Exclusive(heretic, spy)));
    setup.seating = seated("heretic chef empath soldier imp");
    assert!(Town::deal(&setup, Seed::from_number(1)).is_ok());
}

#[test]
fn most_players_are_legion() {
    let data = data();
    let few = "legion poisoner chef empath soldier mayor monk saint recluse butler drunk \
               undertaker virgin slayer ravenkeeper";
    for players in 5..=15 {
        let script = Script::made_of(few.split_whitespace().map(|id| id.parse().unwrap()));
        let town = Town::deal(&Setup::new(script, players), Seed::from_number(7)).unwrap();
        let [townsfolk, outsiders, minions, demons] = data.counts[&players.to_string()];
        let found = counts(&town);
        assert_eq!(found[3], townsfolk + outsiders, "{players} players");
        assert_eq!(found[2], 0, "{players} players");
        assert_eq!(found[0] + found[1], minions + demons, "{players} players");
    }
}
