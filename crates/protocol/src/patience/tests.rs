//! When a window is put to the person, wish by wish.

use fengsheng::scene::{Place, Scene};
use fengsheng::{Edition, Faction, Function, Role, Script, Setup, Way};
use kernel::{Eye, Position};

use super::*;
use crate::fengsheng::{Declared, Transit};
use crate::{Level, Line, Pause};

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(2);

/// What A sees at a table of three, in a window of somebody else's turn.
fn view(window: Window) -> View {
    let factions = [Faction::Lurker, Faction::Agency, Faction::Bystander];
    let places = factions.map(|faction| Place::new(Role::Nobody, faction));
    let scene = Scene::new(Setup::new(Edition::Standard2010, 3), places.to_vec());
    let table = scene.build().unwrap();
    let mut view = View::from(&table.view(Eye::Seat(ME)));
    view.turn = OTHER;
    view.ask = Ask::Window { window };
    view
}

/// A window in which a card lies on the chain.
fn answering() -> View {
    let mut view = view(Window::Answer);
    view.chain = vec![Declared {
        by: OTHER,
        script: Script::Card(Function::Lock),
        target: None,
        card: true,
        face: None,
        void: false,
    }];
    view
}

/// A window in which this player's intelligence is on its way.
fn travelling(sender: Seat) -> View {
    let mut view = view(Window::InTransit);
    view.transit = Some(Transit {
        sender,
        way: Way::Direct,
        to: Seat::new(1),
        leftwards: false,
        arrived: false,
        face_up: false,
        face: None,
        must_take: false,
        path: Vec::new(),
    });
    view
}

fn with_two_blacks(mut view: View) -> View {
    for _ in 0..2 {
        let black = "lock-black".parse().unwrap();
        view.seats[ME.index()].intelligence.insert(black);
    }
    view
}

fn asked(stops: &[Stop], idle: bool) -> Prompt {
    Prompt {
        moment: 7,
        seat: ME,
        happened: None,
        question: Line::new("question", Level::Moves),
        passing: None,
        rule: String::new(),
        options: Vec::new(),
        refused: Vec::new(),
        pause: Some(Pause {
            idle,
            stops: stops.to_vec(),
        }),
    }
}

fn wishes(asking: Asking, off: &[Stop]) -> Patience {
    Patience {
        asking,
        off: off.iter().copied().map(Why::Stop).collect(),
        waiting: None,
    }
}

fn passes(asking: Asking, off: &[Stop], stops: &[Stop], view: &View) -> bool {
    let prompt = asked(stops, false);
    wishes(asking, off).passes(&prompt, view).is_some()
}

const EVERY: [Asking; 3] = [Asking::Auto, Asking::Always, Asking::Never];

#[test]
fn a_question_that_is_no_window_is_always_put() {
    let question = Prompt {
        pause: None,
        ..asked(&[], true)
    };
    for asking in EVERY {
        assert_eq!(wishes(asking, &[]).passes(&question, &answering()), None);
    }
}

#[test]
fn where_passing_is_all_there_is_only_who_wants_every_question_is_asked() {
    let prompt = asked(&[Stop::Danger, Stop::Target], true);
    let verdicts = EVERY.map(|asking| wishes(asking, &[]).passes(&prompt, &answering()));
    let passed = Some(Passed::Asking);
    assert_eq!(verdicts, [passed, None, passed]);
}

#[test]
fn auto_asks_for_a_reason_that_counts() {
    let view = answering();
    let counter = [Stop::CanCounter];
    assert!(passes(Asking::Auto, &[], &[], &view));
    assert!(!passes(Asking::Auto, &[], &counter, &view));
    assert!(passes(Asking::Auto, &counter, &counter, &view));
    let both = [Stop::CanCounter, Stop::Target];
    assert!(!passes(Asking::Auto, &counter, &both, &view));
    assert!(!passes(Asking::Always, &counter, &[], &view));
}

#[test]
fn never_passes_over_everything_that_can_be_undone() {
    let view = answering();
    let small = [Stop::CanCounter, Stop::BeforeMe, Stop::SomeoneMayWin];
    assert!(passes(Asking::Never, &[], &small, &view));
    assert!(passes(Asking::Never, &[], &[Stop::Target], &view));
    for grave in [Stop::Danger, Stop::IMayWin] {
        assert!(!passes(Asking::Never, &[], &[grave], &view));
    }
    let dying = with_two_blacks(view);
    assert!(!passes(Asking::Never, &[], &[Stop::Target], &dying));
}

#[test]
fn what_may_cost_the_game_cannot_be_switched_off() {
    let off = [Stop::Danger, Stop::IMayWin, Stop::Target];
    let view = answering();
    assert!(!passes(Asking::Auto, &off, &[Stop::Danger], &view));
    assert!(!passes(Asking::Auto, &off, &[Stop::IMayWin], &view));
    assert!(passes(Asking::Auto, &off, &[Stop::Target], &view));
    let dying = with_two_blacks(view);
    assert!(!passes(Asking::Auto, &off, &[Stop::Target], &dying));
}

#[test]
fn ones_own_play_phase_is_never_passed_while_something_can_be_done() {
    let mut mine = view(Window::Play);
    mine.turn = ME;
    let stops = [Stop::MyTurn];
    for asking in EVERY {
        assert!(!passes(asking, &stops, &stops, &mine));
    }
    let idle = asked(&stops, true);
    assert!(wishes(Asking::Auto, &[]).passes(&idle, &mine).is_some());
    // On the chain it is a window like others.
    let mut chain = answering();
    chain.turn = ME;
    assert!(passes(Asking::Never, &[], &stops, &chain));
}

/// Somebody's play step in somebody's turn.
fn step(owner: Seat, turn: Seat) -> View {
    let mut view = view(Window::Step);
    (view.turn, view.step) = (turn, Some(owner));
    view
}

#[test]
fn ones_play_step_in_ones_own_turn_is_never_passed_and_in_others_turns_only_by_wish() {
    let stops = [Stop::MyTurn];
    for asking in EVERY {
        assert!(!passes(asking, &stops, &stops, &step(ME, ME)));
    }
    let theirs = step(ME, OTHER);
    assert!(!passes(Asking::Auto, &[], &stops, &theirs));
    assert!(passes(Asking::Auto, &stops, &stops, &theirs));
    assert!(passes(Asking::Never, &[], &stops, &theirs));
    // Between two actions of somebody else one is asked like in any window.
    assert!(passes(Asking::Never, &[], &stops, &step(OTHER, ME)));
}

#[test]
fn ones_play_step_in_anothers_turn_ends_no_waiting() {
    let (theirs, mine) = (step(ME, OTHER), step(ME, ME));
    let prompt = asked(&[Stop::MyTurn], false);
    let mut patience = Patience::default();
    patience.wait(Until::MyTurn, &asked(&[], false), &step(OTHER, OTHER));
    let waits = Some(Passed::Waiting(Until::MyTurn));
    assert_eq!(patience.passes(&prompt, &theirs), waits);
    assert_eq!(patience.passes(&prompt, &mine), None);
}

#[test]
fn others_intelligence_on_its_way_is_a_reason_if_one_could_do_something() {
    let theirs = travelling(OTHER);
    assert_eq!(reasons(&asked(&[], false), &theirs), [Why::OnItsWay]);
    assert_eq!(reasons(&asked(&[], true), &theirs), []);
    let mine = reasons(&asked(&[Stop::Mine], false), &travelling(ME));
    assert_eq!(mine, [Why::Stop(Stop::Mine)]);
    assert!(!passes(Asking::Auto, &[], &[], &theirs));
    let mut patience = wishes(Asking::Auto, &[]);
    patience.off.push(Why::OnItsWay);
    assert!(patience.passes(&asked(&[], false), &theirs).is_some());
}

#[test]
fn waiting_passes_over_what_was_there_and_ends_at_what_is_new() {
    let view = answering();
    let counter = asked(&[Stop::CanCounter], false);
    for asking in [Asking::Auto, Asking::Always] {
        let mut patience = wishes(asking, &[]);
        patience.wait(Until::Chain, &counter, &view);
        let waits = Some(Passed::Waiting(Until::Chain));
        assert_eq!(patience.passes(&counter, &view), waits);
        let new = asked(&[Stop::CanCounter, Stop::Target], false);
        assert_eq!(patience.passes(&new, &view), None);
        assert_eq!(patience.waits_for(), None);
    }
}

#[test]
fn a_new_reason_that_is_switched_off_does_not_end_the_waiting() {
    let view = answering();
    let mut patience = wishes(Asking::Always, &[Stop::CanCounter]);
    patience.wait(Until::Chain, &asked(&[], false), &view);
    let passed = patience.passes(&asked(&[Stop::CanCounter], false), &view);
    assert_eq!(passed, Some(Passed::Waiting(Until::Chain)));
}

#[test]
fn what_may_cost_the_game_ends_the_waiting_even_if_it_was_there() {
    let view = travelling(OTHER);
    let danger = asked(&[Stop::Danger], false);
    let mut patience = Patience::default();
    patience.wait(Until::Intelligence, &danger, &view);
    assert_eq!(patience.passes(&danger, &view), None);
    assert_eq!(patience.waits_for(), None);
}

#[test]
fn each_waiting_is_over_when_what_it_waits_for_has_come() {
    let quiet = asked(&[], true);
    let over = |until: Until, from: &View, to: &View| {
        let mut patience = Patience::default();
        patience.wait(until, &quiet, from);
        patience.passes(&quiet, to);
        patience.waits_for().is_none()
    };
    let travels = travelling(OTHER);
    assert!(!over(Until::Intelligence, &travels, &travels));
    assert!(over(Until::Intelligence, &travels, &view(Window::Play)));
    let another = travelling(Seat::new(1));
    assert!(over(Until::Intelligence, &travels, &another));
    assert!(!over(Until::Chain, &answering(), &answering()));
    assert!(over(Until::Chain, &answering(), &travels));
    let mut mine = view(Window::Play);
    mine.turn = ME;
    assert!(!over(Until::MyTurn, &answering(), &travels));
    assert!(over(Until::MyTurn, &answering(), &mine));
}

#[test]
fn until_my_turn_said_in_my_turn_means_the_next_one() {
    let quiet = asked(&[], true);
    let mut mine = view(Window::Play);
    mine.turn = ME;
    let mut patience = Patience::default();
    patience.wait(Until::MyTurn, &quiet, &mine);
    for (view, waits) in [(&mine, true), (&answering(), true), (&mine, false)] {
        patience.passes(&quiet, view);
        assert_eq!(patience.waits_for().is_some(), waits);
    }
}

#[test]
fn only_what_is_there_can_be_waited_for() {
    assert_eq!(untils(&view(Window::Play)), [Until::MyTurn]);
    let travels = [Until::MyTurn, Until::Intelligence];
    assert_eq!(untils(&travelling(OTHER)), travels);
    assert_eq!(untils(&answering()), [Until::MyTurn, Until::Chain]);
}
