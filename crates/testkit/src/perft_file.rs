//! 计数档 — text files of positions with the number of ways on from them, and of views.
//!
//! ```text
//! # A comment.
//! deal seats=3 seed=1          a deal: the setup in the game's own notation, and a seed's number
//! scene prince-chain           or a position that the test builds under this name
//! play A play R5               one decision further (several lines: several decisions)
//! perft 3 1234                 so many sequences of three decisions from here
//! infosets 2 A=41 public=7     so many different views after exactly two decisions
//! ```
//!
//! A line that would visit more positions than `HEARSAY_NODES` (by default 200,000) is passed over;
//! nightly runs raise it. A number written `?` is filled in, and a wrong one replaced, with
//! `HEARSAY_BLESS=1`.

use std::fmt::Write as _;
use std::path::Path;

use kernel::{Eye, Notation, Position, Seat, Seed, Turn, divide, infosets, perft};

use crate::blessing;
use crate::laws::number_from_environment;

const USUAL_NODES: u64 = 200_000;
/// Comparing views costs as much as visiting so many positions.
const COST_OF_VIEWS: u64 = 10;

/// Checks every `*.perft` file of a folder; `scene` builds a position by its name.
///
/// # Panics
/// If a number is wrong or a file malformed; the message names file and line.
#[track_caller]
pub fn check_folder<P: Notation>(folder: &Path, scene: &dyn Fn(&str) -> Option<P>) {
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of perft files is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "perft"))
        .collect();
    paths.sort();
    assert!(
        !paths.is_empty(),
        "there are no perft files in {}",
        folder.display()
    );
    let mut wrong = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a perft file can be read");
        let checked = check_text(&text, scene);
        if blessing() && checked.text != text {
            std::fs::write(&path, &checked.text).expect("a perft file can be written");
        }
        let name = path.display();
        wrong.extend(checked.wrong.iter().map(|why| format!("{name}:{why}")));
    }
    assert!(
        wrong.is_empty(),
        "{}\nIf this is meant, HEARSAY_BLESS=1 writes the numbers anew.",
        wrong.join("\n")
    );
}

/// What came of a file.
#[derive(Debug, Default)]
pub struct Checked {
    /// The file with the numbers that were found.
    pub text: String,
    /// What is wrong: line number and sentence.
    pub wrong: Vec<String>,
    /// How many numbers were compared.
    pub compared: usize,
}

/// Checks one file's text.
pub fn check_text<P: Notation>(text: &str, scene: &dyn Fn(&str) -> Option<P>) -> Checked {
    let mut checked = Checked::default();
    let mut position = None;
    for (at, line) in text.lines().enumerate() {
        let content = line.split('#').next().unwrap_or_default().trim();
        let found = if content.is_empty() {
            Ok(content.to_owned())
        } else {
            line_found(content, &mut position, scene, &mut checked.compared)
        };
        match found {
            Ok(found) if found == content => {
                let _ = writeln!(checked.text, "{line}");
            }
            Ok(found) => {
                let mut why = format!("{}: \"{content}\" should be \"{found}\"", at + 1);
                if let (Some(position), true) = (&position, content.starts_with("perft")) {
                    why += &first_decisions(position, content);
                }
                checked.wrong.push(why);
                let _ = writeln!(checked.text, "{}", line.replacen(content, &found, 1));
            }
            Err(why) => {
                checked.wrong.push(format!("{}: {why}", at + 1));
                let _ = writeln!(checked.text, "{line}");
            }
        }
    }
    if blessing() {
        checked.wrong.retain(|why| !why.contains("\" should be \""));
    }
    checked
}

/// Carries out one line and gives it back with the numbers that were found.
fn line_found<P: Notation>(
    line: &str,
    position: &mut Option<P>,
    scene: &dyn Fn(&str) -> Option<P>,
    compared: &mut usize,
) -> Result<String, String> {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    match verb {
        "deal" => *position = Some(deal(rest)?),
        "scene" => {
            let built = scene(rest).ok_or_else(|| format!("there is no scene \"{rest}\""))?;
            *position = Some(built);
        }
        "play" | "perft" | "infosets" => {
            let position = position
                .as_mut()
                .ok_or("a deal or a scene must come first")?;
            return match verb {
                "play" => play(position, rest).map(|()| line.to_owned()),
                "perft" => count_ways(position, rest, compared),
                _ => count_views(position, rest, compared),
            };
        }
        _ => {
            return Err(format!(
                "\"{verb}\" stands where deal, scene, play, perft or infosets was expected"
            ));
        }
    }
    Ok(line.to_owned())
}

fn deal<P: Notation>(rest: &str) -> Result<P, String> {
    let (setup, seed) = rest
        .rsplit_once("seed=")
        .ok_or("a deal ends with seed= and a number")?;
    let seed = seed
        .trim()
        .parse()
        .map_err(|_| format!("\"{seed}\" is no seed's number"))?;
    let setup = P::read_setup(setup.trim())?;
    P::deal(&setup, Seed::from_number(seed)).map_err(|why| why.to_string())
}

fn play<P: Notation>(position: &mut P, rest: &str) -> Result<(), String> {
    let (seat, action) = rest
        .split_once(' ')
        .ok_or("a decision is a seat and an action")?;
    let seat: Seat = seat
        .parse()
        .map_err(|why| format!("\"{seat}\" is no seat: {why}"))?;
    let action = P::read_action(action)?;
    position
        .play(seat, action, &mut |_| ())
        .map_err(|reason| format!("{seat} may not do this here: {reason:?}"))
}

fn count_ways<P: Position>(
    position: &P,
    rest: &str,
    compared: &mut usize,
) -> Result<String, String> {
    let (depth, expected) = depth_and_rest(rest)?;
    let known = expected.parse::<u64>();
    if known.is_ok_and(|nodes| nodes > most_nodes()) || exceeds(position, depth, most_nodes()) {
        return passed_over("perft", rest);
    }
    *compared += 1;
    Ok(format!("perft {depth} {}", perft(position, depth)))
}

fn count_views<P: Position>(
    position: &P,
    rest: &str,
    compared: &mut usize,
) -> Result<String, String> {
    let (depth, expected) = depth_and_rest(rest)?;
    if exceeds(position, depth, most_nodes() / COST_OF_VIEWS) {
        return passed_over("infosets", rest);
    }
    let mut found = format!("infosets {depth}");
    for word in expected.split_whitespace() {
        let (name, _) = word.split_once('=').ok_or_else(|| {
            format!("\"{word}\" stands where an eye and its number were expected")
        })?;
        let eye = match name {
            "public" => Eye::Public,
            "all" => Eye::All,
            seat => Eye::Seat(seat.parse().map_err(|why| format!("\"{seat}\": {why}"))?),
        };
        let _ = write!(found, " {name}={}", infosets(position, eye, depth));
        *compared += 1;
    }
    Ok(found)
}

/// A line that is too large to be counted now; but it must say what was counted once.
fn passed_over(verb: &str, rest: &str) -> Result<String, String> {
    if rest.contains('?') {
        return Err(format!(
            "\"{verb} {rest}\" visits more than {} positions: raise HEARSAY_NODES to fill it in",
            most_nodes()
        ));
    }
    Ok(format!("{verb} {rest}"))
}

fn depth_and_rest(rest: &str) -> Result<(u32, &str), String> {
    let (depth, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let depth = depth
        .parse()
        .map_err(|_| format!("\"{depth}\" is no number of decisions"))?;
    Ok((depth, rest.trim()))
}

fn most_nodes() -> u64 {
    number_from_environment("HEARSAY_NODES").unwrap_or(USUAL_NODES)
}

/// Whether more than `most` sequences of `depth` decisions lead on, found without visiting more.
fn exceeds<P: Position>(position: &P, depth: u32, most: u64) -> bool {
    fn visit<P: Position>(position: &P, depth: u32, left: &mut u64) -> bool {
        let Turn::Act(asked) = position.turn() else {
            return false;
        };
        for seat in asked {
            for action in crate::walk::legal(position, seat) {
                let Some(rest) = left.checked_sub(1) else {
                    return true;
                };
                *left = rest;
                if depth > 1 {
                    let mut after = position.clone();
                    after.play_unchecked(seat, action, &mut |_| ());
                    if visit(&after, depth - 1, left) {
                        return true;
                    }
                }
            }
        }
        false
    }
    depth > 0 && visit(position, depth, &mut most.clone())
}

/// The counts after each first decision, to find where two engines part.
fn first_decisions<P: Notation>(position: &P, line: &str) -> String {
    let depth = line
        .split_whitespace()
        .nth(1)
        .and_then(|it| it.parse().ok());
    let mut text = String::new();
    for (seat, action, count) in divide(position, depth.unwrap_or(1)) {
        let _ = write!(text, "\n    {count:8} {seat} {}", P::write_action(action));
    }
    text
}
