//! A game of 梦殒春宵 of which everything but the point is left to a storyteller who does nothing of his own accord.

use std::collections::VecDeque;

use clocktower::{Action, Event, Info, Phase, Script, Seated, Setup, Sight, Town, Victory};
use clocktower::{Side, View};
use kernel::{Eye, Notation, Position, Seat, Seed, Turn};

/// A game under way, and what everybody has been told in it.
pub(crate) struct Game {
    pub(crate) town: Town,
    pub(crate) told: Vec<(Seat, Info)>,
    events: Vec<Sight>,
}

impl Game {
    /// The players, in the order they sit: `vortox clockmaker …`, and `oracle=dreamer` for who is shown another token.
    pub(crate) fn new(seating: &str) -> Self {
        let script = Script::named("sects-and-violets").unwrap();
        let seating: Vec<Seated> = seating
            .split(' ')
            .map(|id| Seated {
                character: id.parse().unwrap(),
                believes: id.parse().unwrap(),
            })
            .collect();
        let mut setup = Setup::new(script, seating.len() as u8);
        setup.seating = seating;
        Self {
            town: Town::deal(&setup, Seed::from_number(1)).unwrap(),
            told: Vec::new(),
            events: Vec::new(),
        }
    }

    pub(crate) fn seat(&self, name: &str) -> Seat {
        match name {
            "ST" => Seat::new(self.town.seats() - 1),
            name => name.parse().unwrap(),
        }
    }

    pub(crate) fn asked(&self) -> Vec<Seat> {
        match self.town.turn() {
            Turn::Act(seats) => seats.into_iter().collect(),
            Turn::Over(_) => Vec::new(),
        }
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.town.legal_actions(seat, &mut legal);
        legal
    }

    pub(crate) fn may(&self, name: &str, action: &str) -> bool {
        let seat = self.seat(name);
        self.legal(seat)
            .contains(&Town::read_action(action).unwrap())
    }

    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        let why_not = self.town.why_not(seat, action);
        assert!(
            self.legal(seat).contains(&action) && why_not.is_none(),
            "{seat} may not {}: {why_not:?}; may {:?}",
            Town::write_action(action),
            self.legal(seat)
                .into_iter()
                .take(20)
                .map(Town::write_action)
                .collect::<Vec<_>>()
        );
        let mut heard: Vec<Event> = Vec::new();
        self.town
            .play_unchecked(seat, action, &mut |event| heard.push(event));
        for event in heard {
            if let Some(sight) = Town::sight(&event, Eye::All) {
                if let Sight::Told { seat, info, .. } = sight {
                    self.told.push((seat, info));
                }
                self.events.push(sight);
            }
        }
    }

    /// Somebody does something: `A`, `nominate B`.
    pub(crate) fn does(&mut self, name: &str, action: &str) -> &mut Self {
        let seat = self.seat(name);
        self.play(seat, Town::read_action(action).unwrap());
        self
    }

    /// What is done where nothing is said about it: nothing, or the first thing possible.
    pub(crate) fn by_default(&self, seat: Seat) -> Action {
        let legal = self.legal(seat);
        [Action::Decline, Action::No, Action::Pass, Action::Next]
            .into_iter()
            .find(|action| legal.contains(action))
            .unwrap_or(legal[0])
    }

    /// Goes on until something holds; these answers are given when their time has come, in this order.
    pub(crate) fn until(&mut self, answers: &[(&str, &str)], there: impl Fn(&Self) -> bool) {
        let mut answers: VecDeque<_> = answers.iter().copied().collect();
        for _ in 0..2_000 {
            let asked = self.asked();
            if asked.is_empty() || (answers.is_empty() && there(self)) {
                break;
            }
            let next = answers.front().copied();
            let fits = next.filter(|(name, action)| {
                asked.contains(&self.seat(name)) && self.may(name, action)
            });
            match fits {
                Some((name, action)) => {
                    answers.pop_front();
                    self.does(name, action);
                }
                None => {
                    let seat = asked[0];
                    self.play(seat, self.by_default(seat));
                }
            }
        }
        assert!(answers.is_empty(), "nobody was asked for {answers:?}");
    }

    pub(crate) fn view(&self, eye: Eye) -> View {
        self.town.view(eye)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view(Eye::Public).board.phase
    }

    pub(crate) fn is_day(&self) -> bool {
        matches!(self.phase(), Phase::Day) && !self.view(Eye::Public).board.day.closed
    }

    /// A night with these answers.
    pub(crate) fn night(&mut self, answers: &[(&str, &str)]) -> &mut Self {
        self.until(answers, |game| {
            game.is_day() && game.view(Eye::All).pending.is_none()
        });
        self
    }

    /// The rest of a day, with these answers.
    pub(crate) fn dusk(&mut self, answers: &[(&str, &str)]) -> &mut Self {
        self.until(answers, |game| matches!(game.phase(), Phase::Night { .. }));
        self
    }

    /// Somebody nominates somebody; the storyteller, who is asked after every nomination, lets the vote begin.
    pub(crate) fn nominate(&mut self, by: &str, whom: &str) -> &mut Self {
        self.does(by, &format!("nominate {whom}"));
        self.until(&[], |game| matches!(game.phase(), Phase::Vote));
        self
    }

    /// Somebody nominates somebody, everybody alive votes, and the day ends.
    pub(crate) fn execute(&mut self, by: &str, whom: &str) -> &mut Self {
        self.nominate(by, whom);
        while matches!(self.phase(), Phase::Vote) {
            let seat = self.asked()[0];
            self.play(seat, Action::Yes);
        }
        self.does("ST", "next")
    }

    pub(crate) fn is(&self, name: &str) -> String {
        let own = self.view(Eye::Seat(self.seat(name))).own.unwrap();
        format!("{} {}", own.side.name(), own.character)
    }

    pub(crate) fn lives(&self, name: &str) -> bool {
        self.view(Eye::Public).board.living.has(self.seat(name))
    }

    pub(crate) fn was_told(&self, name: &str, info: &str) -> bool {
        let Action::Say(info) = Town::read_action(&format!("say {info}")).unwrap() else {
            unreachable!()
        };
        self.told.contains(&(self.seat(name), info))
    }

    pub(crate) fn winner(&self) -> Option<(Side, Victory)> {
        match self.phase() {
            Phase::Over { side, why } => Some((side, why)),
            Phase::Setup | Phase::Night { .. } | Phase::Day | Phase::Vote => None,
        }
    }
}

pub(crate) fn by(id: &str) -> Victory {
    Victory::By(id.parse().unwrap())
}
