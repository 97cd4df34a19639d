//! The screens of Blacklist and Qianzhi at 80 by 24, in Chinese unless they say otherwise.

use fengsheng::scene::Scene;
use fengsheng::{Action, Edition, Faction, Mode, Role, Setup, Table};
use insta::assert_snapshot;
use kernel::{Position, Seat, Turn};
use serde_json::json;
use words::Locale;

use crate::spies::place;
use crate::stage::{Stage, press, screen, started};
use ratatui::crossterm::event::KeyCode;

const ME: Seat = Seat::new(0);

/// Five players; A, whose screen it is, holds `hand`.
fn scene(edition: Edition, hand: &str) -> Scene {
    let places = vec![
        place(Role::OldGun, Faction::Agency, hand, "lock-red+black"),
        place(
            Role::Blade,
            Faction::Lurker,
            "counter-red swap-red",
            "lock-red",
        ),
        place(Role::CodeClerk, Faction::Bystander, "intercept-red", ""),
        place(
            Role::SevenHundred,
            Faction::Agency,
            "burn-black transfer-red",
            "",
        ),
        place(
            Role::Shining,
            Faction::Lurker,
            "lock-blue+black decode-red",
            "",
        ),
    ];
    Scene::new(Setup::new(edition, 5), places)
}

/// The decisions that lead to these: in between everybody passes and refuses, and does not let any
/// skill answer. A last `?` goes on until A is asked something.
fn led(scene: &Scene, wanted: &[&str]) -> Vec<String> {
    let mut table = scene.build().unwrap();
    let mut made = Vec::new();
    for &want in wanted {
        loop {
            let Turn::Act(asked) = table.turn() else {
                panic!("the game is over before {want}");
            };
            let seat = asked.first().unwrap();
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            let found = legal
                .iter()
                .copied()
                .find(|action| action.to_string() == want);
            if want == "?" && seat == ME {
                break;
            }
            let idle = [Action::Pass, Action::Refuse, Action::Say];
            let idle = idle.into_iter().find(|action| legal.contains(action));
            let action = found
                .or(idle)
                .unwrap_or_else(|| panic!("{seat}: {legal:?}, not {want}"));
            table.play_unchecked(seat, action, &mut |_| {});
            made.push(action.to_string());
            if found.is_some() {
                break;
            }
            assert!(made.len() < 200, "{want} never comes");
        }
    }
    made
}

fn stage(locale: Locale, scene: &Scene, wanted: &[&str]) -> Stage<Table> {
    let name = scene.setup.edition.name();
    let mut setup = json!({"edition": name, "seats": scene.setup.seats});
    if scene.setup.edition == Edition::Qianzhi {
        setup["rules"] = json!({"mode": "free"});
    }
    let seats = usize::from(scene.setup.seats);
    let start = started(&format!("fengsheng/{name}"), setup, seats, "random");
    let actions = led(scene, wanted);
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    Stage::of(locale, start, scene.build().unwrap(), &actions)
}

fn blacklist(hand: &str, wanted: &[&str]) -> Stage<Table> {
    stage(Locale::ZhHans, &scene(Edition::Blacklist, hand), wanted)
}

/// The same in E's turn.
fn in_the_turn_of_e(hand: &str, wanted: &[&str]) -> Stage<Table> {
    let mut scene = scene(Edition::Blacklist, hand);
    scene.turn = Seat::new(4);
    stage(Locale::ZhHans, &scene, wanted)
}

const HAND: &str =
    "lock-blue+black swap-blue transfer-red gamble-black public-text-red decode-blue";

#[test]
fn a_play_step() {
    assert_snapshot!(blacklist(HAND, &[]).screen());
}

#[test]
fn a_play_step_in_english() {
    let scene = scene(Edition::Blacklist, HAND);
    assert_snapshot!(stage(Locale::En, &scene, &[]).screen());
}

#[test]
fn the_play_step_of_another() {
    assert_snapshot!(blacklist(HAND, &["pass"]).screen());
}

#[test]
fn a_long_gloss_is_shown_whole() {
    let mut stage = blacklist(HAND, &[]);
    stage.press("a");
    assert_snapshot!(stage.screen());
}

#[test]
fn intelligence_of_two_colours_is_on_its_way() {
    let mut stage = blacklist(HAND, &["send lock-blue+black to B"]);
    stage.press("b");
    assert_snapshot!(stage.screen());
}

#[test]
fn swapped_intelligence_lies_open() {
    let wanted = ["send decode-red to A", "use swap-blue", "?"];
    assert_snapshot!(in_the_turn_of_e("swap-blue counter-red", &wanted).screen());
}

#[test]
fn which_colour_is_called() {
    let wanted = ["send lock-blue+black to A", "use decode-blue", "?"];
    assert_snapshot!(in_the_turn_of_e("decode-blue", &wanted).screen());
}

#[test]
fn what_was_called_may_be_turned_up() {
    let wanted = [
        "send lock-blue+black to A",
        "use decode-blue",
        "name black",
        "?",
    ];
    assert_snapshot!(in_the_turn_of_e("decode-blue", &wanted).screen());
}

#[test]
fn called_aside_it_would_go_back() {
    let called = ["send lock-blue+black to A", "use intercept-red"];
    let wanted = [&called[..], &["pass"; 4], &["?"]].concat();
    assert_snapshot!(in_the_turn_of_e("counter-red", &wanted).screen());
}

#[test]
fn transferred_it_goes_on_from_there() {
    let wanted = ["send decode-red to A", "use transfer-red on C", "?"];
    assert_snapshot!(in_the_turn_of_e("transfer-red counter-blue", &wanted).screen());
}

#[test]
fn a_public_text_asks_whoever_takes_it() {
    let mut scene = scene(Edition::Blacklist, "counter-red counter-blue");
    scene.turn = Seat::new(4);
    scene.places[4].hand = vec!["public-text-blue".parse().unwrap()];
    let wanted = ["send public-text-blue to A", "take", "?"];
    assert_snapshot!(stage(Locale::ZhHans, &scene, &wanted).screen());
}

#[test]
fn it_is_said_who_must_send() {
    let mut scene = scene(Edition::Qianzhi, "lock-blue+black swap-blue");
    scene.setup.rules.mode = Mode::Free;
    assert_snapshot!(stage(Locale::ZhHans, &scene, &["pass"]).screen());
}

#[test]
fn the_stages_on_a_wide_screen() {
    let stage = blacklist(HAND, &["send lock-blue+black to B"]);
    let shown = screen(&stage.app, 120, 32);
    assert!(
        shown.contains("回合开始 抽牌 出牌 [传递] 出牌 回合结束"),
        "{shown}"
    );
    assert!(shown.contains("途中1/3>B AD:锁定 非A:截获 都:"), "{shown}");
}

/// Three characters are longer than the screen: one reads on, and back.
#[test]
fn three_characters_are_read_page_by_page() {
    let rules = json!({"mode": "teams", "offered": 3});
    let setup = json!({"edition": "qianzhi", "seats": 6, "rules": rules});
    let start = started("fengsheng/qianzhi", setup, 6, "random");
    let mut app =
        tui::App::new(crate::stage::play(Locale::ZhHans, tui::Opening::New(start))).unwrap();
    let first = screen(&app, 80, 20);
    assert!(first.contains("下面还有"), "{first}");
    press(&mut app, KeyCode::Char(' '));
    press(&mut app, KeyCode::Char(' '));
    let last = screen(&app, 80, 20);
    assert!(
        last.contains("到底了") && last.contains("机密任务"),
        "{last}"
    );
    press(&mut app, KeyCode::Home);
    assert_eq!(screen(&app, 80, 20), first);
}
