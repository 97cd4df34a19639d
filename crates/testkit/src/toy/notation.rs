//! Toy games written down.

use kernel::{Notation, Seat};

use super::{Bug, Toy, ToyAction, ToySetup};

const USUAL_HAND: u8 = 3;

impl Notation for Toy {
    fn write_action(action: ToyAction) -> String {
        match action {
            ToyAction::Play(rank) => format!("play {rank}"),
            ToyAction::Draw => "draw".to_owned(),
            ToyAction::Dig => "dig".to_owned(),
            ToyAction::Echo => "echo".to_owned(),
            ToyAction::Pass => "pass".to_owned(),
            ToyAction::Point(seat) => format!("point {seat}"),
        }
    }

    fn read_action(text: &str) -> Result<ToyAction, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["play", rank] => rank
                .parse()
                .map(ToyAction::Play)
                .map_err(|_| format!("\"{rank}\" is no rank")),
            ["draw"] => Ok(ToyAction::Draw),
            ["dig"] => Ok(ToyAction::Dig),
            ["echo"] => Ok(ToyAction::Echo),
            ["pass"] => Ok(ToyAction::Pass),
            ["point", seat] => seat
                .parse()
                .map(ToyAction::Point)
                .map_err(|why| format!("\"{seat}\": {why}")),
            _ => Err(format!("\"{text}\" is no action of the toy game")),
        }
    }

    fn pack_action(action: ToyAction) -> u32 {
        match action {
            ToyAction::Play(rank) => u32::from(rank) << 8,
            ToyAction::Draw => 1,
            ToyAction::Echo => 2,
            ToyAction::Pass => 3,
            ToyAction::Dig => 5,
            ToyAction::Point(seat) => 4 | u32::from(seat.number()) << 8,
        }
    }

    fn unpack_action(number: u32) -> Option<ToyAction> {
        let [kind, what, 0, 0] = number.to_le_bytes() else {
            return None;
        };
        match (kind, what) {
            (0, rank) => Some(ToyAction::Play(rank)),
            (1, 0) => Some(ToyAction::Draw),
            (2, 0) => Some(ToyAction::Echo),
            (3, 0) => Some(ToyAction::Pass),
            (5, 0) => Some(ToyAction::Dig),
            (4, seat) if usize::from(seat) < kernel::MAX_SEATS => {
                Some(ToyAction::Point(Seat::new(seat)))
            }
            _ => None,
        }
    }

    fn write_setup(setup: &ToySetup) -> String {
        let mut text = format!("seats={}", setup.seats);
        if setup.hand != USUAL_HAND && setup.bug != Some(Bug::SetupLosesTheHand) {
            text += &format!(" hand={}", setup.hand);
        }
        if let Some(bug) = setup.bug {
            text += &format!(" bug={bug:?}");
        }
        text
    }

    fn read_setup(text: &str) -> Result<ToySetup, String> {
        let mut setup = ToySetup {
            seats: 0,
            hand: USUAL_HAND,
            bug: None,
        };
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let number = value
                .parse()
                .map_err(|_| format!("\"{value}\" is no number"));
            match name {
                "seats" => setup.seats = number?,
                "hand" => setup.hand = number?,
                "bug" => {
                    let bug = Bug::ALL.into_iter().find(|bug| format!("{bug:?}") == value);
                    setup.bug = Some(bug.ok_or_else(|| format!("there is no bug \"{value}\""))?);
                }
                _ => return Err(format!("\"{word}\" says nothing about a toy game")),
            }
        }
        Ok(setup)
    }
}
