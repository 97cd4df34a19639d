//! 开局的记法 — a setup as one line of ASCII, the script as a name or as its file in one word.

use crate::scripts::Script;
use crate::setup::{Seated, Setup};

pub(super) fn write(setup: &Setup) -> String {
    let mut text = format!(
        "script={} seats={}",
        write_script(&setup.script),
        setup.players
    );
    if setup.travellers > 0 {
        text += &format!(" travellers={}", setup.travellers);
    }
    if setup.chairs > 0 {
        text += &format!(" chairs={}", setup.chairs);
    }
    if !setup.rules.travellers_meet_the_demon {
        text += " travellers_meet_the_demon=false";
    }
    if setup.rules.talk {
        text += " talk=true";
    }
    if !setup.seating.is_empty() {
        let seating: Vec<String> = setup.seating.iter().map(ToString::to_string).collect();
        text += &format!(" seating={}", seating.join(","));
    }
    text
}

pub(super) fn read(text: &str) -> Result<Setup, String> {
    let mut setup = Setup::new(script("trouble-brewing")?, 0);
    for word in text.split_whitespace() {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| format!("\"{word}\" is not of the form key=value"))?;
        match key {
            "script" => setup.script = script(value)?,
            "seats" => setup.players = number(key, value)?,
            "travellers" => setup.travellers = number(key, value)?,
            "chairs" => setup.chairs = number(key, value)?,
            "travellers_meet_the_demon" => {
                setup.rules.travellers_meet_the_demon = truth(key, value)?;
            }
            "talk" => setup.rules.talk = truth(key, value)?,
            "seating" => {
                setup.seating = value
                    .split(',')
                    .map(read_seated)
                    .collect::<Result<_, _>>()?;
            }
            _ => return Err(format!("\"{key}\" is nothing that a setup says")),
        }
    }
    if setup.players == 0 {
        return Err("a setup says how many play: seats=8".to_owned());
    }
    Ok(setup)
}

/// A base script is written as its name, any other as its file in one word: without spaces, in ASCII.
fn write_script(script: &Script) -> String {
    let named = Script::NAMED
        .into_iter()
        .find(|name| Script::named(name).as_ref() == Some(script));
    named.map_or_else(|| in_one_word(&script.write()), str::to_owned)
}

/// The same JSON without a space and in ASCII.
fn in_one_word(json: &str) -> String {
    let mut word = String::new();
    let mut is_text = false;
    let mut is_escaped = false;
    for letter in json.chars() {
        let is_plain = letter.is_ascii_graphic();
        if is_text && !is_plain {
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                word += &format!("\\u{unit:04x}");
            }
        } else if is_plain {
            word.push(letter);
        }
        if letter == '"' && !is_escaped {
            is_text = !is_text;
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    word
}

fn script(text: &str) -> Result<Script, String> {
    if text.starts_with('[') {
        return Script::read(text).map_err(|why| why.to_string());
    }
    Script::named(text).ok_or_else(|| {
        format!(
            "there is no script \"{text}\"; there are {}, or write a script's file without spaces",
            Script::NAMED.join(", ")
        )
    })
}

fn number(key: &str, value: &str) -> Result<u8, String> {
    value
        .parse()
        .map_err(|_| format!("{key}={value}: that is not a small number"))
}

fn truth(key: &str, value: &str) -> Result<bool, String> {
    value
        .parse()
        .map_err(|_| format!("{key}={value}: say true or false"))
}

fn read_seated(text: &str) -> Result<Seated, String> {
    text.parse()
        .map_err(|why: crate::UnknownCharacter| why.to_string())
}

/// A player's character, and the token shown where that is another.
impl std::fmt::Display for Seated {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.believes == self.character {
            write!(out, "{}", self.character)
        } else {
            write!(out, "{}:{}", self.character, self.believes)
        }
    }
}

impl std::str::FromStr for Seated {
    type Err = crate::UnknownCharacter;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (character, believes) = text.split_once(':').unwrap_or((text, text));
        Ok(Self {
            character: character.parse()?,
            believes: believes.parse()?,
        })
    }
}

/// As messages carry it: the script by its name or as its file, and what differs from the usual.
impl serde::Serialize for Setup {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap as _;
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("script", &write_script(&self.script))?;
        map.serialize_entry("seats", &self.players)?;
        map.serialize_entry("travellers", &self.travellers)?;
        map.serialize_entry("chairs", &self.chairs)?;
        map.serialize_entry(
            "travellers_meet_the_demon",
            &self.rules.travellers_meet_the_demon,
        )?;
        map.serialize_entry("talk", &self.rules.talk)?;
        if !self.seating.is_empty() {
            let seating: Vec<String> = self.seating.iter().map(ToString::to_string).collect();
            map.serialize_entry("seating", &seating)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use kernel::Notation as _;

    use super::*;
    use crate::town::Town;

    #[test]
    fn a_setup_reads_back_what_it_writes() {
        let mut setup = Setup::new(Script::bad_moon_rising(), 9);
        assert_eq!(Town::write_setup(&setup), "script=bad-moon-rising seats=9");
        setup.travellers = 2;
        setup.chairs = 3;
        setup.script.name = "我的 剧本".to_owned();
        setup.seating = vec![
            read_seated("imp").unwrap(),
            read_seated("drunk:chef").unwrap(),
        ];
        let text = Town::write_setup(&setup);
        assert!(text.is_ascii() && text.split(' ').count() == 5, "{text}");
        assert_eq!(Town::read_setup(&text), Ok(setup));
    }

    #[test]
    fn what_is_no_setup_is_refused_with_a_sentence() {
        for (text, why) in [
            ("seats", "\"seats\" is not of the form key=value"),
            ("seats=many", "seats=many: that is not a small number"),
            (
                "script=trouble-brewing",
                "a setup says how many play: seats=8",
            ),
            ("moon=1", "\"moon\" is nothing that a setup says"),
        ] {
            assert_eq!(Town::read_setup(text), Err(why.to_owned()));
        }
    }
}
