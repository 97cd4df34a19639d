//! The screens of Clocktower at 80 by 24: what a host sees and may show, and what a player sees.

use crate::stage::{play, press, screen};
use insta::assert_snapshot;
use protocol::{SeatPlan, ToSitting};
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use tui::{App, Opening};
use words::Locale;

const PLAYERS: [&str; 8] = [
    "小王", "阿墨", "司马", "Morse", "白露", "阿灯", "苇苇", "老贤",
];
const SEATING: [&str; 8] = [
    "imp",
    "poisoner",
    "drunk:chef",
    "fortuneteller",
    "empath",
    "monk",
    "virgin",
    "butler",
];

fn you(name: &str) -> SeatPlan {
    SeatPlan::You {
        name: name.to_owned(),
    }
}

fn start(plan: Vec<SeatPlan>, talk: bool) -> ToSitting {
    ToSitting::Start {
        game: "clocktower".to_owned(),
        setup: json!({"script": "trouble-brewing", "seats": 8, "seating": SEATING, "talk": talk}),
        plan,
        seed: Some("5a".repeat(32)),
    }
}

/// A table of people, whose host this is.
fn hosted(locale: Locale) -> App {
    let plan = PLAYERS.into_iter().chain(["说书人"]).map(you).collect();
    App::new(play(locale, Opening::New(start(plan, false)))).unwrap()
}

/// The person has the fourth seat, with the token of the Fortune Teller; everybody else is a bot.
fn alone(locale: Locale) -> App {
    let bot = |name: &str| SeatPlan::Bot {
        bot: "random".to_owned(),
        name: name.to_owned(),
    };
    let plan = PLAYERS.into_iter().chain(["说书人"]).enumerate();
    let plan = plan.map(|(at, name)| if at == 3 { you(name) } else { bot(name) });
    App::new(play(locale, Opening::New(start(plan.collect(), true)))).unwrap()
}

fn keys(app: &mut App, keys: &str) {
    for key in keys.chars() {
        press(app, KeyCode::Char(key));
    }
}

fn shown(app: &App) -> String {
    screen(app, 80, 24)
}

/// Presses the first answer until the screen has this in it.
fn until(app: &mut App, words: &str) {
    for _ in 0..200 {
        if shown(app).contains(words) {
            return;
        }
        keys(app, "1");
    }
    panic!("\"{words}\" never comes:\n{}", shown(app));
}

#[test]
fn the_first_night_of_a_host() {
    for (locale, call) in [
        (Locale::ZhHans, "[>] 投毒者"),
        (Locale::ZhHant, "[>] 投毒者"),
        (Locale::En, "[>] Poisoner"),
    ] {
        let mut app = hosted(locale);
        until(&mut app, call);
        assert_snapshot!(format!("the_first_night_of_a_host_{locale}"), shown(&app));
    }
}

#[test]
fn a_day_of_a_host_with_a_vote() {
    for (locale, day, nominates) in [
        (Locale::ZhHans, "第 1 天", "白露: 提名阿墨"),
        (Locale::ZhHant, "第 1 天", "白露: 提名阿墨"),
        (Locale::En, "Day 1", "白露: nominate 阿墨"),
    ] {
        let mut app = hosted(locale);
        until(&mut app, day);
        press(&mut app, KeyCode::Char('/'));
        keys(&mut app, nominates);
        press(&mut app, KeyCode::Enter);
        assert_snapshot!(format!("a_day_of_a_host_nomination_{locale}"), shown(&app));
        keys(&mut app, "11");
        assert_snapshot!(format!("a_day_of_a_host_vote_{locale}"), shown(&app));
    }
}

/// A card is alone on the screen, and when it is put away nothing secret comes before the device is handed back.
#[test]
fn a_card_is_shown_alone_and_the_device_handed_back() {
    for locale in Locale::ALL {
        let mut app = hosted(locale);
        let secret = if locale == Locale::En {
            "SECRET"
        } else {
            "秘密"
        };
        for _ in 0..12 {
            keys(&mut app, "1");
        }
        assert!(shown(&app).contains(secret));
        keys(&mut app, "c");
        let card = shown(&app);
        assert!(!card.contains(secret) && !card.contains('#'), "{card}");
        let lines = card.lines().filter(|line| !line.is_empty()).count();
        assert!(lines <= 3, "{card}");
        assert_snapshot!(format!("a_card_{locale}"), card);
        press(&mut app, KeyCode::Esc);
        let cover = shown(&app);
        assert!(!cover.contains('#'), "{cover}");
        assert_snapshot!(format!("handing_back_{locale}"), cover);
        press(&mut app, KeyCode::Esc);
        assert!(shown(&app).contains(secret));
    }
}

#[test]
fn the_square_and_the_script_are_for_everybody() {
    for locale in Locale::ALL {
        let mut app = hosted(locale);
        for _ in 0..12 {
            keys(&mut app, "1");
        }
        keys(&mut app, "t");
        assert_snapshot!(format!("the_square_{locale}"), shown(&app));
        press(&mut app, KeyCode::Esc);
        keys(&mut app, "s");
        assert_snapshot!(format!("the_script_{locale}"), shown(&app));
    }
}

#[test]
fn a_host_asks_for_advice() {
    for (locale, call) in [
        (Locale::ZhHans, "[1] 1 (真)"),
        (Locale::ZhHant, "[1] 1 (真)"),
        (Locale::En, "[1] 1 (true)"),
    ] {
        let mut app = hosted(locale);
        for _ in 0..60 {
            if shown(&app).contains(call) {
                break;
            }
            keys(&mut app, "1");
        }
        let table = shown(&app);
        keys(&mut app, "w");
        let advice = shown(&app);
        assert!(advice.contains('#'), "advice is on a secret screen");
        assert_snapshot!(format!("advice_for_a_host_{locale}"), advice);
        press(&mut app, KeyCode::Esc);
        assert_eq!(shown(&app), table, "advice decides nothing");
    }
}

/// Nothing on a shareable screen tells who is who.
#[test]
fn what_may_be_shown_names_no_character_of_anybody() {
    let mut app = hosted(Locale::En);
    for _ in 0..25 {
        keys(&mut app, "1");
        keys(&mut app, "t");
        let square = shown(&app);
        for role in [
            "Imp", "Poisoner", "Drunk", "Chef", "Empath", "Monk", "Virgin",
        ] {
            assert!(!square.contains(role), "{square}");
        }
        press(&mut app, KeyCode::Esc);
    }
}

#[test]
fn a_player_alone_among_bots() {
    for (locale, day) in [
        (Locale::ZhHans, "第 1 天"),
        (Locale::ZhHant, "第 1 天"),
        (Locale::En, "Day 1"),
    ] {
        let mut app = alone(locale);
        until(&mut app, day);
        assert_snapshot!(format!("a_player_alone_{locale}"), shown(&app));
    }
}

/// One slip at a time is taken back, whosever answer it was.
#[test]
fn a_host_takes_back_one_answer_at_a_time() {
    let mut app = hosted(Locale::En);
    let mut before = Vec::new();
    for _ in 0..10 {
        before.push(shown(&app).lines().skip(14).collect::<String>());
        keys(&mut app, "1");
    }
    for expected in before.iter().rev() {
        keys(&mut app, "u");
        let now: String = shown(&app).lines().skip(14).collect();
        assert_eq!(&now, expected);
    }
}

/// A host plays to the end with the keyboard alone; the last page says who everybody was.
#[test]
fn a_game_is_played_to_its_end_by_keys() {
    let mut app = hosted(Locale::En);
    let mut dice = kernel::Rng::new(kernel::Seed::from_number(3));
    for _ in 0..4000 {
        let page = shown(&app);
        if page.contains(" wins") && page.contains("-- The end --") {
            keys(&mut app, "w");
            assert_snapshot!("why_the_storyteller_did_so", shown(&app));
            return;
        }
        // Whoever is asked is gone through too, and answers of all kinds are given.
        match dice.below(4) {
            0 => press(&mut app, KeyCode::Tab),
            _ => keys(
                &mut app,
                &char::from(b'1' + dice.below(5) as u8).to_string(),
            ),
        }
    }
    panic!("{}", shown(&app));
}

/// At a host's table the second, fourth and sixth player are bots: what they want comes first in the menu, and is theirs alone.
#[test]
fn a_host_calls_upon_bots() {
    for (locale, day, wants) in [
        (Locale::ZhHans, "第 1 天", "[1] 让"),
        (Locale::ZhHant, "第 1 天", "[1] 讓"),
        (Locale::En, "Day 1", "[1] Call "),
    ] {
        let plan = PLAYERS.into_iter().chain(["说书人"]).enumerate();
        let plan = plan.map(|(at, name)| match at {
            1 | 3 | 5 => SeatPlan::Bot {
                bot: "random".to_owned(),
                name: name.to_owned(),
            },
            _ => you(name),
        });
        let start = start(plan.collect(), true);
        let mut app = App::new(play(locale, Opening::New(start))).unwrap();
        until(&mut app, day);
        let page = shown(&app);
        assert!(page.contains(wants), "{page}");
        assert_snapshot!(format!("a_host_calls_upon_bots_{locale}"), page);
        keys(&mut app, "1");
        assert_ne!(shown(&app), page, "it is done");
        keys(&mut app, "u");
        assert!(shown(&app).contains(wants), "and taken back");
    }
}
