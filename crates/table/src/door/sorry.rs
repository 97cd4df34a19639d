//! 抱歉 — what cannot be done, as lines; their texts are in `locales/*/table.ftl`.

use protocol::{Level, Line, PROTOCOL_VERSION};

use super::misread::Misread;

pub(super) fn line(key: &str) -> Line {
    Line::new(key, Level::Story)
}

/// A setup that cannot be read.
pub(super) fn setup(why: &Misread) -> Line {
    line("sorry-setup").line("why", why.line())
}

/// A piece of what was sent that fits into a sentence.
pub(super) fn shortened(text: &str) -> String {
    /// Longer than anything that is meant.
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

pub(super) fn version(theirs: u32) -> Line {
    line("sorry-version")
        .text("theirs", theirs.to_string())
        .text("ours", PROTOCOL_VERSION.to_string())
}

pub(super) fn unknown_game(game: &str) -> Line {
    let known: Vec<&str> = games::GAMES.iter().map(|game| game.id).collect();
    line("sorry-unknown-game")
        .text("game", shortened(game))
        .text("games", known.join(", "))
}

/// All keys the door says sorry with, for the test that every language has them.
#[cfg(test)]
pub(super) const KEYS: &[&str] = &[
    "sorry-bad-seed",
    "sorry-ct-exclusive",
    "sorry-ct-no-character",
    "sorry-ct-no-script",
    "sorry-ct-not-of-the-script",
    "sorry-ct-players",
    "sorry-ct-residents",
    "sorry-ct-script",
    "sorry-ct-seating",
    "sorry-ct-too-few",
    "sorry-ct-too-many-calls",
    "sorry-misread-field",
    "sorry-misread-field-of",
    "sorry-misread-json",
    "sorry-misread-missing",
    "sorry-misread-unknown",
    "sorry-misread-value",
    "sorry-misread-value-of",
    "sorry-no-action",
    "sorry-no-advice",
    "sorry-no-game",
    "sorry-no-seed",
    "sorry-not-a-message",
    "sorry-not-asked",
    "sorry-not-over",
    "sorry-nothing-to-undo",
    "sorry-over",
    "sorry-plan-seats",
    "sorry-plan-you",
    "sorry-record-bad-setup",
    "sorry-record-damaged",
    "sorry-record-decision",
    "sorry-record-ended",
    "sorry-record-illegal",
    "sorry-record-line",
    "sorry-record-no-action",
    "sorry-record-no-seat",
    "sorry-record-no-seed",
    "sorry-record-no-setup",
    "sorry-record-none",
    "sorry-record-not-dealt",
    "sorry-record-other-game",
    "sorry-record-over",
    "sorry-record-part-game",
    "sorry-record-part-seed",
    "sorry-record-part-setup",
    "sorry-record-part-title",
    "sorry-record-you",
    "sorry-sealed",
    "sorry-setup",
    "sorry-setup-characters",
    "sorry-setup-foreign",
    "sorry-setup-forgetful",
    "sorry-setup-mode",
    "sorry-setup-offered",
    "sorry-setup-players",
    "sorry-setup-seats",
    "sorry-setup-split",
    "sorry-setup-starter",
    "sorry-stale",
    "sorry-unknown-bot",
    "sorry-unknown-game",
    "sorry-version",
];

#[cfg(test)]
mod tests {
    use super::KEYS;

    #[test]
    fn every_language_has_every_sentence() {
        for (language, text) in [
            (
                "zh-Hans",
                include_str!("../../../../locales/zh-Hans/table.ftl"),
            ),
            (
                "zh-Hant",
                include_str!("../../../../locales/zh-Hant/table.ftl"),
            ),
            ("en", include_str!("../../../../locales/en/table.ftl")),
        ] {
            let said: Vec<&str> = text
                .lines()
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
                .collect();
            let mut sorted = said.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, KEYS, "{language}");
        }
    }
}
