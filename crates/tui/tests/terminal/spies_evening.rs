//! Whole evenings of Fengsheng at the keyboard: played, left and resumed, taken back, and passed as one wishes.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;

use crate::stage::{play, press, screen, started};
use kernel::{Rng, Seed};
use protocol::{Level, ToSitting};
use ratatui::crossterm::event::KeyCode;
use tui::{App, Keep, Opening};
use words::Locale;

/// Keeps the record and the wishes in memory.
#[derive(Clone, Default)]
struct Kept(Rc<RefCell<String>>, Rc<RefCell<String>>);

impl Keep for Kept {
    fn keep(&mut self, record: &str) -> io::Result<()> {
        record.clone_into(&mut self.0.borrow_mut());
        Ok(())
    }

    fn begin(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn place(&self) -> String {
        String::new()
    }

    fn keep_wishes(&mut self, wishes: &str) -> io::Result<()> {
        wishes.clone_into(&mut self.1.borrow_mut());
        Ok(())
    }
}

impl Kept {
    /// How many decisions there were, and how many of them were A's.
    fn decisions(&self) -> (usize, usize) {
        let record = self.0.borrow();
        let is_decision = |line: &&str| line.as_bytes().get(1) == Some(&b' ');
        let all: Vec<&str> = record.lines().filter(is_decision).collect();
        let mine = all.iter().filter(|line| line.starts_with("A ")).count();
        (all.len(), mine)
    }
}

fn start() -> ToSitting {
    let setup = serde_json::json!({"edition": "standard-2010", "seats": 5});
    started("fengsheng/standard-2010", setup, 5, "random")
}

fn sit_down(opening: Opening, kept: &Kept, level: Level) -> App {
    let mut play = play(Locale::ZhHans, opening);
    play.keep = Box::new(kept.clone());
    play.wishes.clone_from(&kept.1.borrow());
    play.level = level;
    App::new(play).unwrap()
}

/// The keys that stand in brackets in the lower part of the screen: letters and digits.
fn keys(app: &App) -> (Vec<char>, Vec<char>) {
    let screen = screen(app, 80, 40);
    let lower = screen.split("要你决定").last().unwrap_or_default();
    let keys = |text: &str| -> Vec<char> {
        text.split('[')
            .skip(1)
            .filter_map(|after| after.split_once(']'))
            .filter(|(key, _)| key.chars().count() == 1)
            .filter_map(|(key, _)| key.chars().next())
            .collect()
    };
    let letters = keys(&screen).into_iter().filter(char::is_ascii_lowercase);
    let digits = keys(lower)
        .into_iter()
        .filter(|key| !key.is_ascii_lowercase());
    (letters.collect(), digits.collect())
}

/// Answers as a hasty person would: a card in brackets and how to use it, or a digit.
fn answer(app: &mut App, rng: &mut Rng) {
    let (letters, digits) = keys(app);
    let card = rng.below(8) > 0 || digits.is_empty();
    if card && let Some(&letter) = rng.pick(&letters) {
        press(app, KeyCode::Char(letter));
        match rng.pick(&keys(app).1) {
            Some(&digit) => press(app, KeyCode::Char(digit)),
            None => press(app, KeyCode::Enter),
        }
        press(app, KeyCode::Esc);
    } else if let Some(&digit) = rng.pick(&digits) {
        press(app, KeyCode::Char(digit));
    } else {
        press(app, KeyCode::Enter);
    }
}

fn is_over(app: &App) -> bool {
    let screen = screen(app, 80, 24);
    // The result, or the table after it was put away.
    screen.contains("终局") || screen.contains("打完了")
}

#[test]
fn a_whole_game_of_five_can_be_played_with_keys() {
    play_with_keys(start());
}

#[test]
fn a_whole_game_of_blacklist_can_be_played_with_keys() {
    let setup = serde_json::json!({"edition": "blacklist", "seats": 5, "rules": {"offered": 3}});
    play_with_keys(started("fengsheng/blacklist", setup, 5, "random"));
}

#[test]
fn whole_games_of_qianzhi_can_be_played_with_keys_in_every_mode() {
    for (mode, seats) in [
        ("standard", 5),
        ("novice", 4),
        ("teams", 6),
        ("bystanders", 6),
        ("free", 3),
    ] {
        let rules = serde_json::json!({"mode": mode});
        let setup = serde_json::json!({"edition": "qianzhi", "seats": seats, "rules": rules});
        play_with_keys(started("fengsheng/qianzhi", setup, seats, "random"));
    }
}

/// Plays to the end at the keyboard, and sees how it ended.
fn play_with_keys(start: ToSitting) {
    let kept = Kept::default();
    let mut app = sit_down(Opening::New(start), &kept, Level::Moves);
    let mut rng = Rng::new(Seed::from_number(1));
    let mut answers = 0;
    while !is_over(&app) {
        answer(&mut app, &mut rng);
        answers += 1;
        assert!(answers < 3000, "{}", screen(&app, 80, 24));
    }
    let (_, mine) = kept.decisions();
    assert!(
        answers > 5 && mine >= answers,
        "{answers} answers, {mine} decisions"
    );
    let screen = screen(&app, 80, 24);
    assert!(
        ["潜伏战线", "军情局", "打酱油的"]
            .iter()
            .any(|side| screen.contains(side)),
        "{screen}"
    );
}

#[test]
fn a_game_that_was_left_goes_on_with_the_same_question() {
    let kept = Kept::default();
    let mut app = sit_down(Opening::New(start()), &kept, Level::Moves);
    let mut rng = Rng::new(Seed::from_number(2));
    for _ in 0..25 {
        answer(&mut app, &mut rng);
        if is_over(&app) {
            break;
        }
        let record = kept.0.borrow().clone();
        let again = sit_down(Opening::Resume(record), &Kept::default(), Level::Moves);
        let question = |app: &App| {
            let screen = screen(app, 80, 40);
            screen
                .split("要你决定")
                .last()
                .unwrap_or_default()
                .to_owned()
        };
        assert_eq!(question(&again), question(&app));
    }
}

#[test]
fn taking_back_goes_to_ones_own_last_decision_and_not_to_what_was_passed() {
    let kept = Kept::default();
    let mut app = sit_down(Opening::New(start()), &kept, Level::Moves);
    let mut rng = Rng::new(Seed::from_number(3));
    let mut passed_over = 0;
    for _ in 0..30 {
        let (before, mine) = (screen(&app, 80, 40), kept.decisions().1);
        answer(&mut app, &mut rng);
        if is_over(&app) {
            break;
        }
        let now = kept.decisions().1;
        if now == mine {
            continue;
        }
        passed_over += usize::from(now > mine + 1);
        press(&mut app, KeyCode::Char('u'));
        let question = |screen: &str| screen.split("要你决定").last().map(str::to_owned);
        let back = screen(&app, 80, 40);
        assert_eq!(question(&back), question(&before));
        assert_eq!(kept.decisions().1, mine);
        answer(&mut app, &mut rng);
    }
    assert!(
        passed_over > 3,
        "only {passed_over} answers were followed by passes"
    );
}

#[test]
fn whoever_wants_it_is_asked_every_question() {
    let mut asked = [0, 0];
    for (at, key) in ['L', 'm'].into_iter().enumerate() {
        let kept = Kept::default();
        let mut app = sit_down(Opening::New(start()), &kept, Level::Moves);
        press(&mut app, KeyCode::Char(key));
        // The character, and then nothing but passing and what has to be sent.
        press(&mut app, KeyCode::Char('1'));
        while kept.decisions().0 < 60 {
            if screen(&app, 80, 24).contains("必须传出一张情报") {
                press(&mut app, KeyCode::Char('a'));
            }
            press(&mut app, KeyCode::Char('1'));
            asked[at] += 1;
            assert!(asked[at] < 100, "{}", screen(&app, 80, 24));
        }
        let mine = kept.decisions().1;
        assert_eq!(mine == asked[at] + 1, key == 'm', "{mine} {asked:?}");
    }
    assert!(asked[0] < asked[1], "{asked:?}");
}

#[test]
fn what_was_passed_for_the_person_stands_in_their_fullest_log_only() {
    let told = |level: Level| {
        let mut app = sit_down(Opening::New(start()), &Kept::default(), level);
        let mut rng = Rng::new(Seed::from_number(5));
        for _ in 0..6 {
            answer(&mut app, &mut rng);
        }
        press(&mut app, KeyCode::Char('l'));
        screen(&app, 100, 200).contains("自动过")
    };
    assert!(told(Level::Everything));
    assert!(!told(Level::Moves));
}

#[test]
fn how_one_wants_to_be_asked_is_kept_for_the_next_evening() {
    let kept = Kept::default();
    let sit = || sit_down(Opening::New(start()), &kept, Level::Moves);
    let mut app = sit();
    for key in ['m', 'm', 'o', '4'] {
        press(&mut app, KeyCode::Char(key));
    }
    let wished = screen(&app, 80, 24);
    assert!(
        wished.contains("> 不问") && wished.contains("[4] ( )"),
        "{wished}"
    );
    let mut again = sit();
    assert!(screen(&again, 80, 24).contains("询问：不问"));
    press(&mut again, KeyCode::Char('o'));
    assert_eq!(screen(&again, 80, 24), wished);
}

#[test]
fn waiting_passes_questions_until_ones_own_turn() {
    let kept = Kept::default();
    let mut app = sit_down(Opening::New(start()), &kept, Level::Everything);
    press(&mut app, KeyCode::Char('1'));
    let mut rng = Rng::new(Seed::from_number(6));
    let mut waits = 0;
    for _ in 0..60 {
        press(&mut app, KeyCode::Char('w'));
        if screen(&app, 80, 24).contains("等到什么时候再问") {
            waits += 1;
            let mine = kept.decisions().1;
            press(&mut app, KeyCode::Char('1'));
            assert!(
                kept.decisions().1 > mine,
                "waiting passes the question it begins at"
            );
        } else {
            answer(&mut app, &mut rng);
        }
        if is_over(&app) {
            break;
        }
    }
    assert!(waits > 3, "only {waits} times");
    press(&mut app, KeyCode::Char('l'));
}

#[test]
fn no_key_and_no_size_breaks_the_screen_of_spies() {
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::PageDown,
        KeyCode::Esc,
        KeyCode::Enter,
        KeyCode::F(1),
    ];
    let mut rng = Rng::new(Seed::from_number(9));
    let mut app = sit_down(Opening::New(start()), &Kept::default(), Level::Moves);
    for _ in 0..400 {
        let code = if rng.below(3) == 0 {
            *rng.pick(&codes).unwrap()
        } else {
            KeyCode::Char(char::from(rng.below(94) as u8 + 33))
        };
        // Leaving is tested elsewhere.
        if code != KeyCode::Char('q') {
            press(&mut app, code);
        }
        let (width, height) = (20 + rng.below(140) as u16, 5 + rng.below(60) as u16);
        screen(&app, width, height);
    }
}
