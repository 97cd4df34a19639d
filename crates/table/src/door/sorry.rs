//! 抱歉 — what cannot be done, as lines; their texts are in `locales/*/table.ftl`.

use protocol::{Level, Line, PROTOCOL_VERSION};

pub(super) fn line(key: &str) -> Line {
    Line::new(key, Level::Story)
}

pub(super) fn not_a_message(why: &serde_json::Error) -> Line {
    line("sorry-not-a-message").text("why", why.to_string())
}

pub(super) fn version(theirs: u32) -> Line {
    line("sorry-version")
        .text("theirs", theirs.to_string())
        .text("ours", PROTOCOL_VERSION.to_string())
}

pub(super) fn unknown_game(game: &str) -> Line {
    let known: Vec<&str> = games::GAMES.iter().map(|game| game.id).collect();
    line("sorry-unknown-game")
        .text("game", game)
        .text("games", known.join(", "))
}

/// All keys the door says sorry with, for the test that every language has them.
#[cfg(test)]
pub(super) const KEYS: &[&str] = &[
    "sorry-bad-seed",
    "sorry-ct-exclusive",
    "sorry-ct-no-script",
    "sorry-ct-not-of-the-script",
    "sorry-ct-players",
    "sorry-ct-residents",
    "sorry-ct-script",
    "sorry-ct-seating",
    "sorry-ct-too-few",
    "sorry-ct-too-many-calls",
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
    "sorry-record-decision",
    "sorry-record-line",
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
