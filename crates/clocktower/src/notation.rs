//! 记法 — setups and actions as one line of ASCII, and actions as a number.
//!
//! `next` `wait` `pass` `yes` `no` `decline` `visit`, `pick C`, `name imp`, `nominate C`, `exile C`, `use slayer`,
//! `state team C demon`, `say one-of A C imp`, `hand kill C`. Setups: `script=trouble-brewing seats=8`, where
//! the storyteller's seat is not counted, and then perhaps `travellers=1`, `seating=imp,chef,drunk:empath …`.

use kernel::{Notation, Seat};

use crate::action::{Action, Learned, Tool};
use crate::info::SeatMask;
use crate::scripts::Script;
use crate::setup::{Seated, Setup};
use crate::town::Town;
use crate::{Character, Info, Side, Statement, Team};

impl Notation for Town {
    fn write_action(action: Action) -> String {
        match action {
            Action::Next => "next".to_owned(),
            Action::Wait => "wait".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Yes => "yes".to_owned(),
            Action::No => "no".to_owned(),
            Action::Decline => "decline".to_owned(),
            Action::Visit => "visit".to_owned(),
            Action::Pick(seat) => format!("pick {seat}"),
            Action::Name(character) => format!("name {character}"),
            Action::Nominate(seat) => format!("nominate {seat}"),
            Action::Exile(seat) => format!("exile {seat}"),
            Action::Use(character) => format!("use {character}"),
            Action::ClaimToBe(character) => format!("claim {character}"),
            Action::ClaimToKnow(learned) => {
                let about = learned
                    .about
                    .map_or_else(String::new, |[a, b]| format!("about {a} {b} "));
                format!(
                    "learned {} {about}{}",
                    learned.night,
                    write_info(learned.info)
                )
            }
            Action::Suspect(seat) => format!("suspect {seat}"),
            Action::Trust(seat) => format!("trust {seat}"),
            Action::Whisper(seat) => format!("whisper {seat}"),
            Action::State(statement) => format!("state {}", write_statement(statement)),
            Action::Say(info) => format!("say {}", write_info(info)),
            Action::Hand(tool) => format!("hand {}", write_tool(tool)),
        }
    }

    fn read_action(text: &str) -> Result<Action, String> {
        let mut words = Words::of(text);
        let action = match words.next()? {
            "next" => Action::Next,
            "wait" => Action::Wait,
            "pass" => Action::Pass,
            "yes" => Action::Yes,
            "no" => Action::No,
            "decline" => Action::Decline,
            "visit" => Action::Visit,
            "pick" => Action::Pick(words.seat()?),
            "name" => Action::Name(words.character()?),
            "nominate" => Action::Nominate(words.seat()?),
            "exile" => Action::Exile(words.seat()?),
            "use" => Action::Use(words.character()?),
            "claim" => Action::ClaimToBe(words.character()?),
            "learned" => Action::ClaimToKnow(read_learned(&mut words)?),
            "suspect" => Action::Suspect(words.seat()?),
            "trust" => Action::Trust(words.seat()?),
            "whisper" => Action::Whisper(words.seat()?),
            "state" => Action::State(read_statement(&mut words)?),
            "say" => Action::Say(read_info(&mut words)?),
            "hand" => Action::Hand(read_tool(&mut words)?),
            other => return Err(format!("\"{other}\" is no action")),
        };
        words.end()?;
        Ok(action)
    }

    fn pack_action(action: Action) -> u32 {
        crate::packing::pack(action)
    }

    fn unpack_action(number: u32) -> Option<Action> {
        crate::packing::unpack(number)
    }

    fn write_setup(setup: &Setup) -> String {
        let mut text = format!(
            "script={} seats={}",
            write_script(&setup.script),
            setup.players
        );
        if setup.travellers > 0 {
            text += &format!(" travellers={}", setup.travellers);
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

    fn read_setup(text: &str) -> Result<Setup, String> {
        let mut setup = Setup::new(script("trouble-brewing")?, 0);
        for word in text.split_whitespace() {
            let (key, value) = word
                .split_once('=')
                .ok_or_else(|| format!("\"{word}\" is not of the form key=value"))?;
            match key {
                "script" => setup.script = script(value)?,
                "seats" => setup.players = number(key, value)?,
                "travellers" => setup.travellers = number(key, value)?,
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

/// The words of a line, read one by one.
struct Words<'a> {
    left: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Self {
        Self {
            left: text.split_whitespace(),
        }
    }

    fn next(&mut self) -> Result<&'a str, String> {
        self.left
            .next()
            .ok_or_else(|| "the line ends too early".to_owned())
    }

    fn seat(&mut self) -> Result<Seat, String> {
        self.next()?
            .parse()
            .map_err(|why: kernel::ParseSeatError| why.to_string())
    }

    fn character(&mut self) -> Result<Character, String> {
        self.next()?
            .parse()
            .map_err(|why: crate::UnknownCharacter| why.to_string())
    }

    fn number(&mut self) -> Result<u8, String> {
        let word = self.next()?;
        word.parse()
            .map_err(|_| format!("\"{word}\" is no small number"))
    }

    fn team(&mut self) -> Result<Team, String> {
        let word = self.next()?;
        Team::ALL
            .into_iter()
            .find(|team| team.name() == word)
            .ok_or_else(|| format!("\"{word}\" is no team"))
    }

    fn side(&mut self) -> Result<Side, String> {
        match self.next()? {
            "good" => Ok(Side::Good),
            "evil" => Ok(Side::Evil),
            other => Err(format!("\"{other}\" is no side")),
        }
    }

    fn end(&mut self) -> Result<(), String> {
        match self.left.next() {
            None => Ok(()),
            Some(word) => Err(format!("\"{word}\" is too much")),
        }
    }
}

fn read_learned(words: &mut Words<'_>) -> Result<Learned, String> {
    let night = words.number()?;
    let about = if words.left.clone().next() == Some("about") {
        words.next()?;
        Some([words.seat()?, words.seat()?])
    } else {
        None
    };
    Ok(Learned {
        night,
        about,
        info: read_info(words)?,
    })
}

fn write_statement(statement: Statement) -> String {
    match statement {
        Statement::Evil { seat } => format!("evil {seat}"),
        Statement::Team { seat, team } => format!("team {seat} {}", team.name()),
        Statement::Is { seat, character } => format!("is {seat} {character}"),
        Statement::Spoken => "spoken".to_owned(),
    }
}

fn read_statement(words: &mut Words<'_>) -> Result<Statement, String> {
    Ok(match words.next()? {
        "evil" => Statement::Evil {
            seat: words.seat()?,
        },
        "team" => Statement::Team {
            seat: words.seat()?,
            team: words.team()?,
        },
        "is" => Statement::Is {
            seat: words.seat()?,
            character: words.character()?,
        },
        "spoken" => Statement::Spoken,
        other => return Err(format!("\"{other}\" is no statement")),
    })
}

fn write_info(info: Info) -> String {
    match info {
        Info::Nothing => "nothing".to_owned(),
        Info::Spoken => "spoken".to_owned(),
        Info::Number { number } => format!("number {number}"),
        Info::Answer { yes } => format!("answer {}", if yes { "yes" } else { "no" }),
        Info::NoneOf { team } => format!("none-of {}", team.name()),
        Info::OneOf { a, b, character } => format!("one-of {a} {b} {character}"),
        Info::Token { seat, character } => format!("token {seat} {character}"),
        Info::Knows { seat, character } => format!("knows {seat} {character}"),
        Info::Either { seat, good, evil } => format!("either {seat} {good} {evil}"),
        Info::Pair { a, b } => format!("pair {a} {b}"),
        Info::Minions { seats } => format!("minions {:?}.", seats.0),
        Info::Demon { seat } => format!("demon {seat}"),
        Info::Absent { character } => format!("absent {character}"),
        Info::InPlay { character } => format!("in-play {character}"),
        Info::Became { character } => format!("became {character}"),
        Info::Turned { side } => format!("turned {}", side.name()),
        Info::Statements { a, b } => {
            format!("statements {} {}", write_statement(a), write_statement(b))
        }
        Info::Grimoire { a, b } => format!("grimoire {a} {b}"),
        Info::Mad { character } => format!("mad {character}"),
    }
}

fn read_info(words: &mut Words<'_>) -> Result<Info, String> {
    Ok(match words.next()? {
        "nothing" => Info::Nothing,
        "spoken" => Info::Spoken,
        "number" => Info::Number {
            number: words.number()?,
        },
        "answer" => Info::Answer {
            yes: match words.next()? {
                "yes" => true,
                "no" => false,
                other => return Err(format!("\"{other}\" is neither yes nor no")),
            },
        },
        "none-of" => Info::NoneOf {
            team: words.team()?,
        },
        "one-of" => Info::OneOf {
            a: words.seat()?,
            b: words.seat()?,
            character: words.character()?,
        },
        "token" => Info::Token {
            seat: words.seat()?,
            character: words.character()?,
        },
        "knows" => Info::Knows {
            seat: words.seat()?,
            character: words.character()?,
        },
        "either" => Info::Either {
            seat: words.seat()?,
            good: words.character()?,
            evil: words.character()?,
        },
        "pair" => Info::Pair {
            a: words.seat()?,
            b: words.seat()?,
        },
        "minions" => Info::Minions {
            seats: read_seats(words.next()?)?,
        },
        "demon" => Info::Demon {
            seat: words.seat()?,
        },
        "absent" => Info::Absent {
            character: words.character()?,
        },
        "in-play" => Info::InPlay {
            character: words.character()?,
        },
        "became" => Info::Became {
            character: words.character()?,
        },
        "mad" => Info::Mad {
            character: words.character()?,
        },
        "turned" => Info::Turned {
            side: words.side()?,
        },
        "statements" => Info::Statements {
            a: read_statement(words)?,
            b: read_statement(words)?,
        },
        "grimoire" => Info::Grimoire {
            a: words.seat()?,
            b: words.seat()?,
        },
        other => return Err(format!("\"{other}\" is nothing that is told")),
    })
}

/// Seats are written one after the other, with a dot at the end, so that none at all can be written too.
fn read_seats(word: &str) -> Result<SeatMask, String> {
    word.trim_end_matches('.')
        .chars()
        .map(|letter| {
            letter
                .to_string()
                .parse::<Seat>()
                .map_err(|why| why.to_string())
        })
        .collect::<Result<_, _>>()
        .map(SeatMask)
}

fn write_tool(tool: Tool) -> String {
    match tool {
        Tool::Kill(seat) => format!("kill {seat}"),
        Tool::Revive(seat) => format!("revive {seat}"),
        Tool::Become(seat, character) => format!("become {seat} {character}"),
        Tool::Turn(seat, side) => format!("turn {seat} {}", side.name()),
        Tool::Drunk(seat) => format!("drunk {seat}"),
        Tool::Poison(seat) => format!("poison {seat}"),
        Tool::Remind(seat, which) => format!("remind {seat} {which}"),
        Tool::Clear(seat) => format!("clear {seat}"),
        Tool::Tell(seat) => format!("tell {seat}"),
        Tool::Win(side) => format!("win {}", side.name()),
    }
}

fn read_tool(words: &mut Words<'_>) -> Result<Tool, String> {
    Ok(match words.next()? {
        "kill" => Tool::Kill(words.seat()?),
        "revive" => Tool::Revive(words.seat()?),
        "become" => Tool::Become(words.seat()?, words.character()?),
        "turn" => Tool::Turn(words.seat()?, words.side()?),
        "drunk" => Tool::Drunk(words.seat()?),
        "poison" => Tool::Poison(words.seat()?),
        "remind" => Tool::Remind(words.seat()?, words.number()?),
        "clear" => Tool::Clear(words.seat()?),
        "tell" => Tool::Tell(words.seat()?),
        "win" => Tool::Win(words.side()?),
        other => return Err(format!("\"{other}\" is nothing that is done by hand")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_reads_back_what_it_writes() {
        let mut setup = Setup::new(Script::bad_moon_rising(), 9);
        assert_eq!(Town::write_setup(&setup), "script=bad-moon-rising seats=9");
        setup.travellers = 2;
        setup.script.name = "我的 剧本".to_owned();
        setup.seating = vec![
            read_seated("imp").unwrap(),
            read_seated("drunk:chef").unwrap(),
        ];
        let text = Town::write_setup(&setup);
        assert!(text.is_ascii() && text.split(' ').count() == 4, "{text}");
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
