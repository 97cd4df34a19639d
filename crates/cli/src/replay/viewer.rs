//! The viewer on a terminal: one screen for a moment, keys to go on.

use kernel::{Eye, Seat};
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use crate::trouble::Trouble;

use super::film::{Film, Shown};

const KEYS: &str = "left/right: step   PgUp/PgDn: ten   Home/End   A-F: a seat's eye   0: all   P: public   Q: quit";
/// How many decisions a page key steps.
const PAGE: usize = 10;

/// Shows the film until the person quits.
pub(super) fn view<G: Shown>(film: &Film<G>, eye: Eye) -> Result<(), Trouble> {
    let mut viewer = Viewer { film, at: 0, eye };
    let mut terminal = ratatui::try_init()?;
    let result = loop {
        if let Err(error) = terminal.draw(|frame| viewer.draw(frame)) {
            break Err(error.into());
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                let interrupt =
                    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
                if interrupt || !viewer.press(key.code) {
                    break Ok(());
                }
            }
            Ok(_) => {}
            Err(error) => break Err(error.into()),
        }
    };
    ratatui::restore();
    result
}

struct Viewer<'a, G: Shown> {
    film: &'a Film<G>,
    at: usize,
    eye: Eye,
}

impl<G: Shown> Viewer<'_, G> {
    /// Does what a key says; false when it is time to go.
    fn press(&mut self, key: KeyCode) -> bool {
        let last = self.film.len();
        match key {
            KeyCode::Right | KeyCode::Char(' ' | 'n' | 'l') => self.at = (self.at + 1).min(last),
            KeyCode::Left | KeyCode::Backspace | KeyCode::Char('h') => {
                self.at = self.at.saturating_sub(1);
            }
            KeyCode::PageDown => self.at = (self.at + PAGE).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(PAGE),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Char('0') => self.eye = Eye::All,
            KeyCode::Char('p' | 'P') => self.eye = Eye::Public,
            KeyCode::Tab => self.eye = self.next_eye(),
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return false,
            KeyCode::Char(letter) => {
                if let Ok(seat) = letter.to_string().parse::<Seat>()
                    && seat.number() < self.film.seats()
                {
                    self.eye = Eye::Seat(seat);
                }
            }
            _ => {}
        }
        true
    }

    /// All, public, A, B, … and round again.
    fn next_eye(&self) -> Eye {
        match self.eye {
            Eye::All => Eye::Public,
            Eye::Public => Eye::Seat(Seat::new(0)),
            Eye::Seat(seat) if seat.number() + 1 < self.film.seats() => {
                Eye::Seat(Seat::new(seat.number() + 1))
            }
            Eye::Seat(_) => Eye::All,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let happened = self.film.happened(self.at, self.eye);
        let picture = self.film.picture(self.at, self.eye);
        let below = (happened.len() as u16 + 1).clamp(3, frame.area().height / 3);
        let [title, table, story, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(below),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let strong = Style::new().add_modifier(Modifier::BOLD);
        let quiet = Style::new().add_modifier(Modifier::DIM);
        let heading = Line::styled(self.film.title(self.at, self.eye), strong);
        frame.render_widget(Paragraph::new(heading), title);
        frame.render_widget(paragraph(picture), table);
        let rule = Block::new().borders(Borders::TOP).border_style(quiet);
        frame.render_widget(paragraph(happened).block(rule), story);
        frame.render_widget(Paragraph::new(Line::styled(KEYS, quiet)), keys);
    }
}

fn paragraph(lines: Vec<String>) -> Paragraph<'static> {
    let lines: Vec<Line<'static>> = lines.into_iter().map(Line::raw).collect();
    Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false })
}
