//! 心愿 — how a person wants to be asked, as the text that is kept between two evenings:
//!
//! ```text
//! asking never
//! off can-counter
//! ```
//!
//! What a line says that is not understood (a file of another version, a slip of an editor) counts for
//! nothing; a reason that cannot be switched off stays on.

use protocol::patience::{Asking, Patience, Why};

const ASKINGS: [(Asking, &str); 3] = [
    (Asking::Auto, "auto"),
    (Asking::Always, "always"),
    (Asking::Never, "never"),
];

/// The text for these wishes; what is waited for is no part of it.
pub(crate) fn write(patience: &Patience) -> String {
    let name = ASKINGS.iter().find(|(it, _)| *it == patience.asking);
    let mut text = format!("asking {}\n", name.map_or("auto", |(_, name)| name));
    for why in Why::ALL.iter().filter(|why| patience.off.contains(why)) {
        text += &format!("off {}\n", why.name());
    }
    text
}

/// The wishes in a text.
pub(crate) fn read(text: &str) -> Patience {
    let mut patience = Patience::default();
    for line in text.lines() {
        match line.trim().split_once(' ') {
            Some(("asking", named)) => {
                let known = ASKINGS.iter().find(|(_, name)| *name == named);
                patience.asking = known.map_or(patience.asking, |(asking, _)| *asking);
            }
            Some(("off", named)) => {
                let why = Why::ALL.into_iter().find(|why| why.name() == named);
                let new = why.filter(|why| !why.is_fixed() && !patience.off.contains(why));
                patience.off.extend(new);
            }
            _ => {}
        }
    }
    patience
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Stop;

    #[test]
    fn wishes_are_read_as_they_were_written() {
        for (asking, _) in ASKINGS {
            for off in [vec![], vec![Why::Stop(Stop::Mine), Why::OnItsWay]] {
                let mut patience = Patience::default();
                (patience.asking, patience.off) = (asking, off);
                assert_eq!(read(&write(&patience)), patience);
            }
        }
    }

    #[test]
    fn what_is_not_understood_counts_for_nothing() {
        let odd =
            "asking\nasking loudly\noff danger\noff\noff mine\r\noff mine\n\u{0}\nasking never";
        let mut expected = Patience::default();
        (expected.asking, expected.off) = (Asking::Never, vec![Why::Stop(Stop::Mine)]);
        assert_eq!(read(odd), expected);
        assert_eq!(read(""), Patience::default());
    }
}
