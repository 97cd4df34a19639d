//! `cargo xtask new role`: what a character of Clocktower starts with, once it is no longer played by hand.
//!
//! Its names, its team and its places in the night are in the almanac already.

use super::Draft;
use crate::almanac;

/// Starts a character of the almanac.
pub(super) fn draft(id: &str) -> Result<Draft, String> {
    let sheet = almanac::sheet(id)?;
    let english = &sheet.name;
    let constant = almanac::constant(english);
    let stem = constant.to_lowercase();
    let slug = stem.replace('_', "-");
    let shelf = shelf(&sheet.team)?;
    let simplified = match sheet.zh_hans.as_str() {
        "" => english,
        name => name,
    };
    let team = almanac::camel(&sheet.team);
    let source = format!(
        "//! {simplified} — {english}. {team}.\n//!\n//! What it does, in a sentence or two of our own, with the rulings it \
         comes from.\nuse crate::roles::*;\n\npub(crate) const ROLE: Role = Role {{\n    character: Character::{constant},\n    \
         ..PLAIN\n}};\n"
    );
    let page = format!(
        "# {simplified} · {english}\n<!-- rule: clocktower 1.8 -->\n\n*The rule in a sentence of our own, in English.*\n\n\
         玩家要知道的。\n\n## 第一个场景\n\n```table\n剧本: 暗流涌动 {simplified}\n座位: A B C D E F\nA: 小恶魔\nB: {simplified}\nC: 士兵\nD: 投毒者\nE: 厨师\n\
         F: 圣徒\n```\n```play\n到 天亮\n```\n```expect\nB 活着\n```\n"
    );
    let path = format!("rulebook/clocktower/characters/{shelf}/{slug}.md");
    let hints = format!(
        "Left to do:\n  \
         crates/clocktower/src/roles/{shelf}.rs: add `mod {stem};` and `&{stem}::ROLE` to its ROLES\n  \
         then write the page's scenarios first, two at least, and make them pass: hearsay rules check {path}"
    );
    Ok(Draft {
        source: (
            format!("crates/clocktower/src/roles/{shelf}/{stem}.rs"),
            source,
        ),
        page: (path, page),
        row: None,
        hints,
    })
}

/// The folder of a team.
fn shelf(team: &str) -> Result<&'static str, String> {
    match team {
        "townsfolk" => Ok("townsfolk"),
        "outsider" => Ok("outsiders"),
        "minion" => Ok("minions"),
        "demon" => Ok("demons"),
        "traveller" => Ok("travellers"),
        other => Err(format!(
            "Characters of the team {other} have no files; the storyteller carries them out by hand."
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_gets_its_file_and_its_page() {
        let draft = draft("villageidiot").unwrap();
        let (path, source) = draft.source;
        assert_eq!(
            path,
            "crates/clocktower/src/roles/townsfolk/village_idiot.rs"
        );
        assert!(source.contains("Character::VILLAGE_IDIOT"), "{source}");
        assert_eq!(
            draft.page.0,
            "rulebook/clocktower/characters/townsfolk/village-idiot.md"
        );
    }

    #[test]
    fn whoever_is_not_in_the_almanac_is_refused() {
        assert!(draft("village-fool").is_err());
    }

    #[test]
    fn whoever_nobody_plays_has_no_file() {
        assert!(draft("angel").is_err());
    }
}
