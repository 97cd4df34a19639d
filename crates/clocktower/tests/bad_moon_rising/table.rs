//! 一桌 — a game in which everything that is not said goes the quiet way.

use clocktower::{Event, FrameScript, Pending, Phase, Setup, Sight, Town};
use kernel::{Conserve, Eye, Notation, Position, Seat, Seed, Turn};

/// A game in which everything that is not said goes the quiet way.
pub(crate) struct Table {
    town: Town,
    told: Vec<(Seat, Sight)>,
}

impl Table {
    pub(crate) fn of(seating: &str) -> Self {
        let players = seating.split(',').count();
        let line = format!("script=bad-moon-rising seats={players} seating={seating}");
        let setup: Setup = Town::read_setup(&line).unwrap();
        let town = Town::deal(&setup, Seed::from_number(1)).unwrap();
        Self {
            town,
            told: Vec::new(),
        }
    }

    pub(crate) fn pending(&self) -> Option<Pending> {
        self.town.view(Eye::All).pending
    }

    pub(crate) fn phase(&self) -> Phase {
        self.town.view(Eye::All).board.phase
    }

    pub(crate) fn storyteller(&self) -> Seat {
        Seat::new(self.town.seats() - 1)
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str) {
        let action = Town::read_action(action).unwrap();
        assert_eq!(self.town.why_not(seat, action), None, "{seat}: {action:?}");
        let told = &mut self.told;
        let eyes: Vec<Seat> = Seat::all(self.town.seats()).collect();
        self.town.play_unchecked(seat, action, &mut |event: Event| {
            for &eye in &eyes {
                told.extend(Town::sight(&event, Eye::Seat(eye)).map(|sight| (eye, sight)));
            }
        });
        self.town.census().unwrap();
    }

    /// Goes on by one answer, the quiet way: nobody, no, whoever is executed dies, the first there is.
    pub(crate) fn drift(&mut self) {
        let Some(pending) = self.pending() else {
            self.act(self.storyteller(), "next");
            return;
        };
        let mut legal = Vec::new();
        self.town.legal_actions(pending.to, &mut legal);
        let names: Vec<String> = legal.iter().map(|&one| Town::write_action(one)).collect();
        let quiet = match pending.script {
            FrameScript::Execution => format!("pick {}", pending.about),
            _ => "decline".to_owned(),
        };
        let answer = [quiet.as_str(), "no"]
            .into_iter()
            .find(|wanted| names.iter().any(|name| name == wanted))
            .unwrap_or(&names[0])
            .to_owned();
        self.act(pending.to, &answer);
    }

    /// Waits until a seat is asked for a character's ability, and answers; several answers one after the other.
    pub(crate) fn answer(&mut self, who: &str, character: &str, answers: &[&str]) {
        let seat = match who {
            "storyteller" => self.storyteller(),
            name => name.parse().unwrap(),
        };
        for answer in answers {
            for _ in 0..200 {
                let now = self.pending();
                let is_it = now.is_some_and(|pending| {
                    pending.to == seat && pending.character.to_string() == character
                });
                if is_it {
                    break;
                }
                self.drift();
            }
            self.act(seat, answer);
        }
    }

    /// Whether a seat is asked for a character's ability before the day breaks.
    pub(crate) fn is_asked_tonight(&mut self, who: &str, character: &str) -> bool {
        let seat = who.parse().unwrap();
        while matches!(self.phase(), Phase::Night { .. }) {
            let asked = self.pending().is_some_and(|pending| {
                pending.to == seat && pending.character.to_string() == character
            });
            if asked {
                return true;
            }
            self.drift();
        }
        false
    }

    pub(crate) fn dawn(&mut self) {
        while matches!(self.phase(), Phase::Night { .. }) {
            self.drift();
        }
    }

    /// The town votes somebody to death; what is asked then is answered by `answers` of the storyteller, else quietly.
    pub(crate) fn execute(&mut self, whom: &str) {
        let by = self
            .town
            .view(Eye::All)
            .board
            .living
            .into_iter()
            .next()
            .unwrap();
        self.act(by, &format!("nominate {whom}"));
        loop {
            match (self.pending(), self.phase()) {
                (Some(_), _) => self.drift(),
                (None, Phase::Vote) => {
                    let Turn::Act(asked) = self.town.turn() else {
                        return;
                    };
                    self.act(asked.into_iter().next().unwrap(), "yes");
                }
                (None, _) => break,
            }
        }
        self.act(self.storyteller(), "next");
    }

    /// The day ends: what is asked on the way is answered quietly.
    pub(crate) fn dusk(&mut self) {
        while self.phase() == Phase::Day {
            self.drift();
        }
    }

    pub(crate) fn execute_and_rest(&mut self, whom: &str) {
        self.execute(whom);
        self.dusk();
    }

    pub(crate) fn lives(&self, who: &str) -> bool {
        let seat: Seat = who.parse().unwrap();
        self.town.view(Eye::All).board.living.has(seat)
    }

    pub(crate) fn winners(&self) -> Option<String> {
        match self.phase() {
            Phase::Over { side, .. } => Some(side.name().to_owned()),
            _ => None,
        }
    }

    /// Everything a seat was told, as it is written.
    pub(crate) fn heard(&self, who: &str) -> Vec<String> {
        let seat: Seat = who.parse().unwrap();
        self.told
            .iter()
            .filter(|(eye, _)| *eye == seat)
            .filter_map(|(_, sight)| match sight {
                Sight::Told { info, .. } => {
                    Some(Town::write_action(clocktower::Action::Say(*info))[4..].to_owned())
                }
                _ => None,
            })
            .collect()
    }

    pub(crate) fn saw_a_pick(&self, who: &str, by: &str, whom: &str) -> bool {
        let [seat, by, whom]: [Seat; 3] = [who, by, whom].map(|name| name.parse().unwrap());
        self.told.iter().any(|(eye, sight)| {
            *eye == seat
                && matches!(sight, Sight::Picked { by: one, seat } if *one == by && *seat == Some(whom))
        })
    }
}
