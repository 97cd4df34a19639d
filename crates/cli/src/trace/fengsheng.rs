//! 风声 — its deals, decisions, truths and what each pair of eyes may know.

mod chance;
mod setups;
mod told;
mod truth;

use std::io::Write;

use bots::Roster;
use fengsheng::{Ask, Setup, Table};
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
    ask: Ask,
    asked: Vec<Seat>,
    /// For each of those who are asked.
    legal: Vec<Vec<String>>,
    seat: Seat,
    action: String,
    chance: Vec<Chance>,
    told: Vec<String>,
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
    let said = setups::Said::of(&options.setup)?;
    options.introduce::<Table>(out)?;
    for game in options.numbers() {
        let setup = said.setup(options.seed, game)?;
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
    for n in 1.. {
        let Turn::Act(asked) = table.turn() else {
            return Ok(());
        };
        let asked: Vec<Seat> = asked.into_iter().collect();
        let legal: Vec<Vec<_>> = asked
            .iter()
            .map(|&seat| {
                let mut legal = Vec::new();
                table.legal_actions(seat, &mut legal);
                legal
            })
            .collect();
        // Those who choose at once may answer in any order.
        let who = showing.below(asked.len() as u32) as usize;
        let (seat, may) = (asked[who], &legal[who]);
        let action = players[seat.index()].decide(&table.view(Eye::Seat(seat)), may);
        let ask = table.view(Eye::All).ask;
        let deck: Vec<_> = table.deck_pile().collect();
        let sights = play(&mut table, seat, action, &mut players);
        let over = matches!(table.turn(), Turn::Over(_));
        let shown = (showing.below(options.every) == 0 || over).then(|| Shown {
            truth: Truth::of(&table),
            views: Views::of(&table),
        });
        line(
            out,
            &DecisionLine {
                t: "decision",
                game,
                n,
                ask,
                asked,
                legal: legal.iter().map(|legal| written(legal)).collect(),
                seat,
                action: Table::write_action(action),
                chance: chance::of_a_decision(&deck, &sights, &table),
                told: told::lines(&sights),
                over,
                shown,
            },
        )?;
    }
    Ok(())
}

fn written(actions: &[fengsheng::Action]) -> Vec<String> {
    actions
        .iter()
        .map(|&action| Table::write_action(action))
        .collect()
}
