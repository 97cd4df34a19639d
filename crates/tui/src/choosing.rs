//! 作答 — walking over what can be chosen, and choosing it.

use protocol::{Choice, ToSitting};
use ratatui::crossterm::event::KeyCode;

use crate::App;
use crate::picks::Picks;

impl App {
    pub(crate) fn key_on_question(&mut self, code: KeyCode) {
        if self.is_choosing_a_character() && self.turn_page(code) {
            return;
        }
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
        if let Some(choice) = picks.behind(letter) {
            self.act(&choice.clone());
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
            let at = picks.highlighted(pick, self.option);
            if let Some(choice) = at.and_then(|at| pick.options.get(at)) {
                self.act(&choice.clone());
            } else if !pick.options.is_empty() {
                self.notice = Some(self.words.text("tui-aim-first"));
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
        self.say(ToSitting::Act {
            moment,
            action,
            seat: None,
        });
    }
}
