//! 按键 — what each key does.
//!
//! Letters and digits pick; a letter only selects, and Enter or the same letter again commits, so that no
//! slip of a finger plays a card. Digits stand before what they do and commit at once.

use protocol::{Choice, ToSitting};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::App;
use crate::overlay::Overlay;
use crate::picks::Picks;

/// How many lines a page key moves.
const PAGE: usize = 10;

impl App {
    /// Does what a key says.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control {
            self.over |= matches!(key.code, KeyCode::Char('c' | 'd'));
            return;
        }
        if self.overlay.is_some() {
            self.key_on_overlay(key.code);
        } else if self.sheet_is_open() {
            self.key_on_sheet(key.code);
        } else if self.result_is_open() {
            self.key_on_result(key.code);
        } else if !self.command(key.code) {
            if self.queue.is_empty() {
                self.key_on_question(key.code);
            } else {
                self.key_while_others_move(key.code);
            }
        }
    }

    /// The commands that always hold.
    fn command(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char('?') | KeyCode::F(1) => self.open(Overlay::Help),
            KeyCode::Char('q') => self.over = true,
            KeyCode::Char('u') => self.say(ToSitting::Undo),
            KeyCode::Char('l') => self.open(Overlay::Log),
            KeyCode::Char('L') => self.log.cycle(),
            KeyCode::Char('v') => self.open(Overlay::Seats),
            KeyCode::Char('s') => self.open(Overlay::Sheet),
            KeyCode::Char('r') => self.open_rule(),
            _ => return false,
        }
        true
    }

    fn open(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.scroll = 0;
    }

    /// The rulebook page of the question.
    fn open_rule(&mut self) {
        let Some(prompt) = self.prompt() else {
            return;
        };
        let look = rulebook::Look {
            width: 76,
            ink: rulebook::Ink::Plain,
        };
        match rulebook::index::find(&prompt.rule) {
            Ok(page) => {
                let text = rulebook::show(&page, look);
                self.open(Overlay::Rule(text.lines().map(str::to_owned).collect()));
            }
            Err(_) => {
                let values = [("page", prompt.rule.as_str().into())];
                self.notice = Some(self.words.text_with("tui-no-rule", &values));
            }
        }
    }

    fn key_on_overlay(&mut self, code: KeyCode) {
        if self.overlay == Some(Overlay::Offer) {
            match code {
                KeyCode::Enter | KeyCode::Char(' ') => self.overlay = None,
                KeyCode::Char('n') => {
                    self.overlay = None;
                    self.begin_offered();
                }
                KeyCode::Char('q') | KeyCode::Esc => self.over = true,
                _ => {}
            }
            return;
        }
        match code {
            KeyCode::Char('l' | 'L') if self.overlay == Some(Overlay::Log) => {
                self.log.cycle();
                self.scroll = 0;
            }
            _ if self.turn_page(code) => {}
            _ => {
                self.overlay = None;
                self.scroll = 0;
            }
        }
    }

    /// Moves what is longer than the screen.
    fn turn_page(&mut self, code: KeyCode) -> bool {
        self.scroll = match code {
            KeyCode::Up => self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll + 1,
            KeyCode::PageUp => self.scroll.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll + PAGE,
            KeyCode::Home => 0,
            _ => return false,
        };
        true
    }

    fn key_on_sheet(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc => {
                self.scroll = 0;
                self.close_sheet();
            }
            KeyCode::Char('q') => self.over = true,
            _ => {
                self.turn_page(code);
            }
        }
    }

    fn key_on_result(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('n') => self.begin_another(),
            KeyCode::Char('u') => self.say(ToSitting::Undo),
            KeyCode::Char('l') => self.open(Overlay::Log),
            KeyCode::Char('q') => self.over = true,
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc => {
                self.scroll = 0;
                self.result_seen = true;
            }
            _ => {
                self.turn_page(code);
            }
        }
    }

    fn key_while_others_move(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(' ') | KeyCode::Right => self.advance(),
            KeyCode::Enter | KeyCode::Esc => self.skip(),
            _ => {}
        }
    }

    fn key_on_question(&mut self, code: KeyCode) {
        let picks = self.picks();
        match code {
            KeyCode::Left => self.walk(&picks, -1),
            KeyCode::Right => self.walk(&picks, 1),
            KeyCode::Up => self.climb(&picks, false),
            KeyCode::Down => self.climb(&picks, true),
            KeyCode::Tab => self.option = self.option.wrapping_add(1),
            KeyCode::BackTab => self.option = self.option.wrapping_sub(1),
            KeyCode::Esc => {
                self.selected = None;
                self.notice = None;
            }
            KeyCode::Enter if self.is_finished() => self.result_seen = false,
            KeyCode::Enter => self.commit(&picks),
            KeyCode::Char(letter) => self.pick(&picks, letter),
            _ => {}
        }
    }

    fn pick(&mut self, picks: &Picks, letter: char) {
        let button = picks.buttons.iter().find(|(key, _)| *key == Some(letter));
        if let Some((_, choice)) = button {
            self.act(choice);
            return;
        }
        let at = picks
            .choosable()
            .iter()
            .position(|pick| pick.key == Some(letter));
        match at {
            Some(at) if self.selected == Some(at) => self.commit(picks),
            Some(at) => self.select(at),
            None => {}
        }
    }

    fn select(&mut self, at: usize) {
        self.selected = Some(at);
        self.option = 0;
        self.notice = None;
    }

    /// Moves the selection by one, around the ends.
    fn walk(&mut self, picks: &Picks, step: isize) {
        let count = picks.choosable().len();
        if count == 0 {
            return;
        }
        let first = if step < 0 { 0 } else { count - 1 };
        let now = self.selected.unwrap_or(first);
        self.select(
            now.min(count - 1)
                .wrapping_add_signed(step)
                .wrapping_add(count)
                % count,
        );
    }

    /// Moves the selection to the beginning of the next row, or of the one before.
    fn climb(&mut self, picks: &Picks, down: bool) {
        let all = picks.choosable();
        let mut starts: Vec<usize> = (0..all.len())
            .filter(|&at| at == 0 || all[at].row != all[at - 1].row)
            .collect();
        if starts.is_empty() {
            return;
        }
        if !down {
            starts.reverse();
        }
        let next = match self.selected {
            None => starts.first(),
            Some(now) if down => starts.iter().find(|&&at| at > now),
            Some(now) => {
                let row = all.get(now).map(|pick| pick.row);
                starts
                    .iter()
                    .find(|&&at| at < now && Some(all[at].row) != row)
            }
        };
        let next = next.or(starts.first()).copied();
        if let Some(next) = next {
            self.select(next);
        }
    }

    /// Does what is highlighted: the selected place's answer, or the only answer there is.
    fn commit(&mut self, picks: &Picks) {
        if let Some(pick) = self.selected.and_then(|at| picks.choosable().get(at)) {
            let at = self.option.checked_rem(pick.options.len());
            if let Some(choice) = at.and_then(|at| pick.options.get(at)) {
                self.act(&choice.clone());
            }
        } else if let Some(only) = picks.only() {
            self.act(&only.clone());
        } else if self.prompt().is_some() {
            self.notice = Some(self.words.text("tui-pick-first"));
        }
    }

    fn act(&mut self, choice: &Choice) {
        let Some(moment) = self.prompt().map(|prompt| prompt.moment) else {
            return;
        };
        let action = choice.action.clone();
        self.say(ToSitting::Act { moment, action });
    }
}
