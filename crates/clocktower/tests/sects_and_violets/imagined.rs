//! Imagined truths of 梦殒春宵 hold what their player has done.

use clocktower::{Action, Info, Question, Sight, Town};
use kernel::{Eye, Imagine, Notation, Position, Rng, Seed};

use crate::game::Game;

#[test]
fn an_imagined_artist_has_asked_if_the_artist_has() {
    let mut game = Game::new("nodashii sage savant artist witch klutz oracle");
    game.night(&[]);
    game.does("D", "visit").does("D", "state team A demon");
    game.does("ST", "say answer yes");
    game.execute("B", "G");
    game.dusk(&[]);
    game.night(&[("A", "pick C")]);
    let seat = game.seat("D");
    let mut imagined = Town::imagine(
        &game.view(Eye::Seat(seat)),
        &mut Rng::new(Seed::from_number(3)),
    );
    imagined.play_unchecked(seat, Action::Visit, &mut |_| ());
    let asked = imagined.view(Eye::Seat(seat)).pending.unwrap();
    assert_eq!(asked.question, Question::Pass);
}

#[test]
fn an_imagined_philosopher_has_the_ability_that_was_named() {
    let mut game = Game::new("philosopher barber oracle sage clockmaker fanggu klutz witch");
    game.night(&[("A", "name artist")]);
    let seat = game.seat("A");
    let mut imagined = Town::imagine(
        &game.view(Eye::Seat(seat)),
        &mut Rng::new(Seed::from_number(3)),
    );
    imagined.play_unchecked(seat, Action::Visit, &mut |_| ());
    let asked = imagined.view(Eye::Seat(seat)).pending.unwrap();
    assert!(matches!(asked.question, Question::State { .. }));
}

#[test]
fn an_imagined_cerenovus_has_chosen_whom_the_cerenovus_chose() {
    let mut game = Game::new("cerenovus sage savant artist nodashii");
    let seat = game.seat("A");
    while game.asked() != [seat] {
        game.does("ST", "next");
    }
    game.does("A", "pick A");
    let mut imagined = Town::imagine(
        &game.view(Eye::Seat(seat)),
        &mut Rng::new(Seed::from_number(3)),
    );
    let mut is_told = false;
    let name = Town::read_action("name sage").unwrap();
    imagined.play_unchecked(seat, name, &mut |event| {
        let sight = Town::sight(&event, Eye::Seat(seat));
        is_told |= matches!(
            sight,
            Some(Sight::Told {
                info: Info::Mad { .. },
                ..
            })
        );
    });
    assert!(is_told);
}
