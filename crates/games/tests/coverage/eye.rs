//! An eye that sees everything, and says what a game meets.

use fengsheng::{Action, Ask, Edition, Faction, Function, Mode, Role, Rule, Script, Sight, View};
use kernel::{Seat, Seats};

/// Whose skills hold always, and can be seen to hold.
pub(crate) fn always(edition: Edition) -> impl Iterator<Item = Role> {
    let roles = [
        Role::OldGhost,
        Role::ProfessionalKiller,
        Role::Beret,
        Role::SevenHundred,
        Role::GreatBeauty,
    ];
    let decoder = (edition == Edition::Qianzhi).then_some(Role::CodeClerk);
    roles.into_iter().chain(decoder)
}

/// What one game has met, and what must be remembered of it.
pub(crate) struct Watcher {
    pub(crate) met: Vec<String>,
    /// How many declarations lay on one another, at most.
    pub(crate) longest: u64,
    /// The declarations under way, and whether a counter has reached each.
    chain: Vec<(Script, bool)>,
    /// Who is dying, and by whose hand.
    dying: Option<(Seat, Option<Seat>)>,
    declared: Option<(Seat, bool)>,
    companion: Option<Seat>,
    turned: bool,
}

impl Watcher {
    pub(crate) fn new() -> Self {
        Self {
            met: Vec::new(),
            longest: 0,
            chain: Vec::new(),
            dying: None,
            declared: None,
            companion: None,
            turned: false,
        }
    }

    fn always(&mut self, role: Option<Role>) {
        let role = role.expect("only characters have skills");
        self.met.push(format!("{role} always"));
    }

    /// What somebody decided.
    pub(crate) fn answer(&mut self, before: &View, seat: Seat, action: Action) {
        self.longest = self.longest.max(before.chain.len() as u64);
        let role = before.seats[seat.index()].role;
        match before.ask {
            Ask::React => match before.resolving.and_then(|probe| probe.face?.bet()) {
                Some(bet) => {
                    let meant = before.seats[seat.index()].identity == Some(bet.faction);
                    if meant == (action == Action::Say) {
                        self.always(role);
                    }
                }
                None => self.met.push(match action {
                    Action::Draw => "public-text takes effect".to_owned(),
                    _ => "public-text takes no effect".to_owned(),
                }),
            },
            Ask::Player {
                by: Script::Rule(Rule::GoodManners),
                ..
            } => {
                if let Action::Target(lady) = action {
                    self.companion = Some(lady);
                    self.met.push("seven-hundred wins along".to_owned());
                }
            }
            _ => {}
        }
    }

    /// What happened.
    pub(crate) fn see(&mut self, before: &View, sight: &Sight) {
        match *sight {
            Sight::Declared {
                seat, script, face, ..
            } => {
                let role = before.seats[seat.index()].role;
                match script {
                    Script::Skill(role, number) if script.is_at_once(before.edition) => {
                        self.met.push(format!("{role}-skill-{number}"));
                    }
                    _ => self.chain.push((script, false)),
                }
                if let (Script::Card(function), Some(face)) = (script, face)
                    && face.function() != function
                    // 急中生智 is a skill of its own.
                    && role != Some(Role::DeadlyPerfume)
                {
                    self.always(role);
                }
                if script == Script::Card(Function::Lock) && seat != before.turn {
                    self.always(role);
                }
            }
            Sight::Voided { .. } => {
                if let Some(top) = self.chain.last_mut() {
                    top.1 = true;
                }
            }
            Sight::Resolved { void, .. } => match (self.chain.pop(), void) {
                (Some((Script::Card(function), _)), false) => {
                    self.met.push(format!("{} takes effect", function.name()));
                }
                (Some((Script::Card(function), true)), true) => {
                    self.met.push(format!("{} is countered", function.name()));
                }
                (Some((Script::Skill(role, number), _)), false) => {
                    self.met.push(format!("{role}-skill-{number}"));
                }
                _ => {}
            },
            Sight::Triggered {
                script: Script::Trigger(role, number),
                ..
            } => self.met.push(format!("{role}-trigger-{number}")),
            // 急中生智, before what it makes of an intelligence is declared.
            Sight::Triggered {
                script: Script::Skill(role, number),
                ..
            } => self.met.push(format!("{role}-skill-{number}")),
            Sight::Drew { seat, count: 3, .. } if self.turned => {
                // In the first turn of all, characters were chosen only just now.
                if let Some(role) = before.seats[seat.index()].role {
                    self.always(Some(role));
                }
            }
            Sight::Died { seat, killer } => self.dying = Some((seat, killer)),
            Sight::Buried { .. } => self.dying = None,
            Sight::VictoryDeclared { seat, overridden } => self.declared = Some((seat, overridden)),
            _ => {}
        }
        self.turned = matches!(sight, Sight::TurnBegan { .. });
    }

    /// The game is over; whoever won by a mission did so without being the last one left.
    pub(crate) fn over(&mut self, open: &View) {
        let Some((declarer, _)) = self.declared else {
            return;
        };
        let gone = self
            .dying
            .map_or(Seats::NONE, |(seat, _)| Seats::only(seat));
        let living = open.living.minus(gone);
        for seat in open.winners.unwrap_or(Seats::NONE) {
            let place = &open.seats[seat.index()];
            let by_mission =
                place.identity == Some(Faction::Bystander) || open.rules.mode == Mode::Bystanders;
            let alone = seat == declarer && living == Seats::only(seat);
            if by_mission && !alone && self.companion != Some(seat) {
                let role = place.role.expect("everybody has a character");
                self.met.push(format!("{role} wins by the mission"));
            }
        }
    }
}
