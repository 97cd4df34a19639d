//! 边框 — says at once who may look at a screen: by a word, by the border, by the ink.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::App;
use crate::text::{cells, fit};

/// The cells that the border takes in a row.
pub(crate) const INSIDE: usize = 4;

/// Who may look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Only whoever runs the game.
    Storytellers,
    /// Only the person who plays.
    Own,
    /// Everybody.
    Open,
}

impl Kind {
    const fn word(self) -> &'static str {
        match self {
            Self::Storytellers => "tui-ct-secret",
            Self::Own => "tui-ct-own",
            Self::Open => "tui-ct-open",
        }
    }

    /// What the border is made of: dense where it hides something.
    const fn border(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Storytellers | Self::Own => ("#", "# ", " #"),
            Self::Open => ("-", "| ", " |"),
        }
    }

    fn ink(self, app: &App) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        let style = match self {
            Self::Storytellers | Self::Own => style.add_modifier(Modifier::REVERSED),
            Self::Open => style,
        };
        if !app.theme.colours {
            return style;
        }
        match self {
            Self::Storytellers | Self::Own => style.fg(Color::LightRed),
            Self::Open => style.fg(Color::LightGreen),
        }
    }
}

/// The lines inside a border, from where the person has scrolled to; the word stands in its top, the keys in its bottom.
pub(super) fn framed(
    app: &App,
    kind: Kind,
    lines: Vec<Line<'static>>,
    keys: &str,
    (width, height): (usize, usize),
) -> Vec<Line<'static>> {
    let ink = kind.ink(app);
    let (edge, left, right) = kind.border();
    let room = height.saturating_sub(2);
    let inside = width.saturating_sub(INSIDE);
    let from = app.scroll.min(lines.len().saturating_sub(room));
    let longer = lines.len() > room;
    let bar = |text: &str| {
        let text = format!("{} {text} ", edge.repeat(2));
        let rest = edge.repeat(width.saturating_sub(cells(&text)));
        Line::styled(fit(&format!("{text}{rest}"), width), ink)
    };
    let mut framed = vec![bar(&app.words.text(kind.word()))];
    let mut rows: Vec<Line<'static>> = lines.into_iter().skip(from).take(room).collect();
    rows.resize_with(room, Line::default);
    framed.extend(rows.into_iter().map(|line| {
        let taken: usize = line.spans.iter().map(|span| cells(&span.content)).sum();
        let mut spans = vec![Span::styled(left, ink)];
        spans.extend(cut(line, inside));
        spans.push(Span::raw(" ".repeat(inside.saturating_sub(taken))));
        spans.push(Span::styled(right, ink));
        Line::from(spans)
    }));
    let mut keys = app.words.text(keys);
    if longer {
        keys = format!("{} {keys}", app.words.text("tui-page-keys"));
    }
    framed.push(bar(&keys));
    framed
}

/// The line's pieces as far as there is room.
fn cut(line: Line<'static>, mut room: usize) -> Vec<Span<'static>> {
    let style = line.style;
    let mut spans = Vec::new();
    for span in line.spans {
        let wide = cells(&span.content);
        let text = if wide > room {
            fit(&span.content, room)
        } else {
            span.content.into_owned()
        };
        room -= wide.min(room);
        spans.push(Span::styled(text, style.patch(span.style)));
    }
    spans
}
