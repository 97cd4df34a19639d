//! Blanc Noir: its deals, decisions, truths and views.

mod chance;
mod setups;
mod truth;

use std::io::Write;

use blanc_noir::{Ask, MAX_PLAYERS, Setup, Sight, Table, View};
use bots::Roster;
use kernel::{Eye, Notation, Position, Rng, Seat, Turn};
use serde::Serialize;

use super::{Options, line, play};
use crate::seeds::{Purpose, seed};
use crate::trouble::Trouble;

use chance::Chance;
use truth::{Truth, Views};

#[derive(Serialize)]
struct GameLine<'a> {
    t: &'static str,
    n: u64,
    setup: &'a Setup,
    seed: String,
    chance: Vec<Chance>,
    truth: Truth,
    views: Views,
}

#[derive(Serialize)]
struct DecisionLine {
    t: &'static str,
    game: u64,
    n: u32,
    seat: Seat,
    legal: Vec<String>,
    action: String,
    chance: Vec<Chance>,
    over: bool,
    #[serde(flatten)]
    shown: Option<Shown>,
}

#[derive(Serialize)]
struct Shown {
    truth: Truth,
    views: Views,
}

pub(super) fn trace(options: &Options, out: &mut impl Write) -> Result<(), Trouble> {
    if Table::bot(&options.bot, kernel::Seed::from_number(0)).is_none() {
        return Err(Trouble::unknown_bot::<Table>(&options.bot));
    }
    // Wrong options are found before the first line is written.
    let said = &options.setup;
    let fixed = if said.says_something() {
        Some(said.read::<Table>(MAX_PLAYERS as u8)?)
    } else {
        None
    };
    options.introduce::<Table>(out)?;
    for game in options.numbers() {
        let mut setup = setups::setup(options.seed, game);
        if let Some(fixed) = &fixed {
            if said.seats.is_some() || said.setup.is_some() {
                setup.seats = fixed.seats;
            }
            if !said.rules.is_empty() || said.setup.is_some() {
                setup.rules = fixed.rules;
            }
            setups::seat_the_starter(&mut setup);
        }
        one_game(options, game, &setup, out)?;
    }
    Ok(())
}

fn one_game(
    options: &Options,
    game: u64,
    setup: &Setup,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    let cards = seed(options.seed, Purpose::Cards, game, 0);
    let mut table =
        Table::deal(setup, cards).map_err(|why| Trouble::new(format!("game {game}: {why}")))?;
    let mut players = options.players::<Table>(game, setup.seats);
    let mut showing = Rng::new(seed(options.seed, Purpose::Showing, game, 0));
    line(
        out,
        &GameLine {
            t: "game",
            n: game,
            setup,
            seed: cards.to_hex(),
            chance: chance::of_the_deal(&table),
            truth: Truth::of(&table),
            views: Views::of(&table),
        },
    )?;
    let mut legal = Vec::new();
    for n in 1.. {
        let Turn::Act(asked) = table.turn() else {
            return Ok(());
        };
        let Some(seat) = asked.first() else {
            return Ok(());
        };
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let action = players[seat.index()].decide(&table.view(Eye::Seat(seat)), legal.as_slice());
        let before = table.view(Eye::All);
        let sights = play(&mut table, seat, action, &mut players);
        let over = matches!(table.turn(), Turn::Over(_));
        let ended = sights
            .iter()
            .any(|sight| matches!(sight, Sight::WentOut { .. }));
        let shown = (showing.below(options.every) == 0 || ended).then(|| Shown {
            truth: Truth::of(&table),
            views: Views::of(&table),
        });
        line(
            out,
            &DecisionLine {
                t: "decision",
                game,
                n,
                seat,
                legal: legal
                    .iter()
                    .map(|&action| Table::write_action(action))
                    .collect(),
                action: Table::write_action(action),
                chance: chance::of_a_decision(&before, &sights, &table),
                over,
                shown,
            },
        )?;
    }
    Ok(())
}

/// Who is asked what, as a message says it.
#[derive(Serialize)]
struct Asked {
    seat: Seat,
    ask: Ask,
}

fn asked(view: &View) -> Option<Asked> {
    view.asked.map(|ask| Asked {
        seat: view.turn,
        ask,
    })
}
