//! Whole evenings at the keyboard: games played to the end, killed and resumed, and keys pressed at random.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;
use std::time::Duration;

use crate::stage::{play, press, screen, start};
use kernel::{Rng, Seed};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::{App, Keep, Opening, Pace};
use words::Locale;

/// Keeps the record in memory, or refuses to.
#[derive(Clone, Default)]
struct Kept {
    record: Rc<RefCell<String>>,
    begun: Rc<RefCell<u32>>,
    is_full: bool,
}

impl Keep for Kept {
    fn keep(&mut self, record: &str) -> io::Result<()> {
        if self.is_full {
            return Err(io::Error::other("the disk is full"));
        }
        record.clone_into(&mut self.record.borrow_mut());
        Ok(())
    }

    fn begin(&mut self) -> io::Result<()> {
        *self.begun.borrow_mut() += 1;
        Ok(())
    }

    fn place(&self) -> String {
        String::new()
    }

    fn keep_wishes(&mut self, _: &str) -> io::Result<()> {
        Ok(())
    }
}

fn sit_down(opening: Opening, kept: &Kept) -> App {
    let mut play = play(Locale::ZhHans, opening);
    play.keep = Box::new(kept.clone());
    App::new(play).unwrap()
}

/// Answers as a hasty person would: a card that stands in brackets, and Enter; else a digit; else Enter alone. Gives the
/// screen that was answered.
fn answer(app: &mut App, rng: &mut Rng) -> String {
    let screen = screen(app, 80, 24);
    let keys: Vec<char> = screen
        .split('[')
        .skip(1)
        .filter_map(|after| after.split_once(']'))
        .filter_map(|(key, _)| key.chars().next())
        .collect();
    let (cards, digits): (Vec<char>, Vec<char>) = keys.iter().partition(|key| key.is_alphabetic());
    let choice = if rng.below(8) == 0 { &digits } else { &cards };
    let choice = if choice.is_empty() { &digits } else { choice };
    match rng.pick(choice) {
        Some(&key) => {
            press(app, KeyCode::Char(key));
            if key.is_alphabetic() {
                press(app, KeyCode::Enter);
            }
        }
        None => press(app, KeyCode::Enter),
    }
    screen
}

/// Plays until the result is shown.
fn play_out(app: &mut App, rng: &mut Rng) {
    for _ in 0..5000 {
        if answer(app, rng).contains("终局") {
            return;
        }
    }
    panic!("the game does not end:\n{}", screen(app, 80, 24));
}

#[test]
fn a_whole_game_can_be_played_with_keys() {
    let kept = Kept::default();
    let mut app = sit_down(Opening::New(start()), &kept);
    let mut rng = Rng::new(Seed::from_number(1));
    play_out(&mut app, &mut rng);
    assert_eq!(*kept.begun.borrow(), 1);
    // Enter has put the result away; once more brings it back. And another game of the same kind.
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char('n'));
    assert_eq!(*kept.begun.borrow(), 2);
    assert!(screen(&app, 80, 24).contains("第 1 轮"));
}

#[test]
fn every_decision_is_kept_before_it_shows() {
    let kept = Kept::default();
    let mut app = sit_down(Opening::New(start()), &kept);
    let mut rng = Rng::new(Seed::from_number(2));
    for _ in 0..30 {
        answer(&mut app, &mut rng);
        // Whoever is killed here finds the same table again.
        let record = kept.record.borrow().clone();
        let again = sit_down(Opening::Resume(record), &Kept::default());
        let hand = |app: &App| {
            let screen = screen(app, 80, 24);
            let from = screen.find("你的手牌").unwrap_or(0);
            screen[from..]
                .lines()
                .nth(1)
                .unwrap_or_default()
                .replace(['>', '<', '[', ']'], " ")
        };
        if screen(&app, 80, 24).contains("你的手牌") {
            assert_eq!(hand(&again), hand(&app));
        }
    }
}

#[test]
fn a_game_that_was_left_is_offered() {
    let kept = Kept::default();
    let mut app = sit_down(Opening::New(start()), &kept);
    let mut rng = Rng::new(Seed::from_number(3));
    for _ in 0..20 {
        answer(&mut app, &mut rng);
    }
    let record = kept.record.borrow().clone();
    let mut app = sit_down(Opening::Offer(record.clone(), start()), &kept);
    insta::assert_snapshot!(screen(&app, 80, 24));
    press(&mut app, KeyCode::Enter);
    assert!(screen(&app, 80, 24).contains("你的手牌"));
    assert_eq!(*kept.begun.borrow(), 1, "nothing was put aside");

    let mut app = sit_down(Opening::Offer(record, start()), &kept);
    press(&mut app, KeyCode::Char('n'));
    assert_eq!(*kept.begun.borrow(), 2, "the old game was put aside");
    assert!(
        kept.record.borrow().lines().count() < 12,
        "a new game began"
    );
}

#[test]
fn a_full_disk_is_told_and_the_game_goes_on() {
    let kept = Kept {
        is_full: true,
        ..Kept::default()
    };
    let mut app = sit_down(Opening::New(start()), &kept);
    assert!(screen(&app, 80, 24).contains("the disk is full"));
    press(&mut app, KeyCode::Char('1'));
    assert!(screen(&app, 80, 24).contains("你的手牌"));
}

#[test]
fn a_broken_record_is_refused_before_anything_is_drawn() {
    let opening = Opening::Resume("hearsay 1\ngame blanc-noir rules 1\nnonsense\n".to_owned());
    let sorry = App::new(play(Locale::En, opening)).err().unwrap();
    assert!(sorry.contains("Line 3"), "{sorry}");
}

#[test]
fn others_move_at_the_chosen_pace() {
    let mut slow = play(Locale::ZhHans, Opening::New(start()));
    slow.pace = Pace::Every(Duration::from_millis(500));
    let mut app = App::new(slow).unwrap();
    let mut rng = Rng::new(Seed::from_number(5));
    while !screen(&app, 80, 24).contains("还有") {
        answer(&mut app, &mut rng);
    }
    let before = screen(&app, 80, 24);
    app.tick(Duration::from_millis(499));
    assert_eq!(screen(&app, 80, 24), before);
    app.tick(Duration::from_millis(1));
    assert_ne!(screen(&app, 80, 24), before);

    let mut steps = play(Locale::ZhHans, Opening::New(start()));
    steps.pace = Pace::Step;
    let mut app = App::new(steps).unwrap();
    while !screen(&app, 80, 24).contains("还有") {
        answer(&mut app, &mut rng);
    }
    let before = screen(&app, 80, 24);
    app.tick(Duration::from_mins(1));
    assert_eq!(screen(&app, 80, 24), before);
    press(&mut app, KeyCode::Char(' '));
    assert_ne!(screen(&app, 80, 24), before);
}

#[test]
fn control_c_leaves_from_anywhere() {
    for keys in ["", "?", "l", "v", "a"] {
        let mut app = sit_down(Opening::New(start()), &Kept::default());
        for key in keys.chars() {
            press(&mut app, KeyCode::Char(key));
        }
        assert!(!app.is_over());
        app.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert!(app.is_over());
    }
}

#[test]
fn no_key_and_no_size_breaks_the_screen() {
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::PageDown,
        KeyCode::PageUp,
        KeyCode::Home,
        KeyCode::Esc,
        KeyCode::Enter,
        KeyCode::F(1),
    ];
    let mut rng = Rng::new(Seed::from_number(9));
    let mut app = sit_down(Opening::New(start()), &Kept::default());
    for _ in 0..600 {
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
