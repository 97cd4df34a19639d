//! Good players tell the truth, evil ones keep to one story.

use std::collections::BTreeMap;

use clocktower::{Action, Character, Info, Learned, Phase, Script, Setup, Side, Statement, Team};
use kernel::Seat;

use super::{played, seed, setup};

#[test]
fn good_players_say_who_they_are_and_evil_ones_never() {
    for number in 0..12 {
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            let Action::ClaimToBe(said) = decision.action else {
                return;
            };
            let own = decision.view.own.unwrap();
            match own.side {
                Side::Good => assert_eq!(said, own.character),
                Side::Evil => assert_eq!(decision.view.team(said).side(), Side::Good),
            }
        });
    }
}

#[test]
fn an_evil_player_is_the_same_all_game_long_and_the_demon_one_of_those_it_was_shown() {
    for number in 0..12 {
        let mut told: BTreeMap<Seat, Vec<Character>> = BTreeMap::new();
        let mut stories: BTreeMap<Seat, Vec<(Character, bool)>> = BTreeMap::new();
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            let demon = |seat: &Seat| {
                let pages = decision.truth.grimoire.as_ref().unwrap();
                let page = pages.page(*seat).unwrap();
                decision.truth.team(page.character) == Team::Demon
            };
            if let (Action::Name(character), Some(pending)) =
                (decision.action, decision.view.pending)
            {
                let shown_to = decision.view.board.present.into_iter().find(demon);
                if pending.to == decision.seat && decision.seat.number() == decision.view.chairs {
                    told.entry(shown_to.unwrap()).or_default().push(character);
                }
            }
            let is_evil = || decision.view.own.unwrap().side == Side::Evil;
            if let Action::ClaimToBe(said) = decision.action
                && is_evil()
            {
                let is_demon = demon(&decision.seat);
                stories
                    .entry(decision.seat)
                    .or_default()
                    .push((said, is_demon));
            }
        });
        for (seat, story) in stories {
            assert_eq!(story.len(), 1, "{seat} in game {number}: {story:?}");
            let (said, is_demon) = story[0];
            if is_demon && told.contains_key(&seat) {
                assert!(told[&seat].contains(&said), "{seat} in game {number}");
            }
        }
    }
}

#[test]
fn good_players_say_only_what_they_were_told() {
    for number in 0..12 {
        let table = setup("trouble-brewing", 8, 0);
        let mut told: Vec<(Seat, Info)> = Vec::new();
        played(&table, seed(number), |decision| match decision.action {
            Action::Say(info) => {
                let pages = decision.truth.grimoire.as_ref().unwrap();
                told.push((pages.doing().unwrap().0, info));
            }
            Action::ClaimToKnow(learned) if decision.view.own.unwrap().side == Side::Good => {
                assert!(
                    told.contains(&(decision.seat, learned.info)),
                    "{} in game {number}: {learned:?}",
                    decision.seat
                );
            }
            _ => {}
        });
    }
}

/// Every good character of it is told something: whoever is evil has to make something up.
const ALL_ARE_TOLD: [Character; 13] = [
    Character::CHEF,
    Character::EMPATH,
    Character::FORTUNE_TELLER,
    Character::UNDERTAKER,
    Character::CLOCKMAKER,
    Character::DREAMER,
    Character::ORACLE,
    Character::SEAMSTRESS,
    Character::FLOWERGIRL,
    Character::ARTIST,
    Character::POISONER,
    Character::SCARLET_WOMAN,
    Character::IMP,
];

/// Whoever asks the storyteller tells the town what was asked and what the answer was; an evil player tells it once.
#[test]
fn the_artist_tells_what_was_asked_and_the_answer() {
    let (mut good, mut evil) = (0, 0);
    for number in 0..24 {
        let table = Setup {
            script: Script::made_of(ALL_ARE_TOLD),
            ..setup("trouble-brewing", 10, 0)
        };
        let mut stated: Vec<(Seat, Statement)> = Vec::new();
        let mut replied: Vec<(Seat, Info)> = Vec::new();
        let mut liars: Vec<Seat> = Vec::new();
        played(&table, seed(number), |decision| match decision.action {
            Action::State(statement) => stated.push((decision.seat, statement)),
            Action::Say(Info::Answer { yes }) => {
                let pages = decision.truth.grimoire.as_ref().unwrap();
                if let (Some((seat, _)), Some(&(by, statement))) = (pages.doing(), stated.last())
                    && seat == by
                {
                    replied.push((by, Info::Reply { statement, yes }));
                }
            }
            Action::ClaimToKnow(Learned {
                info: info @ Info::Reply { .. },
                ..
            }) => match decision.view.own.unwrap().side {
                Side::Good => {
                    good += 1;
                    assert!(replied.contains(&(decision.seat, info)), "game {number}");
                }
                Side::Evil => {
                    evil += 1;
                    assert!(!liars.contains(&decision.seat), "game {number}");
                    liars.push(decision.seat);
                }
            },
            _ => {}
        });
    }
    assert!(good > 0 && evil > 0, "{good} replies told, {evil} made up");
}

#[test]
fn the_hand_of_an_evil_player_who_knows_the_demon_never_decides_against_it() {
    for number in 0..20 {
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            if decision.view.board.phase != Phase::Vote || decision.action != Action::Yes {
                return;
            }
            let of = decision.view.board.day.vote.of;
            let pages = decision.truth.grimoire.as_ref().unwrap();
            let is_demon = decision.truth.team(pages.page(of).unwrap().character) == Team::Demon;
            let vote = decision.view.board.day.vote;
            let wanted = usize::from(decision.view.board.needed.max(vote.to_beat_before));
            let hands = vote.hands.len();
            let decides = hands < wanted + 1 && hands + 1 >= wanted;
            let was_there_from_the_start = decision.truth.board.night < 3;
            let is_evil = decision.view.own.unwrap().side == Side::Evil;
            assert!(
                !(is_demon && is_evil && decides && was_there_from_the_start),
                "{} in game {number}",
                decision.seat
            );
        });
    }
}

/// The Demon leaves its Minions alone.
#[test]
fn the_demon_kills_good_players_or_itself() {
    for number in 0..20 {
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            let asks_the_demon = decision.view.pending.is_some_and(|pending| {
                pending.character == Character::IMP && pending.to == decision.seat
            });
            let (true, Action::Pick(victim)) = (asks_the_demon, decision.action) else {
                return;
            };
            if decision.view.own.is_none() || decision.view.board.living.len() <= 3 {
                return;
            }
            let pages = decision.truth.grimoire.as_ref().unwrap();
            let team = decision.truth.team(pages.page(victim).unwrap().character);
            assert!(
                team != Team::Minion || decision.truth.board.night > 4,
                "{victim} in game {number}"
            );
        });
    }
}

/// What players were told for themselves makes them believe more than the public does.
#[test]
fn suspicions_add_up() {
    for number in 0..4 {
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            if decision.view.pending.is_some() || decision.view.own.is_none() {
                return;
            }
            let suspects = decision.by.suspects(decision.view);
            let sum: f32 = suspects.iter().map(|(_, likely)| likely).sum();
            assert!(sum < 1.01, "{suspects:?}");
            let is_good = decision.view.own.unwrap().side == Side::Good;
            let me = suspects.iter().find(|(seat, _)| *seat == decision.seat);
            if let (true, Some(&(_, likely))) = (is_good, me) {
                assert!(likely < 0.5, "a good player takes itself for the Demon");
            }
        });
    }
}
