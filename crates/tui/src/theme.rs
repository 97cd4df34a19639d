//! 墨色 — how things look. Nothing is told by colour alone: every card says its colour in words too.

use blanc_noir::Colour;
use ratatui::style::{Color, Modifier, Style};

/// Headings and what cannot be chosen.
pub(crate) const QUIET: Style = Style::new().add_modifier(Modifier::DIM);

/// What is selected.
pub(crate) const SELECTED: Style = Style::new().add_modifier(Modifier::REVERSED);

/// The inks, or none at all where `NO_COLOR` is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    pub(crate) colours: bool,
}

impl Theme {
    /// The ink of a colour; black cards have none.
    pub(crate) fn ink(self, colour: Option<Colour>) -> Style {
        let ink = match colour {
            _ if !self.colours => return Style::new(),
            Some(Colour::Red) => Color::LightRed,
            Some(Colour::Yellow) => Color::Yellow,
            Some(Colour::Green) => Color::LightGreen,
            Some(Colour::Blue) => Color::LightBlue,
            None => Color::LightMagenta,
        };
        Style::new().fg(ink)
    }

    /// The ink of intelligence of a colour.
    pub(crate) fn intelligence(self, colour: fengsheng::Colour) -> Style {
        self.ink(match colour {
            fengsheng::Colour::Red => Some(Colour::Red),
            fengsheng::Colour::Blue => Some(Colour::Blue),
            fengsheng::Colour::Black => None,
        })
    }

    /// The ink of a card by its code; one of two colours has that of the more dangerous.
    pub(crate) fn card(self, code: &str) -> Style {
        if let Ok(face) = code.parse::<blanc_noir::Face>() {
            return self.ink(face.colour());
        }
        let colours = code.parse().ok().and_then(|face: fengsheng::Face| {
            let mut colours = fengsheng::Colour::ALL.into_iter().rev();
            colours.find(|&colour| face.is(colour))
        });
        colours.map_or(Style::new(), |colour| self.intelligence(colour))
    }

    /// What needs the eye: the question, whose turn it is.
    pub(crate) const fn strong(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours {
            style.fg(Color::LightCyan)
        } else {
            style
        }
    }

    /// What is wrong, or waits to be taken: a reason, a chain.
    pub(crate) const fn warning(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        if self.colours {
            style.fg(Color::LightRed)
        } else {
            style
        }
    }
}
