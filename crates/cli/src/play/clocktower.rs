//! 钟楼谜团 — how a game of it begins: alone among bots, or as the host of a table at which bots may have seats.

use std::io;

use bots::Roster as _;
use clocktower::Town;
use games::Entry;
use kernel::{Seat, Seed};
use protocol::{SeatPlan, ToSitting};
use words::Words;

use super::{Options, with_new_seed};
use crate::trouble::Trouble;

impl Options {
    /// The message that starts a new game of Clocktower: alone among bots, or as the host of a table.
    pub(super) fn start_clocktower(
        &self,
        entry: &Entry,
        words: &Words,
    ) -> Result<ToSitting, Trouble> {
        let named = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let usual = if named > 0 { named } else { entry.usual_seats };
        let mut setup = self.setup.read::<Town>(usual)?;
        if self.host && !self.setup.written().contains("chairs=") {
            setup.chairs = setup.chairs_that_fit();
        }
        let (players, chairs) = (usize::from(setup.players), usize::from(setup.all_chairs()));
        let says = self.setup.written().contains("talk=");
        let bot_seats = self.seats_of_bots(players, chairs)?;
        // Bots of a host hear only what is said as an action.
        let usual = !self.host || !bot_seats.is_empty();
        setup.rules.talk = if says { setup.rules.talk } else { usual };
        let strongest = Town::BOTS.last().copied().unwrap_or("random");
        let last = self.bots.last().map_or(strongest, String::as_str);
        let plan = (0..=chairs).map(|seat| {
            let name = self.name_at(seat, chairs, words);
            match bot_seats.iter().position(|&bot| bot == seat) {
                None => SeatPlan::You { name },
                Some(at) => SeatPlan::Bot {
                    bot: self.bots.get(at).map_or(last, String::as_str).to_owned(),
                    name,
                },
            }
        });
        let start = ToSitting::Start {
            game: entry.id.to_owned(),
            plan: plan.collect(),
            setup: serde_json::to_value(&setup).map_err(io::Error::from)?,
            seed: self.seed.map(Seed::to_hex),
        };
        Ok(match self.seed {
            Some(_) => start,
            None => with_new_seed(start),
        })
    }

    /// Where bots sit, the first of `--bots` first: alone at every seat but the first, with the storyteller's after all
    /// chairs; at a host's table where the host says, at players' seats.
    fn seats_of_bots(&self, players: usize, chairs: usize) -> Result<Vec<usize>, Trouble> {
        if !self.host {
            return Ok((1..=chairs).collect());
        }
        let mut seats: Vec<usize> = self.bot_seats.iter().map(|seat| seat.index()).collect();
        if seats.is_empty() {
            seats = (0..self.bots.len()).collect();
        }
        seats.sort_unstable();
        seats.dedup();
        if seats.len() < self.bots.len() {
            return Err(Trouble::new(format!(
                "--bots names {} bots, but --bot-seats only {} seats",
                self.bots.len(),
                seats.len()
            )));
        }
        match seats.iter().find(|&&seat| seat >= players) {
            None => Ok(seats),
            Some(&seat) => Err(Trouble::new(format!(
                "bots cannot have seat {}: the players' seats are A to {}, and with --host the storyteller's is yours",
                Seat::new(seat as u8),
                Seat::new((players - 1) as u8)
            ))),
        }
    }

    /// What the table calls somebody.
    fn name_at(&self, seat: usize, chairs: usize, words: &Words) -> String {
        if seat == chairs {
            return words.text("ct-storyteller");
        }
        if self.host {
            let letter = || Seat::new(seat as u8).to_string();
            return self.players.get(seat).cloned().unwrap_or_else(letter);
        }
        if seat == 0 {
            return self.name.clone().unwrap_or_else(|| words.text("you-name"));
        }
        let key = format!("bot-name-{seat}");
        if words.has(&key) {
            words.text(&key)
        } else {
            Seat::new(seat as u8).to_string()
        }
    }
}
