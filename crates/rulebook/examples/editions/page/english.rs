//! The page in English: a paragraph at its head, and the facts that differ at its end.

use fengsheng::{Edition, Function, Mode, Rules};
use words::Words;

use super::rules::standing;
use super::{head, names, table};

pub(super) fn summary() -> String {
    let facts = Edition::ALL.map(|edition| {
        let name = match edition {
            Edition::Standard2010 => "the 2010 standard edition",
            Edition::Blacklist => "Blacklist",
            Edition::Qianzhi => "Qianzhi",
        };
        format!(
            "{name} has {} cards of {} functions for {} players",
            edition.cards().len(),
            functions(edition),
            seats(edition)
        )
    });
    format!(
        "*What differs from edition to edition, written by a program from the engine’s own data: {}. Qianzhi has modes besides. The facts stand in English at the end.*",
        facts.join(", ")
    )
}

fn seats(edition: Edition) -> String {
    let seats = edition.seats();
    format!("{} to {}", seats.start(), seats.end())
}

fn functions(edition: Edition) -> usize {
    let faces = edition.cards();
    let has = |function: &Function| faces.iter().any(|face| face.function() == *function);
    Function::ALL.iter().filter(|it| has(it)).count()
}

pub(super) fn section(words: &Words) -> String {
    let names = names(words);
    format!(
        "{}\nThe modes of Qianzhi:\n\n{}\nThe switches of the house rules, as they stand unless a table turns them; a line where the edition has no such rule:\n\n{}",
        table(&head(&["what"], &names), &facts()),
        modes(words),
        table(&head(&["switch", "what it does"], &names), &switches(words)),
    )
}

fn facts() -> [Vec<String>; 8] {
    let row = |what: &str, of: &dyn Fn(Edition) -> String| {
        let mut row = vec![what.to_owned()];
        row.extend(Edition::ALL.map(of));
        row
    };
    [
        row("players", &seats),
        row("cards", &|edition| edition.cards().len().to_string()),
        row("functions", &|edition| functions(edition).to_string()),
        row("characters that start face down", &|edition| {
            let hidden = edition.roster().filter(|role| role.starts_hidden(edition));
            format!("{} of {}", hidden.count(), edition.roster().count())
        }),
        row("stages of a turn", &|edition| {
            let stages: Vec<&str> = edition.stages(&edition.rules()).filter_map(stage).collect();
            stages.join(", ")
        }),
        row("whoever has nothing to send", &|edition| manner(edition, 0)),
        row("whoever is lured away", &|edition| manner(edition, 1)),
        row("the deck", &|edition| manner(edition, 2)),
    ]
}

fn modes(words: &Words) -> String {
    let lines = Mode::ALL.map(|mode| {
        let key = format!("fs-mode-{}", mode.name());
        let gloss = words.text(&format!("{key}-gloss"));
        format!("* {} (`mode={}`): {gloss}\n", words.text(&key), mode.name())
    });
    lines.concat()
}

fn switches(words: &Words) -> Vec<Vec<String>> {
    let rows = Rules::NAMES.iter().map(|switch| {
        let key = format!("fs-rule-{switch}");
        let gloss = words.text(&format!("{key}-gloss"));
        let about = format!("**{}**. {gloss}", words.text(&key));
        let mut row = vec![format!("`{switch}`"), about];
        row.extend(Edition::ALL.map(|edition| standing(edition, switch)));
        row
    });
    rows.collect()
}

fn stage(name: &str) -> Option<&'static str> {
    Some(match name {
        "begin" => "beginning",
        "draw" => "draw",
        "play" => "play, with the transmission inside",
        "first-steps" => "first play phase",
        "transmit" => "transmission",
        "second-steps" => "second play phase",
        "end" => "end",
        "lose-unsent" => "whoever could not send loses",
        _ => return None,
    })
}

fn manner(edition: Edition, at: usize) -> String {
    match edition.manner()[at] {
        "loses-at-once" => "loses at once",
        "loses-at-turn-end" => "loses when the turn ends",
        "lured-is-skipped" => "is passed by",
        "lured-refuses" => "is reached, and cannot take it",
        "refilled-at-once" => "is refilled the moment its last card is drawn",
        "refilled-on-demand" => "is refilled when a card must be drawn and there is none",
        other => panic!("the page has no words for the manner {other}"),
    }
    .to_owned()
}
