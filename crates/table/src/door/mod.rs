//! 门 — messages in, messages out: a table with one person and bots, as a client sees it.
//!
//! [`Door::call`] takes the JSON of one [`ToSitting`] and gives the JSON of an array of
//! [`FromSitting`]. It never panics on what it is told: whatever cannot be done is answered with
//! `sorry` and a line that says what was wrong, and then nothing has changed.
//!
//! | message | answer |
//! |---|---|
//! | `hello` | `welcome`, or `sorry` if the versions differ |
//! | `start`, `resume`, `act`, `undo` | `table` |
//! | `why` | `because` |
//! | `advise` | `advice`, for a host who is asked |
//! | `review` | `reviewed`, when the game is over |
//! | `save` | `saved` |
//!
//! The door has no chance of its own (a page's engine has none to draw on), so **`start` must bring a seed**:
//! a page takes 32 bytes from `crypto.getRandomValues`, a program from its system. A `start` without
//! one is refused.
//!
//! In `table`, `moments` holds what happened since the last `table`. After `resume` that is the game so far (its last
//! thousand decisions), so that a log can be filled; after `undo` it is the moment before the decision that was taken back, which
//! replaces everything that came after it. Both are marked `fresh`. `record` is for whoever
//! keeps the game and tells everything: it is a part of solo tables only.

mod blanc_noir;
mod clocktower;
mod fengsheng;
mod misread;
mod plan;
mod records;
#[cfg(test)]
mod secrecy;
mod solo;
mod sorry;
mod spoken;

use kernel::Seat;
use protocol::{FromSitting, GameInfo, Line, PROTOCOL_VERSION, SeatPlan, ToSitting};

use solo::Solo;
pub use spoken::Spoken;

/// One client's way to a table with bots.
#[derive(Default)]
pub struct Door {
    room: Option<Box<dyn Room>>,
}

/// A table that is being played at, whatever the game.
trait Room: Send {
    /// What happened since the last time, and what is asked.
    fn table(&mut self, fresh: bool) -> FromSitting;
    /// An answer, of the client's own seat if none is named.
    fn act(&mut self, moment: u32, seat: Option<Seat>, action: &str) -> Result<FromSitting, Line>;
    fn why(&self, seat: Option<Seat>, action: &str) -> Result<FromSitting, Line>;
    /// What a bot would answer in the place of a host.
    fn advise(&self) -> Result<FromSitting, Line>;
    /// What whoever ran the game decided, and why.
    fn review(&self) -> Result<FromSitting, Line>;
    fn undo(&mut self) -> Result<FromSitting, Line>;
    fn save(&self) -> FromSitting;
}

impl Door {
    /// A door behind which nothing is being played yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers the JSON of one message with the JSON of an array of messages.
    pub fn call(&mut self, json: &str) -> String {
        let answers = match misread::read_text(json) {
            Ok(message) => self.answer(message),
            Err(why) => vec![FromSitting::Sorry {
                line: sorry::line("sorry-not-a-message").line("why", why),
            }],
        };
        serde_json::to_string(&answers).unwrap_or_else(|_| "[]".to_owned())
    }

    /// The same without the JSON, for a client in the same program.
    pub fn answer(&mut self, message: ToSitting) -> Vec<FromSitting> {
        let answer = match message {
            ToSitting::Hello { version } => welcome(version),
            ToSitting::Start {
                game,
                setup,
                plan,
                seed,
            } => self.start(&game, setup, &plan, seed.as_deref()),
            ToSitting::Resume { record } => self.resume(&record),
            ToSitting::Act {
                moment,
                action,
                seat,
            } => self.room().and_then(|it| it.act(moment, seat, &action)),
            ToSitting::Why { action, seat } => self.room().and_then(|it| it.why(seat, &action)),
            ToSitting::Advise => self.room().and_then(|it| it.advise()),
            ToSitting::Review => self.room().and_then(|it| it.review()),
            ToSitting::Undo => self.room().and_then(Room::undo),
            ToSitting::Save => self.room().map(|it| it.save()),
        };
        vec![answer.unwrap_or_else(|line| FromSitting::Sorry { line })]
    }

    fn room(&mut self) -> Result<&mut dyn Room, Line> {
        match &mut self.room {
            Some(room) => Ok(&mut **room),
            None => Err(sorry::line("sorry-no-game")),
        }
    }

    fn start(
        &mut self,
        game: &str,
        setup: serde_json::Value,
        plan: &[SeatPlan],
        seed: Option<&str>,
    ) -> Result<FromSitting, Line> {
        let kind = games::entry(game).ok().and_then(|entry| kind(entry.game));
        let kind = kind.ok_or_else(|| sorry::unknown_game(game))?;
        Ok(self.enter((kind.start)(setup, plan, seed)?))
    }

    fn resume(&mut self, record: &str) -> Result<FromSitting, Line> {
        let game = record
            .lines()
            .find_map(|line| line.trim().strip_prefix("game ")?.split(' ').next());
        let kind = match game {
            Some(game) => kind(game).ok_or_else(|| sorry::unknown_game(game))?,
            // A record that does not get as far as its game is read all the same, to say what is wrong with it.
            None => &KINDS[0],
        };
        Ok(self.enter((kind.resume)(record)?))
    }

    fn enter(&mut self, mut room: Box<dyn Room>) -> FromSitting {
        let table = room.table(true);
        self.room = Some(room);
        table
    }
}

type Entered = Result<Box<dyn Room>, Line>;

/// How one sits down to a game, new or recorded.
struct Kind {
    game: &'static str,
    start: fn(serde_json::Value, &[SeatPlan], Option<&str>) -> Entered,
    resume: fn(&str) -> Entered,
}

/// Every game that can be sat down to; its editions share a line, for their setups name them.
const KINDS: &[Kind] = &[
    kind_of::<::blanc_noir::Table>(),
    kind_of::<::fengsheng::Table>(),
    kind_of::<::clocktower::Town>(),
];

const fn kind_of<G: Spoken>() -> Kind {
    Kind {
        game: G::GAME,
        start: |setup, plan, seed| Ok(Box::new(Solo::<G>::start(setup, plan, seed)?)),
        resume: |record| Ok(Box::new(Solo::<G>::resume(record)?)),
    }
}

/// The line of the game that bears this name in records.
fn kind(game: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.game == game)
}

fn welcome(version: u32) -> Result<FromSitting, Line> {
    if version != PROTOCOL_VERSION {
        return Err(sorry::version(version));
    }
    let games = games::GAMES.iter().map(|game| GameInfo {
        id: game.id.to_owned(),
        seats_min: *game.seats.start(),
        seats_max: *game.seats.end(),
        bots: game.bots.iter().map(|&bot| bot.to_owned()).collect(),
    });
    Ok(FromSitting::Welcome {
        version: PROTOCOL_VERSION,
        games: games.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalogue_can_be_sat_down_to() {
        for entry in games::GAMES {
            assert!(kind(entry.game).is_some(), "{}", entry.id);
        }
    }
}
