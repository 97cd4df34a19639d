//! Rare things: what a walk must have met before its laws are worth much.

mod ends;
mod transmissions;

use fengsheng::{Action, Ask, Function, Reaction, Role, Rule, Script, Sight, Table, View};
use kernel::{Eye, Position, Seat};
use testkit::{Tally, Walk};

use super::Fengsheng;
use super::expected::EXPECTED;

/// Counts rare things, decision by decision, with an all-seeing eye.
pub(crate) struct Rare {
    /// How often each was met.
    pub(crate) tally: Tally,
    /// Which walk it is.
    place: String,
    now: Now,
}

/// What must be remembered of the game under way.
#[derive(Default)]
struct Now {
    chain: Vec<Script>,
    /// The declarations that a counter has reached, from the bottom.
    voided: Vec<bool>,
    intercepted: bool,
    /// A return has taken effect, and nothing has gone back yet.
    returning: bool,
    /// Who is dying, and by whose hand.
    dying: Option<(Seat, Option<Seat>)>,
    /// The intelligence gained last was dealt by a confound.
    confounding: bool,
    rescue: Option<Seat>,
    declared: Option<(Seat, bool)>,
    companion: Option<Seat>,
}

impl Rare {
    /// Expects everything of [`EXPECTED`].
    pub(crate) fn new() -> Self {
        Self {
            tally: Tally::expecting(&EXPECTED),
            place: String::new(),
            now: Now::default(),
        }
    }

    /// Looks at a whole walk; whether it met something for the first time.
    pub(crate) fn walk(&mut self, number: u64) -> bool {
        let missing = self.tally.missing().len();
        self.place = format!("walk {number}");
        self.now = Now::default();
        let mut walk = Walk::start(&Fengsheng, number).expect("a walk's setup can be dealt");
        loop {
            let before = walk.position.view(Eye::All);
            let Some((seat, action, events)) = walk.step() else {
                break;
            };
            let told: Vec<Sight> = events
                .iter()
                .filter_map(|event| Table::sight(event, Eye::All))
                .collect();
            self.see(&before, seat, action, &told);
        }
        self.over(&walk.position.view(Eye::All));
        self.tally.missing().len() < missing
    }

    fn met(&mut self, name: &str) {
        let Some(name) = EXPECTED.into_iter().find(|expected| *expected == name) else {
            panic!("{name} is not in the list");
        };
        self.tally.count(name, &self.place);
    }

    fn met_if(&mut self, condition: bool, name: &str) {
        assert!(EXPECTED.contains(&name), "{name} is not in the list");
        if condition {
            self.met(name);
        }
    }

    /// Looks at one decision: what was so before it, what was decided, and all that happened.
    fn see(&mut self, before: &View, seat: Seat, action: Action, told: &[Sight]) {
        self.answers(before, seat, action);
        let mut turned = false;
        self.now.returning = false;
        for sight in told {
            self.declarations(before, sight);
            self.transmissions(before, sight);
            self.ends(before, sight);
            if let Sight::Drew { seat, count: 3, .. } = *sight
                && turned
            {
                let greedy = before.seats[seat.index()].role == Some(Role::MrYi);
                self.met_if(greedy, "mr-yi-passive-0");
            }
            turned = matches!(sight, Sight::TurnBegan { .. });
        }
        let held = self.now.returning && before.transit.is_some_and(|it| before.locked.has(it.to));
        self.met_if(held, "a locked player returns nothing");
    }

    fn answers(&mut self, before: &View, seat: Seat, action: Action) {
        let role = before.seats[seat.index()].role;
        match before.ask {
            Ask::React => self.reaction(before, seat, role, action),
            Ask::Card {
                by: Script::Rule(Rule::ReturnOne),
                ..
            } => self.met("great-beauty-passive-0"),
            Ask::Player {
                by: Script::Rule(Rule::GoodManners),
                ..
            } => {
                self.met("seven-hundred-passive-1");
                if let Action::Target(lady) = action {
                    self.now.companion = Some(lady);
                    let white = before.seats[lady.index()].role == Some(Role::RookieWhite);
                    self.met_if(white, "rookie-white-passive-0");
                }
            }
            Ask::Trigger {
                by: Script::Rule(Rule::TurnUp),
            } if action == Action::Pass => self.met("a face-down player is asked and passes"),
            _ => {}
        }
    }

    fn reaction(&mut self, before: &View, seat: Seat, role: Option<Role>, action: Action) {
        let bet = before.resolving.and_then(|probe| probe.face?.bet());
        let meant = bet.is_some_and(|bet| before.seats[seat.index()].identity == Some(bet.faction));
        if meant == (action == Action::Say) {
            let role = role.expect("only characters conceal");
            self.met(&format!("{role}-passive-0"));
        }
        let empty = before.seats[seat.index()].hand_size == 0;
        self.met_if(
            empty && action == Action::Discard,
            "an empty hand is announced to a probe",
        );
    }

    fn declarations(&mut self, before: &View, sight: &Sight) {
        match *sight {
            Sight::Declared {
                seat,
                script,
                face,
                target,
                ..
            } => {
                self.now.chain.push(script);
                self.now.voided.push(false);
                self.now.intercepted = false;
                let deep = self.now.chain.len();
                self.met_if(deep >= 3, "a counter is answered");
                self.met_if(deep >= 6, "six declarations lie on one another");
                self.met_if(
                    script == Script::Card(Function::Lure) && target == Some(seat),
                    "a player lures themselves away",
                );
                match (script, face) {
                    (Script::Card(function), Some(face)) if face.function() != function => {
                        self.converted(before, seat, function);
                    }
                    (Script::Skill(role, number), _) => {
                        self.met(&format!("{role}-skill-{number}"));
                    }
                    _ => {}
                }
                let early = script == Script::Card(Function::Lock) && seat != before.turn;
                self.met_if(early, "seven-hundred-passive-0");
            }
            Sight::Voided { .. } => {
                if let Some(top) = self.now.voided.last_mut() {
                    *top = true;
                }
                let counter = self.now.chain.last() == Some(&Script::Card(Function::Counter));
                self.met_if(counter, "a counter is countered");
            }
            Sight::Resolved { void, .. } => {
                let countered = self.now.voided.pop().unwrap_or_default();
                self.met_if(void && !countered, "a declaration's target is gone");
                if let Some(Script::Card(function)) = self.now.chain.pop() {
                    let name = function.name();
                    if void {
                        self.met_if(countered, &format!("{name} is countered"));
                    } else {
                        self.met(&format!("{name} takes effect"));
                    }
                    self.now.returning = function == Function::Return && !void;
                }
            }
            Sight::Triggered {
                script: script @ Script::Trigger(role, number),
                ..
            } => {
                self.met(&format!("{role}-trigger-{number}"));
                let rescue = Script::Trigger(Role::MaskedMan, 1);
                self.now.rescue = self.now.rescue.filter(|_| script == rescue);
            }
            Sight::Reacted { reaction, .. } => self.met(match reaction {
                Reaction::Drew => "a probed player draws",
                Reaction::Discarded => "a probed player discards",
                Reaction::Said => "a probed player says it",
            }),
            Sight::Reshuffled { .. } => self.met("the discard is reshuffled"),
            _ => {}
        }
    }

    /// A skill made another function of a card.
    fn converted(&mut self, before: &View, seat: Seat, function: Function) {
        let role = before.seats[seat.index()].role;
        self.met(match (role, function) {
            (Some(Role::ProfessionalKiller), Function::Lock) => "professional-killer-passive-0",
            (Some(Role::Blade), Function::Lock) => "blade-passive-0",
            (Some(Role::Beret), Function::Lock) => "beret-passive-0",
            (Some(Role::BlackHand), Function::Lock) => "black-hand-passive-0",
            (Some(Role::MrYi), Function::Counter) => "mr-yi-passive-1",
            _ => "nobody else converts",
        });
    }
}
