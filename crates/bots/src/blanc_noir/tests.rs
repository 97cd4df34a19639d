//! What a sensible player does at tables where that is beyond doubt.

use blanc_noir::scene::Scene;
use blanc_noir::{Action, Face, Scroll, Sight, Table};
use kernel::{Eye, Position as _, Rng, Seat, Seed, Turn};

use super::memory::Memory;
use super::situation::Situation;
use super::{Heuristic, hand};
use crate::Bot as _;

fn cards(text: &str) -> Vec<Face> {
    text.split_whitespace()
        .map(|card| card.parse().unwrap())
        .collect()
}

/// A table of `seats` with A to move; the others hold five basic cards each.
fn table(seats: u8, lead: &str, hand: &str) -> Scene {
    let mut scene = Scene::new(seats);
    scene.lead = lead.parse().unwrap();
    scene.places[0].hand = cards(hand);
    let others = ["Y2 Y3 G3 B7 G7", "Y7 Y8 G8 B8 B9", "Y1 Y9 G1 G9 B1"];
    for (place, hand) in scene.places[1..].iter_mut().zip(others) {
        place.hand = cards(hand);
    }
    scene
}

/// Lets A answer until somebody else is asked; what it answered.
fn turn(scene: &Scene) -> Vec<String> {
    turn_of(&mut scene.build().unwrap())
}

fn turn_of(table: &mut Table) -> Vec<String> {
    let a = Seat::new(0);
    let mut bot = Heuristic::new(Seed::from_number(1));
    let mut answers = Vec::new();
    let round = table.view(Eye::Public).round;
    while table.turn() == Turn::Act(kernel::Seats::only(a))
        && table.view(Eye::Public).round == round
        && answers.len() < 20
    {
        let mut legal = Vec::new();
        table.legal_actions(a, &mut legal);
        let action = bot.decide(&table.view(Eye::Seat(a)), &legal);
        assert!(legal.contains(&action), "{action} is not legal");
        answers.push(action.to_string());
        let mut events = Vec::new();
        table.play_unchecked(a, action, &mut |event| events.push(event));
        for event in &events {
            bot.hear(&Table::sight(event, Eye::Seat(a)).unwrap());
        }
    }
    answers
}

#[test]
fn it_goes_out_when_it_can() {
    let mut scene = table(3, "G2", "G7");
    scene.places[0].declared = true;
    scene.places[0].down = vec![Scroll::Outburst, Scroll::Blizzard];
    assert_eq!(turn(&scene), ["play G7"]);
}

#[test]
fn it_keeps_a_basic_card_to_go_out_with() {
    assert_eq!(turn(&table(4, "R2", "R5 R-magician")), ["play R-magician"]);
    assert_eq!(turn(&table(4, "R2", "R5 R-lord")), ["play R-lord", "stop"]);
    assert_eq!(turn(&table(4, "R2", "G5 dragon"))[0], "play dragon");
}

#[test]
fn it_answers_a_chain() {
    let mut scene = table(3, "Y-knight", "R-knight R5 G4");
    scene.pending = 4;
    assert_eq!(turn(&scene), ["play R-knight"]);
}

/// The last card answers the chain and costs the penalty of four cards: still better than a chain of eight.
#[test]
fn it_pays_the_penalty_rather_than_a_long_chain() {
    let mut scene = table(3, "Y-knight", "R-knight");
    scene.pending = 8;
    assert_eq!(turn(&scene), ["play R-knight"]);
}

/// A Gargoyle has shown that B holds another Knight: the Golem's six would come back as eight. Taking two is cheaper.
#[test]
fn it_takes_a_small_chain_when_its_answer_would_come_back() {
    let mut scene = table(2, "R2", "gargoyle golem R5 R6 R7");
    scene.places[1].hand = cards("B-knight G-knight Y9");
    let mut table = scene.build().unwrap();
    play(
        &mut table,
        &[
            "A play gargoyle",
            "A name blue",
            "A target B",
            "B play B-knight",
        ],
    );
    assert_eq!(turn_of(&mut table), ["take"]);

    // The same chain without the Gargoyle's look.
    scene.lead = "B-knight".parse().unwrap();
    scene.pending = 2;
    scene.places[0].hand = cards("golem R5 R6 R7");
    scene.places[1].hand = cards("G-knight Y9");
    assert_eq!(turn(&scene)[0], "play golem");
}

/// Plays what is written, as in a record.
fn play(table: &mut Table, decisions: &[&str]) {
    for decision in decisions {
        let (seat, action) = decision.split_once(' ').unwrap();
        table
            .play(seat.parse().unwrap(), action.parse().unwrap(), &mut |_| ())
            .unwrap();
    }
}

#[test]
fn it_passes_a_chain_on_that_it_cannot_answer() {
    let mut scene = table(3, "Y-knight", "R4 R5 G4");
    scene.pending = 4;
    scene.places[0].down = vec![Scroll::Mirage];
    assert_eq!(turn(&scene), ["use mirage"]);
    scene.pending = 0;
    assert_ne!(turn(&scene)[0], "use mirage");
}

#[test]
fn it_goes_out_by_threat() {
    let mut scene = table(3, "R2", "golem gargoyle");
    scene.places[0].down = vec![Scroll::Threat];
    let answers = turn(&scene);
    assert_eq!(answers[0], "use threat");
    assert_eq!(answers.len(), 4, "{answers:?}");
}

#[test]
fn it_keeps_a_blizzard_for_somebody_who_has_declared() {
    let mut scene = table(3, "R2", "R4 R5 G6 B8 B3");
    scene.places[0].down = vec![Scroll::Blizzard];
    assert_ne!(turn(&scene)[0], "use blizzard");
    scene.places[2].hand = cards("Y7");
    scene.places[2].declared = true;
    assert_eq!(turn(&scene)[0], "use blizzard");
}

#[test]
fn it_aims_at_whoever_is_closest_to_going_out() {
    let mut scene = table(4, "R2", "R4 R5 G6 B8 B3");
    scene.places[0].down = vec![Scroll::Outburst];
    scene.places[2].hand = cards("Y7");
    scene.places[2].declared = true;
    assert_eq!(turn(&scene)[..2], ["use outburst", "target C"]);
    let mut scene = table(4, "G2", "dragon R5");
    scene.places[3].hand = cards("Y1 Y9");
    assert_eq!(turn(&scene), ["play dragon", "name red", "target D"]);
}

#[test]
fn it_names_the_colour_of_its_last_card() {
    assert_eq!(
        turn(&table(3, "G2", "B5 golem")),
        ["play golem", "name blue"]
    );
}

/// B could not follow blue a moment ago; A holds as much blue as green.
#[test]
fn it_names_what_the_next_player_lacks() {
    let scene = table(2, "B2", "golem G1 B1 G4 B4 R9");
    let mut table = scene.build().unwrap();
    let (a, b) = (Seat::new(0), Seat::new(1));
    let mut bot = Heuristic::new(Seed::from_number(1));
    bot.hear(&Sight::TurnedUp { face: scene.lead });
    for (seat, action) in [(a, "draw"), (b, "draw"), (a, "play golem")] {
        let action: Action = action.parse().unwrap();
        table
            .play(seat, action, &mut |event| {
                bot.hear(&Table::sight(&event, Eye::Seat(a)).unwrap());
            })
            .unwrap();
    }
    let mut legal = Vec::new();
    table.legal_actions(a, &mut legal);
    let named = bot.decide(&table.view(Eye::Seat(a)), &legal);
    assert_eq!(named.to_string(), "name blue");
}

#[test]
fn a_hand_that_makes_exactly_200_is_welcome() {
    let weight = |card: &str| {
        let mut scene = table(3, "R2", card);
        scene.places[0].total = 195;
        let view = scene.build().unwrap().view(Eye::Seat(Seat::new(0)));
        let memory = Memory::default();
        let situation = Situation::of(&view, &memory).unwrap();
        hand::weight(&situation, situation.hand, 0)
    };
    let [four, five, six] = ["G4", "G5", "G6"].map(weight);
    assert!(five < four && four < six, "{four} {five} {six}");
}

#[test]
fn it_gets_rid_of_cards_by_heralds_and_relief() {
    let mut scene = table(3, "R2", "G4 G5 G-clown B5 B6");
    scene.places[0].down = vec![Scroll::HeraldGreen];
    assert_eq!(turn(&scene)[0], "use herald-green");
    let mut scene = table(3, "R2", "R-clown Y-magician G-priestess B5 B6 G3 Y4 R9");
    scene.places[0].down = vec![Scroll::Relief];
    let answers = turn(&scene);
    assert_eq!(answers[0], "use relief");
    assert!(answers[1..].iter().all(|it| it != "pick B5"), "{answers:?}");
}

#[test]
fn it_never_lets_an_ability_empty_its_hand() {
    assert_eq!(
        turn(&table(3, "R2", "goddess R5 R6")),
        ["play goddess", "name red", "pick R6", "stop"]
    );
    assert_eq!(turn(&table(3, "R2", "R-lord R5"))[1..], ["stop"]);
}

#[test]
fn it_cuts_its_hand_to_a_card_of_the_princes_colour() {
    let scene = table(3, "R2", "R-princess R-prince B4 G-clown R9 Y-knight Y1");
    let answers = turn(&scene);
    assert_eq!(answers, ["play R-princess", "pick R-prince", "pick R9"]);
}

#[test]
fn it_trades_three_of_a_number() {
    let scene = table(3, "R2", "B-clown G-clown Y-magician G4 G5 B6");
    let answers = turn(&scene);
    assert!(answers[0].starts_with("trade "), "{answers:?}");
}

#[test]
fn it_declares_when_asked() {
    let mut scene = table(3, "R2", "R5 R6");
    scene.setup.rules.set("declare_mode", "manual").unwrap();
    assert_eq!(turn(&scene)[1], "declare");
}

/// Whatever the rules and the position: an answer that is legal, and the same one for the same seed.
#[test]
fn it_answers_every_question_under_every_switch() {
    let mut rng = Rng::new(Seed::from_number(3));
    let rules = [
        "",
        " play_after_draw=true declare_mode=manual shockwave_scope=all",
        " prince_combo_partial=true effect_discards_under_lead=false trade_may_empty_hand=true",
        " princess_companion_effect=none princess_companion_on_top=false chain_must_answer=true",
        " voluntary_draw=false threat_empty_hand_wins=false discard_memory=none gargoyle_audience=user",
    ];
    for (rules, seats) in rules.iter().zip([2, 3, 4, 5, 6]) {
        let setup =
            <Table as kernel::Notation>::read_setup(&format!("seats={seats}{rules}")).unwrap();
        let mut table = Table::deal(&setup, rng.seed()).unwrap();
        let mut bots = [5, 5].map(|seed| Heuristic::new(Seed::from_number(seed)));
        let mut legal = Vec::new();
        while let Turn::Act(asked) = table.turn() {
            let seat = asked.first().unwrap();
            legal.clear();
            table.legal_actions(seat, &mut legal);
            let view = table.view(Eye::Seat(seat));
            let [action, again] = [0, 1].map(|bot| bots[bot].decide(&view, &legal));
            assert_eq!(action, again);
            assert!(legal.contains(&action), "{action} is not legal");
            // Now and then something odd, to get to more positions.
            let action = if rng.below(4) == 0 {
                *rng.pick(&legal).unwrap()
            } else {
                action
            };
            table.play_unchecked(seat, action, &mut |event| {
                let sight = Table::sight(&event, Eye::Seat(seat)).unwrap();
                for bot in &mut bots {
                    bot.hear(&sight);
                }
            });
        }
    }
}
