//! The almanac of clocktower as Rust: characters, jinxes, night sheets and counts, made of `data/roles.toml`.
//!
//! The engine has the facts as constants and reads no file, so the data file is turned into sources here, which are committed.

mod data;

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::Stdio;

pub(crate) use data::sheet;
use data::{DATA, Data, Role, data};

use crate::run;

/// Every character.
pub(crate) const TABLE: &str = "crates/clocktower/src/almanac/table.rs";
/// Which characters change each other's rules.
pub(crate) const JINXES: &str = "crates/clocktower/src/almanac/jinxes.rs";
/// In which order nights go, and how many of each team there are.
pub(crate) const SHEETS: &str = "crates/clocktower/src/almanac/sheets.rs";

/// The sources: path and text.
pub(crate) fn sources() -> Result<Vec<(&'static str, String)>, String> {
    let data = data()?;
    Ok(vec![
        (TABLE, formatted(&table(&data))?),
        (JINXES, formatted(&jinxes(&data)?)?),
        (SHEETS, formatted(&sheets(&data)?)?),
    ])
}

/// The first line of a derived file.
fn head(about: &str) -> String {
    format!(
        "//! {about}, derived from `data/roles.toml` by `cargo xtask codegen`; not to be edited by hand.\n\n"
    )
}

fn table(data: &Data) -> String {
    let mut out = head("角色年鉴 — every official character");
    out.push_str(
        "use super::{Auto, Edition, Entry};\nuse crate::character::{Character, Team};\n\nimpl Character {\n",
    );
    for (number, role) in data.role.iter().enumerate() {
        let name = &role.name;
        let constant = constant(name);
        let both = match role.zh_hans.as_str() {
            "" => name.clone(),
            zh_hans => format!("{zh_hans}, {name}"),
        };
        writeln!(
            out,
            "/// {both}.\npub const {constant}: Self = Self({number});"
        )
        .expect("a text can be written to");
    }
    let count = data.role.len();
    writeln!(
        out,
        "}}\n\n/// The official characters, in the order of their numbers.\npub static TABLE: [Entry; {count}] = ["
    )
    .expect("a text can be written to");
    for role in &data.role {
        let Role {
            id,
            name,
            zh_hans,
            zh_hant,
            first_night,
            other_night,
            setup,
            reminders,
            ..
        } = role;
        let [team, edition, auto] = [&role.team, &role.edition, &role.auto].map(|word| camel(word));
        writeln!(
            out,
            "Entry {{ id: {id:?}, name: {name:?}, zh_hans: {zh_hans:?}, zh_hant: {zh_hant:?}, team: Team::{team}, \
             edition: Edition::{edition}, first_night: {first_night}, other_night: {other_night}, setup: {setup}, \
             auto: Auto::{auto}, reminders: &{reminders:?} }},"
        )
        .expect("a text can be written to");
    }
    out.push_str("];\n");
    out
}

fn jinxes(data: &Data) -> Result<String, String> {
    let mut out = head("相克规则 — which official characters change each other's rules");
    let (version, count) = (&data.jinx_version, data.jinx.len());
    writeln!(
        out,
        "use super::Jinx;\nuse crate::character::Character;\n\n\
         /// Whose list it is, and of which day.\npub const JINX_VERSION: &str = {version:?};\n\n\
         /// All jinxes.\npub static JINXES: [Jinx; {count}] = ["
    )
    .expect("a text can be written to");
    for jinx in &data.jinx {
        let [a, b] = [character(data, &jinx.a)?, character(data, &jinx.b)?];
        let (gist, exclusive) = (&jinx.gist, jinx.exclusive);
        writeln!(
            out,
            "Jinx {{ a: {a}, b: {b}, gist: {gist:?}, exclusive: {exclusive} }},"
        )
        .expect("a text can be written to");
    }
    out.push_str("];\n");
    Ok(out)
}

fn sheets(data: &Data) -> Result<String, String> {
    /// The constant, what the data file calls it, and what it is.
    const SHEETS: [(&str, &str, &str); 8] = [
        (
            "FIRST",
            "first",
            "The first night, with all official characters.",
        ),
        (
            "OTHER",
            "other",
            "Every other night, with all official characters.",
        ),
        (
            "TB_FIRST",
            "tb_first",
            "暗流涌动, Trouble Brewing: the first night.",
        ),
        (
            "TB_OTHER",
            "tb_other",
            "暗流涌动, Trouble Brewing: every other night.",
        ),
        (
            "BMR_FIRST",
            "bmr_first",
            "黯月初升, Bad Moon Rising: the first night.",
        ),
        (
            "BMR_OTHER",
            "bmr_other",
            "黯月初升, Bad Moon Rising: every other night.",
        ),
        (
            "SNV_FIRST",
            "snv_first",
            "梦殒春宵, Sects & Violets: the first night.",
        ),
        (
            "SNV_OTHER",
            "snv_other",
            "梦殒春宵, Sects & Violets: every other night.",
        ),
    ];
    let mut out =
        head("夜晚行动顺序 — the order of the nights, and how many of each team there are");
    out.push_str("use super::Slot;\nuse crate::character::Character;\n");
    for (constant, name, about) in SHEETS {
        let ids = data
            .night_order
            .get(name)
            .ok_or_else(|| format!("{DATA}: [night_order] has no {name}."))?;
        let slots = ids
            .iter()
            .map(|id| slot(data, id))
            .collect::<Result<Vec<_>, _>>()?;
        let count = slots.len();
        let slots = slots.join(", ");
        writeln!(
            out,
            "\n/// {about}\npub static {constant}: [Slot; {count}] = [{slots}];"
        )
        .expect("a text can be written to");
    }
    let counts = (5..=15)
        .map(|seats: u8| {
            data.counts
                .get(&seats.to_string())
                .map(|counts| format!("{counts:?}"))
                .ok_or_else(|| format!("{DATA}: [counts] has nothing for {seats} seats."))
        })
        .collect::<Result<Vec<_>, _>>()?;
    writeln!(
        out,
        "\n/// How many Townsfolk, Outsiders, Minions and Demons there are before characters change it, \
         for five seats, six … fifteen; Travellers not counted.\npub static COUNTS: [[u8; 4]; {}] = [{}];",
        counts.len(),
        counts.join(", ")
    )
    .expect("a text can be written to");
    Ok(out)
}

/// A step of a night as Rust.
fn slot(data: &Data, id: &str) -> Result<String, String> {
    Ok(match id {
        "dusk" => "Slot::Dusk".to_owned(),
        "minioninfo" => "Slot::MinionInfo".to_owned(),
        "demoninfo" => "Slot::DemonInfo".to_owned(),
        "dawn" => "Slot::Dawn".to_owned(),
        id => format!("Slot::Character({})", character(data, id)?),
    })
}

/// A character as Rust.
fn character(data: &Data, id: &str) -> Result<String, String> {
    data.role
        .iter()
        .find(|role| role.id == id)
        .map(|role| format!("Character::{}", constant(&role.name)))
        .ok_or_else(|| format!("{DATA}: there is no role \"{id}\"."))
}

/// An English name as a constant's: `DEVILS_ADVOCATE`.
pub(crate) fn constant(name: &str) -> String {
    name.replace('\'', "")
        .replace([' ', '-'], "_")
        .to_uppercase()
}

/// A word of the data file as a variant's name.
pub(crate) fn camel(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect())
        + letters.as_str()
}

/// The source as rustfmt writes it.
fn formatted(source: &str) -> Result<String, String> {
    let mut command = run::program("rustfmt", ["--edition", "2024"]);
    let failed = |why: std::io::Error| format!("`rustfmt` could not be used: {why}.");
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    // rustfmt reads everything before it writes anything.
    child
        .stdin
        .take()
        .expect("standard input is a pipe")
        .write_all(source.as_bytes())
        .map_err(failed)?;
    let output = child.wait_with_output().map_err(failed)?;
    match String::from_utf8(output.stdout) {
        Ok(text) if output.status.success() => Ok(text),
        _ => Err(format!("`rustfmt` failed ({}).", output.status)),
    }
}

#[cfg(test)]
mod tests {
    use super::data::read;
    use super::*;

    #[test]
    fn the_committed_almanac_is_what_the_data_file_says() {
        for (path, text) in sources().unwrap() {
            let committed = std::fs::read_to_string(run::root().join(path)).unwrap();
            assert!(
                committed == text,
                "{path} is out of date; run `cargo xtask codegen`"
            );
        }
    }

    #[test]
    fn names_become_constants() {
        assert_eq!(constant("Devil's Advocate"), "DEVILS_ADVOCATE");
        assert_eq!(constant("Al-Hadikhia"), "AL_HADIKHIA");
        assert_eq!(camel("townsfolk"), "Townsfolk");
    }

    #[test]
    fn a_jinx_of_nobody_is_named() {
        let data = "jinx_version = \"x\"\nrole = []\ncounts = {}\nnight_order = {}\n[[jinx]]\na = \"whist\"\nb = \"imp\"\ngist = \"\"\n";
        assert_eq!(
            jinxes(&read(data).unwrap()),
            Err(format!("{DATA}: there is no role \"whist\"."))
        );
        assert_eq!(
            sheets(&read(data).unwrap()),
            Err(format!("{DATA}: [night_order] has no first."))
        );
    }

    #[test]
    fn a_mistake_in_the_data_file_is_shown_with_its_place() {
        let complaint = read("jinx_version = 3\n").err().unwrap();
        assert!(
            complaint.starts_with(&format!("{DATA}: ")) && complaint.contains("line 1"),
            "{complaint}"
        );
    }
}
