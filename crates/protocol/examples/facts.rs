//! Writes what the page has to know of fengsheng's editions before anything is dealt,
//! `web/src/fengsheng/generated/facts.ts`, from what the engine says of itself. `cargo xtask codegen` keeps it.

use std::io::Write as _;

use fengsheng::{Edition, Function, Mode, Role, Setup, SplitChoice, Table, Way};
use kernel::{Position as _, Seed};
use serde_json::{Value, json};

fn main() -> std::io::Result<()> {
    std::io::stdout().write_all(file().as_bytes())
}

fn file() -> String {
    let editions = Edition::ALL.map(|it| format!("  {}: {{\n{}  }},\n", json!(it), facts(it)));
    format!(
        "// What the engine says of each edition. Written by `cargo xtask codegen`; do not edit.\n\n\
         export const FACTS = {{\n{}}} as const;\n",
        editions.concat()
    )
}

fn facts(edition: Edition) -> String {
    let decks = [edition.cards(), edition.large_deck()].map(|deck| deck.len());
    let (fewest, most) = edition.seats().into_inner();
    [
        format!("    \"seats\": {},\n", json!([fewest, most])),
        format!("    \"decks\": {},\n", json!(decks)),
        named("functions", functions(edition)),
        named(
            "roster",
            edition.roster().map(|role| role_facts(edition, role)),
        ),
        named(
            "switches",
            edition.switches().iter().map(|it| switch(edition, it)),
        ),
        format!("    \"splits\": [\n{}    ],\n", lines(splits(edition))),
    ]
    .concat()
}

/// How its cards travel as intelligence, and when they may be used.
fn functions(edition: Edition) -> impl Iterator<Item = (String, Value)> {
    Function::ALL.into_iter().filter_map(move |function| {
        let cards = edition.large_deck();
        let face = cards.iter().find(|face| face.function() == function)?;
        let (way, timing) = (Way::of(edition, face), edition.timing(function));
        Some((
            function.name().to_owned(),
            json!({"way": way, "timing": timing}),
        ))
    })
}

fn role_facts(edition: Edition, role: Role) -> (String, Value) {
    let (gender, hidden) = (role.gender(edition), role.starts_hidden(edition));
    (
        role.name().to_owned(),
        json!({"gender": gender, "hidden": hidden}),
    )
}

/// What a switch may stand at; the usual value is the first.
fn switch(edition: Edition, name: &str) -> (String, Value) {
    let choices = edition.choices(name).into_iter();
    let values = choices.map(|rules| {
        let rules = serde_json::to_value(rules).expect("house rules are plain values");
        rules[name].clone()
    });
    (name.to_owned(), values.collect())
}

/// How identities are split, for every table that can be dealt.
fn splits(edition: Edition) -> impl Iterator<Item = String> {
    let tables = edition.seats().flat_map(move |seats| {
        Mode::ALL.into_iter().flat_map(move |mode| {
            [SplitChoice::Main, SplitChoice::Alternative].map(|split| {
                let mut setup = Setup::new(edition, seats);
                (setup.rules.mode, setup.rules.split) = (mode, split);
                setup
            })
        })
    });
    tables.filter_map(|setup| {
        Table::deal(&setup, Seed::from_number(0)).ok()?;
        let (mode, split) = (setup.rules.mode, setup.rules.split);
        let sides = setup.split()?.0;
        Some(
            json!({"seats": setup.seats, "mode": mode, "split": split, "sides": sides}).to_string(),
        )
    })
}

fn named(name: &str, entries: impl IntoIterator<Item = (String, Value)>) -> String {
    let entries = entries
        .into_iter()
        .map(|(key, value)| format!("{}: {value}", json!(key)));
    format!("    {}: {{\n{}    }},\n", json!(name), lines(entries))
}

fn lines(entries: impl IntoIterator<Item = String>) -> String {
    entries
        .into_iter()
        .map(|entry| format!("      {entry},\n"))
        .collect()
}
