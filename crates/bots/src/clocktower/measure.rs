//! 度量 — whole games between these players, and what is to be measured of them.
//!
//! Whoever plays such a game knows the truth, to compare with it what the players believed; the players do not.

use clocktower::{Phase, Setup, Side, Sight, Team, Town};
use kernel::{Eye, Position, Rng, Seat, Seats, Seed, Turn};

use super::Townsman;
use crate::Bot;

/// A game in which so many decisions lead to no end is broken off.
const LONGEST: usize = 30_000;

/// What came of a game.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    /// Which side won; none if the game did not end.
    pub won: Option<Side>,
    /// What the town thought at the last vote on an execution, if there was one.
    pub last_vote: Option<LastVote>,
    /// How many nights there were.
    pub nights: u8,
    /// How many decisions.
    pub decisions: usize,
}

/// What the town thought when a vote on an execution began.
#[derive(Clone, Copy, Debug)]
pub struct LastVote {
    /// How many living players the living good ones together suspected more than the likeliest living Demon.
    pub place: usize,
    /// How many players lived who were no Travellers.
    pub living: usize,
}

/// Plays a game between heuristic players with the balanced storyteller.
pub fn play(setup: &Setup, seed: Seed) -> Ended {
    let mut rng = Rng::new(seed);
    let mut ended = Ended {
        won: None,
        last_vote: None,
        nights: 0,
        decisions: 0,
    };
    let Ok(mut town) = Town::deal(setup, rng.seed()) else {
        return ended;
    };
    let mut players: Vec<Townsman> = Seat::all(town.seats())
        .map(|_| Townsman::new(rng.seed()))
        .collect();
    let mut legal = Vec::new();
    while ended.decisions < LONGEST {
        let Turn::Act(asked) = town.turn() else { break };
        let Some(seat) = asked.first() else { break };
        legal.clear();
        town.legal_actions(seat, &mut legal);
        let action = players[seat.index()].decide(&town.view(Eye::Seat(seat)), &legal);
        ended.decisions += 1;
        let mut is_accused = false;
        town.play_unchecked(seat, action, &mut |event| {
            for (at, player) in (0..).map(Seat::new).zip(&mut players) {
                if let Some(sight) = Town::sight(&event, Eye::Seat(at)) {
                    is_accused |= matches!(sight, Sight::Nominated { .. });
                    player.hear(&sight);
                }
            }
        });
        if is_accused {
            ended.last_vote = what_the_town_thinks(&town, &mut players).or(ended.last_vote);
        }
    }
    let end = town.view(Eye::Public);
    ended.nights = end.board.night;
    if let Phase::Over { side, .. } = end.board.phase {
        ended.won = Some(side);
    }
    ended
}

/// The beliefs of the living good players, added up.
fn what_the_town_thinks(town: &Town, players: &mut [Townsman]) -> Option<LastVote> {
    let truth = town.view(Eye::All);
    let pages = truth.grimoire.as_ref()?;
    let living: Seats = truth.board.living.minus(truth.board.travellers);
    let is = |seat: Seat, wanted: &dyn Fn(clocktower::Page) -> bool| {
        pages.page(seat).is_some_and(wanted)
    };
    let mut sum = [0.0_f32; clocktower::MOST_PLAYERS];
    for seat in living {
        if is(seat, &|page| page.side == Side::Good) {
            let view = town.view(Eye::Seat(seat));
            for (whom, likely) in players[seat.index()].suspects(&view) {
                sum[whom.index()] += likely;
            }
        }
    }
    let demons = living
        .into_iter()
        .filter(|&seat| is(seat, &|page| truth.team(page.character) == Team::Demon));
    let place = demons
        .map(|demon| {
            let more = |&seat: &Seat| sum[seat.index()] > sum[demon.index()];
            living.into_iter().filter(more).count()
        })
        .min()?;
    Some(LastVote {
        place,
        living: living.len(),
    })
}
