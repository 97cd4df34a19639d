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
        if let Some(seat) = self.seat_of(key) {
            self.eye = Eye::Seat(seat);
            return true;
        }
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
            _ => {}
        }
        true
    }

    /// The seat at this table whose letter the key is.
    fn seat_of(&self, key: KeyCode) -> Option<Seat> {
        let KeyCode::Char(letter) = key else {
            return None;
        };
        let seat = letter.to_string().parse::<Seat>().ok()?;
        (seat.number() < self.film.seats()).then_some(seat)
    }

    fn keys(&self) -> String {
        let last = Seat::new(self.film.seats() - 1);
        format!(
            "left/right: step  PgUp/PgDn: ten  Home/End  A-{last}: a seat  0: all  P: public  Q"
        )
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
        frame.render_widget(Paragraph::new(Line::styled(self.keys(), quiet)), keys);
    }
}

fn paragraph(lines: Vec<String>) -> Paragraph<'static> {
    let lines: Vec<Line<'static>> = lines.into_iter().map(Line::raw).collect();
    Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false })
}

#[cfg(test)]
mod tests {
    use blanc_noir::Table;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use words::{Locale, Words};

    use crate::records::RecordFile;

    use super::*;

    fn film(locale: Locale) -> Film<Table> {
        let record = include_bytes!("../../tests/records/three.txt");
        let file = RecordFile::new("three.txt".to_owned(), record.to_vec());
        Film::of(&file, Words::load(locale)).unwrap()
    }

    fn screen(viewer: &Viewer<'_, Table>) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| viewer.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn a_moment_fits_on_a_small_terminal() {
        let film = film(Locale::En);
        insta::assert_snapshot!(screen(&Viewer {
            film: &film,
            at: 6,
            eye: Eye::Seat(Seat::new(0)),
        }));
    }

    #[test]
    fn the_end_is_told_in_the_chosen_language() {
        let film = film(Locale::ZhHans);
        insta::assert_snapshot!(screen(&Viewer {
            film: &film,
            at: film.len(),
            eye: Eye::All,
        }));
    }

    #[test]
    fn keys_step_and_change_the_eye() {
        let film = film(Locale::En);
        let mut viewer = Viewer {
            film: &film,
            at: 0,
            eye: Eye::All,
        };
        let mut press = |keys: &[KeyCode]| {
            for &key in keys {
                assert!(viewer.press(key), "{key:?} goes on");
            }
            (viewer.at, viewer.eye)
        };
        let b = Eye::Seat(Seat::new(1));
        assert_eq!(press(&[KeyCode::Left]), (0, Eye::All));
        assert_eq!(press(&[KeyCode::Right, KeyCode::Char(' ')]), (2, Eye::All));
        assert_eq!(press(&[KeyCode::PageDown, KeyCode::Left]), (11, Eye::All));
        assert_eq!(press(&[KeyCode::Char('b')]), (11, b));
        // There is no seat D at this table.
        assert_eq!(press(&[KeyCode::Char('d'), KeyCode::End]), (82, b));
        assert_eq!(
            press(&[KeyCode::Right, KeyCode::Char('p')]),
            (82, Eye::Public)
        );
        let eyes = [KeyCode::Tab; 4];
        assert_eq!(press(&eyes), (82, Eye::All));
        assert_eq!(press(&[KeyCode::Home]), (0, Eye::All));
        assert!(!viewer.press(KeyCode::Char('q')));
        assert!(!viewer.press(KeyCode::Esc));
    }

    /// At a table of nine, H is a player.
    #[test]
    fn every_seats_letter_is_its_key() {
        let setup = fengsheng::Setup::new(fengsheng::Edition::Standard2010, 9);
        let record = kernel::Record::<fengsheng::Table>::new(setup, kernel::Seed::from_number(1));
        let source = RecordFile::new("nine.txt".to_owned(), record.to_text().into_bytes());
        let film = Film::<fengsheng::Table>::of(&source, Words::load(Locale::En)).unwrap();
        let mut viewer = Viewer {
            film: &film,
            at: 0,
            eye: Eye::All,
        };
        for seat in Seat::all(9) {
            let letter = seat.to_string().to_ascii_lowercase().remove(0);
            assert!(viewer.press(KeyCode::Char(letter)));
            assert_eq!(viewer.eye, Eye::Seat(seat));
        }
        assert!(viewer.keys().contains("A-I: a seat"), "{}", viewer.keys());
        assert!(viewer.keys().len() <= 80);
    }

    /// Stepping through the game as A shows no more than A could see.
    #[test]
    fn another_players_answer_is_not_named() {
        let film = film(Locale::En);
        let a = Eye::Seat(Seat::new(0));
        let text: Vec<String> = (0..=film.len())
            .flat_map(|at| film.happened(at, a))
            .collect();
        assert!(text.iter().any(|line| line == "A draw"));
        assert!(
            !text
                .iter()
                .any(|line| line.starts_with("B ") && !line.starts_with("B ("))
        );
    }
}
